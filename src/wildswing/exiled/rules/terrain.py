"""The terrain variant: who stands on what."""

from typing import Final

from wildswing.exiled.rules.geometry import CARD, bounds
from wildswing.exiled.rules.table import IN_PLAY, VINE, Body, Table, alter_body
from wildswing.exiled.rules.variants import REAL_TABLE

FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
SWAMP: Final = "swamp"
TUNNEL: Final = "tunnel"
KINDS: Final = (FOREST, MOUNTAIN, SWAMP, TUNNEL)

SWAMP_DAMAGE: Final = 2


def terrain_at(table: Table, body: Body) -> int:
    """RX-L2: returns the terrain card under the centre of a character card, or -1; RX-GL5: a vine stands on none."""
    if body.kind == VINE:
        return -1
    left, bottom, right, top = bounds(CARD)
    for at, card in enumerate(table.terrain):
        if left <= body.x - card.x <= right and bottom <= body.y - card.y <= top:
            return at
    return -1


def settle_terrain(table: Table) -> None:
    """Notes for every card what it stands on; on a real table the moderator has told it."""
    if not table.terrain or REAL_TABLE in table.variants:
        return
    for at, body in enumerate(table.bodies):
        found = terrain_at(table, body) if body.place == IN_PLAY else -1
        kind = table.terrain[found].kind if found >= 0 else ""
        if kind != body.terrain:
            alter_body(table, at).terrain = kind


def in_forest(amount: int) -> int:
    """RX-L3, RX-E11: each source does 1 less, but at least 1; a 0 stays 0."""
    return amount - 1 if amount > 1 else amount
