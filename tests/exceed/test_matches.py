"""Fighters are found by their names, or by what people call them."""

import pytest

from wildswing.exceed.matches import UnknownFighter, called_so, fighter_text, roster

NAMES = ("Sol Badguy", "Zsolt", "Ky Kiske", "Shovel Knight", "Shovel & Shield Knight")


@pytest.mark.parametrize(
    ("called", "meant"),
    [
        ("Sol", ["Sol Badguy"]),
        ("zsolt", ["Zsolt"]),
        ("solt", ["Zsolt"]),
        ("badg", ["Sol Badguy"]),
        (" ky ", ["Ky Kiske"]),
        ("shovel knight", ["Shovel Knight"]),
        ("shovel", ["Shovel Knight", "Shovel & Shield Knight"]),
        ("ol", ["Sol Badguy", "Zsolt"]),
        ("", []),
    ],
)
def test_a_whole_word_of_a_name_comes_before_a_part_of_one(called: str, meant: list[str]) -> None:
    assert called_so(called, NAMES) == meant


def test_sol_is_found_and_what_fits_several_is_asked_back() -> None:
    assert fighter_text("sol") == roster()["Sol Badguy"]
    with pytest.raises(UnknownFighter, match="did you mean Shovel Knight or Shovel & Shield Knight"):
        fighter_text("shovel")
