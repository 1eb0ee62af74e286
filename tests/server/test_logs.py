"""The server's log: one printable line for each trouble."""

import logging
from io import StringIO

import pytest

from tests.server.conftest import Log
from wildswing.server import logs
from wildswing.server.limits import Allowance
from wildswing.server.logs import LONGEST_LINE, log_to

LOG = logging.getLogger("wildswing.server.tests")


def test_a_trouble_is_one_line(log: Log) -> None:
    LOG.warning("Match %s: what a\nstranger\tsent \x1b[2J", "one")
    LOG.info("nobody asked")
    assert log.lines == ["Match one: what a stranger sent ?[2J"]


def test_a_line_has_an_end(log: Log) -> None:
    LOG.error("x" * 9999)
    assert log.lines == ["x" * LONGEST_LINE + "…"]


def stumble() -> None:
    try:
        raise KeyError("Gun Flame")
    except KeyError:
        LOG.exception("Match one: a mistake")


def test_an_error_is_named_by_its_kind_since_its_words_may_be_secret(log: Log) -> None:
    stumble()
    assert log.lines == ["Match one: a mistake (KeyError; set WILDSWING_DEBUG=1 to see the traceback)"]


def test_who_looks_for_a_mistake_gets_the_traceback(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDSWING_DEBUG", "1")
    stumble()
    assert log.lines[:2] == ["Match one: a mistake", "Traceback (most recent call last):"]
    assert log.lines[-1] == "KeyError: 'Gun Flame'"


def test_the_log_ends_with_the_table() -> None:
    stream = StringIO()
    with log_to(stream):
        pass
    LOG.warning("too late")
    assert stream.getvalue() == ""


def test_warnings_without_end_do_not_fill_the_disk_and_errors_are_all_written(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(logs, "Allowance", lambda most, a_second: Allowance(most, a_second, clock=lambda: now))
    monkeypatch.setattr(logs, "WARNINGS", (2, 1.0))
    written = Log()
    with log_to(written):
        for number in range(5):
            LOG.warning("Warning %d", number)
        LOG.error("An error")
        now = 1.0
        LOG.warning("100 %")
    assert written.lines == ["Warning 0", "Warning 1", "An error", "100 % (3 other warnings were left out)"]
    assert len(log.lines) == 7
