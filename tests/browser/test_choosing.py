"""Whoever chooses a fighter sees what it is like, and all its cards."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

WIDTHS = [320, 390, 768, 1280]


@pytest.fixture
def player(table: TableProcess, visits: Visits) -> Player:
    """Somebody who looks at the games there are."""
    visitor = visits.player(table)
    visitor.go_home()
    return visitor


def form_of(player: Player) -> Locator:
    return player.page.get_by_role("form", name="Exceed")


def test_a_fighter_tells_its_style_and_difficulty(player: Player) -> None:
    form = form_of(player)
    form.get_by_label("Your opponent").select_option("Baiken")
    expect(form.get_by_text("Pulls the opponent in, and is at her best with three cards or fewer.")).to_be_visible()
    expect(form.get_by_text("medium, 30 life, exceeds for 3 Gauge, strive edition")).to_be_visible()


def test_beginners_are_offered_three(player: Player) -> None:
    form = form_of(player)
    offered = form.get_by_role("group", name="New here? Begin with").get_by_role("button")
    assert sorted(offered.all_inner_texts()) == ["Ky Kiske", "Potemkin", "Sol Badguy"]
    offered.filter(has_text="Potemkin").click()
    expect(form.get_by_label("Your fighter")).to_have_value("Potemkin")
    assert [button.get_attribute("aria-pressed") for button in offered.filter(has_text="Potemkin").all()] == ["true"]
    marked = form.get_by_label("Your fighter").locator("optgroup").first
    expect(marked).to_have_attribute("label", "Good to start with")
    assert sorted(marked.locator("option").all_text_contents()) == ["Ky Kiske", "Potemkin", "Sol Badguy"]


def test_all_cards_can_be_seen_before_a_match(player: Player) -> None:
    form = form_of(player)
    form.get_by_label("Your fighter").select_option("I-No")
    form.get_by_role("button", name="Cards of I-No").click()
    sheet = player.page.get_by_role("dialog", name="I-No")
    expect(sheet.get_by_role("article")).to_have_count(7 + 8)  # her own, and the Normals
    expect(sheet.get_by_role("article", name="Megalomania")).to_contain_text("Costs 5 Gauge")
    expect(sheet.get_by_role("heading", name="Basic side", exact=True)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(form.get_by_role("button", name="Play Exceed")).to_be_visible()


def test_the_choice_fits_every_screen(player: Player) -> None:
    form_of(player).get_by_label("Your fighter").select_option("Goldlewis Dickinson")
    for width in WIDTHS:
        player.page.set_viewport_size({"width": width, "height": 800})
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width
        assert form_of(player).evaluate("form => form.scrollWidth <= form.clientWidth")


def test_levels_are_offered_first_and_a_fighter_is_the_usual_one(player: Player) -> None:
    for title in ("Exceed", "Formation"):
        players = player.page.get_by_role("form", name=title).get_by_label("Played by")
        expect(players).to_have_value("fighter")
        groups = [group.get_attribute("label") for group in players.locator("optgroup").all()]
        assert groups == ["Levels", "People", "Machines by name"]
        levels = players.locator("optgroup").first.locator("option").all_text_contents()
        assert [level.partition(":")[0] for level in levels] == ["Novice", "Fighter", "Veteran", "Master"]
        assert all(level.partition(": ")[2] for level in levels)


def test_a_match_against_a_level_begins(player: Player) -> None:
    player.begin("Formation", "veteran")
    assert player.table["question"] is not None


def test_layouts_of_our_own_are_marked(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    options = player.begin("Formation")["question"]["options"]
    kinds = [player.page.get_by_role("region", name=option["label"], exact=True) for option in options]
    for kind in kinds:
        expect(kind.get_by_role("listitem").filter(has_text="House rule")).to_have_count(6)
    player.answer(0)
    player.asked()
    choice = player.page.get_by_role("region", name="Formations to choose from")
    expect(choice.get_by_text("House rule")).to_have_count(2)
