"""The lessons, the first game among them, and what helps on the way: taking an answer back, and a hint."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.measuring import SIZES, running_out
from tests.browser.players import Player
from tests.browser.tables import Message, TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

GOALS = ["Move", "Boost", "Strike", "Gauge"]


FIRST = "Your first game"

SMALLEST_TARGET = 24
"""Pixels that a finger needs at least (WCAG 2.5.8)."""

COVERED = """() => [...document.querySelectorAll('#board button')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.closest('.coach')
        && !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((button) => button.textContent)"""
"""The answers on the board that lie under something else, such as the guide."""


def lessons(player: Player) -> Locator:
    """Opens the list of lessons from home."""
    player.go_home()
    player.page.get_by_role("button", name="Learn to play").click()
    return player.page.get_by_role("dialog", name="Learn to play")


def test_the_tile_of_a_game_leads_to_its_own_lessons(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    page = player.page
    ways = page.get_by_role("button", name=re.compile("^Learn (?!to play)"))
    for size in SIZES:
        page.set_viewport_size(size)
        player.go_home()
        expect(ways).to_have_count(2)
        assert running_out(page) == [], size
        seen = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert seen == [size["height"], size["width"]]
        assert page.locator(".tiles").evaluate("one => one.scrollHeight <= one.clientHeight"), size
        for way in ways.all():
            box = way.bounding_box()
            assert box is not None
            assert min(box["height"], box["width"]) >= SMALLEST_TARGET, size
    page.get_by_role("button", name="Learn Formation").click()
    sheet = page.get_by_role("dialog", name="Learn to play")
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    expect(sheet.get_by_role("button", name="Formation")).to_be_visible()
    assert barriers(page) == []


def learn(visits: Visits, table: TableProcess, lesson: str = FIRST, **screen: Any) -> Player:
    """Starts a lesson from home; its cards are the same each time."""
    player = visits.player(table, seed=None, **screen)
    lessons(player).get_by_role("button", name=lesson).click()
    player.asked()
    return player


def coach(player: Player, lesson: str = FIRST) -> Locator:
    return player.page.get_by_role("region", name=lesson, exact=True)


def done(player: Player) -> list[str]:
    """Returns the goals of the first game that are ticked off."""
    ticked = coach(player).get_by_role("listitem").filter(has_text="(done)")
    return [goal for goal in GOALS for text in ticked.all_text_contents() if goal in text]


def options_of(table: Message, *starts: str) -> list[int]:
    """Returns the options whose labels start so, those of the first start first."""
    labels = [option["label"] for option in table["question"]["options"]]
    return [place for start in starts for place, label in enumerate(labels) if label.startswith(start)]


def towards(player: Player, goal: str) -> int:
    """Returns the answer that somebody who does as the coach says would give."""
    table = player.table
    question = table["question"]
    wanted = {"Move": ("Walk",), "Boost": ("Boost",), "Strike": ("Strike",), "Gauge": ("Strike",)}
    if question["kind"] == "mulligan":
        return options_of(table, "Keep")[0]
    if question["kind"] == "action":
        return (options_of(table, *wanted[goal]) or options_of(table, "Prepare", ""))[0]
    return 0


def test_it_teaches_by_doing(table: TableProcess, visits: Visits) -> None:
    player = learn(visits, table)
    expect(coach(player)).to_contain_text("Before the first turn you may exchange cards once.")
    assert done(player) == []
    assert barriers(player.page) == []
    said = {"Move": "Come closer", "Boost": "Play a boost", "Strike": "Strike: set an attack"}
    for number, goal in enumerate(GOALS[:3]):
        while goal not in done(player):
            asked = player.asked()
            assert asked["outcome"] is None
            if asked["question"]["kind"] == "action":
                first = next(one for one in GOALS if one not in done(player))
                expect(coach(player)).to_contain_text(said.get(first, "goes into your gauge"))
            player.answer(towards(player, goal))
            player.page.wait_for_timeout(50)
        assert set(GOALS[: number + 1]) <= set(done(player))
    asked = player.asked()
    if asked["outcome"] is None and "Gauge" not in done(player):
        expect(coach(player)).to_contain_text("Gauge")
    assert barriers(player.page) == []


def test_it_can_be_left_and_stays_left_after_a_reload(table: TableProcess, visits: Visits) -> None:
    player = learn(visits, table)
    player.page.reload()
    expect(coach(player)).to_be_visible()
    coach(player).get_by_role("button", name="Play without the guide").click()
    expect(coach(player)).to_have_count(0)
    player.page.reload()
    expect(player.prompt).to_be_visible()
    expect(coach(player)).to_have_count(0)


def test_a_lesson_that_was_begun_goes_on_and_one_that_is_known_is_put_away(table: TableProcess, visits: Visits) -> None:
    player = learn(visits, table, "Range and speed")
    match = player.table["view"]
    begun = lessons(player).get_by_role("button", name="Range and speed")
    expect(begun).to_contain_text("Go on where you were")
    begun.click()
    expect(coach(player, "Range and speed")).to_be_visible()
    assert player.asked()["view"] == match
    player.page.evaluate("localStorage.setItem('wildswing.lessons', '{\"done\": [\"exceed/first\"]}')")
    listed = lessons(player)
    expect(listed.get_by_role("button", name=FIRST)).to_be_hidden()
    listed.get_by_text("Lessons that you know (1)").click()
    expect(listed.get_by_role("button", name=FIRST)).to_be_visible()
    assert barriers(player.page) == []


@pytest.mark.parametrize(
    ("lesson", "goals"),
    [
        ("One round of Formation", ["Lay", "Lead", "Follow", "Win", "Advance"]),
        ("Throw, move, take cover", ["Throw", "Hit", "Move", "Ability"]),
    ],
)
def test_other_games_are_taught_too(table: TableProcess, visits: Visits, lesson: str, goals: list[str]) -> None:
    player = learn(visits, table, lesson, viewport={"width": 360, "height": 640})
    assert player.page.evaluate(COVERED) == []
    listed = coach(player, lesson).get_by_role("listitem")
    expect(listed).to_have_count(len(goals))
    for place, goal in enumerate(goals):
        expect(listed.nth(place)).to_contain_text(goal)
    assert barriers(player.page) == []
    for _ in range(12):
        if listed.filter(has_text="(done)").count():
            break
        go_on(player)
    expect(listed.filter(has_text="(done)").first).to_contain_text(goals[0])


def go_on(player: Player) -> None:
    """Answers anything: what is listed first, or the place or throw that is shown."""
    if player.asked()["question"]["options"]:
        player.answer(0)
        return
    number = player.table["question"]["question"]
    player.panel.get_by_role("button", name=re.compile("^(Take this place|Throw|Stay|Move)")).first.click()
    player.until("the answer", lambda: any(message["question"] == number for message in player.messages("accepted")))


def test_an_answer_is_taken_back_by_button_and_by_key(table: TableProcess, visits: Visits) -> None:
    player = learn(visits, table)
    before = player.play_until("action", lambda _: 0)
    back = player.panel.get_by_role("button", name="Take back")
    for key in ("", "u"):
        player.answer(options_of(before, "Walk")[0])
        expect(player.payment).to_be_visible()
        expect(back).to_be_visible()
        if key:
            player.page.keyboard.press(key)
        else:
            back.click()
        expect(player.prompt).to_have_text(before["question"]["prompt"])
        expect(back).to_have_count(0)
    assert player.table["view"] == before["view"]
    assert not [message for message in player.heard if message["type"] == "refused"]


def test_a_hint_says_why_and_can_be_followed(table: TableProcess, visits: Visits) -> None:
    player = learn(visits, table)
    player.play_until("action", lambda _: 0)
    number = player.table["question"]["question"]
    player.panel.get_by_role("button", name="Hint").click()
    hint = player.page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    told = player.messages("hint")[-1]
    expect(hint.get_by_role("status")).to_have_text(told["sentence"])
    assert barriers(player.page) == []
    hint.get_by_role("button", name="Play the hint").click()
    player.until("the answer", lambda: any(message["question"] == number for message in player.messages("accepted")))
    answer = next(message for message in player.said if message["type"] == "answer" and message["question"] == number)
    assert answer["option"] == told["option"]
