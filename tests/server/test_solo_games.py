"""The solo games over the wire: levels, and the list of the best results."""

from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, on_both, open_table, play_on
from wildswing.home.scores import Score, read_scores, score_of, scores_file
from wildswing.kernel.match import Match
from wildswing.server.keeping import scores, table_scores
from wildswing.server.keeping.troubles import DatabaseTrouble

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the results of a test in a folder of its own."""
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path / "results"))


async def offer_of(table: Table, game: str) -> Message:
    offers: list[Message] = (await table.ask("GET", "/api/games")).json()
    return next(one for one in offers if one["name"] == game)


async def play(table: Table, game: str, seed: str = "5", **choices: Any) -> Message:
    """Plays a game to its end, and returns the last table."""
    seat = await table.begin(game=game, opponent=None, seats=[0], seed=seed, choices=choices)
    async with table.sit(seat) as visitor:
        welcome = await visitor.hear()
        assert welcome["catalog"]["character"]["weapons"]
        end: Message = await play_on(visitor)
        return end


async def test_a_finished_game_stands_in_the_list_of_its_level(table: Table) -> None:
    offered = (await offer_of(table, "ghost-bride"))["choices"]
    assert (offered["levels"], offered["best"]) == (["easy", "normal", "hard"], [])
    end = await play(table, "ghost-bride", level="hard")
    assert end["view"]["start"] == 4
    best = (await offer_of(table, "ghost-bride"))["choices"]["best"]
    assert [(one["level"], one["skill"], len(one["results"])) for one in best] == [("hard", "hand", 1)]
    assert best[0]["results"][0]["score"] == end["outcome"]["scores"][0]
    assert best[0]["results"][0]["sentence"] == end["outcome"]["sentence"]
    assert read_scores().kept == ()
    assert not scores_file().exists()


@on_both
async def test_results_are_in_the_database_and_the_best_of_each_setup_stay(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = iter([3, 1, 7, 5, 2])

    def scored(match: Match, day: date) -> Score:
        return msgspec.structs.replace(score_of(match, day), score=next(points))

    monkeypatch.setattr(table_scores, "score_of", scored)
    monkeypatch.setattr(table_scores, "MOST_KEPT", 2)
    async with open_table(url) as table:
        for _ in range(4):
            await play(table, "target-practice")
        await play(table, "target-practice", hand=False)
    async with open_table(url) as table:
        best = (await offer_of(table, "target-practice"))["choices"]["best"]
        assert {one["skill"]: [line["score"] for line in one["results"]] for one in best} == {
            "hand": [7, 5],
            "average": [2],
        }
        assert len(await table.referee.scores.all()) == 3


async def test_a_result_counts_once(table: Table) -> None:
    seat = await table.begin(game="target-practice", opponent=None, seats=[0])
    async with table.sit(seat) as visitor:
        await play_on(visitor)
    room, _ = await table.referee.find(seat["match"], seat["token"])
    await table.referee.scores.keep(room.id, room.match)
    assert len(await table.referee.scores.all()) == 1


async def test_at_ones_own_table_results_are_in_ones_own_list(table: Table) -> None:
    table.referee.scores = scores.OwnScores()
    await play(table, "target-practice")
    assert len(read_scores().kept) == 1
    assert len((await offer_of(table, "target-practice"))["choices"]["best"]) == 1


async def test_results_that_cannot_be_kept_or_read_stop_nobody(
    table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise DatabaseTrouble("The disk is full.")

    for what in ("keep", "all"):
        monkeypatch.setattr(table_scores.TableScores, what, fail)
    assert (await play(table, "target-practice"))["outcome"] is not None
    assert (await offer_of(table, "target-practice"))["choices"]["best"] == []
    assert [line.partition(": ")[2] or line for line in log.lines] == ["The disk is full."] * 2


async def test_target_practice_has_no_levels(table: Table) -> None:
    await play(table, "target-practice", hand=False, skill="expert")
    offered = (await offer_of(table, "target-practice"))["choices"]
    assert offered["levels"] == []
    assert [(one["level"], one["skill"]) for one in offered["best"]] == [("", "expert")]


@pytest.mark.parametrize(
    ("game", "choices", "reason"),
    [
        ("ghost-bride", {"level": "mad"}, "has no level “mad”; choose from easy, normal, hard."),
        ("target-practice", {"level": "easy"}, "has no level “easy”, for it has only one."),
        ("target-practice", {"skill": "mad", "hand": False}, "There is no skill “mad”"),
    ],
)
async def test_what_there_is_not_is_refused(one_table: Table, game: str, choices: Any, reason: str) -> None:
    wish = {"game": game, "seats": [0], "choices": choices}
    response = await one_table.ask("POST", "/api/matches", json=wish)
    assert response.status_code == 400
    assert reason in response.json()["error"]
