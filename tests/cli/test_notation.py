"""`wildswing notation` writes matches down and reads them back."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused


@pytest.fixture
def fight(wildswing: Command, finished: Path) -> Path:
    path = finished.with_suffix(".fight")
    assert wildswing("notation", finished, "--out", path).code == 0
    return path


def test_a_match_file_is_written_down(wildswing: Command, finished: Path) -> None:
    said = wildswing("notation", finished)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith('[Notation "1"]\n[Game "formation"]\n')
    assert '[Date "2' in said.out
    assert said.out.endswith("\n= White\n")


def test_it_is_read_back_into_the_same_file(wildswing: Command, finished: Path, fight: Path) -> None:
    assert wildswing("notation", fight).out == finished.read_text()
    again = finished.with_name("again.match")
    said = wildswing("notation", fight, "--out", again)
    assert (said.code, said.out, said.err) == (0, "", "")
    assert again.read_bytes() == finished.read_bytes()


def test_comments_stay_where_they_are_and_are_not_forgotten(wildswing: Command, finished: Path, fight: Path) -> None:
    fight.write_text(fight.read_text().replace("0. White: sword", "0. White: sword! {sharp}"))
    said = wildswing("notation", fight)
    assert said.out == finished.read_text()
    assert said.err == f"A match file has no room for comments, marks and variations; those of {fight} stay there.\n"
    tidy = fight.with_name("tidy.fight")
    assert wildswing("notation", fight, "--out", tidy).code == 0
    assert tidy.read_text() == fight.read_text()


def test_no_file_is_written_over(wildswing: Command, finished: Path, fight: Path) -> None:
    before = finished.read_bytes()
    assert_refused(
        wildswing("notation", fight, "--out", finished), f"{finished} is there already and was left as it is"
    )
    assert finished.read_bytes() == before
    assert_refused(
        wildswing("notation", fight, "--out", fight.parent / "none" / "x"), "cannot be written: No such file"
    )


def test_a_line_that_does_not_fit_is_named(wildswing: Command, fight: Path) -> None:
    fight.write_text(fight.read_text().replace("White: sword", "White: spoon"))
    out = fight.with_name("out.match")
    sentence = "line 12: “spoon” does not fit; White can answer “sword”, “shield”, “bow”."
    assert_refused(wildswing("notation", fight, "--out", out), str(fight), sentence)
    assert not out.exists()


def test_what_is_neither_is_refused(wildswing: Command, tmp_path: Path) -> None:
    assert_refused(wildswing("notation", tmp_path / "none"), "cannot be read: No such file")
    other = tmp_path / "other"
    other.write_text("hello\n")
    assert_refused(wildswing("notation", other), "is not a match file")
    other.write_bytes(b"[\xff]")
    assert_refused(wildswing("notation", other), "is no text file in UTF-8")


def test_a_notation_can_be_replayed_and_verified(wildswing: Command, finished: Path, fight: Path) -> None:
    assert wildswing("replay", fight).out == wildswing("replay", finished).out
    assert wildswing("replay", fight, "--verify").out.startswith(f"{fight} is intact: this finished match of formation")


def test_a_notation_is_not_played_on(wildswing: Command, fight: Path) -> None:
    said = wildswing("play", "--terminal", "--resume", fight)
    assert_refused(said, f"{fight} is a notation; make a match file of it with `wildswing notation")
