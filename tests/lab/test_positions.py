"""Positions of random games: every question, or one past the middle of each game."""

from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.formation.game import FORMATION
from wildswing.kernel.ask import Ask
from wildswing.lab import positions as lab
from wildswing.lab.positions import halfway, positions

SETUP = FORMATION.default_setup()


def asks(found: list[lab.Asked]) -> list[Ask]:
    return [ask for _, ask in found]


def test_positions_are_those_of_whole_games_each_kept_as_it_was() -> None:
    one, two = positions(FORMATION, SETUP, 3, games=1), positions(FORMATION, SETUP, 3, games=2)
    assert asks(two)[: len(one)] == asks(one)
    assert len(two) > len(one) > 30
    assert all(state.asks[0] == ask for state, ask in two)


def test_halfway_takes_one_position_of_each_game_past_its_middle() -> None:
    whole = positions(FORMATION, SETUP, 3, games=1)
    ((state, ask),) = halfway(FORMATION, SETUP, 3, games=1)
    past = [(there.copy(), asked) for there, asked in whole[len(whole) // 2 :]]
    assert (state, ask) == next((there, asked) for there, asked in past if len(asked.fresh()) > 1)
    assert len(halfway(FORMATION, SETUP, 3, games=3)) == 3


def test_halfway_is_a_choice() -> None:
    found = halfway(EXCEED, match_of("Ryu", "Ryu"), 5, games=8)
    assert all(len(ask.fresh()) > 1 for ask in asks(found))


def test_a_half_without_a_choice_is_left_at_its_end() -> None:
    """Somebody who may answer in one way only is asked all the same where the rules say so."""
    state = FORMATION.start(1, SETUP)
    met = [(state, Ask(0, "first", (1, 2))), (state, Ask(0, "middle", (1,))), (state, Ask(0, "last", (1,)))]
    assert lab.second_half_choice(met)[1].kind == "last"
