"""The list of fighters tells what helps to choose one."""

from pathlib import Path

import pytest

from wildswing.exceed.home.entries import FighterEntry, entries
from wildswing.exceed.home.fighters import gather
from wildswing.exceed.home.strengths import Strengths
from wildswing.exceed.matches import GOOD_TO_START, fighter_text, roster
from wildswing.home.folder import fighters_folder

KEEPER = """# by hand

fighter Lantern Keeper

edition strive
style Strikes from a light
starting life 25
no exceed action
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path))
    fighters_folder().mkdir()
    return fighters_folder()


def test_the_roster_is_listed_in_its_order_with_three_for_a_first_game(folder: Path) -> None:
    assert list(folder.iterdir()) == []
    listed = entries(gather())
    assert [entry.name for entry in listed] == list(roster())
    assert {entry.name for entry in listed if entry.good_to_start} == set(GOOD_TO_START)
    assert [entry.name for entry in listed if not (entry.season and entry.style and entry.difficulty)] == []


def test_ones_own_fighter_is_listed_however_its_file_is_laid_out(folder: Path) -> None:
    (folder / "keeper.fighter").write_text(KEEPER)
    entry = entries(gather())[-1]
    assert (entry.look.person, entry.look.mass, entry.look.basic.weapon) == ("man", "athletic", ("fists", None))
    assert entry == FighterEntry(
        name="Lantern Keeper",
        season="",
        edition="strive",
        style="Strikes from a light",
        difficulty="",
        life=25,
        exceed_cost=None,
        own=True,
        good_to_start=False,
        look=entry.look,
        strengths=Strengths(0, 0, 0, 0),
    )


def test_a_copy_of_a_fighter_under_another_name_belongs_to_no_season(folder: Path) -> None:
    (folder / "sun.fighter").write_text(fighter_text("Sol Badguy").replace("fighter Sol Badguy", "fighter Sun"))
    copy = entries(gather())[-1]
    assert (copy.name, copy.season, copy.own, copy.difficulty) == ("Sun", "", True, "easy")
