"""Figures and the target of the page, with made-up visits in place of a browser."""

from wildswing.lab.page_load import HOME, MATCH, PageLoad, Visit, page_loads, page_targets
from wildswing.lab.statistics import Spread


def test_the_weight_of_a_first_load_is_held_against_its_bound() -> None:
    visits = {HOME: [Visit(280_000, 400), Visit(280_000, 500), Visit(279_000, 450)], MATCH: []}
    assert page_loads(visits) == (PageLoad(HOME, Spread(280, 279, 280), Spread(450, 400, 500)),)
    assert [target.reached for target in page_targets(visits)] == [True, None]
    heavy = {HOME: [Visit(280_001, 400)], MATCH: [Visit(350_000, 400)]}
    assert [target.reached for target in page_targets(heavy)] == [False, True]
