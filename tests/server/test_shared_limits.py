"""What one worker has allowed somebody is counted at the others."""

import pytest

from tests.server.guests import Guest, known_as
from tests.server.people import caller, open_table, until
from tests.server.test_accounts import cheap_hashes
from wildswing.server.basics.limits import Allowances
from wildswing.server.doors.http.known import AT_ONCE_AND_THEN, SPENT

__all__ = ["cheap_hashes"]  # a fixture

pytestmark = pytest.mark.anyio


@pytest.fixture
def kind() -> str:
    return "postgresql"


async def test_what_was_allowed_at_one_worker_is_used_up_at_the_other(url: str) -> None:
    at_once, _ = AT_ONCE_AND_THEN["export"]
    heard: list[str] = []
    async with open_table(url) as one, open_table(url) as other, known_as(one, "Ann") as ann:
        other.referee.storage.take_calls(heard.append)
        for _ in range(at_once):
            assert (await ann.ask("GET", "/api/me/export"))[0] == 200
        await until(lambda: len([words for words in heard if words.endswith(" export")]) == at_once)
        async with caller(other.address) as client:
            there = Guest(other, client)
            there.cookies = ann.cookies
            assert (await there.ask("GET", "/api/me/export"))[0] == 429
            assert (await there.ask("GET", "/api/me"))[0] == 200  # of which each counts its own
    spent = [words for words in heard if words.startswith(SPENT)]
    assert not any("127.0.0.1" in words or "Ann" in words for words in spent)
    assert {words.split(" ", 2)[2] for words in spent} == {"export"}


async def test_matches_are_started_no_more_often_at_two_workers_than_at_one(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(AT_ONCE_AND_THEN, "wish", (3, 0.001))
    wish = {"game": "formation", "opponent": "open"}
    heard: list[str] = []
    async with open_table(url) as one, open_table(url) as other:
        other.referee.storage.take_calls(heard.append)
        for _ in range(3):
            assert (await one.ask("POST", "/api/matches", json=wish)).status_code == 201
        await until(lambda: len([words for words in heard if words.endswith(" wish")]) == 3)
        assert (await other.ask("POST", "/api/matches", json=wish)).status_code == 429
        assert (await one.ask("POST", "/api/matches", json=wish)).status_code == 429
    assert not any("127.0.0.1" in words for words in heard)


def test_what_is_owed_comes_back_first() -> None:
    now = 0.0
    each = Allowances(2, 1, clock=lambda: now)
    for _ in range(3):
        each.owe("Ann")
    assert (each.spend("Ann"), each.spend("Bob")) == (2, 0)
    now = 1.0
    assert each.spend("Ann") == 1
    now = 2.0
    assert each.spend("Ann") == 0
