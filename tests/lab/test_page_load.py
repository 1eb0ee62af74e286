"""Figures and the target of the page, with made-up visits in place of a browser."""

from wildswing.lab.page_load import HOME, MATCH, PageLoad, Visit, page_loads, page_targets
from wildswing.lab.statistics import Spread


def test_the_weight_of_a_first_load_is_held_against_its_bound() -> None:
    visits = {HOME: [Visit(300_000, 400), Visit(300_000, 500), Visit(299_000, 450)], MATCH: []}
    assert page_loads(visits) == (PageLoad(HOME, Spread(300, 299, 300), Spread(450, 400, 500)),)
    assert [target.reached for target in page_targets(visits)] == [True]
    assert [target.reached for target in page_targets({HOME: [Visit(300_001, 400)]})] == [False]
