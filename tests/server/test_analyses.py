"""A match that is over is analysed beside the matches, decision by decision, and what was found is kept."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.conftest import Log
from tests.server.people import Table
from tests.server.test_replays import finished
from wildswing.agents.thoughts import Thought
from wildswing.server.keeping.sql_tables import ANALYSES
from wildswing.server.machines import judges
from wildswing.server.referee import analyses
from wildswing.server.referee.removing import deleted
from wildswing.study.analysis import Decision, Point
from wildswing.study.judging import Verdict

pytestmark = pytest.mark.anyio


def _quick(_game: object, point: Point, depth: int) -> Decision:
    """Finds each answer 10 points worse than the first."""
    thoughts = (Thought(0, 0.6, 1.0, depth), Thought(point.given, 0.5, 0.0, depth))
    verdict = Verdict("mistake", 0.6, 0.5, 0.1, False, 2, thoughts)
    return Decision(point.number, point.ask.seat, point.given, verdict)


@pytest.fixture(autouse=True)
def _no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "decide", _quick)


async def _analysis(table: Table, match: str, method: str = "GET", **more: Any) -> Any:
    response = await table.ask(method, f"/api/matches/{match}/analysis", **more)
    assert response.status_code == 200, response.text
    return response.json()


async def _over(table: Table, match: str, depth: int = 1) -> Any:
    """Waits until nothing more is judged."""
    while True:
        found = await _analysis(table, match, params={"depth": depth})
        if not found["running"]:
            return found
        await asyncio.sleep(0.05)


async def _kept(table: Table, match: str) -> list[Any]:
    return await table.referee.storage.rows(select(ANALYSES).where(ANALYSES.c.match == match))


async def test_a_match_is_analysed_once_and_kept(one_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    match = (await finished(one_table))["match"]
    before = await _analysis(one_table, match)
    assert (before["done"], before["of"], before["running"], before["judged"]) == (0, 0, False, [])
    assert (await _analysis(one_table, match, "POST", json={}))["running"]
    found = await _over(one_table, match)
    assert found["done"] == found["of"] == len(found["judged"]) > 30
    first = found["judged"][0]
    assert (first["mark"], first["best"], first["worth"]) == ("mistake", 0.6, 0.5)
    assert [one["index"] for one in first["considered"]] == [0, first["given"]]
    assert first["considered"][0]["label"]
    assert [sum(player["marks"].values()) for player in found["summary"]["players"]] == [
        len([one for one in found["judged"] if one["seat"] == seat]) for seat in (0, 1)
    ]
    assert found["summary"]["line"][-1]["chances"] in ([0.0, 1.0], [1.0, 0.0])
    later = await _analysis(one_table, match, params={"since": found["done"] - 3})
    assert later["judged"] == found["judged"][-3:]
    monkeypatch.setattr(judges, "decide", None)
    assert await _analysis(one_table, match, "POST", json={}) == found  # nothing is judged again


async def test_it_speaks_the_language_of_who_asks(one_table: Table) -> None:
    match = (await finished(one_table))["match"]
    await _analysis(one_table, match, "POST", json={})
    await _over(one_table, match)
    labels = [
        [one["considered"][0]["label"] for one in (await _analysis(one_table, match, headers=headers))["judged"]]
        for headers in ({}, {"Accept-Language": "de"})
    ]
    assert labels[0] != labels[1]


async def test_it_is_stopped_by_the_last_who_waits_and_goes_on_later(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await finished(table))["match"]
    judged: list[int] = []
    gate = asyncio.Event()
    in_turn = table.referee.thinkers.retell

    async def slowly(function: Any, *arguments: Any) -> Any:
        if function is judges.judge_decision:
            judged.append(arguments[1])
            if len(judged) > 3:
                await gate.wait()
        return await in_turn(function, *arguments)

    monkeypatch.setattr(table.referee.thinkers, "retell", slowly)
    ann, bob = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
    await _analysis(table, match, "POST", json={}, headers=ann)
    await _analysis(table, match, "POST", json={}, headers=bob)
    while len(judged) < 4:
        await asyncio.sleep(0.01)
    job = table.referee.analyses._jobs[match, 1]
    assert len(job.wanted_by) >= 1
    waiting = set(job.wanted_by)
    for address in waiting:
        table.referee.analyses.stop(match, 1, address)
    gate.set()
    stopped = await _over(table, match)
    assert stopped["done"] == 4 < stopped["of"]
    assert stopped["summary"]["line"][-1]["number"] < 10  # not who has won
    await _analysis(table, match, "POST", json={})
    whole = await _over(table, match)
    assert whole["done"] == whole["of"]
    assert judged == list(range(whole["of"]))  # each was judged once


async def test_an_analysis_that_no_longer_fits_its_match_is_made_anew(one_table: Table) -> None:
    match = (await finished(one_table))["match"]
    await _analysis(one_table, match, "POST", json={})
    whole = await _over(one_table, match)
    other = msgspec.json.encode(Decision(0, 1, 99)).decode()
    change = update(ANALYSES).where(ANALYSES.c.match == match, ANALYSES.c.place == 0).values(decision=other)
    await one_table.referee.storage.write(change)
    assert (await _analysis(one_table, match))["done"] == 0
    await _analysis(one_table, match, "POST", json={})
    assert await _over(one_table, match) == whole


async def test_what_cannot_be_analysed_is_refused_in_a_sentence(
    one_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await one_table.begin()
    refused = await one_table.ask("POST", f"/api/matches/{running['match']}/analysis", json={})
    assert (refused.status_code, "not over yet" in refused.json()["error"]) == (409, True)
    match = (await finished(one_table))["match"]
    path = f"/api/matches/{match}/analysis"
    for depth in (0, 5, "deep"):
        assert (await one_table.ask("POST", path, json={"depth": depth})).status_code == 400
        assert (await one_table.ask("GET", path, params={"depth": depth})).status_code == 400
    assert (await one_table.ask("GET", path, params={"since": -1})).status_code == 400
    assert (await one_table.ask("GET", "/api/matches/nowhere/analysis")).status_code == 404
    monkeypatch.setattr(analyses, "MOST_RUNNING", 0)
    full = await one_table.ask("POST", path, json={})
    assert (full.status_code, full.headers["Retry-After"]) == (429, "60")
    assert "Many matches are being analysed" in full.json()["error"]


async def test_a_mistake_ends_the_analysis_and_keeps_what_was_found(
    one_table: Table, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    match = (await finished(one_table))["match"]

    def failing(game: object, point: Point, depth: int) -> Decision:
        if point.number > 5:
            raise RuntimeError
        return _quick(game, point, depth)

    monkeypatch.setattr(judges, "decide", failing)
    await _analysis(one_table, match, "POST", json={})
    found = await _over(one_table, match)
    assert 0 < found["done"] < found["of"]
    assert any(f"The analysis of match {match} cannot go on" in line for line in log.lines)


async def test_each_depth_is_kept_and_all_goes_with_the_match(table: Table) -> None:
    match = (await finished(table))["match"]
    for depth in (1, 2):
        await _analysis(table, match, "POST", json={"depth": depth})
        await _over(table, match, depth)
    assert {row.depth for row in await _kept(table, match)} == {1, 2}
    await table.referee.storage.write(*deleted(match), match=match)
    assert await _kept(table, match) == []


async def test_the_turning_point_is_a_guess_until_the_match_was_analysed(one_table: Table) -> None:
    match = (await finished(one_table))["match"]
    path = f"/api/matches/{match}/turning-point"
    guess = (await one_table.ask("GET", path)).json()
    assert guess["searched"] is False
    await _analysis(one_table, match, "POST", json={})
    found = await _over(one_table, match)
    turn = found["summary"]["turning_point"]
    told = (await one_table.ask("GET", path)).json()
    assert [told["searched"], told["seat"], told["since"], told["frame"]] == [
        True,
        turn["seat"],
        turn["since"],
        turn["until"],
    ]
    assert f"{round(100 * turn['after'])}% after" in told["sentence"]
    german = (await one_table.ask("GET", path, headers={"Accept-Language": "de"})).json()
    assert german["sentence"] != told["sentence"]
