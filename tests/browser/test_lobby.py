"""People meet in the lobby, and go on with their matches on another device."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.axe import barriers
from tests.browser.players import Player
from tests.browser.tables import PATIENCE, TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

NARROW: ViewportSize = {"width": 320, "height": 700}


def lobby(player: Player) -> Locator:
    region = player.page.get_by_role("region", name="Play with people")
    if not region.count():
        player.page.get_by_role("link", name="Online", exact=True).click()
    return region


def quick(player: Player, title: str) -> None:
    """Asks in the lobby for a match with whoever comes."""
    lobby(player)
    player.page.get_by_role("group", name="Game").get_by_role("button", name=title).click()
    player.page.get_by_role("button", name=f"Play {title} now").click()


def fights(player: Player) -> list[str]:
    """Returns who fights, once the cards are dealt."""
    player.until("the cards", lambda: bool(player.messages("welcome")))
    seats: list[str] = player.messages("welcome")[-1]["seats"]
    return seats


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
    while given < count:
        one.until("somebody is asked", lambda: one.is_asked or other.is_asked)
        for player in (one, other):
            if player.is_asked:
                player.asked()
                player.answer(0)
                given += 1


def assert_fits(player: Player) -> None:
    """Nothing keeps anybody from using the page, and nothing reaches beyond a narrow screen."""
    player.page.set_viewport_size(NARROW)
    assert barriers(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_two_people_meet_by_a_quick_match_and_play(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table)
    quick(ann, "Formation")
    expect(ann.page.get_by_text("has not arrived yet")).to_be_visible()
    quick(bob, "Formation")
    for player in (ann, bob):
        expect(
            player.open_menu().get_by_text(re.compile(r"Ann \(guest\) plays Black · Guest \d+ \(guest\) plays White"))
        ).to_be_visible()
        player.page.keyboard.press("Escape")
    answer_some(ann, bob)
    assert ann.match == bob.match
    assert {player.messages("welcome")[-1]["seat"] for player in (ann, bob)} == {0, 1}


CALLS = """
window.called = [];
window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (this.permission = 'granted'); }
    constructor(words) { window.called.push(words); }
    close() {}
};
"""
"""Notifications that a test can read, of a browser whose person allows them."""


def test_who_looks_elsewhere_is_called_when_it_is_their_turn(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table, "Bob")
    ann.page.add_init_script(CALLS)
    ann.page.reload()
    quick(ann, "Formation")
    quick(bob, "Formation")
    answer_some(ann, bob, count=1)
    ann.open_menu().get_by_role("checkbox", name="Call me when it is my turn").check()
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Escape")
    answer_some(ann, bob)
    assert ann.page.evaluate("called") == []
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    answer_some(ann, bob, count=12)
    called = ann.page.evaluate("called")
    assert called
    assert set(called) == {"Your turn · Formation · Wildswing"}


def test_a_match_in_the_lobby_is_joined_by_one_click(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table, "<b>Bob</b>")
    expect(lobby(bob).get_by_text("Nobody is waiting right now.")).to_be_visible()
    form = ann.form("Exceed")
    form.get_by_role("button", name="Anyone online").click()
    form.get_by_role("button", name="Play Exceed").click()
    waiting = lobby(bob).get_by_role("listitem").filter(has_text="Ann (guest)")
    expect(waiting).to_contain_text("Sol Badguy")
    assert_fits(bob)
    waiting.get_by_role("button", name=re.compile(r"^Sit down ?: Exceed with Ann \(guest\)$")).click()
    # A name is a text, whatever is in it.
    expect(ann.open_menu().get_by_text("<b>Bob</b> (guest) plays")).to_be_visible()
    ann.page.keyboard.press("Escape")
    answer_some(ann, bob)


def test_two_people_bring_their_own_fighters(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table, "Bob")
    form = ann.form("Exceed")
    form.get_by_role("group", name="Your fighter").get_by_role("button", name="Potemkin").click()
    form.get_by_role("button", name="Anyone online").click()
    form.get_by_role("button", name="Play Exceed").click()
    waiting = lobby(bob).get_by_role("listitem").filter(has_text="Ann (guest)")
    expect(waiting).to_contain_text("Potemkin")
    bob.page.get_by_role("button", name=re.compile("^You ?:")).click()
    bob.page.get_by_role("dialog", name="Your fighter").get_by_role("button", name="Faust").click()
    waiting.get_by_role("button", name="Sit down").click()
    assert fights(ann) == fights(bob) == ["Potemkin", "Faust"]


def test_an_invitation_says_all_and_lets_one_choose(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), visits.player(own_table, seed=None)
    form = ann.form("Exceed")
    form.get_by_role("group", name="Your fighter").get_by_role("button", name="May").click()
    form.get_by_role("button", name="A friend").click()
    form.get_by_role("button", name="Play Exceed").click()
    link = ann.page.get_by_role("region", name="Open seats").get_by_role("textbox").input_value()
    bob.page.goto(link)
    shown = bob.page.get_by_role("main")
    for said in ("Ann (guest) invites you", "Exceed", "no clock", "fair, and checked", "May"):
        expect(shown).to_contain_text(said)
    assert_fits(bob)
    bob.page.get_by_role("button", name=re.compile("^You ?:")).click()
    bob.page.get_by_role("dialog", name="Your fighter").get_by_role("button", name="Zato-1").click()
    bob.page.get_by_role("textbox", name="Your name at the table").fill("Bob")
    bob.page.get_by_role("button", name="Take the seat").click()
    assert fights(ann) == fights(bob) == ["May", "Zato-1"]
    # Whoever comes too late may watch.
    late = visits.player(own_table, seed=None)
    late.page.goto(link)
    expect(late.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(late.page.get_by_role("button", name="Take the seat")).to_have_count(0)
    late.page.get_by_role("link", name=re.compile("^Watch")).click()
    expect(late.page.get_by_text("You are watching.")).to_be_visible()


def test_a_table_that_is_gone_says_so(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("404")
    bob = visits.player(own_table, seed=None)
    bob.page.goto("/#join=nowhere/code")
    expect(bob.page.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_contain_text("There is no match “nowhere” at this table")
    assert_fits(bob)
    bob.page.get_by_role("link", name="To the games").click()
    expect(bob.page.get_by_role("form", name="Exceed")).to_be_visible()


def test_whoever_waits_may_cancel(own_table: TableProcess, visits: Visits) -> None:
    ann = arrive(visits, own_table, "Ann")
    form = ann.form("Exceed")
    form.get_by_role("button", name="A friend").click()
    form.get_by_role("button", name="Play Exceed").click()
    waiting = ann.page.get_by_role("region", name="Open seats")
    expect(waiting.get_by_role("link", name="Play the computer meanwhile")).to_be_visible()
    waiting.get_by_role("button", name="Cancel").click()
    expect(ann.page.get_by_role("form", name="Exceed")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Continue")).to_have_count(0)


def test_a_match_that_waits_is_taken_back(own_table: TableProcess, visits: Visits) -> None:
    ann = arrive(visits, own_table, "Ann")
    quick(ann, "Formation")
    expect(ann.page.get_by_text("has not arrived yet")).to_be_visible()
    ann.go_home()
    mine = lobby(ann).get_by_role("listitem").filter(has_text="Ann (guest)")
    expect(mine).to_be_visible()
    assert_fits(ann)
    mine.get_by_role("button", name="Take it back").click()
    expect(lobby(ann).get_by_text("Nobody is waiting right now.")).to_be_visible()
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
    first = at_home.begin_from_home("Formation")
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
    expect(dialog.get_by_role("alert")).to_contain_text("do not match")
    dialog.get_by_label("Password").fill("correct horse")
    dialog.get_by_role("button", name="Sign in").last.click()
    away.page.get_by_role("button", name="Continue").click()
    assert away.asked()["question"]["question"] > first["question"]["question"]
    expect(at_home.page.get_by_text("You have taken your seat on another page")).to_be_visible()
    away.play_on(lambda _: 0, 2)
    away.resign()

    away.go_home()
    away.page.get_by_role("button", name="You are Ann").click()
    assert_fits(away)
    away.page.get_by_role("link", name="Your matches").click()
    past = away.page.get_by_role("listitem").filter(has_text="random (computer)")
    expect(past).to_contain_text(re.compile("Won|Lost|Drawn"))
    expect(past.get_by_role("link", name="Replay")).to_have_attribute("href", f"#replay={away.match}")
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


@pytest.mark.parametrize("title", sampled(["Exceed", "Formation"], 1, "games at one screen"))
def test_two_people_share_one_screen_with_a_cover_between(table: TableProcess, visits: Visits, title: str) -> None:
    player = visits.player(table)
    form = player.form_against(title, "here")
    form.get_by_role("button", name=f"Play {title}").click()
    names: list[str] = []
    cover = player.page.get_by_role("button", name=re.compile("^I am "))
    # What the picture of a table answers stands in the list of all answers, too.
    listed = player.panel.get_by_role("button", name=re.compile(r"^All \d+ answers$"))
    for _ in range(2):
        names.append(cover.text_content() or "")
        cover.click()
        for _ in range(200):
            if cover.count():
                break
            if player.answers.count():
                player.answers.first.click()
            elif listed.count():
                player.whole_list.get_by_role("group").get_by_role("button", disabled=False).first.click()
            player.page.wait_for_timeout(50)
            expect(cover.or_(player.answers).or_(listed).first).to_be_visible()
    assert len(set(names)) == 2


def test_the_past_is_kept_for_those_with_a_name(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("401")
    player = visits.player(own_table)
    player.page.goto("/#history")
    expect(player.page.get_by_role("alert")).to_contain_text("choose one at the top of this page")
    assert_fits(player)
    be_called(player, "Ann")
    expect(player.page.get_by_text("You have not finished a match yet.")).to_be_visible()


SHOWN = """(card) => [...card.querySelectorAll('.figure svg')].map((figure) => {
    const drawn = [...figure.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
    const top = Math.min(...drawn.map((one) => one.top));
    const bottom = Math.max(...drawn.map((one) => one.bottom));
    const picture = figure.closest('.picture').getBoundingClientRect();
    return (Math.min(bottom, picture.bottom) - Math.max(top, picture.top)) / (bottom - top);
})"""
"""How much of each who fights is seen in the picture of a match, from the head down."""


def test_a_match_of_others_is_found_in_the_lobby_and_watched(own_table: TableProcess, visits: Visits) -> None:
    ann, bob = arrive(visits, own_table, "Ann"), arrive(visits, own_table, "Bob")
    cid = visits.player(own_table, seed=None)
    cid.page.goto("/")
    cid.page.get_by_role("link", name="Watch", exact=True).click()
    running = cid.page.get_by_role("region", name="Watch")
    expect(running).to_contain_text("No public match is being played right now.")
    for player in (ann, bob):
        quick(player, "Exceed")
    assert fights(ann) == fights(bob)
    match = running.get_by_role("link", name=re.compile(r"Sol Badguy 30 . 30 Sol Badguy.*Ann \(guest\)"))
    expect(match).to_be_visible()
    seen: list[float] = running.get_by_role("article").evaluate(SHOWN)
    assert len(seen) == 2
    assert min(seen) > 0.55
    assert_fits(cid)
    match.click()
    expect(cid.page.get_by_text("You are watching.")).to_be_visible()
    assert fights(cid) == fights(ann)


def test_a_table_that_is_taken_under_the_pointer_stays_and_can_be_watched(
    own_table: TableProcess, visits: Visits
) -> None:
    ann, bob, cid = [arrive(visits, own_table, name) for name in ("Ann", "Bob", "Cid")]
    quick(ann, "Formation")
    row = lobby(cid).get_by_role("listitem").filter(has_text="Ann (guest)")
    row.hover()
    quick(bob, "Formation")
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    row.get_by_role("link", name="Watch").click()
    expect(cid.page.get_by_text("You are watching.")).to_be_visible()


def test_a_name_that_is_taken_is_told_under_its_field(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("409")
    account = {"name": "Cid", "password": "correct horse"}
    httpx.post(f"{own_table.address}/api/accounts", json=account, timeout=PATIENCE).raise_for_status()
    ann, bob = arrive(visits, own_table), visits.player(own_table, seed=None)
    form = ann.form("Exceed")
    form.get_by_role("button", name="A friend").click()
    form.get_by_role("button", name="Play Exceed").click()
    bob.page.goto(ann.page.get_by_role("region", name="Open seats").get_by_role("textbox").input_value())
    field = bob.page.get_by_role("textbox", name="Your name at the table")
    field.fill("Cid")
    bob.page.get_by_role("button", name="Take the seat").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("The name “Cid” is taken; choose another one, or sign in.")
    field.fill("Bob")
    bob.page.get_by_role("button", name="Take the seat").click()
    assert fights(ann) == fights(bob)
