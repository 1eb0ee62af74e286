"""Tournaments by the Swiss system: who holds them, who takes part, rounds that follow each other, and files."""

import asyncio
import csv
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from io import StringIO
from typing import Any

import msgspec
import pytest

from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table, on_both, open_table
from wildswing.server.keeping import tournaments as kept
from wildswing.server.keeping.saved import now
from wildswing.server.keeping.tournaments import Tournament
from wildswing.server.referee import rounds
from wildswing.server.referee.tournaments import MOST_OF_A_HOST, Tournaments

pytestmark = pytest.mark.anyio

CUP = {"name": "Friday cup", "game": "formation"}


@asynccontextmanager
async def host_of(table: Table, name: str = "Hana") -> AsyncIterator[Guest]:
    """Somebody with an account."""
    async with known_as(table, "") as guest:
        await guest.post("/api/accounts", name=name, password="a long password of mine")
        yield guest


async def opened(host: Guest, **more: Any) -> str:
    cup: Message = await host.post("/api/tournaments", **{**CUP, **more})
    path: str = f"/api/tournaments/{cup['id']}"
    return path


async def goes_to(player: Guest, path: str) -> Message:
    """Returns the seat of somebody in the match of this round."""
    match = (await player.get(path))["match"]
    seat: Message = await player.post(f"/api/matches/{match}/return")
    return seat


async def resign(table: Table, loser: Message, *others: Message) -> None:
    """Has somebody give up a match, in which all others who are people have to be at the table."""
    lines = [table.sit(seat) for seat in others]
    async with table.sit(loser) as page:
        for line in lines:
            await line.__aenter__()
        await page.hear_until("table")
        await page.say({"type": "resign"})
        while (await page.hear_until("table"))["outcome"] is None:
            pass
        for line in lines:
            await line.__aexit__(None, None, None)


@on_both
async def test_people_play_round_after_round(table: Table) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        before = now()
        path = await opened(hana)
        (line,) = await ann.get("/api/tournaments")
        assert (line["name"], line["host"], line["phase"], line["players"]) == ("Friday cup", "Hana", "open", 0)
        assert before <= line["opened"] <= now()
        for player in (hana, ann, bob):
            told = await player.post(f"{path}/entrants")
        assert [one["name"] for one in told["entrants"]] == ["Hana", "Ann (guest)", "Bob (guest)"]
        told = await hana.post(f"{path}/start")
        assert (told["phase"], told["round"], told["rounds"]) == ("running", 1, 2)
        ((met, bye),) = told["meetings"]
        assert (met["one"], met["other"], met["points"]) == ("Hana", "Ann (guest)", None)
        assert (bye["one"], bye["other"], bye["points"]) == ("Bob (guest)", "", [1.0, 0.0])
        await resign(table, await goes_to(hana, path), await goes_to(ann, path))
        told = await bob.get(path)
        assert told["round"] == 2
        assert told["meetings"][0][0]["points"] == [0.0, 1.0]
        leaders = {told["meetings"][1][0][who] for who in ("one", "other")}
        assert leaders == {"Ann (guest)", "Bob (guest)"}
        assert (await hana.get(path))["match"] == ""
        await resign(table, await goes_to(bob, path), await goes_to(ann, path))
        told = await ann.get(path)
        assert (told["phase"], told["is_over"]) == ("over", True)
        assert [(one["place"], one["name"], one["points"]) for one in told["standings"]] == [
            (1, "Ann (guest)", 2.0),
            (2, "Hana", 1.0),
            (3, "Bob (guest)", 1.0),
        ]


async def test_machines_play_among_themselves_and_against_people(table: Table) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann:
        path = await opened(hana, rounds=3)
        for player in (hana, ann):
            await player.post(f"{path}/entrants")
        for _ in range(2):
            await hana.post(f"{path}/entrants", machine="novice")
        told = await hana.post(f"{path}/start")
        names = [one["name"] for one in told["entrants"]]
        assert names == ["Hana", "Ann (guest)", "novice 1", "novice 2"]
        while not (told := await hana.get(path))["is_over"]:
            for player in (hana, ann):
                if (await player.get(path))["match"]:
                    await _lose(table, player, path, ann if player is hana else hana)
            await asyncio.sleep(0.2)
    pairs = [frozenset((one["one"], one["other"])) for meetings in told["meetings"] for one in meetings]
    assert len(set(pairs)) == len(pairs) == 6
    assert {one["name"] for one in told["standings"][:2]} == {"novice 1", "novice 2"}
    assert sum(one["points"] for one in told["standings"]) == 6.0


async def _lose(table: Table, player: Guest, path: str, other: Guest) -> None:
    told = await player.get(path)
    (met,) = [one for one in told["meetings"][-1] if one["is_mine"]]
    others = [await goes_to(other, path)] if "novice" not in met["one"] + met["other"] else []
    await resign(table, await goes_to(player, path), *others)


@on_both
async def test_a_round_is_kept_when_the_table_is_opened_again(url: str) -> None:
    async with open_table(url) as table, host_of(table) as hana, known_as(table, "Ann") as ann:
        path = await opened(hana)
        for player in (hana, ann):
            await player.post(f"{path}/entrants")
        before = await hana.post(f"{path}/start")
        seats = [await goes_to(player, path) for player in (hana, ann)]
    async with open_table(url) as table, known_as(table, "") as nobody:
        assert (await nobody.get(path))["meetings"][0][0]["match"] == before["meetings"][0][0]["match"]
        await resign(table, *seats)
        told = await nobody.get(path)
        assert (told["phase"], told["standings"][0]["name"]) == ("over", "Ann (guest)")


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_two_workers_never_pair_a_round_twice(url: str) -> None:
    async with open_table(url) as here, open_table(url) as there, host_of(here) as hana:
        path = await opened(hana, rounds=3)
        for _ in range(4):
            await hana.post(f"{path}/entrants", machine="novice")
        answers = await asyncio.gather(*[hana.ask("POST", f"{path}/start") for _ in range(4)])
        assert sorted(status for status, _ in answers) == [201, 409, 409, 409]
        async with known_as(there, "") as nobody:
            told: Message = {"is_over": False}
            while not told["is_over"]:
                both = await asyncio.gather(*[who.get(path) for who in (hana, nobody) for _ in range(3)])
                told = both[-1]
                await asyncio.sleep(0.2)
        rows = await there.referee.storage.load(told["meetings"][0][0]["match"])
        assert rows is not None
    matches = [one["match"] for meetings in told["meetings"] for one in meetings]
    assert len(told["meetings"]) == 3
    assert len(set(matches)) == len(matches) == 6


async def test_whoever_does_not_come_loses_and_may_come_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        path = await opened(hana, rounds=3)
        for player in (hana, ann, bob):
            await player.post(f"{path}/entrants")
        await hana.post(f"{path}/entrants", machine="novice")
        told = await hana.post(f"{path}/start")
        assert [(one["one"], one["other"]) for one in told["meetings"][0]] == [
            ("Hana", "Bob (guest)"),
            ("Ann (guest)", "novice 1"),
        ]
        async with table.sit(await goes_to(hana, path)) as page:
            await page.hear_until("gathering")
            monkeypatch.setattr(rounds, "ABSENT_AFTER", timedelta(0))
            told = await hana.get(path)
            assert "deleted" in await page.farewell()
        monkeypatch.undo()
        assert [one["points"] for one in told["meetings"][0]] == [[1.0, 0.0], [0.0, 1.0]]
        assert [one["name"] for one in told["entrants"] if one["gone"]] == ["Ann (guest)", "Bob (guest)"]
        assert {told["meetings"][1][0][who] for who in ("one", "other")} == {"Hana", "novice 1"}
        told = await bob.post(f"{path}/check-in")
        assert [one["name"] for one in told["entrants"] if one["gone"]] == ["Ann (guest)"]


async def test_when_neither_comes_both_lose(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann:
        path = await opened(hana)
        for player in (hana, ann):
            await player.post(f"{path}/entrants")
        await hana.post(f"{path}/start")
        monkeypatch.setattr(rounds, "ABSENT_AFTER", timedelta(0))
        told = await ann.get(path)
    assert told["meetings"] == [
        [
            {
                "one": "Hana",
                "other": "Ann (guest)",
                "points": [0.0, 0.0],
                "match": told["meetings"][0][0]["match"],
                "is_mine": True,
            }
        ]
    ]
    assert told["phase"] == "over"


async def test_a_match_that_takes_too_long_is_a_draw(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann:
        path = await opened(hana)
        for player in (hana, ann):
            await player.post(f"{path}/entrants")
        await hana.post(f"{path}/start")
        seats = [await goes_to(player, path) for player in (hana, ann)]
        async with table.sit(seats[0]) as one, table.sit(seats[1]) as other:
            await asyncio.gather(one.hear_until("table"), other.hear_until("table"))
        before = kept.find

        async def long_ago(storage: Any, tournament_id: str) -> Tournament | None:
            found = await before(storage, tournament_id)
            assert found is not None
            state = msgspec.structs.replace(found.state, began="2026-01-01T00:00:00+00:00")
            return msgspec.structs.replace(found, state=state)

        monkeypatch.setattr(kept, "find", long_ago)
        told = await ann.get(path)
    assert (told["phase"], told["meetings"][0][0]["points"]) == ("over", [0.5, 0.5])


async def test_who_has_not_checked_in_lately_is_left_out(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann:
        path = await opened(hana)
        await ann.post(f"{path}/entrants")
        monkeypatch.setattr("wildswing.server.referee.tournaments.HERE_FOR", timedelta(seconds=-1))
        for machine in ("novice", "fighter"):
            await hana.post(f"{path}/entrants", machine=machine)
        told = await hana.post(f"{path}/start")
    assert [one["name"] for one in told["entrants"] if one["gone"]] == ["Ann (guest)"]
    assert told["players"] == 2


async def test_what_clumsy_and_hostile_people_get(table: Table) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann, known_as(table, "") as nobody:
        assert (await nobody.ask("POST", "/api/tournaments", json=CUP))[0] == 401
        status, answer = await ann.ask("POST", "/api/tournaments", json=CUP)
        assert (status, answer["error"]) == (403, "A tournament is held by somebody with an account; register first.")
        for wrong in (
            {"name": ""},
            {"name": "x" * 30},
            {"name": "Аdmin"},  # noqa: RUF001 - the point is that letters look alike
            {"game": "chess"},
            {"game": "exiled target practice"},
            {"rounds": 16},
            {"rounds": -1},
            {"minutes": 1},
            {"clock": None},
            {"edition": "strive"},
            {"surprise": 1},
        ):
            assert (await hana.ask("POST", "/api/tournaments", json={**CUP, **wrong}))[0] == 400, wrong
        path = await opened(hana)
        assert (await nobody.ask("POST", f"{path}/entrants"))[0] == 401
        await ann.post(f"{path}/entrants")
        assert (await ann.ask("POST", f"{path}/entrants"))[0] == 409
        assert (await ann.ask("POST", f"{path}/entrants", json={"machine": "novice"}))[0] == 403
        assert (await hana.ask("POST", f"{path}/entrants", json={"machine": "search:9999"}))[0] == 400
        assert (await hana.ask("POST", f"{path}/entrants", json={"brings": "Ryu"}))[0] == 400
        assert (await ann.ask("POST", f"{path}/start"))[0] == 403
        assert (await ann.ask("DELETE", path))[0] == 403
        assert (await ann.ask("DELETE", f"{path}/entrants?place=0"))[0] == 403
        status, answer = await hana.ask("POST", f"{path}/start")
        assert (status, "needs two" in answer["error"]) == (409, True)
        assert (await hana.ask("POST", f"{path}/check-in"))[0] == 409
        assert (await hana.ask("GET", "/api/tournaments/nowhere"))[0] == 404
        assert (await hana.ask("GET", "/api/tournaments/%00"))[0] == 404
        for _ in range(MOST_OF_A_HOST - 1):
            await opened(hana)
        status, answer = await hana.ask("POST", "/api/tournaments", json=CUP)
        assert (status, "You hold 3" in answer["error"]) == (409, True)
        assert (await hana.ask("DELETE", path))[0] == 200
        assert (await ann.ask("POST", f"{path}/check-in"))[0] == 409
        assert (await hana.ask("DELETE", path))[0] == 409


async def test_the_host_sends_somebody_away_and_people_leave(table: Table) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        path = await opened(hana)
        for player in (hana, ann, bob):
            await player.post(f"{path}/entrants")
        status, told = await hana.ask("DELETE", f"{path}/entrants?place=1")
        assert (status, [one["name"] for one in told["entrants"]]) == (200, ["Hana", "Bob (guest)"])
        assert (await hana.ask("DELETE", f"{path}/entrants?place=7"))[0] == 409
        assert (await ann.ask("DELETE", f"{path}/entrants"))[0] == 409
        assert len((await bob.ask("DELETE", f"{path}/entrants"))[1]["entrants"]) == 1


async def test_results_are_files(table: Table) -> None:
    async with host_of(table, "=1+1") as hana, known_as(table, "Ann") as ann:
        path = await opened(hana)
        for player in (hana, ann):
            await player.post(f"{path}/entrants")
        await hana.post(f"{path}/start")
        await resign(table, await goes_to(ann, path), await goes_to(hana, path))
        told = await ann.get(path)
        sheet = await table.ask("GET", f"{path}/standings.csv")
        whole = await table.ask("GET", f"{path}/standings.json")
    assert sheet.headers["Content-Disposition"].startswith("attachment; filename=")
    head, first, second = csv.reader(StringIO(sheet.text))
    assert head == ["place", "player", "machine", "points", "buchholz", "sonneborn-berger", "played", "round 1"]
    # What a spreadsheet would compute is a text.
    assert first == ["1", "'=1+1", "no", "1", "0", "0", "1", "Ann (guest) 1"]
    assert second == ["2", "Ann (guest)", "no", "0", "1", "0", "1", "'=1+1 0"]
    assert whole.json()["standings"][0]["points"] == told["standings"][0]["points"] == 1.0


async def test_fighters_are_brought_to_all_matches(table: Table) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann:
        path = await opened(hana, game="exceed", edition="strive")
        await hana.post(f"{path}/entrants", brings="leo")
        assert (await ann.ask("POST", f"{path}/entrants", json={"brings": "Nobody"}))[0] == 400
        await ann.post(f"{path}/entrants")
        await hana.post(f"{path}/start")
        seats = [await goes_to(player, path) for player in (hana, ann)]
        async with table.sit(seats[0]) as one, table.sit(seats[1]) as other:
            welcome, _ = await asyncio.gather(one.hear_until("welcome"), other.hear_until("welcome"))
    assert welcome["seats"][0] == "Leo Whitefang"
    assert welcome["catalog"]["edition"] == "strive"


async def test_somebody_who_is_deleted_leaves_no_name(table: Table) -> None:
    async with host_of(table) as hana, known_as(table, "Ann") as ann:
        path = await opened(hana)
        for player in (hana, ann):
            await player.post(f"{path}/entrants")
        await hana.post(f"{path}/start")
        await table.referee.departing.forget(await _id_of(table, "Ann (guest)", path))
        told = await hana.get(path)
    assert [one["name"] for one in told["entrants"]] == ["Hana", "Somebody"]


async def _id_of(table: Table, name: str, path: str) -> str:
    tournaments = Tournaments(table.referee)
    found = await tournaments.find(path.rpartition("/")[2])
    people = await tournaments.people([entrant.id for entrant in found.state.entrants])
    return next(person.id for person in people.values() if person.name == name.removesuffix(" (guest)"))
