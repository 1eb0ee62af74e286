"""Nobody is believed, nobody can take more than a share, and nothing grows without bound."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.conftest import Log
from tests.server.guests import known_as
from tests.server.people import PATIENCE, Message, Table, bearer, on_both, open_table, play_on, think_here, until
from tests.server.test_people import CHEAP
from wildswing.formation.game import FORMATION
from wildswing.kernel.match import Match
from wildswing.server.basics.limits import Allowances, TooOften
from wildswing.server.doors import places, requests
from wildswing.server.doors.callers import address_of
from wildswing.server.doors.http.known import AT_ONCE_AND_THEN
from wildswing.server.machines import thinkers
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.people import passwords
from wildswing.server.protocol import Hint
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room
from wildswing.texts import text
from wildswing.texts.catalogues import catalogue_of

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]

FAR_AWAY = {"X-Forwarded-For": "203.0.113.7"}
"""As a web server on this machine says who calls; it is believed only from here."""


def called_from(host: str | None) -> Any:
    return cast("Any", SimpleNamespace(client=None if host is None else SimpleNamespace(host=host)))


# --- Addresses ---


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("unknown" * 20, ("unknown" * 20)[:60]),
        (None, ""),
    ],
)
def test_an_address_counts_with_all_that_its_owner_has(host: str | None, counted_as: str) -> None:
    assert address_of(called_from(host)) == counted_as


def test_of_very_many_callers_those_are_forgotten_who_did_nothing_for_longest() -> None:
    each = Allowances(1, 0.001, most=3)
    assert [each.spend(who) for who in "abc"] == [0, 0, 0]
    assert each.spend("a") > 0
    assert each.spend("d") == 0
    assert each.spend("a") > 0
    assert len(each._kept) == 3


# --- Requests ---


@pytest.mark.usefixtures("time_stands_still")
async def test_no_request_at_all_can_be_made_without_end_and_others_go_on(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(AT_ONCE_AND_THEN, "anything", (4, 0.01))
    async with open_table(database) as table:
        statuses = [
            (await table.ask("GET", path)).status_code for path in ("/api/games", "/api/schema", "/api/me/bots")
        ]
        assert statuses == [200, 200, 401]
        answers = [await table.ask("GET", "/api/games/none/sheet?name=x") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [400, 429]
        assert answers[1].headers["Retry-After"] == "100"
        assert (await table.ask("GET", "/api/games", headers=FAR_AWAY)).status_code == 200


COSTLY = {
    "list": [("POST", "/api/matches", {"game": "formation", "opponent": "open", "listed": True})],
    "replay": [
        *[("GET", f"/api/matches/nowhere/{what}", None) for what in ("replay", "record", "notation", "turning-point")],
        ("POST", "/api/replays", {"notation": ""}),
    ],
    "analysis": [("POST", "/api/matches/nowhere/analysis", {})],
    "study": [(method, "/api/matches/nowhere/analysis", None) for method in ("GET", "DELETE")],
    "look": [("GET", f"/api/{what}", None) for what in ("matches/nowhere", "matches/nowhere/watch", "lobby", "me")],
    "wish": [
        *[("POST", f"/api/matches/nowhere/{what}", None) for what in ("rematch", "return")],
        ("POST", "/api/matches/nowhere/branch", {"answers": 0, "opponent": "random"}),
        ("DELETE", "/api/lobby/nowhere", None),
    ],
}


@pytest.mark.usefixtures("time_stands_still")
@pytest.mark.parametrize(("what", "requests"), COSTLY.items())
async def test_what_costs_something_has_a_limit_of_its_own(
    database: Path, monkeypatch: pytest.MonkeyPatch, what: str, requests: list[tuple[str, str, Message | None]]
) -> None:
    monkeypatch.setitem(AT_ONCE_AND_THEN, what, (2, 0.1))
    async with open_table(database) as table:
        for number, (method, path, body) in enumerate(requests):
            caller = {"X-Forwarded-For": f"198.51.100.{number}"}
            answers = [await table.ask(method, path, json=body, headers=caller) for _ in range(3)]
            assert [answer.status_code == 429 for answer in answers] == [False, False, True]
            assert answers[-1].headers["Retry-After"] == "10"


async def test_nobody_can_keep_the_owner_of_an_account_out(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tries passwords is refused; who knows it signs in from elsewhere."""
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    known = {"name": "Ann", "password": "a long password"}
    assert (await table.ask("POST", "/api/accounts", json=known)).status_code == 201
    tries = [await table.ask("POST", "/api/sessions", json={**known, "password": "x"}) for _ in range(14)]
    assert [answer.status_code for answer in tries] == [401] * 10 + [429] * 4
    assert (await table.ask("POST", "/api/sessions", json=known, headers=FAR_AWAY)).status_code == 201


@pytest.mark.parametrize("origin", ["null", "http://elsewhere.example", "http://127.0.0.1:1", "file://", "http://["])
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/guests"), ("POST", "/api/quick"), ("DELETE", "/api/sessions/all")]
)
async def test_a_page_of_another_site_changes_nothing(one_table: Table, method: str, path: str, origin: str) -> None:
    answer = await one_table.ask(method, path, headers={"Origin": origin, **FAR_AWAY})
    assert answer.status_code == 403
    assert "Set-Cookie" not in answer.headers


async def test_a_page_that_came_unencrypted_does_not_call_an_encrypted_table(one_table: Table) -> None:
    host = one_table.address.removeprefix("http://")
    for origin, status in ((f"http://{host}", 403), (f"https://{host}", 200)):
        answer = await one_table.ask("GET", "/api/me", headers={"Origin": origin, "X-Forwarded-Proto": "https"})
        assert answer.status_code == status


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /api/me HTTP/1.1\r\nHost: ", b"POST /api/guests HTTP/1.1\r\nHost: %s\r\nContent-Length: 99\r\n\r\n{"],
)
async def test_a_request_that_does_not_arrive_is_not_waited_for(
    table: Table, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    seat = await table.begin(seed="6")
    # Long enough for a request that comes at once, on a slow machine.
    monkeypatch.setattr(requests, "REQUEST_TIME", 0.5)
    monkeypatch.setattr(requests, "SILENCE", 0.5)
    host = table.address.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(sent.replace(b"%s", host.encode()))
    with contextlib.suppress(ConnectionError):
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
    writer.close()
    async with table.sit(seat) as visitor:
        await visitor.question()
        await asyncio.sleep(0.6)  # a line is no request that is late
        assert (await visitor.answer(1, 0))["type"] == "accepted"


async def test_a_request_whose_head_has_no_end_is_cut_off(one_table: Table) -> None:
    reader, writer = await asyncio.open_connection(*one_table.address.removeprefix("http://").split(":"))
    writer.write(b"GET /api/me HTTP/1.1\r\nX-Long: ")
    with contextlib.suppress(ConnectionError):
        for _ in range(100):
            writer.write(b"x" * 10_000)
            await writer.drain()
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
    writer.close()
    assert (await one_table.ask("GET", "/api/games")).status_code == 200


# --- Lines ---


async def test_one_address_has_its_share_of_the_lines(table: Table, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "LINES_EACH", 2)
    seat = await table.begin(seed="6")
    async with table.sit(seat) as one, table.sit(seat) as two:
        await one.question()
        await two.question()
        async with table.line(seat["match"]) as third:
            sentence = await third.farewell()
            assert sentence == "2 pages are open from where you are; close some, then reload this one."
    await until(lambda: not table.referee.rooms.at_hand[seat["match"]].pages)
    async with table.sit(seat) as again:
        await play_on(again, answers=2)
    assert len(log.lines) == 1


async def test_lines_are_not_opened_without_end(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AT_ONCE_AND_THEN, "line", (3, 0.001))
    async with open_table(database) as table:
        seat = await table.begin(seed="6")
        for _ in range(3):
            async with table.sit(seat) as visitor:
                await visitor.question()
        async with table.line(seat["match"]) as visitor:
            assert "too often" in await visitor.farewell()


@pytest.mark.parametrize("how", ["play", "watch"])
async def test_a_line_of_another_site_is_sent_away(one_table: Table, how: str) -> None:
    seat = await one_table.begin(seed="6")
    for origin in ("null", "http://elsewhere.example"):
        async with one_table.line(seat["match"], origin, how) as visitor:
            await visitor.say({"type": "hello", "token": seat["token"]})
            assert "may not play here" in await visitor.farewell()
            assert len(visitor.frames) == 1


async def test_a_page_says_what_it_likes_of_its_language_and_nothing_is_kept_of_it(one_table: Table) -> None:
    seat = await one_table.begin(seed="6")
    room, _ = await one_table.referee.find(seat["match"], seat["token"])
    for number in range(5):
        async with one_table.watch(seat["match"], language=f"tongue {number}") as visitor:
            assert (await visitor.hear_until("table"))["question"] is None
    assert set(room.gallery.last) == {"en"}
    assert catalogue_of("tongue 9") is catalogue_of("en")


async def test_nobody_can_spoil_the_numbers_of_others_who_watch(one_table: Table) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.watch(seat["match"], seen=2**31) as visitor:
        await visitor.hear_until("table")
    async with one_table.watch(seat["match"]) as visitor:
        number = (await visitor.hear_until("table"))["number"]
    async with one_table.watch(seat["match"], seen=number) as visitor:
        assert (await visitor.hear())["type"] == "welcome"


async def test_whoever_is_sent_away_does_nothing_more_even_without_reading_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = await table.begin(seed="6")
    room, _ = await table.referee.find(seat["match"], seat["token"])
    async with table.sit(seat) as visitor:
        await visitor.question()
        (page,) = room.pages
        monkeypatch.setattr(page, "_put", lambda _: None)  # as if the line were full
        page.send_away(text("Go."))
        await visitor.say({"type": "answer", "question": 1, "option": 0})
        await visitor.say({"type": "resign"})
        await asyncio.sleep(0.1)
        assert (room.written, room.match.answers) == (0, [])


# --- What costs much ---


@pytest.mark.parametrize(
    ("game", "agent", "most"),
    [
        ("exceed", "search:600s", "search:2000"),
        ("exceed", "search:1000000", "search:2000"),
        ("formation", "solver:10000", "solver:100"),
    ],
)
async def test_no_agent_thinks_so_long_that_those_of_others_wait(
    one_table: Table, game: str, agent: str, most: str
) -> None:
    answer = await one_table.ask("POST", "/api/matches", json={"game": game, "opponent": agent})
    reason = f"“{agent}” thinks too long for a table with others; choose at most {most}."
    assert (answer.status_code, answer.json()) == (400, {"error": reason})
    for quick in (most, f"{most.partition(':')[0]}", "search:1s"):
        await one_table.begin(game=game, opponent=quick, seat=0, seed=None)


async def test_hints_are_thought_about_one_at_a_time_and_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again, from another page or in passing, has no other worker think, so agents find one."""
    thinking: list[str] = []
    is_asked, may_end = asyncio.Event(), asyncio.Event()

    async def ponder(self: Thinkers, function: Any, *arguments: object) -> object:
        if function is thinkers.think:
            await is_asked.wait()
            return 0
        thinking.append(function.__name__)
        await may_end.wait()
        return Hint(1, 0, "Do this.", ())

    monkeypatch.setattr(Thinkers, "_work", ponder)
    seats = [await table.begin(game="exceed", opponent="greedy", seed=seed) for seed in ("1", "2", "3")]
    async with table.sit(seats[0]) as one, table.sit(seats[0]) as same, table.sit(seats[1]) as other:
        for visitor in (one, same, other):
            await visitor.question()
            await visitor.say({"type": "ask hint"})
            await until(lambda: bool(thinking))
            # What the opponent answers in secret meanwhile leaves the question as it was.
            is_asked.set()
            await table.agents_rest(seats[0])
        async with table.sit(seats[2]) as passing:
            await passing.question()
            await passing.say({"type": "ask hint"})
            await until(lambda: table.referee.thinkers._beside.waiting == 3)
        assert thinking == ["advise"]
        may_end.set()
        for visitor in (one, same, other):
            assert (await visitor.hear_until("hint"))["sentence"] == "Do this."
    await until(lambda: table.referee.thinkers._beside.waiting == 0)
    assert thinking == ["advise"] * 3


async def test_when_too_many_wait_for_hints_and_replays_the_next_one_is_told_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "MOST_WAITING", 2)
    few = Thinkers(think_here)
    may_end = Event()
    waiting = [asyncio.create_task(few.retell(may_end.wait)) for _ in range(2)]
    await until(lambda: few._beside.waiting == 2)
    with pytest.raises(TooOften, match="hints and replays") as refusal:
        await few.retell(may_end.wait)
    assert refusal.value.wait == 5
    may_end.set()
    assert await asyncio.gather(*waiting) == [True, True]
    assert await few.retell(may_end.is_set)
    few.close()


async def test_hints_have_a_limit(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AT_ONCE_AND_THEN, "hint", (2, 0.001))
    async with open_table(database) as table:
        seat = await table.begin(game="exceed", opponent="greedy", seed="1")
        async with table.sit(seat) as visitor:
            await visitor.question()
            for _ in range(3):
                await visitor.say({"type": "ask hint"})
            kinds = [(await visitor.hear_until("hint", "refused"))["type"] for _ in range(3)]
            assert kinds == ["hint", "hint", "refused"]


# --- Seats and names ---


@on_both
async def test_a_bot_whose_token_is_revoked_loses_its_seats_and_its_lines(url: str) -> None:
    """At once, at every worker; the seats of its person elsewhere, and the match itself, stay."""
    async with open_workers(url) as (one, other), known_as(one, "Ann") as ann:
        bot = await ann.post("/api/me/bots", label="Robo")
        headers = {"Authorization": f"Bearer {bot['token']}"}
        wish = {"game": "formation", "opponent": "random", "seed": "6"}
        seat = (await other.ask("POST", "/api/matches", json=wish, headers=headers)).json()
        own = await ann.post("/api/matches", **wish)
        async with other.sit(seat) as line, one.sit(own) as page:
            await line.question()
            await page.question()
            assert await ann.ask("DELETE", f"/api/me/bots/{bot['id']}") == (204, None)
            assert "goes on there" in await line.farewell()
            assert (await page.answer(1, 0))["type"] == "accepted"
        assert (await other.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(seat))).status_code == 403
        back = await ann.post(f"/api/matches/{seat['match']}/return")
        async with one.sit(back) as page:
            assert (await play_on(page, answers=2))["outcome"] is None


@asynccontextmanager
async def open_workers(url: str) -> AsyncIterator[tuple[Table, Table]]:
    """Two workers of one table, or one that is both where a file has only one."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(open_table(url))
        yield one, await stack.enter_async_context(open_table(url)) if url.startswith("postgresql") else one


async def test_nobody_joins_the_own_match_in_the_lobby(table: Table) -> None:
    async with known_as(table, "Ann") as ann:
        seat = await ann.post("/api/matches", game="formation", opponent="open", listed=True)
        status, answer = await ann.ask("POST", f"/api/lobby/{seat['match']}/seats")
        assert (status, answer["error"]) == (
            409,
            "You are waiting in this match yourself; somebody else has to join it.",
        )
        (listed,) = await ann.get("/api/lobby")
        assert listed["open"] == [1]


async def test_nobody_deals_the_cards_of_a_match_in_the_lobby(table: Table) -> None:
    wish = {"game": "formation", "opponent": "open", "listed": True, "seed": "5"}
    answer = await table.ask("POST", "/api/matches", json=wish)
    assert (answer.status_code, "knows all cards" in answer.json()["error"]) == (400, True)
    assert (await table.ask("GET", "/api/lobby")).json() == []


async def test_whoever_has_given_up_takes_back_nothing_of_the_agent_that_plays_on() -> None:
    match = Match(FORMATION, "6")
    room = Room("x", match, [Keeper(token_hash="a"), Keeper(token_hash="b")])
    seat = match.asks[0].seat
    room.take(Entry(seat, 0))
    assert room.may_take_back(seat)
    room.seats[seat].keeper = Keeper(token_hash="a", stand_in="fighter", gave_up=True)
    assert not room.may_take_back(seat)


@on_both
async def test_letters_that_no_database_knows_are_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    async with open_table(url) as table:
        who = {"name": "a\x00b", "password": "a long password"}
        for method, path, body, status in [
            ("POST", "/api/sessions", who, 401),
            ("POST", "/api/accounts", who, 400),
            ("POST", "/api/guests", {"name": "a\x00b"}, 400),
            ("POST", "/api/quick", {"game": "a\x00b"}, 400),
            ("POST", "/api/lobby/a%00b/seats", None, 404),
            ("GET", "/api/matches/a%00b/replay", None, 404),
            ("GET", "/api/matches/%ff/watch", None, 404),
            ("POST", "/api/matches/a%00b/seats", {"invitation": "a\x00b"}, 404),
        ]:
            answer = await table.ask(method, path, json=body)
            assert (path, answer.status_code) == (path, status)
            assert list(answer.json()) == ["error"]


async def test_no_answer_and_no_log_repeats_a_secret(table: Table, log: Log) -> None:
    """Whatever is wrong with a request, what it holds of tokens and passwords stays there."""
    secret = "Zyx-9876-secret"
    opened = {"Authorization": f"Bearer {secret}"}
    seat = await table.begin(opponent="open")
    answers = [
        await table.ask("POST", "/api/sessions", json={"name": "Ann", "password": secret}),
        await table.ask("POST", "/api/accounts", json={"name": "", "password": secret}),
        await table.ask("POST", "/api/accounts", json={"name": "Ann", "password": [secret]}),
        await table.ask("POST", "/api/accounts", json={"name": "Ann", "pass": 1, "password": secret}),
        await table.ask("POST", f"/api/matches/{seat['match']}/seats", json={"invitation": secret}),
        await table.ask("GET", f"/api/matches/{seat['match']}", headers=opened),
        await table.ask("GET", "/api/me", headers=opened),
        await table.ask("GET", "/api/me", headers={"Cookie": f"wildswing={secret}"}),
    ]
    assert [answer.status_code for answer in answers] == [401, 400, 400, 400, 403, 403, 401, 200]
    async with table.line(seat["match"]) as visitor:
        await visitor.say({"type": "hello", "token": secret})
        assert secret not in await visitor.farewell()
    assert not any(secret in answer.text or secret in str(answer.headers) for answer in answers)
    assert log.lines
    assert secret not in log.getvalue()


def test_the_page_writes_no_markup_of_its_own_and_runs_no_text() -> None:
    """Svelte escapes whatever is in braces; these would not."""
    sources = [path for ending in ("svelte", "ts") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    assert len(sources) > 50
    dangerous = ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function(")
    assert [(path.name, word) for path in sources for word in dangerous if word in path.read_text("utf-8")] == []
