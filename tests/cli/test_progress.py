"""Who waits without a terminal is told in a line every few seconds how much is done."""

from collections.abc import Iterator

import pytest

from wildswing.cli.progress import EVERY, News, shown_progress, tell


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
