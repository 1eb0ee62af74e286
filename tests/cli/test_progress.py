"""Who waits without a terminal is told in a line every few seconds how much is done."""

import pytest

from wildswing.cli.progress import EVERY, progress


def test_a_pipe_gets_a_line_every_few_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    clock = 0.0
    with progress("Playing", now=lambda: clock) as watch:
        for count in range(1, 13):
            clock += EVERY / 4
            watch(count, 12)
    assert capsys.readouterr().err == "Playing: 4 of 12.\nPlaying: 8 of 12.\n"


def test_what_is_done_at_once_needs_no_line(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("Playing", now=lambda: 0.0) as watch:
        watch(12, 12)
    assert capsys.readouterr().err == ""
