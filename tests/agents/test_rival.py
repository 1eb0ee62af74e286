"""The opponent that is as strong as a person takes the level that keeps a match close."""

from collections.abc import Callable

import pytest

from tests.agents.coins import COINS
from tests.exceed.stage import side, stage
from tests.exiled.tabletop import Tabletop
from wildswing.agents.levels import LEVELS, LevelAgent
from wildswing.agents.registry import make_agent, opponent_names
from wildswing.agents.rival import RIVAL, RivalAgent, fitting_level
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.table import Table
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State
from wildswing.lab.play_out import play_out


def exceed(life: int, other: int) -> Table:
    return stage(side("Grasp", "Sweep", "Focus", space=4, life=life), side("Focus", "Dive", space=6, life=other)).table


def exiled(life: int, other: int) -> State:
    return Tabletop(["Gande"], ["Mandice"]).sets("Gande", life=life).sets("Mandice", life=other).starts("attack").table


def level_at(game: AnyGame, state: State) -> str:
    return fitting_level(game, game.hide(state, 0), 0, Stream(1))


@pytest.mark.parametrize(("game", "table"), [(EXCEED, exceed), (EXILED, exiled)], ids=["exceed", "exiled"])
def test_who_falls_behind_plays_stronger(game: AnyGame, table: Callable[[int, int], State]) -> None:
    levels = list(LEVELS)
    ahead, slightly_behind, behind = [
        levels.index(level_at(game, table(*lives))) for lives in ((12, 1), (5, 11), (1, 12))
    ]
    assert ahead < slightly_behind < behind
    assert (ahead, behind) == (0, len(levels) - 1)


def test_a_new_match_begins_gently() -> None:
    assert level_at(FORMATION, FORMATION.start(3)) in ("novice", "fighter")


def test_of_a_game_that_nobody_knows_the_gentlest_is_played() -> None:
    assert level_at(COINS, COINS.start(1)) == "novice"


def test_it_thinks_and_answers_as_the_level_that_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    choose = LevelAgent.choose

    def watched(self: LevelAgent, *arguments: object) -> int:
        asked.append(self.name)
        return choose(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(LevelAgent, "choose", watched)
    table = exceed(25, 3)
    ask = table.asks[0]
    hidden = EXCEED.hide(table, 0)
    rival = make_agent(RIVAL, EXCEED)
    assert isinstance(rival, RivalAgent)
    chosen = rival.choose(EXCEED, hidden, ask, Stream(1))
    assert asked == ["novice"]
    assert rival.think(EXCEED, hidden, ask, Stream(1)).choice == chosen


def test_it_is_offered_after_the_levels_and_finishes_a_game() -> None:
    assert opponent_names(COINS)[: len(LEVELS) + 1] == (*LEVELS, RIVAL)
    played = play_out(COINS, [make_agent(RIVAL, COINS), make_agent("random", COINS)], seed=2)
    assert played.outcome.winners
