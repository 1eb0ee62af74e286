"""People who follow, block and challenge each other."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table, bearer, on_both, play_on
from tests.server.test_accounts import cheap_hashes
from wildswing.server.keeping.sql_tables import CHALLENGES, TIES
from wildswing.server.people import ties
from wildswing.server.referee.expiry import Expiry

__all__ = ["cheap_hashes"]  # a fixture

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]


class Crowd:
    """People who come to a table and make accounts."""

    def __init__(self, table: Table, stack: AsyncExitStack) -> None:
        self._table = table
        self._stack = stack

    async def account(self, name: str) -> Guest:
        """Returns the browser in which somebody has made an account."""
        browser = await self._stack.enter_async_context(known_as(self._table, ""))
        await browser.post("/api/accounts", name=name, password="correct horse")
        return browser


@pytest.fixture
async def crowd(table: Table) -> AsyncIterator[Crowd]:
    async with AsyncExitStack() as stack:
        yield Crowd(table, stack)


@pytest.fixture
async def ann(crowd: Crowd) -> Guest:
    return await crowd.account("Ann")


@pytest.fixture
async def bob(crowd: Crowd) -> Guest:
    return await crowd.account("Bob")


async def names(person: Guest, which: str) -> list[str]:
    found: list[str] = (await person.get("/api/me/ties"))[which]
    return found


async def tie(person: Guest, which: str, name: str) -> tuple[int, Any]:
    return await person.ask("POST", f"/api/me/{which}", json={"name": name})


async def untie(person: Guest, which: str, name: str) -> int:
    return (await person.ask("DELETE", f"/api/me/{which}", params={"name": name}))[0]


async def challenge(person: Guest, name: str, **wish: Any) -> tuple[int, Any]:
    return await person.ask("POST", "/api/challenges", json={"name": name, "game": "formation", **wish})


async def challenged(person: Guest, name: str, **wish: Any) -> Message:
    status, seat = await challenge(person, name, **wish)
    assert status == 201, seat
    found: Message = seat
    return found


async def pass_time(table: Table, minutes: int) -> None:
    """Has all challenges be as old as that."""
    expires = (datetime.now(UTC) + timedelta(minutes=10 - minutes)).isoformat(timespec="seconds")
    await table.referee.storage.write(update(CHALLENGES).values(expires=expires))


# --- Following ---


@on_both
async def test_somebody_is_followed_and_followed_no_more(ann: Guest, bob: Guest) -> None:
    for _ in range(2):  # which makes no second tie
        assert await tie(ann, "follows", "bob") == (204, None)
    assert (await names(ann, "follows"), await names(bob, "followed_by")) == (["Bob"], ["Ann"])
    profile = await ann.get("/api/people?name=Bob")
    assert (profile["is_followed"], profile["follows_me"], profile["is_me"]) == (True, False, False)
    assert (await bob.get("/api/people?name=Ann"))["follows_me"]
    assert await untie(ann, "follows", "Bob") == 204
    assert await untie(ann, "follows", "Bob") == 204
    assert await names(ann, "follows") == []


async def test_nobody_follows_oneself_a_guest_or_somebody_unknown(table: Table, ann: Guest) -> None:
    assert (await tie(ann, "follows", "Ann"))[0] == 400
    assert (await tie(ann, "follows", "Nobody"))[0] == 404
    assert (await tie(ann, "follows", "\x00"))[0] == 404
    async with known_as(table, "Gus") as guest:
        assert (await tie(ann, "follows", "Gus"))[0] == 404
        assert (await tie(guest, "follows", "Ann"))[0] == 403
        assert (await challenge(guest, "Ann"))[0] == 403
    async with known_as(table, "") as nobody:
        assert (await tie(nobody, "blocks", "Ann"))[0] == 401
        assert (await nobody.ask("GET", "/api/me/ties"))[0] == 401


async def test_there_is_an_end_to_following(ann: Guest, bob: Guest, crowd: Crowd, monkeypatch: Any) -> None:
    monkeypatch.setattr(ties, "MOST_TIES", 1)
    await crowd.account("Cid")
    assert (await tie(ann, "follows", "Bob"))[0] == 204
    status, answer = await tie(ann, "follows", "Cid")
    assert (status, answer["error"]) == (400, "These are 1 people already; let go of some first.")
    assert (await tie(ann, "blocks", "Cid"))[0] == 204


async def test_those_who_are_followed_come_first(table: Table, ann: Guest, bob: Guest, crowd: Crowd) -> None:
    cid = await crowd.account("Cid")
    for host in (bob, cid):
        await host.post("/api/matches", game="formation", opponent="open", listed=True)
    assert [one["account"] for one in await ann.get("/api/lobby")] == ["Bob", "Cid"]
    await tie(ann, "follows", "Cid")
    found = [(one["account"], one["is_followed"]) for one in await ann.get("/api/lobby")]
    assert found == [("Cid", True), ("Bob", False)]
    assert [one["is_followed"] for one in await bob.get("/api/lobby")] == [False, False]


async def test_matches_of_those_who_are_followed_are_the_first_to_watch(
    table: Table, ann: Guest, bob: Guest, crowd: Crowd
) -> None:
    await tie(ann, "follows", "Bob")
    dan, eve = await crowd.account("Dan"), await crowd.account("Eve")
    async with AsyncExitStack() as stack:
        for host in (bob, eve):  # the newest comes first
            seat = await host.post("/api/matches", game="formation", opponent="open", listed=True)
            other = await dan.post(f"/api/lobby/{seat['match']}/seats")
            for one in (seat, other):
                page = await stack.enter_async_context(table.sit(one))
            await page.hear_until("table")
        assert [one["accounts"][0] for one in await dan.get("/api/running")] == ["Eve", "Bob"]
        shown = [(one["accounts"], one["is_followed"]) for one in await ann.get("/api/running")]
    assert shown == [(["Bob", "Dan"], True), (["Eve", "Dan"], False)]


# --- Blocking ---


@on_both
async def test_who_is_blocked_can_neither_follow_nor_challenge_and_is_not_told_why(ann: Guest, bob: Guest) -> None:
    await tie(ann, "follows", "Bob")
    await tie(bob, "follows", "Ann")
    assert await tie(ann, "blocks", "Bob") == (204, None)
    for person in (ann, bob):
        assert await names(person, "follows") == []
    status, answer = await tie(bob, "follows", "Ann")
    assert (status, answer["error"]) == (409, "You cannot follow Ann now.")
    status, answer = await challenge(bob, "Ann")
    assert (status, answer["error"]) == (409, "Ann takes no challenge from you now; try again later.")
    assert (await bob.get("/api/people?name=Ann"))["is_blocked"] is False
    assert (await ann.get("/api/people?name=Bob"))["is_blocked"] is True
    assert (await names(ann, "blocks"), await names(bob, "blocks")) == (["Bob"], [])
    assert await untie(bob, "blocks", "Ann") == 204  # which is none of Bob's
    assert (await challenge(bob, "Ann"))[0] == 409
    assert await untie(ann, "blocks", "Bob") == 204
    assert (await challenge(bob, "Ann"))[0] == 201


@pytest.mark.parametrize("blocker", ["ann", "bob"])
async def test_a_block_keeps_two_apart_in_the_lobby_both_ways(ann: Guest, bob: Guest, blocker: str) -> None:
    one, other = (ann, "Bob") if blocker == "ann" else (bob, "Ann")
    seat = await ann.post("/api/quick", game="formation")
    await tie(one, "blocks", other)
    assert await bob.get("/api/lobby") == []
    status, answer = await bob.ask("POST", f"/api/lobby/{seat['match']}/seats")
    assert (status, answer["error"]) == (404, "This match is no longer waiting in the lobby; choose another one.")
    assert (await bob.post("/api/quick", game="formation"))["match"] != seat["match"]
    await untie(one, "blocks", other)
    assert seat["match"] in {found["match"] for found in await bob.get("/api/lobby")}


async def test_a_challenge_of_somebody_who_is_blocked_later_is_seen_no_more(ann: Guest, bob: Guest) -> None:
    await challenged(ann, "Bob")
    await tie(bob, "blocks", "Ann")
    assert await bob.get("/api/me/challenges") == []


async def met(ann: Guest, guest: Guest) -> Message:
    """Has somebody take the other seat of a quick match; returns the seat of the first."""
    seat: Message = await ann.post("/api/quick", game="formation")
    assert (await guest.post("/api/quick", game="formation"))["match"] == seat["match"]
    return seat


async def block_at(person: Guest, match: str, seat: int) -> tuple[int, Any]:
    return await person.ask("POST", "/api/me/blocks", json={"match": match, "seat": seat})


@on_both
async def test_a_guest_is_blocked_by_the_seat_and_no_more_by_the_sign(table: Table, ann: Guest) -> None:
    async with known_as(table, "Gus") as guest:
        seat = await met(ann, guest)
        assert await block_at(ann, seat["match"], 1) == (204, None)
        assert await names(ann, "blocks") == []
        (blocked,) = (await ann.get("/api/me/ties"))["blocked_guests"]
        assert blocked["name"] == "Gus"
        await guest.post("/api/guests", name="Gil")  # which helps nothing
        waits = await ann.post("/api/quick", game="formation")
        assert await guest.get("/api/lobby") == []
        assert (await guest.ask("POST", f"/api/lobby/{waits['match']}/seats"))[0] == 404
        assert (await guest.post("/api/quick", game="formation"))["match"] != waits["match"]
        assert await untie(ann, "blocks", blocked["sign"]) == 204
        assert waits["match"] in {found["match"] for found in await guest.get("/api/lobby")}


async def test_a_guest_who_is_blocked_is_not_heard_and_hears_nothing(table: Table, ann: Guest) -> None:
    async with known_as(table, "Gus") as guest:
        mine = await ann.post("/api/quick", game="formation")
        his = await guest.post("/api/quick", game="formation")
        await block_at(ann, mine["match"], 1)
        for one, other in ((mine, his), (his, mine)):
            where = f"/api/matches/{mine['match']}/said"
            told = await table.ask("POST", where, json={"phrase": "good luck"}, headers=bearer(one))
            assert told.status_code == 204, told.text
            heard = (await table.ask("GET", where, headers=bearer(other))).json()
            assert one["seat"] not in [line["seat"] for line in heard["lines"]]


async def test_only_who_sits_there_blocks_by_a_seat(table: Table, ann: Guest, bob: Guest) -> None:
    async with known_as(table, "Gus") as guest:
        match = (await met(ann, guest))["match"]
        assert (await block_at(bob, match, 1))[0] == 400
        assert (await block_at(guest, match, 0))[0] == 403
        assert [(await block_at(ann, match, seat))[0] for seat in (0, 2, -1)] == [400, 400, 400]
        assert (await block_at(ann, "nowhere", 1))[0] == 404
        assert (await ann.get("/api/me/ties"))["blocked_guests"] == []


# --- Challenges ---


@on_both
async def test_a_challenge_is_seen_accepted_and_played(table: Table, ann: Guest, bob: Guest) -> None:
    terms = {"clock": {"minutes": 3, "increment": 2}}
    mine = await challenged(ann, "bob", game="exceed", terms=terms, brings="Potemkin")
    assert "invitation" not in mine
    assert await ann.get("/api/me/challenges") == await ann.get("/api/lobby") == []
    (found,) = await bob.get("/api/me/challenges")
    shown = found["table"]
    assert (shown["match"], shown["host"], shown["account"]) == (mine["match"], "Ann", "Ann")
    assert (shown["terms"], shown["brings"], shown["rated"]) == (terms, ["Potemkin", ""], True)
    assert 500 < found["left"] <= 600
    his = await bob.post(f"/api/me/challenges/{mine['match']}", brings="Sol Badguy")
    assert (his["match"], his["seat"]) == (mine["match"], 1)
    assert await bob.get("/api/me/challenges") == []
    async with table.sit(mine) as page, table.sit(his) as other:
        told = await page.hear_until("welcome")
        assert told["seats"] == ["Potemkin", "Sol Badguy"]
        shown = await other.hear_until("table")
        assert (shown["people"], shown["accounts"]) == (["Ann", "Bob"], ["Ann", "Bob"])
    assert (await bob.ask("DELETE", f"/api/me/challenges/{mine['match']}"))[0] == 404


async def test_only_who_is_challenged_may_answer(ann: Guest, bob: Guest, crowd: Crowd) -> None:
    mine = await challenged(ann, "Bob")
    eve = await crowd.account("Eve")
    for person in (ann, eve):
        assert (await person.ask("POST", f"/api/me/challenges/{mine['match']}", json={}))[0] == 404
        assert (await person.ask("DELETE", f"/api/me/challenges/{mine['match']}"))[0] == 404
        assert (await person.ask("POST", f"/api/lobby/{mine['match']}/seats"))[0] == 404
    assert len(await bob.get("/api/me/challenges")) == 1


@on_both
async def test_who_declines_is_not_asked_at_once_again(table: Table, ann: Guest, bob: Guest) -> None:
    mine = await challenged(ann, "Bob")
    async with table.sit(mine) as page:
        await page.hear_until("gathering")
        assert (await challenge(ann, "Bob"))[0] == 409
        assert await bob.ask("DELETE", f"/api/me/challenges/{mine['match']}") == (204, None)
        assert await page.farewell() == "Your challenge was declined."
    assert await ann.get("/api/me/matches") == []
    status, answer = await challenge(ann, "Bob")
    assert (status, answer["error"]) == (409, "Bob takes no challenge from you now; try again later.")
    await pass_time(table, minutes=11)
    await challenged(ann, "Bob")


async def test_a_challenge_that_nobody_answers_ends(table: Table, ann: Guest, bob: Guest) -> None:
    mine = await challenged(ann, "Bob")
    await pass_time(table, minutes=11)
    assert await bob.get("/api/me/challenges") == []
    assert (await bob.ask("POST", f"/api/me/challenges/{mine['match']}", json={}))[0] == 404
    async with table.sit(mine) as page:
        await page.hear_until("gathering")
        assert await ann.get("/api/me/challenges") == []
        assert await page.farewell() == "Your challenge was not answered in time."
    await Expiry(table.referee).sweep()
    assert await table.referee.storage.rows(select(CHALLENGES)) == []


async def test_a_challenge_that_is_taken_back_is_gone(ann: Guest, bob: Guest) -> None:
    mine = await challenged(ann, "Bob")
    headers = {"Authorization": f"Bearer {mine['token']}"}
    assert (await ann.ask("DELETE", f"/api/lobby/{mine['match']}", headers=headers))[0] == 204
    assert await bob.get("/api/me/challenges") == []
    await challenged(ann, "Bob")


async def test_nobody_floods_others_with_challenges(ann: Guest, crowd: Crowd) -> None:
    for name in ("Bob", "Cid", "Dan", "Eve"):
        await crowd.account(name)
    for name in ("Bob", "Cid", "Dan"):
        await challenged(ann, name)
    status, answer = await challenge(ann, "Eve")
    assert (status, answer["error"]) == (409, "3 of your challenges are open; wait for an answer first.")
    await challenge(ann, "Eve")
    assert (await challenge(ann, "Eve"))[0] == 429


async def test_a_challenge_is_to_a_game_of_two(ann: Guest, bob: Guest) -> None:
    assert (await challenge(ann, "Bob", game="ghost-bride"))[0] == 400
    assert (await challenge(ann, "Bob", game="no such game"))[0] == 400
    assert (await challenge(ann, "Bob", seed="5"))[0] == 400
    assert (await challenge(ann, "Ann"))[0] == 400
    assert (await challenge(ann, "Nobody"))[0] == 404
    assert await bob.get("/api/me/challenges") == []


# --- What is kept ---


async def test_ties_are_saved_and_deleted_with_the_rest(table: Table, ann: Guest, bob: Guest) -> None:
    await tie(ann, "follows", "Bob")
    await tie(bob, "follows", "Ann")
    await challenged(ann, "Bob")
    saved = {"follows": ["Bob"], "followed_by": ["Bob"], "blocks": [], "blocked_guests": []}
    assert (await ann.get("/api/me/export"))["ties"] == saved
    assert (await ann.ask("POST", "/api/me/deletion", json={"password": "correct horse"}))[0] == 204
    for kept in (TIES, CHALLENGES):
        assert await table.referee.storage.rows(select(kept)) == []
    assert await bob.get("/api/me/challenges") == []


async def test_the_history_of_a_guest_goes_along_into_the_account(table: Table) -> None:
    async with known_as(table, "Gus") as guest:
        seat = await guest.post("/api/matches", game="formation", opponent="random", seed="5")
        async with table.sit(seat) as page:
            await play_on(page)
        await guest.post("/api/accounts", name="Gus", password="correct horse")
        (played,) = await guest.get("/api/me/history")
        assert played["match"] == seat["match"]
