"""Plays a game once more in another process, in which the strings of a set come in another order."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

from wildswing.kernel.conformance.tale import Tale
from wildswing.kernel.event import Told
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Given
from wildswing.kernel.state import State, fields_of

ORDER = "PYTHONHASHSEED"
"""The variable that decides on the order of sets for a whole process."""

Fields = dict[str, str]
"""A moment of a game as texts: each field of the state, the questions, and the events that led to it."""


def moment_of(state: State, told: Sequence[Told]) -> Fields:
    """Returns a moment of a game as texts."""
    fields = {field: repr(value) for field, value in zip(fields_of(type(state)), state.values(), strict=True)}
    return {**fields, "questions": repr(state.asks), "events": repr(told)}


def played_again(tale: Tale) -> list[Fields] | None:
    """Returns the moments of a tale as another process plays it, or None if the game cannot be sent there."""
    answers = [(given.seat, given.answer) for given in tale.given]
    try:
        parcel = pickle.dumps((tale.game, tale.seed, dict(tale.setup), answers))
        child = subprocess.run(
            [sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; from {__name__} import main; main()"],
            input=parcel,
            env={**os.environ, ORDER: another_order(tale.seed)},
            capture_output=True,
            check=True,
        )
        moments: list[Fields] = json.loads(child.stdout)
    except Exception:  # noqa: BLE001 - a game may refuse to be sent in any way, which is no fault
        return None
    return moments


def another_order(seed: int) -> str:
    """Returns an order for each seed that is not the one of this process."""
    orders = [str(order) for order in range(1, seed + 3) if str(order) != os.environ.get(ORDER)]
    return orders[seed]


def main() -> None:
    """Plays what is sent on the standard input and writes its moments to the standard output."""
    answer_to, sys.stdout = sys.stdout, sys.stderr
    game, seed, setup, answers = pickle.load(sys.stdin.buffer)
    json.dump(_play(game, seed, setup, [Given(*answer) for answer in answers]), answer_to)
    answer_to.flush()


def _play(game: AnyGame, seed: int, setup: dict[str, str], answers: list[Given]) -> list[Fields]:
    """Returns the moments of a game, up to where it breaks."""
    moments: list[Fields] = []
    told: list[Told] = []
    with suppress(Exception):  # a game under test may raise anything; the moments that are missing tell it
        state = game.start(seed, setup, told)
        moments.append(moment_of(state, told))
        for given in answers:
            told = []
            game.answer(state, given.seat, given.answer, told)
            moments.append(moment_of(state, told))
    return moments
