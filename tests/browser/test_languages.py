"""The page in another language, chosen by a person or by the browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.players import Player, come_to_rest
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled
from wildswing.exceed.matches import roster

pytestmark = pytest.mark.browser

NARROW = 320
NAMES = re.compile("|".join(map(re.escape, ["Rise of the Exiled", *roster()])))
"""What is called the same in all languages."""

LEFT = re.compile(r"\b(your|you|the|play|played|games|hand|discard|gauge|deck|range|answers?|fighter|log|now)\b")
"""English words that stand all over the page; Hand is German too, but not in small letters."""


def in_german(player: Player) -> Page:
    """Opens the home page and chooses German there."""
    player.go_home()
    player.page.get_by_label("Language").select_option(label="Deutsch")
    expect(player.page.get_by_role("button", name="Exceed spielen", exact=True)).to_be_visible()
    expect(player.page.get_by_text("Gewinnt aus der Nähe mit festen Hieben")).to_be_visible()
    return player.page


def english_in(page: Page) -> list[str]:
    """Returns known English words that are to be seen, but for what says of itself that it is English."""
    read: list[str] = page.evaluate(
        """() => {
            const all = [...document.querySelectorAll('body *')];
            const own = all.filter((one) => !one.closest('[lang=en], script, noscript'));
            const nodes = own.flatMap((one) => [...one.childNodes]).filter((one) => one.nodeType === Node.TEXT_NODE);
            return [...nodes.map((one) => one.data), ...own.flatMap((one) => [one.ariaLabel ?? '', one.title ?? ''])];
        }"""
    )
    return [text.strip() for text in read if LEFT.search(NAMES.sub("", text))]


def assert_nothing_sticks_out(page: Page) -> None:
    """Longer words have their place on the narrowest screen too."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": NARROW, "height": 640})
    come_to_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW
    page.set_viewport_size(before)


def test_the_home_page_is_german_from_then_on(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    page = in_german(player)
    assert page.evaluate("document.documentElement.lang") == "de"
    expect(page.get_by_role("button", name="Spielen lernen")).to_be_visible()
    assert english_in(page) == []
    assert barriers(page) == []
    assert_nothing_sticks_out(page)
    page.get_by_role("button", name="Mehr Auswahl").click()
    expect(page.get_by_role("dialog", name="Mehr Auswahl").get_by_label("Gespielt von")).to_be_visible()
    assert english_in(page) == []
    assert barriers(page) == []
    assert_nothing_sticks_out(page)
    page.reload()
    page.get_by_role("link", name="Formation").click()
    expect(page.get_by_role("button", name="Formation spielen", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_a_browser_that_asks_for_german_gets_it(table: TableProcess, visits: Visits) -> None:
    page = visits.player(table, locale="de-AT").page
    page.goto("/")
    expect(page.get_by_role("button", name="Exceed spielen", exact=True)).to_be_visible()
    expect(page.get_by_label("Sprache")).to_have_value("de")


def test_a_match_of_exceed_in_german(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    page = in_german(player)
    page.get_by_role("button", name="Exceed spielen", exact=True).click()
    question = page.get_by_role("region", name="Deine Frage")
    expect(question.get_by_role("heading")).to_be_visible()
    assert player.said[0]["language"] == "de"
    assert page.evaluate("document.documentElement.lang") == "de"
    expect(page.get_by_role("button", name="Hilfe und Tasten", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Deine Hand")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(r"^Ablage \d"))).to_have_count(2)
    assert english_in(page) == []
    assert barriers(page) == []
    assert_nothing_sticks_out(page)
    page.get_by_role("button", name="Tisch und Einstellungen").click()
    menu = page.get_by_role("dialog", name="Tisch und Einstellungen")
    expect(menu.get_by_role("button", name="Spiele", exact=True)).to_be_visible()
    assert english_in(page) == []


def test_another_language_at_the_table_changes_what_the_table_says(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin_from_home("Exceed", "greedy")
    prompt = player.asked()["question"]["prompt"]
    player.page.get_by_role("button", name="Help").click()
    player.page.get_by_label("Language").select_option(label="Deutsch")
    expect(player.page.get_by_role("dialog", name="Hilfe")).to_be_visible()
    player.until("another hello", lambda: [one["language"] for one in player.said if "language" in one] == ["en", "de"])
    player.until("the question in German", lambda: player.table["question"]["prompt"] != prompt)
    player.page.keyboard.press("Escape")
    asked = player.table["question"]
    expect(player.page.get_by_role("region", name="Deine Frage")).to_contain_text(asked["prompt"].split(". ")[-1])
    assert [one["about"] for one in asked["options"]] == [
        one["about"] for one in player.messages("table")[0]["question"]["options"]
    ]


@pytest.mark.parametrize("title", sampled(["Formation", "Rise of the Exiled", "Target Practice"], 1, "games in German"))
def test_longer_words_have_their_place_in_every_game(table: TableProcess, visits: Visits, title: str) -> None:
    player = visits.player(table, "deal 4", locale="de-DE")
    page = player.page
    player.form(title).get_by_role("button", name=f"{title} spielen", exact=True).click()
    expect(page.get_by_role("region", name="Deine Frage").get_by_role("heading")).to_be_visible()
    assert_nothing_sticks_out(page)
    assert barriers(page) == []
