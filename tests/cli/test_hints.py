"""A person asks for a hint and gets the best answers with their worth, in plain lines."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Command, Install, matches_in
from wildswing.agents.levels import LevelAgent
from wildswing.agents.search import together
from wildswing.agents.thoughts import Thoughts
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.state import State

FORMATION_MATCH = ("play", "formation", "--terminal", "--seed", "3", "--against", "random")


@pytest.fixture(autouse=True)
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "cores", lambda: 1)


def test_a_hint_compares_answers_and_gives_nothing_away_of_the_match(wildswing: Command, home: Path) -> None:
    said = wildswing(*FORMATION_MATCH, typed="1\nhint\nq\n")
    assert (said.code, said.err) == (0, "")
    hint = " ".join(said.out[said.out.index("Thinking about it…") :].split())
    found = re.match(r"Thinking about it… (\d): (.+?), wins (\d+) % (\d): (.+?), wins (\d+) % “(.+?)” wins", hint)
    assert found is not None
    number, label, worth, other, _, less, named = found.groups()
    assert {number, other} == {"1", "2"}
    assert int(worth) >= int(less)
    assert named == label
    assert "Black, 1 to 2 (? for help): " in said.out[said.out.index("simulated") :]
    text = matches_in(home)[0].read_text(encoding="utf-8")
    assert "hint" not in text


def test_the_same_match_gets_the_same_hint(wildswing: Command) -> None:
    first, second = [wildswing(*FORMATION_MATCH, typed="1\nhint\nq\n").out for _ in range(2)]
    assert first[: first.index("saved")] == second[: second.index("saved")]


def test_where_nothing_can_be_compared_the_hint_says_what_was_measured(wildswing: Command) -> None:
    said = wildswing(*FORMATION_MATCH, typed="hint\nq\n")
    hint = " ".join(said.out[said.out.index("Thinking about it…") :].split())
    assert hint.startswith("Thinking about it… “Bow: two cards in one reserve space” is worth most: ")
    assert "Shield +0.2, Bow +0.1, Sword -0.2" in hint


def test_a_secret_choice_is_given_a_mix(wildswing: Command, install: Install) -> None:
    install("parlour", "tests.agents.parlour:EVEN_PENNIES")
    said = wildswing("play", "parlour", "--terminal", "--against", "random", "--seed", "1", typed="hint\n1\n")
    assert said.code == 0
    shares = [int(share) for share in re.findall(r"  \d: [01], wins \d+ %, given (\d+) % of the time\n", said.out)]
    assert sum(shares) == 100
    assert 30 < shares[1] <= shares[0] < 70
    assert "The others cannot see the choice, so mix it: “" in said.out


def test_a_hint_is_found_from_what_the_person_knows_alone(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[State, int]] = []
    think = LevelAgent.think

    def watched(self: LevelAgent, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        told.append((hidden, ask.seat))
        return think(self, game, hidden, ask, stream)

    monkeypatch.setattr(LevelAgent, "think", watched)
    wildswing(*FORMATION_MATCH, typed="1\nhint\nq\n")
    [(hidden, seat)] = told
    assert isinstance(hidden, Table)
    assert hidden.chance == 0
    assert hidden == FORMATION.hide(hidden, seat)
    dealt = Match(FORMATION, 3).state
    assert hidden != dealt


def test_the_word_is_in_the_help(wildswing: Command) -> None:
    said = wildswing(*FORMATION_MATCH, typed="?\nq\n")
    assert re.search(r"hint +tells what a master would answer", said.out)


def test_a_screen_shows_no_note_that_stays(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    said = wildswing(*FORMATION_MATCH, typed="1\nhint\nq\n")
    assert "Thinking about it…\n  " not in said.out
    assert ", wins " in said.out


def test_a_moderator_referees_and_is_given_no_hints(wildswing: Command) -> None:
    said = wildswing("moderate", "--teams", "Evelynn / Klim-Klam", "--seed", "3", typed="hint\n?\nquit\n")
    assert "Thinking" not in said.out
    assert "tells what a master would answer" not in said.out
