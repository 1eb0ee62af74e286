"""German cards on the page: the longest ones fit at every size, and a change of the language changes the cards."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.measuring import SIZES, running_out
from tests.browser.players import Player, come_to_rest
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

LONGEST = ["Carl Clover", "D'Janette", "Sydney & Serena", "Zsolt", "Vega", "Kokonoe Mercury"]
"""The fighters whose German texts are longest: of a side, or of a single card."""


def open_cards(page: Page, fighter: str) -> None:
    """Shows all cards of a fighter on the first screen."""
    form = page.get_by_role("form", name="Exceed")
    form.get_by_role("searchbox").fill(fighter)
    form.get_by_role("group", name="Dein Kämpfer").get_by_role("button", name=fighter, exact=True).click()
    form.get_by_role("button", name=f"Karten von {fighter}").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("fighter", sampled(LONGEST, 2, "longest German cards"))
def test_the_longest_german_cards_fit(fighter: str, table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, locale="de", viewport=SIZES[0])
    player.page.goto("/")
    open_cards(player.page, fighter)
    for size in SIZES:
        player.page.set_viewport_size(size)
        assert running_out(player.page) == [], f"{fighter} at {size['width']} x {size['height']}"


def hand_of(player: Player) -> str:
    come_to_rest(player.page)
    return player.page.locator("main").inner_text()


def test_cards_follow_the_language_of_each_page(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4", locale="de", viewport=SIZES[0])
    seat = player.hold_a_seat({"game": "exceed", "opponent": "random", "seed": "deal 4"}, "exceed")
    player.page.goto(f"/#match={seat['match']}/{seat['seat']}")
    player.until("a question", lambda: bool(player.messages("table")) and player.is_asked)
    assert "Treffer:" in hand_of(player)
    assert set(player.page.locator("#hand .normal .kind").all_text_contents()) == {"Normal"}
    watching = visits.player(table, locale="en", viewport=SIZES[0])
    watching.page.goto(f"/#watch={seat['match']}")
    watching.until("the table", lambda: bool(watching.messages("welcome")))
    for page, words in ((player, "Treffer: "), (watching, "hit: ")):
        lines = [
            line
            for fighter in page.messages("welcome")[-1]["catalog"]["fighters"]
            for card in fighter["cards"]
            for line in card["lines"]
        ]
        assert any(line.startswith(words) for line in lines)
