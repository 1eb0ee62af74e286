"""Keywords open their rules, wherever they stand."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.players import Player, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser


def rule(player: Player, name: str) -> Locator:
    return player.page.get_by_role("dialog", name=name)


def assert_opens(player: Player, word: Locator, name: str, says: str) -> None:
    """Opens a word, looks at its rule, and closes it again; the focus is then on the word."""
    word.click()
    expect(rule(player, name)).to_contain_text(says)
    assert rule(player, name).evaluate("sheet => sheet.contains(document.activeElement)")
    assert barriers(player.page) == []
    player.page.keyboard.press("Escape")
    expect(rule(player, name)).to_have_count(0)
    expect(word).to_be_focused()


def cards_of(player: Player, abilities: str = "abilities") -> Locator:
    """Opens the sheet of one's own fighter, where the words of all cards can be looked up; returns the cards."""
    player.page.get_by_role("button", name=abilities).first.click()
    return player.page.get_by_role("dialog").get_by_role("article")


def test_a_word_of_a_card_of_a_question_and_of_the_log_opens_its_rule(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin("Exceed", "greedy", answers=4)
    number = cards_of(player).first.get_by_role("button", name="Range", exact=True)
    assert_opens(player, number, "Range", "In the rulebook: Exceed Fighting System (2020), Attack Cards")
    player.page.keyboard.press("Escape")
    line = player.log.get_by_role("button", name="strike", exact=True).first
    assert_opens(player, line, "Strike", "Both set an attack face down")
    player.play_until("action", eager)
    asked = player.prompt.get_by_role("button", name="action", exact=True)
    assert_opens(player, asked, "Action", "Rules EX-ACT-01")


def test_a_rule_leads_on_to_the_words_it_uses(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin("Exceed")
    cards_of(player).first.get_by_role("button", name="Power", exact=True).click()
    rule(player, "Power").get_by_role("button", name="armor", exact=True).click()
    expect(rule(player, "Armor")).to_contain_text("Each point of armor stops one damage")
    expect(rule(player, "Power")).to_have_count(0)


def test_words_are_found_with_the_keys(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    player.begin("Formation")
    player.page.keyboard.press("w")
    sheet = player.page.get_by_role("dialog", name="Words")
    words = sheet.get_by_role("list", name="Words of the game").get_by_role("listitem")
    # What the question speaks of comes first.
    expect(words.first).to_contain_text("Formation")
    sheet.get_by_label("Find a word").fill("vangu")
    expect(words.first).to_contain_text("Vanguard")
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    expect(words.first).to_contain_text("In the rulebook: Formation, 4-2.")
    assert barriers(player.page) == []
    sheet.get_by_label("Find a word").fill("no such word")
    expect(sheet.get_by_role("status")).to_have_text("0 words")


def test_the_help_lists_all_words(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin("Exceed")
    player.page.keyboard.press("?")
    sheet = player.page.get_by_role("dialog", name="Help")
    expect(sheet.get_by_role("list", name="Words of the game").get_by_role("listitem")).to_have_count(80)
    assert barriers(player.page) == []


def test_a_german_reader_has_german_cards_explained(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4", locale="de-DE")
    player.page.goto("/")
    form = player.page.get_by_role("form", name="Exceed")
    form.get_by_role("button", name="Exceed spielen").click()
    player.until("a seat", lambda: bool(player.messages("welcome")))
    card = cards_of(player, "Fähigkeiten").first
    card.get_by_role("button", name="Reichweite", exact=True).click()
    expect(rule(player, "Reichweite")).to_contain_text("Im Regelheft:")
    player.page.keyboard.press("Escape")
    player.page.get_by_role("dialog").get_by_role("article").get_by_role(
        "button", name="Treffer", exact=True
    ).first.click()
    expect(rule(player, "Treffer")).to_contain_text("Ein Angriff trifft")
