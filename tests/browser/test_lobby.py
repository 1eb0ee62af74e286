"""People meet in the lobby, and go on with their matches on another device."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.axe import barriers
from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

NARROW: ViewportSize = {"width": 320, "height": 700}


def lobby(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Play with people")


def be_called(player: Player, name: str) -> None:
    """Takes a guest's name on the first page."""
    player.page.get_by_role("button", name=re.compile("Choose a name|You are")).click()
    dialog = player.page.get_by_role("dialog", name="Your name here")
    dialog.get_by_role("textbox", name="Name", exact=True).fill(name)
    dialog.get_by_role("button", name="Use this name").click()
    expect(dialog).to_have_count(0)
    expect(player.page.get_by_role("button", name=f"You are {name}")).to_be_visible()


def arrive(visits: Visits, table: TableProcess, name: str = "") -> Player:
    player = visits.player(table, seed=None)
    player.go_home()
    if name:
        be_called(player, name)
    return player


def answer_some(one: Player, other: Player, count: int = 6) -> None:
    """Lets two people answer whatever they are asked, in turn."""
    given = 0
    for _ in range(200):
        for player in (one, other):
            if player.is_asked:
                player.answer(0)
                given += 1
        if given >= count:
            return
        one.page.wait_for_timeout(20)
    raise AssertionError("Nobody was asked")


def assert_fits(player: Player) -> None:
    """Nothing keeps anybody from using the page, and nothing reaches beyond a narrow screen."""
    player.page.set_viewport_size(NARROW)
    assert barriers(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_two_people_meet_by_a_quick_match_and_play(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table)
    lobby(ann).get_by_role("button", name="Play Formation now").click()
    expect(ann.page.get_by_text("has not come yet")).to_be_visible()
    lobby(bob).get_by_role("button", name="Play Formation now").click()
    for player in (ann, bob):
        expect(
            player.page.get_by_text(re.compile(r"Ann \(guest\) plays Black · Guest \d+ \(guest\) plays White"))
        ).to_be_visible()
    answer_some(ann, bob)
    assert ann.match == bob.match
    assert {player.messages("welcome")[-1]["seat"] for player in (ann, bob)} == {0, 1}


def test_a_match_in_the_lobby_is_joined_by_one_click(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table, "<b>Bob</b>")
    expect(lobby(bob).get_by_text("Nobody waits right now.")).to_be_visible()
    form = ann.page.get_by_role("form", name="Exceed")
    form.get_by_label("Played by").select_option("listed")
    form.get_by_role("button", name="Play Exceed").click()
    waiting = lobby(bob).get_by_role("listitem").filter(has_text="Ann (guest)")
    expect(waiting).to_contain_text("Sol Badguy")
    assert_fits(bob)
    waiting.get_by_role("button", name=re.compile(r"^Join ?: Exceed with Ann \(guest\)$")).click()
    # A name is a text, whatever is in it.
    expect(ann.page.get_by_text("<b>Bob</b> (guest) plays")).to_be_visible()
    answer_some(ann, bob)


def test_a_match_that_waits_is_taken_back(own_table: TableProcess, visits: Visits) -> None:
    ann = arrive(visits, own_table, "Ann")
    lobby(ann).get_by_role("button", name="Play Formation now").click()
    expect(ann.page.get_by_text("has not come yet")).to_be_visible()
    ann.go_home()
    mine = lobby(ann).get_by_role("listitem").filter(has_text="Ann (guest)")
    assert_fits(ann)
    mine.get_by_role("button", name="Take it back").click()
    expect(lobby(ann).get_by_text("Nobody waits right now.")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Continue")).to_have_count(0)


def test_an_account_goes_on_with_its_match_on_another_device(own_table: TableProcess, visits: Visits) -> None:
    at_home = visits.player(own_table)
    at_home.go_home()
    at_home.page.get_by_role("button", name="Choose a name").click()
    dialog = at_home.page.get_by_role("dialog", name="Your name here")
    dialog.get_by_role("button", name="New account").click()
    assert_fits(at_home)
    dialog.get_by_role("textbox", name="Name", exact=True).fill("Ann")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.get_by_role("button", name="Make the account").click()
    expect(at_home.page.get_by_role("button", name="You are Ann")).to_be_visible()
    first = at_home.begin("Formation")
    at_home.answer(0)
    at_home.asked()

    visits.expect_complaint("401")
    away = visits.player(own_table)
    away.go_home()
    away.page.get_by_role("button", name="Choose a name").click()
    dialog = away.page.get_by_role("dialog", name="Your name here")
    dialog.get_by_role("button", name="Sign in").first.click()
    dialog.get_by_role("textbox", name="Name", exact=True).fill("ann")
    dialog.get_by_label("Password").fill("wrong horse")
    dialog.get_by_role("button", name="Sign in").last.click()
    expect(dialog.get_by_role("alert")).to_contain_text("do not belong together")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.get_by_role("button", name="Sign in").last.click()
    away.page.get_by_role("button", name="Continue").click()
    assert away.asked()["question"]["question"] > first["question"]["question"]
    expect(at_home.page.get_by_text("You have taken your seat on another page")).to_be_visible()
    assert away.play_on(lambda _: 0)["outcome"] is not None

    away.go_home()
    away.page.get_by_role("button", name="You are Ann").click()
    assert_fits(away)
    away.page.get_by_role("link", name="Your matches").click()
    past = away.page.get_by_role("listitem").filter(has_text="random (machine)")
    expect(past).to_contain_text(re.compile("Won|Lost|Drawn"))
    expect(past.get_by_role("link", name="Look at it again")).to_have_attribute("href", f"#replay={away.match}")
    assert_fits(away)


def test_a_bot_token_is_made_and_revoked(own_table: TableProcess, visits: Visits) -> None:
    ann = arrive(visits, own_table)
    ann.page.get_by_role("button", name="Choose a name").click()
    dialog = ann.page.get_by_role("dialog", name="Your name here")
    dialog.get_by_role("button", name="New account").click()
    dialog.get_by_role("textbox", name="Name", exact=True).fill("Ann")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.get_by_role("button", name="Make the account").click()
    ann.page.get_by_role("button", name="You are Ann").click()
    dialog.get_by_label("Name of a new bot").fill("Robo")
    dialog.get_by_role("button", name="Make a bot token").click()
    token = dialog.get_by_label("The token of the new bot")
    expect(token).to_have_value(re.compile(r"^[\w-]{32}$"))
    assert_fits(ann)
    dialog.get_by_role("button", name=re.compile("^Revoke ?: Robo$")).click()
    expect(dialog.get_by_role("button", name=re.compile("^Revoke ?: Robo$"))).to_have_count(0)
    dialog.get_by_role("button", name="Sign out", exact=True).click()
    expect(ann.page.get_by_role("button", name="Choose a name")).to_be_visible()


@pytest.mark.parametrize("title", ["Exceed", "Formation"])
def test_two_people_share_one_screen_with_a_cover_between(table: TableProcess, visits: Visits, title: str) -> None:
    player = visits.player(table)
    player.go_home()
    form = player.page.get_by_role("form", name=title)
    form.get_by_label("Played by").select_option("here")
    form.get_by_role("button", name=f"Play {title}").click()
    names: list[str] = []
    for _ in range(2):
        cover = player.page.get_by_role("button", name=re.compile("^I am "))
        names.append(cover.text_content() or "")
        cover.click()
        while player.page.get_by_role("button", name=re.compile("^I am ")).count() == 0:
            player.answers.first.click()
            player.page.wait_for_timeout(50)
    assert len(set(names)) == 2


def test_the_past_is_kept_for_those_with_a_name(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("401")
    player = visits.player(own_table)
    player.page.goto("/#history")
    expect(player.page.get_by_role("alert")).to_contain_text("choose one on the first page")
    assert_fits(player)
    player.page.get_by_role("button", name="Back").click()
    expect(lobby(player)).to_be_visible()
