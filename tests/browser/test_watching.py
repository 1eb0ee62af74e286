"""Somebody watches two others: live, and on into their rematch."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.players import Player, eager, invite
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser


def play_to_the_end(host: Player, guest: Player) -> None:
    """Has both answer whenever they are asked."""
    while not (host.table["outcome"] and guest.table["outcome"]):
        for player in (host, guest):  # who never waits for one while the other is the one who is asked
            if player.table["question"] and player.is_shown:
                player.answer(eager(player.table["question"]))
        host.page.wait_for_timeout(10)


def test_two_play_and_one_watches_on_into_the_rematch(table: TableProcess, visits: Visits) -> None:
    host, guest, watcher = visits.player(table, "deal 1"), visits.player(table), visits.player(table)
    invite(host, guest, "Exceed")
    watcher.page.goto(host.open_menu().get_by_label("Link for watching").input_value())
    host.page.keyboard.press("Escape")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(host.page.get_by_text("1 person watching")).to_be_visible()
    expect(watcher.page.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(watcher.page.get_by_role("region", name="Sol Badguy", exact=True)).to_be_visible()
    assert barriers(watcher.page) == []

    play_to_the_end(host, guest)
    first = host.match
    sentence = host.table["outcome"]["sentence"]
    expect(watcher.result).to_contain_text(sentence)
    expect(watcher.verdict).to_have_text(re.compile(" wins$"))
    told = [event["sentence"] for message in watcher.messages("table") for event in message["events"]]
    assert len(told) > 20
    assert all(message["question"] is None for message in watcher.messages("table"))
    assert watcher.said == [{"type": "hello", "token": "", "seen": 0, "language": "en"}]

    expect(host.result).to_contain_text("Turning point: turn ")
    host.result.get_by_role("button", name="Share").click()
    assert host.result.get_by_label("Link to the replay").input_value().endswith(f"/#replay={first}")
    assert barriers(host.page) == []

    host.result.get_by_role("button", name="Rematch").click()
    expect(host.result).to_contain_text("You want a rematch")
    for page in (guest, watcher):
        expect(page.result).to_contain_text("Sol Badguy wants a rematch.")
    assert barriers(guest.page) == []
    guest.result.get_by_role("button", name="Rematch").click()
    for page in (host, guest, watcher):
        page.until("the rematch", lambda page=page: page.match != first)  # type: ignore[misc] # bound now
        expect(page.result).to_have_count(0)
    assert host.match == guest.match == watcher.match
    seats = [page.messages("welcome")[-1]["seat"] for page in (host, guest, watcher)]
    assert seats == [0, 1, -1]
    assert host.asked()["question"]["kind"] == "mulligan"


def test_moves_are_seen_live(table: TableProcess, visits: Visits) -> None:
    player, watcher = visits.player(table, "deal 4"), visits.player(table)
    player.begin("Formation", "greedy")
    watcher.page.goto(f"/#watch={player.match}")
    for name in ("Black", "White"):
        expect(watcher.page.get_by_role("region", name=name, exact=True)).to_contain_text("0 points")
    lines = watcher.log.count()
    player.play_on(lambda _: 0, 6)
    expect(watcher.log.nth(lines)).to_be_visible()
    expect(watcher.page.get_by_role("region", name="Your hand")).to_have_count(0)
    assert "(you)" not in watcher.page.get_by_role("main").inner_text()
    assert barriers(watcher.page) == []


def test_exiled_is_watched_from_the_first_team(table: TableProcess, visits: Visits) -> None:
    player, watcher = visits.player(table, "deal 4"), visits.player(table)
    player.form("Rise of the Exiled").get_by_role("button", name="Play Rise of the Exiled", exact=True).click()
    player.until("a seat", lambda: bool(player.messages("welcome")))
    watcher.page.goto(f"/#watch={player.match}")
    expect(watcher.page.get_by_role("main").get_by_text("Whole table")).to_be_visible()
    assert "(you)" not in watcher.page.get_by_role("main").inner_text()
    assert barriers(watcher.page) == []


def test_links_that_lead_nowhere_have_a_way_home(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("404|409")
    lost = visits.player(own_table)
    for kind in ("watch", "replay"):
        lost.page.goto(f"/#{kind}=nowhere")
        expect(lost.page.get_by_role("alert")).to_contain_text("There is no match “nowhere” at this table")
        assert barriers(lost.page) == []
        lost.page.get_by_role("button", name="Back to the games").click()
        expect(lost.page.get_by_role("form", name="Exceed")).to_be_visible()
        lost.page.goto(f"/#{kind}=")
        expect(lost.page.get_by_text("This link leads to no match")).to_be_visible()
    player = visits.player(own_table, "deal 4")
    player.begin("Formation")
    lost.page.goto(f"/#replay={player.match}")
    expect(lost.page.get_by_role("alert")).to_contain_text("This match is not over yet")
    lost.page.get_by_role("link", name="Watch the match").click()
    expect(lost.page.get_by_text("You are watching.")).to_be_visible()
