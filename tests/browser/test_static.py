"""The table without a server, in a real browser whose network is cut."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import test_exiled as exiled
from tests.browser.measuring import assert_open_to_all, running_out
from tests.browser.players import Player, eager
from tests.browser.static_tables import MEMORIES, StaticTable, StaticVisit, open_static
from tests.browser.tables import PATIENCE
from tests.browser.test_analysis import worth_of_answers
from tests.browser.test_bringing import SUN, drop
from tests.browser.test_study import engine_of
from tests.server.test_studies import SCENARIO
from wildswing.cli.static import static
from wildswing.formation.game import FORMATION
from wildswing.kernel.game import AnyGame
from wildswing.server.doors.headers import POLICY
from wildswing.study.puzzles.file import shipped_puzzles
from wildswing.study.puzzles.position import set_up

pytestmark = pytest.mark.browser

MOST_FOR_THE_SHELL = 300_000
"""Bytes, packed, that come before the page shows what can be played."""

BREAK = """async () => {
    const cache = await caches.open('wildswing memory');
    for (const one of await cache.keys()) await cache.put(one, new Response('no memory'));
}"""

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def offline(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticVisit]:
    """A browser that has opened the table once, and has no network any more."""
    folder = tmp_path_factory.mktemp("static") / "table"
    with open_static(browser, folder, viewport={"width": 1280, "height": 800}) as visit:
        visit.keep()
        visit.remember()
        visit.table.cut()
        yield visit
        assert {address for address in visit.requested if not address.startswith(visit.table.address)} == set()


@pytest.fixture
def player(offline: StaticVisit) -> Iterator[Player]:
    """A page that has nothing to complain of."""
    opened = offline.player()
    yield opened
    opened.page.close()
    assert offline.complaints == []
    assert [message for message in opened.heard if message["type"] in {"refused", "farewell"}] == []


def play(player: Player) -> None:
    """Plays a whole game by the controls of the page."""
    while (table := player.asked())["question"]:
        if table["question"]["kind"] == "place":
            player.lay_cards()
        else:
            player.answer(eager(table["question"]))
    expect(player.verdict).to_be_visible()


@pytest.mark.family("whole games without a server", 1)
@pytest.mark.parametrize(("title", "opponent"), [("Exceed", "novice"), ("Formation", "veteran")])
def test_a_whole_game_is_played_listed_and_replayed(player: Player, title: str, opponent: str) -> None:
    player.begin_from_home(title, opponent)
    play(player)
    match = player.match
    player.page.goto("/#history")
    expect(player.page.get_by_text(f"{opponent} (computer)").first).to_be_visible()
    player.page.locator(f'a[href="#replay={match}"]').click()
    expect(player.page.get_by_role("slider").first).to_be_visible()


@pytest.mark.family("whole games without a server", 1)
def test_a_whole_game_of_rise_of_the_exiled(player: Player) -> None:
    exiled.begin(player, ("here", "novice"), rounds="1")
    end, seen = exiled.play_on(player)
    assert end["outcome"] is not None
    assert "aim" in seen


def test_after_the_end_the_same_can_be_played_again(player: Player) -> None:
    player.begin_from_home("Exceed", "master")
    player.resign()
    first = player.match
    player.result.get_by_role("button", name="Play again").click()
    player.until("another match", lambda: player.match != first)
    assert player.asked()["outcome"] is None


def test_a_match_goes_on_after_the_page_was_closed(offline: StaticVisit, player: Player) -> None:
    player.begin_from_home("Formation", "fighter")
    player.play_on(eager, answers=2)
    before = player.asked()["question"]
    player.page.close()
    again = offline.player()
    again.page.goto("/")
    again.page.get_by_role("button", name="Continue: Formation").click()
    again.until("a seat", lambda: bool(again.messages("welcome")))
    assert again.asked()["question"] == before
    again.page.close()


@pytest.mark.family("analyses without a server", 1)
@pytest.mark.parametrize("title", ["Exceed", "Formation"])
def test_a_match_is_analysed_beside_another_and_after_a_reload(player: Player, title: str) -> None:
    player.begin_from_home(title, "novice")
    player.play_on(eager, answers=3)
    player.resign()
    match = player.match
    player.page.goto(f"/#replay={match}")
    study = worth_of_answers(player.page)
    study.get_by_role("button", name="Analyse").click()
    expect(study.get_by_role("status")).to_contain_text("decisions looked at")
    player.begin_from_home("Formation", "novice")  # while the other one is looked at
    player.play_on(eager, answers=2)
    player.page.goto(f"/#replay={match}")
    player.page.reload()
    study = worth_of_answers(player.page)
    expect(study.get_by_role("heading", name="Accuracy")).to_be_visible(timeout=3 * PATIENCE * 1000)
    accuracy = study.get_by_role("list").first.text_content()
    player.page.reload()
    expect(worth_of_answers(player.page).get_by_role("list").first).to_have_text(accuracy or "")


def test_a_puzzle_is_solved(player: Player) -> None:
    game: AnyGame = FORMATION
    puzzle = shipped_puzzles(game)[0]
    position = set_up(game, puzzle)
    right = game.wording(position.ask, position.hidden).labels[puzzle.solutions[0]]
    page = player.page
    page.goto("/#puzzle=formation/1")
    expect(page.locator("#question h2")).to_be_visible()
    page.keyboard.press("a")
    page.get_by_role("dialog").get_by_role("button", name=right).first.click()
    verdict = page.get_by_role("region", name="What it was worth")
    expect(verdict.get_by_role("heading", name="Solved")).to_be_visible()
    expect(verdict).to_contain_text(puzzle.why["en"])
    assert_open_to_all(page, "a puzzle without a server")


def test_a_scenario_is_studied_with_the_engine_and_played_from(player: Player) -> None:
    page = player.page
    page.goto("/#notation")
    page.get_by_role("textbox", name="Paste a match here").fill(SCENARIO)
    page.get_by_role("button", name="Show the match").click()
    page.get_by_role("button", name="To the end").click()
    study = engine_of(page)
    study.get_by_role("button", name="Switch on").click()
    expect(study.get_by_text("of 100 by the best answer")).to_be_visible(timeout=3 * PATIENCE * 1000)
    study.get_by_label("Play as").select_option("1")
    study.get_by_label("Against").select_option("novice")
    study.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#match=*/1")
    expect(page.get_by_role("region", name="Your question")).to_be_visible()
    assert_open_to_all(page, "a match without a server")


def test_a_start_with_a_memory_deals_anew(offline: StaticVisit) -> None:
    hands = []
    for _ in range(2):
        player = offline.player()
        player.begin_from_home("Formation", "novice")
        hands.append((player.match, player.asked()["view"]))
        assert player.page.evaluate(MEMORIES) == 1
        player.page.close()
    assert hands[0] != hands[1]
    assert hands[0][0] != hands[1][0]


def test_a_memory_that_is_broken_is_forgotten(offline: StaticVisit, player: Player) -> None:
    player.page.goto("/")
    player.page.evaluate(BREAK)
    player.begin_from_home("Formation", "novice")
    assert player.asked()["question"]
    assert player.page.evaluate(MEMORIES) == 0
    offline.remember()


def test_the_first_game_teaches_with_hints(player: Player) -> None:
    player.go_home()
    player.page.get_by_role("button", name="Learn to play").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Your first game").click()
    player.asked()
    expect(player.page.get_by_role("region", name="Your first game")).to_contain_text("Move")
    player.page.get_by_role("button", name="Hint", exact=True).click()
    player.until("a hint", lambda: bool(player.messages("hint")))


def test_a_fighter_of_ones_own_is_read_and_played(player: Player) -> None:
    player.go_home()
    drop(player.page, "sun.fighter", SUN.replace("edition strive", "edition strife"))
    expect(player.page.get_by_role("alert")).to_contain_text("sun.fighter, line 2, column 9:")
    drop(player.page, "sun.fighter", SUN)
    expect(player.page.get_by_role("heading", name="Sun Goodboy")).to_be_visible()
    player.page.get_by_role("button", name="Play Exceed").click()
    player.asked()
    assert player.messages("welcome")[-1]["seats"] == ["Sun Goodboy", "Ky Kiske"]


def test_what_needs_others_is_not_shown(player: Player) -> None:
    player.go_home()
    ways = player.page.get_by_role("navigation", name="Where to go").get_by_role("link")
    assert ways.all_text_contents() == ["Play", "History"]
    rivals = player.page.get_by_role("region", name="Rival")
    expect(rivals.get_by_role("button", name="Novice")).to_be_visible()
    expect(rivals.get_by_role("button", name="A friend")).to_have_count(0)
    expect(player.page.get_by_role("button", name="Sign in")).to_have_count(0)
    assert_open_to_all(player.page, "home without a server")
    player.page.goto("/#online")
    expect(player.page.get_by_role("form", name="Exceed")).to_be_visible()
    player.begin_from_home("Formation")
    expect(player.open_menu().get_by_label("Link for watching")).to_have_count(0)


def test_the_rules_are_there_too(player: Player) -> None:
    player.page.goto("/rules/formation.de.html")
    expect(player.page.get_by_role("link", name="Zurück zum Tisch")).to_be_visible()
    assert player.page.evaluate("document.styleSheets[0].cssRules.length") > 5


def test_it_is_played_on_a_phone_in_german_below_another_address(browser: Browser, tmp_path: Path) -> None:
    static(tmp_path / "site" / "games" / "wildswing")
    table = StaticTable(tmp_path / "site")
    home = f"{table.address}/games/wildswing/"
    context = browser.new_context(locale="de", reduced_motion="reduce", **PHONE)
    visit = StaticVisit(context, table)
    visit.keep(home)
    table.cut()
    page = context.new_page()
    page.expose_function("overheard", lambda *_: None)
    page.goto(home)
    page.get_by_role("button", name="Exceed spielen").tap()
    expect(page.locator('section[aria-label="Deine Frage"]')).to_be_visible()
    assert running_out(page) == []
    assert visit.complaints == []
    context.close()


def test_the_page_shows_what_can_be_played_after_a_small_part_of_it(browser: Browser, tmp_path: Path) -> None:
    with open_static(browser, tmp_path / "table") as visit:
        player = visit.player()
        player.go_home()
        loaded = [address.removeprefix(visit.table.address + "/") or "index.html" for address in visit.requested]
        shell = [name for name in loaded if not name.startswith("engine/")]
        assert "games/en.json" in shell
        packed = [len(gzip.compress((visit.table.folder / name).read_bytes())) for name in shell]
        assert sum(packed) < MOST_FOR_THE_SHELL


def test_its_policy_allows_no_more_than_what_python_needs(player: Player) -> None:
    player.page.goto("/")
    meta = player.page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content") or ""
    policy = set(meta.split("; "))
    assert policy - set(POLICY.split("; ")) == {
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
    }
    assert set(POLICY.split("; ")) - policy == {"script-src 'self'", "frame-ancestors 'none'"}
