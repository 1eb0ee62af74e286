"""A phone held upright, played with a finger."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.players import Player, come_to_rest, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 390, 844
PHONE: dict[str, Any] = {"viewport": {"width": WIDTH, "height": HEIGHT}, "has_touch": True, "is_mobile": True}
FINGER = 24
"""The least width and height, in pixels, of what a finger shall meet."""


def assert_nothing_sticks_out(page: Page) -> None:
    """The page scrolls up and down, never to the side."""
    wide = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
    assert wide <= WIDTH


def assert_within_reach(control: Locator) -> None:
    """A control can be brought into view, is large enough, and nothing lies over it."""
    come_to_rest(control.page)
    control.evaluate("control => control.scrollIntoView({ block: 'center', inline: 'center' })")
    box = control.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert 0 <= middle[0] <= WIDTH
    assert 0 <= middle[1] <= HEIGHT
    assert control.evaluate(
        "(control, [x, y]) => control.contains(document.elementFromPoint(x, y)?.closest('button'))", middle
    ), control.text_content()


def assert_question_in_view(player: Player) -> None:
    """Whoever is asked sees the question, and a first answer if there is one below it, without scrolling."""
    come_to_rest(player.page)
    for part in (player.prompt, *player.answers.all()[:1]):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= HEIGHT


@pytest.mark.parametrize(("title", "answers"), sampled([("Exceed", 9), ("Formation", 12)], 1, "games on a phone"))
def test_several_turns_by_tapping(table: TableProcess, visits: Visits, title: str, answers: int) -> None:
    player = visits.player(table, "deal 11", **PHONE)
    player.go_home()
    assert_nothing_sticks_out(player.page)
    form = player.form_against(title, "greedy")
    assert_within_reach(form.get_by_role("button", name=f"Play {title}"))
    form.get_by_role("button", name=f"Play {title}").tap()
    kinds = set()
    for _ in range(answers):
        question = player.asked()["question"]
        kinds.add(question["kind"])
        assert_nothing_sticks_out(player.page)
        assert_question_in_view(player)
        for button in player.answers.all():
            assert_within_reach(button)
        picture = player.pictured(eager(question))
        if picture.count():
            assert_within_reach(picture.first)
        player.answer(eager(question), touch=True)
    assert len(kinds) >= 3
    assert len(player.messages("accepted")) >= answers - 1


def test_cards_are_chosen_by_tapping_them(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4", **PHONE)
    question = player.begin("Exceed", "greedy", until="set")["question"]
    player.pictured(eager(question)).first.tap()
    player.asked()
    answers = [message for message in player.said if message["type"] == "answer"]
    assert answers[-1] == {"type": "answer", "question": question["question"], "option": eager(question)}


def test_log_and_piles_open_over_the_table(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4", **PHONE)
    player.begin("Exceed", "greedy", answers=4)
    for opener in (
        player.page.get_by_role("button", name="Log"),
        player.page.get_by_role("button", name=re.compile(r"^Discard \d")).first,
        player.page.get_by_role("button", name="abilities and all cards").first,
    ):
        opener.tap()
        sheet = player.page.get_by_role("dialog")
        close = sheet.get_by_role("button", name="Close", exact=True)
        assert_within_reach(close)
        assert_nothing_sticks_out(player.page)
        assert sheet.get_by_role("listitem").count() > 0
        close.tap()
        sheet.wait_for(state="detached")
