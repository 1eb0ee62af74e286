"""A join whose answer was lost can be repeated: the same request gets the same seat, and nobody else does."""

import asyncio
from typing import Any

import pytest

from tests.server.guests import known_as
from tests.server.people import Message, Table, bearer, on_both, open_table
from wildswing.server.referee import listing

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]

KEY, OTHER_KEY = "k" * 22, "o" * 43


def keyed(key: str) -> dict[str, Any]:
    return {"headers": {"Idempotency-Key": key}}


async def invited(table: Table, seats: int = 2) -> tuple[str, Message]:
    """Begins a match with open seats, and returns where they are joined, with what."""
    wish = {"game": "toss", "opponent": "open", "choices": {"people": seats}, "seed": "5"}
    host = (await table.ask("POST", "/api/matches", json=wish)).json()
    return f"/api/matches/{host['match']}/seats", {"invitation": host["invitation"]}


@on_both
@pytest.mark.parametrize("name", ["", "Ann"])
async def test_the_same_request_gets_the_same_seat_again_after_a_restart_too(url: str, name: str) -> None:
    async with open_table(url) as table, known_as(table, name) as ann:
        path, wish = await invited(table)
        status, taken = await ann.ask("POST", path, json=wish, **keyed(KEY))
        assert status == 201
        assert await ann.ask("POST", path, json=wish, **keyed(KEY)) == (201, taken)
    async with open_table(url) as table, known_as(table, "") as again:
        again.cookies = ann.cookies
        assert await again.ask("POST", path, json=wish, **keyed(KEY)) == (201, taken)
        standing = await table.ask("GET", f"/api/matches/{taken['match']}", headers=bearer(taken))
        assert standing.json()["seat"] == taken["seat"] == 1


async def test_a_join_that_is_repeated_takes_no_second_seat(table: Table) -> None:
    path, wish = await invited(table, seats=4)
    async with known_as(table, "Ann") as ann:
        sent = [ann.ask("POST", path, json=wish, **keyed(KEY)) for _ in range(5)]
        answers = await asyncio.gather(*sent)
        assert len({str(answer) for answer in answers}) == 1
        assert (await ann.post(path, **wish))["seat"] == 2
        assert (await ann.ask("POST", path, json=wish, **keyed(OTHER_KEY)))[1]["seat"] == 3
        assert (await ann.ask("POST", path, json=wish, **keyed("n" * 30)))[0] == 409
        assert await ann.ask("POST", path, json=wish, **keyed(KEY)) == answers[0]


async def test_nobody_else_gets_the_seat(table: Table) -> None:
    path, wish = await invited(table)
    async with known_as(table, "Ann") as ann, known_as(table, "Bob") as bob, known_as(table, "") as nobody:
        _, taken = await ann.ask("POST", path, json=wish, **keyed(KEY))
        for other in (bob, nobody):
            status, answer = await other.ask("POST", path, json=wish, **keyed(KEY))
            assert (status, "token" in answer) == (409, False)
        assert (await ann.ask("POST", path, json=wish, **keyed(OTHER_KEY)))[0] == 409
        # Whoever took the own seat again elsewhere has another token for it.
        back = await ann.post(f"/api/matches/{taken['match']}/return")
        assert back["token"] != taken["token"]
        assert (await ann.ask("POST", path, json=wish, **keyed(KEY)))[0] == 409


@pytest.mark.parametrize("key", ["1", "k" * 21, "k" * 201, "k" * 20 + " k"])
async def test_a_key_that_could_be_guessed_is_refused(table: Table, key: str) -> None:
    path, wish = await invited(table)
    answer = await table.ask("POST", path, json=wish, **keyed(key))
    assert answer.status_code == 400
    assert answer.json()["error"] == (
        "Idempotency-Key should be 22 to 200 letters, digits, - or _ that were drawn at random."
    )


async def test_joining_from_the_lobby_can_be_repeated(table: Table) -> None:
    async with known_as(table, "Ann") as ann, known_as(table, "Bob") as bob, known_as(table, "Eve") as eve:
        host = await ann.post("/api/matches", game="formation", opponent="open", listed=True)
        path = f"/api/lobby/{host['match']}/seats"
        status, taken = await bob.ask("POST", path, **keyed(KEY))
        assert (status, taken["match"]) == (201, host["match"])
        assert await ann.get("/api/lobby") == []
        assert await bob.ask("POST", path, **keyed(KEY)) == (201, taken)
        assert (await eve.ask("POST", path, **keyed(KEY)))[0] == 404


@on_both
async def test_a_quick_match_can_be_repeated_whether_it_began_or_joined_one(url: str) -> None:
    async with open_table(url) as table, known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        wish = {"game": "formation"}
        began = await ann.ask("POST", "/api/quick", json=wish, **keyed(KEY))
        assert await ann.ask("POST", "/api/quick", json=wish, **keyed(KEY)) == began
        joined = await bob.ask("POST", "/api/quick", json=wish, **keyed(KEY))
        assert (joined[0], joined[1]["match"], joined[1]["seat"]) == (201, began[1]["match"], 1)
        assert await bob.ask("POST", "/api/quick", json=wish, **keyed(KEY)) == joined
        status, again = await ann.ask("POST", "/api/quick", json=wish, **keyed(KEY))
        assert (status, again["match"], again["token"]) == (201, began[1]["match"], began[1]["token"])
        status, another = await bob.ask("POST", "/api/quick", json=wish, **keyed(OTHER_KEY))
        assert (status, another["match"] != began[1]["match"]) == (201, True)


async def test_after_a_while_the_same_key_begins_another_quick_match(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with known_as(table, "Ann") as ann, known_as(table, "Bob") as bob:
        _, began = await ann.ask("POST", "/api/quick", json={"game": "formation"}, **keyed(KEY))
        await bob.post("/api/quick", game="formation")
        monkeypatch.setattr(listing, "LATELY", -listing.LATELY)
        _, other = await ann.ask("POST", "/api/quick", json={"game": "formation"}, **keyed(KEY))
        assert other["match"] != began["match"]
