"""Three Duels for a learning program: an action for each strength, and one for keeping the hand."""

from three_duels.game import LENGTHS, THREE_DUELS, Duels, strength
from wildswing.arenas.blocks import Axis, Block, Blocks
from wildswing.arenas.facet import Arena, Parameters, Spiel
from wildswing.arenas.numbering import Numbering
from wildswing.arenas.parts import Part, Parts, Row
from wildswing.kernel.game import Setup

STRENGTHS = Axis("a strength", tuple([str(number) for number in range(1, 7)]))

BLOCKS = Blocks(
    Block("card", "plays the {}", (STRENGTHS,)),
    Block("put back", "puts the {} back", (STRENGTHS,)),
    Block("put back: keep", "keeps the hand"),
    positions=1,
)


def _hand(row: Row, state: Duels, seat: int) -> None:
    for card in state.hands[seat]:
        row[strength(card) - 1] = 1


def _taken(row: Row, state: Duels, seat: int) -> None:
    row[:] = [len(state.taken[owner]) / (2 * max(LENGTHS)) for owner in (seat, 1 - seat)]


PARTS = Parts(
    Part(6, _hand, "1 for each strength in the own hand"),
    Part(2, _taken, "how many cards were taken, own before the opponent's"),
)


def encoding(setup: Setup) -> Numbering:
    """Returns the encoding, which is the same for every match."""
    return Numbering(BLOCKS, PARTS, THREE_DUELS.rules)


def _read(given: Parameters) -> Setup:
    return {}


ARENA = Arena(encoding=encoding, spiel=Spiel(parameters={}, setup=_read))
