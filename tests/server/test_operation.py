"""What whoever looks after a table sees of it: whether it is there, its numbers, its log, and how it closes."""

import json
import logging
import re
import signal
from io import StringIO

import pytest

from tests.server.people import Table, on_both, open_table, play_on, until
from tests.server.postgres import Postgres
from wildswing.server.basics.settings import Settings
from wildswing.server.basics.troubles import called_by, log_to
from wildswing.server.hosting.serving import TableServer
from wildswing.server.referee.house import House

pytestmark = pytest.mark.anyio


@on_both
async def test_a_table_says_that_it_lives_and_may_be_sent_people(table: Table) -> None:
    for path, said in (("/health", "alive"), ("/ready", "open")):
        answer = await table.ask("GET", path)
        assert (answer.status_code, answer.json()) == (200, {"status": said})


async def test_a_table_without_its_database_lives_and_is_sent_nobody(postgres: Postgres) -> None:
    async with open_table(postgres.url(await postgres.new_database())) as table:
        postgres.stop(signal.SIGQUIT)
        try:
            assert (await table.ask("GET", "/health")).status_code == 200
            answer = await table.ask("GET", "/ready")
            assert (answer.status_code, answer.json()) == (503, {"status": "no database"})
        finally:
            postgres.start()


# --- Numbers ---


async def test_the_numbers_of_a_table_are_nobodys_concern_by_default(table: Table) -> None:
    answer = await table.ask("GET", "/metrics", headers={"Authorization": "Bearer"})
    assert answer.status_code == 404


@pytest.mark.parametrize("settings", [Settings(metrics_token="hush")])
async def test_the_numbers_of_a_table_are_told_to_who_has_the_token(table: Table) -> None:
    for headers in ({}, {"Authorization": "Bearer hus"}, {"Authorization": "Bearer hush2"}):
        assert (await table.ask("GET", "/metrics", headers=headers)).status_code == 401
    seat = await table.begin()
    async with table.sit(seat) as page:
        await play_on(page, answers=2)
        answer = await table.ask("GET", "/metrics", headers={"Authorization": "Bearer hush"})
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = [re.sub(r'worker="\d+",?', "", line) for line in answer.text.splitlines()]
    types = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    values = {name: float(value) for name, value in [line.rsplit(" ", 1) for line in lines if line[0] != "#"]}
    assert values["wildswing_lines{}"] == values["wildswing_rooms{}"] == values["wildswing_rooms_attended{}"] == 1
    assert values["wildswing_answers_total{}"] >= 2
    assert values['wildswing_requests_total{status="401"}'] == 3
    assert values['wildswing_requests_total{status="201"}'] == 1
    assert {name.partition("{")[0] for name in values} == types


# --- The log ---


def test_a_log_in_json_says_what_the_line_says() -> None:
    written = StringIO()
    log = logging.getLogger("wildswing.server.somewhere")
    with log_to(written, "json"), called_by("203.0.113.7"):
        log.warning("A “page”\nwas sent away")
        try:
            raise ZeroDivisionError("the ace of spades")
        except ZeroDivisionError:
            log.exception("It failed")
    first, second = [json.loads(line) for line in written.getvalue().splitlines()]
    assert first.pop("time").endswith("+00:00")
    assert first == {
        "level": "WARNING",
        "caller": "203.0.113.7",
        "part": "wildswing.server.somewhere",
        "words": "A “page” was sent away",
    }
    assert (second["level"], second["mistake"]) == ("ERROR", "ZeroDivisionError")
    assert "ace" not in written.getvalue()


# --- Closing ---


def server_of(referee: House) -> TableServer:
    server = TableServer(referee, None)
    server.should_exit = False
    return server


@pytest.mark.parametrize("settings", [Settings(drain=3600)])
async def test_a_table_that_drains_begins_nothing_and_lets_matches_end(table: Table) -> None:
    server = server_of(table.referee)
    seat = await table.begin()
    async with table.sit(seat) as page:
        await page.question()
        server.handle_exit(signal.SIGTERM, None)
        server.handle_exit(signal.SIGTERM, None)
        assert not await server.on_tick(1)
        answer = await table.ask("GET", "/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "draining"})
        refused = await table.ask("POST", "/api/matches", json={"game": "formation", "opponent": "random"})
        assert (refused.status_code, refused.headers["Retry-After"]) == (503, "30")
        assert "about to be restarted" in refused.json()["error"]
        assert (await page.answer(1, 0))["type"] == "accepted"
        assert not await server.on_tick(1)
    await until(lambda: table.referee.is_deserted)
    assert await server.on_tick(1)


@pytest.mark.parametrize("settings", [Settings(drain=3600)])
async def test_ctrl_c_waits_for_nobody(table: Table) -> None:
    server = server_of(table.referee)
    async with table.sit(await table.begin()) as page:
        await page.question()
        server.handle_exit(signal.SIGTERM, None)
        server.handle_exit(signal.SIGINT, None)
        assert await server.on_tick(1)


@pytest.mark.parametrize("settings", [Settings(drain=3600)])
async def test_whoever_plays_too_long_is_not_waited_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    server = server_of(table.referee)
    async with table.sit(await table.begin()) as page:
        await page.question()
        server.handle_exit(signal.SIGTERM, None)
        assert not await server.on_tick(1)
        monkeypatch.setattr(server, "_closes_at", 0.0)
        assert await server.on_tick(1)


async def test_a_table_without_patience_ends_at_once(table: Table) -> None:
    server = server_of(table.referee)
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit
    assert not table.referee.is_draining
