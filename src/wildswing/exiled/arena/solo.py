"""The solo games of Rise of the Exiled for a learning program."""

from functools import lru_cache
from typing import Final

from wildswing.arenas.blocks import Axis, Block, Blocks, counted
from wildswing.arenas.grids import Box, OnGrid
from wildswing.arenas.numbering import Numbering
from wildswing.arenas.parts import Part, Parts, Row
from wildswing.exiled.solo.session import Session, total
from wildswing.exiled.solo.target_practice import TARGET_PRACTICE, THROW_OR_MOVE
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import Setup
from wildswing.kernel.space import Space

AIM: Final = Box(37, 35, 1, 1)
"""Where the weapon is thrown, always with the intended power and sway."""

METRE: Final = 100_000

BLOCKS: Final = Blocks(
    Block("round", "uses the round to {}", (Axis("throw or move", THROW_OR_MOVE),)),
    Block(
        "aim",
        "throws at {}",
        (counted("37 places from left to right, 35 from near to far for each", "point", AIM.size, 0),),
    ),
    positions=1,
)

QUESTIONS: Final = BLOCKS.kinds


def _course(row: Row, session: Session, seat: int) -> None:
    row[:5] = (
        session.start / 10,
        session.lengths / 10,
        session.moves / 10,
        len(session.thrown) / 10,
        total(session) / 30,
    )
    if session.thrown:
        last = session.thrown[-1]
        row[5:9] = last.aim_x / METRE, last.aim_y / METRE, last.x / METRE, last.y / METRE
    for ask in session.asks:
        row[9 + QUESTIONS.index(ask.kind)] = 1


PARTS: Final = Parts(
    Part(
        11,
        _course,
        "card lengths to the target at the start and now, moves and throws so far (of 10), damage or points (of 30),",
        "where the last throw was aimed and where it landed (right and ahead, in metres); the question (round, aim)",
    ),
)


def _points(session: Session, ask: Ask, space: Space) -> OnGrid:
    return _grid(space)


@lru_cache(maxsize=16)
def _grid(space: Space) -> OnGrid:
    return OnGrid([(BLOCKS.first["aim"] + place, index) for place, index in AIM.points(space)])


def _nearest(session: Session, ask: Ask, space: Space, index: int) -> int:
    return BLOCKS.first["aim"] + AIM.place(space, space[index])


def encoding(setup: Setup) -> Numbering:
    """Returns the encoding; both solo games share it, though only one has more questions than where to throw."""
    return Numbering(BLOCKS, PARTS, TARGET_PRACTICE.rules, _points, _nearest)
