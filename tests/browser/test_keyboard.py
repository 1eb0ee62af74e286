"""Everything is done with the keys."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import Player, eager
from tests.browser.tables import PATIENCE, TableProcess
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
    form = player.form(title)
    players = player.page.get_by_label("Played by")
    if title == "Exceed":
        tab_to(player, form.get_by_role("button", name="More choices"))
        press(player, "Enter")
    tab_to(player, players)
    player.page.keyboard.type("Random")
    expect(players).to_have_value("random")
    if title == "Exceed":
        press(player, "Escape")
        expect(players).to_have_count(0)
    tab_to(player, form.get_by_role("button", name=f"Play {title}"))
    press(player, "Enter")


@pytest.mark.family("games without a mouse", 1)
def test_a_game_of_exceed_without_a_mouse(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 3")
    begin(player, "Exceed")
    used: dict[str, int] = {"Enter": 0, " ": 0, "digit": 0, "card": 0}
    kinds: list[str] = []
    for turn in range(12):
        if min(used.values()) and kinds.count("set") > 1 and player.asked()["view"]["number"] > 3:
            break
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
            press(player, "a")
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


@pytest.mark.family("games without a mouse", 1)
def test_a_few_turns_of_formation_without_a_mouse(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    begin(player, "Formation")
    for number in range(1, 9):
        player.asked()
        tab_to(player, player.listed(0))
        press(player, "Enter")
        player.until("the answer to be said", lambda: player.answered == number)  # noqa: B023 - asked at once
    assert player.asked()["question"]["question"] == 9


def test_a_table_of_the_lobby_and_an_invitation_without_a_mouse(table: TableProcess, visits: Visits) -> None:
    with httpx.Client(base_url=table.address, timeout=PATIENCE, verify=False) as host:
        host.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        wish = {"game": "exceed", "brings": "May", "opponent": "open"}
        host.post("/api/matches", json={**wish, "listed": True}).raise_for_status()
        seat = host.post("/api/matches", json=wish).json()
    player = visits.player(table, seed=None)
    player.page.goto("/#online")
    tab_to(player, player.page.get_by_role("button", name=re.compile(r"^Sit down ?: Exceed with Ann \(guest\)$")))
    press(player, "Enter")
    expect(player.page).to_have_url(re.compile("#match="))
    invited = visits.player(table, seed=None)
    invited.page.goto(f"/#join={seat['match']}/{seat['invitation']}")
    tab_to(invited, invited.page.get_by_role("textbox"))
    invited.page.keyboard.type("Bob")
    tab_to(invited, invited.page.get_by_role("button", name="Take the seat"))
    press(invited, "Enter")
    expect(invited.page).to_have_url(re.compile(f"#match={seat['match']}/"))


def test_sheets_open_and_close_and_give_the_focus_back(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.begin("Exceed", "greedy", answers=3)
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
    player.begin("Exceed", "greedy", until="set")
    player.set_pace("step")
    player.page.keyboard.press("a")
    player.page.keyboard.press("1")
    told = player.page.get_by_role("region", name="Just now").get_by_role("paragraph").first
    expect(player.panel.get_by_role("button", name="Next")).to_be_visible()
    for key in ("n", "n", "n"):
        before = told.inner_text()
        press(player, key)
        expect(told).not_to_have_text(before)
    press(player, "s")
    player.asked()
    expect(player.prompt).to_be_visible()
