"""A moment of a match is written as a scenario that leads to the same moment, or refused."""

import pytest

from wildswing.exceed.duel import Duel
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.position import KEY, Position, written
from wildswing.exceed.scenarios.reader import read_scenarios
from wildswing.exceed.scenarios.script import Answers
from wildswing.exceed.scenarios.writing import Unsayable, scenario_of, standing
from wildswing.exceed.study import read
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Match


def _no_file(name: str) -> str:
    raise AssertionError(name)


@pytest.mark.parametrize("fighters", [("Sol Badguy", "Ky Kiske"), ("Faust", "D'Janette"), ("Ryu", "Ryu")])
def test_moments_of_a_match_are_written_and_read_again(fighters: tuple[str, str]) -> None:
    match = Match(EXCEED, 7, match_of(*fighters))
    said = 0
    for number in range(60):
        if not match.asks:
            break
        if number % 3 == 0:
            try:
                text = scenario_of(match)
            except Unsayable:
                continue
            finally:
                ask = match.asks[-1]
                match_state = match.state
                match.answer(ask.seat, (number * 7) % ask.count)
            (scenario,) = read_scenarios(text, "it", _no_file)
            duel = Duel.of(scenario.setup, scenario.position)
            for step in scenario.steps:
                assert isinstance(step, Answers)
                duel.answer(*step.labels, seat=step.seat)
            assert standing(duel.table) == standing(match_state)  # type: ignore[arg-type]
            said += 1
        else:
            ask = match.asks[-1]
            match.answer(ask.seat, (number * 7) % ask.count)
    assert said >= 5


def test_a_match_begins_with_the_position_in_its_setup() -> None:
    text = "fighters Sol against Ky\nset up Sol: space 4; hand Focus\nturn Ky\nKy: Prepare\nby chance Ky: hand 1\n"
    (opening,) = read(text, "it")
    assert opening.answers == ()
    assert "line 4" in opening.left_out
    match = Match(EXCEED, 1, opening.setup)
    assert [ask.seat for ask in match.asks] == [1]
    assert match.state.sides[0].space == 4  # type: ignore[attr-defined]
    for broken in ("{", '{"turn": "x"}', written(Position(turn=5))):
        with pytest.raises(WildswingError):
            Match(EXCEED, 1, {**opening.setup, KEY: broken})
