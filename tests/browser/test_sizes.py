"""Screens of several widths: nothing sticks out, and nothing runs under something else."""

import pytest
from playwright.sync_api import Page

from tests.browser.players import come_to_rest
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

WIDTHS = [360, 390, 768, 1024, 1100, 1200, 1366, 1600]


def sticking_out(page: Page) -> list[str]:
    """Returns the parts of the table that reach beyond the window, whose window does not scroll."""
    found: list[str] = page.evaluate(
        """() => {
            return [...document.querySelectorAll('main section, main table, main details')]
                .filter((part) => part.getBoundingClientRect().right > innerWidth)
                .map((part) => part.ariaLabel || part.textContent.slice(0, 40));
        }"""
    )
    return found


@pytest.mark.parametrize("title", sampled(["Exceed", "Formation"], 1, "games at all sizes"))
def test_every_part_has_its_place(table: TableProcess, visits: Visits, title: str) -> None:
    player = visits.player(table, "deal 2")
    player.begin(title, "greedy", answers=14 if title == "Formation" else 5)
    for width in WIDTHS:
        player.page.set_viewport_size({"width": width, "height": 800})
        come_to_rest(player.page)
        wide = player.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width
        assert sticking_out(player.page) == [], f"at a width of {width}"
