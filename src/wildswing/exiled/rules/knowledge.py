"""What each seat cannot know: blanked out, or dealt anew."""

from wildswing.exiled.rules.agreement import lane_of_agreement
from wildswing.exiled.rules.attack import lane_of_attack
from wildswing.exiled.rules.damage import lane_of_reaction
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.movement import lane_of_movement
from wildswing.exiled.rules.setup import lane_of_places
from wildswing.exiled.rules.summons import lane_of_summons
from wildswing.exiled.rules.table import Chest, Table
from wildswing.exiled.rules.together import Lane
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import HIDDEN, NOTHING

LANES: dict[str, Lane] = {
    "setup": lane_of_places,
    "attack": lane_of_attack,
    "reaction": lane_of_reaction,
    "agreement": lane_of_agreement,
    "summons": lane_of_summons,
    "movement": lane_of_movement,
}
"""By phase, what a seat decides in it hidden from the others."""


def hide(table: Table, seat: int) -> Table:
    """Returns a copy in which chests are blank, and the chance too, and what other seats have sealed is undone (RX-S9).

    On a real table people see what the others do.
    """
    hidden = table.copy()
    hidden.chance = 0
    hidden.chests = tuple([Chest(one.x, one.y, min(one.inside, HIDDEN)) for one in table.chests])
    hidden.box = (HIDDEN,) * len(table.box)
    if REAL_TABLE not in table.variants:
        hidden.sealed = tuple([sealed if owner == seat else () for owner, sealed in enumerate(table.sealed)])
    if table.lanes:
        lane = LANES[table.phase]
        hidden.lanes = tuple(
            [own if owner == seat else lane(table, owner)[::-1] for owner, own in enumerate(table.lanes)]
        )
    hidden.asks = tuple([ask for ask in table.asks if ask.seat == seat])
    return hidden


def imagine(table: Table, seat: int, stream: Stream) -> Table:
    """Returns a copy in which the items nobody has seen are dealt anew to chests and box."""
    imagined = hide(table, seat)
    imagined.chance = stream.fresh()
    seen = {item for player in table.players for item in player.items} | set(table.spent)
    unseen = iter(stream.shuffled([item for item in range(len(ITEMS)) if item not in seen]))
    imagined.chests = tuple(
        [Chest(one.x, one.y, NOTHING if one.inside == NOTHING else next(unseen)) for one in imagined.chests]
    )
    imagined.box = tuple(unseen)
    return imagined
