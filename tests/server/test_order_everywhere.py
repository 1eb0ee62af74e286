"""What was ordered, blocked or used up at one worker holds at all of them."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tests.server.guests import Guest
from tests.server.people import Table, bearer, caller, open_table, until, waiting_for
from tests.server.test_accounts import ANN, cheap_hashes, is_who, status_of
from tests.server.test_talk import heard, listed, speak, two_seats
from tests.server.test_ties import Crowd, challenge, tie, untie
from wildswing.server.doors.http.known import AT_ONCE_AND_THEN, SHARED
from wildswing.server.referee.desk import Desk

__all__ = ["cheap_hashes"]  # a fixture

pytestmark = pytest.mark.anyio


@pytest.fixture
def kind() -> str:
    return "postgresql"


class Pair:
    """Two workers with one database, and Ann and Bob, whose browsers meet either of them."""

    def __init__(self, one: Table, other: Table, stack: AsyncExitStack) -> None:
        self.one = one
        self.other = other
        self._stack = stack

    async def people(self) -> tuple[Guest, Guest]:
        """Returns Ann and Bob as they call the first worker."""
        crowd = Crowd(self.one, self._stack)
        return await crowd.account("Ann"), await crowd.account("Bob")

    async def there(self, person: Guest) -> Guest:
        """Returns somebody as the second worker is called."""
        far = Guest(self.other, await self._stack.enter_async_context(caller(self.other.address)))
        far.cookies = person.cookies
        return far

    async def order(self, what: str, **details: str) -> None:
        """Has the first worker carry out an order."""
        await Desk(self.one.referee.storage, self.one.referee.rooms).carry_out(what, details)


@pytest.fixture
async def pair(url: str) -> AsyncIterator[Pair]:
    async with open_table(url) as one, open_table(url) as other, AsyncExitStack() as stack:
        yield Pair(one, other, stack)


async def test_a_ban_ends_what_goes_on_at_the_other_worker(pair: Pair) -> None:
    ann, bob = await pair.people()
    far = await pair.there(ann)
    bot = await ann.post("/api/me/bots", label="Robo")
    mine, his = await two_seats(ann, bob)
    async with pair.other.sit(mine) as page, pair.other.sit(his) as opponent:
        await page.hear_until("table")
        await pair.order("ban", name="Ann", days="3", why="Too loud.")
        await page.farewell()
        end = await opponent.hear_until("table")
        while end["outcome"] is None:
            end = await opponent.hear_until("table")
    assert end["outcome"]["winners"] == [his["seat"]]
    assert await is_who(far) == ""
    assert (await pair.other.ask("GET", "/api/me", headers=bearer(bot))).status_code == 401
    assert (await pair.other.ask("GET", f"/api/matches/{mine['match']}", headers=bearer(mine))).status_code == 403
    status, answer = await far.ask("POST", "/api/sessions", json=ANN)
    assert status == 403
    assert answer["error"].endswith("Too loud.")
    await pair.order("unban", name="Ann")
    assert await status_of(far, "/api/sessions", **ANN) == 201


async def test_who_is_banned_waits_in_no_lobby(pair: Pair) -> None:
    ann, bob = await pair.people()
    far = await pair.there(bob)
    waits = await (await pair.there(ann)).post("/api/quick", game="formation")
    assert [found["match"] for found in await far.get("/api/lobby")] == [waits["match"]]
    await pair.order("ban", name="Ann", days="3", why="x")
    assert await far.get("/api/lobby") == []
    assert (await far.ask("POST", f"/api/lobby/{waits['match']}/seats"))[0] == 404
    assert (await far.post("/api/quick", game="formation"))["match"] != waits["match"]


async def test_a_mute_and_its_end_hold_at_the_other_worker(pair: Pair) -> None:
    ann, bob = await pair.people()
    mine, his = await two_seats(ann, bob)
    async with pair.one.sit(mine) as near, pair.other.sit(his) as far:
        await near.hear_until("table")
        await far.hear_until("table")
        await pair.order("mute", name="Bob", days="2", why="Too loud.")
        status, why = await speak(pair.other, his, phrase="hello")
        assert (status, why.endswith("Too loud.")) == (403, True)
        assert heard(await waiting_for(near)) == []
        await pair.order("unmute", name="Bob")
        assert (await speak(pair.other, his, phrase="good game"))[0] == 204
        assert heard([await near.hear_until("said")]) == [(1, "good game", "")]


@pytest.mark.parametrize("blocker", [0, 1])
async def test_a_block_and_its_end_hold_at_the_other_worker(pair: Pair, blocker: int) -> None:
    ann, bob = await pair.people()
    one, name = ((ann, "Bob"), (bob, "Ann"))[blocker]
    far_bob = await pair.there(bob)
    mine, his = await two_seats(ann, bob)
    waits = await ann.post("/api/quick", game="formation")
    async with pair.other.sit(mine) as page, pair.other.sit(his) as opponent:
        await page.hear_until("table")
        await opponent.hear_until("table")
        assert (await tie(one, "blocks", name))[0] == 204
        assert (await speak(pair.other, mine, phrase="hello"))[0] == 204
        assert heard([await page.hear_until("said")]) == [(0, "hello", "")]
        assert heard(await waiting_for(opponent)) == []
    assert (await listed(pair.other, his))[0] == []
    assert await far_bob.get("/api/lobby") == []
    assert (await far_bob.ask("POST", f"/api/lobby/{waits['match']}/seats"))[0] == 404
    assert (await far_bob.post("/api/quick", game="formation"))["match"] != waits["match"]
    assert (await challenge(far_bob, "Ann"))[0] == 409
    assert (await tie(far_bob, "follows", "Ann"))[0] == 409
    assert await untie(one, "blocks", name) == 204
    assert waits["match"] in {found["match"] for found in await far_bob.get("/api/lobby")}
    assert (await tie(far_bob, "follows", "Ann"))[0] == 204


async def test_another_name_and_the_end_of_a_match_are_told_at_the_other_worker(pair: Pair) -> None:
    ann, bob = await pair.people()
    mine, his = await two_seats(ann, bob)
    async with pair.other.sit(mine), pair.other.sit(his) as page:
        assert (await page.hear_until("table"))["people"] == ["Ann", "Bob"]
        await pair.order("rename", name="Ann", to="Anna", why="x")
        while (await page.hear_until("table"))["people"] != ["Anna", "Bob"]:
            pass
        await pair.order("end", match=mine["match"], why="x")
        await page.farewell()
    assert (await pair.other.ask("GET", f"/api/matches/{mine['match']}", headers=bearer(his))).status_code == 404


async def test_a_seat_that_is_given_up_by_an_order_is_given_up_at_the_other_worker(pair: Pair) -> None:
    mine, his = await two_seats(*await pair.people())
    async with pair.other.sit(mine), pair.other.sit(his) as page:
        await page.hear_until("table")
        await pair.order("end", match=mine["match"], seat="0", why="x")
        while (end := await page.hear_until("table"))["outcome"] is None:
            pass
    assert end["outcome"]["winners"] == [1]


async def test_registration_that_is_closed_is_closed_at_the_other_worker(pair: Pair) -> None:
    await pair.order("registration", value="closed")
    wish = {"name": "Eve", "password": "correct horse"}
    assert (await pair.other.ask("POST", "/api/accounts", json=wish)).status_code == 403
    await pair.order("registration", value="open")
    assert (await pair.other.ask("POST", "/api/accounts", json=wish)).status_code == 201


async def test_what_a_seat_has_said_at_one_worker_is_counted_at_the_other(pair: Pair) -> None:
    at_once, _ = AT_ONCE_AND_THEN["say at a seat"]
    told: list[str] = []
    pair.other.referee.storage.take_calls(told.append)
    mine, his = await two_seats(*await pair.people())
    for _ in range(at_once):
        assert (await speak(pair.one, mine, phrase="hello"))[0] == 204
    await until(lambda: len([words for words in told if words.endswith(" say at a seat")]) == at_once)
    assert (await speak(pair.other, mine, phrase="hello"))[0] == 429
    assert (await speak(pair.other, his, phrase="hello"))[0] == 204


def test_whatever_harms_others_is_counted_at_all_workers_together() -> None:
    by_people = {"report", "say", "say at a seat", "tie", "challenge", "tournament", "guest", "register"}
    of_accounts = {"sign in", "account", "account from here", "known browser", "code", "own account", "export"}
    assert by_people | of_accounts <= SHARED
