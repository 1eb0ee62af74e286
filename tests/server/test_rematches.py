"""When everybody wants to play again, a new match with the same seats begins."""

import asyncio
from typing import Any

import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, Visitor, bearer, on_both, open_table, play_on
from wildswing.kernel.state import SPECTATOR

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]


async def ask(table: Table, seat: Message) -> tuple[int, Any]:
    response = await table.ask("POST", f"/api/matches/{seat['match']}/rematch", headers=bearer(seat))
    return response.status_code, response.json()


async def two_people(table: Table) -> tuple[Message, Message]:
    """Plays a match of two people to its end, and returns their seats."""
    one = await table.begin(game="toss", opponent=None, seats=[0, 1], choices={"people": 2}, seed="6")
    other = {"match": one["match"], **one["others"][0]}
    async with table.sit(one) as here, table.sit(other) as there:
        await asyncio.gather(play_on(here), play_on(there))
    return one, other


async def told_of_rematch(visitor: Visitor, key: str) -> Any:
    """Waits for a table that tells of wishes, or of the match that follows."""
    while key not in (table := await visitor.hear_until("table"))["rematch"]:
        pass
    return table["rematch"][key]


@on_both
async def test_all_play_again_when_all_want_to(table: Table) -> None:
    one, other = await two_people(table)
    async with table.sit(one) as here, table.sit(other) as there, table.watch(one["match"]) as watcher:
        assert await ask(table, one) == (201, {"wishes": [0], "seat": None})
        for page in (here, there, watcher):
            assert await told_of_rematch(page, "wishes") == [0]
        status, wish = await ask(table, other)
        assert (status, wish["wishes"]) == (201, [])
        for page in (here, there, watcher):
            assert await told_of_rematch(page, "match") == wish["seat"]["match"]
    _, first = await ask(table, one)
    seats = [first["seat"], wish["seat"]]
    assert [seat["seat"] for seat in seats] == [0, 1]
    assert seats[0]["match"] == seats[1]["match"] != one["match"]
    assert seats[0]["token"] not in {one["token"], other["token"], seats[1]["token"]}
    assert len(seats[0]["commitment"]) == 64
    async with table.sit(seats[0]) as here, table.sit(seats[1]) as there, table.watch(seats[0]["match"]) as watcher:
        ends = await asyncio.gather(play_on(here), play_on(there))
        assert ends[0]["outcome"]["winners"] == ends[1]["outcome"]["winners"]
        assert len(ends[0]["outcome"]["secret"]) == 64
        assert (await watcher.hear_until("welcome"))["seat"] == SPECTATOR


async def test_the_same_setup_is_dealt_anew(one_table: Table) -> None:
    one, other = await two_people(one_table)
    await ask(one_table, one)
    _, wish = await ask(one_table, other)
    before = await one_table.agents_rest(one)
    after = await one_table.referee.rooms.find(wish["seat"]["match"])
    assert after.undealt is not None
    assert after.undealt.setup == before.match.setup
    assert after.fairness is not None
    assert after.fairness.match == after.id
    assert after.fairness.secret != (before.fairness.secret if before.fairness else "")
    assert after.terms == before.terms


async def test_agents_always_agree(one_table: Table) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as player:
        await play_on(player)
    status, wish = await ask(one_table, seat)
    assert (status, wish["seat"]["seat"]) == (201, 0)
    async with one_table.sit(wish["seat"]) as player:
        assert (await play_on(player))["outcome"] is not None
    room = await one_table.agents_rest(wish["seat"])
    assert [keeper.agent for keeper in room.keepers] == ["", "random"]


async def test_an_agent_stays_in_the_place_of_somebody_who_left(one_table: Table, log: Log) -> None:
    one = await one_table.begin(game="toss", opponent=None, seats=[0, 1, 2], choices={"people": 3}, seed="6")
    others = [{"match": one["match"], **other} for other in one["others"]]
    async with one_table.sit(others[1]) as leaving:
        await leaving.say({"type": "resign"})
        async with one_table.sit(one) as here, one_table.sit(others[0]) as there:
            await asyncio.gather(play_on(here), play_on(there))
    room = await one_table.agents_rest(one)
    assert room.outcome is not None
    await ask(one_table, one)
    _, wish = await ask(one_table, others[0])
    after = await one_table.referee.rooms.find(wish["seat"]["match"])
    assert [bool(keeper.agent) for keeper in after.keepers] == [False, False, True]
    assert (await ask(one_table, others[1]))[0] == 409
    assert len(log.lines) == 1


async def test_whoever_asks_again_gets_the_same_seat(one_table: Table) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as player:
        await play_on(player)
    wishes = [await ask(one_table, seat) for _ in range(3)]
    assert wishes[0] == wishes[1] == wishes[2]


async def test_a_wish_is_kept_when_the_table_is_opened_again(url: str) -> None:
    async with open_table(url) as table:
        one, other = await two_people(table)
        await ask(table, one)
    async with open_table(url) as again:
        async with again.sit(other) as page:
            assert await told_of_rematch(page, "wishes") == [0]
        _, wish = await ask(again, other)
        assert wish["seat"]["seat"] == 1


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_wishes_at_two_workers_come_together(url: str) -> None:
    async with open_table(url) as here, open_table(url) as there:
        for _ in range(3):
            one, other = await two_people(here)
            async with there.watch(one["match"]) as watcher:
                await watcher.hear_until("table")
                await asyncio.gather(ask(here, one), ask(there, other))
                answers = await asyncio.gather(ask(there, one), ask(here, other))
                seats = [answer[1]["seat"] for answer in answers]
                assert seats[0]["match"] == seats[1]["match"] == await told_of_rematch(watcher, "match")
            room = await here.referee.rooms.find(seats[0]["match"])
            twin = await there.referee.rooms.find(seats[0]["match"])
            assert room.open_seats == twin.open_seats == ()
            assert [room.seat_of(seat["token"]) for seat in seats] == [0, 1]


async def test_a_match_that_goes_on_is_finished_first(one_table: Table, log: Log) -> None:
    seat = await one_table.begin()
    sentence = "This match is not over yet; finish it, then ask for another one."
    assert await ask(one_table, seat) == (409, {"error": sentence})
    assert (await ask(one_table, {**seat, "token": "wrong"}))[0] == 403
    assert (await ask(one_table, {**seat, "match": "nowhere"}))[0] == 404
    assert len(log.lines) == 3


async def test_an_invitation_of_strangers_opens_no_seat_of_a_rematch(one_table: Table, log: Log) -> None:
    """The seats are kept for those who had them."""
    one, other = await two_people(one_table)
    await ask(one_table, one)
    _, wish = await ask(one_table, other)
    path = f"/api/matches/{wish['seat']['match']}/seats"
    for guess in ("", "guess", other["token"]):
        assert (await one_table.ask("POST", path, json={"invitation": guess})).status_code in {403, 409}
    assert len(log.lines) == 3
    room = await one_table.referee.rooms.find(wish["seat"]["match"])
    assert room.open_seats == (0,)
