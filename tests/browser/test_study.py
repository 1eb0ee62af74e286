"""The study board: a match or a text is played on for both sides, branch by branch, saved and shared."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.tables import TableProcess
from tests.browser.test_analysis import WIDE
from tests.browser.test_replay import play
from tests.browser.visits import Visits
from tests.server.test_studies import SCENARIO

pytestmark = pytest.mark.browser


def _moves(page: Page) -> Locator:
    return page.get_by_role("group", name="All answers")


def engine_of(page: Page) -> Locator:
    """Returns where the engine stands: a column where there is room, or a sheet."""
    assert page.viewport_size
    if page.viewport_size["width"] >= WIDE:
        return page.get_by_role("complementary", name="Study")
    page.get_by_role("button", name="Engine and more").click()
    return page.get_by_role("dialog", name="Engine and more")


def _answers(page: Page) -> Locator:
    return page.get_by_role("group", name="Answers", exact=True).get_by_role("button")


def test_both_sides_are_tried_and_the_lines_are_gone_along_by_keyboard(table: TableProcess, visits: Visits) -> None:
    page = visits.player(table).page
    page.set_viewport_size({"width": 1440, "height": 900})
    match = play(table, "formation")
    page.goto(f"/#study={match}/20")
    expect(_moves(page).locator("[aria-current]")).to_have_count(1)
    given = _moves(page).get_by_role("button").all_inner_texts()
    taken = given[21]
    for turn in range(2):
        expect(_answers(page).first).to_be_visible()
        other = next(at for at, one in enumerate(_answers(page).all()) if turn or taken not in one.inner_text().lower())
        _answers(page).nth(other).click()
        expect(_moves(page).get_by_role("group", name="Instead")).to_have_count(1)
        expect(page.get_by_label(f"Answer {21 + turn} of")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label("Answer 21 of")).to_be_visible()
    tried = _moves(page).get_by_role("group", name="Instead").locator("[aria-current]")
    expect(tried).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(tried).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(tried).to_be_visible()
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_role("textbox", name="Link to this moment").input_value()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Notation with variations").click()
    notation = saved.value.path().read_text(encoding="utf-8")
    assert "(" in notation.split("\n\n", 1)[1]
    assert barriers(page) == []
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_label("Answer 21 of 21")).to_be_visible()
    page.goto("/#notation")
    page.get_by_role("textbox", name="Paste a match here").fill(notation)
    page.get_by_role("button", name="Show the match").click()
    expect(_moves(page).get_by_role("group", name="Instead")).to_have_count(1)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_a_scenario_is_studied_valued_and_played_from(
    table: TableProcess, visits: Visits, size: tuple[int, int]
) -> None:
    page = visits.player(table).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/#notation")
    page.get_by_role("textbox", name="Paste a match here").fill(SCENARIO)
    page.get_by_role("button", name="Show the match").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="What happens")).to_contain_text("Set your attack", ignore_case=True)
    page.get_by_label("Point of view").select_option("All cards open")
    expect(page.get_by_role("region", name="Hand of Ky Kiske").get_by_role("article", name="Dive")).to_be_visible()
    page.get_by_label("Point of view").select_option("Whoever is asked")
    sheet = engine_of(page)
    sheet.get_by_role("button", name="Switch on").click()
    expect(sheet.get_by_text("of 100 by the best answer")).to_be_visible(timeout=60_000)
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="This moment as a scenario").click()
    assert "set up Sol Badguy" in saved.value.path().read_text(encoding="utf-8")
    assert barriers(page) == []
    sheet.get_by_label("Play as").select_option("1")
    sheet.get_by_label("Against").select_option("novice")
    sheet.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#match=*/1")
    expect(page.get_by_role("region", name="Your question")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_what_is_written_and_tried_is_there_when_the_page_is_loaded_anew(
    table: TableProcess, visits: Visits, size: tuple[int, int]
) -> None:
    page = visits.player(table).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    is_narrow = size[0] < 800
    match = play(table, "formation")
    page.goto(f"/#study={match}/20")
    expect(_answers(page).first).to_be_visible()
    _answers(page).last.click()
    expect(page.get_by_label("Answer 21 of")).to_be_visible()
    if is_narrow:
        page.get_by_role("button", name="Log").first.click()
    page.get_by_role("textbox", name="Comment").fill("Worth a try {or not}.\nWho knows?")
    _moves(page).get_by_role("button", name="The beginning").click()
    _moves(page).get_by_role("button").nth(1).click()
    page.get_by_role("textbox", name="Comment").fill("The first one.")
    expect(_moves(page)).to_contain_text("The first one.")
    assert barriers(page) == []
    page.reload()
    expect(page.get_by_label("Answer 1 of")).to_be_visible()
    if is_narrow:
        page.get_by_role("button", name="Log").first.click()
    expect(_moves(page)).to_contain_text("The first one.")
    expect(_moves(page)).to_contain_text("Worth a try {or not}.")
    if is_narrow:
        page.keyboard.press("Escape")
    sheet = engine_of(page)
    expect(sheet.get_by_text("chances of")).to_be_visible()
    expect(sheet.get_by_role("slider", name="Place in the replay")).to_be_visible()
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Notation with variations").click()
    notation = saved.value.path().read_text(encoding="utf-8")
    assert "{The first one.}" in notation
    assert "; Worth a try {or not}. Who knows?\n" in notation


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_a_position_is_set_up_in_a_form(own_table: TableProcess, visits: Visits, size: tuple[int, int]) -> None:
    visits.expect_complaint("400")
    page = visits.player(own_table).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/#notation")
    page.get_by_role("button", name="Set up a position").click()
    first, second = [page.get_by_role("group", name=f"{name} fighter") for name in ("First", "Second")]
    second.get_by_label("Second fighter").select_option("Ryu")
    first.get_by_role("combobox", name="Hand").select_option("Focus")
    first.get_by_role("combobox", name="Hand").select_option("Grasp")
    first.get_by_role("button", name="Take Grasp out").click()
    first.get_by_role("combobox", name="Gauge").select_option("Slash")
    first.get_by_label("Life").fill("12")
    second.get_by_role("combobox", name="Hand").select_option("Hadoken")
    second.get_by_label("Space").fill("3")
    page.get_by_label("Whose turn").select_option("Ryu")
    page.get_by_role("button", name="Open on the board").click()
    expect(page.get_by_role("alert").filter(visible=True)).to_have_text(
        "Sol Badguy and Ryu cannot both stand on space 3; give one of them another space."
    )
    assert barriers(page) == []
    second.get_by_label("Space").fill("5")
    page.get_by_role("button", name="Open on the board").click()
    for _ in range(2):
        expect(page.get_by_role("region", name="What happens")).to_contain_text("choose an action", ignore_case=True)
        sheet = engine_of(page)
        with page.expect_download() as saved:
            sheet.get_by_role("button", name="This moment as a scenario").click()
        scenario = saved.value.path().read_text(encoding="utf-8")
        assert "turn Ryu" in scenario
        assert "space 3; life 12; hand Focus" in scenario
        page.reload()
