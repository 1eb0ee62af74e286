"""`wildswing analyse` judges the decisions of a match, keeps what it found, and goes on where it was stopped."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused
from tests.notation.playing import played
from wildswing.cli import analyse
from wildswing.exceed.game import EXCEED
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.record import read, write
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import State
from wildswing.notation.matches import read_notation
from wildswing.study import valuing
from wildswing.study.analysis import Decision, Point, decide
from wildswing.study.comparing import Comparer
from wildswing.study.facet import Study


def _some(game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> list[int]:
    return list(range(min(3, len(ask.options))))


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compares three answers in one world, instead of searching."""
    monkeypatch.setattr(valuing, "study_of", lambda _: Study(thinker=lambda _: Comparer(1, _some)))
    monkeypatch.setattr(valuing, "WORLDS", 1)


@pytest.fixture
def analysed(wildswing: Command, finished: Path) -> Path:
    assert wildswing("analyse", finished).code == 0
    return finished.with_suffix(".analysis")


@pytest.mark.parametrize("game", [FORMATION, EXCEED, EXILED], ids=lambda game: game.name)
def test_a_match_of_every_game_is_judged(game: AnyGame, wildswing: Command, tmp_path: Path) -> None:
    path = tmp_path / "any.match"
    match = played(game, 2)
    path.write_bytes(write(match, ("random",) * len(match.seat_names)))
    said = wildswing("analyse", path, "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert [player["seat"] for player in found["players"]] == list(match.seat_names)
    judged = [one for one in found["decisions"] if "verdict" in one]
    assert len(judged) > len(found["decisions"]) / 2
    for one in judged:
        assert 0 <= one["verdict"]["worth"] <= one["verdict"]["best"] <= 1.0001
        assert one["given"] in [thought["index"] for thought in one["verdict"]["thoughts"]]
        assert (one["seat"], one["given"]) == (match.answers[one["number"]].seat, match.answers[one["number"]].answer)
    assert found["line"][-1]["number"] == len(match.answers)


def test_it_tells_players_and_their_worst_answers(wildswing: Command, finished: Path) -> None:
    said = wildswing("analyse", finished)
    assert (said.code, said.err) == (0, "")
    head, *lines = said.out.splitlines()
    assert head.split() == ["accuracy", "inaccuracies", "mistakes", "blunders", "skill", "luck"]
    assert [line.split()[0] for line in lines[:2]] == ["Black", "White"]
    assert any("?? loses " in line for line in lines)  # A random player blunders.
    assert any(line.startswith("Turning point: turn ") for line in lines)


def test_it_goes_on_where_it_was_stopped(
    wildswing: Command, finished: Path, analysed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = analysed.read_bytes()
    lines = whole.splitlines(keepends=True)
    analysed.write_bytes(b"".join(lines[:6]) + lines[6][:10])  # killed in the middle of a line
    judged: list[int] = []

    def stopping(game: AnyGame, point: Point, depth: int) -> Decision:
        judged.append(point.number)
        if len(judged) == 3:
            raise KeyboardInterrupt
        return decide(game, point, depth)

    monkeypatch.setattr(analyse, "decide", stopping)
    said = wildswing("analyse", finished)
    assert said.code == 130
    assert f"7 of {len(lines) - 1} decisions are kept in {analysed}; the same command goes on there." in said.err
    assert judged[0] == json.loads(lines[6])["decision"]["number"]
    assert analysed.read_bytes() == b"".join(lines[:8])
    monkeypatch.setattr(analyse, "decide", decide)
    assert wildswing("analyse", finished).code == 0
    assert analysed.read_bytes() == whole


def test_what_is_kept_is_not_judged_again(
    wildswing: Command, finished: Path, analysed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert analysed.exists()
    monkeypatch.setattr(analyse, "decide", None)
    assert wildswing("analyse", finished).code == 0


def test_each_depth_has_a_file_of_its_own(wildswing: Command, finished: Path, analysed: Path) -> None:
    before = analysed.read_bytes()
    assert wildswing("analyse", finished, "--depth", "2").code == 0
    assert finished.with_name("finished.depth-2.analysis").exists()
    assert analysed.read_bytes() == before
    assert_refused(wildswing("analyse", finished, "--depth", "0"), "The depth is 0, and should be")
    assert_refused(wildswing("analyse", finished, "--depth", "21"), "a whole number from 1 to 20")
    assert_refused(wildswing("analyse", finished, "--depth", "x"), "“x” is not a whole number, which --depth needs.")


def test_an_analysis_that_was_edited_is_refused_at_its_line(wildswing: Command, finished: Path, analysed: Path) -> None:
    lines = analysed.read_text().splitlines(keepends=True)
    analysed.write_text("".join([*lines[:4], lines[4].replace('"best":0.', '"best":1.'), *lines[5:]]))
    assert_refused(wildswing("analyse", finished), f"{analysed}, line 5 does not follow from the lines before it")
    analysed.write_text("".join([*lines[:4], "nonsense\n"]))
    assert_refused(wildswing("analyse", finished), "line 5 does not follow")
    analysed.write_text("".join([*lines[:4], *lines[5:]]))
    assert_refused(wildswing("analyse", finished), "line 5 does not follow")


def test_the_analysis_of_another_match_is_left_alone(wildswing: Command, finished: Path, analysed: Path) -> None:
    before = analysed.read_bytes()
    finished.write_bytes(write(played(FORMATION, 4), ("person", "random")))
    assert_refused(wildswing("analyse", finished), f"{analysed} is the analysis of another match")
    assert analysed.read_bytes() == before


def test_marks_go_into_the_notation_and_can_be_read_again(wildswing: Command, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "marked.fight"
    said = wildswing("analyse", finished, "--out", out)
    assert (said.code, said.out, said.err) == (0, "", "")
    fight = read_notation(out.read_text(), find_game)
    assert fight.content == finished.read_bytes()
    blunders = [move for move in fight.sheet.main.moves if move.mark == "??"]
    assert blunders
    assert all(str(move.remarks[0]).startswith("Wins ") and len(move.remarks) == 2 for move in blunders)
    assert_refused(wildswing("analyse", finished, "--out", out), "is there already")


def test_a_notation_keeps_what_was_remarked_on_it(wildswing: Command, finished: Path, tmp_path: Path) -> None:
    fight = tmp_path / "remarked.fight"
    assert wildswing("notation", finished, "--out", fight).code == 0
    fight.write_text(fight.read_text().replace("0. White: sword", "0. White: sword!? {sharp}"))
    out = tmp_path / "marked.fight"
    assert wildswing("analyse", fight, "--out", out).code == 0
    assert "sword!? {sharp}" in out.read_text()
    assert "??" in out.read_text()


def test_a_match_that_is_not_over_or_was_cut_is_refused(wildswing: Command, tmp_path: Path) -> None:
    path = tmp_path / "begun.match"
    path.write_bytes(write(played(FORMATION, 3, most=9), ("person", "random")))
    assert_refused(wildswing("analyse", path), f"{path} is not over, and only a finished match is analysed")
    assert not path.with_suffix(".analysis").exists()
    path.write_bytes(path.read_bytes()[:-5])
    assert_refused(wildswing("analyse", path), "is cut off in the middle of line 10")
    assert_refused(wildswing("analyse", tmp_path / "none.match"), "cannot be read: No such file")


def test_a_folder_that_cannot_be_written_is_named(
    wildswing: Command, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("wildswing.cli.analyse.os.open", refuse)
    assert_refused(wildswing("analyse", finished), "cannot be written (Permission denied); copy the match")


def test_the_file_fits_the_match_however_it_is_written(wildswing: Command, finished: Path, analysed: Path) -> None:
    fight = finished.with_suffix(".fight")
    assert wildswing("notation", finished, "--out", fight).code == 0
    before = analysed.read_bytes()
    assert wildswing("analyse", fight).code == 0
    assert analysed.read_bytes() == before
    assert read(finished.read_bytes(), find_game).check == json.loads(before.splitlines()[0])["match"]
