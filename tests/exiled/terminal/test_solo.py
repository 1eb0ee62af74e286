"""The solo tables show the target, the throws and the best result."""

import io
from datetime import date
from pathlib import Path

import pytest
from rich.console import Console

from wildswing.cli.tables.looks import look_of
from wildswing.cli.tables.scene import NoAnswer, scene_of
from wildswing.exiled.solo.ghost_bride import GHOST_BRIDE
from wildswing.exiled.solo.target_practice import TARGET_PRACTICE
from wildswing.exiled.terminal.solo import SoloLook
from wildswing.home.scores import Score, keep, kind_of, scores_file
from wildswing.kernel.match import Match


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path))


def drawn(match: Match) -> str:
    ask = match.asks[0] if match.asks else None
    scene = scene_of(match, 0, tuple(match.told_to(0)), ask)
    file = io.StringIO()
    console = Console(file=file, width=80, highlight=False, _environ={})
    console.print(SoloLook().table(scene))
    if ask is not None:
        console.print(SoloLook().options(scene, ask))
    return file.getvalue()


def test_both_games_have_this_look() -> None:
    assert isinstance(look_of(GHOST_BRIDE), SoloLook)
    assert isinstance(look_of(TARGET_PRACTICE), SoloLook)


def test_the_bride_comes_down_the_map() -> None:
    match = Match(GHOST_BRIDE, 5)
    look = SoloLook()
    heights = []
    for _ in range(2):
        shown = drawn(match)
        rows = shown[shown.index("┌") : shown.index("└")].splitlines()
        (row,) = [row for row in rows if "N" in row]
        heights.append(rows.index(next(row for row in rows if "▲" in row)) - rows.index(row))
        scene = scene_of(match, 0, (), match.asks[0])
        match.answer(0, look.answer(scene, match.asks[0], "head"))
    assert heights[0] > heights[1] > 0
    assert "Nahtha is 3 card lengths away" in drawn(match)


def test_all_that_can_be_aimed_at_is_named() -> None:
    shown = drawn(Match(GHOST_BRIDE, 5))
    assert "Type “Nahtha”, “head”, “body”, “left arm”, “right arm”, or x y in mm." in shown


@pytest.mark.parametrize(
    ("typed", "point"), [("nahtha", (0, 432)), ("head", (0, 411)), ("nahtha head", (0, 411)), ("5 100", (5, 100))]
)
def test_throws_in_words(typed: str, point: tuple[int, int]) -> None:
    match = Match(GHOST_BRIDE, 5)
    (ask,) = match.asks
    assert ask.options[SoloLook().answer(scene_of(match, 0, (), ask), ask, typed)] == (*point, 0, 0)


def test_a_throw_at_nothing_is_refused() -> None:
    match = Match(GHOST_BRIDE, 5)
    (ask,) = match.asks
    with pytest.raises(NoAnswer, match="Nahtha has no “moon” to aim at; it has head, body, left arm, right arm"):
        SoloLook().answer(scene_of(match, 0, (), ask), ask, "moon")


def test_rounds_of_target_practice_are_numbered_answers() -> None:
    match = Match(TARGET_PRACTICE, 5)
    (ask,) = match.asks
    scene = scene_of(match, 0, (), ask)
    assert SoloLook().answer(scene, ask, "2") == 1
    assert "The target is 4 card lengths away · 0 points · 6 of 6 rounds left" in drawn(match)
    match.answer(0, 0)
    scene = scene_of(match, 0, (), match.asks[0])
    match.answer(0, SoloLook().answer(scene, match.asks[0], "target"))
    assert "mm from the aim" in drawn(match)


def test_the_best_result_with_the_same_setup_is_told() -> None:
    match = Match(GHOST_BRIDE, 5)
    assert "Best so far" not in drawn(match)
    for score, kind in ((9, kind_of(match.setup)), (13, kind_of(match.setup)), (99, "other")):
        keep(Score("ghost-bride", kind, {}, score, f"Won {score}.", date(2026, 1, 1)))
    assert "Best so far: 13 (Won 13.)" in drawn(match)


def test_results_that_cannot_be_read_stop_no_game() -> None:
    scores_file().mkdir(parents=True)
    assert "Nahtha is 5 card lengths away" in drawn(Match(GHOST_BRIDE, 5))
