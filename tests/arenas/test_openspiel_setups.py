from pathlib import Path
from typing import Any

import pytest

from tests.arenas.spiel import EACH_FAMILY, EXCEED, EXILED, FORMATION, dealt, load
from wildswing.exceed.matches import fighter_text
from wildswing.kernel import WildswingError


def test_fighters_are_found_by_name_and_meet_by_the_newer_of_their_editions() -> None:
    stage = load(EXCEED, fighter1="ryu", fighter2="Hyde").stage
    assert stage.game.seats(stage.setup) == ("Ryu", "Hyde Kido")
    assert stage.setup["edition"] == "undernight"


def test_an_edition_may_be_asked_for() -> None:
    assert load(EXCEED, edition="standard").stage.setup["edition"] == "standard"


def test_a_fighter_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.fighter"
    file.write_text(fighter_text("Ryu").replace("fighter Ryu", "fighter Mine"), encoding="utf-8")
    stage = load(EXCEED, fighter1=str(file)).stage
    assert stage.game.seats(stage.setup) == ("Mine", "Ky Kiske")


def test_an_unknown_fighter_is_refused_with_what_there_is() -> None:
    with pytest.raises(WildswingError, match=r"There is no fighter “Ryo”; did you mean Ryu\?"):
        load(EXCEED, fighter1="Ryo")


def test_formation_is_played_with_the_house_layouts() -> None:
    stage = load(FORMATION).stage
    assert stage.setup == stage.game.default_setup()


def test_teams_have_plus_signs_between_players_and_slashes_between_teams() -> None:
    game = load(EXILED, teams="Badon+Gleem / Gande + Hedina / Nahtha + Mandice", skill="expert", rounds=7)
    stage = game.stage
    assert game.num_players() == 6
    assert stage.game.seats(stage.setup) == ("Badon", "Gleem", "Gande", "Hedina", "Nahtha", "Mandice")
    assert stage.game.teams(stage.setup) == (0, 0, 1, 1, 2, 2)
    assert stage.setup["skills"] == " ".join(["expert"] * 6)
    assert stage.setup["rounds"] == "7"


def test_what_lies_on_the_table_is_a_parameter_too() -> None:
    setup = load(
        EXILED, variants="blocking + friendly fire", terrain="forest+swamp", chests=2, gemstones=10
    ).stage.setup
    assert setup["variants"] == "blocking, friendly fire"
    assert (setup["terrain"], setup["chests"], setup["gemstones"]) == ("forest, swamp", "2", "10")


def test_the_usual_teams_are_those_of_the_game() -> None:
    stage = load(EXILED).stage
    assert stage.setup == stage.game.default_setup()


def test_the_name_of_a_game_tells_its_parameters() -> None:
    game = load(EXILED, teams="Badon / Gleem")
    assert "teams=Badon / Gleem" in str(game)
    assert game.get_parameters()["rounds"] == 50


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_chance_answers_the_opening_and_the_players_know_what_came_of_it(name: str, parameters: dict[str, Any]) -> None:
    whole = dealt(load(name, **parameters))
    late, again = [dealt(load(name, opening=20, **parameters)) for _ in range(2)]
    assert str(late) == str(again) != str(whole)
    assert whole.information_state_string(0).count("\n") < late.information_state_string(0).count("\n")


def test_an_opening_may_be_all_of_a_game_and_is_not_less_than_nothing() -> None:
    state = dealt(load(FORMATION, opening=500))
    assert state.is_terminal()
    assert sorted(state.returns()) in ([-1, 1], [0, 0])
    with pytest.raises(WildswingError, match="Chance cannot give -1 answers; give 0 or more"):
        load(FORMATION, opening=-1)
