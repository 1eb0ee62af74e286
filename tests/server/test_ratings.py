"""Ratings: which matches count, what they do, and that each counts once."""

import asyncio
import random
import signal
from collections import Counter
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from tests.server.guests import Guest, known_as
from tests.server.people import PATIENCE, Table, on_both
from tests.server.rivals import beat, dealt, give_up, rated_in, ratings_in, rivals, seated
from tests.server.test_killed import free_port, process
from tests.server.test_people import CHEAP
from wildswing.exiled.game import EXILED
from wildswing.exiled.page.presenter import ExiledPresenter
from wildswing.server.basics.skill import BEGINNING, UNKNOWN, Skill, after_match
from wildswing.server.keeping.sql_tables import MATCHES, RATED, RATINGS
from wildswing.server.keeping.storage import open_storage, url_of
from wildswing.server.keeping.troubles import DatabaseTrouble
from wildswing.server.people import passwords
from wildswing.server.protocol import MatchWish
from wildswing.server.referee.desk import Desk

pytestmark = pytest.mark.anyio

DUEL = (("Hedina",), ("Nahtha",))


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", CHEAP)


@pytest.fixture
async def two(table: Table) -> Any:
    async with rivals(table, "Ann", "Bob") as both:
        yield both


# --- What a match does ---


def test_a_win_is_worth_more_against_somebody_stronger_and_the_better_one_is_known_the_less_it_moves() -> None:
    strong, weak = Skill(1800, 80), Skill(1300, 80)
    surprise, _ = after_match(weak, strong, 1.0)
    expected, _ = after_match(strong, weak, 1.0)
    assert surprise.rating - weak.rating > expected.rating - strong.rating > 0
    unknown, known = after_match(Skill(), Skill(BEGINNING, 60), 1.0)
    assert unknown.rating - BEGINNING > BEGINNING - known.rating > 0
    assert unknown.deviation < UNKNOWN
    assert after_match(Skill(), Skill(), 0.5)[0].rating == pytest.approx(BEGINNING)


@on_both
async def test_a_match_of_two_accounts_changes_both_ratings_and_everybody_sees_it(
    table: Table, two: list[Guest]
) -> None:
    ann, bob = two
    match = await beat(table, ann, bob)
    board = await bob.get("/api/ratings/formation")
    assert [(line["name"], line["is_me"], line["is_machine"]) for line in board["lines"]] == [
        ("Ann", False, False),
        ("Bob", True, False),
    ]
    first, second = board["lines"]
    assert first["rating"] > 1500 > second["rating"]
    assert all(line["provisional"] and line["matches"] == 1 and 0 < line["deviation"] < 250 for line in board["lines"])
    changes = await ann.get(f"/api/matches/{match}/ratings")
    assert changes == [
        {"seat": 0, "before": 1500, "after": first["rating"]},
        {"seat": 1, "before": 1500, "after": second["rating"]},
    ]
    assert (await ann.get("/api/ratings/exceed"))["lines"] == []


async def test_a_fighter_has_ratings_of_its_own(table: Table, two: list[Guest]) -> None:
    ann, bob = two
    await beat(table, ann, bob, game="exceed", brings="Sol")
    board = await ann.get("/api/ratings/exceed")
    assert board["brings"] == ["Ky Kiske", "Sol Badguy"]
    assert len(board["lines"]) == 2
    by_fighter = {name: await ann.get(f"/api/ratings/exceed?brought={name}") for name in board["brings"]}
    assert {name: [line["name"] for line in one["lines"]] for name, one in by_fighter.items()} == {
        "Ky Kiske": ["Bob"],
        "Sol Badguy": ["Ann"],
    }


async def test_a_rating_is_provisional_until_ten_matches_against_three_others(table: Table) -> None:
    async with rivals(table, "Ann", "Bob") as (ann, bob):
        await beat(table, ann, bob)
        storage = table.referee.storage
        for matches, opponents, provisional in ((9, 3, True), (10, 2, True), (10, 3, False)):
            await storage.write(update(RATINGS).values(matches=matches, opponents=opponents))
            lines = (await ann.get("/api/ratings/formation"))["lines"]
            assert {line["provisional"] for line in lines} == {provisional}
        await storage.write(update(RATINGS).where(RATINGS.c.rating > 1500).values(matches=3))
        lines = (await ann.get("/api/ratings/formation"))["lines"]
        assert [line["name"] for line in lines] == ["Bob", "Ann"]  # the provisional one comes last


# --- Which matches count ---


async def is_offered_as_rated(guest: Guest, match: str) -> bool:
    return bool((await guest.get(f"/api/matches/{match}/watch"))["rated"])


@pytest.mark.parametrize("names", [("Ann", "guest"), ("guest", "Bob")])
async def test_a_guest_is_not_rated(table: Table, names: tuple[str, str]) -> None:
    async with AsyncExitStack() as stack:
        people = []
        for name in names:
            if name == "guest":
                people.append(await stack.enter_async_context(known_as(table, "Somebody")))
            else:
                people += await stack.enter_async_context(rivals(table, name))
        seat, other = await seated(people[0], people[1])
        assert not await is_offered_as_rated(people[0], seat["match"])
        await dealt(table, seat, other)
        await give_up(table, other)
    assert await rated_in(table.referee.storage) == []


async def test_a_chosen_seed_is_not_rated(table: Table, two: list[Guest]) -> None:
    seat, other = await seated(*two, seed="5")
    assert not await is_offered_as_rated(two[0], seat["match"])
    await give_up(table, other)
    assert await rated_in(table.referee.storage) == []


async def test_nobody_is_rated_against_themselves(table: Table, two: list[Guest]) -> None:
    seat, other = await seated(two[0], two[0])
    await dealt(table, seat, other)
    await give_up(table, other)
    assert await rated_in(table.referee.storage) == []


@pytest.mark.parametrize(("by_hand", "rated"), [(True, False), (False, True)])
async def test_a_throw_by_hand_is_not_rated(table: Table, two: list[Guest], by_hand: bool, rated: bool) -> None:
    seat, _ = await seated(*two, game="exiled", choices={"hand": by_hand, "teams": DUEL})
    assert await is_offered_as_rated(two[0], seat["match"]) == rated
    wish = MatchWish("exiled", opponent="open", choices={"hand": by_hand, "teams": DUEL})
    presenter = ExiledPresenter()
    assert presenter.is_comparable(presenter.setup(EXILED, wish)) == rated


async def test_what_waits_in_the_lobby_says_whether_it_is_rated(table: Table, two: list[Guest]) -> None:
    ann, bob = two
    await ann.post("/api/matches", game="formation", opponent="open", listed=True)
    async with known_as(table, "Somebody") as guest:
        await guest.post("/api/matches", game="formation", opponent="open", listed=True)
    assert {one["host"]: one["rated"] for one in await bob.get("/api/lobby")} == {
        "Ann": True,
        "Somebody (guest)": False,
    }


async def test_a_machine_is_rated_by_people_and_people_not_by_machines(table: Table, two: list[Guest]) -> None:
    ann, _ = two
    for opponent in ("random", "solver:10"):
        seat = await ann.post("/api/matches", game="formation", opponent=opponent)
        await dealt(table, seat)
        await give_up(table, seat)
    (line,) = (await ann.get("/api/ratings/formation"))["lines"]
    assert (line["name"], line["is_machine"]) == ("random", True)
    assert line["rating"] > 1500


async def test_the_same_two_count_three_times_a_week(table: Table) -> None:
    async with rivals(table, "Ann", "Bob", "Cid") as (ann, bob, cid):
        storage = table.referee.storage
        for _ in range(5):
            await beat(table, ann, bob)
        assert len(await rated_in(storage)) == 2 * 3
        await beat(table, cid, bob)
        assert len(await rated_in(storage)) == 2 * 4
        await storage.write(update(RATED).values(at="2020-01-01T00:00:00+00:00"))
        await beat(table, bob, ann)
        assert len(await rated_in(storage)) == 2 * 5
        opponents = {row.matches: row.opponents for row in await ratings_in(storage)}
        assert opponents == {4: 1, 5: 2, 1: 1}


async def test_whoever_leaves_it_to_a_machine_has_lost(table: Table, two: list[Guest]) -> None:
    seat, other = await seated(*two)
    await dealt(table, seat, other)
    room = table.referee.rooms.at_hand[seat["match"]]
    (first, second) = room.keepers
    room.seat_people([replace(first, stand_in="random"), second])
    await give_up(table, other)
    shares = [row.share for row in await rated_in(table.referee.storage)]
    assert shares == [0.0, 1.0]


# --- Once, whatever happens ---


@on_both
async def test_a_match_whose_end_is_not_written_is_not_rated_either(
    table: Table, two: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, other = await seated(*two)
    await dealt(table, seat, other)

    async def fail(*_: object) -> None:
        raise DatabaseTrouble("The disk fails.")

    storage = table.referee.storage
    async with table.sit(other) as loser:
        await loser.hear_until("table")
        with monkeypatch.context() as broken:
            broken.setattr(storage.database, "tell", fail)  # the last that is done before the commit
            await loser.say({"type": "resign"})
            assert (await loser.hear_until("refused", "table"))["type"] == "refused"
    assert await rated_in(storage) == []
    assert await ratings_in(storage) == []
    await give_up(table, other)
    assert len(await rated_in(storage)) == 2
    assert [row.matches for row in await ratings_in(storage)] == [1, 1]


async def test_a_match_that_ends_at_two_workers_at_once_counts_once(
    postgres_workers: tuple[Table, Table],
) -> None:
    one, other = postgres_workers
    async with rivals(one, "Ann", "Bob", "Cid") as people:
        pairs = [(0, 1), (1, 2), (2, 0), (0, 2)]
        seats = [await seated(people[a], people[b]) for a, b in pairs]
        for both in seats:
            await dealt(one, *both)
        losers = [(worker, seat) for both in seats for worker, seat in zip((one, other), both, strict=True)]
        together = asyncio.Barrier(len(losers))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[give_up(worker, seat, together) for worker, seat in losers])
        rows = await rated_in(one.referee.storage)
        assert Counter(row.match for row in rows) == {both[0]["match"]: 2 for both in seats}
        counted = Counter(row.entrant for row in rows)
        assert {row.entrant: row.matches for row in await ratings_in(one.referee.storage)} == counted


async def test_a_table_that_is_killed_counts_no_match_twice_and_none_not_at_all(database: Path) -> None:
    port = free_port()
    table = Table(f"http://127.0.0.1:{port}")
    acknowledged: set[str] = set()

    async def end(seat: Any) -> None:
        await asyncio.sleep(random.random() / 2)
        if (await give_up(table, seat))["type"] == "table":
            acknowledged.add(seat["match"])

    with process(port, url_of(database)) as server:
        async with rivals(table, "Ann", "Bob", "Cid", "Dan") as people:
            pairs = [(a, b) for a in range(4) for b in range(4) if a < b] * 2
            seats = [await seated(people[a], people[b]) for a, b in pairs]
            for both in seats:
                await dealt(table, *both)
            ends = [asyncio.create_task(end(both[1])) for both in seats]
            await asyncio.sleep(0.3)
            server.send_signal(signal.SIGKILL)
            await asyncio.gather(*ends, return_exceptions=True)
    async with open_storage(url_of(database)) as storage:
        over = {row.id for row in await storage.rows(select(MATCHES.c.id).where(MATCHES.c.outcome.is_not(None)))}
        rows = await rated_in(storage)
        assert acknowledged <= over
        assert Counter(row.match for row in rows) == dict.fromkeys(over, 2)
        assert {row.entrant: row.matches for row in await ratings_in(storage)} == Counter(row.entrant for row in rows)


# --- Hostile and clumsy ---


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/ratings/no-such-game", 400),
        ("/api/ratings/formation?brought=%00", 200),
        (f"/api/ratings/formation?brought={'x' * 300}", 200),
        ("/api/ratings/formation?brought=';DROP TABLE ratings;--", 200),
        ("/api/matches/%00/ratings", 200),
        ("/api/matches/nowhere/ratings", 200),
    ],
)
async def test_nonsense_is_answered_clearly(one_table: Table, path: str, status: int) -> None:
    response = await one_table.ask("GET", path)
    assert response.status_code == status, response.text
    if status == 400:
        assert response.json()["error"].endswith(".")


@on_both
async def test_who_may_not_come_in_is_not_among_the_best(table: Table, two: list[Guest]) -> None:
    ann, bob = two
    await beat(table, ann, bob)
    desk = Desk(table.referee.storage, table.referee.rooms)
    await desk.carry_out("ban", {"name": "Ann", "days": "3", "why": "Two accounts."})
    assert [line["name"] for line in (await bob.get("/api/ratings/formation"))["lines"]] == ["Bob"]
    await desk.carry_out("unban", {"name": "Ann"})
    assert [line["name"] for line in (await bob.get("/api/ratings/formation"))["lines"]] == ["Ann", "Bob"]


async def test_a_person_who_leaves_takes_the_ratings_along(table: Table, two: list[Guest]) -> None:
    ann, bob = two
    await beat(table, ann, bob)
    status, _ = await ann.ask("POST", "/api/me/deletion", json={"password": "correct horse"})
    assert status < 300
    assert [line["name"] for line in (await bob.get("/api/ratings/formation"))["lines"]] == ["Bob"]
    assert len(await ratings_in(table.referee.storage)) == 1


# --- What everybody may know of a person ---


@on_both
async def test_a_profile_shows_what_was_public_or_rated_and_nothing_else(table: Table, two: list[Guest]) -> None:
    ann, bob = two
    rated = await beat(table, ann, bob)
    alone = await ann.post("/api/matches", game="formation", opponent="random", seed="5")
    await give_up(table, alone)
    async with known_as(table, "") as stranger:
        profile = await stranger.get("/api/people?name=ANN")
        assert profile["name"] == "Ann"
        assert [(one["match"], one["result"]) for one in profile["matches"]] == [(rated, "won")]
        gained = profile["matches"][0]["gained"]
        assert profile["ratings"]["formation"]["rating"] == 1500 + gained > 1500
        course = profile["courses"]["formation"]
        assert [reached["rating"] for reached in course] == [1500, 1500 + gained]
        assert {reached["at"][:19] for reached in course} == {profile["matches"][0]["ended"][:19]}
        assert (await stranger.get("/api/people?name=Bob"))["matches"][0]["gained"] < 0
    history = await ann.get("/api/me/history")
    assert [(one["match"], one["gained"]) for one in history] == [(alone["match"], None), (rated, gained)]


@pytest.mark.parametrize("name", ["Nobody", "Somebody", "%00", "x" * 500, "guest%0A1", "%E2%80%AEnnA"])
async def test_who_has_no_account_has_no_profile(table: Table, name: str) -> None:
    async with known_as(table, "Somebody") as guest:
        status, answer = await guest.ask("GET", f"/api/people?name={name}")
    assert status == 404
    assert answer["error"].endswith(".")
    assert len(answer["error"]) < 200


async def test_a_course_tells_the_latest_changes_alone(
    table: Table, two: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = two
    await beat(table, ann, bob)
    between = (await ann.get("/api/people?name=Ann"))["ratings"]["formation"]["rating"]
    an_hour_ago = (datetime.now(UTC) - timedelta(hours=1)).isoformat(timespec="seconds")
    await table.referee.storage.write(update(RATED).values(at=an_hour_ago))
    await beat(table, ann, bob)
    monkeypatch.setattr("wildswing.server.people.ranking.MOST_CHANGES", 1)
    profile = await ann.get("/api/people?name=Ann")
    course = profile["courses"]["formation"]
    assert [reached["rating"] for reached in course] == [between, profile["ratings"]["formation"]["rating"]]
