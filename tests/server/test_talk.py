"""What people at a match say to each other, and who hears it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table, Visitor, bearer, on_both, open_table, waiting_for
from tests.server.test_accounts import cheap_hashes
from tests.server.test_ties import Crowd, ann, bob, crowd, tie
from wildswing.server.basics.names import clean_words
from wildswing.server.keeping.sql_tables import SAID
from wildswing.server.people.reports import Reports
from wildswing.server.referee import talk
from wildswing.server.referee.desk import Desk
from wildswing.server.referee.expiry import Expiry

__all__ = ["ann", "bob", "cheap_hashes", "crowd"]  # fixtures

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]


async def two_seats(one: Guest, other: Guest) -> tuple[Message, Message]:
    mine = await one.post("/api/matches", game="formation", opponent="open", listed=True)
    return mine, await other.post(f"/api/lobby/{mine['match']}/seats")


@asynccontextmanager
async def at_the_table(table: Table, *seats: Message) -> AsyncIterator[list[Visitor]]:
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(table.sit(seat)) for seat in seats]
        for page in pages:
            await page.hear_until("table")
        yield pages


async def speak(table: Table, seat: Message, headers: dict[str, str] | None = None, **wish: Any) -> tuple[int, str]:
    address = f"/api/matches/{seat['match']}/said"
    response = await table.ask("POST", address, json=wish, headers=bearer(seat) if headers is None else headers)
    return response.status_code, response.json()["error"] if response.content else ""


async def listed(table: Table, seat: Message) -> tuple[list[tuple[int, str, str]], bool]:
    response = await table.ask("GET", f"/api/matches/{seat['match']}/said", headers=bearer(seat))
    assert response.status_code == 200, response.text
    found = response.json()
    return [(line["seat"], line["phrase"], line["words"]) for line in found["lines"]], found["may_write"]


def heard(messages: list[Message]) -> list[tuple[int, str, str]]:
    return [(one["seat"], one["phrase"], one["words"]) for one in messages if one["type"] == "said"]


async def become_friends(one: Guest, other: Guest) -> None:
    assert (await tie(one, "follows", "Bob"))[0] == 204
    assert (await tie(other, "follows", "Ann"))[0] == 204


# --- Phrases ---


@on_both
async def test_a_phrase_is_heard_at_the_seats_and_by_nobody_who_watches(table: Table, ann: Guest, bob: Guest) -> None:
    mine, his = await two_seats(ann, bob)
    async with at_the_table(table, mine, his) as (page, other), table.watch(mine["match"]) as watcher:
        await watcher.hear_until("table")
        assert await speak(table, mine, phrase="good luck") == (204, "")
        said = [(0, "good luck", "")]
        assert heard([await other.hear_until("said")]) == heard([await page.hear_until("said")]) == said
        assert heard(await waiting_for(watcher)) == []
    assert await listed(table, his) == (said, False)
    record = await table.referee.storage.load(mine["match"])
    assert record is not None
    assert not record.entries  # it is no part of the match


async def test_guests_and_people_without_a_name_say_phrases_too(table: Table) -> None:
    async with known_as(table, "Gus") as guest, known_as(table, "") as nobody:
        mine, his = await two_seats(guest, nobody)
        assert await speak(table, mine, phrase="hello") == await speak(table, his, phrase="laughter") == (204, "")
        assert (await speak(table, his, words="hello"))[0] == 403
        assert await listed(table, mine) == ([(0, "hello", ""), (1, "laughter", "")], False)


async def test_who_has_no_seat_says_and_hears_nothing(table: Table, ann: Guest, bob: Guest) -> None:
    mine, _ = await two_seats(ann, bob)
    assert (await speak(table, mine, {}, phrase="hello"))[0] == 403
    assert (await speak(table, mine, {"Authorization": "Bearer x"}, phrase="hello"))[0] == 403
    assert (await table.ask("GET", f"/api/matches/{mine['match']}/said")).status_code == 403


async def test_what_is_no_phrase_is_refused(table: Table, ann: Guest, bob: Guest) -> None:
    mine, _ = await two_seats(ann, bob)
    for wish in ({}, {"phrase": "curse"}, {"phrase": "hello", "words": "x"}, {"words": "\u202e \u200b"}, {"x": 1}):
        assert (await speak(table, mine, **wish))[0] == 400, wish
    assert (await listed(table, mine))[0] == []


async def test_nobody_talks_without_end(table: Table, ann: Guest, bob: Guest, monkeypatch: Any) -> None:
    mine, his = await two_seats(ann, bob)
    found = [(await speak(table, mine, phrase="hello"))[0] for _ in range(6)]
    assert found == [204] * 5 + [429]
    monkeypatch.setattr(talk, "MOST_SAID", 5)
    assert await speak(table, his, phrase="bye") == (403, "Enough was said at this match; go on in the next one.")


# --- Words of one's own ---


async def test_only_those_who_follow_each_other_write(table: Table, ann: Guest, bob: Guest) -> None:
    mine, his = await two_seats(ann, bob)
    sentence = "Only people who follow each other write to each other; choose a phrase."
    assert await speak(table, mine, words="hello") == (403, sentence)
    await tie(ann, "follows", "Bob")
    assert await speak(table, mine, words="hello") == (403, sentence)
    await tie(bob, "follows", "Ann")
    assert await speak(table, mine, words="  <b>see\u202e\nyou</b> ") == (204, "")
    assert await listed(table, his) == ([(0, "", "<b>see you</b>")], True)
    assert (await speak(table, mine, words="x" * 201))[0] == 400


def test_words_are_what_can_be_seen() -> None:
    assert clean_words("a\u0000b\u200bc\ufe0f\u2066d") == "abcd"
    assert clean_words("e" + "\u0301" * 31) == "é"
    assert clean_words("\t\n ") == ""


# --- Who is not heard ---


@pytest.mark.parametrize("blocker", [0, 1])
async def test_a_block_keeps_what_is_said_from_the_other(table: Table, ann: Guest, bob: Guest, blocker: int) -> None:
    mine, his = await two_seats(ann, bob)
    await tie((ann, bob)[blocker], "blocks", ("Bob", "Ann")[blocker])
    async with at_the_table(table, mine, his) as (page, other):
        assert await speak(table, mine, phrase="hello") == (204, "")  # as if nothing were the matter
        assert heard([await page.hear_until("said")]) == [(0, "hello", "")]
        assert heard(await waiting_for(other)) == []
    assert await listed(table, his) == ([], False)
    assert (await listed(table, mine))[0] == [(0, "hello", "")]


@on_both
async def test_who_is_muted_says_nothing_until_the_day(table: Table, ann: Guest, bob: Guest) -> None:
    desk = Desk(table.referee.storage, table.referee.rooms)
    mine, his = await two_seats(ann, bob)
    said = await desk.carry_out("mute", {"name": "ann", "days": "3", "why": "Too loud."})
    day = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    assert said == f"Ann may not speak until {day}."
    assert await speak(table, mine, phrase="hello") == (403, f"You may not speak until {day}: Too loud.")
    assert (await speak(table, his, phrase="hello"))[0] == 204
    assert await desk.carry_out("unmute", {"name": "Ann"}) == "Ann may speak again."
    assert (await speak(table, mine, phrase="hello"))[0] == 204


# --- What is kept ---


async def test_a_report_has_what_was_said(table: Table, ann: Guest, bob: Guest) -> None:
    mine, _ = await two_seats(ann, bob)
    await become_friends(ann, bob)
    await speak(table, mine, words="You are bad.")
    assert (await bob.ask("POST", "/api/reports", json={"match": mine["match"], "seat": 0, "words": "Rude"}))[0] == 204
    (report,) = await Reports(table.referee.storage).open()
    assert [(line.name, line.words) for line in report.talk] == [("Ann", "You are bad.")]
    assert (await ann.ask("POST", "/api/me/deletion", json={"password": "correct horse"}))[0] == 204
    assert await table.referee.storage.rows(select(SAID)) == []


async def test_what_was_said_is_deleted_after_a_month(table: Table, ann: Guest, bob: Guest) -> None:
    mine, _ = await two_seats(ann, bob)
    await speak(table, mine, phrase="hello")
    for days, left in ((29, 1), (31, 0)):
        then = datetime.now(UTC) + timedelta(days=days)
        await Expiry(table.referee, partial(datetime.fromtimestamp, then.timestamp(), UTC)).sweep()
        assert len(await table.referee.storage.rows(select(SAID))) == left


# --- Several workers ---


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_what_is_said_at_one_worker_is_heard_at_the_other_and_mutes_hold_at_both(url: str, kind: str) -> None:
    async with open_table(url) as one, open_table(url) as other, AsyncExitStack() as stack:
        people = Crowd(one, stack)
        ann, bob = await people.account("Ann"), await people.account("Bob")
        mine, his = await two_seats(ann, bob)
        async with one.sit(mine) as page, other.sit(his) as far:
            await page.hear_until("table")
            await far.hear_until("table")
            assert await speak(one, mine, phrase="good luck") == (204, "")
            assert heard([await far.hear_until("said")]) == [(0, "good luck", "")]
            await Desk(one.referee.storage, one.referee.rooms).carry_out(
                "mute", {"name": "Bob", "days": "1", "why": "x"}
            )
            assert (await speak(other, his, phrase="hello"))[0] == 403
            assert heard(await waiting_for(page)) == [(0, "good luck", "")]
