"""Everybody brings the own fighter: to a match of the lobby, by an invitation, and by a quick match."""

import asyncio
import re

import msgspec
import pytest

from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table, bearer, on_both, open_table
from tests.server.test_joining import KEY, keyed
from wildswing.exceed.matches import roster
from wildswing.kernel.errors import BrokenRecord
from wildswing.kernel.fairness import check
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game

pytestmark = pytest.mark.anyio

WISH = {"game": "exceed", "opponent": "open"}


async def fighters(table: Table, *seats: Message) -> list[str]:
    """Returns who fights once all have come."""
    lines = [table.sit(seat) for seat in seats]
    async with lines[0] as one, lines[1] as other:
        return (await asyncio.gather(one.hear_until("welcome"), other.hear_until("welcome")))[0]["seats"]  # type: ignore[no-any-return]


async def test_both_bring_their_own_to_a_quick_match(table: Table, ann: Guest, bob: Guest) -> None:
    first = await ann.post("/api/quick", game="exceed", brings="Potemkin")
    (waiting,) = await bob.get("/api/lobby")
    assert (waiting["seats"], waiting["brings"]) == (["Potemkin", "Challenger"], ["Potemkin", ""])
    second = await bob.post("/api/quick", game="exceed", brings="may")
    assert second["match"] == first["match"]
    assert await fighters(table, first, second) == ["Potemkin", "May"]
    assert (await ann.get("/api/me/matches"))[0]["seats"] == ["Potemkin", "May"]


async def test_a_match_of_the_lobby_and_an_invitation_take_what_is_brought(
    table: Table, ann: Guest, bob: Guest
) -> None:
    listed = await ann.post("/api/matches", **WISH, listed=True, brings="Zato-1")
    joined = await bob.post(f"/api/lobby/{listed['match']}/seats", brings="Faust")
    assert await fighters(table, listed, joined) == ["Zato-1", "Faust"]
    private = await ann.post("/api/matches", **WISH, brings="Leo", seat=1)
    shown = await bob.get(f"/api/matches/{private['match']}/watch")
    assert (shown["seats"], shown["brings"], shown["open"]) == (
        ["Challenger", "Leo Whitefang"],
        ["", "Leo Whitefang"],
        [0],
    )
    assert (shown["people"], shown["is_fair"], shown["terms"]) == (
        ["", "Ann (guest)"],
        True,
        {},
    )
    guest = await bob.post(f"/api/matches/{private['match']}/seats", invitation=private["invitation"], brings="Ryu")
    assert await fighters(table, private, guest) == ["Ryu", "Leo Whitefang"]


async def test_a_fighter_that_there_is_not_takes_no_seat(ann: Guest, bob: Guest) -> None:
    for path, body in (("/api/quick", {"game": "exceed"}), ("/api/matches", WISH)):
        status, answer = await ann.ask("POST", path, json={**body, "brings": "Solx"})
        assert (status, "There is no fighter “Solx”" in answer["error"]) == (400, True)
    host = await ann.post("/api/matches", **WISH, brings="May")
    path, wish = f"/api/matches/{host['match']}/seats", {"invitation": host["invitation"]}
    assert (await bob.ask("POST", path, json={**wish, "brings": "Solx"}))[0] == 400
    assert (await bob.post(path, **wish, brings="Ryu"))["seat"] == 1
    status, answer = await bob.ask("POST", "/api/quick", json={"game": "formation", "brings": "Ryu"})
    assert (status, answer["error"]) == (400, "In Formation nobody brings anything; leave “brings” out.")


async def test_a_host_may_choose_for_both(table: Table, ann: Guest, bob: Guest) -> None:
    host = await ann.post("/api/matches", **WISH, listed=True, fighters=["May", "Ryu"])
    path = f"/api/lobby/{host['match']}/seats"
    status, answer = await bob.ask("POST", path, json={"brings": "Faust"})
    assert (status, answer["error"]) == (
        400,
        "Whoever started this match has chosen Ryu for this seat; play that one.",
    )
    # A quick match passes by a table that wants another fighter.
    assert (await bob.post("/api/quick", game="exceed", brings="Faust"))["match"] != host["match"]
    async with known_as(table, "Eve") as eve:
        assert await fighters(table, host, await eve.post("/api/quick", game="exceed", brings="Ryu")) == ["May", "Ryu"]


async def test_a_join_that_is_repeated_brings_what_it_brought_first(table: Table, ann: Guest, bob: Guest) -> None:
    host = await ann.post("/api/matches", **WISH, brings="May")
    path, wish = f"/api/matches/{host['match']}/seats", {"invitation": host["invitation"]}
    once = await bob.ask("POST", path, json={**wish, "brings": "Ryu"}, **keyed(KEY))
    again = await bob.ask("POST", path, json={**wish, "brings": "Faust"}, **keyed(KEY))
    assert once == again
    assert await fighters(table, host, once[1]) == ["May", "Ryu"]


async def test_whoever_chooses_the_seed_chooses_all_fighters(ann: Guest) -> None:
    status, answer = await ann.ask("POST", "/api/matches", json={**WISH, "brings": "May", "seed": "1"})
    assert (status, "Whoever chooses the seed chooses for all seats" in answer["error"]) == (400, True)


@pytest.mark.parametrize("seed", ["1", None])
async def test_against_a_machine_any_fighter_is_drawn(table: Table, ann: Guest, seed: str | None) -> None:
    wish = {"game": "exceed", "opponent": "random", "fighters": ["any", "any"]}
    drawn: set[str] = set()
    for number in range(6):
        seat = await ann.post("/api/matches", **wish, **({"seed": f"{seed} {number}"} if seed else {}))
        async with table.sit(seat) as page:
            names = (await page.hear_until("welcome"))["seats"]
            # Two of the same are told apart by a number.
            drawn.update(re.sub(r" [12]$", "", name) for name in names)
    assert drawn <= set(roster())
    assert len(drawn) > 2


@on_both
async def test_what_was_brought_outlives_a_restart_and_the_match_file_is_checked(url: str) -> None:
    async with open_table(url) as table, known_as(table, "Ann") as ann:
        host = await ann.post("/api/matches", **WISH, brings="any")
        path = f"/api/matches/{host['match']}/seats"
    async with open_table(url) as table:
        shown = (await table.ask("GET", f"/api/matches/{host['match']}/watch")).json()
        assert shown["brings"] == ["any", ""]
        guest = (await table.ask("POST", path, json={"invitation": host["invitation"], "brings": "Ryu"})).json()
    async with open_table(url) as table:
        names = await fighters(table, host, guest)
        assert names[1] in ("Ryu", "Ryu 2")
    async with open_table(url) as table:
        async with table.sit(host) as one, table.sit(guest) as other:
            await asyncio.gather(one.hear_until("table"), other.hear_until("table"))
            await one.say({"type": "resign"})
            while (await other.hear_until("table"))["outcome"] is None:
                pass
        record = await table.ask("GET", f"/api/matches/{host['match']}/record", headers=bearer(host))
    assert record.status_code == 200
    found = read(record.content, find_game)
    assert found.match.seat_names == tuple(names)
    shuffle = found.fairness
    assert shuffle is not None
    assert shuffle.frame is not None
    assert (shuffle.frame["fighter 1"], shuffle.frame["fighter 2"]) == ("", "")
    # What was settled before anybody came cannot be another one afterwards.
    fixed = {**found.match.setup, "edition": "standard"}
    with pytest.raises(BrokenRecord):
        check(
            msgspec.structs.replace(shuffle, frame={**shuffle.frame, "edition": "strive"}),
            found.match.game,
            fixed,
            found.match.seed,
        )
