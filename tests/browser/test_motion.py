"""Whoever wants less motion sees none."""

import pytest

from tests.browser.players import Player, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

MOVING = """() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime > 10)
    .map((one) => one.animationName ?? one.transitionProperty)"""


def seen_moving(player: Player, title: str) -> set[str]:
    """Begins a game and plays some of it, step by step; returns all that moved."""
    player.begin(title, "greedy")
    found: set[str] = set()
    for _ in range(6):
        player.answer(eager(player.asked()["question"]))
        while not player.is_asked or player.panel.get_by_role("button", name="Skip").count():
            found |= set(player.page.evaluate(MOVING))
            player.page.keyboard.press("n")
    return found


@pytest.mark.parametrize("title", ["Exceed", "Formation"])
def test_nothing_moves_for_whoever_wants_less_motion(table: TableProcess, visits: Visits, title: str) -> None:
    assert seen_moving(visits.player(table, "deal 4", pace="step"), title) == set()
    calm = visits.player(table, "deal 4", pace="step")
    calm.page.emulate_media(reduced_motion="no-preference")
    assert seen_moving(calm, title)
