"""Judges an answer that was given: what it was worth beside the best, and the mark for that."""

from typing import Final

import msgspec

from wildswing.agents.thoughts import SURE, Thought
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State
from wildswing.study.valuing import Values, value_answers

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"

MARKS: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)

LIMITS: Final = {BEST: 0.01, GOOD: 0.04, INACCURACY: 0.08, MISTAKE: 0.16}
"""Up to what loss, as a part of all games, an answer gets a mark; what loses more is a blunder."""

CLEARLY_BEST: Final = LIMITS[INACCURACY]
"""If all other answers lose as much, the best was the only one."""

MOST_KEPT: Final = 6
"""So many of the answers are kept, and the one that was given."""


class Verdict(msgspec.Struct, frozen=True):
    """What was found out about an answer that was given."""

    mark: str
    best: float
    """How likely the seat won with the best answer, or the best mix of answers, from 0 to 1."""
    worth: float
    """How likely it won with the answer that was given."""
    stake: float
    """How much better the best answer was than any, on average."""
    only: bool
    """Whether it was the best, and all others were clearly worse."""
    answers: int
    """How many answers were valued."""
    thoughts: tuple[Thought, ...]
    """The best of them, and the one that was given."""

    @property
    def loss(self) -> float:
        """How much the answer lost, as a part of all games."""
        return max(0.0, self.best - self.worth)


def judge(game: AnyGame, hidden: State, ask: Ask, given: int, depth: int, name: str) -> Verdict | None:
    """Judges an answer by what its seat knew; None where there was no choice, or nothing could be found out.

    `name` is the chance: any text that is not the seed of a match. An answer that seems to lose is looked at once
    more with other chance, and then only the second look counts, for the first has chosen what seemed best.
    """
    values = value_answers(game, hidden, ask, depth, Stream(f"{name}/1"), [given])
    if not values.is_known:
        return None
    best, loss = values.best, values.lost_by(given)
    if loss >= LIMITS[GOOD]:
        favourite = values.thoughts[0].index
        again = value_answers(game, hidden, ask, depth, Stream(f"{name}/2"), [favourite, given])
        best, loss = _looked_at_again(again, favourite, given, is_mixed=_is_mixed(values))
    mark = _mark(loss, values.of(given))
    return Verdict(
        mark=mark,
        best=round(best, 4),
        worth=round(best - loss, 4),
        stake=round(max(values.stake, loss), 4),
        only=mark == BEST and values.thoughts[0].index == given and values.gap >= CLEARLY_BEST,
        answers=len(values.thoughts),
        thoughts=_kept(values, given),
    )


def _is_mixed(values: Values) -> bool:
    return sum([one.weight > 0 for one in values.thoughts]) > 1


def _looked_at_again(again: Values, favourite: int, given: int, is_mixed: bool) -> tuple[float, float]:
    """Returns what the best answer of a first look is worth by a second one, and how much the other one loses."""
    if is_mixed:
        return again.best, again.lost_by(given)
    chosen, other = again.of(favourite), again.of(given)
    assert chosen is not None  # for both were asked for
    assert other is not None
    return chosen.value, max(0.0, chosen.value - other.value)


def _mark(loss: float, thought: Thought | None) -> str:
    mark = next((mark for mark, limit in LIMITS.items() if loss < limit), BLUNDER)
    is_unsure = thought is not None and loss < SURE * thought.doubt
    return GOOD if is_unsure and mark not in (BEST, GOOD) else mark


def _kept(values: Values, given: int) -> tuple[Thought, ...]:
    kept = [one for place, one in enumerate(values.thoughts) if place < MOST_KEPT or one.index == given]
    return tuple(
        [Thought(one.index, round(one.value, 4), round(one.weight, 4), one.looks, round(one.doubt, 4)) for one in kept]
    )
