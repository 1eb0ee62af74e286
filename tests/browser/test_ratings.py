"""Two people with accounts play a rated match, and everybody sees what became of it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.measuring import SIZES
from tests.browser.tables import TableProcess
from tests.browser.test_account import register
from tests.browser.test_lobby import assert_fits, lobby
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser


def test_a_rated_match_is_said_to_be_one_before_and_after_it(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = visits.player(own_table, seed=None), visits.player(own_table, seed=None)
    for player, name in ((ann, "Ann"), (bob, "Bob")):
        register(player, name)
    form = ann.form("Exceed")
    form.get_by_role("group", name="Your fighter").get_by_role("button", name="Potemkin").click()
    form.get_by_role("button", name="Anyone online").click()
    form.get_by_role("button", name="Play Exceed").click()
    waiting = lobby(bob).get_by_role("listitem").filter(has_text="Ann")
    expect(waiting).to_contain_text("rated")
    waiting.get_by_role("button", name="Sit down").click()
    bob.asked()
    bob.resign()
    expect(bob.result).to_contain_text(re.compile(r"Rating 1500 .*14\d\d \S\d+"))
    expect(ann.result).to_contain_text(re.compile(r"Rating 1500 .*15\d\d \+\d+"))
    assert barriers(bob.page) == []
    bob.page.goto("/#ratings")
    lines = bob.page.get_by_role("row")
    expect(lines.nth(1)).to_contain_text(re.compile(r"Ann.*provisional.*15\d\d ± \d+"))
    expect(lines.nth(2)).to_contain_text(re.compile(r"Bob.*you.*provisional"))
    bob.page.get_by_label("Played with").select_option("Potemkin")
    expect(lines).to_have_count(2)
    for size in SIZES:
        bob.page.set_viewport_size(size)
        assert bob.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        expect(lines.nth(1)).to_be_in_viewport()
    assert_fits(bob)
    bob.page.get_by_role("link", name="Ann").click()
    profile = bob.page.get_by_role("main")
    expect(profile.get_by_role("region", name="Player")).to_contain_text(
        re.compile(r"Exceed.*15\d\d ± \d+.*provisional")
    )
    expect(profile.get_by_role("listitem").filter(has_text="with Bob")).to_contain_text(re.compile(r"Won.*\+\d+"))
    for size in SIZES:
        bob.page.set_viewport_size(size)
        assert bob.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        expect(profile.get_by_role("heading", name="Ann")).to_be_in_viewport(ratio=1)
    assert_fits(bob)
    profile.get_by_role("link", name=re.compile("^Replay")).click()
    expect(bob.page).to_have_url(re.compile("#replay="))


def test_nobody_is_shown_who_has_no_account(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("404|400")
    player = visits.player(own_table, seed=None)
    player.page.goto("/#person=%3Cb%3ENobody%3C%2Fb%3E")
    expect(player.page.get_by_role("alert")).to_contain_text("Nobody here has an account with the name “<b>Nobody</b>”")
    player.page.get_by_role("main").get_by_role("link", name="Ratings").click()
    expect(player.page.get_by_role("main")).to_contain_text("Nobody is rated here yet.")
    player.page.goto("/#ratings=no-such-game/%00")
    expect(player.page.get_by_role("alert")).to_be_visible()
    assert_fits(player)
