"""What happens in an Exceed match, each told in a sentence."""

# ruff: noqa: D102 (the docstring of each class says what its sentence tells)

from wildswing.exceed.rules.naming import FROM, MOVEMENTS, TO, action, area
from wildswing.exceed.rules.retelling import line_retold
from wildswing.kernel.event import Event
from wildswing.texts import Text, plural, say, text, translated

PARTS = tuple[tuple[int, str], ...]
"""What a total is made of: amounts, each with the name of what gives it."""


UNKNOWN_TOKEN = text("A face-down token")
"""What a token is called to those who may not know which it is."""

NO_FACE = text("attack")
"""What an attack is called whose card has been taken away."""

SETS: dict[str, Text] = {
    "an attack": text("an attack"),
    "an attack face up": text("an attack face up"),
    "an EX attack": text("an EX attack"),
    "an EX attack face up": text("an EX attack face up"),
    "a wild swing": text("a wild swing"),
    "a wild swing face up": text("a wild swing face up"),
}

TOKEN_CHANGES: dict[str, Text] = {
    "gains": text("{who} gains {amount} {token} and has {number}."),
    "spends": text("{who} spends {amount} {token} and has {number}."),
}

LIFE_CHANGES: dict[str, Text] = {
    "gains": text("{who} gains {amount} life and has {life}."),
    "loses": text("{who} loses {amount} life and has {life}."),
    "spends": text("{who} spends {amount} life and has {life}."),
}


def cards_told(cards: tuple[str, ...], count: int) -> str:
    """Returns cards by their names, or their number where their faces stay hidden."""
    return listed(cards) if cards else plural(count, "{count} card", "{count} cards")


def listed(names: tuple[str, ...]) -> str:
    """Returns names as a sentence lists them."""
    return names[0] if len(names) == 1 else say("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def explained(parts: PARTS) -> str:
    """Returns a total and what it is made of: "8 = 5 Wild Throw + 2 Flame of corruption + 1 ability"."""
    number = sum([part[0] for part in parts])
    if len(parts) < 2:
        return str(number)
    said = [f"{abs(amount)} {name}" for amount, name in parts]
    signs = ["-" if amount < 0 else "+" for amount, _ in parts]
    first = f"-{said[0]}" if signs[0] == "-" else said[0]
    return f"{number} = {first}" + "".join([f" {sign} {one}" for sign, one in zip(signs[1:], said[1:], strict=True)])


class MatchBegan(Event, frozen=True):
    """EX-SETUP-12: the first player was chosen by chance."""

    first: int
    names: tuple[str, str]
    edition: str

    def sentence(self) -> str:
        return say(
            "{one} meets {other} ({edition}); {first} goes first.",
            one=self.names[0],
            other=self.names[1],
            edition=self.edition,
            first=self.names[self.first],
        )


class Mulliganed(Event, frozen=True):
    """EX-SETUP-07, EX-SETUP-08: the number is seen, the cards are not."""

    seat: int
    who: str
    count: int

    def sentence(self) -> str:
        return plural(
            self.count,
            "{who} exchanges {count} card of the opening hand.",
            "{who} exchanges {count} cards of the opening hand.",
            who=self.who,
        )


class TurnBegan(Event, frozen=True):
    """A turn begins."""

    seat: int
    who: str
    number: int

    def sentence(self) -> str:
        return say("Turn {number}: {who}.", number=self.number, who=self.who)


class ActionTaken(Event, frozen=True):
    """EX-ACT-01: an action was chosen."""

    seat: int
    who: str
    action: str

    def sentence(self) -> str:
        return say("{who}: {action}.", who=self.who, action=action(self.action))


class CardsMoved(Event, frozen=True):
    """Cards went from one area to another; without names, their faces stay hidden."""

    seat: int
    who: str
    cards: tuple[str, ...]
    count: int
    source: str
    target: str

    def sentence(self) -> str:
        cards = cards_told(self.cards, self.count)
        target = translated(TO[self.target], who=self.who)
        if not self.source:
            return plural(self.count, "{cards} goes {target}.", "{cards} go {target}.", cards=cards, target=target)
        return plural(
            self.count,
            "{cards} goes {origin} {target}.",
            "{cards} go {origin} {target}.",
            cards=cards,
            origin=translated(FROM[self.source]),
            target=target,
        )


class Drew(Event, frozen=True):
    """EX-ZONE-21: cards were drawn; their faces are told to their owner."""

    seat: int
    who: str
    count: int
    cards: tuple[str, ...] = ()

    def sentence(self) -> str:
        return say("{who} draws {cards}.", who=self.who, cards=cards_told(self.cards, self.count))


class Spent(Event, frozen=True):
    """A card was spent for force or gauge."""

    seat: int
    who: str
    card: str
    source: str
    worth: int
    resource: str

    def sentence(self) -> str:
        if self.resource == "force":
            said = text("{who} spends {card} {origin} for {worth} force.")
        else:
            said = text("{who} spends {card} {origin} for {worth} gauge.")
        return translated(said, who=self.who, card=self.card, origin=translated(FROM[self.source]), worth=self.worth)


class LifeChanged(Event, frozen=True):
    """A life changed otherwise than by damage."""

    seat: int
    who: str
    amount: int
    life: int
    reason: str

    def sentence(self) -> str:
        return translated(LIFE_CHANGES[self.reason], who=self.who, amount=abs(self.amount), life=self.life)


class TokensChanged(Event, frozen=True):
    """A player gained or spent some of a token that lies on no space."""

    seat: int
    who: str
    token: str
    amount: int
    number: int
    reason: str

    def sentence(self) -> str:
        return translated(
            TOKEN_CHANGES[self.reason], who=self.who, amount=self.amount, token=self.token, number=self.number
        )


class Moved(Event, frozen=True):
    """A fighter moved."""

    seat: int
    who: str
    verb: str
    origin: int
    target: int
    passed: bool

    def sentence(self) -> str:
        verb = translated(MOVEMENTS[self.verb])
        if self.origin == self.target:
            return say("{who} stays on space {target} ({verb}).", who=self.who, target=self.target, verb=verb)
        if self.passed:
            said = text("{who} moves from space {origin} to {target} ({verb}, past the other fighter).")
        else:
            said = text("{who} moves from space {origin} to {target} ({verb}).")
        return translated(said, who=self.who, origin=self.origin, target=self.target, verb=verb)


class Placed(Event, frozen=True):
    """Something was put on a space."""

    seat: int
    what: str
    space: int

    def sentence(self) -> str:
        what = translated(UNKNOWN_TOKEN) if self.what == UNKNOWN_TOKEN else self.what
        return say("{what} is now on space {space}.", what=what, space=self.space)


class TakenOff(Event, frozen=True):
    """A token was taken off the arena; one that lay face down is seen then, and nothing of it is left to look at."""

    seat: int
    what: str

    def sentence(self) -> str:
        return say("{what} leaves the arena.", what=self.what)


class BoostPlayed(Event, frozen=True):
    """EX-BOOST-14: the cost is paid, the effects are to come."""

    seat: int
    who: str
    boost: str
    card: str

    def sentence(self) -> str:
        return say("{who} plays the boost {boost} ({card}).", who=self.who, boost=self.boost, card=self.card)


class BoostNegated(Event, frozen=True):
    """EX-BOOST-17: a boost does nothing."""

    seat: int
    boost: str

    def sentence(self) -> str:
        return say("{boost} is negated.", boost=self.boost)


class Canceled(Event, frozen=True):
    """EX-CANCEL-01: 1 gauge buys another action."""

    seat: int
    who: str

    def sentence(self) -> str:
        return say("{who} cancels and takes another action.", who=self.who)


class TextResolved(Event, frozen=True):
    """A line of a card or fighter is done; its text names both players, since everybody reads it."""

    seat: int
    who: str
    carrier: str
    text: str

    def sentence(self) -> str:
        told = f"{self.carrier} — {line_retold(self.text)}"
        return told if self.carrier == self.who else f"{self.who}: {told}"


class Named(Event, frozen=True):
    """A name was named."""

    seat: int
    who: str
    name: str

    def sentence(self) -> str:
        return say("{who} names {name}.", who=self.who, name=self.name)


class Shown(Event, frozen=True):
    """Cards were shown; `where` says from which area."""

    seat: int
    who: str
    cards: tuple[str, ...]
    where: str

    def sentence(self) -> str:
        cards = listed(self.cards) if self.cards else say("no cards")
        return say("{who} shows {cards} ({where}).", who=self.who, cards=cards, where=area(self.where))


class StrikeBegan(Event, frozen=True):
    """EX-STRIKE-01: a strike was initiated."""

    attacker: int
    who: str

    def sentence(self) -> str:
        return say("{who} initiates a strike.", who=self.who)


class AttackSet(Event, frozen=True):
    """EX-STRIKE-02: an attack was set; how it was set is seen, its face is not unless it lies face up."""

    seat: int
    who: str
    how: str
    card: str = ""

    def sentence(self) -> str:
        how = translated(SETS[self.how])
        if self.card:
            return say("{who} sets {how}: {card}.", who=self.who, how=how, card=self.card)
        return say("{who} sets {how}.", who=self.who, how=how)


class AttackRevealed(Event, frozen=True):
    """EX-REVEAL-01: an attack was turned face up."""

    seat: int
    who: str
    card: str
    ex: bool
    wild: bool

    def sentence(self) -> str:
        said = {
            (False, False): text("{who} reveals {card}."),
            (True, False): text("{who} reveals {card} (EX)."),
            (False, True): text("{who} reveals {card} (a wild swing)."),
            (True, True): text("{who} reveals {card} (EX, a wild swing)."),
        }[self.ex, self.wild]
        return translated(said, who=self.who, card=self.card)


class AttackInvalid(Event, frozen=True):
    """EX-REVEAL-11: an attack is discarded and replaced."""

    seat: int
    who: str
    card: str
    reason: Text

    def sentence(self) -> str:
        return say(
            "{who}'s {card} is invalid ({reason}) and replaced with a wild swing.",
            who=self.who,
            card=self.card,
            reason=translated(self.reason),
        )


class Prioritized(Event, frozen=True):
    """EX-PRIO-01: speeds were compared."""

    active: int
    who: str
    speeds: tuple[PARTS, PARTS]
    names: tuple[str, str]

    def sentence(self) -> str:
        return say(
            "{one} speed {speed}, {other} speed {other_speed}: {who} goes first.",
            one=self.names[0],
            speed=explained(self.speeds[0]),
            other=self.names[1],
            other_speed=explained(self.speeds[1]),
            who=self.who,
        )


class AttackChecked(Event, frozen=True):
    """EX-ATK-05: an attack hit or missed."""

    seat: int
    who: str
    card: str
    hit: bool
    distance: int
    farthest: int
    """EX-CARE-09: a wide opponent stands at every range from the distance to this one."""
    reach: str
    reason: str

    def sentence(self) -> str:
        card = translated(NO_FACE) if self.card == NO_FACE else self.card
        away = f"{self.distance}-{self.farthest}" if self.farthest > self.distance else self.distance
        if self.hit:
            return say(
                "{who}'s {card} (range {reach}) hits at range {distance}.",
                who=self.who,
                card=card,
                reach=self.reach,
                distance=away,
            )
        return say(
            "{who}'s {card} (range {reach}) misses at range {distance} ({reason}).",
            who=self.who,
            card=card,
            reach=self.reach,
            distance=away,
            reason=translated(Text(self.reason.strip(" ()"))),
        )


class AttackSkipped(Event, frozen=True):
    """EX-REACT-02: a stunned player does not attack."""

    seat: int
    who: str
    reason: Text

    def sentence(self) -> str:
        return say("{who} does not attack: {reason}.", who=self.who, reason=translated(self.reason))


class Damaged(Event, frozen=True):
    """EX-DMG-01: damage was dealt."""

    seat: int
    who: str
    amount: int
    life: int
    power: PARTS
    armor: int
    guard: PARTS

    def sentence(self) -> str:
        if self.armor:
            said = text("{who} takes {amount} damage (power {power}, {armor} prevented by armor) and has {life} life.")
        else:
            said = text("{who} takes {amount} damage (power {power}) and has {life} life.")
        power = explained(self.power)
        return translated(said, who=self.who, amount=self.amount, power=power, armor=self.armor, life=self.life)


class BecameStunned(Event, frozen=True):
    """EX-STUN-01: damage went above guard."""

    seat: int
    who: str
    damage: int
    guard: PARTS
    ignored: bool = False

    def sentence(self) -> str:
        if self.ignored:
            said = text("{who} is stunned: guard is ignored, so {damage} damage is enough.")
        else:
            said = text("{who} is stunned: {damage} damage is more than guard {guard}.")
        return translated(said, who=self.who, damage=self.damage, guard=explained(self.guard))


class AdvantageGained(Event, frozen=True):
    """EX-GLOS-01: a player takes the next turn."""

    seat: int
    who: str

    def sentence(self) -> str:
        return say("{who} gains advantage.", who=self.who)


class StrikeEnded(Event, frozen=True):
    """EX-NEXT-01, EX-NEXT-02: whose turn is next."""

    next: int
    who: str
    advantage: bool

    def sentence(self) -> str:
        if self.advantage:
            return say("The strike is over; {who} takes the next turn by advantage.", who=self.who)
        return say("The strike is over; {who} takes the next turn.", who=self.who)


class Flipped(Event, frozen=True):
    """EX-EXC-01, EX-EXC-04: a character card was turned over."""

    seat: int
    who: str
    exceeded: bool

    def sentence(self) -> str:
        return say("{who} exceeds.", who=self.who) if self.exceeded else say("{who} reverts.", who=self.who)


class Reshuffled(Event, frozen=True):
    """EX-SHUF-02: the one Reshuffle is used."""

    seat: int
    who: str
    manual: bool
    deck: int

    def sentence(self) -> str:
        deck = plural(self.deck, "{count} card", "{count} cards")
        if self.manual:
            return say("{who} reshuffles as an action; the deck has {deck}.", who=self.who, deck=deck)
        return say("{who} reshuffles because the deck is empty; the deck has {deck}.", who=self.who, deck=deck)


class DeckShuffled(Event, frozen=True):
    """A text had a deck or a discard pile shuffled; EX-SHUF-09: the Reshuffle is not used up."""

    seat: int
    who: str
    area: str = "deck"

    def sentence(self) -> str:
        if self.area == "deck":
            return say("{who} shuffles the deck.", who=self.who)
        return say("{who} shuffles the discard pile.", who=self.who)


class GameOver(Event, frozen=True):
    """Somebody has lost."""

    winner: int
    who: str
    loser: str
    reason: Text

    def sentence(self) -> str:
        said = text("{who} wins, {loser} loses: {reason}.")
        return translated(said, who=self.who, loser=self.loser, reason=translated(self.reason))
