"""The duels of tests, by short names; most are between the two fighters that everybody starts with."""

from wildswing.exceed import Duel, side
from wildswing.exceed.matches import setup_of
from wildswing.exceed.position import Position, SidePosition

__all__ = ["Stage", "side", "stage", "stage_of"]

Stage = Duel
stage = Duel


def stage_of(
    texts: tuple[str, str],
    one: SidePosition,
    other: SidePosition,
    edition: str | None = None,
    turn: int = 0,
    struck_last_turn: bool = False,
    seed: int | str = 0,
) -> Duel:
    """Sets up a position of two fighters that a test has written itself."""
    return Duel.of(setup_of(texts, edition), Position((one, other), turn, struck_last_turn, seed))
