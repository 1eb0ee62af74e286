"""The agent that imagines rounds and solves them."""

import pytest

from tests.agents.coins import COINS
from tests.formation.duel import Army, Duel, short
from wildswing.agents.random import RandomAgent
from wildswing.formation.agents.solver import SolverAgent
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.table import Table
from wildswing.formation.solver import margins
from wildswing.kernel.chance import Stream
from wildswing.lab.play_out import play_out


def choice(agent: SolverAgent, table: Table, seat: int, stream: int = 1) -> int:
    ask = next(ask for ask in table.asks if ask.seat == seat)
    return agent.choose(FORMATION, FORMATION.hide(table, seat), ask, Stream(stream))


def test_with_nothing_hidden_the_exact_best_answer_is_given() -> None:
    black = Army("..R/.../XX.", "r5 b1 r2 / r9 b3 b4 / X X -")
    white = Army("..R/.../XX.", "b7 b6 r3 / r6 r4 b5 / X X -")
    table = Duel.in_combat(black, white, round_number=1).table
    exact = margins(table, table.asks[0])
    assert len(set(exact)) > 1
    assert exact[choice(SolverAgent(1), table, 0)] == max(exact)


def in_the_second_battle(seed: int) -> Table:
    table, stream = FORMATION.start(seed), Stream(f"walk {seed}")
    while table.phase != "combat" or table.battle < 2:
        ask = table.asks[0]
        FORMATION.answer(table, ask.seat, stream.below(len(ask.options)))
    return table


def test_with_cards_hidden_the_best_answer_on_average_is_given_and_not_the_true_best() -> None:  # FO-A2
    cheated = clear = 0
    for seed in range(30):
        table = in_the_second_battle(seed)
        ask = table.asks[0]
        hidden, stream = FORMATION.hide(table, ask.seat), Stream(seed)
        solved = [margins(FORMATION.imagine(hidden, ask.seat, stream), ask) for _ in range(60)]
        totals = [sum(one) for one in zip(*solved, strict=True)]
        first, second = sorted(totals, reverse=True)[:2]
        if first - second < len(solved):  # less than a point apart: too close to call
            continue
        clear += 1
        best = totals.index(first)
        assert choice(SolverAgent(60), table, ask.seat) == best
        true = margins(table, ask)
        cheated += true[best] < max(true)
    assert clear > 15
    assert cheated > 0


def test_a_match_taken_up_again_goes_on_as_it_would_have() -> None:
    table = FORMATION.start(1)
    kept = (SolverAgent(1), SolverAgent(1))
    answers = 0
    while table.asks and table.round < 2:
        ask = table.asks[0]
        index = choice(kept[ask.seat], table, ask.seat)
        assert choice(SolverAgent(1), table, ask.seat, stream=99) == index
        FORMATION.answer(table, ask.seat, index)
        answers += 1
    assert answers > 20


def test_what_the_opponent_seals_changes_no_answer() -> None:
    table = Duel.in_formation("Screen", "Wedge").table
    before = choice(SolverAgent(2), table, 0)
    FORMATION.answer(table, 1, 3)
    FORMATION.answer(table, 1, 0)
    assert choice(SolverAgent(2), table, 0) == before


def test_cards_that_another_hand_laid_are_taken_into_account() -> None:
    table = Duel.in_formation("Screen", "Wedge").table
    agent = SolverAgent(2)
    planned = choice(agent, table, 0)
    FORMATION.answer(table, 0, (planned + 1) % 7)
    second = choice(agent, table, 0)
    assert choice(SolverAgent(2), table, 0) == second
    FORMATION.answer(table, 0, second)
    assert choice(SolverAgent(2), table, 0) == choice(agent, table, 0)


def test_the_plan_is_kept_through_a_placement() -> None:  # FO-A3
    table = Duel.in_formation("Screen", "Wedge").table
    agent = SolverAgent(2)
    hand = table.sides[0].hand
    laid: list[str] = []
    while table.phase == "front" and any(ask.seat == 0 for ask in table.asks):
        index = choice(agent, table, 0)
        laid.append(short(table.asks[0].options[index]))
        FORMATION.answer(table, 0, index)
    (plan,) = {plan[:4] for plan in agent._plans.values()}
    assert laid == [short(card) for card in plan]
    assert set(plan) <= set(hand)


def test_the_type_with_the_best_balance_is_taken() -> None:
    table = FORMATION.start(1)
    seat = table.asks[0].seat
    assert table.asks[0].options[choice(SolverAgent(1), table, seat)] == "shield"
    FORMATION.answer(table, seat, 1)
    assert table.asks[0].options[choice(SolverAgent(1), table, 1 - seat)] == "bow"


def test_the_solver_wins_against_random_from_both_seats() -> None:
    for game in range(4):
        agents = (SolverAgent(1), RandomAgent()) if game % 2 == 0 else (RandomAgent(), SolverAgent(1))
        assert play_out(FORMATION, agents, f"solver {game}").outcome.winners == (game % 2,)


def test_another_game_is_no_business_of_the_solver() -> None:
    state = COINS.start(1)
    with pytest.raises(TypeError, match="tables of Formation, not Purse"):
        SolverAgent(1).choose(COINS, state, state.asks[0], Stream(1))


@pytest.mark.parametrize("answers", [0, 2, 4, 7, 22, 30])
def test_it_thinks_what_it_chooses_and_hopes_for_nothing_more(answers: int) -> None:
    stream = Stream("thoughts")
    table = FORMATION.start(8)
    for _ in range(answers):
        ask = table.asks[stream.below(len(table.asks))]
        FORMATION.answer(table, ask.seat, stream.below(len(ask.options)))
    ask = table.asks[0]
    hidden = FORMATION.hide(table, ask.seat)
    thoughts = SolverAgent(3).think(FORMATION, hidden, ask, Stream(1))
    assert thoughts.choice == SolverAgent(3).choose(FORMATION, hidden, ask, Stream(1))
    assert all(0 <= one.value <= 1 for one in thoughts.thoughts)
    assert thoughts.thoughts[0].index == thoughts.choice
    assert len(thoughts.thoughts) == (1 if ask.kind == "type" else len(ask.options))
    if ask.kind not in ("type", "place"):  # a plan for all places need not be the best for each exchange of two cards
        assert thoughts.thoughts[0].value == max([one.value for one in thoughts.thoughts])


@pytest.mark.parametrize(("black", "white"), [((60, 60), (0, 0)), ((0, 0), (60, 60))])
def test_no_points_are_thrown_away_in_a_decided_match(black: tuple[int, ...], white: tuple[int, ...]) -> None:
    """Neither answer can change who wins; the one with more points is given all the same."""
    armies = (
        Army("..R/.../XX.", "r5 b1 r2 / b3 b4 r9 / X X -", scores=black),
        Army("..R/.../XX.", "b7 b6 r3 / r6 r4 b5 / X X -", scores=white),
    )
    table = Duel.in_combat(*armies, round_number=3).table
    exact = margins(table, table.asks[0])
    assert exact[0] < max(exact)
    assert exact[choice(SolverAgent(1), table, 0)] == max(exact)
