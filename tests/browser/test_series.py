"""Two people play a series with bans: its terms are read before anybody sits down, and whoever lost chooses."""

from functools import partial

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.axe import barriers
from tests.browser.measuring import SIZES
from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.test_lobby import arrive, lobby
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser


def fits(player: Player, size: ViewportSize) -> bool:
    """Tells whether the page is no larger than its window."""
    width, height = player.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    return bool(width <= size["width"] and height <= size["height"])


def is_elsewhere(player: Player, match: str = "") -> bool:
    """Tells whether the cards of a match are dealt, which is another one than before."""
    return bool(player.messages("welcome")) and player.match != match


def assert_fits(player: Player) -> None:
    """A match is one screen in all sizes, and keeps nobody out."""
    for size in SIZES:
        player.page.set_viewport_size(size)
        player.until(f"no scrolling in {size}", partial(fits, player, size))
    assert barriers(player.page) == []
    player.page.set_viewport_size(SIZES[0])


def drafting(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Bans and choices")


def draft(players: list[Player], what: str, name: str) -> None:
    """Lets whoever is next ban or choose somebody."""
    one, other = players
    one.until("a turn", lambda: any(drafting(player).get_by_role("button", name=what).count() for player in players))
    mover = one if drafting(one).get_by_role("button", name=what).count() else other
    drafting(mover).get_by_role("combobox").select_option(name)
    drafting(mover).get_by_role("button", name=what).click()
    expect(drafting(mover).get_by_role("button", name=what)).to_have_count(0)


def test_two_people_play_a_series(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table, "Bob")
    lobby(ann)
    ann.page.get_by_text("Series and bans").click()
    ann.page.get_by_role("group", name="Series").get_by_role("button", name="Best of 3").click()
    ann.page.get_by_role("group", name="Bans of each").get_by_role("button", name="1").click()
    ann.page.get_by_role("button", name="They lose").click()
    assert barriers(ann.page) == []
    ann.page.get_by_role("button", name="Open a table").first.click()
    row = lobby(bob).get_by_role("listitem").filter(has_text="Ann (guest)")
    expect(row).to_contain_text("Best of 3 · 1 ban each · whoever leaves loses")
    row.get_by_role("button", name="Sit down").click()
    players = [ann, bob]
    draft(players, "Ban", "Faust")
    assert_fits(ann)
    draft(players, "Ban", "May")
    draft(players, "Choose", "Potemkin")
    draft(players, "Choose", "Leo Whitefang")
    for player in players:
        player.until("the cards", partial(is_elsewhere, player))
        expect(player.page.get_by_label("Series", exact=True)).to_contain_text("Match 1, best of 3")
    assert set(ann.messages("welcome")[-1]["seats"]) == {"Potemkin", "Leo Whitefang"}
    assert_fits(ann)
    first = ann.match
    ann.resign()
    result = ann.page.get_by_role("region", name="Result")
    expect(result).to_contain_text("Series: 0 to 1")
    assert_fits(ann)
    result.get_by_role("combobox").select_option("Ryu")
    result.get_by_role("button", name="Next match").click()
    bob.page.get_by_role("region", name="Result").get_by_role("button", name="Next match").click()
    for player in players:
        player.until("the next match", partial(is_elsewhere, player, first))
        expect(player.page.get_by_label("Series", exact=True)).to_contain_text("0 : 1")
    seat = ann.messages("welcome")[-1]["seat"]
    assert ann.messages("welcome")[-1]["seats"][seat] == "Ryu"
    bob.resign()
    expect(bob.page.get_by_role("region", name="Result")).to_contain_text("Series: 1 to 1")
    bob.page.get_by_role("button", name="Give up the series").click()
    expect(ann.page.get_by_role("region", name="Result")).to_contain_text("Ann (guest) has the series")
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()
