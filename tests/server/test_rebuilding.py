"""Matches that are rebuilt from their logs, and logs that cannot be played again."""

import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from tests.server.conftest import Log
from tests.server.people import answers_on_disk, bearer, never_choose, open_table, play_on, until
from wildswing.exceed.game import EXCEED
from wildswing.server.keeping.log import SavedMatch
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import DatabaseTrouble
from wildswing.server.machines.thinkers import Thinkers

pytestmark = pytest.mark.anyio


async def test_matches_are_taken_up_at_once_and_agents_go_on_when_somebody_comes(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every unfinished match is at hand when the table opens, and costs no thought until a page is back."""
    with monkeypatch.context() as idle:
        idle.setattr(Thinkers, "choose", never_choose)
        async with open_table(database) as table:
            seats = [await table.begin(seed="5", game=game) for game in ("formation", "formation", "exceed")]
    assert [answers_on_disk(database, seat["match"]) for seat in seats] == [[], [], []]
    async with open_table(database) as table:
        rooms = table.referee.rooms.at_hand
        await until(lambda: len(rooms) == len(seats))
        assert not any(room.thinking or room.answers_of(1) for room in rooms.values())
        async with AsyncExitStack() as pages:
            for seat in seats:
                await pages.enter_async_context(table.sit(seat))
            await until(lambda: all(room.answers_of(1) for room in rooms.values()))
    assert all(answers_on_disk(database, seat["match"]) for seat in seats)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (
            "INSERT INTO answers (match, place, seat, option) VALUES ({match}, 0, 0, 7)",
            "since answer 1 of 1 does not fit",
        ),
        (
            "INSERT INTO answers (match, place, seat, option) VALUES ({match}, 0, 'x', 'y')",
            "since answer 1 of 1 does not fit",
        ),
        (
            "INSERT INTO answers (match, place, seat, option) VALUES ({match}, 1, 0, 0)",
            "since an answer is missing in it",
        ),
        ("UPDATE matches SET seats = '[' WHERE id = {match}", "since its beginning cannot be read"),
        ("UPDATE matches SET setup = x'00' WHERE id = {match}", "since its beginning cannot be read"),
        ("UPDATE matches SET setup = '{{}}' WHERE id = {match}", "since what it was played with cannot be read"),
        ("UPDATE matches SET game = 'chess' WHERE id = {match}", "cannot be played: There is no game called “chess”"),
        ("UPDATE matches SET version = 0, program = '0.0.1' WHERE id = {match}", "that began it (0.0.1)"),
    ],
)
async def test_a_broken_log_is_named_and_stops_no_other_match(
    database: Path, log: Log, monkeypatch: pytest.MonkeyPatch, spoil: str, words: str
) -> None:
    """The sound match is taken up although nobody asks for it."""
    with monkeypatch.context() as idle:
        idle.setattr(Thinkers, "choose", never_choose)
        async with open_table(database) as table:
            broken, sound = await table.begin(seed="6"), await table.begin(seed="5")
    with closing(sqlite3.connect(database)) as file, file:
        file.execute(spoil.format(match=f"'{broken['match']}'"))
        file.execute("UPDATE matches SET created = '2000' WHERE id = ?", [broken["match"]])
    async with open_table(database) as table:
        rooms = table.referee.rooms.at_hand
        await until(lambda: sound["match"] in rooms)
        async with table.sit(broken) as visitor:
            reason = await visitor.farewell()
        response = await table.ask("GET", f"/api/matches/{broken['match']}", headers=bearer(broken))
    assert reason.startswith(f"The match “{broken['match']}” of ")
    assert words in reason
    assert log.lines[:2] == [
        f"Match {broken['match']}: {reason}",
        f"Match {broken['match']}: a page was sent away: {reason}",
    ]
    assert (response.status_code, response.json()) == (409, {"error": reason})


async def test_a_log_that_does_not_fit_names_no_card(database: Path) -> None:
    """What an answer could have been would show the cards of whoever was asked."""
    async with open_table(database) as table:
        seat = await table.begin(game="exceed", seed="1")
        room = await table.agents_rest(seat)
        async with table.sit(seat):
            await until(lambda: room.match.answers)
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("UPDATE answers SET option = 99")
    async with open_table(database) as table, table.sit(seat) as visitor:
        reason = await visitor.farewell()
    assert "since answer 1 of " in reason
    assert [card for card in EXCEED.start("1", EXCEED.default_setup()).book.cards if card.name in reason] == []


async def test_a_file_that_is_damaged_in_the_middle_is_named_and_sound_matches_go_on(
    database: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_table(database) as table:
        spoilt, sound = [await table.begin(seed="6") for _ in range(2)]
    load = Storage.load

    async def damaged(self: Storage, match: str, since: int = 0) -> SavedMatch | None:
        if match == spoilt["match"]:
            raise DatabaseTrouble(f"{database} is damaged; put a copy in its place.")
        return await load(self, match, since)

    monkeypatch.setattr(Storage, "load", damaged)
    async with open_table(database) as table:
        async with table.sit(spoilt) as visitor:
            assert "cannot be used now" in await visitor.farewell()
        response = await table.ask("GET", f"/api/matches/{spoilt['match']}", headers=bearer(spoilt))
        assert response.status_code == 503
        async with table.sit(sound) as visitor:
            await play_on(visitor, answers=3)
        assert len(table.referee.rooms.at_hand) == 1
    assert f"Match {spoilt['match']}: {database} is damaged; put a copy in its place." in log.lines


async def test_a_list_of_matches_that_cannot_be_read_is_named(
    database: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def damaged(_: Storage) -> list[str]:
        raise DatabaseTrouble(f"{database} is damaged; put a copy in its place.")

    monkeypatch.setattr(Storage, "unfinished", damaged)
    async with open_table(database) as table:
        seat = await table.begin(seed="6")
        async with table.sit(seat) as visitor:
            assert (await visitor.question())["question"]["question"] == 1
    assert log.lines == [f"{database} is damaged; put a copy in its place."]
