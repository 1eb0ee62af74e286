"""A name is a text, whatever is in it, wherever it is shown."""

import pytest
from playwright.sync_api import expect

from tests.browser.tables import TableProcess
from tests.browser.test_lobby import answer_some, arrive, lobby, quick
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

HOSTILE = "<img src=x onerror=a()>"
TURNING = "אבג"


def test_a_name_can_neither_run_nor_turn_anything(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, HOSTILE), arrive(visits, own_table, TURNING)
    quick(ann, "Formation")
    expect(lobby(bob).get_by_role("listitem").filter(has_text=f"{HOSTILE} (guest)")).to_be_visible()
    quick(bob, "Formation")
    watching = visits.player(own_table, seed=None)
    expect(
        ann.open_menu().get_by_text(f"{HOSTILE} (guest) plays Black · \u2068{TURNING}\u2069 (guest) plays")
    ).to_be_visible()
    ann.page.keyboard.press("Escape")
    watching.page.goto(f"{own_table.address}/#watch={ann.match}")
    expect(watching.open_menu().get_by_text(HOSTILE).first).to_be_visible()
    answer_some(ann, bob)
    for player in (ann, bob, watching):
        assert player.page.locator("img[src=x]").count() == 0
