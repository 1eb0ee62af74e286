from random import Random

import pytest

from wildswing.agents.equilibrium import (
    Matrix,
    exploitability,
    exploitability_of_plan,
    solve,
    solve_hands,
    solve_worlds,
)

NEAR = 0.002
"""A solution is this near to an equilibrium, as a share of the payoffs' range."""


def linear_program(worlds: list[Matrix], weights: list[float]) -> float:
    """Returns the exact value: the row player raises its mean over the worlds of the worst column in each."""
    linprog = pytest.importorskip("scipy.optimize").linprog
    rows, count = len(worlds[0]), len(worlds)
    bounds, limits = [], []
    for number, world in enumerate(worlds):
        for column in zip(*world, strict=True):
            bounds.append([-gain for gain in column] + [float(number == other) for other in range(count)])
            limits.append(0.0)
    found = linprog(
        [0.0] * rows + [-weight / sum(weights) for weight in weights],
        A_ub=bounds,
        b_ub=limits,
        A_eq=[[1.0] * rows + [0.0] * count],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)] * count,
    )
    return -float(found.fun)


def span(matrix: Matrix) -> float:
    gains = [gain for row in matrix for gain in row]
    return max(gains) - min(gains)


def random_matrix(chance: Random, rows: int, columns: int) -> Matrix:
    """Returns payoffs with many ties and extremes, as strikes have."""
    return [[chance.choice([0.0, 7.0, chance.uniform(-5, 9)]) for _ in range(columns)] for _ in range(rows)]


@pytest.mark.parametrize("seed", range(30))
def test_the_value_is_that_of_the_linear_program(seed: int) -> None:
    chance = Random(seed)
    matrix = random_matrix(chance, chance.randint(1, 10), chance.randint(1, 10))
    row, column, value = solve(matrix)
    assert sum(row) == pytest.approx(1)
    assert sum(column) == pytest.approx(1)
    assert min(*row, *column, 0) == 0
    assert value == pytest.approx(linear_program([matrix], [1.0]), abs=NEAR * span(matrix) + 1e-9)
    assert exploitability(matrix, row, column) <= NEAR * span(matrix)


@pytest.mark.parametrize("seed", range(15))
def test_one_mix_against_several_worlds_is_that_of_the_linear_program(seed: int) -> None:
    chance = Random(seed)
    rows = chance.randint(2, 8)
    worlds = [random_matrix(chance, rows, chance.randint(1, 8)) for _ in range(chance.randint(2, 12))]
    weights = [chance.choice([1.0, 3.0, chance.random()]) for _ in worlds]
    plan = solve_worlds(worlds, weights)
    widest = max([span(world) for world in worlds])
    assert plan.value == pytest.approx(linear_program(worlds, weights), abs=NEAR * widest)
    assert exploitability_of_plan(worlds, weights, plan.row, plan.columns) <= NEAR * widest
    assert [len(column) for column in plan.columns] == [len(world[0]) for world in worlds]


def test_rock_paper_scissors_with_a_dear_rock() -> None:
    # A win with rock counts double; worked out by hand: rock 1/4, paper 1/2, scissors 1/4.
    matrix = [[0, -1, 2], [1, 0, -1], [-2, 1, 0]]
    row, column, value = solve(matrix, precision=0.0002)
    assert row == pytest.approx((1 / 4, 1 / 2, 1 / 4), abs=0.005)
    assert column == pytest.approx((1 / 4, 1 / 2, 1 / 4), abs=0.005)
    assert value == pytest.approx(0, abs=0.001)


def test_a_worse_answer_is_never_given() -> None:
    row, column, value = solve([[3, 5, 4], [1, 4, 2], [2, 4, 3]])
    assert row[0] > 0.99
    assert column[0] > 0.99
    assert value == pytest.approx(3, abs=0.01)


def test_with_one_row_the_column_that_costs_least_is_given() -> None:
    row, column, value = solve([[4, -2, 7, 0]])
    assert row == (1.0,)
    assert column[1] > 0.99
    assert value == pytest.approx(-2, abs=0.02)


def test_with_one_column_the_row_that_gains_most_is_given() -> None:
    row, column, value = solve([[4], [9], [-1]])
    assert row[1] > 0.99
    assert column == (1.0,)
    assert value == pytest.approx(9, abs=0.02)


def test_equal_payoffs_leave_every_answer_equal() -> None:
    assert solve([[3, 3], [3, 3]]) == ((0.5, 0.5), (0.5, 0.5), 3)


def test_a_world_that_is_never_met_does_not_count() -> None:
    plan = solve_worlds([[[1], [0]], [[0], [9]]], [1.0, 0.0])
    assert plan.row[0] > 0.99


def test_whoever_does_not_know_the_world_cannot_play_for_it() -> None:
    # Knowing which world it is, the row player would always gain 1; not knowing it, half of it.
    worlds = [[[1], [0]], [[0], [1]]]
    assert solve_worlds(worlds, [1, 1]).value == pytest.approx(0.5, abs=0.001)


def test_the_column_player_knows_its_world() -> None:
    # In the first world the first column costs nothing, in the second world the second.
    plan = solve_worlds([[[0, 5], [0, 5]], [[5, 0], [5, 0]]], [1, 1])
    assert plan.columns[0][0] > 0.99
    assert plan.columns[1][1] > 0.99


def test_exploitability_is_what_both_could_gain() -> None:
    pennies = [[1, -1], [-1, 1]]
    assert exploitability(pennies, (0.5, 0.5), (0.5, 0.5)) == 0
    assert exploitability(pennies, (1, 0), (0.5, 0.5)) == 1
    assert exploitability(pennies, (1, 0), (1, 0)) == 2
    assert exploitability([[2, 5]], (1,), (0, 1)) == 3


@pytest.mark.parametrize(
    ("worlds", "weights"),
    [([], []), ([[[1]]], [1, 1]), ([[[1]], [[1], [2]]], [1, 1]), ([[[1, 2], [1]]], [1]), ([[[]]], [1]), ([[[1]]], [0])],
)
def test_what_is_no_game_is_refused(worlds: list[Matrix], weights: list[float]) -> None:
    with pytest.raises(ValueError, match=r"world|weights"):
        solve_worlds(worlds, weights)


# --- Hands that the other side does not know ---


def hands_program(matrix: Matrix, rows: list[list[int]], columns: list[list[int]]) -> float:
    """Returns the exact value: how often each row is met follows from a mix for each hand."""
    linprog = pytest.importorskip("scipy.optimize").linprog
    places = [(hand, choice) for hand, held in enumerate(rows) for choice in held]
    bounds, limits = [], []
    for number, held in enumerate(columns):
        for column in held:
            met = [-matrix[choice][column] / len(rows) for _, choice in places]
            bounds.append(met + [float(number == other) for other in range(len(columns))])
            limits.append(0.0)
    whole = [[float(hand == one) for hand, _ in places] + [0.0] * len(columns) for one in range(len(rows))]
    found = linprog(
        [0.0] * len(places) + [-1 / len(columns)] * len(columns),
        A_ub=bounds,
        b_ub=limits,
        A_eq=whole,
        b_eq=[1.0] * len(rows),
        bounds=[(0, None)] * len(places) + [(None, None)] * len(columns),
    )
    return -float(found.fun)


@pytest.mark.parametrize("seed", range(15))
def test_hands_are_mixed_as_the_linear_program_mixes_them(seed: int) -> None:
    chance = Random(seed)
    height, width = chance.randint(2, 9), chance.randint(2, 9)
    matrix = random_matrix(chance, height, width)
    rows = [sorted(chance.sample(range(height), chance.randint(1, height))) for _ in range(chance.randint(1, 6))]
    columns = [sorted(chance.sample(range(width), chance.randint(1, width))) for _ in range(chance.randint(1, 8))]
    found = solve_hands(matrix, rows, columns)
    value = sum(
        [
            sum([found.gains[at] * often for at, often in zip(hand, mix, strict=True)])
            for hand, mix in zip(rows, found.rows, strict=True)
        ]
    )
    assert value / len(rows) == pytest.approx(hands_program(matrix, rows, columns), abs=NEAR * span(matrix) + 1e-9)
    assert all(sum(mix) == pytest.approx(1) for mix in (*found.rows, *found.columns))


def test_a_hand_that_nobody_expects_wins() -> None:
    """Who always holds rock draws with paper in the other hand; if rock is one of three, scissors meet it too."""
    game = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    known = solve_hands(game, [[0]], [[0, 1, 2]])
    assert known.gains[0] == pytest.approx(-1, abs=0.01)
    hidden = solve_hands(game, [[0], [1], [2]], [[0, 1, 2]])
    assert hidden.gains[0] == pytest.approx(0, abs=0.01)


def test_an_empty_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="every hand something to choose"):
        solve_hands([[1.0]], [[]], [[0]])
