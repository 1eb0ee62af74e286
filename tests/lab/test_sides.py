"""A game between two sides: who won, whose turn was first, and with what scores."""

from typing import ClassVar

import pytest

from tests.cli.party import PARTY, Party
from tests.cli.tiny import TINY, Pair, Tiny
from tests.lab.test_play_out import Always
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Outcome, Setup
from wildswing.lab.sides import Ending, check_two_sides, play_sides


class Doubles(Party):
    """Seats 1 and 2 are a team, seats 0 and 3 the other; everybody in `winners` wins, and seat 2 was first."""

    winners: ClassVar[tuple[int, ...]] = (1, 2)

    def teams(self, setup: Setup) -> tuple[int, ...]:
        return (0, 1, 1, 0)[: len(self.seats(setup))]

    def outcome(self, state: Pair) -> Outcome | None:
        single = super().outcome(state)
        return None if single is None else Outcome(self.winners, (1, 20, 300, 4000), 2, "Over.")


class Shared(Doubles):
    winners: ClassVar[tuple[int, ...]] = (0, 1)


FOUR = {"guests": "Ab Cd Ef Gh"}
LOW = [Always(0)] * 4


def test_two_seats_are_two_sides() -> None:
    assert play_sides(TINY, [Always(1), Always(0)], "7", {}) == Ending(1, 0, (47, 52), 2)


def test_the_seats_of_a_team_are_one_side() -> None:
    assert play_sides(Doubles(), LOW, "7", FOUR) == Ending(1, 1, (4001, 320), 4)


def test_a_game_that_both_sides_win_is_won_by_neither() -> None:
    assert play_sides(Shared(), LOW, "7", FOUR).winner is None


def test_only_two_sides_can_meet() -> None:
    check_two_sides(TINY, {})
    check_two_sides(Doubles(), FOUR)
    with pytest.raises(WildswingError, match=r"^Party has 4 seats, and a simulation needs a game for two"):
        check_two_sides(PARTY, FOUR)


class Faulty(Tiny):
    def outcome(self, state: Pair) -> Outcome | None:
        raise ValueError(f"out of glue with {state.kept}")


def test_a_fault_is_told_with_the_seed_that_shows_it() -> None:
    with pytest.raises(
        WildswingError, match=r"^The game with seed “7/3” stopped with ValueError: out of glue with .* tiny"
    ):
        play_sides(Faulty(), [Always(0), Always(0)], "7/3", {})
    with pytest.raises(WildswingError, match=r"^9 does not answer “Which card do you keep"):
        play_sides(TINY, [Always(9), Always(0)], "7/3", {})
