"""Files replace parts of a game, for every command that plays it, and the seats follow."""

import json
from pathlib import Path
from typing import ClassVar

import pytest

from tests.cli.conftest import Command, Install, assert_refused, matches_in
from tests.cli.party import Party
from wildswing.cli.picture import picture
from wildswing.cli.saved import read_match
from wildswing.formation.game import house_layouts

AGENTS = ("--a", "random", "--b", "random", "--games", "6", "--jobs")
COMMANDS = [("play",), ("conformance",), ("simulate", *AGENTS, "1")]


@pytest.fixture
def party(wildswing: Command, install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command, with a game whose seats come from its setup, and files for it."""
    install("party", "tests.cli.party:PARTY")
    monkeypatch.chdir(tmp_path)
    for name, guests in {"three": "Xaver Yves Zora", "two": "Xaver Yves", "one": "Xaver", "twins": "Bob aa"}.items():
        (tmp_path / f"{name}.txt").write_text(guests, encoding="utf-8")
    return wildswing


@pytest.mark.parametrize("command", COMMANDS)
def test_a_mistake_in_a_file_is_told_with_its_name_and_line(
    wildswing: Command, home: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    layouts = tmp_path / "bad.txt"
    layouts.write_text(house_layouts().replace("11R / 1X.", "1QR / 1X."), encoding="utf-8")
    said = wildswing(command[0], "formation", *command[1:], "--setup", f"layouts={layouts}")
    assert_refused(said)
    assert said.err.startswith(f"{layouts}, line 9: Wedge has a space “Q”; ")
    assert not home.exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_any_refusal_is_told_with_the_file(party: Command, command: tuple[str, ...]) -> None:
    said = party(command[0], "party", *command[1:], "--setup", "guests=one.txt")
    assert_refused(said)
    assert said.err == "one.txt: The party needs two to nine guests, not 1.\n"


def test_several_files_are_all_named(party: Command) -> None:
    said = party("play", "party", "--setup", "guests=one.txt", "--setup", "prizes=two.txt")
    assert_refused(said)
    assert said.err == "one.txt, two.txt: The party needs two to nine guests, not 1.\n"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("guests", ("“guests”", "KEY=FILE", "guests, prizes")),
        ("cakes=two.txt", ("“cakes=two.txt”", "guests, prizes")),
        ("guests=nowhere.txt", ("nowhere.txt cannot be read",)),
    ],
)
def test_what_is_no_part_or_no_file_is_refused(
    party: Command, command: tuple[str, ...], given: str, words: tuple[str, ...]
) -> None:
    assert_refused(party(command[0], "party", *command[1:], "--setup", given), *words)


def test_a_match_has_the_seats_of_its_setup(party: Command, home: Path) -> None:
    arguments = ("--terminal", "--against", "random", "--setup", "guests=three.txt")
    said = party("play", "party", *arguments, "--seat", "zora", typed="1\n")
    assert said.code == 0
    assert "Zora, 1 to 2 (? for help): " in said.out
    assert ["Xaver", "Yves", "Zora"] in [line.strip(" │").split() for line in said.out.splitlines()]
    (path,) = matches_in(home)
    assert read_match(path).seats == ("random", "random", "person")
    assert "Xaver: random, Yves: random, Zora: person" in party("replay", path, "--from", "yves").out
    seats = json.loads(party("replay", path, "--json").out)["seats"]
    assert seats == {"Xaver": "random", "Yves": "random", "Zora": "person"}
    assert_refused(party("replay", path, "--from", "anna"), "“anna”", "xaver, yves, zora")


def test_a_match_of_more_than_usual_is_taken_up_again(party: Command, home: Path) -> None:
    party("play", "party", "--terminal", "--against", "random", "--setup", "guests=three.txt", typed="q\n")
    assert party("play", "--terminal", "--resume", typed="1\n").code == 0
    assert len(read_match(matches_in(home)[0]).match.answers) == 3


def test_people_who_share_a_terminal_are_called_by_the_seats_of_the_setup(party: Command, home: Path) -> None:
    said = party("play", "party", "--terminal", "--two", "--setup", "guests=three.txt", typed="\n1\n\n1\n\n1\n")
    assert "Yves, press Enter when Xaver and Zora are not looking: " in said.out
    assert [given.seat for given in read_match(matches_in(home)[0]).match.answers] == [0, 1, 2]


def test_who_thinks_is_called_by_the_seats_of_the_setup(party: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    said = party("play", "party", "--terminal", "--against", "random", "--setup", "guests=three.txt", typed="1\n")
    assert "Zora (random) is thinking" in said.out


def test_games_and_show_tell_the_seats_of_the_usual_setup(party: Command) -> None:
    assert "Seats: Anna, Bea " in party("games").out
    assert "Seats: Anna, Bea." in party("show", "party").out
    assert json.loads(party("show", "party", "--json").out)["seats"] == ["Anna", "Bea"]
    assert json.loads(party("games", "--json").out)["games"][-1]["seats"] == ["Anna", "Bea"]


class Short(Party):
    """Is in its middle before the first answer."""

    longest: ClassVar[int] = 0


def test_a_picture_asks_by_the_seats_of_the_usual_setup() -> None:
    assert "Anna, 1 to 2 (? for help)" in picture(Short()).replace("&#160;", " ")


def test_a_simulation_plays_with_the_files_in_every_process(party: Command) -> None:
    usual = json.loads(party("simulate", "party", *AGENTS, "1", "--json").out)
    alone, together = [
        json.loads(party("simulate", "party", *AGENTS, jobs, "--setup", "guests=two.txt", "--json").out)
        for jobs in ("1", "2")
    ]
    assert alone["margin"] == together["margin"] != usual["margin"]
    assert_refused(party("simulate", "party", *AGENTS, "1", "--setup", "guests=three.txt"), "3 seats", "for two")


def test_the_checks_look_at_the_game_that_the_files_make(party: Command) -> None:
    def wording(*arguments: str) -> str:
        report = json.loads(party("conformance", "party", "--seeds", "1", "--json", *arguments).out)
        return str(report["verdicts"]["wording"])

    assert wording() == "passed"
    assert wording("--setup", "guests=twins.txt") == "failed"  # two labels are the same
