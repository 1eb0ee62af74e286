"""What decides how deep an agent looks in a second: playouts from the middle of a game, and searches there."""

from itertools import cycle
from random import Random

from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thinker
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.positions import SAMPLE, halfway
from wildswing.lab.tally import PlayGame

PLAYS = 50
"""Imagined plays in a search: so few that it stays on one core."""


def playouts(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Plays a copy of the next position to its end at random, and counts the decisions."""
    random = Random(seed).random
    answer = game.answer
    places = cycle(halfway(game, setup, seed, SAMPLE))

    def play_out() -> int:
        answers = 0
        state = next(places)[0].copy()
        while state.asks:
            ask = state.asks[0]
            answer(state, ask.seat, int(random() * len(ask.options)))
            answers += 1
        return answers

    return play_out


def tree_search(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Searches any game."""
    return thinking(SearchAgent(Budget(PLAYS)), game, setup, seed)


def thinking(thinker: Thinker, game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Lets an agent think about the next position, with what the asked seat knows, and counts its imagined plays."""
    stream = Stream(seed)
    known = [(game.hide(state, ask.seat), ask) for state, ask in halfway(game, setup, seed, SAMPLE)]
    places = cycle(known)

    def think() -> int:
        hidden, ask = next(places)
        return thinker.think(game, hidden, ask, stream).plays

    return think
