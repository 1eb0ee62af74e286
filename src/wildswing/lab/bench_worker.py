"""One build in a process of its own, which measures what it is told to over standard input and output.

Several of these take turns, so that all are measured under the same conditions.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import BinaryIO

import msgspec

from wildswing.lab.arena_games import NoArena
from wildswing.lab.subjects import subject_named
from wildswing.lab.tally import Missing, Tally, play_for

Measure = Callable[[float, int], Tally]

Open = Callable[[str, str, int], Measure | Missing]
"""Finds what is to be measured by its subject and measurement, and measures it once, by a seed, without the clock."""

Opened = dict[tuple[str, str], Measure | Missing]
"""What has been measured before, by subject and measurement."""


class Hello(msgspec.Struct, frozen=True):
    """Says what runs here: where the package lies, and which of its modules are compiled."""

    home: str
    compiled: tuple[str, ...]


class Order(msgspec.Struct, frozen=True):
    """Asks for one slice of a measurement."""

    subject: str
    measurement: str
    seconds: float
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """Gives the tally of a slice, or a sentence that says why there is none."""

    tally: Tally | None
    refusal: str = ""


def open_ours(name: str, measurement: str, seed: int) -> Measure:
    """Opens a measurement of a match of ours."""
    open_table = partial(subject_named(name).open, measurement)

    def measure(seconds: float, seed: int) -> Tally:
        return play_for(seconds, open_table(seed))

    measure(0, seed)
    return measure


def main(find: Open = open_ours) -> None:
    """Greets, then answers orders until the input ends."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # Some engines print a greeting, which must not get between the answers.
    _say(answers, hello())
    opened: Opened = {}
    for line in sys.stdin.buffer:
        _say(answers, answer(msgspec.json.decode(line, type=Order), opened, find))


def _say(answers: BinaryIO, message: msgspec.Struct) -> None:
    answers.write(msgspec.json.encode(message) + b"\n")
    answers.flush()


def hello() -> Hello:
    """Looks at the files that the loaded modules came from."""
    ours = {
        name: module.__file__ or "" for name, module in sys.modules.items() if name.partition(".")[0] == "wildswing"
    }
    compiled = [name for name, file in ours.items() if file.endswith(tuple(EXTENSION_SUFFIXES))]
    return Hello(str(Path(ours["wildswing"]).parents[1]), tuple(sorted(compiled)))


def answer(order: Order, opened: Opened, find: Open = open_ours) -> Answer:
    """Measures one slice; the first time, once without the clock, so that nothing is loaded while it runs."""
    wanted = (order.subject, order.measurement)
    try:
        if wanted not in opened:
            opened[wanted] = find(*wanted, order.seed)
        measure = opened[wanted]
        if isinstance(measure, Missing):
            return Answer(None, measure.reason)
        return Answer(measure(order.seconds, order.seed))
    except NoArena as missing:
        return Answer(None, str(missing))
    except Exception as error:  # noqa: BLE001 - whatever another engine raises must not stop the others
        stopped = f"it stopped with {type(error).__name__}: {error}"
        return Answer(None, f"{order.subject}, {order.measurement}, is not measured: {stopped}.")


if __name__ == "__main__":
    main()
