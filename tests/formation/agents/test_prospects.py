"""What a round's margin does for winning."""

import pytest

from tests.formation.duel import Army, Duel, card
from wildswing.formation.agents.prospects import Prospects

BLACK = "r5 b1 r2 / r1 b3 b4 / X X b2"
WHITE = "b7 b6 r3 / r6 r4 b5 / X X b8"


def prospects(round_number: int, black: tuple[int, ...] = (), white: tuple[int, ...] = (), seat: int = 0) -> Prospects:
    armies = Army("..R/.../XX.", BLACK, scores=black), Army("..R/.../XX.", WHITE, scores=white)
    table = Duel.in_combat(*armies, round_number=round_number).table
    table.starter = 0
    return Prospects(table, seat)


def test_a_higher_margin_is_always_better() -> None:
    hopes = [prospects(2, (12,), (10,)).of(margin) for margin in range(-20, 21)]
    assert hopes == sorted(set(hopes))


def test_points_noted_and_points_of_this_round_count_alike() -> None:
    assert prospects(2, (14,), (10,)).of(1) == prospects(2, (10,), (10,)).of(5)


def test_a_lead_is_worth_more_when_fewer_rounds_are_left() -> None:
    assert prospects(1).of(6) < prospects(2, (0,), (0,)).of(6) < prospects(3, (0, 0), (0, 0)).of(6)


def test_equal_totals_are_good_for_the_second_player() -> None:  # FO-P6
    even = (10, 10), (10, 10)
    assert prospects(3, *even, seat=0).of(0) < 0 < prospects(3, *even, seat=1).of(0)


@pytest.mark.parametrize("round_number", [1, 2])
def test_a_high_card_carried_is_worth_points(round_number: int) -> None:
    scores = (0,) * (round_number - 1)
    hopes = prospects(round_number, scores, scores)
    assert hopes.with_carried(0, card("Black", "r12")) > hopes.with_carried(0, card("Black", "r2"))
    assert hopes.with_carried(0, card("Black", "r7")) == hopes.of(0)


def test_after_the_last_round_nothing_is_carried() -> None:  # FO-T32
    hopes = prospects(3, (0, 0), (0, 0))
    assert hopes.with_carried(0, card("Black", "r12")) == hopes.with_carried(0, card("Black", "r2"))
