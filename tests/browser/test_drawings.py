"""Fighters, portraits and cards of Exceed are drawn from the looks of the fighters."""

import pytest

from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

SHAPES = """([selector, least]) => [...document.querySelectorAll(selector)].map((picture) => {
    const shapes = [...picture.querySelectorAll('path')];
    return shapes.length >= least && shapes.some((shape) => shape.getBoundingClientRect().width > 1);
})"""


def test_everybody_and_every_card_is_drawn(visits: Visits, table: TableProcess) -> None:
    player = visits.player(table, "1")
    player.begin("Exceed", until="action")
    figures = player.page.evaluate(SHAPES, [".figure svg", 10])
    cards = player.page.evaluate(SHAPES, ["article .picture svg", 5])
    assert figures == [True, True]
    assert len(cards) == player.page.get_by_role("main").get_by_role("article").count() > 0
    assert all(cards)


def test_a_picture_holds_nothing_but_shapes(visits: Visits, table: TableProcess) -> None:
    player = visits.player(table, "1")
    player.begin("Exceed", until="action")
    names = player.page.evaluate(
        "() => [...document.querySelectorAll('.figure svg *, .picture svg *')].map((one) => one.localName)"
    )
    assert set(names) == {"g", "path"}
