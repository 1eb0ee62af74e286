"""Guests, accounts and their bots, over HTTP and in the database."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from tests.server.conftest import Log
from tests.server.people import Message, Table, caller, on_both
from wildswing.server.basics.limits import Allowances
from wildswing.server.basics.names import BadName, clean_name, known_as
from wildswing.server.keeping.sql_tables import PEOPLE, SESSIONS
from wildswing.server.people import passwords
from wildswing.server.people.sessions import MOST_BOTS

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "correct horse"}


CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets hashes cost next to nothing."""
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    passwords._nobodys.cache_clear()


class Browser:
    """Somebody whose cookies are kept."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def ask(self, method: str, path: str, **more: Any) -> tuple[int, Any]:
        """Returns the status, and what is answered."""
        response = await self.client.request(method, path, **more)
        return response.status_code, response.json() if response.content else None

    async def is_who(self) -> Message:
        status, me = await self.ask("GET", "/api/me")
        assert status == 200, me
        found: Message = me
        return found

    @property
    def token(self) -> str:
        return self.client.cookies.get("wildswing", default="") or ""


@pytest.fixture
async def browser(table: Table) -> AsyncIterator[Browser]:
    async with caller(table.address) as client:
        yield Browser(client)


@pytest.fixture
async def other(table: Table) -> AsyncIterator[Browser]:
    async with caller(table.address) as client:
        yield Browser(client)


# --- Names ---


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   B ", "Ann B"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("李小龍", "李小龍"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_kept_in_its_composed_form(given: str, name: str) -> None:
    assert clean_name(given) == name


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("", "1 to 24 letters; this one has 0"),
        ("   ", "1 to 24 letters"),
        ("x" * 25, "this one has 25"),
        ("Ann\nBob", "visible characters"),
        ("Ann\u202eBob", "visible characters"),
        ("Ann\u200bBob", "visible characters"),
        ("Ann\u00a0Bob", "visible characters"),
        ("Ann\u3164", "visible characters"),
        ("Ann\ufe0f", "visible characters"),
        ("Ann\ue000", "visible characters"),
        ("A\u0316\u0317\u0318nn", "at most two marks"),
        ("!?", "at least one letter or digit"),
    ],
)
def test_a_name_that_could_mislead_is_refused(given: str, words: str) -> None:
    with pytest.raises(BadName, match=words):
        clean_name(given)


def test_names_that_look_alike_are_the_same() -> None:
    assert len({known_as(name) for name in ("Ann B", "ann b", "ANNB", "\uff21nn b")}) == 1
    assert known_as("Straße") == known_as("STRASSE")
    assert known_as("Ann") != known_as("Anne")


# --- Guests and accounts ---


@pytest.mark.parametrize(
    "given",
    [
        "\u0410nn",  # a Cyrillic capital among Latin letters
        "Ann\u03bf",  # a Greek letter
        "\u13aann",  # a Cherokee letter
        "P\u0430ul 2",
    ],
)
def test_letters_of_two_alphabets_are_no_name(given: str) -> None:
    with pytest.raises(BadName, match="letters of one alphabet"):
        clean_name(given)


@pytest.mark.parametrize(
    "given",
    [
        "\u0410\u043d\u043d\u0430",
        "\u0391\u03bd\u03bd\u03b1",
        "\u5c71\u7530 Taro",
        "\u30bf\u30ed\u30fc\u592a\u90ce",
        "Zo\u00eb \u00d8 7",
    ],
)
def test_names_of_all_alphabets_are_names(given: str) -> None:
    assert clean_name(given) == given


@on_both
async def test_a_name_that_looks_like_that_of_an_account_is_refused(browser: Browser, other: Browser) -> None:
    for name in ("Bill Cox", "Marnie"):
        assert (await browser.ask("POST", "/api/accounts", json={**ANN, "name": name}))[0] == 201
        await browser.ask("DELETE", "/api/sessions")
    cyrillic = {"name": "\u0421\u043e\u0445"}
    await browser.ask("POST", "/api/accounts", json={**ANN, "name": "Cox"})
    for path, wish in (
        ("/api/guests", {"name": "BiII Cox"}),
        ("/api/guests", {"name": "Bi11 C0x"}),
        ("/api/accounts", {**ANN, "name": "Mamie"}),
        ("/api/guests", cyrillic),
        ("/api/accounts", {**ANN, **cyrillic}),
        ("/api/guests", {"name": "\uff22ill\u3000Cox"}),
    ):
        status, answer = await other.ask("POST", path, json=wish)
        assert status in {400, 409}, wish
        assert "looks like" in answer["error"] or "is taken" in answer["error"] or "visible" in answer["error"]
    assert (await other.ask("POST", "/api/guests", json={"name": "Bela Cox"}))[0] == 201
    assert (await other.ask("POST", "/api/guests", json={"name": "Kai"}))[0] == 201


@on_both
async def test_a_guest_has_a_name_and_can_change_it(browser: Browser) -> None:
    assert await browser.is_who() == {"name": "", "kind": "nobody", "is_bot": False, "role": ""}
    assert await browser.ask("POST", "/api/guests", json={"name": "Ann"}) == (
        201,
        {"name": "Ann", "kind": "guest", "is_bot": False, "role": ""},
    )
    assert (await browser.is_who())["name"] == "Ann"
    before = browser.token
    await browser.ask("POST", "/api/guests", json={"name": "Anna"})
    assert (await browser.is_who())["name"] == "Anna"
    assert browser.token == before


@on_both
async def test_an_account_is_known_again_by_its_password(browser: Browser, other: Browser) -> None:
    status, me = await browser.ask("POST", "/api/accounts", json=ANN)
    assert (status, me) == (201, {"name": "Ann", "kind": "account", "is_bot": False, "role": ""})
    assert (await other.is_who())["kind"] == "nobody"
    await other.ask("POST", "/api/sessions", json={**ANN, "name": "ANN"})
    assert await other.is_who() == me
    assert other.token != browser.token


async def test_a_wrong_name_and_a_wrong_password_are_told_the_same(browser: Browser, other: Browser, log: Log) -> None:
    await browser.ask("POST", "/api/accounts", json=ANN)
    await browser.ask("POST", "/api/guests", json={"name": "Guest"})
    for wrong in ({**ANN, "password": "wrong horse"}, {**ANN, "name": "Nobody"}, {**ANN, "name": "Guest"}):
        status, answer = await other.ask("POST", "/api/sessions", json=wrong)
        assert status == 401
        assert answer["error"].startswith("This name and password do not match")
    assert other.token == ""
    assert ANN["password"] not in log.getvalue()


async def test_an_unknown_name_costs_as_much_as_a_wrong_password(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, kept: str, password: str) -> bool:
        checked.append(kept.rsplit("$", 2)[0])
        return verify(hasher, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    await browser.ask("POST", "/api/accounts", json=ANN)
    await browser.ask("POST", "/api/sessions", json={**ANN, "password": "wrong horse"})
    await browser.ask("POST", "/api/sessions", json={**ANN, "name": "Nobody"})
    assert len(checked) == 2
    assert len(set(checked)) == 1  # the same work factors


def test_a_hash_costs_time_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert (passwords.HASHER.time_cost, passwords.HASHER.memory_cost) == (3, 65_536)


@on_both
async def test_a_name_belongs_to_one_account(browser: Browser, other: Browser) -> None:
    await browser.ask("POST", "/api/accounts", json=ANN)
    for path, wish in [
        ("/api/accounts", {**ANN, "name": "ann"}),
        ("/api/accounts", {**ANN, "name": "\uff21nn"}),
        ("/api/guests", {"name": "A nn"}),
    ]:
        status, answer = await other.ask("POST", path, json=wish)
        assert status == 409
        assert "choose another one, or sign in" in answer["error"]
    assert (await other.ask("POST", "/api/guests", json={"name": "Anne"}))[0] == 201


async def test_a_guest_who_registers_stays_the_same_person(table: Table, browser: Browser) -> None:
    await browser.ask("POST", "/api/guests", json={"name": "Ann"})
    guest = browser.token
    status, me = await browser.ask("POST", "/api/accounts", json=ANN)
    assert (status, me["kind"]) == (201, "account")
    assert browser.token != guest
    answer = await table.ask("GET", "/api/me", headers={"Cookie": f"wildswing={guest}"})
    assert answer.json()["kind"] == "nobody"
    assert len(await table.referee.storage.rows(select(PEOPLE))) == 1


@pytest.mark.parametrize(
    ("path", "wish", "words"),
    [
        ("/api/guests", {"name": "x" * 30}, "this one has 30"),
        ("/api/guests", {"name": 5}, "Expected `str`, got `int` - at `$.name`"),
        ("/api/guests", {"name": "Ann", "admin": True}, "unknown field `admin`"),
        ("/api/guests", "Ann", "This request cannot be read"),
        ("/api/accounts", {"name": "Ann", "password": "short"}, "8 to 200 letters; this one has 5"),
        ("/api/accounts", {"name": "Ann", "password": "x" * 201}, "8 to 200 letters; this one has 201"),
        ("/api/accounts", {"name": "Ann"}, "missing required field `password`"),
        ("/api/accounts", {"name": "\u202eAnn", "password": "correct horse"}, "visible characters"),
    ],
)
async def test_what_is_no_name_or_password_is_refused(one_table: Table, path: str, wish: object, words: str) -> None:
    answer = await one_table.ask("POST", path, json=wish)
    assert answer.status_code == 400
    assert words in answer.json()["error"]
    assert "Set-Cookie" not in answer.headers


async def test_no_password_and_no_token_is_kept(browser: Browser, table: Table) -> None:
    await browser.ask("POST", "/api/accounts", json=ANN)
    _, bot = await browser.ask("POST", "/api/me/bots", json={"label": "Robo"})
    kept = str([await table.referee.storage.rows(select(rows)) for rows in (PEOPLE, SESSIONS)])
    assert "$argon2id$" in kept
    assert ANN["password"] not in kept
    for secret in (browser.token, bot["token"]):
        assert secret not in kept


# --- Bots ---


@on_both
async def test_a_bot_is_shown_its_token_once_and_can_be_revoked(table: Table, browser: Browser) -> None:
    await browser.ask("POST", "/api/accounts", json=ANN)
    status, bot = await browser.ask("POST", "/api/me/bots", json={"label": "Robo"})
    assert (status, bot["label"]) == (201, "Robo")
    _, listed = await browser.ask("GET", "/api/me/bots")
    assert listed == [{key: bot[key] for key in ("id", "label", "created")}]
    header = {"Authorization": f"Bearer {bot['token']}"}
    answer = await table.ask("GET", "/api/me", headers=header)
    assert answer.json() == {"name": "Ann", "kind": "account", "is_bot": True, "role": ""}
    assert await browser.ask("DELETE", f"/api/me/bots/{bot['id']}") == (204, None)
    assert (await browser.ask("DELETE", f"/api/me/bots/{bot['id']}"))[0] == 404
    revoked = await table.ask("GET", "/api/me", headers=header)
    assert revoked.status_code == 401
    assert "unknown or was revoked" in revoked.json()["error"]


async def test_a_bot_leaves_the_account_alone(table: Table, browser: Browser) -> None:
    await browser.ask("POST", "/api/accounts", json=ANN)
    _, bot = await browser.ask("POST", "/api/me/bots", json={"label": "Robo"})
    header = {"Authorization": f"Bearer {bot['token']}"}
    for method, path, body in [
        ("POST", "/api/guests", {"name": "Bob"}),
        ("POST", "/api/accounts", {"name": "Bob", "password": "correct horse"}),
        ("POST", "/api/sessions", ANN),
        ("DELETE", "/api/sessions", None),
        ("DELETE", "/api/sessions/all", None),
        ("GET", "/api/me/bots", None),
        ("POST", "/api/me/bots", {"label": "Another"}),
        ("DELETE", f"/api/me/bots/{bot['id']}", None),
    ]:
        answer = await table.ask(method, path, headers=header, json=body)
        assert answer.status_code == 403, path
        assert "only you can change your account" in answer.json()["error"]
    assert (await browser.is_who())["kind"] == "account"


async def test_nobody_has_bots_and_somebody_has_only_so_many(browser: Browser) -> None:
    assert (await browser.ask("POST", "/api/me/bots", json={"label": "Robo"}))[0] == 401
    await browser.ask("POST", "/api/guests", json={"name": "Ann"})
    for number in range(MOST_BOTS):
        assert (await browser.ask("POST", "/api/me/bots", json={"label": f"Robo {number}"}))[0] == 201
    status, answer = await browser.ask("POST", "/api/me/bots", json={"label": "One more"})
    assert (status, answer["error"]) == (400, "You have 20 bots already; revoke one first.")


# --- Limits ---


@pytest.mark.usefixtures("time_stands_still")
async def test_signing_in_far_too_often_is_refused_with_the_time_to_wait(table: Table, log: Log) -> None:
    answers = [
        await table.ask("POST", "/api/sessions", json={"name": f"Nobody {number}", "password": "x"})
        for number in range(25)
    ]
    assert [answer.status_code for answer in answers[:20]] == [401] * 20
    refused = answers[-1]
    assert refused.status_code == 429
    assert refused.headers["Retry-After"] == "5"
    assert "too often; try again in" in refused.json()["error"]


@pytest.mark.usefixtures("time_stands_still")
async def test_one_account_is_not_tried_from_everywhere(table: Table) -> None:
    tries = [await table.ask("POST", "/api/sessions", json={"name": "Ann", "password": "x"}) for _ in range(11)]
    assert [answer.status_code for answer in tries] == [401] * 10 + [429]
    someone = await table.ask("POST", "/api/sessions", json={"name": "Bob", "password": "x"})
    assert someone.status_code == 401


def test_whoever_was_idle_longest_is_forgotten_first() -> None:
    each = Allowances(1, 1, most=2, clock=lambda: 0)
    assert [each.spend(key) for key in ("Ann", "Bob", "Ann", "Eve", "Ann", "Bob")] == [0, 0, 1, 0, 1, 0]
