"""People with accounts follow, challenge and block each other, talk at a match, and keep order."""

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.measuring import SIZES, assert_open_to_all
from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.test_account import PASSWORD, account_of, register
from tests.browser.test_lobby import arrive, lobby, quick
from tests.browser.visits import Visits
from wildswing.server.hosting.orders import give
from wildswing.server.people.factors import STEP, code_at

pytestmark = pytest.mark.browser


def two_people(visits: Visits, table: TableProcess, **options: Any) -> tuple[Player, Player]:
    ann, bob = visits.player(table, seed=None), visits.player(table, seed=None, **options)
    for player, name in ((ann, "Ann"), (bob, "Bob")):
        register(player, name)
    return ann, bob


def profile_of(player: Player, name: str) -> Locator:
    player.page.goto(f"/#person={name}")
    return player.page.get_by_role("main")


def challenge(player: Player, name: str, title: str) -> None:
    """Challenges somebody from their profile."""
    profile_of(player, name).get_by_role("link", name="Challenge").click()
    player.page.get_by_role("group", name="Game").get_by_role("button", name=title).click()
    expect(player.page.get_by_role("combobox", name="Challenge")).to_have_value(name)
    player.page.get_by_role("button", name="Send").click()


def test_a_challenge_is_seen_live_accepted_and_played(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = two_people(visits, own_table)
    challenge(ann, "Bob", "Exceed")
    expect(ann.page.get_by_text("has not arrived yet")).to_be_visible()
    badge = bob.page.get_by_role("button", name="1 challenge")
    expect(badge).to_be_visible()
    assert_open_to_all(bob.page, "a challenge")
    badge.click()
    sheet = bob.page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(r"Ann · Exceed.*no clock\s· rated\s· open for (10|9) minutes"))
    assert_open_to_all(bob.page, "the sheet of a challenge")
    sheet.get_by_role("button", name="change").click()
    fighters = bob.page.get_by_role("dialog", name="Your fighter")
    fighters.get_by_role("button", name="Potemkin").first.click()
    sheet.get_by_role("button", name="Accept").click()
    bob.asked()
    ann.asked()
    bob.resign()
    expect(ann.result).to_contain_text("Potemkin")
    ann.result.get_by_role("link", name="Bob").click()
    expect(ann.page).to_have_url(re.compile("#person=Bob"))


def test_a_challenge_is_declined(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = two_people(visits, own_table)
    challenge(ann, "Bob", "Formation")
    bob.page.get_by_role("button", name="1 challenge").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Decline").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("Nobody challenges you now.")
    expect(ann.page.get_by_text("Your challenge was declined.")).to_be_visible()


def test_who_is_followed_comes_first_and_who_is_blocked_is_gone(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("409")
    ann, bob = two_people(visits, own_table)
    profile = profile_of(ann, "Bob")
    profile.get_by_role("button", name="Follow this player").click()
    expect(profile.get_by_role("button", name="Follow this player")).to_have_attribute("aria-pressed", "true")
    assert_open_to_all(ann.page, "a profile")
    people = account_of(ann).get_by_role("region", name="People")
    expect(people.get_by_role("listitem").filter(has_text="Bob")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    lobby(bob).get_by_role("button", name="Open a table").first.click()
    row = lobby(ann).get_by_role("listitem").filter(has_text="Bob")
    expect(row).to_contain_text("you follow")
    assert_open_to_all(ann.page, "the lobby")
    row.get_by_role("link", name="Bob").click()
    profile.get_by_role("button", name="Block this player").click()
    expect(profile).to_contain_text("You two meet no more by chance")
    lobby(ann)
    expect(ann.page.get_by_text("Nobody is waiting right now.")).to_be_visible()
    bob.page.goto("/#challenge=Ann")
    bob.page.get_by_role("button", name="Send").click()
    expect(bob.page.get_by_role("alert")).to_have_text("Ann takes no challenge from you now; try again later.")


def test_a_guest_is_blocked_at_the_table_and_no_more_in_the_account(own_table: TableProcess, visits: Visits) -> None:
    ann = visits.player(own_table, seed=None)
    register(ann, "Ann")
    bob = arrive(visits, own_table, "Bob")
    quick(ann, "Formation")
    ann.until("Ann waits", lambda: bool(ann.messages("gathering")))
    menu = ann.open_menu()
    expect(menu.get_by_label("Pace of play")).to_be_visible()
    door = menu.get_by_role("button", name="Report or block somebody")
    expect(door).to_have_count(0)
    quick(bob, "Formation")
    door.click()
    form = menu.get_by_role("region", name="Report or block somebody")
    form.get_by_role("button", name="Block this player").click()
    expect(form.get_by_role("status")).to_contain_text("You two meet no more by chance")
    ann.page.goto("/")
    people = account_of(ann).get_by_role("region", name="People")
    expect(people.get_by_text("nobody yet")).to_have_count(2)
    people.get_by_role("button", name=re.compile("Unblock.*Bob")).click()
    expect(people.get_by_role("button", name=re.compile("Unblock"))).to_have_count(0)
    expect(people.get_by_text("nobody yet")).to_have_count(3)


def talk_of(player: Player, name: str = "Say something") -> Locator:
    """Opens what can be said at a match."""
    player.page.get_by_role("button", name=name).first.click()
    return player.page.get_by_role("dialog", name=name)


def test_a_phrase_is_read_in_the_language_of_the_reader_and_friends_write(
    own_table: TableProcess, visits: Visits
) -> None:
    ann, bob = two_people(visits, own_table)
    profile_of(ann, "Bob").get_by_role("button", name="Follow this player").click()
    profile_of(bob, "Ann").get_by_role("button", name="Follow this player").click()
    bob.page.get_by_role("combobox", name="Language").select_option("de")
    challenge(ann, "Bob", "Exceed")
    bob.page.get_by_role("button", name="1 Herausforderung").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Annehmen").click()
    ann.asked()
    sheet = talk_of(ann)
    sheet.get_by_role("button", name="Good luck!").click()
    expect(bob.page.get_by_role("status").filter(has_text="Viel Glück!")).to_contain_text("Ann")
    sheet.get_by_label("In your own words").fill("<b>Hi</b>\u202e there")
    sheet.get_by_role("button", name="Send").click()
    expect(bob.page.get_by_role("status").filter(has_text="<b>Hi</b> there")).to_be_visible()
    expect(sheet.get_by_role("listitem").filter(has_text="<b>Hi</b> there")).to_be_visible()
    assert_open_to_all(ann.page, "talk")
    theirs = talk_of(bob, "Etwas sagen")
    lines = theirs.get_by_role("list", name="Was gesagt wurde").get_by_role("listitem")
    expect(lines).to_have_text([re.compile("Viel Glück!"), re.compile("Hi")])
    theirs.get_by_role("checkbox", name="Ann").check()
    expect(lines).to_have_text(["Noch wurde nichts gesagt."])
    bob.page.reload()
    expect(bob.page.get_by_role("button", name="Etwas sagen")).to_be_visible()
    sheet.get_by_role("button", name="Oops!").click()
    expect(sheet.get_by_role("listitem").filter(has_text="Oops!")).to_be_visible()
    expect(bob.page.get_by_text("Hoppla!")).to_have_count(0)
    for size in SIZES:
        bob.page.set_viewport_size(size)
        expect(bob.page.get_by_role("button", name="Etwas sagen")).to_be_in_viewport(ratio=1)
        assert barriers(bob.page) == [], size


def appoint(player: Player, table: TableProcess, name: str, role: str) -> None:
    """Gives somebody a role, and the second factor without which it does not count."""
    with ThreadPoolExecutor(1) as beside:  # since the browser has a loop of its own here
        beside.submit(asyncio.run, give(table.database, "appoint", name=name, role=role)).result()
    requests = player.page.request
    secret = requests.post("/api/me/second-factor/secret").json()["secret"]
    proof = {"password": PASSWORD, "secret": secret, "code": code_at(secret, int(time.time()) // STEP)}
    assert requests.post("/api/me/second-factor", data=proof).ok


def test_a_moderator_reads_a_report_ends_the_match_and_finds_it_in_the_log(
    own_table: TableProcess, visits: Visits
) -> None:
    ann, bob = two_people(visits, own_table)
    max_ = visits.player(own_table, seed=None)
    register(max_, "Max")
    max_.page.goto("/#order")
    expect(max_.page.get_by_role("alert")).to_contain_text("Only operators and moderators see this page")
    appoint(max_, own_table, "Max", "moderator")
    challenge(ann, "Bob", "Exceed")
    bob.page.get_by_role("button", name="1 challenge").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Accept").click()
    bob.asked()
    talk_of(bob).get_by_role("button", name="Oops!").click()
    bob.page.keyboard.press("Escape")
    menu = ann.open_menu()
    menu.get_by_role("button", name="Report or block somebody").click()
    menu.get_by_label("What happened?").fill("He is <i>rude</i>.")
    menu.get_by_role("button", name="Send the report").click()
    expect(menu.get_by_text("The report is sent.")).to_be_visible()
    max_.page.reload()
    reports = max_.page.get_by_role("region", name="Reports")
    expect(reports).to_contain_text(re.compile(r"Bob, seat 1.*He is <i>rude</i>\..*Oops!", re.DOTALL))
    assert_open_to_all(max_.page, "a report")
    reports.get_by_role("button", name="End a match").press("Enter")
    desk = max_.page.get_by_role("region", name="An order")
    expect(desk.get_by_role("combobox", name="Order")).to_be_focused()
    desk.get_by_label("Reason").fill("Rude")
    desk.get_by_label("Reason").press("Enter")
    desk.get_by_role("button", name="Yes, carry it out").press("Enter")
    expect(desk.get_by_role("status")).to_contain_text("Seat 1 has lost the match")
    expect(ann.result).to_be_visible()
    log = max_.page.get_by_role("region", name="What was ordered").get_by_role("listitem")
    expect(log.first).to_contain_text(re.compile("Max End a match .*Rude"))
    reports.get_by_role("button", name="Close the report").click()
    expect(reports).to_contain_text("There are no open reports.")
    max_.page.get_by_role("combobox", name="Language").select_option("de")
    expect(max_.page.get_by_role("heading", name="Ordnung halten")).to_be_visible()
    assert_open_to_all(max_.page, "the log of orders")
