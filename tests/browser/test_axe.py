"""axe-core finds nothing wrong: at a desk and on a phone, in light and in dark."""

from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.axe import barriers
from tests.browser.players import Player, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOOKS: list[tuple[ViewportSize, Literal["light", "dark"]]] = [
    (PHONE, "light"),
    (PHONE, "dark"),
    (DESK, "light"),
    (DESK, "dark"),
]


def assert_no_barriers(page: Page, where: str) -> None:
    """Looks at the page in both lights, small and large; it is left as it was at a desk.

    A usual run looks at each place in one way, and in the others on other days: a look takes a second.
    """
    for size, scheme in sampled(LOOKS, 1, f"lights {where}"):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        assert barriers(page) == [], f"{where}, {scheme}, {size}"
    page.set_viewport_size(DESK)


def play_through(player: Player) -> set[str]:
    """Plays to the end, looks at one question of each kind and at the end, and returns the kinds."""
    seen: set[str] = set()
    while question := player.asked()["question"]:
        if question["kind"] not in seen:
            seen.add(question["kind"])
            assert_no_barriers(player.page, question["kind"])
        player.answer(eager(question))
    assert_no_barriers(player.page, "the end")
    return seen


@pytest.mark.family("axe around a game", 2)
def test_home(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    player.go_home()
    assert_no_barriers(player.page, "home")
    player.begin("Formation")
    player.go_home()
    expect(player.page.get_by_role("button", name="Continue")).to_be_visible()
    assert_no_barriers(player.page, "home with a match")


@pytest.mark.family("axe around a game", 2)
def test_the_cards_of_a_fighter_before_a_match(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    player.go_home()
    player.page.get_by_role("button", name="Cards of Sol Badguy").click()
    expect(player.page.get_by_role("dialog", name="Sol Badguy")).to_be_visible()
    assert_no_barriers(player.page, "cards")


@pytest.mark.family("axe through a game", 1)
def test_a_game_of_exceed(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 11")
    player.begin("Exceed")
    seen = play_through(player)
    assert seen >= {"mulligan", "action", "set"}
    assert len(seen) >= 5


@pytest.mark.family("axe through a game", 1)
def test_a_game_of_formation(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    player.begin("Formation")
    assert play_through(player) == {"type", "formation", "place", "offence", "defence"}


@pytest.mark.family("axe around a game", 2)
def test_a_strike_that_is_played_out(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin("Exceed", "greedy", until="set")
    player.set_pace("step")
    player.answer(eager(player.table["question"]))
    following = player.panel.get_by_role("button", name="Next")
    expect(following).to_be_visible()
    steps = 0
    while following.count():
        if steps % 4 == 0:
            assert_no_barriers(player.page, f"step {steps}")
        steps += 1
        following.click()
    assert steps > 5
    last = player.page.get_by_text("The last strike, step by step")
    if last.count():
        last.click()
        assert_no_barriers(player.page, "the last strike")


def openers(page: Page) -> list[Locator]:
    """Returns the buttons that open something over the table."""
    fighters = page.get_by_role("button", name="abilities and all cards")
    piles = [page.get_by_role("button", name=name).first for name in ("Discard", "Gauge")]
    return [page.get_by_role("button", name="Help"), fighters.first, fighters.last, *piles]


@pytest.mark.family("axe around a game", 2)
def test_what_opens_over_the_table(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin("Exceed", "greedy", answers=6)
    for opener in openers(player.page):
        opener.click()
        expect(player.page.get_by_role("dialog")).to_be_visible()
        assert_no_barriers(player.page, opener.inner_text())
        player.page.keyboard.press("Escape")
        expect(player.page.get_by_role("dialog")).to_have_count(0)
