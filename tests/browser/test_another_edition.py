"""The page asks the edition how many spaces the arena has, and where fighters begin in it."""

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.players import eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("spaces", sampled([8, 11], 1, "arenas"))
def test_another_arena_fills_its_panel(table: TableProcess, visits: Visits, spaces: int) -> None:
    edition = f"strive, spaces={spaces}, starting_life=24, hand_limit=5"

    def by_another_edition(route: Route) -> None:
        route.continue_(post_data={**(route.request.post_data_json or {}), "seed": "deal 4", "edition": edition})

    player = visits.player(table, seed=None)
    player.page.context.route("**/api/matches", by_another_edition)
    player.begin("Exceed")
    arena = player.page.get_by_role("region", name="Arena: ")
    tiles = arena.get_by_role("listitem")
    expect(tiles).to_have_count(spaces)
    you, foe = [side["name"] for side in player.table["view"]["sides"]]
    assert [player.life(f"{you} (you)"), player.life(foe)] == [24, 24]
    floor, first, last = arena.get_by_role("list").bounding_box(), tiles.first.bounding_box(), tiles.last.bounding_box()
    assert floor is not None
    assert first is not None
    assert last is not None
    assert last["y"] == first["y"]
    assert floor["x"] + floor["width"] - (last["x"] + last["width"]) < first["width"] / 2
    player.play_on(eager, 4)
    expect(tiles).to_have_count(spaces)
    player.page.get_by_role("region", name=foe, exact=True).get_by_role("button").first.click()
    assert ranges_drawn(player.page.get_by_role("dialog", name=foe)) == {spaces}


def ranges_drawn(sheet: Locator) -> set[int]:
    """Returns how many ranges are drawn on the cards of a sheet that have one."""
    pips = sheet.locator("article .pips")
    expect(pips.first).to_be_attached()
    return set(pips.evaluate_all("(all) => all.map((one) => one.childElementCount)"))


@pytest.mark.parametrize("spaces", sampled([8, 11], 1, "arenas"))
def test_what_is_shown_before_a_match_is_that_of_the_edition(table: TableProcess, visits: Visits, spaces: int) -> None:
    def by_another_edition(route: Route) -> None:
        told = route.fetch()
        offers = told.json()
        choices = next(offer["choices"] for offer in offers if offer["name"] == "exceed")
        choices["arenas"]["strive"] = {"spaces": spaces, "starts": [2, spaces - 1]}
        choices["fighters"] = [
            {**one, "life": 24} if one["edition"] == "strive" else one for one in choices["fighters"]
        ]
        route.fulfill(response=told, json=offers)

    player = visits.player(table)
    page = player.page
    page.context.route("**/api/games", by_another_edition)
    page.goto("/#notation")
    page.reload()
    page.get_by_role("button", name="Set up a position").click()
    first, second = [page.get_by_role("group", name=f"{name} fighter") for name in ("First", "Second")]
    for side, space in ((first, 2), (second, spaces - 1)):
        expect(side.get_by_label("Space")).to_have_value(str(space))
        expect(side.get_by_label("Life")).to_have_value("24")
    first.get_by_label("Life").fill("12")
    first.get_by_label("First fighter").select_option("Ryu")
    second.get_by_label("Second fighter").select_option("Ryu")
    expect(first.get_by_label("Space")).to_have_value("3")
    expect(first.get_by_label("Life")).to_have_value("12")
    expect(second.get_by_label("Space")).to_have_value("7")
    expect(second.get_by_label("Life")).to_have_value("30")
