"""Formation on the page: cards are laid in any order, and an answer says what it would win before it is given."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import Player, come_to_rest, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640)]


def hand(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Your hand").get_by_role("button")


def space(player: Player, number: int) -> Locator:
    """Returns a space of one's own that wants a card."""
    return player.page.locator(f'#board [data-space="{number}"]')


def open_spaces(player: Player) -> list[int]:
    return [
        int(number)
        for number in player.page.locator("#board [data-space]").evaluate_all(
            "all => all.map((one) => one.dataset.space)"
        )
    ]


def done(player: Player) -> Locator:
    return player.page.get_by_role("button", name="Done", exact=True)


def drag(player: Player, what: Locator, to: Locator) -> None:
    """Drags with the mouse, as a hand does: in steps."""
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = player.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


def answers_given(player: Player) -> list[int]:
    return [one["option"] for one in player.given]


def laying(table: TableProcess, visits: Visits) -> Player:
    """Somebody who has seven cards to lay on a formation."""
    player = visits.player(table, "deal 1")
    player.begin("Formation", "greedy", until="place")
    come_to_rest(player.page)
    return player


def test_cards_are_dragged_to_spaces_in_any_order_until_done(table: TableProcess, visits: Visits) -> None:
    player = laying(table, visits)
    view = player.table["view"]["sides"][0]
    spaces = open_spaces(player)
    before = len(answers_given(player))
    cards = hand(player).all_text_contents()
    # From the last space to the first; then two change places, and one goes back to the hand and out again.
    for number in reversed(spaces):
        drag(player, hand(player).first, space(player, number))
    expect(done(player)).to_be_enabled()
    drag(player, space(player, spaces[0]), space(player, spaces[1]))
    drag(player, space(player, spaces[2]), player.page.get_by_role("region", name="Your hand"))
    expect(done(player)).to_be_disabled()
    drag(player, hand(player).filter(has_text=re.compile(cards[1])).first, space(player, spaces[2]))
    assert len(answers_given(player)) == before
    done(player).click()
    player.until("all answers", lambda: len(answers_given(player)) == before + len(spaces))
    front = player.asked()["view"]["sides"][0]
    laid = [front["grid"][number] for number in spaces]
    expected = list(reversed(view["hand"][: len(spaces)]))
    expected[0], expected[1] = expected[1], expected[0]
    assert laid == expected


def test_cards_are_laid_with_the_keys(table: TableProcess, visits: Visits) -> None:
    player = laying(table, visits)
    spaces = open_spaces(player)
    held = player.table["view"]["sides"][0]["hand"]
    player.page.keyboard.press("2")
    expect(space(player, spaces[0])).to_be_focused()
    player.page.keyboard.press("Tab")
    expect(space(player, spaces[1])).to_be_focused()
    player.page.keyboard.press("Enter")
    # The keys lead from card to space and back, and to Done at the end.
    for _ in spaces[1:]:
        expect(hand(player).first).to_be_focused()
        player.page.keyboard.press("Enter")
        player.page.keyboard.press("Enter")
    expect(done(player)).to_be_focused()
    player.page.keyboard.press("Enter")
    player.until("the other rows", lambda: player.table["view"]["phase"] == "back")
    front = player.asked()["view"]["sides"][0]["grid"]
    assert front[spaces[1]] == held[1]
    assert sorted(front[number] for number in spaces) == sorted(held[: len(spaces)])


def test_what_was_laid_is_there_after_a_reload(table: TableProcess, visits: Visits) -> None:
    player = laying(table, visits)
    number = open_spaces(player)[2]
    name = (hand(player).nth(3).text_content() or "").strip()
    hand(player).nth(3).click()
    space(player, number).click()
    player.page.reload()
    player.asked()
    expect(space(player, number)).to_contain_text(name)
    expect(hand(player)).to_have_count(6)


def test_an_answer_says_what_it_wins_and_is_dragged_to_the_clash(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    question = player.begin("Formation", "greedy", until="defence")["question"]
    about = question["options"][0]["about"]
    button = player.page.get_by_role("main").get_by_role("button", name=question["options"][0]["label"], exact=True)
    pictured = player.page.locator("#board").get_by_role("button", name=question["options"][0]["label"], exact=True)
    expect(button.first).to_be_visible()
    said = {1: "takes both", 0: "loses both"}[about["wins"]] if not about["ties"] else "a tie"
    expect(pictured).to_have_accessible_description(re.compile(said))
    number = question["question"]
    drag(player, pictured, player.page.get_by_role("region", name="Battle", exact=True))
    player.until("the answer", lambda: player.answered >= number)
    battle = next(one for one in player.asked()["view"]["fought"] if one["reply"] == about["card"])
    assert (battle["winner"] == 0) == bool(about["wins"])


def test_layouts_are_pictures_and_a_side_can_be_chosen(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    form = player.form_against("Formation", "greedy")
    form.get_by_label("Your side").select_option("White")
    form.get_by_role("button", name="Play Formation").click()
    player.asked()
    assert player.messages("welcome")[-1]["seat"] == 1
    player.play_until("formation", eager)
    choice = player.page.get_by_role("region", name="Formations to choose from")
    expect(choice.get_by_role("button")).to_have_count(2)
    expect(player.page.get_by_role("main")).not_to_contain_text("11R / 1X.")


def test_nothing_scrolls_and_every_card_is_in_sight(table: TableProcess, visits: Visits) -> None:
    player = laying(table, visits)
    for width, height in SIZES:
        resize(player, width, height)
        for control in [*hand(player).all(), *player.page.locator("#board [data-space]").all(), done(player)]:
            expect(control).to_be_in_viewport(ratio=0.95)
    player.play_until("defence", eager)
    for width, height in SIZES:
        resize(player, width, height)
        for card in player.page.locator("#board .grid button").all():
            expect(card).to_be_in_viewport(ratio=0.95)
        page = "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
        assert player.page.evaluate(page) == [height, width]


def resize(player: Player, width: int, height: int) -> None:
    player.page.set_viewport_size({"width": width, "height": height})
    come_to_rest(player.page)
