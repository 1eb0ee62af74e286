"""The numbers of one's own hand are told as they would count now, and nobody else's are."""

from tests.exceed.stage import Stage, side, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.kernel.state import SPECTATOR

PLAIN = """
fighter Plain
edition strive
exceed costs 2 gauge

special Poke
  range 2-3, power 4, speed 5

special Leap
  range 1, power 3, speed 6
  boost Sharp Eyes (continuous)
    +2 speed, +1 power.
"""


def plain(**more: object) -> Stage:
    """Two plain fighters; the first holds a Poke."""
    one = side("Poke", **more)  # type: ignore[arg-type] # what `side` takes
    return stage_of((PLAIN, PLAIN), one, side("Poke"))


def told(played: Stage, seat: int, owner: int) -> set[tuple[str, str, int]]:
    """Returns what a seat is told of the numbers of a hand."""
    return {(one.card, one.stat, one.value) for one in EXCEED.view(played.table, seat).sides[owner].present}


def test_a_boost_in_play_changes_what_the_hand_counts() -> None:
    assert told(plain(), 0, 0) == set()
    assert told(plain(boosts=["Sharp Eyes"]), 0, 0) == {("Poke", "power", 5), ("Poke", "speed", 7)}


def test_the_hand_of_another_tells_nothing() -> None:
    played = plain(boosts=["Sharp Eyes"])
    assert told(played, 1, 0) == told(played, 1, 1) == told(played, SPECTATOR, 0) == set()


def test_once_an_attack_is_set_the_hand_counts_as_printed() -> None:
    played = stage_of((PLAIN, PLAIN), side("Poke", "Leap", boosts=["Sharp Eyes"]), side("Poke"))
    played.answer("Strike")
    assert told(played, 0, 0)
    played.answer("Leap")
    assert told(played, 0, 0) == set()
