"""Everything is done with the keys."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import Player, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

MOST_STEPS = 80


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def tab_to(player: Player, control: Locator) -> None:
    """Goes on with Tab until a control has the focus, and can be seen to have it."""
    for _ in range(MOST_STEPS):
        if control.evaluate("control => control === document.activeElement"):
            assert control.evaluate("control => control.matches(':focus-visible')")
            assert control.evaluate("control => getComputedStyle(control).outlineStyle") != "none"
            return
        press(player, "Tab")
    pytest.fail(f"{MOST_STEPS} steps with Tab do not reach {control}.")


def begin(player: Player, title: str) -> None:
    """Starts a match against the random agent."""
    player.go_home()
    form = player.page.get_by_role("form", name=title)
    tab_to(player, form.get_by_label("Played by"))
    player.page.keyboard.type("Random")
    expect(form.get_by_label("Played by")).to_have_value("random")
    tab_to(player, form.get_by_role("button", name=f"Play {title}"))
    press(player, "Enter")


def test_a_game_of_exceed_without_a_mouse(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 3")
    begin(player, "Exceed")
    used: dict[str, int] = {"Enter": 0, " ": 0, "digit": 0, "card": 0}
    kinds = []
    for turn in range(12):
        question = player.asked()["question"]
        kinds.append(question["kind"])
        place = eager(question)
        label = question["options"][place]["label"]
        if turn:
            # The focus waits at the new question, not at the top of the page.
            expect(player.panel).to_be_focused()
        if question["bill"]:
            press(player, "Enter")
            continue
        shown = player.labels.index(label)
        picture = player.pictured(place)
        if question["kind"] == "set" and not used["card"]:
            tab_to(player, picture.first)
            press(player, "Enter")
            used["card"] += 1
        elif turn % 3 == 2 and shown < 9:
            press(player, str(shown + 1))
            used["digit"] += 1
        else:
            key = "Enter" if turn % 2 else " "
            tab_to(player, player.listed(place))
            press(player, key)
            used[key] += 1
        number = question["question"]
        player.until("the answer to be said", lambda: player.answered >= number)  # noqa: B023 - asked at once
        given = [one["option"] for one in player.said if one["type"] == "answer" and one["question"] == number]
        assert given == [place]
    assert min(used.values()) >= 1
    assert kinds.count("set") >= 2
    assert player.asked()["view"]["number"] > 3


def test_a_few_turns_of_formation_without_a_mouse(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    begin(player, "Formation")
    for number in range(1, 9):
        player.asked()
        tab_to(player, player.listed(0))
        press(player, "Enter")
        player.until("the answer to be said", lambda: player.answered == number)  # noqa: B023 - asked at once
    assert player.asked()["question"]["question"] == 9


def test_sheets_open_and_close_and_give_the_focus_back(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin("Exceed", "greedy")
    player.play_on(eager, 3)
    for opener in (
        player.page.get_by_role("button", name="abilities and all cards").first,
        player.page.get_by_role("button", name=re.compile(r"^Discard \d")).last,
    ):
        tab_to(player, opener)
        press(player, "Enter")
        sheet = player.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        press(player, "Tab")
        assert sheet.evaluate("sheet => sheet.contains(document.activeElement)")
        press(player, "Escape")
        expect(sheet).to_have_count(0)
        expect(opener).to_be_focused()


def test_a_strike_is_looked_at_step_by_step(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin("Exceed", "greedy")
    player.play_until("set", eager)
    player.page.get_by_label("Pace of play").select_option("step")
    player.page.keyboard.press("q")
    player.page.keyboard.press("1")
    steps = player.page.get_by_role("list", name="The strike step by step").get_by_role("listitem")
    expect(player.panel.get_by_role("button", name="Next")).to_be_visible()
    seen = steps.count()
    for key in ("n", "n", "n"):
        press(player, key)
        player.until("another step", lambda: steps.count() > seen)  # noqa: B023 - asked at once
        seen = steps.count()
    press(player, "s")
    player.asked()
    expect(player.prompt).to_be_visible()
