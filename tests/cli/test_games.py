"""`wildswing games` lists what can be played."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, Install, assert_refused


def test_table_names_game_seats_and_agents(wildswing: Command) -> None:
    said = wildswing("games")
    assert said.code == 0
    for word in ("exceed", "formation", "Black, White", "random", "greedy"):
        assert word in said.out


def test_a_name_that_is_typed_is_whole_in_a_narrow_terminal(
    wildswing: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert "\ntarget-practice  " in wildswing("games").out


def test_json(wildswing: Command) -> None:
    listed = json.loads(wildswing("games", "--json").out)
    assert listed["broken"] == []
    seats = {game["name"]: game["seats"] for game in listed["games"]}
    assert list(seats) == ["exceed", "exiled", "formation", "ghost-bride", "target-practice"]
    assert (seats["exceed"], seats["formation"]) == (["Sol Badguy", "Ky Kiske"], ["Black", "White"])
    assert seats["exiled"] == ["Hedina", "Evelynn", "Nahtha", "Murder of Crows"]
    assert seats["ghost-bride"] == seats["target-practice"] == ["Player"]
    assert [game["name"] for game in listed["games"] if "random" not in game["agents"]] == []


def test_a_game_of_another_package_is_listed(wildswing: Command, install: Install) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    assert "\ntiny " in wildswing("games").out
    listed = json.loads(wildswing("games", "--json").out)["games"]
    assert (listed[-1]["name"], listed[-1]["seats"]) == ("tiny", ["North", "South"])


def test_a_broken_game_is_named_below_and_stops_nothing(wildswing: Command, install: Install) -> None:
    install("chess", "no_such_module:CHESS")
    said = wildswing("games")
    assert said.code == 0
    assert "formation" in said.out
    told = " ".join(said.out.split())
    assert "The game “chess” from the package chess-package cannot be loaded" in told
    assert "no_such_module" in told
    broken = json.loads(wildswing("games", "--json").out)["broken"]
    assert [(one["name"], one["package"]) for one in broken] == [("chess", "chess-package")]


def test_a_broken_game_cannot_be_played(wildswing: Command, install: Install, home: Path) -> None:
    install("chess", "no_such_module:CHESS")
    assert_refused(wildswing("play", "chess"), "“chess”", "chess-package", "no_such_module", "uninstall")
    assert not home.exists()


@pytest.mark.parametrize("command", ["play", "show", "conformance"])
def test_no_command_trips_over_a_broken_game(wildswing: Command, install: Install, command: str) -> None:
    install("chess", "no_such_module:CHESS")
    assert_refused(wildswing(command, "checkers"), "“checkers”", "formation")
