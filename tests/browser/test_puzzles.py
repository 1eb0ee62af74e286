"""Puzzles on the page: on the real table, judged by value, told in words, at every size and by keyboard alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from wildswing.exceed.game import EXCEED
from wildswing.formation.game import FORMATION
from wildswing.kernel.game import AnyGame
from wildswing.study.puzzles.file import shipped_puzzles

pytestmark = pytest.mark.browser

SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640)]

FIRST = re.compile("^(Puzzle 1|Daily puzzle)$")
"""What the first puzzle is called, on its own day too."""

SCROLLS = (
    "() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
)


def _open(visits: Visits, table: TableProcess, where: str, **screen: Any) -> Page:
    player = visits.player(table, seed=None, **screen)
    player.go_home()
    player.page.goto(f"{player.page.url.split('#')[0]}#{where}")
    return player.page


def _answer(page: Page, game: AnyGame, number: int, right: bool) -> None:
    """Chooses from the list of all answers, by keyboard alone."""
    puzzle = shipped_puzzles(game)[number - 1]
    place = next(at for at in range(len(puzzle.values)) if (at in puzzle.solutions) == right)
    shown = page.request.get(f"/api/puzzles/{game.name}/{number}").json()
    label = shown["table"]["question"]["options"][place]["label"]
    expect(page.locator("#question h2")).to_be_visible()
    page.keyboard.press("a")
    page.get_by_role("dialog").get_by_role("button", name=label).first.focus()
    page.keyboard.press("Enter")


def test_from_home_to_a_puzzle_its_verdict_and_the_next(visits: Visits, table: TableProcess) -> None:
    player = visits.player(table, seed=None)
    player.go_home()
    page = player.page
    page.get_by_role("link", name="Puzzles").click()
    formation = page.get_by_role("region", name="Formation", exact=True)
    formation.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name=FIRST)).to_be_visible()
    _answer(page, FORMATION, 1, True)
    verdict = page.get_by_role("region", name="What it was worth")
    expect(verdict.get_by_role("heading", name="Solved")).to_be_visible()
    expect(verdict).to_contain_text(shipped_puzzles(FORMATION)[0].why["en"])
    expect(page.get_by_text(re.compile(r"1 (solved|day) in a row"))).to_be_visible()
    expect(verdict.get_by_role("link", name="Next puzzle")).to_be_focused()
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"#puzzle=formation/2$"))
    _answer(page, FORMATION, 2, False)
    expect(page.get_by_role("heading", name="Not the best")).to_be_visible()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_text(re.compile(r"0 (solved|days) in a row"))).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("region", name="Formation", exact=True)).to_contain_text("2 of")
    assert barriers(page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_puzzle_and_its_verdict_fit_the_screen(width: int, height: int, visits: Visits, table: TableProcess) -> None:
    page = _open(visits, table, "puzzle=exceed/1", viewport={"width": width, "height": height})
    expect(page.locator("#question h2")).to_be_visible()
    assert page.evaluate(SCROLLS) == [0, 0]
    _answer(page, EXCEED, 1, False)
    expect(page.get_by_role("button", name="Try again")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLS) == [0, 0]
    page.get_by_role("button", name="Show the answer").click()
    following = page.get_by_role("link", name="Next puzzle")
    expect(following).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLS) == [0, 0]


def test_a_miss_leaves_a_second_try_which_tells_nothing_yet(visits: Visits, table: TableProcess) -> None:
    page = _open(visits, table, "puzzle=formation/3")
    puzzle = shipped_puzzles(FORMATION)[2]
    expect(page.get_by_text("2 tries left")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\d+ % solve it"))).to_be_visible()
    _answer(page, FORMATION, 3, False)
    verdict = page.get_by_role("region", name="What it was worth")
    expect(verdict).to_contain_text("There is something clearly better.")
    expect(verdict).not_to_contain_text(puzzle.why["en"])
    expect(page.get_by_text(re.compile(r"0 (solved|days) in a row"))).to_be_visible()
    page.keyboard.press("Enter")  # on “Try again”
    expect(page.get_by_text("1 try left")).to_be_visible()
    _answer(page, FORMATION, 3, True)
    expect(verdict.get_by_role("heading", name="Solved")).to_be_visible()
    expect(verdict).to_contain_text(f"Rated {puzzle.rating}: about")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


MET = """() => {
    const box = (place) => [...document.querySelectorAll(place)].map((one) => one.getBoundingClientRect());
    const meets = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const told = box('main .open dl');
    const others = box('main .ruler span, main .fighter, main [aria-label="Just now"], main [aria-label^="Boosts at"]');
    return [told.length, others.filter((one) => meets(told[0], one)).length];
}"""


def test_what_lies_open_stands_beside_the_fighters_on_a_small_phone(visits: Visits, table: TableProcess) -> None:
    number = 1 + [one.id for one in shipped_puzzles(EXCEED)].index("afd0445e")  # its defender has shown a card
    page = _open(visits, table, f"puzzle=exceed/{number}", viewport={"width": 360, "height": 640})
    expect(page.get_by_text("Revealed", exact=True)).to_be_visible()
    assert page.evaluate(MET) == [1, 0]


def test_a_throw_is_judged_too(visits: Visits, table: TableProcess) -> None:
    page = _open(visits, table, "puzzle=exiled/1")
    page.get_by_role("button", name="Throw", exact=True).click()
    expect(page.get_by_role("region", name="What it was worth")).to_contain_text("of the simulated games")


def test_a_puzzle_that_is_not_there_is_said_so(visits: Visits, own_table: TableProcess) -> None:
    visits.expect_complaint("404")
    page = _open(visits, own_table, "puzzle=exceed/99999")
    expect(page.get_by_text("There is no puzzle 99999")).to_be_visible()
