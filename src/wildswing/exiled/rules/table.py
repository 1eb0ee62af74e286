"""The table of a game of Rise of the Exiled as plain data."""

from typing import Any, ClassVar, Final

from wildswing.exiled.rules.book import Book, Character, Figure
from wildswing.exiled.rules.characters import book_of
from wildswing.kernel.state import NOTHING, Record, State, Step, own_fields

IN_PLAY: Final = "in play"
LATE: Final = "late"
"""A reinforcement that has not come yet."""
WHEN_CALLED: Final = -1
"""In place of a round of arrival: the reinforcement comes when a side calls."""
WAITING: Final = "waiting"
"""Fallen, and to return."""
OUT: Final = "out"

OWN: Final = "own"
RISEN: Final = "risen"
"""A fallen character that fights on for the player who infected it."""
VINE: Final = "vine"

NOBODY: Final = -1
"""Named by a hexed player who names no one."""

WHOLE_WEAPON: Final = -1
"""The part of a contact that all art of a weapon makes together."""
SPLASH: Final = -2
"""The part of a contact that a splash makes."""


class Body(Record):
    """One character card on the table, or a vine.

    Bodies, players and the other records on a table are never changed in place, since copies of the table share them:
    `alter_body` and its like put a copy in the table and return it to be changed.
    """

    def __init__(
        self,
        seat: int,
        card: int,
        kind: str,
        place: str,
        x: int,
        y: int,
        angle: int,
        home_x: int,
        home_y: int,
        life: int,
        blocks: int,
        persists: int,
        stood: int,
        pulled: int,
        wait: int,
        terrain: str,
    ) -> None:
        self.seat = seat
        """Who plays it."""
        self.card = card
        """The seat whose character's card it is."""
        self.kind = kind
        """OWN, RISEN or VINE."""
        self.place = place
        """IN_PLAY, LATE, WAITING or OUT."""
        self.x = x
        self.y = y
        self.angle = angle
        self.home_x = home_x
        """Where it started."""
        self.home_y = home_y
        self.life = life
        self.blocks = blocks
        """Rounds in which its armour can still block."""
        self.persists = persists
        """1 while it stays with 0 hit points for one more round."""
        self.stood = stood
        """1 if it did not move in the last movement phase."""
        self.pulled = pulled
        """1 if somebody pulled it at the end of the last attack phase."""
        self.wait = wait
        """Attack phases until it returns."""
        self.terrain = terrain
        """The terrain it stands on, or nothing."""

    __slots__ = own_fields(__init__, Record)

    def copy(self) -> "Body":
        """Returns an independent copy."""
        return Body(
            self.seat,
            self.card,
            self.kind,
            self.place,
            self.x,
            self.y,
            self.angle,
            self.home_x,
            self.home_y,
            self.life,
            self.blocks,
            self.persists,
            self.stood,
            self.pulled,
            self.wait,
            self.terrain,
        )


class Player(Record):
    """What belongs to a player and not to a card on the table."""

    def __init__(
        self,
        team: int,
        skill: str,
        arrives: int,
        uses: tuple[int, ...],
        items: tuple[int, ...],
        blind: int,
        off_hand: int,
        hexed: int,
        named: int,
        vampyr: int,
        ricochet: int,
        tome: int,
        guards: tuple[int, ...],
    ) -> None:
        self.team = team
        self.skill = skill
        """How well the player throws: expert, average, beginner, or hand for a person who really aims."""
        self.arrives = arrives
        """The round in which the player joins; 0 from the start, WHEN_CALLED as long as nobody has called."""
        self.uses = uses
        """How often each ability can still be used, in the order of the character."""
        self.items = items
        self.blind = blind
        """1 if the next attack throw is made with closed eyes."""
        self.off_hand = off_hand
        """1 if the next attack throw is made with the other hand."""
        self.hexed = hexed
        self.named = named
        """The seat a hexed player named last, or NOBODY; NOTHING if not hexed."""
        self.vampyr = vampyr
        self.ricochet = ricochet
        self.tome = tome
        self.guards = guards
        """The seats this player protects from falling."""

    __slots__ = own_fields(__init__, Record)

    def copy(self) -> "Player":
        """Returns an independent copy."""
        return Player(
            self.team,
            self.skill,
            self.arrives,
            self.uses,
            self.items,
            self.blind,
            self.off_hand,
            self.hexed,
            self.named,
            self.vampyr,
            self.ricochet,
            self.tome,
            self.guards,
        )


class Landing(Record):
    """A weapon card that lies where it was thrown; on a real table its place is not known."""

    def __init__(
        self,
        seat: int,
        body: int,
        weapon: int,
        kind: str,
        chest: int,
        aim_x: int,
        aim_y: int,
        x: int,
        y: int,
        angle: int,
        under: tuple[int, ...],
        spread: int,
        named: int = NOTHING,
        timing: int = 0,
        sway: int = 0,
    ) -> None:
        self.seat = seat
        self.body = body
        """The body it was thrown from; that of an enemy for a ricochet."""
        self.weapon = weapon
        self.kind = kind
        """throw, block or ricochet."""
        self.chest = chest
        """The chest it is to open, or NOTHING."""
        self.aim_x = aim_x
        self.aim_y = aim_y
        self.x = x
        self.y = y
        self.angle = angle
        self.under = under
        """The bodies whose cards it slid under."""
        self.spread = spread
        """How far chance could lead it astray."""
        self.named = named
        """The seat a hexed player named for this throw, or NOBODY; NOTHING if not hexed."""
        self.timing = timing
        """How much too late a hand let go, in tenths of the standard error; below 0 too early."""
        self.sway = sway
        """How much a hand swayed to the right when it let go, in tenths of the standard error."""

    __slots__ = own_fields(__init__, Record)


class Contact(Record):
    """One source of damage, or what else counts as one, over one thing on the table."""

    def __init__(self, landing: int, part: int, what: str, at: int, zone: int, spiked: int, armoured: int) -> None:
        self.landing = landing
        self.part = part
        """The part of the weapon that counts for itself, WHOLE_WEAPON or SPLASH."""
        self.what = what
        """body, chest, gemstone, or card for the own card under a weapon thrown as a shield."""
        self.at = at
        self.zone = zone
        """The best hit zone it reaches, or NOTHING."""
        self.spiked = spiked
        self.armoured = armoured

    __slots__ = own_fields(__init__, Record)


class Chest(Record):
    """A treasure chest; nobody may look inside before it is opened."""

    def __init__(self, x: int, y: int, inside: int) -> None:
        self.x = x
        self.y = y
        self.inside = inside
        """The item, or NOTHING once it was taken."""

    __slots__ = own_fields(__init__, Record)


class Terrain(Record):
    """A terrain card."""

    def __init__(self, kind: str, x: int, y: int) -> None:
        self.kind = kind
        self.x = x
        self.y = y

    __slots__ = own_fields(__init__, Record)


class Gemstone(Record):
    """The gemstone of a team."""

    def __init__(self, team: int, x: int, y: int, life: int) -> None:
        self.team = team
        self.x = x
        self.y = y
        self.life = life

    __slots__ = own_fields(__init__, Record)


class Table(State):
    """A whole game of Rise of the Exiled at some moment."""

    DERIVED: ClassVar[tuple[str, ...]] = ("book",)

    def __init__(
        self,
        chance: int,
        agenda: tuple[Step, ...],
        lanes: tuple[tuple[Step, ...], ...],
        texts: tuple[str, ...],
        variants: tuple[str, ...],
        edges: tuple[int, int, int, int],
        players: tuple[Player, ...],
        bodies: tuple[Body, ...],
        chests: tuple[Chest, ...],
        box: tuple[int, ...],
        spent: tuple[int, ...],
        terrain: tuple[Terrain, ...],
        gemstones: tuple[Gemstone, ...],
        round: int,  # noqa: A002 - the rulebook's word for it
        last_round: int,
        phase: str,
        sealed: tuple[tuple[Any, ...], ...],
        landings: tuple[Landing, ...],
        contacts: tuple[Contact, ...],
        shields: tuple[tuple[int, int], ...],
        ethereal: tuple[int, ...],
        pricked: tuple[int, ...],
        bonuses: tuple[tuple[int, int, int, int], ...],
        harmed: tuple[tuple[int, int, int], ...],
        winner: int,
        book: Book | None = None,
    ) -> None:
        super().__init__(chance, agenda, lanes)
        self.texts = texts
        """The text of each seat's character."""
        self.book: Book = book_of(texts) if book is None else book
        self.variants = variants
        """The names of the variants and table options that are on, sorted."""
        self.edges = edges
        """Left, bottom, right and top of the table."""
        self.players = players
        self.bodies = bodies
        self.chests = chests
        self.box = box
        """Items that lie in no chest and that nobody has seen."""
        self.spent = spent
        """Items that were used, or lost with their owner."""
        self.terrain = terrain
        self.gemstones = gemstones
        self.round = round
        self.last_round = last_round
        """After this round nobody wins."""
        self.phase = phase
        """setup, attack, reaction, agreement, summons, movement or over."""
        self.sealed = sealed
        """What each seat has chosen in a phase in which all act at once, not yet shown."""
        self.landings = landings
        """The weapons on the table."""
        self.contacts = contacts
        """What they touch."""
        self.shields = shields
        """In this attack phase: a body, and by how much each source against it is reduced."""
        self.ethereal = ethereal
        """In this attack phase: the seats that nothing touches."""
        self.pricked = pricked
        """In this attack phase: the cards that take the damage of spikes, seat by seat."""
        self.bonuses = bonuses
        """In this attack phase: a source by its landing, part and card, and what a mountain or an item adds to it."""
        self.harmed = harmed
        """In this attack phase: a body, who dealt it damage, and how much."""
        self.winner = winner
        """The team that won, or NOTHING."""

    __slots__ = own_fields(__init__, State)

    def copy(self) -> "Table":
        """Returns an independent copy; what is on the table is shared, since it is never changed in place."""
        twin = Table(
            self.chance,
            self.agenda,
            self.lanes,
            self.texts,
            self.variants,
            self.edges,
            self.players,
            self.bodies,
            self.chests,
            self.box,
            self.spent,
            self.terrain,
            self.gemstones,
            self.round,
            self.last_round,
            self.phase,
            self.sealed,
            self.landings,
            self.contacts,
            self.shields,
            self.ethereal,
            self.pricked,
            self.bonuses,
            self.harmed,
            self.winner,
            self.book,
        )
        twin.asks = self.asks
        return twin


# --- Changing what is shared ---


def alter_body(table: Table, at: int) -> Body:
    """Puts a copy of a body in its place and returns it to be changed."""
    body = table.bodies[at].copy()
    table.bodies = (*table.bodies[:at], body, *table.bodies[at + 1 :])
    return body


def alter_player(table: Table, seat: int) -> Player:
    """Puts a copy of a player in its place and returns it to be changed."""
    player = table.players[seat].copy()
    table.players = (*table.players[:seat], player, *table.players[seat + 1 :])
    return player


def seal(table: Table, seat: int, *chosen: Any) -> None:
    """Adds to what a seat has chosen and nobody else sees yet."""
    table.sealed = (*table.sealed[:seat], (*table.sealed[seat], *chosen), *table.sealed[seat + 1 :])


def unseal(table: Table) -> None:
    """Clears what was chosen, once it has been carried out."""
    table.sealed = ((),) * len(table.players)


# --- Asking the table ---


def character_of(table: Table, seat: int) -> Character:
    """Returns the character a player took."""
    return table.book.characters[seat]


def figure_of(table: Table, body: Body) -> Figure:
    """Returns the figure on a body's card."""
    character = table.book.characters[body.card]
    if body.kind == VINE and character.vine is not None:
        return character.vine
    return character.figure


def stood_still(body: Body) -> bool:
    """RX-MA1, RX-MA2, RX-EV1, RX-EV3: tells whether a card has neither moved nor been pulled since the last attack."""
    return bool(body.stood) and not body.pulled


def has(table: Table, body: Body, does: str) -> bool:
    """Tells whether a card on the table has an ability; RX-ZH9: a risen character has none of its old ones."""
    return body.kind == OWN and table.book.characters[body.card].ability(does) is not None


def bodies_of(table: Table, seat: int) -> list[int]:
    """Returns a player's characters in play; a vine is none (RX-GL5)."""
    return [
        at for at, body in enumerate(table.bodies) if body.seat == seat and body.place == IN_PLAY and body.kind != VINE
    ]


def vine_of(table: Table, seat: int) -> int:
    """Returns the vine of a player, in play or not, or NOTHING."""
    for at, body in enumerate(table.bodies):
        if body.seat == seat and body.kind == VINE:
            return at
    return NOTHING


def are_allies(table: Table, seat: int, other: int) -> bool:
    """Tells whether two seats are of one team; everybody is an ally of oneself."""
    return table.players[seat].team == table.players[other].team


def team_members(table: Table, team: int) -> list[int]:
    """Returns the players of a team who have a character in play."""
    return [seat for seat, player in enumerate(table.players) if player.team == team and bodies_of(table, seat)]


def uses_left(table: Table, seat: int, does: str) -> int:
    """Returns how often a player can still use an ability; one without limit counts as 1, a missing one as 0."""
    for ability, left in zip(character_of(table, seat).abilities, table.players[seat].uses, strict=True):
        if ability.does == does:
            return left if ability.uses else 1
    return 0


def use_up(table: Table, seat: int, does: str) -> None:
    """RX-CH2: takes one use of a limited ability."""
    abilities = character_of(table, seat).abilities
    player = alter_player(table, seat)
    player.uses = tuple(
        [
            left - 1 if ability.does == does and ability.uses else left
            for ability, left in zip(abilities, player.uses, strict=True)
        ]
    )
