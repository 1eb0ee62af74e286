"""Playouts and searches from the middle of a game, and what they count."""

from typing import Any

import pytest

from wildswing.agents.thoughts import Thoughts
from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab.bench import strike_search
from wildswing.exceed.matches import match_of
from wildswing.formation.game import FORMATION
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.positions import SAMPLE, halfway
from wildswing.lab.searching import PLAYS, playouts, thinking, tree_search

SETUP = FORMATION.default_setup()


def test_a_playout_goes_from_halfway_to_the_end() -> None:
    """A game has about 70 decisions; the positions go round, and each is played anew."""
    play_out = playouts(FORMATION, SETUP, 3)
    lengths = [play_out() for _ in range(3 * SAMPLE)]
    assert all(10 < length < 60 for length in lengths)
    assert len(set(lengths)) > 1


DUEL = match_of("Sol Badguy", "Ky Kiske")


@pytest.mark.parametrize(("game", "setup"), [(FORMATION, SETUP), (EXCEED, DUEL)])
def test_a_tree_search_makes_all_its_imagined_plays(game: AnyGame, setup: Setup) -> None:
    search = tree_search(game, setup, 3)
    assert [search(), search()] == [PLAYS, PLAYS]


def test_a_strike_search_counts_its_imagined_plays() -> None:
    search = strike_search(EXCEED, DUEL, 3)
    counts = [search() for _ in range(SAMPLE)]
    assert all(PLAYS / 2 < count < 2 * PLAYS for count in counts)


class Listener:
    """Notes what it is asked, and says that it has imagined seven plays."""

    name = "listener"

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Ask]] = []

    def choose(self, game: AnyGame, hidden: Any, ask: Ask, stream: Stream) -> int:
        return self.think(game, hidden, ask, stream).choice

    def think(self, game: AnyGame, hidden: Any, ask: Ask, stream: Stream) -> Thoughts:  # noqa: ARG002 - it only notes
        self.asked.append((hidden, ask))
        return Thoughts(0, (), 7, "")


def test_a_thinker_is_given_the_hidden_form_of_each_position_in_turn() -> None:
    listener = Listener()
    think = thinking(listener, FORMATION, SETUP, 3)
    assert [think() for _ in range(SAMPLE + 1)] == [7] * (SAMPLE + 1)
    game: AnyGame = FORMATION
    known = [(game.hide(state, ask.seat), ask) for state, ask in halfway(game, SETUP, 3, SAMPLE)]
    assert listener.asked == [*known, known[0]]
