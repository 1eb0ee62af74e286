"""Who waits without a terminal is told in a line every few seconds how much is done."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from wildswing.cli.progress import EVERY, News, growing, shown_progress, size_of, tell


def test_a_pipe_gets_a_line_every_few_seconds_also_while_nothing_is_finished(
    capsys: pytest.CaptureFixture[str],
) -> None:
    news = News("Playing")
    waited: list[float] = []

    def hours() -> Iterator[bool]:
        yield False
        for count in (3, 3, 7):
            news.note(count, 12)
            yield False
        yield True

    passing = hours()

    def wait(seconds: float) -> bool:
        waited.append(seconds)
        return next(passing)

    tell(news, wait)
    assert waited == [EVERY] * 5
    assert capsys.readouterr().err == (
        "Playing: nothing is done yet.\nPlaying: 3 of 12.\nPlaying: 3 of 12.\nPlaying: 7 of 12.\n"
    )


def test_what_is_done_at_once_needs_no_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildswing.cli.progress.EVERY", float("inf"))
    with shown_progress("Playing") as progress:
        progress(12, 12)
    assert capsys.readouterr().err == ""


def test_it_is_told_from_a_thread_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildswing.cli.progress.EVERY", 0.001)
    said = ""
    with shown_progress("Playing") as progress:
        progress(3, 12)
        while "Playing: 3 of 12.\n" not in said:
            said += capsys.readouterr().err


@pytest.mark.parametrize(("of", "line"), [(5_500_000, "Copied: 3 of 6.\n"), (0, "Copied: 3.\n")])
def test_a_file_that_somebody_else_writes_is_seen_to_grow(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, of: int, line: str
) -> None:
    monkeypatch.setattr("wildswing.cli.progress.EVERY", 0.001)
    monkeypatch.setattr("wildswing.cli.progress.LOOK", 0.001)
    file = tmp_path / "a[1].part"
    said = ""
    with growing("Copied", file, of):
        while "Copied: nothing is done yet.\n" not in said and "Copied: 0" not in said:
            said += capsys.readouterr().err
        file.write_bytes(bytes(2_000_000))
        file.with_name(f"{file.name}-wal").write_bytes(bytes(1_000_000))
        while line not in said:
            said += capsys.readouterr().err
    assert (size_of(file), size_of(tmp_path / "nothing")) == (3_000_000, 0)
