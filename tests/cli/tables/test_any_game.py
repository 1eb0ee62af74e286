"""A game that nobody drew for is readable all the same."""

import io

import pytest
from rich.console import Console

from tests.cli.tiny import TINY, Shown
from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.looks import look_of
from wildswing.cli.tables.scene import NoAnswer, Scene, scene_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space
from wildswing.kernel.state import SPECTATOR


def drawn(seat: int, told: tuple[Shown, ...] = ()) -> str:
    match = Match(TINY, 1)
    scene = scene_of(match, seat, told)
    file = io.StringIO()
    Console(file=file, width=80, highlight=False, _environ={}).print(AnyGameLook().table(scene))
    return file.getvalue()


def rows(shown: str) -> list[list[str]]:
    return [line.replace("│", " ").split() for line in shown.splitlines()]


def test_a_game_without_a_look_of_its_own_gets_the_common_one() -> None:
    assert type(look_of(TINY)) is AnyGameLook


def test_fields_are_titled_and_hidden_cards_covered() -> None:
    shown = drawn(0)
    assert ["Seat", "North"] in rows(shown)
    assert ["North", "South"] in [row[-2:] for row in rows(shown)]
    assert "Cards" in shown
    assert ["Cards", "31,", "47", "face", "down,", "face", "down"] in rows(shown)
    assert ["Is", "yours", "yes", "no"] in rows(shown)
    assert ["Deck", "left", "nothing"] in rows(shown)
    assert "coins" in shown


def test_a_spectator_is_called_one() -> None:
    assert ["Seat", "spectator"] in rows(drawn(SPECTATOR))
    assert "31" not in drawn(SPECTATOR)


def test_what_just_happened_is_told() -> None:
    assert "North keeps 47, South keeps 52." in drawn(0, (Shown((47, 52)),))


def test_options_are_numbered_in_columns() -> None:
    match = Match(TINY, 1)
    ask = match.asks[0]
    scene = scene_of(match, 0, (), ask)
    file = io.StringIO()
    Console(file=file, width=80, _environ={}).print(AnyGameLook().options(scene, ask))
    assert file.getvalue().split() == ["1)", "the", "31", "2)", "the", "47"]


def asked_for_a_point() -> tuple[AnyGameLook, Scene, Ask]:
    match = Match(TINY, 1)
    ask = Ask(0, "aim", Space(("x", -5, 5), ("y", 0, 9)))
    return AnyGameLook(), scene_of(match, 0, (), match.asks[0]), ask


def test_a_point_is_asked_for_by_its_coordinates() -> None:
    look, scene, ask = asked_for_a_point()
    file = io.StringIO()
    Console(file=file, width=80, _environ={}).print(look.options(scene, ask))
    assert file.getvalue().strip() == "Type x (-5 to 5), y (0 to 9), with spaces between them."
    assert ask.options[look.answer(scene, ask, "-3 7")] == (-3, 7)


@pytest.mark.parametrize("typed", ["1", "6 0", "0 -1", "a b", "1 2 3", "1.5 2", ""])
def test_what_is_no_point_is_refused_with_the_space(typed: str) -> None:
    look, scene, ask = asked_for_a_point()
    with pytest.raises(NoAnswer, match=r"is no answer; type x \(-5 to 5\), y \(0 to 9\), or \? for help"):
        look.answer(scene, ask, typed)


@pytest.mark.parametrize("typed", ["0", "3", "01", "²", "1 ", "9" * 5000])
def test_what_is_no_number_of_an_answer_is_refused(typed: str) -> None:
    match = Match(TINY, 1)
    (ask, _) = match.asks
    scene = scene_of(match, 0, (), ask)
    assert AnyGameLook().answer(scene, ask, "2") == 1
    with pytest.raises(NoAnswer, match="is no answer; type a number from 1 to 2"):
        AnyGameLook().answer(scene, ask, typed)
