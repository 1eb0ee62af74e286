"""Keeping order: roles, bans, names, matches that are ended, reports with their records, and the list of orders."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.guests import Guest
from tests.server.people import Message, Table, on_both, play_on
from tests.server.test_accounts import ANN, Visits, cheap_hashes, is_who, status_of, with_factor
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game
from wildswing.server.keeping.sql_tables import MATCHES, PEOPLE, REPORTS
from wildswing.server.referee.desk import Desk

__all__ = ["cheap_hashes"]  # a fixture

pytestmark = pytest.mark.anyio

MAX = {"name": "Max", "password": "correct horse"}


@pytest.fixture
async def visits(table: Table) -> AsyncIterator[Visits]:
    async with AsyncExitStack() as stack:
        yield Visits(table, stack)


@pytest.fixture
def desk(table: Table) -> Desk:
    return Desk(table.referee.storage, table.referee.rooms)


async def max_as(role: str, visits: Visits, desk: Desk) -> Guest:
    """Returns the browser of somebody with a role and a second factor."""
    browser = await visits.browser()
    await browser.post("/api/accounts", **MAX)
    await desk.carry_out("appoint", {"name": "Max", "role": role})
    await with_factor(browser)
    return browser


async def order(browser: Guest, what: str, **details: str) -> tuple[int, Any]:
    return await browser.ask("POST", "/api/order", json={"order": what, "details": details})


async def against_bob(table: Table, ann: Guest, bob: Guest) -> tuple[Message, Message]:
    """Has Ann and Bob begin a match."""
    mine = await ann.post("/api/matches", game="formation", opponent="open", listed=True)
    his: Message = await bob.post(f"/api/lobby/{mine['match']}/seats")
    async with table.sit(mine) as page, table.sit(his) as other:
        await page.hear_until("table")
        await other.hear_until("table")
    return mine, his


# --- Roles ---


@on_both
async def test_a_role_counts_with_a_second_factor_alone(visits: Visits, desk: Desk) -> None:
    browser = await visits.browser()
    await browser.post("/api/accounts", **MAX)
    assert (await order(browser, "orders"))[0] == 403
    said = await desk.carry_out("appoint", {"name": "max", "role": "operator"})
    assert said == "Max is operator now. The role counts once the account has a second factor."
    assert (await order(browser, "orders"))[0] == 403
    await with_factor(browser)
    assert (await order(browser, "orders"))[0] == 201
    await desk.carry_out("appoint", {"name": "max", "role": "nobody"})
    assert (await order(browser, "orders"))[0] == 403


async def test_a_moderator_may_less_than_an_operator_and_neither_all(visits: Visits, desk: Desk) -> None:
    await visits.ann()
    moderator = await max_as("moderator", visits, desk)
    for what, details in [
        ("ban", {"name": "Ann", "days": "0", "why": "x"}),
        ("ban", {"name": "Ann", "days": "31", "why": "x"}),
        ("registration", {"value": "closed"}),
        ("orders", {}),
        ("reset", {"name": "Ann"}),
        ("appoint", {"name": "Max", "role": "operator"}),
        ("backup", {"path": "/tmp/x"}),
        ("rename", {"name": "Max", "to": "Moritz"}),
    ]:
        assert (await order(moderator, what, **details))[0] == 403, what
    assert (await order(moderator, "ban", name="Ann", days="30", why="x"))[0] == 201
    await desk.carry_out("appoint", {"name": "Max", "role": "operator"})
    for what, details in [("reset", {"name": "Ann"}), ("backup", {"path": "/tmp/x"}), ("delete", {"name": "Ann"})]:
        assert (await order(moderator, what, **details))[0] == 403, what
    assert (await order(moderator, "rename", name="Max", to="Moritz"))[0] == 403  # for an operator is touched by none
    assert (await order(moderator, "registration", value="closed"))[0] == 201


async def test_nobody_else_keeps_order(table: Table, visits: Visits) -> None:
    ann = await visits.ann()
    bot = await ann.post("/api/me/bots", label="Robo")
    header = {"Authorization": f"Bearer {bot['token']}"}
    for method, path in [("GET", "order/reports"), ("GET", "order/reports/x/record"), ("POST", "order")]:
        body = {"order": "orders"} if method == "POST" else None
        assert (await ann.ask(method, f"/api/{path}", json=body))[0] == 403
        assert (await table.ask(method, f"/api/{path}", json=body)).status_code == 401
        assert (await table.ask(method, f"/api/{path}", json=body, headers=header)).status_code == 403


@pytest.mark.parametrize(
    ("what", "details", "words"),
    [
        ("ban", {"name": "Ann"}, "missing a required argument: 'days'"),
        ("ban", {"name": "Ann", "days": "many", "why": "x"}, "“many” is no number for days"),
        ("ban", {"name": "Nobody", "days": "1", "why": "x"}, "No account is called “Nobody”"),
        ("ban", {"name": "#nobody", "days": "1", "why": "x"}, "No account is called"),
        ("appoint", {"name": "Ann", "role": "king"}, "“king” is no role; say operator, moderator or nobody"),
        ("registration", {"value": "ajar"}, "Registration is open or closed, not “ajar”"),
        ("close", {"report": "none"}, "There is no report “none”"),
        ("end", {"match": "nowhere"}, "There is no match “nowhere”"),
        ("carry_out", {}, "knows no order"),
    ],
)
async def test_an_order_with_a_mistake_is_refused_and_not_written_down(
    visits: Visits, desk: Desk, what: str, details: dict[str, str], words: str
) -> None:
    await visits.ann()
    with pytest.raises(WildswingError, match=words):
        await desk.carry_out(what, details)
    assert await desk.orders() == "Nothing was ordered yet."


# --- Bans, names, registration ---


@on_both
async def test_whoever_is_banned_is_out_at_once_and_loses_what_goes_on(
    table: Table, visits: Visits, desk: Desk
) -> None:
    ann, bob = await visits.ann(), await visits.browser()
    await bob.post("/api/guests", name="Bob")
    bot = await ann.post("/api/me/bots", label="Robo")
    mine, his = await against_bob(table, ann, bob)
    async with table.sit(mine) as page, table.sit(his) as other:
        await page.hear_until("table")
        said = await desk.carry_out("ban", {"name": "Ann", "days": "0", "why": "Too loud."})
        assert said == "Ann may not come in until 9999-12-31."
        await page.farewell()
        end = await other.hear_until("table")
        while end["outcome"] is None:
            end = await other.hear_until("table")
    assert end["outcome"]["winners"] == [his["seat"]]
    assert await is_who(ann) == ""
    header = {"Authorization": f"Bearer {bot['token']}"}
    assert (await table.ask("GET", "/api/me", headers=header)).status_code == 401
    assert await status_of(ann, "/api/sessions", **{**ANN, "password": "wrong horse"}) == 401
    status, answer = await ann.ask("POST", "/api/sessions", json=ANN)
    assert (status, answer["error"]) == (403, "This account may not come in until 9999-12-31: Too loud.")
    code = await desk.carry_out("reset", {"name": "Ann"})
    wish = {"name": "Ann", "reset_code": code, "password": "battery staple"}
    assert await status_of(ann, "/api/sessions/reset", **wish) == 403
    await desk.carry_out("unban", {"name": "Ann"})
    assert await status_of(ann, "/api/sessions", **ANN) == 201


@on_both
async def test_a_guest_is_banned_by_the_sign_in_a_report(table: Table, visits: Visits, desk: Desk) -> None:
    ann, bob = await visits.ann(), await visits.browser()
    await bob.post("/api/guests", name="Bob")
    _, his = await against_bob(table, ann, bob)
    assert await status_of(ann, "/api/reports", match=his["match"], seat=his["seat"], words="Rude") == 204
    (report,) = await (await max_as("moderator", visits, desk)).get("/api/order/reports")
    await desk.carry_out("ban", {"name": report["person"], "days": "3", "why": "x"})
    assert await is_who(bob) == ""


@on_both
async def test_another_name_is_shown_at_all_matches(table: Table, visits: Visits, desk: Desk) -> None:
    ann, bob = await visits.ann(), await visits.browser()
    await bob.post("/api/guests", name="Bob")
    mine, _ = await against_bob(table, ann, bob)
    over = await ann.post("/api/matches", game="formation", opponent="random", seed="5")
    async with table.sit(over) as page:
        await play_on(page)
    del table.referee.rooms.at_hand[over["match"]]
    with pytest.raises(WildswingError, match="“Ann” is taken"):
        await desk.carry_out("rename", {"name": "Ann", "to": "Ann"})
    assert await desk.carry_out("rename", {"name": "Ann", "to": "Zoe"}) == "Ann is called Zoe now."
    assert await is_who(ann) == "Zoe"
    assert "Ann" not in str(await table.referee.storage.rows(select(MATCHES.c.seats)))
    watched = await table.ask("GET", f"/api/matches/{mine['match']}/watch")
    assert "Zoe" in watched.json()["people"]
    other = await visits.browser()
    assert await status_of(other, "/api/sessions", **ANN) == 401
    assert await status_of(other, "/api/sessions", **{**ANN, "name": "zoe"}) == 201


async def test_registration_is_closed_and_opened(visits: Visits, desk: Desk) -> None:
    browser = await visits.browser()
    await desk.carry_out("registration", {"value": "closed"})
    status, answer = await browser.ask("POST", "/api/accounts", json=ANN)
    assert (status, "play as a guest" in answer["error"]) == (403, True)
    assert await status_of(browser, "/api/guests", name="Ann") == 201
    await desk.carry_out("registration", {"value": "open"})
    assert await status_of(browser, "/api/accounts", **ANN) == 201


async def test_a_host_deletes_somebody(table: Table, visits: Visits, desk: Desk) -> None:
    await visits.ann()
    await desk.carry_out("delete", {"name": "Ann"})
    assert await table.referee.storage.rows(select(PEOPLE)) == []


# --- Matches and reports ---


@on_both
async def test_a_match_is_ended_for_a_seat_or_deleted(table: Table, visits: Visits, desk: Desk) -> None:
    ann, bob = await visits.ann(), await visits.browser()
    await bob.post("/api/guests", name="Bob")
    mine, his = await against_bob(table, ann, bob)
    with pytest.raises(WildswingError, match="“7” is no number for the seat"):
        await desk.carry_out("end", {"match": mine["match"], "seat": "7"})
    await desk.carry_out("end", {"match": mine["match"], "seat": str(his["seat"])})
    assert [one["result"] for one in await ann.get("/api/me/history")] == ["won"]
    mine, _ = await against_bob(table, ann, bob)
    async with table.sit(mine) as page:
        await page.hear_until("table")
        await desk.carry_out("end", {"match": mine["match"]})
        assert await page.farewell() == "This match was deleted; start a new one."
    assert (await table.ask("GET", f"/api/matches/{mine['match']}/watch")).status_code == 404


@on_both
async def test_a_report_has_the_record_of_the_match_once_it_is_over(table: Table, visits: Visits, desk: Desk) -> None:
    ann, bob = await visits.ann(), await visits.browser()
    await bob.post("/api/guests", name="Bob")
    mine, his = await against_bob(table, ann, bob)
    wish = {"match": mine["match"], "seat": his["seat"], "words": "Stalls."}
    assert await status_of(await visits.browser(), "/api/reports", **wish) == 401
    assert await status_of(ann, "/api/reports", **{**wish, "seat": 5}) == 409
    assert await status_of(ann, "/api/reports", **wish) == 204
    moderator = await max_as("moderator", visits, desk)
    (report,) = await moderator.get("/api/order/reports")
    assert (report["name"], report["words"], report["match"]) == ("Bob", "Stalls.", mine["match"])
    path = f"/api/order/reports/{report['id']}/record"
    assert (await moderator.ask("GET", path))[0] == 409  # for it would show hidden cards
    await desk.carry_out("end", {"match": mine["match"], "seat": str(his["seat"])})
    cookie = {"Cookie": f"wildswing={moderator.cookies['wildswing']}"}
    answer = await table.ask("GET", path, headers=cookie)
    assert read(answer.content, find_game).match.game.name == "formation"
    await desk.carry_out("end", {"match": mine["match"]})
    assert (await table.ask("GET", path, headers=cookie)).content == answer.content
    assert report["id"] in await desk.reports()
    assert (await order(moderator, "close", report=report["id"]))[0] == 201
    assert (await order(moderator, "close", report=report["id"]))[0] == 404
    assert await moderator.get("/api/order/reports") == []
    assert len(await table.referee.storage.rows(select(REPORTS))) == 1


async def test_all_that_was_ordered_is_listed_with_who_did(visits: Visits, desk: Desk) -> None:
    await visits.ann()
    operator = await max_as("operator", visits, desk)
    code = await desk.carry_out("reset", {"name": "Ann"})
    await order(operator, "ban", name="Ann", days="2", why="x")
    _, listed = await order(operator, "orders")
    newest, *_, first = listed["said"].splitlines()
    assert newest.endswith('Max: ban {"name":"Ann","days":"2","why":"x"}')
    assert first.endswith('host: appoint {"name":"Max","role":"operator"}')
    assert code not in listed["said"]


# --- The page of those who keep order ---


@on_both
async def test_the_list_of_orders_is_read_by_people_with_a_role_alone(visits: Visits, desk: Desk) -> None:
    ann = await visits.ann()
    assert await status_of_get(ann, "/api/order/log") == 403
    assert (await ann.get("/api/me"))["role"] == ""
    moderator = await max_as("moderator", visits, desk)
    assert (await moderator.get("/api/me"))["role"] == "moderator"
    assert (await order(moderator, "rename", name="Ann", to="Anna", why="A slip of the pen."))[0] == 201
    assert (await order(moderator, "mute", name="Anna", days="31", why="x"))[0] == 403
    noted = (await moderator.get("/api/order/log"))[0]
    assert (noted["who"], noted["what"]) == ("Max", "rename")
    assert noted["details"] == {"name": "Ann", "to": "Anna", "why": "A slip of the pen."}


async def status_of_get(browser: Guest, path: str) -> int:
    return (await browser.ask("GET", path))[0]


async def test_a_report_says_what_became_of_its_match(table: Table, visits: Visits, desk: Desk) -> None:
    ann, bob = await visits.ann(), await visits.browser()
    moderator = await max_as("moderator", visits, desk)
    mine, _ = await against_bob(table, ann, bob)
    await ann.ask("POST", "/api/reports", json={"match": mine["match"], "seat": 1, "words": "He is slow."})
    states = []
    for details in ({"seat": "1"}, {}):
        states.append((await moderator.get("/api/order/reports"))[0]["state"])
        assert (await order(moderator, "end", match=mine["match"], why="Slow.", **details))[0] == 201
    states.append((await moderator.get("/api/order/reports"))[0]["state"])
    assert states == ["running", "over", "deleted"]
