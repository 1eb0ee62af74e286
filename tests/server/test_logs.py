"""The server's log: one printable line for each trouble."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import Log
from tests.server.people import Table, Visitor, until
from wildswing.server.basics import troubles
from wildswing.server.basics.limits import Allowance
from wildswing.server.basics.troubles import LONGEST_LINE, called_by, log_to
from wildswing.server.machines.thinkers import NoAnswer, Thinkers

LOG = logging.getLogger("wildswing.server.tests")


def test_a_trouble_is_one_line(log: Log) -> None:
    LOG.warning("Match %s: what a\nstranger\tsent \x1b[2J", "one")
    LOG.info("nobody asked")
    assert log.lines == ["Match one: what a stranger sent ?[2J"]


def test_a_line_says_when_how_bad_and_who_called(log: Log) -> None:
    begun = datetime.now(UTC)
    LOG.warning("by itself")
    with called_by("203.0.113.7"):
        LOG.error("when called")
    with called_by("a b\n" + "c" * 100):
        LOG.warning("oddly")
    written = [line.split(" ", 3) for line in log.getvalue().splitlines()]
    assert [line[1:] for line in written] == [
        ["WARNING", "-", "by itself"],
        ["ERROR", "203.0.113.7", "when called"],
        ["WARNING", "a?b?" + "c" * 56, "oddly"],
    ]
    for when, *_ in written:
        assert begun - timedelta(milliseconds=1) <= datetime.fromisoformat(when) <= datetime.now(UTC)


async def called(log: Log, words: str) -> list[str]:
    """Returns the level and the address of each line that says something."""
    await until(lambda: words in log.getvalue())
    return [" ".join(line.split(" ")[1:3]) for line in log.getvalue().splitlines() if words in line]


@pytest.mark.anyio
async def test_requests_and_lines_name_the_address_they_came_from(one_table: Table, log: Log) -> None:
    behind = {"X-Forwarded-For": "203.0.113.7"}  # which a web server on the same machine says
    await one_table.ask("GET", "/api/matches/nowhere", headers=behind)
    assert await called(log, "There is no match") == ["WARNING 203.0.113.7"]
    await one_table.ask("GET", "/api/me/matches")
    assert await called(log, "Nobody is signed in") == ["WARNING 127.0.0.1"]
    seat = await one_table.begin(seed="6")
    address = f"{one_table.address.replace('http', 'ws')}/api/matches/{seat['match']}/play"
    async with connect(address, additional_headers={"X-Forwarded-For": "2001:db8::5"}) as line:
        visitor = Visitor(line)
        await visitor.say({"type": "hello", "token": seat["token"]})
        await visitor.question()
        assert (await visitor.answer(7, 0))["type"] == "refused"
        assert await called(log, "an illegal answer") == ["WARNING 2001:db8::5"]
        await visitor.say({"type": "hello", "token": seat["token"]})
        assert await called(log, "said hello already") == ["WARNING 2001:db8::5"]


@pytest.mark.anyio
async def test_what_cannot_be_read_at_all_names_its_address_too(one_table: Table, log: Log) -> None:
    reader, writer = await asyncio.open_connection(*one_table.address.removeprefix("http://").split(":"))
    writer.write(b"what is this?\r\n\r\n")
    await reader.read()
    writer.close()
    assert await called(log, "Invalid HTTP request") == ["WARNING 127.0.0.1"]


@pytest.mark.anyio
async def test_what_an_agent_does_is_no_deed_of_whoever_waits_for_it(
    one_table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> int:
        raise NoAnswer("Your opponent (random) made a mistake (KeyError)")

    monkeypatch.setattr(Thinkers, "choose", fail)
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        await visitor.answer(1, 0)
        await visitor.farewell()
    assert set(await called(log, "Your opponent (random) made a mistake")) == {"ERROR -"}


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
    monkeypatch.setattr(troubles, "Allowance", lambda most, a_second: Allowance(most, a_second, clock=lambda: now))
    monkeypatch.setattr(troubles, "WARNINGS", (2, 1.0))
    written = Log()
    with log_to(written):
        for number in range(5):
            LOG.warning("Warning %d", number)
        LOG.error("An error")
        now = 1.0
        LOG.warning("100 %")
    assert written.lines == ["Warning 0", "Warning 1", "An error", "100 % (3 other warnings were left out)"]
    assert len(log.lines) == 7
