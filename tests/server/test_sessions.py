"""How a person is known again: cookies, their replacement, and their end."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

from tests.server.people import Table, on_both
from wildswing.server.keeping.storage import Storage, open_storage
from wildswing.server.people.person import Person
from wildswing.server.people.persons import Persons
from wildswing.server.people.sessions import FRESH, LIFETIME, OVERLAP, Sessions

pytestmark = pytest.mark.anyio

SECOND = timedelta(seconds=1)


class Days:
    """A clock that is set forward."""

    def __init__(self) -> None:
        self.now = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    async with open_storage(url) as opened:
        yield opened


@pytest.fixture
def clock() -> Days:
    return Days()


@pytest.fixture
def sessions(storage: Storage, clock: Days) -> Sessions:
    return Sessions(storage, clock)


@pytest.fixture
async def ann(storage: Storage) -> Person:
    return await Persons(storage).welcome_guest("Ann")


@on_both
async def test_a_token_is_replaced_after_a_day_and_good_for_a_minute_more(
    sessions: Sessions, clock: Days, ann: Person
) -> None:
    token = await sessions.begin(ann)
    found = await sessions.find(token)
    assert found is not None
    assert (found.person, found.is_bot, found.fresh) == (ann, False, "")
    clock.now += FRESH + SECOND
    replaced = await sessions.find(token)
    assert replaced is not None
    assert replaced.fresh not in {"", token}
    # A request that was on its way with the old one is served, and gets no third one.
    clock.now += OVERLAP - SECOND
    late = await sessions.find(token)
    assert late is not None
    assert late.fresh == ""
    clock.now += SECOND
    assert await sessions.find(token) is None
    new = await sessions.find(replaced.fresh)
    assert new is not None
    assert new.person == ann


async def test_a_page_that_calls_stays_signed_in_and_one_that_does_not_is_forgotten(
    sessions: Sessions, clock: Days, ann: Person
) -> None:
    token = await sessions.begin(ann)
    for _ in range(3):
        clock.now += LIFETIME - SECOND
        found = await sessions.find(token)
        assert found is not None
        token = found.fresh
    clock.now += LIFETIME
    assert await sessions.find(token) is None


async def test_the_token_of_a_bot_stays_the_same(sessions: Sessions, clock: Days, ann: Person) -> None:
    bot = await sessions.new_bot(ann, "Robo")
    clock.now += 100 * LIFETIME
    found = await sessions.find(bot.token)
    assert found is not None
    assert (found.is_bot, found.fresh) == (True, "")


async def test_signing_out_ends_one_session_or_all_but_no_bot(sessions: Sessions, ann: Person) -> None:
    first, second, third = [await sessions.begin(ann) for _ in range(3)]
    bot = await sessions.new_bot(ann, "Robo")
    caller = await sessions.find(first)
    assert caller is not None
    await sessions.end(caller)
    assert [await sessions.find(token) is not None for token in (first, second, third)] == [False, True, True]
    await sessions.end_all(ann)
    assert [await sessions.find(token) is not None for token in (second, third, bot.token)] == [False, False, True]


async def test_what_is_no_token_is_nobody(sessions: Sessions, ann: Person) -> None:
    token = await sessions.begin(ann)
    for wrong in ("", "x", token[:-1], token.swapcase()):
        assert await sessions.find(wrong) is None


async def test_no_script_can_read_the_cookie_and_no_other_site_can_use_it(one_table: Table) -> None:
    answer = await one_table.ask("POST", "/api/guests", json={"name": "Ann"})
    kept, *terms = answer.headers["Set-Cookie"].split("; ")
    assert kept.startswith("wildswing=")
    assert {term.lower() for term in terms} >= {"httponly", "samesite=strict", "path=/", "max-age=2592000"}
    assert "secure" not in {term.lower() for term in terms}
    behind_proxy = {"X-Forwarded-Proto": "https"}
    answer = await one_table.ask("POST", "/api/guests", json={"name": "Ann"}, headers=behind_proxy)
    assert "secure" in answer.headers["Set-Cookie"].lower().split("; ")


async def test_a_page_signs_out_and_its_cookie_is_gone(one_table: Table) -> None:
    begun = await one_table.ask("POST", "/api/guests", json={"name": "Ann"})
    cookie = {"Cookie": begun.headers["Set-Cookie"].split(";")[0]}
    assert (await one_table.ask("GET", "/api/me", headers=cookie)).json()["name"] == "Ann"
    ended = await one_table.ask("DELETE", "/api/sessions", headers=cookie)
    assert ended.status_code == 204
    assert "max-age=0" in ended.headers["Set-Cookie"].lower()
    assert (await one_table.ask("GET", "/api/me", headers=cookie)).json()["kind"] == "nobody"
    assert (await one_table.ask("DELETE", "/api/sessions", headers=cookie)).status_code == 401


async def test_another_site_cannot_sign_anybody_out(one_table: Table) -> None:
    begun = await one_table.ask("POST", "/api/guests", json={"name": "Ann"})
    cookie = begun.headers["Set-Cookie"].split(";")[0]
    headers = {"Cookie": cookie, "Origin": "https://elsewhere.example"}
    assert (await one_table.ask("DELETE", "/api/sessions", headers=headers)).status_code == 403
    assert (await one_table.ask("GET", "/api/me", headers={"Cookie": cookie})).json()["name"] == "Ann"
