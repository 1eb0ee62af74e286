"""Series between people: best of three, bans, whoever lost chooses, and those who do not go on."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table, Visitor, bearer, on_both, open_table, until
from tests.server.timepieces import TurnedTimepiece
from wildswing.server.referee.patience import WAITED_FOR
from wildswing.server.room.room import Room
from wildswing.server.room.series import Task

pytestmark = pytest.mark.anyio

THREE = {"best_of": 3}
WISH = {"game": "exceed", "opponent": "open", "brings": "Potemkin", "terms": THREE}

Both = tuple[Message, Message]


async def seated(ann: Guest, bob: Guest, **wish: Any) -> Both:
    """Lets Bob join a match of Ann, who has the first seat."""
    one = await ann.post("/api/matches", **{**WISH, **wish})
    other = await bob.post(f"/api/matches/{one['match']}/seats", invitation=one["invitation"], brings="May")
    return one, other


@asynccontextmanager
async def at_table(table: Table, seats: Both) -> AsyncIterator[tuple[Visitor, Visitor]]:
    async with AsyncExitStack() as open_lines:
        one, other = [await open_lines.enter_async_context(table.sit(seat)) for seat in seats]
        yield one, other


async def lost_by(loser: int, table: Table, seats: Both) -> tuple[Message, list[str]]:
    """Has a seat resign; returns the table that tells the end, and who fought."""
    async with at_table(table, seats) as pages:
        fought = (await pages[0].hear_until("welcome"))["seats"]
        await pages[1].hear_until("welcome")
        await pages[loser].say({"type": "resign"})
        while (told := await pages[0].hear_until("table"))["outcome"] is None:
            pass
    return told, fought


async def go_on(table: Table, seat: Message, **wish: Any) -> tuple[int, Any]:
    path = f"/api/matches/{seat['match']}/rematch"
    response = await table.ask("POST", path, headers=bearer(seat), json=wish)
    return response.status_code, response.json()


async def next_seats(table: Table, seats: Both) -> Both:
    """Returns the seats in the match that follows, once both have asked for it."""
    one, other = [(await go_on(table, seat))[1]["seat"] for seat in seats]
    return one, other


@on_both
async def test_whoever_wins_two_of_three_has_the_series(table: Table) -> None:
    async with known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        seats = await seated(ann, bob)
    told, fought = await lost_by(0, table, seats)
    assert fought == ["Potemkin", "May"]
    names = told["series"].pop("names")
    assert {"Faust", "May"} <= set(names)
    assert told["series"] == {
        "number": 1,
        "best_of": 3,
        "wins": [0, 1],
        "banned": [],
        "winner": None,
        "forfeited": False,
        "chooses": 0,
    }
    assert await go_on(table, seats[0], brings="Faust") == (201, {"wishes": [0], "seat": None})
    assert (await go_on(table, seats[1]))[0] == 201
    seats = await next_seats(table, seats)
    told, fought = await lost_by(1, table, seats)
    assert fought == ["Faust", "May"]
    assert (told["series"]["number"], told["series"]["wins"], told["series"]["winner"]) == (2, [1, 1], None)
    for seat in reversed(seats):
        await go_on(table, seat)
    seats = await next_seats(table, seats)
    told, fought = await lost_by(1, table, seats)
    assert fought == ["Faust", "May"]
    assert (told["series"]["wins"], told["series"]["winner"], told["series"]["chooses"]) == ([2, 1], 0, None)
    # Whoever plays again then begins another one.
    for seat in seats:
        await go_on(table, seat)
    told, _ = await lost_by(0, table, await next_seats(table, seats))
    assert (told["series"]["number"], told["series"]["wins"]) == (1, [0, 1])


async def test_only_whoever_lost_chooses_and_only_what_there_is(table: Table, ann: Guest, bob: Guest) -> None:
    seats = await seated(ann, bob)
    await lost_by(0, table, seats)
    status, answer = await go_on(table, seats[1], brings="Faust")
    assert (status, answer["error"][:23]) == (400, "Only whoever lost a mat")
    status, answer = await go_on(table, seats[0], brings="Nobody")
    assert (status, answer["error"]) == (
        400,
        "“Nobody” cannot be taken here, or was banned; take one of those that are left.",
    )
    assert (await go_on(table, seats[0], wishes=3))[0] == 400
    room, _ = await table.referee.find(seats[0]["match"], seats[0]["token"])
    assert room.rematch.wishes == ()


async def test_the_terms_stand_in_the_lobby_and_at_the_invitation(ann: Guest, bob: Guest) -> None:
    terms = {"best_of": 5, "bans": 2, "absence": "forfeit"}
    one = await ann.post("/api/matches", **{**WISH, "terms": terms, "listed": True, "edition": "strive"})
    (waiting,) = await bob.get("/api/lobby")
    shown = await bob.get(f"/api/matches/{one['match']}/watch")
    for told in (waiting, shown):
        assert (told["terms"], told["edition"], told["brings"]) == (terms, "strive", ["", ""])


@on_both
async def test_both_ban_in_turns_and_then_choose(url: str) -> None:
    async with open_table(url) as table, known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        seats = await seated(ann, bob, terms={"bans": 1, "best_of": 3})
        async with at_table(table, seats) as pages:
            first = await asks_for(pages, "ban")
            wrong = pages[1 - first]
            await wrong.say({"type": "draft", "name": "Faust"})
            assert (await wrong.hear_until("refused"))["reason"].startswith("You have nothing to ban")
            for name in ("any", "Nobody"):
                await pages[first].say({"type": "draft", "name": name})
                assert "cannot be taken here" in (await pages[first].hear_until("refused"))["reason"]
            await pages[first].say({"type": "draft", "name": "Faust"})
            assert await asks_for(pages, "ban") == 1 - first
    # What was banned is on disk.
    async with open_table(url) as table, at_table(table, seats) as pages:
        assert await asks_for(pages, "ban") == 1 - first
        await pages[1 - first].say({"type": "draft", "name": "May"})
        assert await asks_for(pages, "choose") == first
        await pages[first].say({"type": "draft", "name": "May"})
        assert "banned" in (await pages[first].hear_until("refused"))["reason"]
        await pages[first].say({"type": "draft", "name": "Leo Whitefang"})
        assert await asks_for(pages, "choose") == 1 - first
        await pages[1 - first].say({"type": "draft", "name": "any"})
        fought = (await pages[0].hear_until("welcome"))["seats"]
        assert fought[first] == "Leo Whitefang"
        assert not {"Faust", "May"} & set(fought)
        assert (await pages[0].hear_until("table"))["series"]["banned"] == _in_order(first)


def _in_order(first: int) -> list[str]:
    """What is banned is told by seat."""
    return ["Faust", "May"] if first == 0 else ["May", "Faust"]


async def asks_for(pages: tuple[Visitor, Visitor], what: str) -> int:
    """Waits until both pages are told of the next thing to do, which is this, and returns who is to do it."""
    one, other = [await _news_of_draft(page) for page in pages]
    assert one == other
    assert one["what"] == what
    seat: int = one["seat"]
    return seat


async def _news_of_draft(page: Visitor) -> Message:
    known = [message["draft"] for message in page.messages if message["type"] == "gathering"]
    while True:
        draft: Message | None = (await page.hear_until("gathering"))["draft"]
        if draft is not None and draft not in known:
            return draft


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"opponent": "random", "terms": THREE}, "A series, and bans, are for two people who meet"),
        (
            {"game": "formation", "brings": "", "terms": {"bans": 1}},
            "In Formation nobody brings anything, so there is nothing to ban",
        ),
        ({"terms": {"best_of": 2}}, "Invalid enum value 2"),
        ({"terms": {"bans": 4}}, "Expected `int` <= 3"),
        ({"terms": {"bans": 1}, "seed": "1"}, "Whoever chooses the seed"),
    ],
)
async def test_what_makes_no_series_is_refused(ann: Guest, wish: Message, sentence: str) -> None:
    status, answer = await ann.ask("POST", "/api/matches", json={**WISH, **wish})
    assert (status, sentence in answer["error"]) == (400, True), answer


async def test_a_quick_match_meets_the_same_series_alone(ann: Guest, bob: Guest) -> None:
    first = await ann.post("/api/quick", game="exceed", brings="May", terms=THREE)
    other = await bob.post("/api/quick", game="exceed", brings="May")
    assert other["match"] != first["match"]
    async with known_as(ann.table, "Cid") as cid:
        third = await cid.post("/api/quick", game="exceed", brings="Leo", terms=THREE)
    assert third["match"] == first["match"]


async def test_one_may_give_the_series_up(table: Table, ann: Guest, bob: Guest) -> None:
    seats = await seated(ann, bob)
    assert (await go_on(table, seats[0], gives_up=True))[0] == 409
    await lost_by(0, table, seats)
    assert (await go_on(table, seats[1], gives_up=True))[0] == 201
    async with table.sit(seats[0]) as page:
        series = (await page.hear_until("table"))["series"]
    assert (series["winner"], series["forfeited"], series["wins"]) == (0, True, [0, 1])
    assert (await go_on(table, seats[0], gives_up=True))[0] == 409


@pytest.mark.parametrize("absence", ["agent", "forfeit"])
async def test_whoever_does_not_go_on_loses_as_the_terms_say(absence: str, database: Path) -> None:
    time = TurnedTimepiece()
    async with (
        open_table(database, timepiece=time) as table,
        known_as(table, "Ann") as ann,
        known_as(table, "Bob") as bob,
    ):
        seats = await seated(ann, bob, terms={"best_of": 3, "absence": absence})
        await lost_by(0, table, seats)
        await go_on(table, seats[0], brings="Faust")
        async with table.sit(seats[0]) as page:
            await page.hear_until("table")
            time.turn(WAITED_FOR - 1)
            room, _ = await table.referee.find(seats[0]["match"], seats[0]["token"])
            assert room.rematch.wishes == (0,)
            time.turn(2)
            await until(lambda: room.rematch.match or room.rematch.forfeit is not None)
        if absence == "forfeit":
            assert (room.rematch.forfeit, room.series_winner) == (1, 0)
            return
        _, answer = await go_on(table, seats[0])
        following = await table.referee.rooms.find(answer["seat"]["match"])
        assert [keeper.agent for keeper in following.keepers] == ["", "fighter"]
        assert following.series.wins == (0, 1)
        assert (await go_on(table, seats[1]))[0] == 409


async def test_what_somebody_who_stays_away_would_ban_and_choose_is_drawn(database: Path) -> None:
    time = TurnedTimepiece()
    async with (
        open_table(database, timepiece=time) as table,
        known_as(table, "Ann") as ann,
        known_as(table, "Bob") as bob,
    ):
        seats = await seated(ann, bob, terms={"bans": 1})
        async with at_table(table, seats) as pages:
            await asks_for(pages, "ban")
        room, _ = await table.referee.find(seats[0]["match"], seats[0]["token"])
        await until(lambda: not room.pages)
        async with table.sit(seats[0]) as page:
            await page.hear_until("gathering")
            for _ in range(4):
                task = room.task
                assert task is not None
                if task.seat == 0:
                    await page.say({"type": "draft", "name": room.left_to_bring[0]})
                else:
                    time.turn(WAITED_FOR + 1)
                await _until_done(room, task)
            assert len(set(room.banned)) == 2
            assert room.outcome is None


async def _until_done(room: Room, task: Task) -> None:
    """Waits until somebody else is next, or the cards are dealt."""
    await until(lambda: room.undealt is None or room.task not in {task, None})


async def test_a_series_goes_on_after_the_table_was_closed(url: str) -> None:
    async with open_table(url) as table, known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        seats = await seated(ann, bob)
        await lost_by(1, table, seats)
        await go_on(table, seats[1], brings="any")
        await go_on(table, seats[0])
        seats = await next_seats(table, seats)
    async with open_table(url) as again:
        told, fought = await lost_by(1, again, seats)
        assert (told["series"]["number"], told["series"]["winner"]) == (2, 0)
        assert fought[0] == "Potemkin"
