"""The guess of the greedy agent."""

import pytest

from tests.formation.duel import Army, Duel, card
from wildswing.formation.evaluation import evaluate
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.table import Table
from wildswing.kernel.chance import Stream

PLAIN = "..R/.../XX."
BLACK = Army(PLAIN, "r5 b1 r2 / r1 b3 b4 / X X b2")
WHITE = Army(PLAIN, "b7 b6 r3 / r6 r4 b5 / X X b8")


def tables_of(seed: int) -> list[Table]:
    """Returns the table at each question of a random game, and at its end."""
    table = FORMATION.start(seed)
    stream = Stream(seed)
    found = [table.copy()]
    while table.asks:
        FORMATION.answer(table, table.asks[0].seat, stream.below(len(table.asks[0].options)))
        found.append(table.copy())
    return found


@pytest.mark.parametrize("seed", range(5))
def test_what_is_good_for_one_seat_is_as_bad_for_the_other(seed: int) -> None:
    for table in tables_of(seed):
        assert evaluate(table, 0) == pytest.approx(-evaluate(table, 1))


def test_points_count_in_full() -> None:
    table = Duel.in_combat(BLACK, WHITE).table
    before = evaluate(table, 0)
    table.sides[0].scores = (5,)
    table.sides[1].taken = (card("White", "r9"),)
    assert evaluate(table, 0) == pytest.approx(before + 5 - 3)


def test_a_lead_is_judged_by_the_best_answer_to_it() -> None:
    hopeless = Duel.in_combat(BLACK, WHITE).attack("r5").table  # White has red 6
    safe = Duel.in_combat(Army(PLAIN, "r7 b1 r2 / r1 b3 b4 / X X b2"), WHITE).attack("r7").table
    assert evaluate(safe, 0) > evaluate(hopeless, 0) + 4


def test_a_high_card_is_better_placed_in_front_than_a_low_one() -> None:
    table = Duel.in_formation("Wall", "Wedge", black_deck="r9 r1 b5 b4 r5 r4 b3 r2").table
    high, low = table.copy(), table.copy()
    FORMATION.answer(high, 0, table.asks[0].options.index(card("Black", "r9")))
    FORMATION.answer(low, 0, table.asks[0].options.index(card("Black", "r1")))
    assert evaluate(high, 0) > evaluate(low, 0)


def test_a_wild_space_is_better_than_a_blank_in_front() -> None:
    table = FORMATION.start(1)
    for _ in range(2):
        FORMATION.answer(table, table.asks[0].seat, 0)
    wild, blank = table.copy(), table.copy()
    wild.sides[0].formation = "...R.WXX."
    blank.sides[0].formation = "X..R...X."
    assert evaluate(wild, 0) == pytest.approx(evaluate(blank, 0) + 2 + 2)


def test_the_guess_is_frozen() -> None:
    # The strength of the solver was measured against it; docs/agents.md says so.
    guesses = [evaluate(table, 0) for seed in range(5) for table in tables_of(seed)]
    assert sum(guesses) == pytest.approx(311.26722857, abs=1e-6)
    assert sum([guess * guess for guess in guesses]) == pytest.approx(14283.82684320, abs=1e-6)
