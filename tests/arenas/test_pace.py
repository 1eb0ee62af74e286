import sys

import pytest

from wildswing.arenas.pace import (
    ARENAS,
    GYMNASIUM,
    OPENSPIEL,
    PETTINGZOO,
    PETTINGZOO_PARALLEL,
    decisions_through,
    open_table,
)
from wildswing.formation.game import FORMATION
from wildswing.kernel.errors import WildswingError


def test_all_decisions_of_a_game_of_formation_are_counted() -> None:
    """A game has 75 to 107 answers: types, formations, places, and the battles with their sends."""
    for arena in (PETTINGZOO, PETTINGZOO_PARALLEL, OPENSPIEL):
        decisions = open_table(arena, "formation", 1)()
        assert 60 < decisions <= FORMATION.longest
    assert 25 < open_table(GYMNASIUM, "formation", 1)() < 60


def test_the_same_seed_plays_the_same_games() -> None:
    one, again = open_table(PETTINGZOO, "exceed", 3), open_table(PETTINGZOO, "exceed", 3)
    assert [one(), one(), one()] == [again(), again(), again()]


@pytest.mark.parametrize("arena", ARENAS)
def test_at_least_one_game_is_timed(arena: str) -> None:
    tally = decisions_through(arena, "formation", 0, 1)
    assert tally.games == 1
    assert tally.steps > 0


def test_a_missing_package_and_an_unknown_arena_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(WildswingError, match="The arena openspiel needs pyspiel; run make setup-lab"):
        open_table(OPENSPIEL, "formation", 1)
    with pytest.raises(WildswingError, match="There is no arena “colosseum”; choose from pettingzoo"):
        open_table("colosseum", "formation", 1)
