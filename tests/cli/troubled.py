"""Games that go wrong, or take their time, in the processes of a simulation."""

import os
import time
from pathlib import Path
from typing import ClassVar

from tests.cli.tiny import Pair, Tiny
from wildswing.kernel.game import Outcome


class Faulty(Tiny):
    name: ClassVar[str] = "faulty"

    def outcome(self, state: Pair) -> Outcome | None:
        raise ValueError(f"out of glue with {state.kept}")


class Deadly(Tiny):
    name: ClassVar[str] = "deadly"

    def outcome(self, state: Pair) -> Outcome | None:  # noqa: ARG002 - it never comes to that
        os._exit(3)


class Slow(Tiny):
    """Leaves a mark in a file for each finished game, and takes a while over it."""

    name: ClassVar[str] = "slow"

    def outcome(self, state: Pair) -> Outcome | None:
        time.sleep(0.02)
        with Path(os.environ["MARKS"]).open("a", encoding="utf-8") as marks:
            marks.write("x")
        return super().outcome(state)


class Lonely(Tiny):
    name: ClassVar[str] = "lonely"
    seat_names: ClassVar[tuple[str, ...]] = ("Hermit",)


FAULTY, DEADLY, SLOW, LONELY = Faulty(), Deadly(), Slow(), Lonely()
