"""The first hour made easy: what a card would do, payments in one click, no idle questions, a playback to steer."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.players import Player, eager
from tests.browser.tables import Message, TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_an_action(visits: Visits, table: TableProcess, **options: Any) -> Player:
    """A player of Sol on space 3, whose turn it is; Ky stands on space 7."""
    player = visits.player(table, "1", **options)
    player.begin("Exceed", until="action")
    return player


def card(player: Player, name: str) -> Locator:
    return player.page.get_by_role("main").get_by_role("article", name=name, exact=True)


def words(player: Player) -> Locator:
    """What is said of the card that is pointed at."""
    return player.page.get_by_role("status").filter(has_text="hits")


def marked(player: Player) -> list[int]:
    """The spaces of the arena that have the edge of what is reached."""
    found: list[int] = player.page.get_by_role("region", name="Arena").evaluate(
        """arena => [...arena.querySelectorAll('ol > li')].flatMap((space, place) =>
            getComputedStyle(space.querySelector('.tile')).boxShadow === 'none' ? [] : [place + 1])"""
    )
    return found


def expect_marked(player: Player, spaces: list[int]) -> None:
    """Waits for the edges of spaces, which come and go a picture of the screen after the words."""
    player.until(f"the spaces {spaces} are marked", lambda: marked(player) == spaces)


def test_pointing_at_a_card_shows_the_spaces_and_says_it(table: TableProcess, visits: Visits) -> None:
    player = at_an_action(visits, table)
    expect_marked(player, [])
    card(player, "Dust").hover()
    expect(words(player)).to_contain_text("Dust hits spaces 1, 5, and 6; not Ky Kiske on space 7: out of range.")
    expect(words(player)).to_contain_text("Speed 3: it comes first against")
    expect(words(player)).to_contain_text("Power 5 stuns through")
    expect_marked(player, [1, 5, 6])
    card(player, "Dive").hover()
    expect(words(player)).to_contain_text("Dive hits spaces 2 and 4")
    expect_marked(player, [2, 4])
    player.prompt.hover()
    expect(words(player)).to_have_count(0)
    expect_marked(player, [])


def test_the_keyboard_points_too(table: TableProcess, visits: Visits) -> None:
    player = at_an_action(visits, table)
    player.page.get_by_role("button", name="Lift Dust").focus()
    expect(words(player)).to_contain_text("Dust hits spaces 1, 5, and 6")
    expect_marked(player, [1, 5, 6])
    player.page.keyboard.press("q")
    expect(words(player)).to_have_count(0)


def test_a_tap_points_and_answers_nothing(table: TableProcess, visits: Visits) -> None:
    player = at_an_action(visits, table, **PHONE)
    before = player.answered
    card(player, "Dive").get_by_role("button", name="Lift Dive").tap(position={"x": 20, "y": 12})
    expect(words(player)).to_contain_text("Dive hits spaces 2 and 4")
    assert player.answered == before
    player.prompt.tap()
    expect(words(player)).to_have_count(0)


def test_a_card_in_a_sheet_is_measured_from_its_owner(table: TableProcess, visits: Visits) -> None:
    player = at_an_action(visits, table)
    player.page.get_by_role("region", name="Ky Kiske", exact=True).get_by_role("button", name="abilities").click()
    sheet = player.page.get_by_role("dialog")
    sheet.get_by_role("article", name="Grasp", exact=True).hover()
    expect(sheet.get_by_role("status")).to_contain_text(
        "Grasp hits spaces 6 and 8; not Sol Badguy on space 3: out of range."
    )


# --- Paying ---


def walk(player: Player, cost: int) -> Message:
    """Chooses a walk of so much Force; returns what is to be paid."""
    options = player.table["question"]["options"]
    player.answer(next(at for at, option in enumerate(options) if option["about"].get("cost") == cost))
    bill: Message = player.asked()["question"]["bill"]
    return bill


def spent(player: Player) -> list[str]:
    """The cards that were told to be spent."""
    return [
        event["card"] for table in player.messages("table") for event in table["events"] if event["event"] == "Spent"
    ]


def test_a_payment_is_accepted_with_one_click(table: TableProcess, visits: Visits) -> None:
    player = at_an_action(visits, table)
    bill = walk(player, 3)
    wanted = [bill["cards"][place]["card"] for place in bill["suggested"]]
    assert len(wanted) == 2
    player.payment.click()
    player.until("the payment", lambda: spent(player) == wanted)
    player.asked()


def test_enter_pays_as_well(table: TableProcess, visits: Visits) -> None:
    player = at_an_action(visits, table)
    player.page.get_by_role("button", name="Log", exact=True).focus()
    walk(player, 1)
    expect(player.payment).to_have_accessible_name("Pay with Dive")
    player.panel.focus()
    player.page.keyboard.press("Enter")
    player.until("the payment", lambda: spent(player) == ["Dive"])


def test_any_other_cards_will_do(table: TableProcess, visits: Visits) -> None:
    player = at_an_action(visits, table)
    walk(player, 2)
    expect(player.payment).to_have_accessible_name("Pay with Tyrant Rave")
    hand = player.page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("button", pressed=True)).to_have_accessible_name("Pay with Tyrant Rave")
    hand.get_by_role("button", pressed=True).click()
    expect(player.page.get_by_role("status").filter(has_text="Force still to pay")).to_have_text(
        "2 Force still to pay."
    )
    before = player.answered
    player.page.get_by_role("button", name="Pay nothing more").click(force=True)
    assert player.answered == before
    expect(player.panel.get_by_role("checkbox")).to_have_count(0)
    hand.get_by_role("button", name="Pay with Dust").click()
    player.page.keyboard.press("1")
    expect(player.payment).to_have_accessible_name("Pay with Dust and Dive")
    player.payment.click()
    player.until("the payment", lambda: spent(player) == ["Dust", "Dive"])


# --- Questions with one answer ---


def test_a_question_with_one_answer_is_skipped(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)

    def choose(route: Route) -> None:
        wish = {**(route.request.post_data_json or {}), "seed": "2", "fighters": ["Waldstein", "Ky Kiske"]}
        route.continue_(post_data=wish)

    player.page.route("**/api/matches", choose)
    player.begin("Exceed", until="set")
    player.answer(eager(player.table["question"]))
    player.asked()
    idle = [
        one["question"]
        for one in player.messages("table")
        if one["question"] and one["question"]["goes_without_saying"]
    ]
    assert [one["kind"] for one in idle] == ["set text"]
    given = [one for one in player.said if one["type"] == "answer"]
    assert [one["option"] for one in given if one["question"] == idle[0]["question"]] == [0]


# --- Playback ---


def test_a_strike_is_played_by_step_speed_and_skip(table: TableProcess, visits: Visits) -> None:
    player = at_an_action(visits, table)
    player.play_until("set", eager)
    player.set_pace("step")
    player.answer(eager(player.table["question"]))
    playback = player.page.get_by_role("group", name="Playback")
    event = player.page.get_by_role("region", name="Just now").get_by_role("paragraph").first
    pace = playback.get_by_label("Pace", exact=True).last
    expect(playback).to_be_visible()
    first = event.text_content()
    playback.get_by_role("button", name="Next").click()
    expect(event).not_to_have_text(first or "")
    # The slowest pace is the one by hand; from there it only goes faster.
    expect(playback.get_by_role("button", name="Slower")).to_be_disabled()
    player.page.keyboard.press(".")
    expect(pace).to_have_text("Slow")
    playback.get_by_role("button", name="Faster").click()
    expect(pace).to_have_text("Normal")
    player.page.keyboard.press(",")
    expect(pace).to_have_text("Slow")
    playback.get_by_role("button", name="Pause").click()
    expect(pace).to_have_text("Step by step")
    playback.get_by_role("button", name="Skip").click()
    expect(playback).to_have_count(0)
    player.asked()
