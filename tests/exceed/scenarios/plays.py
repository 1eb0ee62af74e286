"""Plays scenarios that a test writes down."""

from pathlib import Path

from wildswing.exceed.scenarios import Report, play, read_scenarios

ROOT = Path(__file__).parents[3]

FIGHTERS = """
fighter Trainee
edition strive
exceed costs 1 gauge
deck of 18 cards

special "Ready, Set"
  range 1, power 4, speed 4
  boost "Go: Now; #1" (continuous)
    +1 power.
"""
"""A fighter whose names are hard to write."""


def played(text: str) -> Report:
    """Plays a scenario; the only fighter file is the one above."""
    (report,) = all_played(text)
    return report


def all_played(text: str) -> list[Report]:
    """Plays every scenario of a text."""
    return [play(one) for one in read_scenarios(text, "test.scenario", {"trainee.fighter": FIGHTERS}.__getitem__)]


def differing(text: str) -> list[tuple[str, str]]:
    """Plays a scenario and returns what was expected and what was found instead."""
    return [(one.expected, one.found) for one in played(text).differences]
