"""One's account on the page: password, second factor, sessions, a lost password, and the end of it."""

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.test_lobby import arrive, quick
from tests.browser.visits import Visits
from wildswing.server.people.factors import STEP, code_at

pytestmark = pytest.mark.browser

PASSWORD, NEW = "correct horse", "battery staple"


def sheet_of(player: Player) -> Locator:
    """Opens the sheet with the name."""
    player.page.get_by_role("banner").get_by_role("button").first.click()
    return player.page.get_by_role("dialog")


def register(player: Player, name: str) -> None:
    player.page.goto("/")
    sheet = sheet_of(player)
    sheet.get_by_role("button", name="New account").click()
    sheet.get_by_label("Name", exact=True).fill(name)
    sheet.get_by_label("Password", exact=True).fill(PASSWORD)
    sheet.get_by_role("button", name="Make the account").click()
    expect(sheet).to_have_count(0)


def account_of(player: Player) -> Locator:
    """Opens the sheet with the name, and the account in it."""
    sheet = sheet_of(player)
    sheet.get_by_role("button", name="Account and privacy").click()
    expect(sheet.get_by_role("region", name="What is kept of you")).to_be_visible()
    return sheet


def sign_in(player: Player, name: str, password: str) -> Locator:
    sheet = sheet_of(player)
    sheet.get_by_role("button", name="Sign in").first.click()
    sheet.get_by_label("Name", exact=True).fill(name)
    sheet.get_by_label("Password", exact=True).fill(password)
    sheet.get_by_role("button", name="Sign in").last.click()
    return sheet


def test_another_password_and_other_sessions(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("401|403")
    here, there = visits.player(own_table, seed=None), visits.player(own_table, seed=None)
    register(here, "Ann")
    there.page.goto("/")
    expect(sign_in(there, "Ann", PASSWORD)).to_have_count(0)
    account = account_of(here)
    assert barriers(here.page) == []
    sessions = account.get_by_role("region", name="Where you are signed in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    sessions.get_by_role("button", name="Sign out").click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    change = account.get_by_role("region", name="Password", exact=True)
    change.get_by_label("Your password").fill("wrong horse")
    change.get_by_label("New password").fill(NEW)
    change.get_by_role("button", name="Change the password").click()
    expect(change.get_by_role("alert")).to_have_text("This is not the password of your account; try again.")
    change.get_by_label("Your password").fill(PASSWORD)
    change.get_by_role("button", name="Change the password").click()
    expect(change.get_by_role("status")).to_have_text("The password is changed.")
    there.page.reload()
    expect(sign_in(there, "Ann", NEW)).to_have_count(0)


def test_a_second_factor_is_set_up_and_asked_for(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("401|428")
    here = visits.player(own_table, seed=None)
    register(here, "Ann")
    factor = account_of(here).get_by_role("region", name="Second factor")
    factor.get_by_role("button", name="Set up a second factor").click()
    expect(factor.get_by_role("img", name="The secret as a picture for the camera of your phone")).to_be_visible()
    secret = factor.locator("code").inner_text().replace(" ", "")
    factor.get_by_label("Your password").fill(PASSWORD)
    factor.get_by_label("Code of the app").fill(code_at(secret, int(time.time()) // STEP))
    factor.get_by_role("button", name="Turn it on").click()
    expect(factor.get_by_role("listitem")).to_have_count(8)
    assert barriers(here.page) == []
    recovery = factor.get_by_role("listitem").first.inner_text()
    here.page.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).first.click()
    sheet = sign_in(here, "Ann", PASSWORD)
    expect(sheet.get_by_role("alert")).to_have_text(re.compile("type the code that your app shows"))
    sheet.get_by_label("Code of the app").fill(recovery)
    sheet.get_by_role("button", name="Sign in").last.click()
    expect(sheet).to_have_count(0)


def test_an_account_is_deleted_and_a_lost_password_has_a_way_back(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("401")
    here = visits.player(own_table, seed=None)
    register(here, "Ann")
    data = account_of(here).get_by_role("region", name="Your data")
    with here.page.expect_download() as saved:
        data.get_by_role("link", name="Save all that is kept of you").click()
    assert '"name":"Ann"' in saved.value.path().read_text()
    data.get_by_role("button", name="Delete your data").click()
    data.get_by_label("Your password").fill(PASSWORD)
    assert barriers(here.page) == []
    data.get_by_role("button", name="Delete everything").click()
    expect(here.page.get_by_role("dialog")).to_have_count(0)
    expect(here.page.get_by_role("button", name="Choose a name")).to_be_visible()
    sheet = sign_in(here, "Ann", PASSWORD)
    expect(sheet.get_by_role("alert")).to_have_text(re.compile("do not match"))
    sheet.get_by_role("button", name="Forgot the password?").click()
    reset = sheet.get_by_role("region", name="Forgot the password?")
    reset.get_by_label("Code of the host").fill("AAAA-BBBB-CCCC-DDDD")
    reset.get_by_label("New password").fill(NEW)
    reset.get_by_role("button", name="Set the password").click()
    expect(reset.get_by_role("alert")).to_have_text(re.compile("older than a day"))
    assert barriers(here.page) == []


def test_somebody_at_the_table_is_reported(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table, "Bob")
    quick(ann, "Formation")
    quick(bob, "Formation")
    menu = ann.open_menu()
    menu.get_by_role("button", name="Report or block somebody").click()
    form = menu.get_by_role("region", name="Report or block somebody")
    expect(form.get_by_role("option")).to_have_text(["Bob (guest)"])
    form.get_by_label("What happened?").fill("Stalls.")
    assert barriers(ann.page) == []
    form.get_by_role("button", name="Send the report").click()
    expect(form.get_by_role("status")).to_have_text("The report is sent.")
