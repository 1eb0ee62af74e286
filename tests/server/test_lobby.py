"""Seats that belong to people, the lobby, quick matches, and what becomes of them."""

import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, update

from tests.server.conftest import Log
from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table, bearer, caller, on_both, open_table, play_on
from wildswing.server.keeping.sql_tables import MATCHES, PLAYED

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]

QUICK = {"game": "formation"}


async def nobody_waits_since(table: Table, seconds: float) -> None:
    """Sets the time at which somebody was last seen waiting in any match."""
    before = (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat(timespec="seconds")
    await table.referee.storage.write(update(MATCHES).where(MATCHES.c.listed.is_not(None)).values(listed=before))


# --- Seats that belong to people ---


@on_both
async def test_a_seat_is_given_back_on_another_device_and_its_old_token_opens_nothing(table: Table, ann: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="random", seed="5")
    async with table.sit(seat) as at_home:
        await play_on(at_home, answers=2)
        (listed,) = await ann.get("/api/me/matches")
        assert (listed["match"], listed["seat"], listed["people"]) == (
            seat["match"],
            0,
            ["Ann (guest)", "random (computer)"],
        )
        anew = await ann.post(f"/api/matches/{seat['match']}/return")
        assert "another page" in await at_home.farewell()
    assert anew["token"] != seat["token"]
    refused = await table.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(seat))
    assert refused.status_code == 403
    async with table.sit(anew) as elsewhere:
        table_now = await play_on(elsewhere, answers=1)
    assert table_now["people"] == ["Ann (guest)", ""]


async def test_nobody_else_is_given_a_seat(table: Table, ann: Guest, bob: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="random", seed="5")
    path = f"/api/matches/{seat['match']}/return"
    assert (await bob.ask("POST", path))[0] == 403
    assert (await table.ask("POST", path)).status_code == 401
    assert (await bob.ask("POST", "/api/matches/nowhere/return"))[0] == 404
    assert (await table.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(seat))).status_code == 200
    assert await bob.get("/api/me/matches") == []


async def test_a_seat_that_nobody_owns_works_as_before(table: Table, ann: Guest) -> None:
    seat = await table.begin()
    async with table.sit(seat) as visitor:
        assert (await visitor.question())["people"] == ["", ""]
    assert await table.referee.storage.rows(select(PLAYED)) == []
    assert (await ann.ask("POST", f"/api/matches/{seat['match']}/return"))[0] == 403


async def test_all_seats_of_one_screen_are_given_back_together(table: Table, ann: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", seats=[0, 1], seed="5")
    anew = await ann.post(f"/api/matches/{seat['match']}/return")
    assert [anew["seat"], *[one["seat"] for one in anew["others"]]] == [0, 1]
    assert len(await ann.get("/api/me/matches")) == 1
    for one in (anew, {"match": seat["match"], **anew["others"][0]}):
        async with table.sit(one) as visitor:
            assert (await visitor.hear())["seat"] == one["seat"]


async def test_whoever_joins_by_an_invitation_is_named_to_the_other(table: Table, ann: Guest, bob: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="open")
    joined = await bob.post(f"/api/matches/{seat['match']}/seats", invitation=seat["invitation"])
    async with table.sit(seat) as one, table.sit(joined) as other:
        for visitor in (one, other):
            assert (await visitor.hear_until("table"))["people"] == ["Ann (guest)", "Bob (guest)"]
    assert [match["seat"] for match in await bob.get("/api/me/matches")] == [1]


async def test_a_guest_who_registers_keeps_the_matches(ann: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="random")
    await ann.post("/api/accounts", name="Ann", password="correct horse")
    assert [match["match"] for match in await ann.get("/api/me/matches")] == [seat["match"]]
    assert (await ann.post(f"/api/matches/{seat['match']}/return"))["seat"] == 0


@on_both
async def test_a_finished_match_is_in_the_history_of_both(table: Table, ann: Guest, bob: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="open", seed="5")
    joined = await bob.post(f"/api/matches/{seat['match']}/seats", invitation=seat["invitation"])
    async with table.sit(seat) as one, table.sit(joined) as other:
        end, _ = await asyncio.gather(play_on(one), play_on(other))
    winners = end["outcome"]["winners"]
    assert len(winners) == 1
    for place, guest in enumerate((ann, bob)):
        assert await guest.get("/api/me/matches") == []
        (played,) = await guest.get("/api/me/history")
        assert (played["match"], played["seat"]) == (seat["match"], place)
        assert played["people"] == ["Ann (guest)", "Bob (guest)"]
        assert played["result"] == ("won" if place in winners else "lost")
        assert played["ended"] >= played["created"]


@on_both
@pytest.mark.parametrize(("game", "result"), [("ghost-bride", "lost"), ("target-practice", "won")])
async def test_a_game_for_one_player_is_won_or_lost_in_the_history(
    table: Table, ann: Guest, game: str, result: str
) -> None:
    seat = await ann.post("/api/matches", game=game, seats=[0], seed="5")
    async with table.sit(seat) as one:
        end = await play_on(one)
    (played,) = await ann.get("/api/me/history")
    assert (played["result"], bool(end["outcome"]["winners"])) == (result, result == "won")
    assert played["rank"] == end["outcome"]["rank"] == ("Recruit" if game == "target-practice" else "")


# --- The lobby ---


@on_both
async def test_a_listed_match_is_joined_by_one_who_sees_it(table: Table, ann: Guest, bob: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="open", listed=True)
    await ann.post("/api/matches", game="formation", opponent="open")
    (waiting,) = await bob.get("/api/lobby")
    assert (waiting["match"], waiting["host"], waiting["is_mine"]) == (seat["match"], "Ann (guest)", False)
    assert (waiting["title"], waiting["open"], waiting["seats"]) == ("Formation", [1], ["Black", "White"])
    assert [one["is_mine"] for one in await ann.get("/api/lobby")] == [True]
    joined = await bob.post(f"/api/lobby/{seat['match']}/seats")
    assert (joined["match"], joined["seat"]) == (seat["match"], 1)
    assert await bob.get("/api/lobby") == []
    status, answer = await bob.ask("POST", f"/api/lobby/{seat['match']}/seats")
    assert (status, answer["error"]) == (404, "This match is no longer waiting in the lobby; choose another one.")


async def test_a_match_by_invitation_cannot_be_joined_through_the_lobby(ann: Guest, bob: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="open")
    assert (await bob.ask("POST", f"/api/lobby/{seat['match']}/seats"))[0] == 404


async def test_a_match_in_which_nobody_waits_drops_out_and_comes_back_with_its_page(table: Table, ann: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="open", listed=True)
    await nobody_waits_since(table, 61)
    assert await ann.get("/api/lobby") == []
    await table.referee.listing.refresh()
    assert await ann.get("/api/lobby") == []
    async with table.sit(seat) as visitor:
        await visitor.hear()
        await table.referee.listing.refresh()
        assert [one["match"] for one in await ann.get("/api/lobby")] == [seat["match"]]


async def test_a_match_is_taken_back_by_its_host_alone(table: Table, ann: Guest, bob: Guest, log: Log) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="open", listed=True)
    path = f"/api/lobby/{seat['match']}"
    assert (await bob.ask("DELETE", path))[0] == 403
    async with table.sit(seat) as visitor:
        await visitor.hear()
        assert (await ann.ask("DELETE", path, headers=bearer(seat)))[0] == 204
        assert await visitor.farewell() == "This match was taken back before anybody joined."
    assert await bob.get("/api/lobby") == []
    assert await ann.get("/api/me/matches") == []
    assert (await table.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(seat))).status_code == 404


async def test_a_match_that_somebody_has_joined_is_not_taken_back(ann: Guest, bob: Guest) -> None:
    seat = await ann.post("/api/matches", game="formation", opponent="open", listed=True)
    await bob.post(f"/api/lobby/{seat['match']}/seats")
    status, answer = await ann.ask("DELETE", f"/api/lobby/{seat['match']}", headers=bearer(seat))
    assert (status, answer["error"]) == (409, "Somebody has already joined, so the match cannot be taken back.")
    assert len(await bob.get("/api/me/matches")) == 1


async def test_two_at_one_screen_take_their_match_back_but_not_one_that_waits_for_nobody(ann: Guest) -> None:
    seat = await ann.post("/api/matches", game="toss", seats=[0, 1], opponent="open", listed=True)
    assert (await ann.ask("DELETE", f"/api/lobby/{seat['match']}", headers=bearer(seat)))[0] == 204
    seat = await ann.post("/api/matches", game="toss", opponent="random")
    assert (await ann.ask("DELETE", f"/api/lobby/{seat['match']}", headers=bearer(seat)))[0] == 409


# --- Quick matches ---


async def test_a_quick_match_brings_two_together_who_then_play(table: Table, ann: Guest, bob: Guest) -> None:
    first = await ann.post("/api/quick", **QUICK)
    assert [one["match"] for one in await bob.get("/api/lobby")] == [first["match"]]
    second = await bob.post("/api/quick", **QUICK)
    assert (second["match"], second["seat"]) == (first["match"], 1)
    async with table.sit(first) as one, table.sit(second) as other:
        ends = await asyncio.gather(play_on(one), play_on(other))
    assert ends[0]["outcome"] == ends[1]["outcome"]


async def test_whoever_asks_again_while_waiting_gets_the_same_seat(ann: Guest, bob: Guest) -> None:
    first = await ann.post("/api/quick", **QUICK)
    again = await ann.post("/api/quick", **QUICK)
    assert (again["match"], again["seat"]) == (first["match"], first["seat"])
    assert (await bob.post("/api/quick", **QUICK))["match"] == first["match"]


async def test_a_quick_match_takes_the_oldest_of_the_same_game_on_usual_terms(ann: Guest, bob: Guest) -> None:
    clock = {"clock": {"minutes": 5}}
    await ann.post("/api/matches", game="formation", opponent="open", listed=True, terms=clock)
    await ann.post("/api/matches", game="toss", opponent="open", listed=True)
    older = await ann.post("/api/matches", game="formation", opponent="open", listed=True)
    joined = await bob.post("/api/quick", **QUICK)
    assert joined["match"] == older["match"]


async def test_a_quick_match_may_have_terms_and_waits_for_somebody_who_wants_the_same(ann: Guest, bob: Guest) -> None:
    terms = {"clock": {"minutes": 10, "increment": 5}, "absence": "forfeit"}
    usual = await ann.post("/api/quick", **QUICK)
    timed = await ann.post("/api/quick", **QUICK, terms=terms)
    assert timed["match"] != usual["match"]
    assert [one["terms"] for one in await bob.get("/api/lobby")] == [{}, terms]
    assert (await bob.post("/api/quick", **QUICK, terms=terms))["match"] == timed["match"]


async def test_a_game_for_one_has_no_quick_match(bob: Guest) -> None:
    status, answer = await bob.ask("POST", "/api/quick", json={"game": "target-practice"})
    assert (status, "is played alone" in answer["error"]) == (400, True)
    assert (await bob.ask("POST", "/api/quick", json={"game": "chess"}))[0] == 400


async def pairs(tables: list[Table], people: int) -> dict[str, list[int]]:
    """Has people ask for a quick match all at once, and returns who has which seat in each match."""
    async with AsyncExitStack() as stack:
        guests = [
            await stack.enter_async_context(known_as(tables[number % len(tables)], f"Guest {number}"))
            for number in range(people)
        ]
        seats: list[Message] = await asyncio.gather(*[guest.post("/api/quick", **QUICK) for guest in guests])
    found: dict[str, list[int]] = {}
    for seat in seats:
        found.setdefault(seat["match"], []).append(seat["seat"])
    return found


async def test_people_who_come_at_once_are_brought_together_two_by_two(table: Table) -> None:
    assert sorted([sorted(seats) for seats in (await pairs([table], 9)).values()]) == [[0], *[[0, 1]] * 4]


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_two_workers_bring_people_together_two_by_two(url: str) -> None:
    async with open_table(url) as one, open_table(url) as other:
        found = await pairs([one, other], 10)
    assert [sorted(seats) for seats in found.values()] == [[0, 1]] * 5


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_page_at_another_worker_is_told_that_its_seat_was_taken_elsewhere(url: str) -> None:
    async with open_table(url) as one, open_table(url) as other, known_as(one, "Ann") as ann:
        seat = await ann.post("/api/matches", game="formation", opponent="random", seed="5")
        async with other.sit(seat) as visitor:
            await visitor.question()
            await ann.post(f"/api/matches/{seat['match']}/return")
            assert "another page" in await visitor.farewell()


# --- Bots ---


async def test_a_bot_plays_in_the_name_of_its_person(table: Table, ann: Guest, bob: Guest) -> None:
    bot = await ann.post("/api/me/bots", label="Robo")
    headers = {"Authorization": f"Bearer {bot['token']}"}
    await bob.post("/api/quick", **QUICK)
    response = await table.ask("POST", "/api/quick", json=QUICK, headers=headers)
    assert response.status_code == 201
    (mine,) = await ann.get("/api/me/matches")
    assert mine["people"] == ["Bob (guest)", "Ann (guest)"]
    unknown = await table.ask("POST", "/api/quick", json=QUICK, headers={"Authorization": "Bearer wrong"})
    assert unknown.status_code == 401


@pytest.mark.usefixtures("time_stands_still")
async def test_the_list_is_not_asked_for_all_the_time(table: Table, log: Log) -> None:
    async with caller(table.address) as client:
        answers = [await client.get("/api/lobby") for _ in range(200)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert int(refused[0].headers["Retry-After"]) >= 1
