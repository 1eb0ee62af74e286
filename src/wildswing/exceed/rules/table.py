"""The table of an Exceed match as plain data.

`Side`, `Attack`, `Strike` and `Table` change in place and are copied; the small records of what lies in play are
replaced whole, so copies share them.
"""

from typing import ClassVar, Final

from wildswing.exceed.rules.book import Book, book_of
from wildswing.kernel.state import NOTHING, Record, Row, State, Step, own_fields

NOBODY: Final = -1
"""No seat: nobody has advantage, nobody has won."""

NO_SPACE: Final = 0
"""Not on any space of the arena."""

ATTACK: Final = -4
"""As the source of a line: the attack of the line's owner. A boost in play is its serial number, a fighter NOTHING."""

STRIKE: Final = "strike"
"""The deed of a turn in which a strike happened."""

AT_MOST: Final = "at most"
"""The change of a bonus that gives the damage of an extra attack an upper end."""

EXTRA_MISSES: Final = "the extra attack cannot hit"
"""In the ledger of a strike: a text says so of the extra attack that is going on."""


GAME_LONG: Final = "game "
"""Before the mark of a once-a-game line: a deed that is remembered beyond the turn (EX-NOTION-ONCE-01)."""

ENTERED: Final = "boost "
"""Before a serial number: the deed of a seat that a boost came into play for, if a text looks at the turn after."""

SPENT: Final = {"force": "force spent", "gauge": "gauge spent", "life": "life spent"}
"""The deeds of a seat that spends a resource, once for each point of it."""


NOTHING_SHOWN: Final = -1
"""In place of a number of cards below: no card of a deck was shown."""


class Result(Record):
    """What the instructions of a line have left so far, for those that follow to ask about."""

    def __init__(
        self,
        did: bool = False,
        passed: bool = False,
        cards: tuple[int, ...] = (),
        rest: tuple[int, ...] = (),
        zone: str = "",
        whose: int = NOBODY,
        rest_zone: str = "",
        rest_whose: int = NOBODY,
        boosts: tuple[int, ...] = (),
        name: str = "",
        force_spent: int = 0,
        gauge_spent: int = 0,
        life_spent: int = 0,
        spent: tuple[int, ...] = (),
        discarded: tuple[int, ...] = (),
        revealed: tuple[int, ...] = (),
        picked: tuple[int, ...] = (),
        moved: int = 0,
        spaces: tuple[int, ...] = (),
        hit: bool = False,
        forced: tuple[int, ...] = (),
        below: int = NOTHING_SHOWN,
    ) -> None:
        self.did = did
        """Whether the last instruction did all of what it says."""
        self.passed = passed
        """Whether the last movement passed the other fighter."""
        self.cards = cards
        """The cards of the last instruction: "it", "them"."""
        self.rest = rest
        """The cards of the instruction before that the last one left."""
        self.zone = zone
        self.whose = whose
        """The area in which the cards lie, and whose it is."""
        self.rest_zone = rest_zone
        self.rest_whose = rest_whose
        """The same of the rest."""
        self.boosts = boosts
        """The boosts in play that the last instruction was about, by their serial numbers."""
        self.name = name
        """The names that were named, each on a line of its own."""
        self.force_spent = force_spent
        self.gauge_spent = gauge_spent
        self.life_spent = life_spent
        """Points spent by the last payment of this line."""
        self.spent = spent
        self.discarded = discarded
        self.revealed = revealed
        """Cards spent by the last payment, and cards discarded and revealed by this line."""
        self.picked = picked
        """The instructions done so far of a choice that lets several be done, by their numbers."""
        self.moved = moved
        """The spaces that the last movement went."""
        self.spaces = spaces
        """The spaces that the last movement passed, in order; or those of the tokens that the last instruction took."""
        self.hit = hit
        """Whether the extra attack hit that the last instruction has made."""
        self.forced = forced
        """The cards that an instruction which is not over yet has made the other player discard from the hand."""
        self.below = below
        """How many cards lie below those of a deck that were looked at or revealed; or that there are none of them."""

    __slots__ = own_fields(__init__, Record)

    def is_empty(self) -> bool:
        """Tells whether nothing has been done yet."""
        if self.did or self.passed or self.moved or self.name or self.cards or self.rest or self.boosts:
            return False
        spent = self.force_spent or self.gauge_spent or self.life_spent or self.spent
        return not (spent or self.discarded or self.revealed)

    def copy(self) -> "Result":
        """Returns a copy to change before it becomes the table's result; that one is never changed again."""
        return Result(
            self.did,
            self.passed,
            self.cards,
            self.rest,
            self.zone,
            self.whose,
            self.rest_zone,
            self.rest_whose,
            self.boosts,
            self.name,
            self.force_spent,
            self.gauge_spent,
            self.life_spent,
            self.spent,
            self.discarded,
            self.revealed,
            self.picked,
            self.moved,
            self.spaces,
            self.hit,
            self.forced,
            self.below,
        )


NO_RESULT: Final = Result()


class InPlay(Record):
    """A boost or transformation in play."""

    def __init__(
        self,
        card: int,
        serial: int,
        space: int = NO_SPACE,
        kept: int = 0,
        sustained: bool = False,
        face: int = NOTHING,
    ) -> None:
        self.card = card
        self.serial = serial
        """Tells it from other copies in play; texts mean it by "this"."""
        self.space = space
        """The space it lies on, or NO_SPACE."""
        self.kept = kept
        """Its X."""
        self.sustained = sustained
        """Whether it stays through the cleanup of this strike."""
        self.face = card if face == NOTHING else face
        """The number under which its text is found: that of the card, or a blank one if it lies face down."""

    __slots__ = own_fields(__init__, Record)

    @property
    def is_blank(self) -> bool:
        """Whether its card lies face down."""
        return self.face != self.card


class Under(Record):
    """The cards that lie face down under a boost in play."""

    def __init__(self, serial: int, covered: tuple[int, ...], seen: tuple[int, ...]) -> None:
        self.serial = serial
        """The boost, by its serial number."""
        self.covered = covered
        """In the order the cards came."""
        self.seen = seen
        """For each of them who knows it: 0, 1, 2 or 3."""

    __slots__ = own_fields(__init__, Record)


class Laid(Record):
    """A card that lies open on a space as a token."""

    def __init__(self, card: int, serial: int, space: int, token: str) -> None:
        self.card = card
        self.serial = serial
        """Tells it from others; it counts on from those of boosts."""
        self.space = space
        self.token = token
        """What it is there, by the name of the token."""

    __slots__ = own_fields(__init__, Record)


class Playing(Record):
    """A boost that is being played and has not closed yet."""

    def __init__(
        self,
        card: int,
        serial: int,
        seat: int,
        action: bool,
        destination: str = "",
        to_seat: int = NOBODY,
        negated: bool = False,
        origin: str = "",
        kept: int = 0,
        sustained: bool = False,
        space: int = NO_SPACE,
    ) -> None:
        self.card = card
        """The card, or NOTHING once it has gone to an area."""
        self.serial = serial
        """The serial number that it has in play."""
        self.seat = seat
        self.action = action
        """Whether the Boost action plays it, so that it can be canceled from."""
        self.destination = destination
        """The area it goes to when it closes, if a text says so."""
        self.to_seat = to_seat
        """Whose area that is."""
        self.negated = negated
        self.origin = origin
        """The area it came from."""
        self.kept = kept
        self.sustained = sustained
        self.space = space
        """Its X, whether it is sustained, and its space, for when it enters the boost area."""

    __slots__ = own_fields(__init__, Record)

    def copy(self) -> "Playing":
        """Returns a copy to change before it takes the place of this one, which is never changed again."""
        return Playing(
            self.card,
            self.serial,
            self.seat,
            self.action,
            self.destination,
            self.to_seat,
            self.negated,
            self.origin,
            self.kept,
            self.sustained,
            self.space,
        )


UNTIL_TURN: Final = "until the next turn of "
UNTIL_END: Final = "until the end of the next turn of "
"""Before a seat: how long a text lasts that was gained for longer than the turn."""


class Granted(Record):
    """A text that a player has gained for a while."""

    def __init__(self, line: int, owner: int, source: int, until: str, name: str = "") -> None:
        self.line = line
        """The number of the line in the book."""
        self.owner = owner
        self.source = source
        """What "this" means in it: a serial number, ATTACK, or NOTHING for the fighter."""
        self.until = until
        """strike, turn or game; or UNTIL_TURN or UNTIL_END with a seat. What the attack gained lasts for the strike."""
        self.name = name
        """The name that was named when it was gained."""

    __slots__ = own_fields(__init__, Record)


class Attack(Record):
    """An attack in a strike; it is not its card, which may be gone, or never have been there."""

    def __init__(
        self,
        card: int,
        face: int,
        zone: str,
        copy_card: int = NOTHING,
        ex: bool = False,
        wild: bool = False,
        face_up: bool = False,
        early: bool = False,
        paid: tuple[int, ...] = (),
        hit: bool = False,
        sure: bool = False,
        origin: int = NO_SPACE,
        destination: str = "",
        extra: bool = False,
        seen: int = 0,
        lay_on: int = NO_SPACE,
        to_seat: int = NOBODY,
    ) -> None:
        self.card = card
        """The card in play; NOTHING if the attack is printed, or has left play."""
        self.face = face
        """The number of the attack in the book; NOTHING once it has left play."""
        self.zone = zone
        """Where it came from: hand, deck, gauge, boosts, or printed."""
        self.copy_card = copy_card
        """The second card of an EX attack, until the reveal."""
        self.ex = ex
        self.wild = wild
        """Whether it is a wild swing."""
        self.face_up = face_up
        self.early = early
        """Whether it was face up before the reveal."""
        self.paid = paid
        """The cards spent for its cost."""
        self.hit = hit
        self.sure = sure
        """Whether a text makes it hit whatever the range."""
        self.origin = origin
        """The space that range is measured from, or NO_SPACE for the fighter."""
        self.destination = destination
        """The area its card goes to in cleanup, if a text says so."""
        self.extra = extra
        """Whether it is one more attack within the strike."""
        self.seen = seen
        """Who knows its face while it lies face down: 1 for the first seat, 2 for the second, 3 for both."""
        self.lay_on = lay_on
        """The space on which it lay as a boost before it was set."""
        self.to_seat = to_seat
        """Whose area its destination is."""

    __slots__ = own_fields(__init__, Record)

    def copy(self) -> "Attack":
        """Returns an independent copy."""
        return Attack(
            self.card,
            self.face,
            self.zone,
            self.copy_card,
            self.ex,
            self.wild,
            self.face_up,
            self.early,
            self.paid,
            self.hit,
            self.sure,
            self.origin,
            self.destination,
            self.extra,
            self.seen,
            self.lay_on,
            self.to_seat,
        )


class Bonus(Row):
    """A change of a total of one seat's attack that an instruction has granted."""

    def __init__(self, seat: int, stat: str, change: str, low: int, high: int, giver: str, extra: bool) -> None:
        self.seat = seat
        self.stat = stat
        self.change = change
        self.low = low
        self.high = high
        """The amount; of a range, that of the minimum and that of the maximum."""
        self.giver = giver
        self.extra = extra
        """Whether it was given to an extra attack."""

    __slots__ = own_fields(__init__, Row)


ANY_RANGE: Final = -1


class Ban(Row):
    """What a seat may not do, since an instruction says so."""

    def __init__(self, seat: int, ban: str, low: int, high: int, name: str = "", owner: int = NOBODY) -> None:
        self.seat = seat
        self.ban = ban
        self.low = low
        self.high = high
        """The lowest and highest range at which it holds, or ANY_RANGE."""
        self.name = name
        """Nothing any more; states that were saved earlier have it."""
        self.owner = owner
        """Whose text says so."""

    __slots__ = own_fields(__init__, Row)


class Duty(Row):
    """What a seat must do when setting."""

    def __init__(self, seat: int, duty: str, name: str) -> None:
        self.seat = seat
        self.duty = duty
        self.name = name

    __slots__ = own_fields(__init__, Row)


Pair = tuple[int, int]

# What is looked up by a seat is no pair to the types: compiled code would make a new tuple of a pair at each look.
Attacks = tuple[Attack | None, ...]


class Strike(Record):
    """A strike that is going on."""

    ROWS: ClassVar[dict[str, type[Row]]] = {"bonuses": Bonus, "bans": Ban, "duties": Duty}

    def __init__(
        self,
        attacker: int,
        attacks: Attacks = (None, None),
        waiting: tuple[Attack, ...] = (),
        revealed: bool = False,
        active: int = NOBODY,
        damage: Pair = (0, 0),
        armor_used: Pair = (0, 0),
        stunned: tuple[bool, ...] = (False, False),
        advantage: int = NOBODY,
        bonuses: tuple[Bonus, ...] = (),
        bans: tuple[Ban, ...] = (),
        duties: tuple[Duty, ...] = (),
        deeds: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.attacker = attacker
        """EX-STRIKE-01: who initiated the strike."""
        self.attacks = attacks
        self.waiting = waiting
        """Main attacks that wait while an extra attack of the same seat goes on."""
        self.revealed = revealed
        self.active = active
        """EX-PRIO-01: whose attack goes first; NOBODY before speeds are compared."""
        self.damage = damage
        """EX-STUN-03: damage that got through armor so far."""
        self.armor_used = armor_used
        """EX-DMG-02: armor that has prevented damage already."""
        self.stunned = stunned
        self.advantage = advantage
        """EX-NEXT-03: who gained advantage last."""
        self.bonuses = bonuses
        self.bans = bans
        self.duties = duties
        self.deeds = deeds
        """What each seat did in this strike, and which once-a-strike lines it used."""

    __slots__ = own_fields(__init__, Record)

    def put(self, seat: int, attack: Attack) -> None:
        """Lets a seat have an attack."""
        one, other = self.attacks
        self.attacks = (attack, other) if seat == 0 else (one, attack)

    def copy(self) -> "Strike":
        """Returns an independent copy."""
        one, other = self.attacks
        return Strike(
            self.attacker,
            (None if one is None else one.copy(), None if other is None else other.copy()),
            tuple([attack.copy() for attack in self.waiting]) if self.waiting else (),
            self.revealed,
            self.active,
            self.damage,
            self.armor_used,
            self.stunned,
            self.advantage,
            self.bonuses,
            self.bans,
            self.duties,
            self.deeds,
        )


class Side(Record):
    """One player's fighter and cards."""

    def __init__(
        self,
        life: int,
        space: int,
        deck: tuple[int, ...] = (),
        hand: tuple[int, ...] = (),
        gauge: tuple[int, ...] = (),
        discard: tuple[int, ...] = (),
        sealed: tuple[int, ...] = (),
        boosts: tuple[InPlay, ...] = (),
        transformations: tuple[InPlay, ...] = (),
        overdrive: tuple[int, ...] = (),
        aside: tuple[int, ...] = (),
        put_back: tuple[int, ...] = (),
        tokens: tuple[int, ...] = (),
        exceeded: bool = False,
        reshuffled: bool = False,
        width: int = 1,
        x: int = 0,
        seen_hand: tuple[int, ...] = (),
        seen_deck: tuple[int, ...] = (),
        exchanged: int = 0,
        drawn: tuple[int, ...] = (),
        under: tuple[Under, ...] = (),
        laid: tuple[Laid, ...] = (),
        seen_sealed: tuple[int, ...] = (),
        held: tuple[int, ...] = (),
    ) -> None:
        self.life = life
        self.space = space
        """The fighter's space; the middle one of a wide fighter."""
        self.deck = deck
        """Face down, top card first."""
        self.hand = hand
        """Lowest number first."""
        self.gauge = gauge
        """In the order the cards came."""
        self.discard = discard
        """EX-ZONE-07: the latest card last, which is on top."""
        self.sealed = sealed
        self.boosts = boosts
        """EX-ZONE-16: continuous boosts in play."""
        self.transformations = transformations
        self.overdrive = overdrive
        self.aside = aside
        """Cards that start outside the deck."""
        self.put_back = put_back
        """EX-SETUP-07: cards set aside in the mulligan, face down."""
        self.tokens = tokens
        """The space of each token, or NO_SPACE."""
        self.exceeded = exceeded
        self.reshuffled = reshuffled
        """EX-SHUF-02: whether the one Reshuffle is used."""
        self.width = width
        self.x = x
        """The X of the fighter and of its attack."""
        self.seen_hand = seen_hand
        """Cards that everybody knows to be in the hand, or in an attack set from it."""
        self.seen_deck = seen_deck
        """For cards of the deck, from the top, who knows them: 0, 1, 2 or 3; where it ends nobody knows more."""
        self.exchanged = exchanged
        """How many cards of the opening hand were exchanged."""
        self.drawn = drawn
        """The cards drawn since the last action was chosen, in order, known to their owner."""
        self.under = under
        """What lies under boosts of this side."""
        self.laid = laid
        """Cards that lie on spaces as tokens."""
        self.seen_sealed = seen_sealed
        """Own cards that everybody knows to be sealed, or in an attack set from there, though they lie face down."""
        self.held = held
        """How many of each token that lies on no space, in the order of the book."""

    __slots__ = own_fields(__init__, Record)

    def copy(self) -> "Side":
        """Returns an independent copy."""
        return Side(
            self.life,
            self.space,
            self.deck,
            self.hand,
            self.gauge,
            self.discard,
            self.sealed,
            self.boosts,
            self.transformations,
            self.overdrive,
            self.aside,
            self.put_back,
            self.tokens,
            self.exceeded,
            self.reshuffled,
            self.width,
            self.x,
            self.seen_hand,
            self.seen_deck,
            self.exchanged,
            self.drawn,
            self.under,
            self.laid,
            self.seen_sealed,
            self.held,
        )


Deed = tuple[int, str]
"""A seat and what it did."""


class Table(State):
    """A whole match of Exceed at some moment."""

    DERIVED: ClassVar[tuple[str, ...]] = ("book",)

    def __init__(
        self,
        chance: int,
        agenda: tuple[Step, ...],
        lanes: tuple[tuple[Step, ...], ...],
        texts: tuple[str, ...],
        sides: tuple[Side, ...],
        first: int = 0,
        turn: int = 0,
        number: int = 0,
        strike: Strike | None = None,
        result: Result | None = None,
        playing: tuple[Playing, ...] = (),
        granted: tuple[Granted, ...] = (),
        deferred: tuple[int, ...] = (),
        actions: int = 0,
        deeds: tuple[Deed, ...] = (),
        last_turn: tuple[Deed, ...] = (),
        carried: tuple[Pair, Pair] = ((0, 0), (0, 0)),
        serials: int = 0,
        opened: tuple[int, ...] = (),
        winner: int = NOBODY,
        ending: str = "",
        book: Book | None = None,
    ) -> None:
        super().__init__(chance, agenda, lanes)
        self.texts = texts
        """The edition, then each seat's fighter and Normals: the full texts that the match is played with."""
        self.book: Book = book_of(texts) if book is None else book
        """What the texts say; it follows from them, so it is neither compared nor saved."""
        self.sides = sides
        self.first = first
        """The first player."""
        self.turn = turn
        """Whose turn it is."""
        self.number = number
        """How many turns have begun."""
        self.strike = strike
        self.result: Result = NO_RESULT if result is None else result
        self.playing = playing
        """Boosts being played, the innermost last."""
        self.granted = granted
        self.deferred = deferred
        """A strike that waits until all open boosts have closed: who begins it, and the instruction's number."""
        self.actions = actions
        """Further actions that the turn player may take."""
        self.deeds = deeds
        """What each seat did this turn, and which once-a-turn lines it used."""
        self.last_turn = last_turn
        """The deeds of the turn before."""
        self.carried = carried
        """Damage taken and armor used earlier in this turn, which some editions count on (D-16)."""
        self.serials = serials
        """How many serial numbers have been given to boosts."""
        self.opened = opened
        """Cards laid open since the last action was chosen, in order: what anybody has seen and may remember."""
        self.winner = winner
        self.ending = ending
        """Why the game is over."""

    __slots__ = own_fields(__init__, State)

    def copy(self) -> "Table":
        """Returns an independent copy."""
        one, other = self.sides
        strike = self.strike
        twin = Table(
            self.chance,
            self.agenda,
            self.lanes,
            self.texts,
            (one.copy(), other.copy()),
            self.first,
            self.turn,
            self.number,
            None if strike is None else strike.copy(),
            self.result,
            self.playing,
            self.granted,
            self.deferred,
            self.actions,
            self.deeds,
            self.last_turn,
            self.carried,
            self.serials,
            self.opened,
            self.winner,
            self.ending,
            self.book,
        )
        twin.asks = self.asks
        twin.path = self.path
        return twin
