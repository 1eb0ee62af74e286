"""Both solo games keep the promises of every game; nothing in them is hidden, so some have nothing to look at."""

import pytest

from wildswing.exiled.solo.ghost_bride import GHOST_BRIDE
from wildswing.exiled.solo.setups import ghost_bride_setup, target_practice_setup
from wildswing.exiled.solo.target_practice import TARGET_PRACTICE
from wildswing.kernel.conformance import CHECKS, assert_conforms
from wildswing.kernel.registry import find_game

WITHOUT_CARDS = {"cards", "sealing", "secrets"}


@pytest.mark.parametrize(("level", "skill"), [("easy", "average"), ("hard", "hand")])
def test_the_ghost_bride_conforms(level: str, skill: str) -> None:
    report = assert_conforms(GHOST_BRIDE, 5, ghost_bride_setup(level, skill))
    assert {check for check in CHECKS if report.verdict(check) != "passed"} == WITHOUT_CARDS


def test_target_practice_conforms() -> None:
    report = assert_conforms(TARGET_PRACTICE, 5, target_practice_setup("hand"))
    assert {check for check in CHECKS if report.verdict(check) != "passed"} == WITHOUT_CARDS


def test_both_are_found_by_name() -> None:
    assert find_game("ghost-bride") is GHOST_BRIDE
    assert find_game("target-practice") is TARGET_PRACTICE
