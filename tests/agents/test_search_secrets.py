"""A search cannot cheat: what it is not told cannot change what it thinks."""

import pickle

import pytest

from tests.agents.parlour import EVEN_PENNIES, Evening, Parlour, Turn
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.agents.search.known_question import KnownQuestion
from wildswing.exceed.game import EXCEED
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import HIDDEN, State
from wildswing.lab.play_out import play_out

GAMES = [FORMATION, EXCEED, EXILED]

MOMENTS = {"formation": (0, 3, 20, 40), "exceed": (0, 9, 30), "exiled": (0, 7)}
"""After how many random answers a search is looked at."""


def moments(game: AnyGame) -> list[State]:
    stream = Stream("moments")
    state = game.start(11)
    found = []
    for answers in range(max(MOMENTS[game.name]) + 1):
        if answers in MOMENTS[game.name]:
            found.append(state.copy())
        ask = state.asks[stream.below(len(state.asks))]
        game.answer(state, ask.seat, stream.below(len(ask.options)))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_states_that_differ_in_what_is_hidden_get_the_same_thoughts(game: AnyGame) -> None:
    differ = 0
    for state in moments(game):
        ask = state.asks[0]
        other = game.imagine(state, ask.seat, Stream("another world"))
        differ += other != state
        hidden, other_hidden = game.hide(state, ask.seat), game.hide(other, ask.seat)
        assert hidden == other_hidden
        assert hidden != state
        agent = SearchAgent(Budget(4))
        thoughts = agent.think(game, hidden, ask, Stream(1))
        assert agent.think(game, other_hidden, ask, Stream(1)) == thoughts
    assert differ == len(moments(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_thinking_leaves_the_state_as_it_was(game: AnyGame) -> None:
    state = moments(game)[0]
    ask = state.asks[0]
    hidden = game.hide(state, ask.seat)
    before = hidden.copy()
    SearchAgent(Budget(3)).think(game, hidden, ask, Stream(1))
    assert hidden == before
    assert hidden.asks == before.asks


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_reaches_another_process_as_it_is(game: AnyGame) -> None:
    for state in moments(game):
        ask = state.asks[0]
        sent = pickle.loads(pickle.dumps(KnownQuestion(game, game.hide(state, ask.seat), ask)))
        assert sent.game is game
        assert sent.hidden == game.hide(state, ask.seat)
        assert sent.ask == ask
        assert sent.hidden.asks == (ask,)


class Watched(Parlour):
    """Refuses to imagine anything from a state that tells the coin."""

    imagined = 0

    def imagine(self, state: Evening, seat: int, stream: Stream) -> Evening:
        assert state.coin == HIDDEN
        assert state.chance == 0
        Watched.imagined += 1
        return super().imagine(state, seat, stream)


def test_in_a_whole_game_the_search_is_shown_hidden_states_only() -> None:
    game = Watched((Turn(0, (0, 1)), Turn(1, (0, 1))), EVEN_PENNIES.verdict, at_once=True)
    play_out(game, [SearchAgent(Budget(10)), SearchAgent(Budget(10))], seed=3)
    assert Watched.imagined == 20
