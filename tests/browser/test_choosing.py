"""Whoever chooses a fighter sees what it is like, and all its cards."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import Player, come_to_rest
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled
from wildswing.exceed.matches import roster

pytestmark = pytest.mark.browser

SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640)]


@pytest.fixture
def player(table: TableProcess, visits: Visits) -> Player:
    """Somebody who looks at the games there are."""
    visitor = visits.player(table, viewport={"width": 1440, "height": 900})
    visitor.go_home()
    return visitor


def form_of(player: Player) -> Locator:
    return player.page.get_by_role("form", name="Exceed")


def grid_of(player: Player) -> Locator:
    return form_of(player).get_by_role("group", name="Your fighter")


def test_a_fighter_tells_its_style_and_strengths_before_it_is_picked(player: Player) -> None:
    you = form_of(player).get_by_role("region", name="You", exact=True)
    grid_of(player).get_by_role("button", name="Baiken").hover()
    expect(you.get_by_role("heading", name="Baiken")).to_be_visible()
    expect(you).to_contain_text("Pulls the opponent in, and is at her best with three cards or fewer.")
    expect(you).to_contain_text("medium, 30 life, exceeds for 3 Gauge, strive edition")
    strengths = {name: you.get_by_role("meter", name=name) for name in ("Reach", "Speed", "Power", "Defence")}
    assert all(0 < int(bar.get_attribute("aria-valuenow") or "") < 100 for bar in strengths.values())
    player.page.mouse.move(700, 20)
    expect(you.get_by_role("heading", name="Sol Badguy")).to_be_visible()


def test_the_first_screen_does_not_scroll(player: Player) -> None:
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        come_to_rest(player.page)
        hidden = player.page.evaluate(
            """() => [document.documentElement, document.querySelector('main')].flatMap(
                (one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])"""
        )
        assert hidden == [0, 0, 0, 0], f"{width} x {height}"


def test_those_for_a_first_game_come_first(player: Player) -> None:
    names = grid_of(player).get_by_role("button").locator(".unseen").all_text_contents()
    assert names[:4] == ["Any fighter", "Ky Kiske", "Potemkin", "Sol Badguy"]
    assert len(names) == 1 + len(roster()) + 1  # any, and a file of one's own


def test_the_grid_is_sifted_and_searched(player: Player) -> None:
    shown = grid_of(player).get_by_role("button")
    easy = form_of(player).get_by_role("group", name="Difficulty").get_by_role("button", name="easy")
    easy.click()
    form_of(player).get_by_role("group", name="Season").get_by_role("button", name="Guilty Gear Strive").click()
    expect(easy).to_have_attribute("aria-pressed", "true")
    expect(shown.filter(has_text="Baiken")).to_have_count(0)
    expect(shown.filter(has_text="Potemkin")).to_have_count(1)
    form_of(player).get_by_label("Find a fighter").fill("axl")
    expect(shown).to_have_count(2)  # any, and a file of one's own
    expect(form_of(player).get_by_text("No fighter matches.")).to_be_visible()
    easy.click()
    expect(shown).to_have_count(3)


def test_fighters_are_picked_with_keys_and_remembered(player: Player) -> None:
    keys = player.page.keyboard
    form = form_of(player)
    grid_of(player).get_by_role("button", name="Sol Badguy").focus()
    keys.press("ArrowDown")
    previewed = form.get_by_role("region", name="You", exact=True).get_by_role("heading")
    expect(previewed).not_to_have_text("Sol Badguy")
    picked = previewed.text_content() or ""
    keys.press("Enter")
    form.get_by_role("button", name=re.compile("^Rival")).click()
    keys.press("r")
    rival = form.get_by_role("region", name="Rival").get_by_role("heading")
    expect(rival).not_to_have_text("Ky Kiske")
    drawn = rival.text_content() or ""
    form.get_by_role("button", name="Veteran").click()
    player.page.reload()
    expect(previewed).to_have_text(picked)
    expect(rival).to_have_text(drawn)
    expect(form.get_by_role("button", name="Veteran")).to_have_attribute("aria-pressed", "true")


def test_all_cards_can_be_seen_before_a_match(player: Player) -> None:
    form = form_of(player)
    grid_of(player).get_by_role("button", name="I-No").click()
    form.get_by_role("button", name="Cards of I-No").click()
    sheet = player.page.get_by_role("dialog", name="I-No")
    expect(sheet.get_by_role("article")).to_have_count(7 + 8)  # her own, and the Normals
    expect(sheet.get_by_role("article", name="Megalomania")).to_contain_text("Costs 5 Gauge")
    expect(sheet.get_by_role("heading", name="Basic side", exact=True)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(form.get_by_role("button", name="Play Exceed")).to_be_visible()


@pytest.mark.parametrize("locale", sampled(["en", "de"], 1, "languages of the first screen"))
def test_the_first_screen_needs_no_scroll(table: TableProcess, visits: Visits, locale: str) -> None:
    player = visits.player(table, locale=locale)
    player.page.goto("/")
    form = player.page.get_by_role("form", name="Exceed")
    play = form.get_by_role("button", name="Play Exceed" if locale == "en" else "Exceed spielen")
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        come_to_rest(player.page)
        for shown in (play, *player.page.get_by_role("link").all(), *form.get_by_role("heading").all()):
            box = shown.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= box["x"] + box["width"] <= width
            assert 0 <= box["y"] <= box["y"] + box["height"] <= height
        for part in ("html", "main", "form"):
            assert player.page.evaluate(
                """part => {
                    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.querySelector(part);
                    return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
                }""",
                part,
            ), f"{part} at {width}x{height}"


def test_the_first_decision_is_two_clicks_away(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    player.go_home()
    form_of(player).get_by_role("button", name="Play Exceed").click()
    assert player.asked()["question"]["question"] == 1


def test_levels_are_offered_first_and_a_fighter_is_the_usual_one(player: Player) -> None:
    form = form_of(player)
    offered = form.get_by_role("group", name="Whom you play against").get_by_role("button")
    assert [name.lower() for name in offered.all_inner_texts()] == [
        *("novice", "fighter", "veteran", "master", "your equal"),
        *("a friend", "anyone online"),
    ]
    expect(offered.filter(has_text="Fighter")).to_have_attribute("aria-pressed", "true")
    players = player.form("Formation").get_by_label("Played by")
    expect(players).to_have_value("fighter")
    groups = [group.get_attribute("label") for group in players.locator("optgroup").all()]
    assert groups == ["Levels", "People", "Computer players by name"]


def test_a_match_against_a_level_begins(player: Player) -> None:
    player.begin_from_home("Formation", "veteran")
    assert player.table["question"] is not None


def test_layouts_of_our_own_are_marked(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    options = player.begin_from_home("Formation")["question"]["options"]
    kinds = [player.page.get_by_role("region", name=option["label"], exact=True) for option in options]
    for kind in kinds:
        expect(kind.get_by_role("listitem").filter(has_text="House rule")).to_have_count(6)
    player.answer(0)
    player.asked()
    choice = player.page.get_by_role("region", name="Formations to choose from")
    expect(choice.get_by_text("House rule")).to_have_count(2)


WHOLE = """(pane) => {
    const figure = pane.querySelector('.picture svg > g:last-child').getBoundingClientRect();
    const box = pane.getBoundingClientRect();
    const name = pane.querySelector('h2').getBoundingClientRect();
    // Where the words stand beside the figure, it has all the height.
    const floor = name.top > figure.top + 60 ? name.top + 14 : box.bottom;
    return [figure.top >= box.top, figure.bottom <= floor + 1];
}"""


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
@pytest.mark.parametrize("language", sampled(["en", "de"], 1, "languages of the two who are chosen"))
def test_what_is_said_of_two_fighters_leaves_them_whole(
    table: TableProcess, visits: Visits, size: tuple[int, int], language: str
) -> None:
    page = visits.player(table, locale=language, viewport={"width": size[0], "height": size[1]}).page
    page.goto("/")
    for one in (".pane.you", ".pane.foe"):
        expect(page.locator(f"{one} .picture svg > g:last-child")).to_have_count(1)
        assert page.locator(one).evaluate(WHOLE) == [True, True], one
