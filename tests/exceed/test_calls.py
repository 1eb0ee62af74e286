"""How much work a decision is, in calls of Python functions: unlike a time it is the same on every machine."""

import sys
from types import FrameType

import pytest

from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.lab.measurements import random_games

GAMES = 20

MATCHES = {
    ("Sol Badguy", "Ky Kiske"): 40,
    ("Hyde Kido", "Linne"): 55,
    ("Ryu", "Ryu"): 46,
}
"""The calls that a decision may take, with a little room: 39, 54 and 45 when they were counted last."""


@pytest.mark.parametrize("fighters", MATCHES, ids=" and ".join)
def test_a_decision_takes_few_calls(fighters: tuple[str, str]) -> None:
    play_game = random_games(EXCEED, match_of(*fighters), 1)
    random_games(EXCEED, match_of(*fighters), 2)()  # reads the texts
    calls = 0

    def count(_frame: FrameType, event: str, _what: object) -> None:
        """Counts a call; those of compiled functions are not told."""
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        decisions = sum([play_game() for _ in range(GAMES)])
    finally:
        sys.setprofile(None)
    assert calls / decisions <= MATCHES[fighters]
