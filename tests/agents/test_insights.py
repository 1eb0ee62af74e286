"""What searches know of the games: values are chances, and better positions have better ones."""

from itertools import pairwise
from typing import Any

import pytest

from tests.agents.coins import COINS
from wildswing.agents.search.insight import PlainInsight, won
from wildswing.agents.search.insights import insight_for
from wildswing.exceed.agents.insight import ExceedInsight
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.questions.paying import PAYMENT
from wildswing.exceed.rules.questions.strike import SET
from wildswing.exceed.rules.questions.turn import ACTION, MULLIGAN
from wildswing.exceed.rules.setting import WILD_SWING
from wildswing.exiled.agents.insight import ExiledInsight
from wildswing.exiled.game import EXILED
from wildswing.formation.agents.insight import FormationInsight
from wildswing.formation.game import FORMATION
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State


def on_the_way(game: AnyGame, seed: int) -> list[Any]:
    """Returns the positions of a game that is played by quick replies."""
    insight = insight_for(game)
    stream = Stream(seed)
    state = game.start(seed)
    states: list[State] = []
    while state.asks and len(states) < 60:
        states.append(state.copy())
        ask = state.asks[0]
        game.answer(state, ask.seat, insight.reply(game, state, ask, stream))
    return states


def test_every_game_has_the_insight_made_for_it() -> None:
    found = [type(insight_for(game)) for game in (EXCEED, EXILED, FORMATION, COINS)]
    assert found == [ExceedInsight, ExiledInsight, FormationInsight, PlainInsight]


@pytest.mark.parametrize("game", [FORMATION, EXILED], ids=lambda game: game.name)
def test_values_are_chances_that_teams_share(game: AnyGame) -> None:
    insight = insight_for(game)
    teams = game.teams(game.default_setup())
    for state in on_the_way(game, 3):
        mine, theirs = insight.value(state, 0), insight.value(state, len(teams) - 1)
        assert 0 <= mine <= 1
        assert mine + theirs == pytest.approx(1)
        assert {insight.value(state, seat) for seat, team in enumerate(teams) if team == teams[0]} == {mine}


@pytest.mark.parametrize("game", [FORMATION, EXILED], ids=lambda game: game.name)
def test_a_position_that_the_game_guesses_better_is_valued_higher(game: AnyGame) -> None:
    insight = insight_for(game)
    told = [(game.evaluate(state, 0), insight.value(state, 0)) for state in on_the_way(game, 5)]
    best, worst = max(told), min(told)
    assert best[0] > worst[0]
    assert best[1] > worst[1]


@pytest.mark.parametrize("game", [FORMATION, EXILED], ids=lambda game: game.name)
def test_what_is_chosen_at_once_is_sealed_and_has_no_landmark(game: AnyGame) -> None:
    insight = insight_for(game)
    states = on_the_way(game, 3)
    sealed = [state for state in states if insight.is_sealed(state, state.asks[0])]
    assert sealed
    assert {len(state.lanes) > 1 for state in sealed} == {True}
    assert {insight.landmark(state) for state in sealed} == {None}


def test_attacks_and_exchanged_cards_are_chosen_in_secret_and_nothing_else_is() -> None:
    insights = (ExceedInsight(), PlainInsight(EXCEED))
    seen: dict[str, set[bool]] = {}
    for state in on_the_way(EXCEED, 3):
        ask = state.asks[0]
        told = {insight.is_sealed(state, ask) for insight in insights}
        assert len(told) == 1
        seen.setdefault(ask.kind, set()).update(told)
    assert {SET.kind, MULLIGAN.kind, ACTION.kind, PAYMENT.kind} <= set(seen)
    assert {kind for kind, told in seen.items() if told != {False}} == {SET.kind, MULLIGAN.kind}
    assert seen[SET.kind] == seen[MULLIGAN.kind] == {True}


def test_an_attack_that_is_set_face_up_is_no_secret() -> None:
    state = next(state for state in on_the_way(EXCEED, 3) if not state.lanes)
    told = [
        ExceedInsight().is_sealed(state, Ask(0, SET.kind, (WILD_SWING,), about=face_up)) for face_up in (True, False)
    ]
    assert told == [False, True]


def test_exceed_is_quiet_wherever_an_action_is_chosen() -> None:
    insight = ExceedInsight()
    states = on_the_way(EXCEED, 3)
    assert any(insight.is_quiet(state) for state in states)
    for state in states:
        assert insight.is_quiet(state) == (state.asks[0].kind == ACTION.kind)


def test_formation_is_quiet_wherever_nothing_is_secret() -> None:
    insight = FormationInsight()
    for state in on_the_way(FORMATION, 3):
        assert insight.is_quiet(state) != bool(state.lanes)


def test_an_imagined_game_of_the_exiled_is_quiet_once_after_every_attack() -> None:
    insight = ExiledInsight()
    states = on_the_way(EXILED, 3)
    quiet = [insight.is_quiet(state) for state in states]
    begins = [state.phase == "movement" and before.phase != "movement" for before, state in pairwise(states)]
    assert sum(quiet) >= 3
    assert quiet[1:] == begins


def test_who_won_is_known_at_the_end_alone() -> None:
    state = COINS.start(1)
    assert won(COINS, state, 0) == 0.5
    COINS.answer(state, 0, 2)  # the coins are two
    assert (won(COINS, state, 0), won(COINS, state, 1)) == (1, 0)
