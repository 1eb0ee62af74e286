"""Puzzles of Rise of the Exiled: whom to throw at, and in which matches such throws are looked for."""

from collections.abc import Sequence
from typing import Final

from wildswing.exiled.agents.aiming import best_throw, likely_throws, meant_chest, targets_of, thrower_of
from wildswing.exiled.agents.insight import chance_of
from wildswing.exiled.agents.marksman import MarksmanAgent
from wildswing.exiled.drawing import drawn_teams
from wildswing.exiled.evaluation import evaluate
from wildswing.exiled.prospects import Target, Thrower, expected
from wildswing.exiled.rules.geometry import MM, length
from wildswing.exiled.rules.questions.attack import AIM
from wildswing.exiled.rules.questions.hits import BOUNCE
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.table import IN_PLAY, VINE, Body, Table, are_allies
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import Setup
from wildswing.kernel.state import NOTHING, State
from wildswing.study.puzzles.facet import Aims, Puzzles
from wildswing.texts import text

NEARLY_FALLEN: Final = 2
"""A character with so few hit points may fall by one throw."""

FINISH: Final = "finish"
RICOCHET: Final = "ricochet"
FAR: Final = "far"
ZONE: Final = "zone"

THEMES: Final = {
    FINISH: text("Finish: a character that may fall"),
    FAR: text("Not the nearest: throw past somebody"),
    ZONE: text("The zone that hurts most"),
    RICOCHET: text("Ricochet: throw once more"),
}


def _throw(table: State, ask: Ask) -> tuple[Thrower, list[Target], int, int]:
    """Returns who throws with which spread, at what, the chest that is meant, and the card that takes nothing."""
    assert isinstance(table, Table)
    seat, number, at = ask.about
    is_bounce = ask.kind == BOUNCE.kind
    chest, excepted = (NOTHING, at) if is_bounce else (meant_chest(table, seat), NOTHING)
    return thrower_of(table, seat, at, number), targets_of(table, seat, at, chest, excepted), chest, excepted


def spots(table: State, ask: Ask) -> Sequence[int]:
    """Returns the best point, and a likely one for every other target."""
    assert isinstance(table, Table)
    seat, number, at = ask.about
    thrower, targets, chest, excepted = _throw(table, ask)
    best = best_throw(table, seat, at, number, chest, excepted)
    others = [(x // MM, y // MM) for _, x, y in likely_throws(thrower, targets)]
    (_, left, right), (_, bottom, top), *_ = ask.options.axes  # type: ignore[attr-defined]  # a throw has a space
    within = [(x, y) for x, y in others if left <= x <= right and bottom <= y <= top]
    struck = _struck(table, ask, best.x, best.y)
    apart = [point for point in within if _struck(table, ask, *point) is not struck]
    return [ask.options.index((x, y, 0, 0)) for x, y in [(best.x, best.y), *dict.fromkeys(apart)]]


def worth(table: State, ask: Ask, answer: int) -> float:
    """Returns how likely the team of a seat wins after a throw at a point: by what it does on average."""
    assert isinstance(table, Table)
    thrower, targets, _, _ = _throw(table, ask)
    x, y = ask.options[answer][:2]
    return chance_of(evaluate(table, ask.seat) + expected(thrower, MM * x, MM * y, targets))


def theme(table: State, ask: Ask, best: int) -> str:
    """Says what a throw is about, by the character that it is meant for."""
    assert isinstance(table, Table)
    struck = _struck(table, ask, *ask.options[best][:2])
    if struck is None:
        return ""
    if ask.kind == BOUNCE.kind:
        return RICOCHET
    if struck.life <= NEARLY_FALLEN:
        return FINISH
    own = table.bodies[ask.about[2]]
    nearest = min(_foes(table, ask), key=lambda foe: _apart(foe, own.x, own.y))
    return ZONE if nearest is struck else FAR


def _struck(table: Table, ask: Ask, x: int, y: int) -> Body | None:
    """Returns the enemy nearest to a point."""
    return min(_foes(table, ask), key=lambda foe: _apart(foe, MM * x, MM * y), default=None)


def _foes(table: Table, ask: Ask) -> list[Body]:
    return [
        body
        for body in table.bodies
        if body.place == IN_PLAY and body.kind != VINE and not are_allies(table, ask.seat, body.seat)
    ]


def _apart(body: Body, x: int, y: int) -> int:
    return length(body.x - x, body.y - y)


def _setup(stream: Stream) -> Setup:
    return setup_of(drawn_teams(2 + stream.below(2), stream.fresh()))


PUZZLES = Puzzles(
    file="wildswing.exiled:puzzles.jsonl",
    themes=THEMES,
    is_fit=lambda _, ask: ask.kind in (AIM.kind, BOUNCE.kind),
    theme=theme,
    setups=_setup,
    glancer=lambda: MarksmanAgent("veteran"),
    explainer=MarksmanAgent,
    aims=Aims(spots, worth),
)
