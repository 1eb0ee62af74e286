"""What a seat of Rise of the Exiled knows as a row of numbers, own things first, the own team at the near side."""

from typing import Any, Final

from wildswing.arenas.parts import Kept, Part, Parts, cut, wipe
from wildswing.exiled.arena.actions import BLOCKS, BODIES, CHESTS
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.judging import shown_figure
from wildswing.exiled.rules.setup import MOST_SEATS
from wildswing.exiled.rules.slots import ahead_of, bodies_seen_from
from wildswing.exiled.rules.table import (
    IN_PLAY,
    OUT,
    RISEN,
    VINE,
    Body,
    Chest,
    Contact,
    Gemstone,
    Landing,
    Player,
    Table,
    are_allies,
)
from wildswing.exiled.rules.terrain import KINDS
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import NOTHING

PHASES: Final = ("setup", "attack", "reaction", "agreement", "movement", "over")
PLACE_OF_QUESTION: Final = {kind: place for place, kind in enumerate(BLOCKS.kinds)}
TERRAIN: Final = 6
USES: Final = 3
SKILLS: Final = ("beginner", "average", "expert")
BODY_SIZE: Final = 18 + len(KINDS)
PLAYER_SIZE: Final = 13 + USES + len(ITEMS)

COURSE_SIZE: Final = 2 + len(PHASES)
GROUND_SIZE: Final = 3 * CHESTS + TERRAIN * (len(KINDS) + 2) + 6
QUESTION_SIZE: Final = len(PLACE_OF_QUESTION) + BODIES

COURSE: Final = 0
CARDS: Final = COURSE + COURSE_SIZE
PLAYERS: Final = CARDS + BODIES * BODY_SIZE
GROUND: Final = PLAYERS + MOST_SEATS * PLAYER_SIZE
QUESTION: Final = GROUND + GROUND_SIZE
"""Where each part begins."""

METRE: Final = 100_000
"""A metre in 1/100 mm."""


def _metres(table: Table, seat: int) -> int:
    """Returns what a place is divided by to tell in metres how far it lies to the right and ahead of the middle."""
    return -METRE if ahead_of(table, seat) else METRE


# --- The cards on the table ---


class _Cards:
    """The cards on the table as they were told last, by slot, and from what."""

    __slots__ = ("bodies", "contacts", "landings", "told")

    def __init__(self) -> None:
        self.bodies: tuple[Body, ...] = ()
        self.contacts: tuple[Contact, ...] = ()
        self.landings: tuple[Landing, ...] = ()
        self.told: list[Body] = []

    def write(self, row: Kept, table: Table, seat: int) -> None:
        """Writes the slots of which something else is to be told."""
        struck = table.contacts is not self.contacts or table.landings is not self.landings
        if table.bodies is self.bodies and not struck:
            return
        self.bodies, self.contacts, self.landings = table.bodies, table.contacts, table.landings
        metre = _metres(table, seat)
        order = bodies_seen_from(table, seat)[:BODIES]
        for slot in range(len(order), len(self.told)):
            wipe(row, CARDS + slot * BODY_SIZE, BODY_SIZE)
        told: list[Body] = []
        for at in order:
            slot = len(told)
            first = CARDS + slot * BODY_SIZE
            body = table.bodies[at]
            if slot >= len(self.told) or body is not self.told[slot]:
                _write_body(row, first, body, seat, are_allies(table, seat, body.seat), metre)
                _write_weapons(row, first + 16, table, at, body)
            elif struck:
                _write_weapons(row, first + 16, table, at, body)
            told.append(body)
        self.told = told


def _write_body(row: Kept, first: int, body: Body, seat: int, ally: bool, metre: int) -> None:
    own = body.seat == seat
    row[first] = 1.0
    row[first + 1] = 1.0 if own else 0.0
    row[first + 2] = 1.0 if ally and not own else 0.0
    row[first + 3] = 0.0 if ally else 1.0
    row[first + 4] = 1.0 if body.place == IN_PLAY else 0.0
    row[first + 5] = 1.0 if body.place == OUT else 0.0
    row[first + 6] = 1.0 if body.kind == RISEN else 0.0
    row[first + 7] = 1.0 if body.kind == VINE else 0.0
    row[first + 8] = cut(body.x / metre)
    row[first + 9] = cut(body.y / metre)
    row[first + 10] = cut(body.life / 10)
    row[first + 11] = cut(body.blocks / 3)
    row[first + 12] = cut(body.persists)
    row[first + 13] = cut(body.stood)
    row[first + 14] = cut(body.pulled)
    row[first + 15] = cut(body.wait / 3)
    first += BODY_SIZE - len(KINDS)
    for place in range(len(KINDS)):
        row[first + place] = 1.0 if body.terrain == KINDS[place] else 0.0


def _write_weapons(row: Kept, first: int, table: Table, at: int, body: Body) -> None:
    """Tells how many weapons of others lie over a hit zone of a card, and what such hits cost."""
    weapons = cost = 0
    for contact in table.contacts:
        over_zone = contact.at == at and contact.zone >= 0 and contact.what == "body"
        if over_zone and table.landings[contact.landing].seat != body.seat:
            weapons += 1
            cost += shown_figure(table, body).zones[contact.zone].value
    row[first] = cut(weapons / 3)
    row[first + 1] = cut(cost / 10)


# --- Players and ground ---


def _write_player(row: Kept, first: int, player: Player, team: int) -> None:
    wipe(row, first, PLAYER_SIZE)
    row[first] = 1.0
    row[first + 1] = float(player.team == team)
    row[first + 2] = cut(player.arrives / 50)
    row[first + 3] = cut(player.blind)
    row[first + 4] = cut(player.off_hand)
    row[first + 5] = cut(player.hexed)
    row[first + 6] = float(player.named >= 0)
    row[first + 7] = cut(player.vampyr)
    row[first + 8] = cut(player.ricochet)
    row[first + 9] = cut(player.tome)
    if player.skill in SKILLS:
        row[first + 10 + SKILLS.index(player.skill)] = 1.0
    ability = first + 13
    for left in player.uses[:USES]:
        row[ability] = cut(left / 3)
        ability += 1
    for item in player.items:
        row[first + 13 + USES + item] = 1.0


def _write_ground(row: Kept, table: Table, seat: int) -> None:
    """What lies in a chest is not told, only whether it is closed."""
    metre = _metres(table, seat)
    wipe(row, GROUND, GROUND_SIZE)
    first = GROUND
    for chest in table.chests:
        row[first] = float(chest.inside != NOTHING)
        _write_place(row, first + 1, chest.x, chest.y, metre)
        first += 3
    first = GROUND + 3 * CHESTS
    for card in table.terrain[:TERRAIN]:
        row[first + KINDS.index(card.kind)] = 1.0
        _write_place(row, first + len(KINDS), card.x, card.y, metre)
        first += len(KINDS) + 2
    for stone in table.gemstones:
        first = QUESTION - (6 if stone.team == table.players[seat].team else 3)
        row[first] = cut(stone.life / 20)
        _write_place(row, first + 1, stone.x, stone.y, metre)


def _write_place(row: Kept, first: int, x: int, y: int, metre: int) -> None:
    row[first] = cut(x / metre)
    row[first + 1] = cut(y / metre)


# --- All of it ---


class _Seen:
    """What a seat was told last."""

    __slots__ = ("ask", "bodies", "cards", "chests", "gemstones", "phase", "players", "round")

    def __init__(self) -> None:
        self.round = -1
        self.phase = ""
        self.cards = _Cards()
        self.players: tuple[Player, ...] = ()
        self.chests: tuple[Chest, ...] | None = None
        self.gemstones: tuple[Gemstone, ...] = ()
        self.ask: Ask | None = None
        self.bodies: tuple[Body, ...] = ()

    def write(self, row: Kept, table: Table, seat: int) -> None:
        """Writes what has changed."""
        if table.round != self.round or table.phase != self.phase:
            self._write_course(row, table)
        self.cards.write(row, table, seat)
        if table.players is not self.players:
            self._write_players(row, table.players, seat)
        # Terrain stays as it is from the beginning.
        if table.chests is not self.chests or table.gemstones is not self.gemstones:
            _write_ground(row, table, seat)
            self.chests = table.chests
            self.gemstones = table.gemstones
        ask = ask_of(table, seat)
        if ask is not self.ask or table.bodies is not self.bodies:
            self._write_question(row, table, seat, ask)

    def _write_course(self, row: Kept, table: Table) -> None:
        wipe(row, COURSE, COURSE_SIZE)
        row[COURSE] = cut(table.round / 50)
        row[COURSE + 1] = cut(table.last_round / 50)
        if table.phase in PHASES:
            row[COURSE + 2 + PHASES.index(table.phase)] = 1.0
        self.round = table.round
        self.phase = table.phase

    def _write_players(self, row: Kept, players: tuple[Player, ...], seat: int) -> None:
        count = len(players)
        for step in range(count):
            at = (seat + step) % count
            if not self.players or players[at] is not self.players[at]:
                _write_player(row, PLAYERS + step * PLAYER_SIZE, players[at], players[seat].team)
        self.players = players

    def _write_question(self, row: Kept, table: Table, seat: int, ask: Ask | None) -> None:
        """Tells the question, and the slot of the card that it is about or from which the seat throws."""
        wipe(row, QUESTION, QUESTION_SIZE)
        if ask is not None:
            row[QUESTION + PLACE_OF_QUESTION[ask.kind]] = 1.0
            body = EXILED.topic(ask, table).get("body")
            if isinstance(body, int):
                slot = bodies_seen_from(table, seat).index(body)
                if slot < BODIES:
                    row[QUESTION + len(PLACE_OF_QUESTION) + slot] = 1.0
        self.ask = ask
        self.bodies = table.bodies


def _change(row: Kept, table: Table, seat: int, last: Any) -> Any:
    seen: _Seen = _Seen() if last is None else last
    seen.write(row, table, seat)
    return seen


PARTS: Final = Parts(
    Part(COURSE_SIZE, None, f"the round and the last round in parts of 50; the phase ({', '.join(PHASES)})"),
    Part(
        BODIES * BODY_SIZE,
        None,
        f"for each of {BODIES} cards on the table, own ones first, then those of the next player and so on: there is",
        "one, own, an ally's, an enemy's, in play, out, risen, vine, how far right and ahead of the table's middle in",
        "metres, hit points of 10, blocks of 3, persists, stood still, pulled, phases to wait of 3, weapons of others",
        "over a hit zone (of 3) and what their hits cost (of 10), and stands on",
        ", ".join(KINDS),
    ),
    Part(
        MOST_SEATS * PLAYER_SIZE,
        None,
        f"for each of {MOST_SEATS} players from the seat on: there is one, ally, round of arrival of 50, blind, other",
        f"hand, hexed, has named somebody, vampyr, ricochet, tome, {', '.join(SKILLS)}, uses left of the first {USES}",
        f"abilities (of 3), and has {', '.join(ITEMS)}",
    ),
    Part(
        GROUND_SIZE,
        None,
        f"for each of {CHESTS} chests: closed, right, ahead; for each of {TERRAIN} terrain cards {', '.join(KINDS)},",
        "right, ahead; own gemstone's hit points of 20, right, ahead, then the enemy's",
    ),
    Part(
        QUESTION_SIZE,
        None,
        f"the question to the seat ({', '.join(BLOCKS.kinds)}), and the slot of the card it is about",
    ),
    change=_change,
)
