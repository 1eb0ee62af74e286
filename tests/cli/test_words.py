"""What games and files say is printed as it is, whatever it looks like."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command, Install, Said, matches_in
from wildswing.formation.game import house_layouts


@pytest.fixture(params=["pipe", "terminal"])
def bracketed(
    request: pytest.FixtureRequest, wildswing: Command, install: Install, monkeypatch: pytest.MonkeyPatch
) -> Command:
    """The command, with a game whose every word looks like markup; a terminal also shows who thinks, and progress."""
    install("bracketed", "tests.cli.bracketed:BRACKETED")
    monkeypatch.setenv("COLUMNS", "200")
    if request.param == "terminal":
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("TERM", "xterm")
    return wildswing


def assert_says(said: Said, *words: str) -> None:
    assert [word for word in words if word not in said.out] == []
    assert "MarkupError" not in said.err


def test_a_game_is_listed_and_shown_in_its_own_words(bracketed: Command) -> None:
    assert_says(bracketed("games"), "Title [/t] :bomb:", "Summary [/s] :bomb:", "North [/n], South [/s]")
    assert_says(bracketed("show", "bracketed"), "Title [/t] :bomb:", "Summary [/s] :bomb:", "North [/n], South [/s]")


def test_a_match_is_played_and_told_again_in_the_words_of_its_game(bracketed: Command, home: Path) -> None:
    typed = "rule\nrules\nlog\nhint\n1\n"
    said = bracketed("play", "bracketed", "--terminal", "--against", "random", typed=typed)
    assert said.code == 0
    spoken = ("Prompt [/p] :bomb:", "Rule [/r] :bomb:", "Summary [/s] :bomb:", "[/31]", "North [/n], 1 to 2")
    ended = ("Happened [/h] :bomb:", "Ended [/e] :bomb:", "South [/s]")
    assert_says(said, *spoken, *ended)
    (path,) = matches_in(home)
    assert_says(bracketed("replay", path), "Title [/t] :bomb:", "North [/n]: person", *ended)


def test_a_file_keeps_its_name(bracketed: Command, home: Path) -> None:
    bracketed("play", "bracketed", "--terminal", "--against", "random", typed="1\n")
    (path,) = matches_in(home)
    odd = path.rename(path.with_name("we [red]ird.match"))
    assert_says(bracketed("replay", odd, "--verify"), "we [red]ird.match is intact")


def test_a_picture_is_drawn_in_the_words_of_its_game(bracketed: Command, tmp_path: Path) -> None:
    said = bracketed("show", "bracketed", "--picture", tmp_path / "[b]table.svg")
    assert_says(said, "[b]table.svg.")
    assert "[/n]" in (tmp_path / "[b]table.svg").read_text(encoding="utf-8")


def test_checks_and_simulations_name_a_game_as_it_is_called(bracketed: Command) -> None:
    assert bracketed("conformance", "bracketed", "--seeds", "1").code == 1  # as its hide() keeps the truth
    said = bracketed("simulate", "bracketed", "--a", "random", "--b", "random", "--games", "2", "--jobs", "1")
    assert said.code == 0


def test_the_cards_of_a_layout_file_keep_their_names(wildswing: Command, tmp_path: Path) -> None:
    layouts = tmp_path / "mine.txt"
    layouts.write_text(house_layouts().replace("Wedge", "We [/b] dge"), encoding="utf-8")
    typed = "rules\n1\n1\nlog\n" + "1\n" * 100
    arguments = ("play", "--terminal", "--against", "random", "--seed", "5", "--setup", f"layouts={layouts}")
    said = wildswing(*arguments, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "We [/b]" in said.out
