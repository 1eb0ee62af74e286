"""What the owner of an account does with it: password, second factor, sessions, export, and leaving for good."""

import base64
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table, on_both, play_on
from tests.server.test_people import CHEAP
from wildswing.server.doors.http import known
from wildswing.server.keeping.sql_tables import CODES, MATCHES, PEOPLE, PLAYED, SESSIONS
from wildswing.server.people import passwords
from wildswing.server.people.accounts import Accounts
from wildswing.server.people.common import FIRST_TRIED, is_common
from wildswing.server.people.factors import STEP, code_at, new_secret, step_of
from wildswing.server.people.persons import NotSignedIn, Persons

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "correct horse"}
NEW = "battery staple"
FIREFOX = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    passwords._nobodys.cache_clear()


class Visits:
    """Browsers of people who have no name yet."""

    def __init__(self, table: Table, stack: AsyncExitStack) -> None:
        self._table = table
        self._stack = stack

    async def browser(self) -> Guest:
        return await self._stack.enter_async_context(known_as(self._table, ""))

    async def ann(self) -> Guest:
        """Returns the browser in which Ann has made her account."""
        browser = await self.browser()
        await browser.post("/api/accounts", **ANN)
        return browser


@pytest.fixture
async def visits(table: Table) -> AsyncIterator[Visits]:
    async with AsyncExitStack() as stack:
        yield Visits(table, stack)


async def is_who(browser: Guest) -> str:
    return str((await browser.get("/api/me"))["name"])


async def status_of(browser: Guest, path: str, **body: Any) -> int:
    return (await browser.ask("POST", path, json=body))[0]


# --- Passwords ---


GUESSED = """password Passw0rd!! P4ssword2026 12345678 87654321 qwertzuiop aaaaaaaaaa abababab iloveyou2
    dragondragon 1qaz2wsx3edc annann12 ANN-2026!"""


@pytest.mark.parametrize("password", GUESSED.split())
def test_what_everybody_tries_is_no_password(password: str) -> None:
    assert is_common(password, "Ann")


@pytest.mark.parametrize(
    "password", ["correct horse", "a long password", "Hanns-Georg 3 Enten", "xk7Q!vbn2", "anniversary cake"]
)
def test_what_nobody_tries_is_a_password(password: str) -> None:
    assert not is_common(password, "Ann")


def test_the_words_that_are_tried_first_are_written_as_they_are_compared() -> None:
    assert all(word == word.casefold() and word.isalnum() for word in FIRST_TRIED)


async def test_a_password_that_everybody_tries_is_refused(visits: Visits) -> None:
    browser = await visits.browser()
    status, answer = await browser.ask("POST", "/api/accounts", json={**ANN, "password": "Password1"})
    assert status == 400
    assert "one of the first that anybody would try" in answer["error"]
    await browser.post("/api/accounts", **ANN)
    assert await status_of(browser, "/api/me/password", old=ANN["password"], new="ann-ann-12") == 400


@on_both
async def test_another_password_signs_all_other_pages_out_and_leaves_bots(table: Table, visits: Visits) -> None:
    here, there = await visits.ann(), await visits.browser()
    await there.post("/api/sessions", **ANN)
    bot = await here.post("/api/me/bots", label="Robo")
    assert await status_of(there, "/api/me/password", old="wrong horse", new=NEW) == 403
    assert await status_of(here, "/api/me/password", old=ANN["password"], new=NEW) == 204
    assert [await is_who(here), await is_who(there)] == ["Ann", ""]
    header = {"Authorization": f"Bearer {bot['token']}"}
    assert (await table.ask("GET", "/api/me", headers=header)).json()["is_bot"] is True
    assert await status_of(there, "/api/sessions", **ANN) == 401
    assert await status_of(there, "/api/sessions", name="Ann", password=NEW) == 201


async def test_a_guest_and_nobody_have_no_password_to_change(visits: Visits) -> None:
    browser = await visits.browser()
    assert await status_of(browser, "/api/me/password", old="x", new=NEW) == 401
    await browser.post("/api/guests", name="Bob")
    for path, body in (("password", {"old": "x", "new": NEW}), ("second-factor/secret", {})):
        status, answer = await browser.ask("POST", f"/api/me/{path}", json=body)
        assert (status, answer["error"]) == (403, "A guest has no password; make an account first.")


@on_both
async def test_a_code_of_the_host_sets_another_password_once(table: Table, visits: Visits) -> None:
    here, there = await visits.ann(), await visits.browser()
    accounts = Accounts(table.referee.storage, Persons(table.referee.storage))
    lost, code = await accounts.new_reset_code("ann"), await accounts.new_reset_code("ann")
    wish = {"name": "Ann", "reset_code": code, "password": NEW}
    assert await status_of(there, "/api/sessions/reset", **{**wish, "reset_code": lost}) == 401
    assert await status_of(there, "/api/sessions/reset", **{**wish, "name": "Bob"}) == 401
    assert await status_of(there, "/api/sessions/reset", **{**wish, "password": "12345678"}) == 400
    typed = code.lower().replace("-", " ")
    assert await status_of(there, "/api/sessions/reset", **{**wish, "reset_code": typed}) == 201
    assert [await is_who(here), await is_who(there)] == ["", "Ann"]
    assert await status_of(there, "/api/sessions/reset", **wish) == 401
    assert code not in str(await table.referee.storage.rows(select(CODES)))


async def test_a_code_of_the_host_is_good_for_a_day(table: Table, visits: Visits) -> None:
    await visits.ann()
    now = datetime.now(UTC)
    persons = Persons(table.referee.storage)
    code = await Accounts(table.referee.storage, persons, lambda: now).new_reset_code("Ann")
    later = Accounts(table.referee.storage, persons, lambda: now + timedelta(days=1, seconds=1))
    with pytest.raises(NotSignedIn, match="older than a day"):
        await later.reset("Ann", code, NEW, "", lambda: None)


# --- Second factors ---


@pytest.mark.parametrize(
    ("moment", "code"),
    [
        (59, "94287082"),
        (1111111109, "07081804"),
        (1111111111, "14050471"),
        (1234567890, "89005924"),
        (2000000000, "69279037"),
        (20000000000, "65353130"),
    ],
)
def test_codes_are_those_of_rfc_6238(moment: int, code: str) -> None:
    secret = base64.b32encode(b"12345678901234567890").decode()
    assert code_at(secret, moment // STEP, digits=8) == code


def test_a_code_is_good_for_a_step_around_now_and_once() -> None:
    secret = new_secret()
    now = 1_000_000_000
    step = now // STEP
    assert [step_of(secret, code_at(secret, step + shift), now) for shift in (-2, -1, 0, 1, 2)] == [
        None,
        step - 1,
        step,
        step + 1,
        None,
    ]
    spaced = f"{code_at(secret, step)[:3]} {code_at(secret, step)[3:]}"
    assert step_of(secret, spaced, now) == step
    assert step_of(secret, spaced, now, used=step) is None
    assert step_of(secret, "é", now) is None


async def with_factor(browser: Guest) -> tuple[str, list[str]]:
    """Turns the second factor of Ann on; returns its secret and the recovery codes."""
    secret: str = (await browser.post("/api/me/second-factor/secret"))["secret"]
    code = code_at(secret, int(time.time()) // STEP - 1)
    wish = {"password": ANN["password"], "secret": secret, "code": code}
    codes: list[str] = (await browser.post("/api/me/second-factor", **wish))["codes"]
    return secret, codes


def code_of(secret: str) -> str:
    """Returns a code that was not used yet."""
    return code_at(secret, int(time.time()) // STEP)


@on_both
async def test_a_second_factor_is_asked_for_at_every_sign_in(table: Table, visits: Visits) -> None:
    here, there = await visits.ann(), await visits.browser()
    secret, codes = await with_factor(here)
    assert (await here.get("/api/me/account"))["has_second_factor"] is True
    status, answer = await there.ask("POST", "/api/sessions", json=ANN)
    assert (status, "type the code that your app shows" in answer["error"]) == (428, True)
    assert await status_of(there, "/api/sessions", **{**ANN, "password": "wrong horse"}) == 401
    assert await status_of(there, "/api/sessions", **ANN, code="000000x") == 401
    assert await status_of(there, "/api/sessions", **ANN, code=code_of(secret)) == 201
    assert len(codes) == 8
    kept = str(await table.referee.storage.rows(select(CODES)))
    assert not [code for code in codes if code in kept]


async def test_a_code_that_somebody_looked_at_opens_nothing_again(visits: Visits) -> None:
    here, there, thief = await visits.ann(), await visits.browser(), await visits.browser()
    secret, codes = await with_factor(here)
    code = code_of(secret)
    assert await status_of(there, "/api/sessions", **ANN, code=code) == 201
    assert await status_of(thief, "/api/sessions", **ANN, code=code) == 401
    assert await status_of(there, "/api/sessions", **ANN, code=codes[0].lower()) == 201
    assert await status_of(thief, "/api/sessions", **ANN, code=codes[0]) == 401
    assert (await here.get("/api/me/account"))["recovery_codes"] == 7


@pytest.mark.usefixtures("time_stands_still")
async def test_whoever_has_the_password_cannot_guess_the_code_and_the_owner_gets_in(visits: Visits) -> None:
    here, thief, elsewhere = await visits.ann(), await visits.browser(), await visits.browser()
    secret, codes = await with_factor(here)
    await here.ask("DELETE", "/api/sessions")
    answers = []
    for number in range(12):
        caller = {"X-Forwarded-For": f"198.51.100.{number}", "Cookie": f"wildswing_browser=forged{number}"}
        guess = {**ANN, "code": "00000x"}
        answers.append((await thief.ask("POST", "/api/sessions", json=guess, headers=caller))[0])
    assert answers == [401] * 10 + [429] * 2
    assert await status_of(elsewhere, "/api/sessions", **ANN, code=codes[0]) == 201
    assert await status_of(here, "/api/sessions", **ANN, code=code_of(secret)) == 201


async def test_turning_the_second_factor_on_and_off_takes_the_password_and_a_code(visits: Visits) -> None:
    here = await visits.ann()
    secret = (await here.post("/api/me/second-factor/secret"))["secret"]
    wish = {"password": ANN["password"], "secret": secret, "code": code_of(secret)}
    assert await status_of(here, "/api/me/second-factor", **{**wish, "password": "wrong horse"}) == 403
    assert await status_of(here, "/api/me/second-factor", **{**wish, "code": "00000x"}) == 403
    assert await status_of(here, "/api/me/second-factor", **{**wish, "secret": "A" * 31}) == 400
    assert (await here.get("/api/me/account"))["has_second_factor"] is False
    codes = (await here.post("/api/me/second-factor", **wish))["codes"]
    assert await status_of(here, "/api/me/second-factor", **wish) == 403
    assert await status_of(here, "/api/me/second-factor/end", password=ANN["password"]) == 428
    assert await status_of(here, "/api/me/second-factor/end", password="x", code=codes[0]) == 403
    assert await status_of(here, "/api/me/second-factor/end", password=ANN["password"], code=codes[0]) == 204
    assert (await here.get("/api/me/account"))["recovery_codes"] == 0
    assert await status_of(await visits.browser(), "/api/sessions", **ANN) == 201


async def test_a_reset_asks_for_the_second_factor_unless_the_host_takes_it_away(table: Table, visits: Visits) -> None:
    here, there = await visits.ann(), await visits.browser()
    await with_factor(here)
    accounts = Accounts(table.referee.storage, Persons(table.referee.storage))
    wish = {"name": "Ann", "password": NEW}
    code = await accounts.new_reset_code("Ann")
    assert await status_of(there, "/api/sessions/reset", **wish, reset_code=code) == 428
    code = await accounts.new_reset_code("Ann", without_factor=True)
    assert await status_of(there, "/api/sessions/reset", **wish, reset_code=code) == 201
    assert await there.get("/api/me/account") == {
        "name": "Ann",
        "created": (await here.table.referee.storage.rows(select(PEOPLE.c.created)))[0][0],
        "has_second_factor": False,
        "recovery_codes": 0,
    }


# --- Keeping an owner out ---


@pytest.mark.usefixtures("time_stands_still")
async def test_strangers_from_everywhere_cannot_keep_the_owner_of_an_account_out(visits: Visits) -> None:
    here, stranger = await visits.ann(), await visits.browser()
    await here.ask("DELETE", "/api/sessions")
    most, _ = known.AT_ONCE_AND_THEN["account"]
    answers = []
    for number in range(most + 1):
        caller = {"X-Forwarded-For": f"198.51.100.{number}"}
        wrong = {**ANN, "password": "wrong horse"}
        answers.append((await stranger.ask("POST", "/api/sessions", json=wrong, headers=caller))[0])
    assert answers == [401] * most + [429]
    assert await status_of(here, "/api/sessions", **ANN) == 201
    # Who has stolen the cookie of the browser gets no more tries by it than from one address.
    wrong = {**ANN, "password": "wrong horse"}
    tries = [await status_of(here, "/api/sessions", **wrong) for _ in range(10)]
    assert tries == [401] * 9 + [429]


async def test_a_known_browser_opens_nothing_by_itself(table: Table, visits: Visits) -> None:
    here = await visits.ann()
    token = here.cookies["wildswing_browser"]
    for headers in ({"Cookie": f"wildswing={token}"}, {"Authorization": f"Bearer {token}"}):
        answer = await table.ask("GET", "/api/me", headers=headers)
        assert answer.status_code == 401 or answer.json()["kind"] == "nobody"


# --- Sessions ---


@on_both
async def test_a_person_sees_where_somebody_is_signed_in_and_ends_it(table: Table, visits: Visits) -> None:
    here, there = await visits.ann(), await visits.browser()
    await there.ask("POST", "/api/sessions", json=ANN, headers=FIREFOX)
    listed = await here.get("/api/me/sessions")
    assert sorted([(one["label"], one["is_this"]) for one in listed]) == [("", True), ("Firefox, Linux", False)]
    foreign = next(one["id"] for one in listed if not one["is_this"])
    bob = await visits.browser()
    await bob.post("/api/guests", name="Bob")
    assert (await bob.ask("DELETE", f"/api/me/sessions/{foreign}"))[0] == 404
    assert await is_who(there) == "Ann"
    assert (await here.ask("DELETE", f"/api/me/sessions/{foreign}"))[0] == 204
    assert [await is_who(here), await is_who(there)] == ["Ann", ""]
    assert (await here.ask("DELETE", f"/api/me/sessions/{foreign}"))[0] == 404
    assert [one["is_this"] for one in await here.get("/api/me/sessions")] == [True]


# --- Export and deletion ---


async def test_all_that_is_kept_of_a_person_comes_as_a_file(table: Table, visits: Visits) -> None:
    here = await visits.ann()
    await here.post("/api/me/bots", label="Robo")
    seat = await here.post("/api/matches", game="formation", opponent="random", seed="5")
    async with table.sit(seat) as page:
        await play_on(page)
    status, export = await here.ask("GET", "/api/me/export")
    assert (status, export["name"], export["kind"]) == (200, "Ann", "account")
    assert [bot["label"] for bot in export["bots"]] == ["Robo"]
    assert len(export["sessions"]) == 1
    (match,) = export["matches"]
    assert (match["match"], match["game"], match["seat"]) == (seat["match"], "formation", seat["seat"])
    assert (await table.ask("GET", match["file"])).status_code == 200
    assert "argon2" not in str(export)


@on_both
async def test_the_file_has_what_somebody_said_reported_challenged_and_entered(table: Table, visits: Visits) -> None:
    ann, bob = await visits.ann(), await visits.browser()
    await bob.post("/api/accounts", name="Bob", password="another long one")
    sent = await ann.post("/api/challenges", name="Bob", game="formation")
    had = await bob.post("/api/challenges", name="Ann", game="formation")
    assert (await bob.ask("DELETE", f"/api/me/challenges/{sent['match']}"))[0] == 204
    mine: Message = await ann.post(f"/api/me/challenges/{had['match']}")
    words = {"match": had["match"], "seat": had["seat"], "words": "He is rude"}
    assert (await ann.ask("POST", "/api/reports", json=words))[0] == 204
    theirs = {"match": had["match"], "seat": mine["seat"], "words": "She is rude"}
    assert (await bob.ask("POST", "/api/reports", json=theirs))[0] == 204
    for seat, phrase in ((mine, "good luck"), (had, "well played")):
        headers = {"Authorization": f"Bearer {seat['token']}"}
        said = await table.ask("POST", f"/api/matches/{had['match']}/said", json={"phrase": phrase}, headers=headers)
        assert said.status_code == 204
    own = await ann.post("/api/tournaments", name="Ann cup", game="formation")
    other = await bob.post("/api/tournaments", name="Bob cup", game="formation")
    await bob.post("/api/tournaments", name="Bobs alone", game="formation")
    await ann.ask("POST", f"/api/tournaments/{other['id']}/entrants", json={})
    export = await ann.get("/api/me/export")
    assert [(one["match"], one["seat"], one["phrase"]) for one in export["said"]] == [
        (had["match"], mine["seat"], "good luck")
    ]
    assert [(one["match"], one["name"], one["words"]) for one in export["reports"]] == [
        (had["match"], "Bob", "He is rude")
    ]
    assert {(one["match"], one["name"], one["is_mine"], one["answered"]) for one in export["challenges"]} == {
        (sent["match"], "Bob", True, "declined"),
        (had["match"], "Bob", False, "accepted"),
    }
    assert [(one["tournament"], one["is_host"], one["is_entrant"]) for one in export["tournaments"]] == [
        (own["id"], True, False),
        (other["id"], False, True),
    ]
    assert (export["role"], export["muted_until"], export["muted_why"]) == ("", "", "")
    assert "She is rude" not in str(export)
    assert await status_of(ann, "/api/me/deletion", password=ANN["password"]) == 204
    after = await bob.get("/api/me/export")
    assert (after["challenges"], [one["phrase"] for one in after["said"]]) == ([], ["well played"])


async def people_kept(table: Table) -> list[Any]:
    storage = table.referee.storage
    return [await storage.rows(select(rows)) for rows in (PEOPLE, SESSIONS, CODES, PLAYED)]


@on_both
async def test_nothing_of_a_person_is_left_after_the_deletion(table: Table, visits: Visits) -> None:
    here = await visits.ann()
    _, codes = await with_factor(here)
    await here.post("/api/me/bots", label="Robo")
    over = await here.post("/api/matches", game="formation", opponent="random", seed="5")
    async with table.sit(over) as page:
        await play_on(page)
    table.referee.rooms.at_hand.clear()
    assert await status_of(here, "/api/me/deletion", password="wrong horse", code=codes[0]) == 403
    assert await status_of(here, "/api/me/deletion", password=ANN["password"]) == 428
    assert await is_who(here) == "Ann"
    assert await status_of(here, "/api/me/deletion", password=ANN["password"], code=codes[0]) == 204
    assert await is_who(here) == ""
    assert await people_kept(table) == [[], [], [], []]
    assert "Ann" not in str(await table.referee.storage.rows(select(MATCHES.c.seats)))
    assert (await table.ask("GET", f"/api/matches/{over['match']}/record")).status_code == 200
    assert await status_of(here, "/api/accounts", **ANN) == 201


@on_both
async def test_whoever_is_deleted_leaves_the_win_to_the_others(table: Table, visits: Visits) -> None:
    here, bob = await visits.ann(), await visits.browser()
    await bob.post("/api/guests", name="Bob")
    mine = await here.post("/api/matches", game="formation", opponent="open", listed=True)
    waits = await here.post("/api/matches", game="formation", opponent="open", listed=True)
    his: Message = await bob.post(f"/api/lobby/{mine['match']}/seats")
    async with table.sit(mine) as page, table.sit(his) as other:
        await page.hear_until("table")
        assert await status_of(here, "/api/me/deletion", password=ANN["password"]) == 204
        end = await other.hear_until("table")
        while end["outcome"] is None:
            end = await other.hear_until("table")
        await page.farewell()
    assert his["seat"] in end["outcome"]["winners"]
    assert [one["result"] for one in await bob.get("/api/me/history")] == ["won"]
    assert "Ann" not in str(await bob.get("/api/me/history"))
    assert await table.referee.storage.load(waits["match"]) is None


async def test_a_guest_is_deleted_without_a_password(table: Table, visits: Visits) -> None:
    bob = await visits.browser()
    assert await status_of(bob, "/api/me/deletion") == 401
    await bob.post("/api/guests", name="Bob")
    assert await status_of(bob, "/api/me/deletion") == 204
    assert (await people_kept(table))[0] == []


async def test_a_bot_cannot_touch_the_account(table: Table, visits: Visits) -> None:
    here = await visits.ann()
    bot = await here.post("/api/me/bots", label="Robo")
    header = {"Authorization": f"Bearer {bot['token']}"}
    for method, path, body in [
        ("GET", "account", None),
        ("GET", "sessions", None),
        ("GET", "export", None),
        ("DELETE", "sessions/x", None),
        ("POST", "password", {"old": ANN["password"], "new": NEW}),
        ("POST", "second-factor/secret", None),
        ("POST", "deletion", {"password": ANN["password"]}),
    ]:
        answer = await table.ask(method, f"/api/me/{path}", headers=header, json=body)
        assert answer.status_code == 403, path
