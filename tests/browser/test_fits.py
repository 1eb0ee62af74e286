"""Every page at every size, in both languages: its words fit, and the focus can be seen."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.measuring import SIZES, running_out, unseen_focus
from tests.browser.players import Player
from tests.browser.tables import PATIENCE, TableProcess
from tests.browser.test_replay import play
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

LANGUAGES = ["en", "de"]


def assert_fits(player: Player, where: str) -> None:
    """Measures what is shown, and looks for focus that cannot be seen.

    A usual run measures each place at one size, and at others on other days.
    """
    for size in sampled(SIZES, 1, f"sizes of {where}"):
        player.page.set_viewport_size(size)
        assert running_out(player.page) == [], f"{where} at {size['width']} x {size['height']}"
    assert unseen_focus(player.page) == [], where
    player.page.set_viewport_size(SIZES[0])


def sit_down(player: Player, game: str, opponent: str = "") -> None:
    """Takes a seat in a new match, whatever the home page looks like."""
    usual = "greedy" if game != "exiled" else "naive"
    wish = {"game": game, "opponent": opponent or usual, "seed": "deal 4"}
    seat = player.hold_a_seat(wish, game)
    player.page.goto(f"/#match={seat['match']}/{seat['seat']}")
    player.until("a question", lambda: bool(player.messages("table")) and player.is_asked)
    expect(player.page.locator("#question")).to_be_visible()


@pytest.fixture(params=sampled(LANGUAGES, 1, "languages around a match"))
def player(request: pytest.FixtureRequest, table: TableProcess, visits: Visits) -> Player:
    """Somebody who reads one of the languages."""
    return visits.player(table, "deal 4", locale=request.param, viewport=SIZES[0])


def test_the_pages_around_a_match(player: Player, table: TableProcess) -> None:
    player.page.goto("/")
    expect(player.page.get_by_role("main")).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    assert_fits(player, "home")
    player.page.goto(f"/#replay={play(table, 'exceed')}")
    expect(player.page.get_by_role("slider")).to_be_visible()
    for _ in range(8):
        player.page.keyboard.press("ArrowRight")
    assert_fits(player, "replay")


APART = """() => [...document.querySelectorAll('header nav a')].map((way) => {
    const words = document.createRange();
    words.selectNodeContents(way);
    const { left, right } = words.getBoundingClientRect();
    const own = way.getBoundingClientRect();
    return Math.min(left - own.left, own.right - right);
})"""
"""How much room the words of each way have within it, in pixels."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_at_the_foot_of_a_small_phone_stand_apart(table: TableProcess, visits: Visits, language: str) -> None:
    player = visits.player(table, locale=language, viewport={"width": 360, "height": 640})
    player.page.goto("/#online")
    expect(player.page.get_by_role("main")).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    room: list[float] = player.page.evaluate(APART)
    assert len(room) == 5
    assert min(room) >= 4, room


GUESTS = {"en": "Anna-Magdalena Fitzwilliam", "de": "Annemarie Schwarzenbach"}


@contextmanager
def known_as(table: TableProcess, name: str) -> Iterator[httpx.Client]:
    """Somebody with a name at a table."""
    with httpx.Client(base_url=table.address, timeout=PATIENCE, verify=False) as guest:
        guest.post("/api/guests", json={"name": name[:24]}).raise_for_status()
        yield guest


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1, "languages of the lobby"))
def test_the_lobby_and_an_invitation(own_table: TableProcess, visits: Visits, language: str) -> None:
    lost = visits.player(own_table, locale=language, viewport=SIZES[0])
    lost.page.goto("/#online")
    expect(lost.page.get_by_role("main")).to_be_visible()
    lost.page.wait_for_load_state("networkidle")
    assert_fits(lost, "an empty lobby")
    with known_as(own_table, GUESTS[language]) as guest:
        clock = {"clock": {"minutes": 45, "increment": 15}, "absence": "forfeit"}
        for game in (
            {"game": "exceed", "brings": "Ramlethal Valentine"},
            {"game": "exceed", "fighters": ["Nagoriyuki", "Londrekia Light"]},
            {"game": "formation"},
        ):
            wish = {**game, "opponent": "open", "terms": clock}
            guest.post("/api/matches", json={**wish, "listed": True}).raise_for_status()
            seat = guest.post("/api/matches", json=wish).json()
            lost.page.goto(f"/#join={seat['match']}/{seat['invitation']}")
            expect(lost.page.get_by_role("textbox")).to_be_visible()
            assert_fits(lost, f"an invitation to {game}")
            assert barriers(lost.page) == []
    lost.page.goto("/#online")
    expect(lost.page.get_by_role("main").get_by_role("listitem")).to_have_count(3)
    assert_fits(lost, "a lobby with tables")
    assert barriers(lost.page) == []


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1, "languages of an account"))
def test_a_name_an_account_and_the_past(own_table: TableProcess, visits: Visits, language: str) -> None:
    visits.expect_complaint("401")
    player = visits.player(own_table, locale=language, viewport=SIZES[0])
    player.page.goto("/")
    names = player.page.get_by_role("banner").get_by_role("button").first
    names.click()
    dialog = player.page.get_by_role("dialog")
    assert_fits(player, "a guest's name")
    dialog.get_by_role("group").get_by_role("button").nth(1).click()
    assert_fits(player, "a new account")
    assert barriers(player.page) == []
    dialog.locator("[autocomplete=username]").fill(GUESTS[language][:24])
    dialog.locator("[type=password]").fill("correct horse")
    dialog.locator("[type=submit]").click()
    expect(dialog).to_have_count(0)
    names.click()
    dialog.locator("form input").fill("A bot with a long name")
    dialog.locator("[type=submit]").click()
    expect(dialog.locator("[readonly]")).to_be_visible()
    assert_fits(player, "an account with a bot")
    assert barriers(player.page) == []
    dialog.locator("button[aria-expanded]").click()
    expect(dialog.locator("[download]")).to_be_visible()
    assert_fits(player, "an account and what is kept")
    assert barriers(player.page) == []
    player.page.keyboard.press("Escape")
    sit_down(player, "formation")
    player.page.goto("/#history")
    expect(player.page.get_by_role("main")).to_be_visible()
    assert_fits(player, "no past yet")


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1, "languages of links that lead nowhere"))
def test_links_that_lead_nowhere(own_table: TableProcess, visits: Visits, language: str) -> None:
    visits.expect_complaint("401|404")
    lost = visits.player(own_table, locale=language)
    for address in ("#history", "#watch=nowhere", "#replay=nowhere"):
        lost.page.goto(f"/{address}")
        expect(lost.page.get_by_role("alert")).to_be_visible()
        assert_fits(lost, address)


@pytest.mark.parametrize("game", sampled(["exceed", "formation", "exiled"], 1, "games that fit"))
def test_a_match_and_what_opens_over_it(player: Player, table: TableProcess, game: str) -> None:
    sit_down(player, game)
    assert_fits(player, "the first question")
    for key in ("?", "a", "w", "l"):
        player.page.keyboard.press(key)
        assert_fits(player, f"behind the key {key}")
        player.page.keyboard.press("Escape")


def test_the_result_and_the_table_behind_it(player: Player, table: TableProcess) -> None:
    sit_down(player, "exceed", "random")
    resign = re.compile("^(Resign|Aufgeben)$")
    player.page.get_by_role("button", name=re.compile("^(Table and settings|Tisch und Einstellungen)$")).click()
    player.page.get_by_role("button", name=resign).click()
    player.page.get_by_role("dialog").last.get_by_role("button", name=resign).click()
    verdict = player.page.get_by_role("heading", level=2, name=re.compile("^(You lose|Verloren)$"))
    expect(verdict).to_be_visible()
    assert_fits(player, "the result")
    player.page.keyboard.press("Escape")
    expect(verdict).to_have_count(0)
    assert_fits(player, "the table after the end")
