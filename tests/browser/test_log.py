"""The log of Exceed: by turns, the newest first, with strikes as pictures that show them again."""

import pytest
from playwright.sync_api import expect

from tests.browser.players import Player, come_to_rest, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

FIGURE = 60
"""How high a fighter is at least, in pixels."""


@pytest.fixture
def player(table: TableProcess, visits: Visits) -> Player:
    """Somebody who has struck."""
    player = visits.player(table, "deal 4", viewport={"width": 390, "height": 700})
    player.begin("Exceed", "greedy")
    player.play_on(eager, 10)
    return player


def told(player: Player, *kinds: str) -> list[str]:
    """Returns the sentences of events of some kinds that the page was told."""
    return [
        event["sentence"]
        for message in player.messages("table")
        for event in message["events"]
        if event["event"] in kinds
    ]


def test_the_newest_turn_comes_first_and_is_in_sight(player: Player) -> None:
    turns = told(player, "TurnBegan")
    headings = player.page.get_by_role("list", name="What happened so far").get_by_role("heading", level=3)
    player.page.get_by_role("button", name="Log", exact=True).click()
    shown = [text.split(":")[0] for text in reversed(turns)]
    for place, turn in enumerate(shown):
        expect(headings.nth(place)).to_contain_text(turn)
    expect(headings.first).to_be_in_viewport(ratio=0.9)
    for size in ({"width": 1280, "height": 560}, {"width": 820, "height": 1180}):
        player.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(headings.first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (820, 1180)])
def test_the_fighters_stay_in_sight_above_it(player: Player, width: int, height: int) -> None:
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.get_by_role("button", name="Log", exact=True).click()
    come_to_rest(player.page)
    drawer = player.page.get_by_role("dialog", name="Log").bounding_box()
    assert drawer is not None
    for fighter in player.page.locator(".fighter").all():
        box = fighter.bounding_box()
        assert box is not None
        assert box["height"] >= FIGURE
        assert box["y"] + box["height"] <= drawer["y"]
    player.page.keyboard.press("Escape")
    assert player.page.evaluate("document.activeElement.textContent.trim()") == "Log"


def test_a_filter_leaves_what_it_names(player: Player) -> None:
    player.page.get_by_role("button", name="Log", exact=True).click()
    shown = player.page.get_by_role("list", name="What happened so far")
    everything = shown.get_by_role("listitem").count()
    player.page.get_by_role("button", name="Life", exact=True).click()
    for sentence in told(player, "Damaged"):
        expect(shown.get_by_role("listitem").filter(has_text=sentence).last).to_be_attached()
    assert 0 < shown.get_by_role("listitem").count() < everything
    assert shown.get_by_text("sets an attack").count() == 0
    player.page.get_by_role("button", name="Strikes", exact=True).click()
    expect(shown.get_by_role("button", name="Show again: ")).to_have_count(len(told(player, "StrikeEnded")))
    player.page.get_by_role("button", name="All", exact=True).click()
    expect(shown.get_by_role("listitem")).to_have_count(everything)


def test_a_strike_of_the_log_is_shown_again(player: Player) -> None:
    player.page.get_by_role("button", name="Log", exact=True).click()
    player.page.get_by_role("button", name="Show again: ").last.click()
    stage = player.page.get_by_role("region", name="Strike", exact=True)
    expect(stage).to_be_visible()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(stage).to_have_count(0)
    assert player.is_asked
