"""What the opponent may have, told from what lies open."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser


def test_their_cards_are_counted_and_compared_with_the_card_pointed_at(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 11", viewport={"width": 1440, "height": 900})
    player.begin("Exceed", "greedy", answers=6)
    player.page.get_by_role("button", name="Their cards").click()
    column = player.page.get_by_role("complementary", name="Their cards")
    expect(column.get_by_role("region", name="Reach you now")).to_be_visible()
    theirs = player.table["view"]["sides"][1]
    unseen = Counter(theirs["unseen"])
    rows = column.get_by_role("listitem")
    for name, copies in unseen.items():
        row = rows.filter(has_text=name).filter(has_text="in hand or deck")
        expect(row.first).to_contain_text(f"{copies} in hand or deck")
    card = player.table["view"]["sides"][0]["hand"][0]
    expect(column).to_contain_text("Point at one of your cards")
    player.page.get_by_role("article", name=card, exact=True).hover()
    expect(column).to_contain_text(f"against {card}")
    expect(column).to_contain_text("as both stand now")
