"""What a seat of Rise of the Exiled knows as a row of numbers, own things first, the own team at the near side."""

from typing import Final

from wildswing.arenas.parts import Part, Parts, Row
from wildswing.exiled.arena.actions import BLOCKS, BODIES, CHESTS
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.judging import shown_figure
from wildswing.exiled.rules.setup import MOST_SEATS
from wildswing.exiled.rules.slots import ahead_of, bodies_seen_from
from wildswing.exiled.rules.table import IN_PLAY, OUT, RISEN, VINE, Table, are_allies
from wildswing.exiled.rules.terrain import KINDS
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.state import NOTHING

PHASES: Final = ("setup", "attack", "reaction", "agreement", "movement", "over")
QUESTIONS: Final = BLOCKS.kinds
TERRAIN: Final = 6
USES: Final = 3
SKILLS: Final = ("beginner", "average", "expert")
BODY_SIZE: Final = 18 + len(KINDS)
PLAYER_SIZE: Final = 13 + USES + len(ITEMS)

METRE: Final = 100_000
"""A metre in 1/100 mm."""


def _metres(table: Table, seat: int) -> int:
    """Returns what a place is divided by to tell in metres how far it lies to the right and ahead of the middle."""
    return -METRE if ahead_of(table, seat) else METRE


def _course(row: Row, table: Table, seat: int) -> None:
    row[:2] = table.round / 50, table.last_round / 50
    if table.phase in PHASES:
        row[2 + PHASES.index(table.phase)] = 1


def _bodies(row: Row, table: Table, seat: int) -> None:
    metre = _metres(table, seat)
    for slot, at in enumerate(bodies_seen_from(table, seat)[:BODIES]):
        body = table.bodies[at]
        ally = are_allies(table, seat, body.seat)
        first = slot * BODY_SIZE
        row[first : first + BODY_SIZE - len(KINDS)] = (
            1,
            body.seat == seat,
            ally and body.seat != seat,
            not ally,
            body.place == IN_PLAY,
            body.place == OUT,
            body.kind == RISEN,
            body.kind == VINE,
            body.x / metre,
            body.y / metre,
            body.life / 10,
            body.blocks / 3,
            body.persists,
            body.stood,
            body.pulled,
            body.wait / 3,
            *_under_weapons(table, at),
        )
        if body.terrain:
            row[first + BODY_SIZE - len(KINDS) + KINDS.index(body.terrain)] = 1


def _under_weapons(table: Table, at: int) -> tuple[float, float]:
    """Returns how many weapons of others lie over a hit zone of a card, and what such hits cost."""
    body = table.bodies[at]
    zones = shown_figure(table, body).zones
    values = [
        zones[contact.zone].value
        for contact in table.contacts
        if contact.what == "body" and contact.at == at and contact.zone >= 0
        if table.landings[contact.landing].seat != body.seat
    ]
    return len(values) / 3, sum(values) / 10


def _players(row: Row, table: Table, seat: int) -> None:
    count = len(table.players)
    for step in range(count):
        player = table.players[(seat + step) % count]
        first = step * PLAYER_SIZE
        row[first : first + 10] = (
            1,
            player.team == table.players[seat].team,
            player.arrives / 50,
            player.blind,
            player.off_hand,
            player.hexed,
            player.named >= 0,
            player.vampyr,
            player.ricochet,
            player.tome,
        )
        if player.skill in SKILLS:
            row[first + 10 + SKILLS.index(player.skill)] = 1
        for ability, left in enumerate(player.uses[:USES]):
            row[first + 13 + ability] = left / 3
        for item in player.items:
            row[first + 13 + USES + item] = 1


def _ground(row: Row, table: Table, seat: int) -> None:
    metre = _metres(table, seat)
    for number, chest in enumerate(table.chests):
        row[3 * number : 3 * number + 3] = chest.inside != NOTHING, chest.x / metre, chest.y / metre
    first = 3 * CHESTS
    for card in table.terrain[:TERRAIN]:
        row[first + KINDS.index(card.kind)] = 1
        row[first + len(KINDS) : first + len(KINDS) + 2] = card.x / metre, card.y / metre
        first += len(KINDS) + 2
    first = 3 * CHESTS + TERRAIN * (len(KINDS) + 2)
    for stone in table.gemstones:
        at = first + 3 * (stone.team != table.players[seat].team)
        row[at : at + 3] = stone.life / 20, stone.x / metre, stone.y / metre


def _question(row: Row, table: Table, seat: int) -> None:
    """Tells the question, and the slot of the card that it is about or from which the seat throws."""
    ask = ask_of(table, seat)
    if ask is None:
        return
    row[QUESTIONS.index(ask.kind)] = 1
    body = EXILED.topic(ask, table).get("body")
    order = bodies_seen_from(table, seat)[:BODIES]
    if body in order:
        row[len(QUESTIONS) + order.index(int(body))] = 1


PARTS: Final = Parts(
    Part(2 + len(PHASES), _course, f"the round and the last round in parts of 50; the phase ({', '.join(PHASES)})"),
    Part(
        BODIES * BODY_SIZE,
        _bodies,
        f"for each of {BODIES} cards on the table, own ones first, then those of the next player and so on: there is",
        "one, own, an ally's, an enemy's, in play, out, risen, vine, how far right and ahead of the table's middle in",
        "metres, hit points of 10, blocks of 3, persists, stood still, pulled, phases to wait of 3, weapons of others",
        "over a hit zone (of 3) and what their hits cost (of 10), and stands on",
        ", ".join(KINDS),
    ),
    Part(
        MOST_SEATS * PLAYER_SIZE,
        _players,
        f"for each of {MOST_SEATS} players from the seat on: there is one, ally, round of arrival of 50, blind, other",
        f"hand, hexed, has named somebody, vampyr, ricochet, tome, {', '.join(SKILLS)}, uses left of the first {USES}",
        f"abilities (of 3), and has {', '.join(ITEMS)}",
    ),
    Part(
        3 * CHESTS + TERRAIN * (len(KINDS) + 2) + 6,
        _ground,
        f"for each of {CHESTS} chests: closed, right, ahead; for each of {TERRAIN} terrain cards {', '.join(KINDS)},",
        "right, ahead; own gemstone's hit points of 20, right, ahead, then the enemy's",
    ),
    Part(
        len(QUESTIONS) + BODIES,
        _question,
        f"the question to the seat ({', '.join(QUESTIONS)}), and the slot of the card it is about",
    ),
)
