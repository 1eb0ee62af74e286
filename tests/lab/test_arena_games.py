"""Our games through the interfaces of others: whole games, the same for the same seed."""

import sys

import pytest

from wildswing.lab.arena_games import AT_ONCE, NoArena, openspiel_games
from wildswing.lab.measurements import (
    AMONG_MANY,
    THROUGH_ARENAS,
    THROUGH_GYMNASIUM,
    THROUGH_OPENSPIEL,
    THROUGH_PETTINGZOO,
    Subject,
)
from wildswing.lab.subjects import SUBJECTS

PACKAGES = {THROUGH_PETTINGZOO: "pettingzoo", THROUGH_GYMNASIUM: "gymnasium", THROUGH_OPENSPIEL: "pyspiel"}

EXCEED, EXILED, FORMATION = [subject for subject in SUBJECTS if THROUGH_OPENSPIEL in subject.measurements]

LENGTHS = {FORMATION.name: (50, 90), EXCEED.name: (20, 160), EXILED.name: (300, 1100)}
"""Between how many decisions, of all seats, a random game ends."""

each_arena = pytest.mark.parametrize("arena", THROUGH_ARENAS)


@each_arena
@pytest.mark.parametrize("subject", [FORMATION, EXCEED], ids=[FORMATION.name, EXCEED.name])
def test_an_arena_plays_whole_games_and_the_same_for_the_same_seed(subject: Subject, arena: str) -> None:
    pytest.importorskip(PACKAGES[arena])
    seats = 2 if arena == THROUGH_GYMNASIUM else 1  # there the decisions of one seat are counted
    fewest, most = LENGTHS[subject.name]
    played = []
    for _ in range(2):
        play_game = subject.open(arena, 3)
        played.append([play_game() for _ in range(3)])
    assert played[0] == played[1]
    assert all(fewest <= seats * length <= most for length in played[0])
    assert len(set(played[0])) > 1


@each_arena
def test_a_game_of_teams_ends_in_every_arena(arena: str) -> None:
    pytest.importorskip(PACKAGES[arena])
    seats = 6 if arena == THROUGH_GYMNASIUM else 1
    fewest, most = LENGTHS[EXILED.name]
    assert fewest <= seats * EXILED.open(arena, 3)() <= most


@pytest.mark.parametrize("subject", [FORMATION, EXCEED], ids=[FORMATION.name, EXCEED.name])
def test_in_many_matches_at_once_an_action_is_taken_in_each(subject: Subject) -> None:
    pytest.importorskip("gymnasium")
    take_actions = subject.open(AMONG_MANY, 3)
    assert [take_actions() for _ in range(100)] == [AT_ONCE] * 100


def test_another_setup_in_openspiel_is_noticed() -> None:
    pytest.importorskip("pyspiel")
    with pytest.raises(Exception, match="another setup in OpenSpiel"):
        openspiel_games({"fighter1": "Ryu"}, EXCEED.game, EXCEED.setup(), 1)


@pytest.mark.parametrize(("arena", "package"), [(THROUGH_PETTINGZOO, "pettingzoo"), (THROUGH_GYMNASIUM, "gymnasium")])
def test_an_absent_package_is_told_in_one_sentence(arena: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"wildswing.arenas.{package}", raising=False)
    with pytest.raises(NoArena) as caught:
        FORMATION.open(arena, 1)
    title = {"pettingzoo": "PettingZoo", "gymnasium": "Gymnasium"}[package]
    assert str(caught.value) == (
        f"Our games through {title} are not measured. Environments of {title} need {package}, which is not installed; "
        'run: pip install "wildswing[arenas]"'
    )
