"""The actions of Rise of the Exiled: throws, moves and places on grids, and a number for every other answer."""

from collections.abc import Callable
from typing import Final

from wildswing.arenas.blocks import OTHERWISE, Axis, Block, Blocks, counted
from wildswing.arenas.grids import Box, Compass
from wildswing.exiled.arena.slots import BODIES, SEATS, bodies_seen_from
from wildswing.exiled.rules.items import HEALTH, ITEMS, PROTECTION
from wildswing.exiled.rules.pulling import NO_PULL
from wildswing.exiled.rules.ricochet import NO_BOUNCE
from wildswing.exiled.rules.table import NOBODY, Table
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.state import NOTHING

AIM: Final = Box(37, 25, 1, 1)
"""Where a weapon is thrown: 50 mm apart on the usual table, always with the intended power and sway."""

PLACE: Final = Box(5, 3)
MOVE: Final = Compass(16, 4)
REEL: Final = Box(5)

CHESTS: Final = 7
SIDES: Final = 4

BODY = counted("a card by its slot, 1 to 32", "card", BODIES)
PLAYER = counted("a player by the seats further on, 1 to 11", "player", SEATS - 1)
ITEM = Axis("an item: " + ", ".join(ITEMS), ITEMS)
NO_OR_YES = Axis("no or yes", ("no", "yes"))
SIDE = Axis("ahead, left, behind or right", ("ahead", "left", "behind", "right"))


def _grid(title: str, box: Box) -> Axis:
    return counted(title, "point", box.size, 0)


def _moves(title: str) -> Axis:
    words = [f"{turn * 360 / MOVE.directions:g}° left of ahead, {far} of {MOVE.lengths} of the way"
             for turn in range(MOVE.directions) for far in range(1, MOVE.lengths + 1)]  # fmt: skip
    return Axis(title, ("not at all", *words))


AIM_TITLE: Final = "37 places from left to right, 25 from near to far for each"
MOVE_TITLE: Final = (
    "not at all; or 16 directions counter-clockwise from ahead, 1 to 4 quarters of the longest way in each"
)
PLACE_TITLE: Final = "5 places from left to right, 3 from front to back for each"

BLOCKS: Final = Blocks(
    Block("aim", "throws at {}", (_grid(AIM_TITLE, AIM),)),
    Block("bounce", "throws again at {}", (_grid(AIM_TITLE, AIM),)),
    Block("place", "starts at {}", (_grid(PLACE_TITLE, PLACE),)),
    Block("join", "joins at {}", (_grid(PLACE_TITLE, PLACE),)),
    Block("move", "moves {}", (_moves(MOVE_TITLE),)),
    Block("creep", "lets the vine creep {}", (_moves(MOVE_TITLE),)),
    Block("reel", "reels in by {}", (_grid("0 to 4 quarters of the longest way", REEL),)),
    Block("how: throw", "throws from {}", (BODY,)),
    Block("how: stance", "takes a stance with {}", (BODY,)),
    Block("how: block", "blocks with {}", (BODY,)),
    Block("name: nobody", "names nobody"),
    Block("name", "names {}", (PLAYER,)),
    Block("open: none", "means no chest"),
    Block("open", "means {}", (counted("1 to 7", "chest", CHESTS),)),
    Block("ethereal", "turns ethereal: {}", (NO_OR_YES,)),
    Block("consent", "agrees to be pulled: {}", (NO_OR_YES,)),
    Block("summon", "calls for reinforcements: {}", (NO_OR_YES,)),
    Block("spiked", "lets the spikes hurt {}", (BODY,)),
    Block("bonus", "adds the bonus to the hit on {}", (BODY,)),
    Block("ricochet: none", "does not throw again"),
    Block("ricochet", "throws again from {}", (BODY,)),
    Block("vote: self", "votes for itself"),
    Block("vote", "votes for {}", (PLAYER,)),
    Block("receive: keep", "keeps the item"),
    Block("deed: done", "does nothing more"),
    Block("deed: blind", "blinds the enemies"),
    Block("deed: use", "uses {}", (ITEM,)),
    Block("deed: heal", "heals {}", (BODY,)),
    Block("deed: protect", "protects {}", (PLAYER,)),
    Block("deed: give", "gives {} to {}", (ITEM, PLAYER)),
    Block("pull: none", "pulls nobody"),
    Block("pull", "pulls {}", (BODY,)),
    Block("pull: go", "goes to {}", (BODY,)),
    Block("pull: gemstone", "goes to the gemstone of {}", (Axis("Team A or B", ("Team A", "Team B")),)),
    Block("grow: none", "does not grow"),
    Block("grow", "grows {}", (SIDE,)),
    Block("tunnel", "comes out {}", (SIDE,)),
    positions=32,
)

FIRST: Final = BLOCKS.first


# --- The number of an option, by the kind of question ---


def _body(table: Table, ask: Ask, block: str, at: int) -> int:
    order = bodies_seen_from(table, ask.seat)
    return FIRST[block] + order.index(at) if at in order else OTHERWISE


def _player(table: Table, ask: Ask, block: str, seat: int) -> int:
    return FIRST[block] + (seat - ask.seat) % len(table.players) - 1


def _how(table: Table, ask: Ask, option: Value) -> int:
    return _body(table, ask, f"how: {option[0]}", option[1])


def _name(table: Table, ask: Ask, seat: Value) -> int:
    return FIRST["name: nobody"] if seat == NOBODY else _player(table, ask, "name", seat)


def _open(table: Table, ask: Ask, chest: Value) -> int:
    return FIRST["open: none"] if chest == NOTHING else FIRST["open"] + int(chest)


def _yes(table: Table, ask: Ask, option: Value) -> int:
    return FIRST[ask.kind] + int(option)


def _spiked(table: Table, ask: Ask, at: Value) -> int:
    return _body(table, ask, "spiked", at)


def _bonus(table: Table, ask: Ask, source: Value) -> int:
    return _body(table, ask, "bonus", source[2])


def _ricochet(table: Table, ask: Ask, bounce: Value) -> int:
    return FIRST["ricochet: none"] if bounce == NO_BOUNCE else _body(table, ask, "ricochet", bounce[1])


def _vote(table: Table, ask: Ask, seat: Value) -> int:
    return FIRST["vote: self"] if seat == ask.seat else _player(table, ask, "vote", seat)


def _use(table: Table, ask: Ask, item: int, target: int) -> int:
    if item == HEALTH:
        return _body(table, ask, "deed: heal", target)
    if item == PROTECTION:
        return _player(table, ask, "deed: protect", target)
    return FIRST["deed: use"] + item


def _receive(table: Table, ask: Ask, use: Value) -> int:
    return FIRST["receive: keep"] if use[0] == NOTHING else _use(table, ask, use[0], use[1])


def _deed(table: Table, ask: Ask, deed: Value) -> int:
    match deed:
        case ("use", item, target):
            return _use(table, ask, item, target)
        case ("give", item, seat):
            return (
                FIRST["deed: give"]
                + int(item) * (SEATS - 1)
                + _player(table, ask, "deed: give", seat)
                - FIRST["deed: give"]
            )
    return FIRST[f"deed: {deed[0]}"]


def _pull(table: Table, ask: Ask, pull: Value) -> int:
    if pull == NO_PULL:
        return FIRST["pull: none"]
    how, what, at = pull
    if what == "gemstone":
        return FIRST["pull: gemstone"] + int(at)
    return _body(table, ask, "pull" if how == "pull" else "pull: go", at)


def _grow(table: Table, ask: Ask, side: Value) -> int:
    return FIRST["grow: none"] if side == (NOTHING,) else FIRST["grow"] + int(side[0])


def _tunnel(table: Table, ask: Ask, side: Value) -> int:
    return FIRST["tunnel"] + int(side) if side != NOTHING else OTHERWISE


NUMBERS: Final[dict[str, Callable[[Table, Ask, Value], int]]] = {
    "how": _how,
    "name": _name,
    "open": _open,
    "ethereal": _yes,
    "consent": _yes,
    "summon": _yes,
    "spiked": _spiked,
    "bonus": _bonus,
    "ricochet": _ricochet,
    "vote": _vote,
    "receive": _receive,
    "deed": _deed,
    "pull": _pull,
    "grow": _grow,
    "tunnel": _tunnel,
}
"""By the kind of question what numbers its options; the others are asked for a point of a space."""


def number(table: Table, ask: Ask, option: Value) -> int:
    """Returns the action that an option has for itself, or OTHERWISE."""
    return NUMBERS[ask.kind](table, ask, option)
