"""A game of another package is drawn by the module that it brings, on a page that was built without it."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "three_duels"


@pytest.fixture
def duels_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableProcess]:
    """A table beside which the example is installed."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [(name, value)] = project["entry-points"]["wildswing.games"].items()
    info = tmp_path / "site" / "three_duels-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: three-duels\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[wildswing.games]\n{name} = {value}\n", encoding="utf-8")
    paths = [str(info.parent), str(EXAMPLE), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    with TableProcess(tmp_path / "home") as opened:
        yield opened


def seated(table: TableProcess, visits: Visits) -> Player:
    player = visits.player(table)
    player.form("Three Duels").get_by_role("button", name="Play Three Duels", exact=True).click()
    return player


def board(player: Player) -> Locator:
    return player.page.locator("#board")


def test_a_game_is_drawn_by_its_own_module(duels_table: TableProcess, visits: Visits) -> None:
    player = seated(duels_table, visits)
    picture = board(player).locator(".three-duels")
    expect(picture).to_contain_text("North:")
    expect(board(player).locator("dl")).to_have_count(0)
    view = player.play_on(lambda question: len(question["options"]) - 1, answers=4)["view"]
    assert any(view["taken"])  # by the second or third duel
    cards = sum([len(pile) for pile in (*view["hands"], *view["taken"])])
    expect(picture.locator("b")).to_have_count(cards)
    assert any("/games/three-duels/" in address for address in visits.requested)


def form_of(player: Player) -> Locator:
    return player.form("Three Duels")


def test_a_match_is_set_up_by_the_form_of_its_own_module(duels_table: TableProcess, visits: Visits) -> None:
    player = visits.player(duels_table)
    form = form_of(player)
    chosen = form.get_by_role("combobox", name="Duels")
    expect(chosen).to_have_value("3")
    chosen.select_option("5")
    form.get_by_role("button", name="Play Three Duels", exact=True).click()
    expect(board(player).locator(".three-duels")).to_contain_text("Duels to come: 5")
    assert player.table["view"]["left"] == 5
    view = player.play_on(lambda question: len(question["options"]) - 1, answers=4)["view"]
    assert view["left"] == 2
    player.go_home()
    expect(form_of(player).get_by_role("combobox", name="Duels")).to_have_count(1)


def test_what_a_form_says_is_judged_by_the_table(duels_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("400")
    player = visits.player(duels_table)

    def eager(route: Route) -> None:
        body = "export default () => {}; export const form = (element, offer, change) => change({ duels: 4 });"
        route.fulfill(content_type="text/javascript", body=body)

    player.page.context.route("**/games/three-duels/**", eager)
    form_of(player).get_by_role("button", name="Play Three Duels", exact=True).click()
    expect(player.page.get_by_role("alert")).to_contain_text("A match has 1, 3, 5 duels, not “4”.")


def test_a_form_that_fails_leaves_the_seats(duels_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("No form today")
    player = visits.player(duels_table)

    def broken(route: Route) -> None:
        picture = "export default () => ({ update() {}, destroy() {} });"
        body = f"{picture} export const form = () => {{ throw Error('No form today'); }};"
        route.fulfill(content_type="text/javascript", body=body)

    player.page.context.route("**/games/three-duels/**", broken)
    form_of(player).get_by_role("button", name="Play Three Duels", exact=True).click()
    expect(board(player)).to_be_visible()
    assert player.table["view"]["left"] == 3


def test_without_its_module_a_game_is_told_in_words(duels_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("Failed to fetch dynamically imported module|Failed to load resource|ERR_FAILED")
    player = visits.player(duels_table)
    player.page.context.route("**/games/three-duels/**", lambda route: route.abort())
    player.form("Three Duels").get_by_role("button", name="Play Three Duels", exact=True).click()
    expect(board(player)).to_contain_text("The picture of this game cannot be shown, so here it is in words.")
    expect(board(player).locator("dl").first).to_be_visible()


def test_a_module_that_fails_leaves_the_words(duels_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("No picture today")
    player = visits.player(duels_table)

    def broken(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body="export default () => { throw Error('No picture today'); };")

    player.page.context.route("**/games/three-duels/**", broken)
    player.form("Three Duels").get_by_role("button", name="Play Three Duels", exact=True).click()
    expect(board(player)).to_contain_text("cannot be shown")
    expect(board(player).locator("dl").first).to_be_visible()
