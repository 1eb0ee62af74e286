"""The guess how good a table is."""

from itertools import pairwise

from tests.exiled.tabletop import Tabletop
from wildswing.exiled.evaluation import WON, evaluate, worth
from wildswing.exiled.game import EXILED


def worths(table: Tabletop, name: str) -> list[float]:
    return [worth(table.table, table.body(name), life) for life in range(8)]


def test_the_last_hit_points_are_worth_most() -> None:
    found = worths(Tabletop(["Gande"], ["Nahtha"]), "Gande")
    steps = [more - less for less, more in pairwise(found)]
    assert found[0] == 0
    assert steps == sorted(steps, reverse=True)
    assert min(steps) > 1


def test_one_of_several_cards_is_worth_less() -> None:
    """RX-ZH9: the Horde throws once, however many cards it has."""
    table = Tabletop(["Zombie Horde"], ["Nahtha"])
    assert worth(table.table, table.body("Zombie Horde 1"), 3) < worth(table.table, table.body("Nahtha"), 3)


def test_a_vine_is_worth_little() -> None:
    table = Tabletop(["Gleem"], ["Nahtha"]).grows("Gleem", (0, 0))
    assert worth(table.table, table.body("the vine of Gleem"), 2) < 1


def test_teams_are_compared_by_the_worth_of_their_cards() -> None:
    table = Tabletop(["Gande"], ["Nahtha"])
    assert EXILED.evaluate(table.table, 0) == EXILED.evaluate(table.table, 1) == 0
    table.sets("Nahtha", life=4)
    assert EXILED.evaluate(table.table, 0) == -EXILED.evaluate(table.table, 1) > 3


def test_against_several_teams_their_mean_counts() -> None:
    table = Tabletop(["Gande"], ["Nahtha"], ["Badon"])
    assert evaluate(table.table, 0) == 0
    table.sets("Badon", place="out", life=0)
    assert evaluate(table.table, 0) == worth(table.table, table.body("Gande"), 7) / 2


def test_gemstones_count_too() -> None:
    table = Tabletop(["Gande"], ["Nahtha"], gemstones=10)
    before = evaluate(table.table, 0)
    table.table.gemstones = (table.table.gemstones[0], type(table.table.gemstones[0])(1, 0, 0, 6))
    assert evaluate(table.table, 0) == before + 4


def test_a_won_game_is_worth_more_than_anything() -> None:
    table = Tabletop(["Gande"], ["Nahtha"])
    table.table.winner = 1
    assert (evaluate(table.table, 0), evaluate(table.table, 1)) == (-WON, WON)


def test_a_moderator_has_no_side() -> None:
    table = Tabletop(["Gande"], ["Nahtha"], variants=["moderator"]).sets("Nahtha", life=1)
    assert evaluate(table.table, 2) == 0
