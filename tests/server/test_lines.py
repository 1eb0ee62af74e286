"""Lines that are flooded, too many, too slow, or cut."""

import asyncio
from secrets import token_hex

import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, play_on, until, waiting_for
from wildswing.kernel.match import Match
from wildswing.server.basics.limits import Allowance, Shares
from wildswing.server.basics.settings import Settings
from wildswing.server.doors import lines, talking
from wildswing.server.keeping.storage import Storage, Write
from wildswing.server.protocol import Accepted, Refused
from wildswing.server.room.pages import MOST_WAITING, Page

pytestmark = pytest.mark.anyio

FLOOD = "Your page is sending far too many messages that change nothing; reload it to continue."


@pytest.mark.parametrize(
    "message",
    [
        {"type": "answer", "question": 1, "option": 99},
        {"type": "answer", "question": 1, "option": 0},
        {"type": "nonsense"},
    ],
)
async def test_a_page_that_floods_is_sent_away(
    one_table: Table, log: Log, monkeypatch: pytest.MonkeyPatch, message: Message
) -> None:
    monkeypatch.setattr(talking, "PATIENCE", (5, 0.0))
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        await visitor.answer(1, 0)
        for _ in range(50):
            await visitor.say(message)
        assert await visitor.farewell() == FLOOD
    verdicts = [heard["type"] for heard in visitor.messages if heard["type"] in {"accepted", "refused"}]
    assert len(verdicts) == 1 + 6  # and not one for each of the fifty
    assert log.lines[-1] == f"Match {seat['match']}: a page was sent away: {FLOOD}"
    async with one_table.sit(seat) as visitor:
        await play_on(visitor, answers=3)


async def test_a_whole_game_played_at_once_is_no_flood(one_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "PATIENCE", (0, 0.0))
    async with one_table.sit(await one_table.begin()) as visitor:
        assert (await play_on(visitor))["outcome"] is not None


def test_an_allowance_grows_again_up_to_what_it_was() -> None:
    now = 0.0
    allowance = Allowance(3, 0.5, clock=lambda: now)
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]
    now = 1.9
    assert not allowance.spend()
    now = 4.0
    assert [allowance.spend() for _ in range(3)] == [True, True, False]
    now = 1000.0
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize("settings", [Settings(lines=2)])
async def test_more_pages_than_the_table_takes(table: Table, log: Log) -> None:
    seat = await table.begin(seed="6")
    async with table.sit(seat) as one, table.sit(seat) as two:
        await one.question()
        await two.question()
        async with table.line(seat["match"]) as third:
            sentence = await third.farewell()
            assert sentence == "2 pages are open at this table; close some, then reload this one."
            assert log.lines == [f"Match {seat['match']}: a page was sent away: {sentence}"]
            assert (await one.answer(1, 0))["type"] == "accepted"
    async with table.sit(seat) as again:
        await play_on(again, answers=3)


async def test_matches_that_are_started_too_fast_are_refused(table: Table, log: Log) -> None:
    table.referee._new_matches = Shares(4, 0.01, clock=lambda: 0.0)
    wish = {"game": "formation", "opponent": "random"}
    responses = [await table.ask("POST", "/api/matches", json=wish) for _ in range(3)]
    assert [response.status_code for response in responses] == [201, 201, 429]
    wait = int(responses[2].headers["Retry-After"])
    assert wait == 100
    sentence = (
        "Too many matches are being started at this table, so those who start the most have to wait; try again in "
        f"{wait} seconds."
    )
    assert responses[2].json() == {"error": sentence}
    assert log.lines == [f"POST /api/matches was refused: {sentence}"]


async def test_whoever_starts_most_matches_leaves_some_to_everybody_else(table: Table) -> None:
    """Six addresses that start matches without end get no more together than leaves one to each newcomer."""
    now = 0.0
    table.referee._new_matches = Shares(30, 1.0, clock=lambda: now)
    wish = {"game": "formation", "opponent": "random"}

    async def start_from(address: str) -> int:
        return (await table.ask("POST", "/api/matches", json=wish, headers={"X-Forwarded-For": address})).status_code

    for second in range(12):
        now = float(second)
        greedy = [await start_from(f"198.51.100.{number}") for number in range(6) for _ in range(2)]
        assert await start_from(f"203.0.113.{second}") == 201
    assert 429 in greedy


@pytest.mark.parametrize("greedy", [1, 6, 40, 200])
def test_newcomers_get_a_share_however_many_want_all(greedy: int) -> None:
    """For ten minutes each of them tries twice a second, and the table is never closed to somebody new."""
    now = 0.0
    shares = Shares(300, 10.0, clock=lambda: now)
    started = 0
    for half_second in range(1200):
        now = half_second / 2
        started += sum(not shares.spend(f"greedy {number}") for number in range(greedy))
        if half_second % 2:
            assert shares.spend(f"newcomer {half_second}") == 0, half_second
    # And what newcomers do not need is not lost.
    assert started >= min(greedy * 1100, 600 * 8)


def test_who_took_much_takes_as_much_as_others_after_a_while() -> None:
    now = 0.0
    shares = Shares(10, 0.001, clock=lambda: now)
    assert [shares.spend("Ann") for _ in range(5)] == [0] * 5
    assert shares.spend("Ann") > 0
    assert [shares.spend("Bob") for _ in range(2)] == [0, 0]
    now = 600.0
    assert shares.spend("Ann") == 0


async def test_a_slow_page_is_sent_away_before_it_fills_the_memory() -> None:
    page = Page()
    for number in range(MOST_WAITING + 50):
        page.send(Accepted(number, 1))
    sent = await page.next()
    assert page.is_served
    assert len(sent) == MOST_WAITING + 1
    assert sent[0] == b'{"type":"accepted","number":0,"question":1}'
    assert b"Your page is reading messages too slowly; reload it to continue." in sent[-1]


async def test_a_page_that_takes_nothing_in_is_given_up(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SENDING_TIME", 0.05)
    seat = await table.begin(seed="6")
    async with table.sit(seat) as stuck:
        await stuck.question()
        room, _ = await table.referee.find(seat["match"], seat["token"])
        stuck.line.transport.pause_reading()
        for page in room.pages:
            for _ in range(MOST_WAITING):
                page.send(Refused(0, 0, token_hex(50_000)))  # more than any socket takes in
        await until(lambda: not room.pages)
        stuck.line.transport.abort()


class Gate:
    """Holds all writing up until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = asyncio.Event()
        self.waiting = asyncio.Event()
        commit = Storage._commit

        async def held(storage: Storage, batch: list[Write]) -> None:
            self.waiting.set()
            await self.opened.wait()
            await commit(storage, batch)

        monkeypatch.setattr(Storage, "_commit", held)


async def test_an_answer_is_accepted_only_when_it_is_on_disk(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = await table.begin(seed="6")
    async with table.sit(seat) as one, table.sit(seat) as other:
        await one.question()
        await other.question()
        room, _ = await table.referee.find(seat["match"], seat["token"])
        gate = Gate(monkeypatch)
        await one.say({"type": "answer", "question": 1, "option": 0})
        await until(gate.waiting.is_set)
        assert await waiting_for(one) + await waiting_for(other) == []
        assert room.match.answers == []
        gate.opened.set()
        assert (await one.hear())["type"] == "accepted"
        assert (await one.hear())["type"] == (await other.hear())["type"] == "table"


async def test_whether_an_answer_can_be_taken_back_is_told_while_another_is_written(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had to wait for it would learn that somebody answers in secret."""
    seat = await table.begin(game="exceed", opponent=None, seats=[0, 1], seed="6")
    (other,) = seat["others"]
    async with table.sit(seat) as one, table.sit({"match": seat["match"], **other}) as two:
        await one.question()
        await two.question()
        gate = Gate(monkeypatch)
        await two.say({"type": "answer", "question": 1, "option": 0})
        await until(gate.waiting.is_set)
        try:
            assert not await one.may_take_back()
        finally:
            gate.opened.set()
        assert (await two.hear())["type"] == "accepted"


async def test_a_line_that_is_cut_in_mid_answer_loses_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page cannot know whether its answer arrived; it asks again and finds it taken once."""
    seat = await table.begin(seed="6")
    async with table.sit(seat) as visitor:
        await visitor.question()
        room, _ = await table.referee.find(seat["match"], seat["token"])
        gate = Gate(monkeypatch)
        await visitor.say({"type": "answer", "question": 1, "option": 1})
        await until(gate.waiting.is_set)
        visitor.line.transport.abort()

    def is_given_up() -> bool:
        for page in room.pages:
            page.send(Accepted(0, 0))  # into the void, which ends a line at once
        return all(page.is_gone for page in room.pages)

    await until(is_given_up)
    gate.opened.set()
    await until(lambda: room.answers_of(0) and not room.pages)
    async with table.sit(seat, seen=2) as back:
        assert (await back.question())["question"]["question"] == 2
        assert (await back.answer(1, 1))["type"] == "accepted"
        assert room.answers_of(0) == [1]
        assert (await back.answer(2, 0))["type"] == "accepted"


async def test_a_mistake_of_ours_is_told_and_the_match_stays(
    one_table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its words are told to nobody, for they could name what is hidden."""

    def stumble(*_: object) -> None:
        raise KeyError("Gun Flame")

    seat = await one_table.begin(seed="6")
    with monkeypatch.context() as broken:
        broken.setattr("wildswing.server.changing.rooms.welcome", stumble)
        async with one_table.sit(seat) as visitor:
            sentence = await visitor.farewell()
    assert sentence.startswith("Wildswing made a mistake (KeyError); the table's log says more")
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        with monkeypatch.context() as broken:
            broken.setattr(Match, "tried", stumble)
            refusal = await visitor.answer(1, 0)
        assert refusal["reason"] == (
            "Wildswing made a mistake (KeyError), so nothing was changed; choose another answer."
        )
        assert (await visitor.answer(1, 0))["type"] == "accepted"
    assert log.lines == [
        f"Match {seat['match']}: {what} (KeyError; set WILDSWING_DEBUG=1 to see the traceback)"
        for what in (
            "a page was sent away, since Wildswing made a mistake",
            "an answer of seat 0 led to a mistake of Wildswing",
        )
    ]
