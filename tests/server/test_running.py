"""Matches of the lobby that are played now: everybody may know of them what whoever watches sees, and of no other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from sqlalchemy import update

from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table, Visitor, on_both, open_table
from tests.server.test_secrets import room_of
from wildswing.exceed.game import EXCEED
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.state import SPECTATOR
from wildswing.server.keeping.sql_tables import MATCHES
from wildswing.server.referee import listing, running

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has each list made anew; one test asks for the other."""
    monkeypatch.setattr(running, "FRESH", 0.0)


@asynccontextmanager
async def two_at(table: Table) -> AsyncIterator[tuple[Guest, Guest]]:
    async with known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        yield ann, bob


@asynccontextmanager
async def seated(table: Table, *seats: Message) -> AsyncIterator[list[Visitor]]:
    """Opens a page at each seat, and waits until the cards are dealt."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(table.sit(seat)) for seat in seats]
        for visitor in visitors:
            await visitor.hear_until("welcome")
        yield visitors


async def give_up(one: Visitor, other: Visitor) -> None:
    """Ends a match before its rules do."""
    await one.say({"type": "resign"})
    while (await other.hear_until("table"))["outcome"] is None:
        pass


async def shown(table: Table) -> list[Message]:
    response = await table.ask("GET", "/api/running")
    assert response.status_code == 200
    found: list[Message] = response.json()
    return found


@on_both
async def test_a_match_of_the_lobby_is_shown_while_it_is_played(table: Table) -> None:
    async with two_at(table) as (ann, bob):
        wish = {"game": "exceed", "opponent": "open", "listed": True, "brings": "Potemkin"}
        seat = await ann.post("/api/matches", **wish)
        assert await shown(table) == []
        joined = await bob.post(f"/api/lobby/{seat['match']}/seats", brings="Faust")
        async with seated(table, seat, joined) as visitors:
            (match,) = await shown(table)
            assert match == {
                "match": seat["match"],
                "game": "exceed",
                "title": "Exceed",
                "seats": ["Potemkin", "Faust"],
                "people": ["Ann (guest)", "Bob (guest)"],
                "brings": ["Potemkin", "Faust"],
                "standings": [{"left": 30, "most": 30}, {"left": 30, "most": 30}],
                "moment": "opening hands",
                "watching": 0,
                "faces": {},
                "accounts": ["", ""],
                "is_followed": False,
            }
            await give_up(*visitors)
            assert await shown(table) == []


@on_both
async def test_a_match_that_was_not_opened_to_everybody_is_never_shown(table: Table) -> None:
    async with two_at(table) as (ann, bob):
        alone = await ann.post("/api/matches", game="formation", opponent="random")
        seat = await ann.post("/api/matches", game="formation", opponent="open")
        joined = await bob.post(f"/api/matches/{seat['match']}/seats", invitation=seat["invitation"])
        async with seated(table, alone, seat, joined):
            await table.referee.listing.refresh()
            assert await shown(table) == []


async def test_a_rematch_stays_among_those_who_play_it(table: Table) -> None:
    async with two_at(table) as (ann, bob):
        seats = [await one.post("/api/quick", game="formation") for one in (ann, bob)]
        async with seated(table, *seats) as visitors:
            await give_up(*visitors)
        for seat in (*seats, seats[0]):
            headers = {"Authorization": f"Bearer {seat['token']}"}
            asked = await table.ask("POST", f"/api/matches/{seat['match']}/rematch", headers=headers)
            assert asked.status_code == 201
        again = asked.json()["seat"]
        assert again["match"] != seats[0]["match"]
        async with table.sit(again) as visitor:
            await visitor.hear()
            await table.referee.listing.refresh()
            assert await shown(table) == []


async def test_a_match_that_everybody_has_left_drops_out_and_comes_back_with_a_page(table: Table) -> None:
    async with two_at(table) as (ann, bob):
        seats = [await one.post("/api/quick", game="formation") for one in (ann, bob)]
        async with seated(table, *seats):
            assert len(await shown(table)) == 1
    before = (datetime.now(UTC) - timedelta(seconds=61)).isoformat(timespec="seconds")
    await table.referee.storage.write(update(MATCHES).values(public=before))
    assert await shown(table) == []
    await table.referee.listing.refresh()
    assert await shown(table) == []
    async with seated(table, seats[0]):
        await table.referee.listing.refresh()
        assert [one["match"] for one in await shown(table)] == [seats[0]["match"]]


async def test_no_more_than_so_many_are_shown_the_newest_first(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "MOST_RUNNING", 2)
    begun: list[str] = []
    async with two_at(table) as (ann, bob), AsyncExitStack() as stack:
        for minute in range(3):
            seats = [await one.post("/api/quick", game="formation") for one in (ann, bob)]
            await stack.enter_async_context(seated(table, *seats))
            begun.append(seats[0]["match"])
            this = update(MATCHES).where(MATCHES.c.id == begun[-1])
            await table.referee.storage.write(this.values(created=f"2026-01-01T00:0{minute}:00+00:00"))
        assert [one["match"] for one in await shown(table)] == [begun[2], begun[1]]


async def test_many_who_ask_are_shown_the_same_list(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "FRESH", 600.0)
    asked = 0
    found = table.referee.listing.running

    async def counted() -> list[str]:
        nonlocal asked
        asked += 1
        return await found()

    monkeypatch.setattr(table.referee.listing, "running", counted)
    await asyncio.gather(*[shown(table) for _ in range(10)])
    assert asked == 1


async def test_how_far_a_match_is_is_said_in_the_language_of_whoever_asks(table: Table) -> None:
    async with two_at(table) as (ann, bob):
        seats = [await one.post("/api/quick", game="exceed") for one in (ann, bob)]
        async with seated(table, *seats):
            for language, said in (("en", "opening hands"), ("de", "Starthände")):
                asked = await table.ask("GET", "/api/running", headers={"Accept-Language": language})
                assert [one["moment"] for one in asked.json()] == [said]


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_match_at_another_worker_is_shown_as_it_stands_there(url: str) -> None:
    async with open_table(url) as here, open_table(url) as there, two_at(there) as (ann, bob):
        seats = [await one.post("/api/quick", game="formation") for one in (ann, bob)]
        async with seated(there, *seats):
            assert [match["people"] for match in await shown(here)] == [["Ann (guest)", "Bob (guest)"]]


@pytest.mark.parametrize("game", [EXCEED, FORMATION])
async def test_the_same_is_shown_whatever_the_hidden_cards_are(game: AnyGame) -> None:
    stream = Stream(3)
    match = Match(game, "4")
    differed = compared = 0
    while match.asks and compared < 40:
        truth = msgspec.json.encode(running.running(room_of(match, match.state)))
        for world in [game.imagine(match.state, SPECTATOR, stream) for _ in range(2)]:
            assert msgspec.json.encode(running.running(room_of(match, world))) == truth
            compared += 1
            differed += game.view(world, 0) != game.view(match.state, 0)
        ask = match.asks[stream.below(len(match.asks))]
        match.answer(ask.seat, stream.below(len(ask.options)))
    assert (compared, differed > 5) == (40, True)
