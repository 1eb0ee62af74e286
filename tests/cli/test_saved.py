"""Match files are where they should be, each with a name of its own."""

import os
import re
from errno import ENOSPC
from io import FileIO
from pathlib import Path

import pytest

from wildswing.cli import saved
from wildswing.formation.game import FORMATION
from wildswing.home.alone import alone_with
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Match


def test_every_match_gets_a_readable_name_of_its_own(home: Path) -> None:
    paths = [saved.begin(Match(FORMATION, seed), ("person", "random")).path for seed in range(3)]
    assert len(set(paths)) == 3
    assert {path.parent for path in paths} == {home / "matches"}
    assert all(re.fullmatch(r"formation-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.match", path.name) for path in paths)


def test_each_answer_is_on_disk_when_it_was_given(home: Path) -> None:
    match = saved.begin(Match(FORMATION, 5), ("person", "random"))
    for count in range(1, 6):
        match.answer(match.match.asks[0].seat, 0)
        on_disk = saved.read_match(match.path).match
        assert len(on_disk.answers) == count
        assert on_disk.state == match.match.state


def test_a_match_taken_up_goes_on_in_its_file(home: Path) -> None:
    begun = saved.begin(Match(FORMATION, 5), ("person", "random"))
    begun.answer(begun.match.asks[0].seat, 0)
    again = saved.open_match(begun.path)
    again.answer(again.match.asks[0].seat, 0)
    assert len(saved.read_match(begun.path).match.answers) == 2
    assert again.recorder.seats == ("person", "random")


def test_a_full_disk_leaves_no_half_line(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = saved.begin(Match(FORMATION, 5), ("person", "random"))
    match.answer(match.match.asks[0].seat, 0)
    before = match.path.read_bytes()

    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WildswingError, match="cannot be written \\(No space left on device\\); free the disk"):
        match.answer(match.match.asks[0].seat, 0)
    assert match.path.read_bytes() == before


def test_a_full_disk_leaves_no_empty_file(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WildswingError, match="cannot be written \\(No space left on device\\)"):
        saved.begin(Match(FORMATION, 5), ("person", "random"))
    assert list((home / "matches").iterdir()) == []


def test_a_removed_file_does_not_come_back_empty(home: Path) -> None:
    match = saved.begin(Match(FORMATION, 5), ("person", "random"))
    match.path.unlink()
    with pytest.raises(WildswingError, match=r"was removed while you played.* Start a new one with `wildswing play`"):
        match.answer(match.match.asks[0].seat, 0)
    assert not match.path.exists()


def test_a_file_that_another_process_writes_to_is_left_alone(home: Path) -> None:
    match = saved.begin(Match(FORMATION, 5), ("person", "random"))
    before = match.path.read_bytes()
    with (
        FileIO(match.path, "ab") as other,
        alone_with(other, match.path),
        pytest.raises(WildswingError, match="is being played in another terminal too; your answer was not"),
    ):
        match.answer(match.match.asks[0].seat, 0)
    assert match.path.read_bytes() == before
    match.answer(match.match.asks[0].seat, 0)  # the other one has left
    assert len(saved.read_match(match.path).match.answers) == 1


def test_two_who_play_one_match_never_mix_their_answers(home: Path) -> None:
    one = saved.begin(Match(FORMATION, 5), ("person", "random"))
    other = saved.open_match(one.path)
    one.answer(one.match.asks[0].seat, 0)
    with pytest.raises(WildswingError, match="was changed by another program"):
        other.answer(other.match.asks[0].seat, 1)
    assert [given.answer for given in saved.read_match(one.path).match.answers] == [0]


def test_a_link_to_nowhere_is_passed_over(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = saved.begin(Match(FORMATION, 5), ("person", "random"))
    link = home / "matches" / "zzz.match"
    link.symlink_to(home / "nowhere")
    assert saved.newest_unfinished().path == match.path
    link.rename(home / "matches" / "aaa.match")
    match.path.unlink()
    with pytest.raises(WildswingError, match="There is no unfinished match"):
        saved.newest_unfinished()
    assert "aaa.match cannot be read: No such file or directory." in capsys.readouterr().err


def test_an_answer_taken_back_is_gone_from_the_file(home: Path) -> None:
    match = saved.begin(Match(FORMATION, 5), ("person", "random"))
    match.answer(match.match.asks[0].seat, 0)
    before, state = match.path.read_bytes(), match.match.state
    match.answer(match.match.asks[0].seat, 1)
    match.take_back()
    assert match.path.read_bytes() == before
    assert match.match.state == state
    match.answer(match.match.asks[0].seat, 0)
    assert len(saved.read_match(match.path).match.answers) == 2
    assert saved.read_match(match.path).seats == ("person", "random")


def test_nothing_can_be_taken_back_before_the_first_answer(home: Path) -> None:
    match = saved.begin(Match(FORMATION, 5), ("person", "random"))
    before = match.path.read_bytes()
    with pytest.raises(WildswingError, match="Nothing was answered yet, so nothing can be taken back"):
        match.take_back()
    assert match.path.read_bytes() == before


def test_nothing_is_taken_back_from_a_file_that_another_changed(home: Path) -> None:
    match = saved.begin(Match(FORMATION, 5), ("person", "random"))
    match.answer(match.match.asks[0].seat, 0)
    other = saved.open_match(match.path)
    other.answer(other.match.asks[0].seat, 0)
    before = match.path.read_bytes()
    with pytest.raises(WildswingError, match="was changed by another program"):
        match.take_back()
    assert match.path.read_bytes() == before
    assert len(match.match.answers) == 1
