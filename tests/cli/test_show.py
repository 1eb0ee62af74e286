"""`wildswing show` tells what a game is and draws it."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Command, Install
from wildswing.formation.game import FORMATION

BOOK = FORMATION.book(FORMATION.default_setup())


def test_all_formation_cards_are_drawn(wildswing: Command) -> None:
    out = wildswing("show", "formation").out
    assert [name for _, _, name, _ in BOOK if name not in out] == []
    assert "│+1 │+1 │ R │" in out  # the Vanguard of the first card
    assert out.count("round 2      round 2") == 3  # two cards of each type
    assert max(len(line) for line in out.splitlines()) <= 80


def test_json_has_the_cards(wildswing: Command) -> None:
    facts = json.loads(wildswing("show", "formation", "--json").out)
    assert facts["seats"] == ["Black", "White"]
    assert len(facts["formation_cards"]) == 18
    wedge = {"type": "sword", "round": 1, "name": "Wedge", "spaces": "11R1X..X.", "house": True}
    assert facts["formation_cards"][0] == wedge


def test_any_game_can_be_shown(wildswing: Command, install: Install) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    out = wildswing("show", "tiny").out
    assert "The higher card wins." in out
    assert "Seats: North, South." in out


def test_picture_is_a_drawing_that_loads_nothing(wildswing: Command, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    said = wildswing("show", "formation", "--picture", file)
    assert said.code == 0
    svg = file.read_text(encoding="utf-8")
    words = "".join(ElementTree.fromstring(svg).itertext()).replace("\N{NO-BREAK SPACE}", " ")
    assert "Round 2, battle 2" in words
    assert "Which card answers?" in words
    assert re.findall(r"@font-face|@import|url\((?!#)|href=|src=", svg) == []


def test_picture_is_the_same_whatever_the_terminal(
    wildswing: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "1.svg", tmp_path / "2.svg"
    wildswing("show", "formation", "--picture", first)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "40")
    wildswing("show", "formation", "--picture", second)
    assert first.read_bytes() == second.read_bytes()


def test_picture_of_any_game(wildswing: Command, install: Install, tmp_path: Path) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    file = tmp_path / "tiny.svg"
    assert wildswing("show", "tiny", "--picture", file).code == 0
    words = "".join(ElementTree.parse(file).getroot().itertext()).replace("\N{NO-BREAK SPACE}", " ")
    assert "North keeps" in words
