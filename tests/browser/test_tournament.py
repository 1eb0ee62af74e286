"""Two people and two machines play a tournament, from the entries to the standings and their file."""

import csv
import re
from io import StringIO

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.measuring import assert_open_to_all
from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.test_account import register
from tests.browser.test_lobby import arrive, lobby
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser


def lose(loser: Player, *others: Player, address: str) -> None:
    """Goes to the match of this round with those who are in it, gives up, and has all come back."""
    known = len(loser.messages("welcome"))
    for player in (loser, *others):
        player.page.get_by_role("button", name="To your match").click()
    loser.until("the cards", lambda: len(loser.messages("welcome")) > known)
    loser.resign()
    for player in (loser, *others):
        player.page.goto(address)


def test_two_people_and_two_machines_play_a_tournament(own_table: TableProcess, visits: Visits) -> None:
    hana = visits.player(own_table, seed=None)
    register(hana, "Hana")
    lobby(hana)
    hana.page.get_by_role("link", name="Tournaments").click()
    hana.page.get_by_role("button", name="Hold a tournament").click()
    form = hana.page.get_by_role("dialog", name="Hold a tournament")
    form.get_by_label("What it is called").fill("<b>Friday</b> cup")
    form.get_by_label("Game").select_option("formation")
    form.get_by_label("Rounds").select_option("2")
    assert barriers(hana.page) == []
    form.get_by_role("button", name="Open for entries").click()
    expect(hana.page.get_by_role("heading", name="<b>Friday</b> cup")).to_be_visible()
    address = hana.page.url

    ann = arrive(visits, own_table, "Ann")
    lobby(ann)
    ann.page.get_by_role("link", name="Tournaments").click()
    ann.page.get_by_role("link", name="<b>Friday</b> cup").click()
    for player in (ann, hana):
        player.page.get_by_role("button", name="Take part").click()
        expect(player.page.get_by_role("button", name="Leave the tournament")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Begin")).to_have_count(0)
    for _ in range(2):
        count = hana.page.get_by_role("listitem").count()
        hana.page.get_by_role("button", name="Add a machine").click()
        expect(hana.page.get_by_role("listitem")).to_have_count(count + 1)
    assert_open_to_all(hana.page, "a tournament")
    hana.page.get_by_role("button", name="Begin").click()

    # Whoever does nothing sees the round begin, and how it ends.
    expect(ann.page.get_by_role("region", name="Round 1")).to_be_visible()
    expect(ann.page.get_by_role("main").get_by_role("status").first).to_contain_text("round 1 of 2")
    for player in (ann, hana):
        lose(player, address=address)
    for player in (ann, hana):
        expect(player.page.get_by_role("region", name="Round 2")).to_be_visible()
    lose(ann, hana, address=address)
    for player in (ann, hana):
        expect(player.page.get_by_role("main").get_by_role("status").first).to_contain_text(re.compile(r"· over\s·"))
    rows = ann.page.get_by_role("region", name="Standings").get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1)).to_contain_text(re.compile("novice \\d.*computer"))
    expect(rows.filter(has_text="Ann (guest)")).to_contain_text("you")
    assert_open_to_all(ann.page, "a tournament")
    link = ann.page.get_by_role("link", name="Results as CSV").get_attribute("href")
    lines = list(csv.reader(StringIO(httpx.get(f"{own_table.address}{link}").text)))
    assert [line[3] for line in lines[1:]] == ["2", "1", "1", "0"]
    assert [line[2] for line in lines[1:]].count("yes") == 2
