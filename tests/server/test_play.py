"""Whole games over the wire, and what each message promises."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import Log
from tests.server.people import (
    Message,
    Table,
    answers_on_disk,
    bearer,
    first_option,
    last_option,
    open_table,
    play_on,
    waiting_for,
)
from wildswing.formation.game import FORMATION
from wildswing.kernel.match import replay

pytestmark = pytest.mark.anyio


async def test_a_whole_game_of_formation(table_with_workers: Table, log: Log) -> None:
    table = table_with_workers
    seat = await table.begin(game="formation", opponent="greedy")
    async with table.sit(seat) as visitor:
        end = await play_on(visitor)
    assert end["outcome"]["sentence"].startswith(("Black wins", "White wins"))
    assert end["outcome"]["scores"] == end["view"]["totals"]
    assert (end["question"], end["thinking"]) == (None, [])
    standing = await table.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(seat))
    assert standing.json() == {"match": seat["match"], "game": "formation", "seat": 0, "finished": True}
    assert await table.referee.storage.unfinished() == []
    assert log.lines == []


@pytest.mark.parametrize("choose", [first_option, last_option])
async def test_a_whole_game_of_exceed_from_the_second_seat(one_table: Table, choose: Callable[[Message], int]) -> None:
    wish = {"game": "exceed", "opponent": "greedy", "fighters": ["linne", "Ryu"], "edition": "standard", "seat": 1}
    async with one_table.sit(await one_table.begin(**wish)) as visitor:
        welcome = await visitor.hear()
        end = await play_on(visitor, choose)
    assert welcome["seats"] == ["Linne", "Ryu"]
    assert (welcome["seat"], end["view"]["seat"], end["view"]["edition"]) == (1, 1, "standard")
    winner = end["outcome"]["winners"][0]
    assert end["outcome"]["sentence"].startswith(f"{welcome['seats'][winner]} wins")
    assert end["view"]["winner"] == winner


async def test_the_log_on_disk_gives_the_match_that_was_seen(database: Path) -> None:
    async with open_table(database) as table:
        seat = await table.begin(seed="7")
        async with table.sit(seat) as visitor:
            last = await play_on(visitor, last_option, answers=25)
            await table.agents_rest(seat)
    answers = answers_on_disk(database, seat["match"])
    assert len([given for given in answers if given.seat == 0]) == 25
    match = replay(FORMATION, "7", FORMATION.default_setup(), answers)
    assert last["question"]["question"] == 26
    assert last["view"]["fought"] != []
    assert msgspec.json.decode(msgspec.json.encode(match.view(0))) == last["view"]


async def test_messages_are_numbered_and_questions_counted(one_table: Table) -> None:
    async with one_table.sit(await one_table.begin()) as visitor:
        await play_on(visitor, answers=6)
    messages = visitor.messages
    assert [message["number"] for message in messages] == list(range(1, len(messages) + 1))
    assert [message["type"] for message in messages[:2]] == ["welcome", "table"]
    questions = [message["question"] for message in messages if message["type"] == "table" and message["question"]]
    numbers = [question["question"] for question in questions]
    assert sorted(set(numbers)) == [1, 2, 3, 4, 5, 6, 7]
    assert numbers == sorted(numbers)


async def test_nobody_is_told_that_another_seat_has_sealed_something(one_table: Table) -> None:
    """The agent places its cards at once; the person, who has not, sees neither that nor that it is done."""
    seat = await one_table.begin()
    async with one_table.sit(seat) as visitor:
        asked = await visitor.question()
        while asked["question"]["kind"] != "place":
            await visitor.answer(asked["question"]["question"], 0)
            asked = await visitor.question()
        assert asked["thinking"] == [0, 1]
        room = await one_table.agents_rest(seat)
        assert await waiting_for(visitor) == []
        assert [ask.seat for ask in room.match.asks] == [0]


async def test_an_agent_answers_the_same_in_the_same_match(one_table: Table) -> None:
    """Its chance comes from the seed of the match and the number of its answers alone."""
    ends = []
    for _ in range(2):
        async with one_table.sit(await one_table.begin(seed="11")) as visitor:
            ends.append((await play_on(visitor))["view"])
    assert ends[0] == ends[1]
    assert ends[0]["fought"] != []


async def test_options_say_what_they_mean_to_a_picture(one_table: Table) -> None:
    async with one_table.sit(await one_table.begin(game="exceed", seed="1")) as visitor:
        mulligan = (await visitor.question())["question"]
        hand = visitor.messages[-1]["view"]["sides"][0]["hand"]
        assert mulligan["options"][0] == {"label": "Keep the rest", "about": {"none": True}}
        assert {option["about"]["card"] for option in mulligan["options"][1:]} == set(hand)
        assert {option["verb"] for option in mulligan["options"][1:]} == {"Exchange"}
        await visitor.answer(1, 0)
        action = (await visitor.question())["question"]
    assert action["kind"] == "action"
    abouts = [option["about"] for option in action["options"]]
    assert {"action": "strike"} in abouts
    spaces = {about["space"]: about["cost"] for about in abouts if about["action"] == "move"}
    assert spaces[4] == 1
    boosts = {about["card"] for about in abouts if about["action"] == "boost"}
    assert boosts
    assert boosts <= set(hand)
