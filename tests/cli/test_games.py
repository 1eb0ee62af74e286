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


def test_json(wildswing: Command) -> None:
    listed = json.loads(wildswing("games", "--json").out)
    assert listed["broken"] == []
    assert [game["name"] for game in listed["games"]] == ["exceed", "formation"]
    assert [game["seats"] for game in listed["games"]] == [["Sol Badguy", "Ky Kiske"], ["Black", "White"]]
    assert [{"random", "greedy"} <= set(game["agents"]) for game in listed["games"]] == [True, True]


def test_a_game_of_another_package_is_listed(wildswing: Command, install: Install) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    assert " tiny " in wildswing("games").out
    listed = json.loads(wildswing("games", "--json").out)["games"]
    assert [(game["name"], game["seats"]) for game in listed][1:] == [
        ("formation", ["Black", "White"]),
        ("tiny", ["North", "South"]),
    ]


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
