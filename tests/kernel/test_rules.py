"""The rules of every game: each function takes the step that it is listed for."""

import inspect
import pickle
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest

from tests.kernel.three_seats import BidsGame
from wildswing.kernel.game import AnyGame
from wildswing.kernel.question import After, Does, Question
from wildswing.kernel.registry import find_game

GAMES = [find_game(name) for name in ("exceed", "exiled", "formation", "ghost-bride", "target-practice")]


def functions(part: Does | Question) -> Iterator[Callable[..., Any]]:
    yield from (part.do,) if isinstance(part, Does) else (part.ask, part.answer)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_function_takes_the_step_it_is_listed_for(game: AnyGame) -> None:
    """A compiled function refuses any other when it is called, which no type checker sees."""
    wrong = [
        (part.step.__name__, function.__name__)
        for part in game.rules.parts
        if not isinstance(part, After)
        for function in functions(part)
        if (taken := inspect.get_annotations(function, eval_str=True).get("step")) is not None
        and not issubclass(part.step, get_args(taken) or taken)
    ]
    assert wrong == []


class Numbered(BidsGame):
    def __init__(self, number: int) -> None:
        self.number = number


def test_a_game_keeps_what_is_its_own_on_its_way_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(Numbered(7))).number == 7
