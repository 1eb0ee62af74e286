"""A match that is over is played on from any of its places, against any level."""

from pathlib import Path

import pytest

from tests.server.people import Table, last_option, open_table, play_on
from tests.server.test_replays import finished

pytestmark = pytest.mark.anyio


async def test_a_match_goes_on_from_a_place_with_the_same_cards(table: Table) -> None:
    former = (await finished(table))["match"]
    room = await table.referee.rooms.find(former)
    answers = list(room.match.answers)
    response = await table.ask(
        "POST", f"/api/matches/{former}/branch", json={"answers": 20, "opponent": "random", "seat": 1}
    )
    assert response.status_code == 201, response.text
    seat = response.json()
    assert (seat["seat"], seat["match"] != former) == (1, True)
    branch = await table.referee.rooms.find(seat["match"])
    assert branch.match.answers[:20] == answers[:20]
    assert (branch.match.seed, dict(branch.match.setup)) == (room.match.seed, dict(room.match.setup))
    async with table.sit(seat) as visitor:
        assert (await play_on(visitor, last_option))["outcome"] is not None
    assert room.match.answers == answers  # The match itself stays as it was.


async def test_what_it_began_with_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "table.sqlite"
    async with open_table(database) as table:
        former = (await finished(table))["match"]
        body = {"answers": 11, "opponent": "random"}
        seat = (await table.ask("POST", f"/api/matches/{former}/branch", json=body)).json()
        before = list((await table.referee.rooms.find(seat["match"])).match.answers[:11])
    async with open_table(database) as table:
        assert (await table.referee.rooms.find(seat["match"])).match.answers[:11] == before
        async with table.sit(seat) as visitor:
            assert (await play_on(visitor, last_option))["outcome"] is not None


async def test_what_cannot_be_played_on_is_refused_in_a_sentence(one_table: Table) -> None:
    running = await one_table.begin()
    body = {"answers": 0, "opponent": "random"}
    refused = await one_table.ask("POST", f"/api/matches/{running['match']}/branch", json=body)
    assert refused.status_code == 409
    former = (await finished(one_table))["match"]
    count = len((await one_table.referee.rooms.find(former)).match.answers)
    for change, words in (
        ({"answers": count + 1}, f"This match has {count} answers"),
        ({"answers": count}, "The match is over there"),
        ({"opponent": "open"}, "is played against an agent"),
        ({"opponent": "nobody"}, "There is no agent"),
        ({"seat": 7}, ""),
        ({"answers": -1}, "cannot be read"),
    ):
        refused = await one_table.ask("POST", f"/api/matches/{former}/branch", json={**body, **change})
        assert (refused.status_code, words in refused.json()["error"]) == (400, True), refused.text
