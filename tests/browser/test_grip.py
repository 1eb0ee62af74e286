"""A card in the hand: dragged onto the stage it is played, and a long press shows it large."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_an_attack(visits: Visits, table: TableProcess, **look: Any) -> Player:
    """A player who is asked for an attack."""
    player = visits.player(table, "deal 4", **look)
    player.begin("Exceed", "greedy", until="set")
    return player


def answers(player: Player) -> int:
    """How many answers were given."""
    return len(player.given)


def middle_of(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_that_is_dropped_on_the_stage_is_played(table: TableProcess, visits: Visits) -> None:
    player = at_an_attack(visits, table)
    first = player.page.get_by_role("region", name="Your hand").get_by_role("article").first
    name = first.get_attribute("aria-label")
    options = player.table["question"]["options"]
    mouse = player.page.mouse
    given = answers(player)

    mouse.move(*middle_of(first))
    mouse.down()
    x, y = middle_of(first)
    mouse.move(x + 20, y + 5, steps=4)
    mouse.up()
    assert answers(player) == given, "a card that stays in the hand is not played"

    mouse.move(*middle_of(first))
    mouse.down()
    mouse.move(*middle_of(player.page.get_by_role("region", name="Arena")), steps=6)
    mouse.up()
    player.until("an answer", lambda: answers(player) > given)
    answer = next(one for one in reversed(player.said) if one["type"] == "answer")
    assert options[answer["option"]]["about"]["card"] == name


def test_a_long_press_shows_a_card_large(table: TableProcess, visits: Visits) -> None:
    player = at_an_attack(visits, table, **PHONE)
    first = player.page.get_by_role("region", name="Your hand").get_by_role("article").first
    large = player.page.locator("article.whole")
    expect(large).to_have_count(0)
    given = answers(player)
    finger = {"pointerType": "touch", "isPrimary": True}
    first.dispatch_event("pointerdown", finger)
    expect(large).to_have_attribute("aria-label", first.get_attribute("aria-label") or "")
    first.dispatch_event("pointerup", finger)
    expect(large).to_have_count(0)
    assert answers(player) == given, "reading a card does not play it"
