"""A fighter of one's own is dropped on the first page; a series goes on after a reload."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import Player, come_to_rest
from tests.browser.tables import TableProcess
from tests.browser.test_choosing import form_of, grid_of
from tests.browser.visits import Visits
from wildswing.exceed.matches import fighter_text

pytestmark = pytest.mark.browser

SUN = fighter_text("Sol Badguy").replace("fighter Sol Badguy", "fighter Sun Goodboy")


def drop(page: Page, name: str, text: str) -> None:
    """Drops a file on the form."""
    given = page.evaluate_handle(
        """([name, text]) => {
            const given = new DataTransfer();
            given.items.add(new File([text], name));
            return given;
        }""",
        [name, text],
    )
    page.get_by_role("form", name="Exceed").dispatch_event("drop", {"dataTransfer": given})


def lose(player: Player) -> None:
    """Gives up the match."""
    player.open_menu().get_by_role("button", name="Resign").click()
    player.page.get_by_role("dialog", name="Do you want to resign?").get_by_role("button", name="Resign").click()


def is_within(page: Page) -> bool:
    """Tells whether the page as a whole needs no scrolling."""
    return bool(
        page.evaluate(
            """() => {
                const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.documentElement;
                return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
            }"""
        )
    )


def test_a_file_is_dropped_read_kept_and_played(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("400")
    player = visits.player(own_table, viewport={"width": 1440, "height": 900})
    player.go_home()
    drop(player.page, "sun.fighter", SUN.replace("edition strive", "edition strife"))
    expect(form_of(player).get_by_role("alert")).to_contain_text("sun.fighter, line 2, column 9:")
    drop(player.page, "sun.fighter", SUN)
    you = form_of(player).get_by_role("region", name="You", exact=True)
    expect(you.get_by_role("heading", name="Sun Goodboy")).to_be_visible()
    expect(form_of(player).get_by_role("alert")).to_have_count(0)
    expect(you.locator(".picture svg")).to_be_visible()
    player.page.reload()
    expect(you.get_by_role("heading", name="Sun Goodboy")).to_be_visible()
    you.get_by_role("button", name="Cards of Sun Goodboy").click()
    expect(player.page.get_by_role("dialog", name="Sun Goodboy")).to_contain_text("Wild Throw")
    player.page.keyboard.press("Escape")
    player.page.set_viewport_size({"width": 360, "height": 640})
    come_to_rest(player.page)
    assert is_within(player.page)
    player.page.set_viewport_size({"width": 1440, "height": 900})
    form_of(player).get_by_role("button", name="Play Exceed").click()
    player.asked()
    assert player.messages("welcome")[-1]["seats"] == ["Sun Goodboy", "Ky Kiske"]
    player.go_home()
    form_of(player).get_by_role("button", name="Forget").click()
    expect(grid_of(player).get_by_role("button", name="Sun Goodboy")).to_have_count(0)


def test_a_series_tells_its_score_and_who_chooses_and_goes_on_after_a_reload(
    table: TableProcess, visits: Visits
) -> None:
    player = visits.player(table, viewport={"width": 360, "height": 640})
    player.page.add_init_script("Math.random = () => 0")  # the lot, and what the machine bans and chooses
    form = player.form_against("Exceed", "random")
    form.get_by_role("button", name="More choices").click()
    more = player.page.get_by_role("dialog", name="More choices")
    more.get_by_role("group", name="Series").get_by_role("button", name="Best of 3").click()
    more.get_by_role("group", name="Bans of each").get_by_role("button", name="1").click()
    player.page.keyboard.press("Escape")
    form.get_by_role("button", name="Play Exceed").click()
    sheet = player.page.get_by_role("dialog", name="Best of 3")
    expect(sheet.get_by_role("status")).to_have_text("You ban a fighter for this series.")
    sheet.get_by_role("button", name="May", exact=True).click()
    expect(sheet.get_by_role("status")).to_have_text("Now you choose your fighter.")
    expect(sheet).to_contain_text("May")
    expect(sheet.get_by_role("button", name="May", exact=True)).to_have_count(0)
    sheet.get_by_role("group", name="Your fighter").get_by_role("button").nth(3).click()
    come_to_rest(player.page)
    assert is_within(player.page)
    sheet.get_by_role("button", name="Fight match 1").click()
    player.asked()
    own, other = player.messages("welcome")[-1]["seats"]
    lose(player)
    expect(player.result).to_contain_text("Series: 0 to 1")
    player.page.get_by_role("link", name="Next match").click()
    lost = f"You lost, so you choose; {other} stays."
    expect(sheet.get_by_role("status")).to_have_text(lost)
    player.page.reload()
    expect(sheet.get_by_role("status")).to_have_text(lost)
    expect(sheet).to_contain_text(re.compile(r"0\s*:\s*1"))
    sheet.get_by_role("group", name="Your fighter").get_by_role("button", name=own, exact=True).click()
    sheet.get_by_role("button", name="Fight match 2").click()
    player.asked()
    lose(player)
    expect(player.result).to_contain_text("Series: 0 to 2")
    expect(player.page.get_by_role("link", name="Next match")).to_have_count(0)
    player.go_home()
    expect(sheet.get_by_role("status")).to_have_text("Your rival has won the series.")
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
