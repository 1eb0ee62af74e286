"""The actions of Rise of the Exiled: throws, moves and places on grids, and a number for every other answer."""

from typing import Final

from wildswing.arenas.blocks import Axis, Block, Blocks, counted
from wildswing.arenas.grids import Box, Compass
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.setup import MOST_SEATS

AIM: Final = Box(37, 25, 1, 1)
"""Where a weapon is thrown: 50 mm apart on the usual table, always with the intended power and sway."""

PLACE: Final = Box(5, 3)
MOVE: Final = Compass(16, 4)
REEL: Final = Box(5)

BODIES: Final = 32
"""Room for the cards on a table; twelve players have more only if most of them have several."""

CHESTS: Final = 7

BODY = counted("a card by its slot, 1 to 32", "card", BODIES)
PLAYER = counted("a player by the seats further on, 1 to 11", "player", MOST_SEATS - 1)
ITEM = Axis("an item: " + ", ".join(ITEMS), ITEMS)
NO_OR_YES = Axis("no or yes", ("no", "yes"))
SIDE = Axis("ahead, left, behind or right", ("ahead", "left", "behind", "right"))


def _grid(title: str, box: Box) -> Axis:
    return Axis(title, counted(title, "point", box.size, 0).words, box)


def _moves(title: str) -> Axis:
    words = [f"{turn * 360 / MOVE.directions:g}° left of ahead, {far} of {MOVE.lengths} of the way"
             for turn in range(MOVE.directions) for far in range(1, MOVE.lengths + 1)]  # fmt: skip
    return Axis(title, ("not at all", *words), MOVE)


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
