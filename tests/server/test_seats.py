"""Matches of any number of seats: several at one screen, agents, and people who are invited."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, bearer, open_table, play_on, waiting_for
from wildswing.server.keeping.storage import Storage
from wildswing.server.protocol import MOST_CHOICES, MOST_SEATS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]

INVITING = {"game": "toss", "opponent": "open"}


async def keepers(table: Table, seat: Message) -> list[str]:
    """Returns who has each seat: an agent, “open”, or “person”."""
    room, _ = await table.referee.find(seat["match"], seat["token"])
    return [keeper.agent or ("open" if keeper.is_open else "person") for keeper in room.keepers]


async def join(table: Table, invited: Message, **wish: Any) -> tuple[int, Message]:
    """Asks for a seat, and returns the status and what is answered."""
    wanted = {"invitation": invited["invitation"], **wish}
    response = await table.ask("POST", f"/api/matches/{invited['match']}/seats", json=wanted)
    answer: Message = response.json()
    return response.status_code, answer


def each(seat: Message) -> list[Message]:
    """Returns all seats that a caller has got, each as if it were the only one."""
    return [
        {"match": seat["match"], **one} for one in ({"seat": seat["seat"], "token": seat["token"]}, *seat["others"])
    ]


# --- Several seats at one screen ---


async def test_several_seats_can_be_taken_at_once(one_table: Table) -> None:
    seat = await one_table.begin(game="toss", seats=[2, 0])
    assert set(seat) == {"match", "seat", "token", "others"}
    assert [one["seat"] for one in each(seat)] == [2, 0]
    assert len({one["token"] for one in each(seat)}) == 2
    assert await keepers(one_table, seat) == ["person", "random", "person"]
    for one in each(seat):
        async with one_table.sit(one) as visitor:
            assert (await visitor.hear())["seat"] == one["seat"]
        standing = await one_table.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(one))
        assert standing.json()["seat"] == one["seat"]


async def test_a_match_may_have_no_opponent_at_all(one_table: Table) -> None:
    seat = await one_table.begin(game="formation", opponent=None, seats=[0, 1])
    assert await keepers(one_table, seat) == ["person", "person"]
    async with one_table.sit(each(seat)[0]) as one, one_table.sit(each(seat)[1]) as other:
        ends = await asyncio.gather(play_on(one), play_on(other))
    assert ends[0]["outcome"]["sentence"].startswith(("Black wins", "White wins"))
    assert ends[0]["outcome"] == ends[1]["outcome"]


async def test_each_seat_can_have_an_agent_of_its_own(one_table: Table) -> None:
    wish = {"game": "toss", "choices": {"people": 5}, "seat": 0}
    seat = await one_table.begin(**wish, opponent=["", "greedy", "random", "open", "random"])
    assert await keepers(one_table, seat) == ["person", "greedy", "random", "open", "random"]
    seat = await one_table.begin(**wish, opponent="random")
    assert await keepers(one_table, seat) == ["person", "random", "random", "random", "random"]
    assert set(seat) == {"match", "seat", "token"}


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seats": [0, 3]}, "There is no seat 3 in Toss; choose 0 to 2."),
        ({"seats": [1, 1]}, "A seat is named twice in seats 1, 1; name each seat once."),
        ({"seats": []}, "at `$.seats`"),
        ({"seats": list(range(MOST_SEATS + 1))}, "at `$.seats`"),
        ({"seats": [1], "seat": 1}, "by “seat”, or which seats by “seats”, not by both."),
        (
            {"opponent": ["random", "random"]},
            "“opponent” lists 2 players, and Toss has 3 seats; list one for each seat",
        ),
        ({"opponent": ["", "random", "solver"]}, "The solver plays only Formation"),
        ({"opponent": ["random", "", "open"]}, "The other seats are empty; name an “opponent”"),
        ({"opponent": ["x"] * (MOST_SEATS + 1)}, "at `$.opponent`"),
        ({"opponent": None}, "The other seats are empty; name an “opponent”"),
    ],
)
async def test_seats_that_cannot_be_given_are_refused(one_table: Table, wish: Message, words: str) -> None:
    wanted = {"game": "toss", "opponent": "random", **wish}
    response = await one_table.ask("POST", "/api/matches", json=wanted)
    assert response.status_code == 400
    assert words in response.json()["error"]


# --- Whether others may look ---


async def test_a_table_is_secret_while_answers_are_sealed(one_table: Table) -> None:
    seat = await one_table.begin(game="toss", seats=[0, 1], opponent="random")
    async with one_table.sit(each(seat)[0]) as one, one_table.sit(each(seat)[1]) as other:
        tables = [await one.question()]
        await one.answer(1, 0)
        tables.append(await one.question())
        await one.answer(2, 0)
        tables.append(await one.hear_until("table"))
        await other.question()
        await other.answer(1, 0)
        tables.append(await one.question())
    # The goal is set openly, then all throw; the second seat has not thrown yet; the match is over.
    assert [table["secret"] for table in tables] == [False, True, True, False]


@pytest.mark.parametrize("game", ["exceed", "formation"])
async def test_a_table_with_cards_in_hand_is_always_secret(one_table: Table, game: str) -> None:
    async with one_table.sit(await one_table.begin(game=game)) as visitor:
        await play_on(visitor, answers=12)
    assert {message["secret"] for message in visitor.messages if message["type"] == "table"} == {True}


# --- Invitations ---


async def test_people_who_are_invited_take_the_open_seats(one_table: Table) -> None:
    seat = await one_table.begin(**INVITING)
    assert set(seat) == {"match", "seat", "token", "invitation", "notice"}
    async with one_table.sit(seat) as host:
        asked = await host.question()
        assert (asked["open"], asked["thinking"]) == ([1, 2], [0])
        status, guest = await join(one_table, seat, seat=2)
        assert (status, set(guest), guest["seat"]) == (201, {"match", "seat", "token", "notice"}, 2)
        assert (await host.hear_until("table"))["open"] == [1]
        status, other = await join(one_table, seat)
        assert (status, other["seat"]) == (201, 1)
        assert (await host.hear_until("table"))["open"] == []
        assert len({seat["token"], guest["token"], other["token"]}) == 3
        async with one_table.sit(guest) as two, one_table.sit(other) as one:
            await host.answer(1, 1)
            ends = await asyncio.gather(*[play_on(person) for person in (host, one, two)])
    assert [end["view"] for end in ends] == [ends[0]["view"]] * 3
    assert ends[0]["outcome"]["winners"] == [0, 1, 2]


async def test_the_match_waits_for_an_open_seat(one_table: Table) -> None:
    seat = await one_table.begin(game="toss", opponent=["", "random", "open"])
    async with one_table.sit(seat) as host:
        await host.question()
        await host.answer(1, 0)
        await host.question()
        await host.answer(2, 0)
        room = await one_table.agents_rest(seat)
        assert [ask.seat for ask in room.match.asks] == [2]
        _, guest = await join(one_table, seat)
        async with one_table.sit(guest) as visitor:
            assert (await visitor.question())["question"]["kind"] == "throw"
            await visitor.answer(1, 0)
        assert (await host.question())["outcome"] is not None


async def test_a_seat_is_taken_once(one_table: Table, log: Log) -> None:
    seat = await one_table.begin(**INVITING)
    answers = await asyncio.gather(*[join(one_table, seat) for _ in range(4)])
    taken = "All seats of this match are taken; start a match of your own."
    assert sorted([status for status, _ in answers]) == [201, 201, 409, 409]
    assert {answer["seat"] for status, answer in answers if status == 201} == {1, 2}
    assert [answer for status, answer in answers if status == 409] == 2 * [{"error": taken}]
    again = "Seat 1 is already taken; ask whoever started the match for another one."
    assert await join(one_table, seat, seat=1) == (409, {"error": again})
    assert log.lines == [
        f"POST /api/matches/{seat['match']}/seats was refused: {sentence}" for sentence in (taken, taken, again)
    ]


async def test_only_an_invitation_to_this_match_opens_its_seats(one_table: Table, log: Log) -> None:
    seat, other = await one_table.begin(**INVITING), await one_table.begin(**INVITING)
    closed = await one_table.begin(game="toss")
    foreign = {"error": "This invitation is not for this match; ask whoever started it for a new one."}
    for code in (other["invitation"], seat["token"], ""):
        assert await join(one_table, {**seat, "invitation": code}) == (403, foreign)
        assert await join(one_table, {**closed, "invitation": code}) == (403, foreign)
    status, refused = await join(one_table, seat, seat=0)
    assert (status, refused["error"]) == (403, "This is no invitation to seat 0; it opens seats 1, 2.")
    status, refused = await join(one_table, {**seat, "match": "nowhere"})
    assert (status, refused["error"]) == (404, "There is no match “nowhere” at this table; start a new one.")
    assert await keepers(one_table, seat) == ["person", "open", "open"]
    assert seat["invitation"] not in log.getvalue()
    # And it opens nothing else.
    standing = await one_table.ask(
        "GET", f"/api/matches/{seat['match']}", headers={"Authorization": f"Bearer {seat['invitation']}"}
    )
    assert standing.status_code == 403


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"{}", "missing required field `invitation`"),
        (b'{"invitation": 5}', "at `$.invitation`"),
        (b'{"invitation": "x", "seat": -1}', "at `$.seat`"),
        (b'{"invitation": "x", "token": "y"}', "unknown field `token`"),
        (b"\xff{", "This request cannot be read"),
    ],
)
async def test_a_wish_for_a_seat_that_cannot_be_read(one_table: Table, body: bytes, words: str) -> None:
    seat = await one_table.begin(**INVITING)
    response = await one_table.ask("POST", f"/api/matches/{seat['match']}/seats", content=body)
    assert response.status_code == 400
    assert response.json()["error"].startswith("This request cannot be read: ")
    assert words in response.json()["error"]
    long = await one_table.ask("POST", f"/api/matches/{seat['match']}/seats", content=b" " * 100_000)
    assert long.status_code == 413


async def test_seats_stay_taken_and_open_after_a_restart(database: Path) -> None:
    async with open_table(database) as table:
        seat = await table.begin(**INVITING)
        _, guest = await join(table, seat, seat=2)
    kept = b"".join([file.read_bytes() for file in database.parent.iterdir()])
    assert seat["invitation"].encode() not in kept
    assert guest["token"].encode() not in kept
    async with open_table(database) as table:
        assert await keepers(table, seat) == ["person", "open", "person"]
        async with table.sit(guest) as visitor:
            assert (await visitor.hear())["seat"] == 2
        assert (await join(table, seat, seat=2))[0] == 409
        assert (await join(table, seat))[1]["seat"] == 1


async def test_a_seat_that_cannot_be_written_down_stays_open(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = await table.begin(**INVITING)

    async def fail(*_: object) -> None:
        raise OSError("disk")

    with monkeypatch.context() as broken:
        broken.setattr(Storage, "_write_down", fail)
        assert (await join(table, seat))[0] == 500
    assert await keepers(table, seat) == ["person", "open", "open"]
    async with table.sit(seat) as host:
        await host.question()
        assert (await join(table, seat))[1]["seat"] == 1
        assert [message["open"] for message in await waiting_for(host)] == [[2]]


# --- What is chosen for a match ---


@pytest.mark.parametrize(
    ("choices", "seats"),
    [
        ({"people": 4}, ["North", "East", "South", "West"]),
        ({"people": "1"}, ["North"]),
        ({"teams": [["a", "b"], ["c", "d"], ["e", "f"]]}, ["North", "East", "South", "West", "Up", "Down"]),
        ({}, ["North", "East", "South"]),
    ],
)
async def test_choices_reach_the_presenter(one_table: Table, choices: Message, seats: list[str]) -> None:
    async with one_table.sit(await one_table.begin(game="toss", choices=choices)) as visitor:
        assert (await visitor.hear())["seats"] == seats


@pytest.mark.parametrize(
    ("game", "choices", "words"),
    [
        ("toss", {"colour": "red"}, "In Toss nobody can choose “colour”; leave it out of “choices”."),
        ("formation", {"people": 2}, "In Formation nobody can choose “people”"),
        ("exceed", {"people": 2}, "In Exceed nobody can choose “people”"),
        ("toss", {"people": None}, "at `$.choices[...]`"),
        ("toss", {"people": {"a": 1}}, "at `$.choices[...]`"),
        ("toss", {"people": "x" * 201}, "at `$.choices[...]`"),
        ("toss", {"people": 2**31 + 1}, "at `$.choices[...]`"),
        ("toss", {"people": ["x" * 201]}, "at `$.choices[...][0]`"),
        ("toss", {"teams": [0] * (MOST_CHOICES + 1)}, "at `$.choices[...]`"),
        ("toss", {"teams": [[0] * (MOST_CHOICES + 1)]}, "at `$.choices[...][0]`"),
        ("toss", {"teams": [[["deep"]]]}, "at `$.choices[...][0][0]`"),
        ("toss", {f"{number}": 0 for number in range(MOST_CHOICES + 1)}, "at `$.choices`"),
        ("toss", {"x" * 201: 0}, "at `key` in `$.choices`"),
        ("toss", [], "at `$.choices`"),
    ],
)
async def test_choices_that_nobody_can_make_are_refused(
    one_table: Table, game: str, choices: object, words: str
) -> None:
    wish = {"game": game, "opponent": "random", "choices": choices}
    response = await one_table.ask("POST", "/api/matches", json=wish)
    assert response.status_code == 400
    assert words in response.json()["error"]


async def test_choices_that_lie_deep_are_refused_too(one_table: Table) -> None:
    body = b'{"game": "toss", "opponent": "random", "choices": {"teams": ' + b"[" * 16_000
    response = await one_table.ask("POST", "/api/matches", content=body)
    assert response.status_code == 400
    assert "This request cannot be read" in response.json()["error"]
