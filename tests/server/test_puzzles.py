"""Puzzles over HTTP: the position as its seat sees it, and what an answer is worth."""

from typing import Any

import msgspec
import pytest

from tests.server.people import Table
from wildswing.exceed.game import EXCEED
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.server.telling import puzzles
from wildswing.study.puzzles.file import shipped_puzzles
from wildswing.study.puzzles.position import PosedPuzzle, set_up

pytestmark = pytest.mark.anyio

SOME = 4


async def _asked(table: Table, path: str, status: int = 200, **more: Any) -> Any:
    response = await table.ask("POST" if "json" in more else "GET", f"/api/puzzles{path}", **more)
    assert response.status_code == status, response.text
    return response.json()


async def test_the_list_has_all_puzzles_by_theme_and_nothing_of_their_solutions(one_table: Table) -> None:
    listed = {shelf["game"]: shelf for shelf in await _asked(one_table, "")}
    assert set(listed) == {"exceed", "exiled", "formation"}
    shelf = listed["formation"]
    assert len(shelf["puzzles"]) == len(shipped_puzzles(FORMATION))
    assert set(shelf["puzzles"][0]) == {"id", "theme", "rating"}
    assert 1 <= shelf["daily"] <= len(shelf["puzzles"])
    assert {one["theme"] for one in shelf["puzzles"]} == {one["name"] for one in shelf["themes"]}
    german = await _asked(one_table, "", headers={"Accept-Language": "de"})
    assert "Verteidigen" in [one["title"] for shelf in german for one in shelf["themes"]]


async def test_an_answer_is_judged_by_its_value(one_table: Table) -> None:
    puzzle = shipped_puzzles(FORMATION)[0]
    shown = await _asked(one_table, "/formation/1")
    assert len(shown["table"]["question"]["options"]) == len(puzzle.values)
    for answer in range(len(puzzle.values)):
        verdict = await _asked(one_table, "/formation/1", json={"answer": answer})
        assert verdict["solved"] == (answer in puzzle.solutions)
        assert verdict["given"] == shown["table"]["question"]["options"][answer]["label"]
        assert verdict["why"] == puzzle.why["en"]
        assert verdict["most"] >= verdict["worth"]


async def test_what_cannot_be_answered_is_refused_with_a_sentence(one_table: Table) -> None:
    assert "There is no puzzle 9999" in (await _asked(one_table, "/formation/9999", 404))["error"]
    assert "There is no puzzle -1" in (await _asked(one_table, "/formation/-1", 404))["error"]
    assert "no game called" in (await _asked(one_table, "/chess/1", 400))["error"]
    assert "no puzzles of" in (await _asked(one_table, "/target-practice/1", 404))["error"]
    assert "does not answer" in (await _asked(one_table, "/formation/1", 400, json={"answer": 99}))["error"]
    for nonsense in ({}, {"answer": "1"}, {"answer": -1}, {"answer": 1, "more": 2}, {"answer": 2**60}):
        await _asked(one_table, "/formation/1", 400, json=nonsense)


async def test_a_position_that_is_another_one_now_is_refused(one_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = msgspec.structs.replace(shipped_puzzles(FORMATION)[0], position="0")
    puzzles._position.cache_clear()
    monkeypatch.setattr(puzzles, "puzzle_number", lambda _game, _number: puzzle)
    assert "was made with other rules or cards" in (await _asked(one_table, "/formation/1", 409))["error"]
    puzzles._position.cache_clear()


async def test_nobody_asks_without_end(one_table: Table) -> None:
    for _ in range(200):
        response = await one_table.ask("GET", "/api/puzzles/formation/1")
        if response.status_code == 429:
            assert int(response.headers["Retry-After"]) >= 1
            return
    raise AssertionError("nobody was ever told to wait")


@pytest.mark.parametrize("game", [EXCEED, EXILED, FORMATION], ids=lambda game: game.name)
async def test_a_page_is_told_nothing_that_its_seat_does_not_know(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, puzzle in enumerate(shipped_puzzles(game)[:SOME], 1):
        truth = set_up(game, puzzle)
        told = _told(game, number, truth, monkeypatch)
        other = set_up(game, puzzle)
        other.match.state = game.imagine(truth.hidden, puzzle.seat, Stream(f"another world {number}"))
        assert _told(game, number, other, monkeypatch) == told
        log = msgspec.json.decode(told)["welcome"]["log"]
        assert [event["sentence"] for event in log] == [event.sentence() for event in truth.match.told_to(puzzle.seat)]
        words = told.decode()
        assert str(puzzle.seed) not in words
        assert puzzle.answers not in words
        assert puzzle.why["en"] not in words


def _told(game: AnyGame, number: int, position: PosedPuzzle, monkeypatch: pytest.MonkeyPatch) -> bytes:
    monkeypatch.setattr(puzzles, "_position", lambda _game, _number: position)
    return msgspec.json.encode(puzzles.puzzle(game.name, number))
