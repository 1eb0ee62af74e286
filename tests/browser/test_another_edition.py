"""The page asks the edition how many spaces the arena has."""

import pytest
from playwright.sync_api import Route, expect

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
