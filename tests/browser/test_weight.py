"""What a browser that was never here loads, as it goes over the wire, fonts included."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from wildswing.lab.page_load import HOME, MATCH, MOST_KILOBYTES

pytestmark = pytest.mark.browser


def loads_of(page: Page) -> dict[str, float]:
    """Collects the bytes of whatever is loaded from now on; what a browser has once it does not load again."""
    addresses: dict[str, str] = {}
    loaded: dict[str, float] = {}
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.on("Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]}))
    tools.on(
        "Network.loadingFinished",
        lambda event: loaded.update({addresses.get(event["requestId"], ""): event["encodedDataLength"]}),
    )
    return loaded


def test_the_first_screen_and_a_match_are_light(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4", is_new=True)
    loaded = loads_of(player.page)
    player.go_home()
    player.page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) / 1000 <= MOST_KILOBYTES[HOME]
    player.begin_from_home("Exceed", "greedy")
    player.page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) / 1000 <= MOST_KILOBYTES[MATCH]
    assert not any("/de-" in address for address in loaded)


def test_the_first_faces_are_fetched_before_any_script_asks_for_them(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, is_new=True)
    player.go_home()
    faces = player.page.evaluate("[...document.querySelectorAll('link[rel=preload]')].map((one) => one.href)")
    assert [("900-italic" in face, "latin-400" in face) for face in faces] == [(True, False), (False, True)]
    assert set(faces) <= visits.requested
    fetched = player.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert all(fetched.count(face) == 1 for face in faces)


def icon(player: Player) -> str:
    """Returns the picture of the tab."""
    href: str = player.page.locator("link[rel=icon]").get_attribute("href") or ""
    return href


def test_the_tab_says_when_it_is_your_turn(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    player.go_home()
    expect(player.page).to_have_title("Wildswing")
    assert icon(player) == "/icon.svg"
    player.begin_from_home("Formation")
    expect(player.page).to_have_title("Your turn · Formation · Wildswing")
    assert icon(player) == "/icon-your-turn.svg"
    player.go_home()
    expect(player.page).to_have_title("Wildswing")
    assert icon(player) == "/icon.svg"
