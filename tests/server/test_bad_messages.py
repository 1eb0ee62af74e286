"""Whatever a page sends: a clear sentence comes back and stands in the log, and the match goes on as it was."""

import asyncio
import re

import msgspec
import pytest

from tests.server.conftest import Log
from tests.server.people import PATIENCE, Message, Table, Visitor, play_on
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.match import Given
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.protocol import Answer

pytestmark = pytest.mark.anyio


async def refused(visitor: Visitor, text: str | bytes) -> Message:
    await visitor.line.send(text)
    message = await visitor.hear()
    assert message["type"] == "refused"
    return message


@pytest.mark.parametrize(
    ("text", "question", "words"),
    [
        ('{"type":"answer","question":1,"option":3}', 1, "answer with a number: 0 = Sword"),
        ('{"type":"answer","question":2,"option":0}', 2, "Question 2 was not asked; the open question is 1."),
        ('{"type":"answer","question":0,"option":0}', 0, "Question 0 was not asked"),
    ],
)
async def test_an_illegal_answer_changes_nothing(
    one_table: Table, log: Log, text: str, question: int, words: str
) -> None:
    seat = await one_table.begin(seed="6")  # the person chooses a type first
    async with one_table.sit(seat) as visitor:
        asked = await visitor.question()
        assert asked["question"]["kind"] == "type"
        refusal = await refused(visitor, text)
        assert refusal["question"] == question
        assert words in refusal["reason"]
        room, _ = await one_table.referee.find(seat["match"], seat["token"])
        assert room.match.answers == []
        assert (await visitor.answer(1, 0))["type"] == "accepted"
    assert log.lines == [f"Match {seat['match']}: an illegal answer of seat 0 to question {question} was refused."]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"type":"answer","question":1,"option":-1}', "cannot be read: Expected `int` >= 0 - at `$.option`"),
        ('{"type":"answer","question":1,"option":1e99}', "cannot be read"),
        ('{"type":"answer","question":1,"option":true}', "Expected `int`, got `bool` - at `$.option`"),
        ('{"type":"answer","question":1}', "missing required field `option`"),
        ('{"type":"answer","question":1,"option":0,"seat":1}', "unknown field `seat`"),
        ('{"type":"surrender"}', "Invalid value 'surrender' - at `$.type`"),
        ('{"type":"\\u001b[2J\\n"}', "cannot be read"),
        ('["answer",1,0]', "cannot be read"),
        ("hello?", "cannot be read"),
        ("", "cannot be read"),
        ("[" * 4000, "cannot be read"),
        ('{"type":"hello","token":"\\ud800","seen":0}', "cannot be read"),
        ('{"type":"hello","token":"x","seen":0}', "has said hello already"),
        ('"' + "x" * 5000 + '"', "at most 4096 characters; this one has 5002"),
        (b'{"type":"answer","question":1,"option":0}', "should be text with JSON in it; these are bytes"),
    ],
)
async def test_a_message_that_is_no_answer_changes_nothing(
    one_table: Table, log: Log, text: str | bytes, words: str
) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        refusal = await refused(visitor, text)
        assert refusal["question"] == 0
        assert words in refusal["reason"]
        room, _ = await one_table.referee.find(seat["match"], seat["token"])
        assert room.match.answers == []
        assert (await visitor.answer(1, 0))["type"] == "accepted"
    (line,) = log.lines
    assert line.startswith(f"Match {seat['match']}: a message of seat 0 was refused: ")
    assert words in line
    assert line.isprintable()


@pytest.mark.parametrize(
    ("frame", "code", "reason", "words"),
    [
        (b"x" * 1_000_000, 1009, "exceeds limit of 65536 bytes", "a page sent a message that is far too long"),
        (b"\xff\xfe", 1007, "", "Invalid UTF-8 sequence received from client."),
    ],
)
async def test_a_message_that_cannot_even_be_taken_in_ends_the_line_and_nothing_else(
    one_table: Table, log: Log, frame: bytes, code: int, reason: str, words: str
) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        await visitor.line.send(frame, text=True)
        await asyncio.wait_for(visitor.line.wait_closed(), PATIENCE)
        assert visitor.line.close_code == code
        assert reason in (visitor.line.close_reason or "")
    (line,) = log.lines
    assert words in line
    async with one_table.sit(seat) as visitor:
        await play_on(visitor, answers=3)


async def test_an_answer_that_is_repeated_counts_once(one_table: Table, log: Log) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        await visitor.answer(1, 1)
        asked = await visitor.question()
        again = await visitor.answer(1, 1)
        assert (again["type"], again["question"]) == ("accepted", 1)
        assert log.lines == []
        other = await visitor.answer(1, 0)
        assert other["reason"] == "Question 1 was already answered with option 1, so this answer came too late."
        assert log.lines == [f"Match {seat['match']}: an illegal answer of seat 0 to question 1 was refused."]
        room, _ = await one_table.referee.find(seat["match"], seat["token"])
        assert room.answers_of(0) == [1]
        assert asked["question"]["question"] == 2
        assert (await visitor.answer(2, 0))["type"] == "accepted"


@pytest.mark.parametrize(
    ("answer", "is_repeated", "reason"),
    [
        (Answer(1, 1), True, "Question 1 was already answered with option 1"),
        (Answer(1, 0), False, "Question 1 was already answered with option 1"),
        (Answer(3, 0), False, "Question 3 was not asked; the open question is 2."),
        (Answer(0, 0), False, "Question 0 was not asked; the open question is 2."),
    ],
)
async def test_only_what_was_given_before_is_repeated_and_all_else_is_refused_by_its_reason(
    one_table: Table, answer: Answer, is_repeated: bool, reason: str
) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        await visitor.answer(1, 1)
        await visitor.question()
        room, _ = await one_table.referee.find(seat["match"], seat["token"])
        assert room.is_repeated(0, answer) == is_repeated
        with pytest.raises(IllegalAnswer, match=re.escape(reason)):
            room.check_open(0, answer)
        heard = await visitor.answer(answer.question, answer.option)
        assert heard["type"] == ("accepted" if is_repeated else "refused")
        assert is_repeated or heard["reason"].startswith(reason)
        assert room.answers_of(0) == [1]
        room.check_open(0, Answer(2, 0))


async def test_who_is_not_asked_cannot_answer_for_another(one_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    decided = asyncio.Event()

    async def ponder(*_: object) -> int:
        await decided.wait()
        return 0

    monkeypatch.setattr(Thinkers, "choose", ponder)
    seat = await one_table.begin(seed="6")
    room, _ = await one_table.referee.find(seat["match"], seat["token"])
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        await visitor.answer(1, 0)
        waiting = await visitor.hear_until("table")
        assert (waiting["question"], waiting["thinking"]) == (None, [1])
        refusal = await visitor.answer(2, 0)
        assert refusal["reason"] == "You are not asked anything now; wait until the others have answered."
        assert room.match.answers == [Given(0, 0)]
        decided.set()
        assert (await visitor.question())["question"]["question"] == 2


async def test_after_the_end_nothing_is_answered(one_table: Table) -> None:
    seat = await one_table.begin()
    async with one_table.sit(seat) as visitor:
        await play_on(visitor)
        over = await visitor.answer(500, 0)
    assert over["reason"] == "The match is over; nothing more can be answered."


@pytest.mark.parametrize(
    ("first", "words"),
    [
        ('{"type":"hello","token":"wrong","seen":0}', "opens no seat of this match"),
        ('{"type":"hello","token":"","seen":0}', "opens no seat of this match"),
        ('{"type":"answer","question":1,"option":0}', "first message should be a hello"),
        ("nonsense", "cannot be read"),
        (b"nonsense", "these are bytes"),
        ('{"type":"hello","token":"' + "x" * 5000 + '"}', "at most 4096 characters"),
    ],
)
async def test_a_page_without_a_seat_is_sent_away(one_table: Table, log: Log, first: str | bytes, words: str) -> None:
    seat = await one_table.begin()
    async with one_table.line(seat["match"]) as visitor:
        await visitor.line.send(first)
        assert words in await visitor.farewell()
    assert len(visitor.frames) == 1
    (line,) = log.lines
    assert line.startswith(f"Match {seat['match']}: a page was sent away: ")
    assert words in line
    async with one_table.sit(seat) as visitor:
        assert (await visitor.hear())["type"] == "welcome"


async def test_the_token_of_one_match_does_not_open_another(one_table: Table, log: Log) -> None:
    one, other = await one_table.begin(), await one_table.begin()
    async with one_table.sit({**one, "token": other["token"]}) as visitor:
        assert "opens no seat" in await visitor.farewell()
    assert len(visitor.frames) == 1
    assert other["token"] not in log.getvalue()


async def test_a_match_that_does_not_exist(one_table: Table, log: Log) -> None:
    sentence = "There is no match “nowhere” at this table; start a new one."
    async with one_table.sit({"match": "nowhere", "token": "x"}) as visitor:
        assert await visitor.farewell() == sentence
    assert log.lines == [f"Match nowhere: a page was sent away: {sentence}"]


async def test_a_page_that_says_nothing_is_sent_away(one_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildswing.server.doors.talking.GREETING_TIME", 0.05)
    seat = await one_table.begin()
    async with one_table.line(seat["match"]) as visitor:
        assert "was silent" in await visitor.farewell()


@pytest.mark.parametrize("origin", ["http://evil.example", "http://localhost:1", "null", "http://["])
async def test_a_page_of_another_site_is_sent_away(one_table: Table, log: Log, origin: str) -> None:
    seat = await one_table.begin()
    async with one_table.line(seat["match"], origin=origin) as visitor:
        await visitor.say({"type": "hello", "token": seat["token"]})
        sentence = await visitor.farewell()
    assert sentence == f"A page from “{origin}” may not play here; open this table's own page."
    assert log.lines == [f"Match {seat['match']}: a page was sent away: {sentence}"]
    assert len(visitor.frames) == 1
    wish = {"game": "formation", "opponent": "random"}
    response = await one_table.ask("POST", "/api/matches", json=wish, headers={"Origin": origin})
    assert (response.status_code, response.json()) == (403, {"error": sentence})


async def test_a_page_that_the_table_sent_may_play(one_table: Table) -> None:
    async with one_table.line((seat := await one_table.begin())["match"], origin=one_table.address) as visitor:
        await visitor.say({"type": "hello", "token": seat["token"]})
        assert (await visitor.hear())["type"] == "welcome"


@pytest.mark.parametrize("host", ["evil.example", "[", ""])
async def test_a_name_that_was_bent_to_this_machine_is_refused(one_table: Table, host: str) -> None:
    response = await one_table.ask("GET", "/api/games", headers={"Host": host})
    assert response.status_code in {400, 403}
    assert msgspec.json.decode(response.content)["error"].startswith(f"A page from “{host}” may not play here")
