"""A game whose winner is thrown by chance, for tournaments: each keeps one of two numbers, and the higher one wins."""

import os
import time
from pathlib import Path
from typing import ClassVar

from tests.cli.tiny import Both, Pair, Show, Tiny
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import Outcome, Setup
from wildswing.kernel.state import HIDDEN


class Dice(Tiny):
    """The numbers on offer follow from the seed, so that each game is another; equal ones are a draw."""

    name: ClassVar[str] = "dice"
    may_end_without_winner: ClassVar[bool] = True

    def deal(self, setup: Setup, chance: int) -> Pair:  # noqa: ARG002 - there is nothing to set up
        stream = Stream(chance)
        hands = tuple([tuple([stream.below(6) for _ in range(2)]) for _ in range(2)])
        return Pair(chance, (Show(), Both()), (), hands, (HIDDEN, HIDDEN))

    def outcome(self, state: Pair) -> Outcome | None:
        if HIDDEN in state.kept:
            return None
        best = max(state.kept)
        winners = () if state.kept[0] == state.kept[1] else (state.kept.index(best),)
        return Outcome(winners, state.kept, state.hands[0][0] % 2, "It is over.")

    def evaluate(self, state: Pair, seat: int) -> float:
        """Likes high numbers; the end of a game is looked at only once."""
        return float(state.kept[seat])


class SlowDice(Dice):
    """Takes a while, and leaves a mark in a file for each game that was begun and ended."""

    name: ClassVar[str] = "slow-dice"

    def outcome(self, state: Pair) -> Outcome | None:
        time.sleep(0.05)
        with Path(os.environ["MARKS"]).open("a", encoding="utf-8") as marks:
            marks.write("x")
        return super().outcome(state)


DICE, SLOW_DICE = Dice(), SlowDice()
