"""What the answers of a match were worth is asked for beside its replay, and can be stopped."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.measuring import SIZES, running_out
from tests.browser.tables import TableProcess
from tests.browser.test_replay import play, told
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

WIDE = 1280
"""Pixels from which on a replay has a column for what its answers are worth."""


def worth_of_answers(page: Page) -> Locator:
    """Returns where the answers are judged: a column where there is room, and nothing else leads there; or a sheet."""
    page.get_by_role("region", name="Replay").wait_for()
    door = page.get_by_role("button", name="Analysis", exact=True)
    assert page.viewport_size
    if page.viewport_size["width"] >= WIDE:
        expect(door).to_have_count(0)
        return page.get_by_role("complementary", name="Study")
    door.click()
    return page.get_by_role("dialog", name="Analysis")


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)], ids=str)
def test_a_match_is_analysed_stopped_and_marked(table: TableProcess, visits: Visits, size: tuple[int, int]) -> None:
    player = visits.player(table)
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    told(player, play(table, "formation"))
    sheet = worth_of_answers(page)
    sheet.get_by_role("button", name="Analyse").click()
    expect(sheet.get_by_role("status")).to_contain_text("decisions looked at")
    sheet.get_by_role("button", name="Stop").click()
    expect(sheet.get_by_role("button", name="analys")).to_be_visible(timeout=60_000)
    assert barriers(page) == []


BEYOND = """(result) => [...result.querySelectorAll('a, button, p, progress')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    })
    .map((one) => one.textContent.trim())"""
"""What of a result is out of sight."""


def test_any_game_is_analysed_where_its_result_stands(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    page = player.page
    player.begin("Formation", answers=8)
    player.resign()
    result = player.result
    for analysed in (False, True):
        if analysed:
            result.get_by_role("button", name="Analyse").click()
            expect(result.get_by_text(re.compile(r"White \d+ %"))).to_be_visible(timeout=120_000)
        expect(result.get_by_role("button", name="Analyse")).to_have_count(0 if analysed else 1)
        for size in SIZES:
            page.set_viewport_size(size)
            assert running_out(page) == [], size
            assert result.evaluate(BEYOND) == [], size
    assert barriers(page) == []


def test_a_link_leads_to_a_moment_from_which_it_is_played_on(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    page = player.page
    match = play(table, "formation")
    told(player, f"{match}/9")
    expect(page.get_by_label("Answer 9 of")).to_be_visible()
    page.get_by_role("button", name="About", exact=True).click()
    expect(page.get_by_label("Link to this moment")).to_have_value(f"{table.address}/#replay={match}/9")
    page.keyboard.press("Escape")
    sheet = worth_of_answers(page)
    sheet.get_by_label("Play as").select_option("1")
    sheet.get_by_label("Against").select_option("novice")
    sheet.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#match=*/1")
    expect(page.get_by_role("region", name="Replay")).to_have_count(0)
