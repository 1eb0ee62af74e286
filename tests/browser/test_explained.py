"""What is no answer to the open question says why."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import Player, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def barred(player: Player) -> list[tuple[Locator, str]]:
    """Plays until something in the list of actions is barred; returns those buttons with their reasons."""
    question = player.play_until("action", eager)["question"]
    assert question["barred"]
    buttons = player.panel.get_by_role("group").get_by_role("button", disabled=True)
    found = []
    for button in buttons.all():
        text = " ".join((button.text_content() or "").split())
        reasons = [one["reason"] for one in question["barred"] if text.endswith(one["reason"])]
        assert reasons, text
        found.append((button, reasons[0]))
    assert found
    return found


def why_not(player: Player) -> Locator:
    return player.page.get_by_role("status", name="Why not")


def test_a_click_on_what_is_barred_says_why_and_answers_nothing(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 3")
    player.begin("Exceed")
    for button, reason in barred(player):
        before = player.given
        button.click(force=True)
        expect(why_not(player)).to_contain_text(reason)
        assert player.given == before


def test_the_focus_on_what_is_barred_says_why(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 3")
    player.begin("Exceed")
    for button, reason in barred(player):
        button.focus()
        expect(why_not(player)).to_contain_text(reason)
        player.page.keyboard.press("Escape")
        expect(why_not(player)).to_have_text("")


def test_a_tap_on_what_is_barred_says_why(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 3", **PHONE)
    player.begin("Exceed")
    button, reason = barred(player)[0]
    button.tap(force=True)
    expect(why_not(player)).to_contain_text(reason)


@pytest.mark.parametrize(
    ("game", "kind", "place"), [("Exceed", "action", "EX-ACT-01"), ("Formation", "place", "FO-F8")]
)
def test_the_rule_of_a_question_leads_to_its_place_in_the_rulebook(
    table: TableProcess, visits: Visits, game: str, kind: str, place: str
) -> None:
    player = visits.player(table, "deal 3")
    player.begin(game)
    player.play_until(kind, eager)
    player.page.get_by_role("button", name="The rule").click()
    link = player.page.get_by_role("dialog", name="The rule").get_by_role("link", name="Read the rules")
    with player.page.context.expect_page() as opened:
        link.click()
    assert opened.value.url.endswith(f"/rules/{game.lower()}?language=en#{place}")
    expect(opened.value.locator(f"#{place}")).to_be_attached()
