"""The solo games over the wire: levels, and the list of the best results."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Message, Table, play_on
from wildswing.home.scores import read_scores

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the results of a test in a folder of its own."""
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path / "results"))


async def offer_of(table: Table, game: str) -> Message:
    offers: list[Message] = (await table.ask("GET", "/api/games")).json()
    return next(one for one in offers if one["name"] == game)


async def play(table: Table, game: str, **choices: Any) -> Message:
    """Plays a game to its end, and returns the last table."""
    seat = await table.begin(game=game, opponent=None, seats=[0], choices=choices)
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
    assert len(read_scores().kept) == 1


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
