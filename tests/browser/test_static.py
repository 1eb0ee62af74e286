"""The table without a server, in a real browser whose network is cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.players import Player, eager
from tests.browser.static_tables import StaticVisit, open_static

pytestmark = pytest.mark.browser

MOST_FOR_THE_SHELL = 300_000
"""Bytes, packed, that come before the page shows what can be played."""


@pytest.fixture(scope="module")
def offline(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticVisit]:
    """A browser that has opened the table once, and has no network any more."""
    with open_static(browser, tmp_path_factory.mktemp("static") / "table") as visit:
        visit.keep()
        visit.table.cut()
        yield visit
        assert {address for address in visit.requested if not address.startswith(visit.table.address)} == set()
        assert visit.complaints == []


def play(player: Player, title: str, opponent: str) -> None:
    """Plays a whole game by the controls of the page."""
    player.begin_from_home(title, opponent)
    table = player.asked()
    while table["question"]:
        if table["question"]["kind"] == "place":
            player.lay_cards()
        else:
            player.answer(eager(table["question"]))
        table = player.asked()
    expect(player.verdict).to_be_visible()
    assert [message for message in player.heard if message["type"] in {"refused", "farewell"}] == []


@pytest.mark.parametrize(("title", "opponent"), [("Exceed", "novice"), ("Formation", "fighter")])
def test_a_whole_game_without_a_network(offline: StaticVisit, title: str, opponent: str) -> None:
    player = offline.player()
    play(player, title, opponent)
    match = player.match
    player.page.goto("/#history")
    replay = player.page.locator(f'a[href="#replay={match}"]')
    expect(player.page.get_by_text(f"{opponent} (computer)").first).to_be_visible()
    replay.click()
    expect(player.page.get_by_role("slider").first).to_be_visible()
    player.page.close()
