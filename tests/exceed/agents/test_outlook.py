"""How likely a seat wins, and the weights that say so."""

import json
from importlib.resources import files

import pytest

from tests.exceed.stage import side, stage
from wildswing.exceed.agents.chart import chart_of
from wildswing.exceed.agents.outlook import FEATURES, chance, features
from wildswing.exceed.agents.weights import FILE, learned_weights
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.table import Table

WEIGHTS = learned_weights()


def table_of(own: SidePosition, other: SidePosition) -> Table:
    return stage(own, other).table


def named(table: Table, name: str) -> int:
    return next(number for number, card in enumerate(table.book.cards) if card.name == name)


def test_what_one_seat_has_more_the_other_has_less() -> None:
    table = table_of(side("Grasp", "Slash", "Slash", life=9, space=4), side("Focus", gauge=["Dive"], space=6))
    own, other = features(table, 0), features(table, 1)
    assert own == [-one for one in other]
    assert len(own) == len(FEATURES) == len(WEIGHTS)
    assert chance(table, 0, WEIGHTS) + chance(table, 1, WEIGHTS) == pytest.approx(1)


def test_the_end_is_certain() -> None:
    table = table_of(side(), side())
    table.winner = 1
    assert (chance(table, 0, WEIGHTS), chance(table, 1, WEIGHTS)) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("feature", "own", "other", "expected"),
    [
        ("life", side(life=20), side(life=15), 0.5),
        ("fear", side(life=6), side(life=20), -0.25),
        ("brink", side(life=3), side(life=5), -0.4),
        ("hand", side("Grasp", "Focus"), side("Dive"), 1.0),
        ("bare", side("Grasp"), side(), 1.0),
        ("gauge", side(gauge=["Grasp", "Grasp", "Dive"]), side(), 3.0),
        ("rich", side(gauge=["Grasp", "Grasp", "Dive", "Dive", "Focus"]), side(), 1.0),
        ("exceeded", side(exceeded=True), side(), 1.0),
        ("force", side("Tyrant Rave", "Grasp"), side("Dive", "Focus"), 1.0),
        ("force", side(gauge=["Tyrant Rave", "Grasp"]), side(), 1.0),
        ("progress", side(gauge=["Grasp"]), side(), 1 / 3),
        ("may exceed", side(gauge=["Grasp", "Grasp", "Dive", "Dive"]), side(), 1.0),
        ("pairs", side("Grasp", "Grasp"), side("Grasp", "Dive"), 1.0),
        ("shuffled", side(reshuffled=True), side(), -1.0),
        ("room", side(space=3), side(space=8), 1.0),
        ("reach", side("Grasp", "Focus", space=4), side("Dive", space=5), 0.0),
        ("kill", side("Grasp", space=4), side("Grasp", space=5, life=2), 1.0),
        ("tempo", side(), side(), 1.0),
    ],
)
def test_a_feature_is_counted(feature: str, own: SidePosition, other: SidePosition, expected: float) -> None:
    assert features(table_of(own, other), 0)[FEATURES.index(feature)] == pytest.approx(expected)


def test_an_ultra_counts_when_its_gauge_is_there() -> None:
    at = FEATURES.index("ultra")
    rich = side("Tyrant Rave", gauge=["Grasp", "Grasp"])
    assert [features(table_of(one, side()), 0)[at] for one in (rich, side("Tyrant Rave"))] == [1.0, 0.0]


def test_a_threat_is_the_best_attack_against_the_other_hand() -> None:
    table = table_of(side("Grasp", "Focus", space=4), side("Sweep", space=5))
    meetings = chart_of(table.book).meetings(1)
    sweep = max(number for number, card in enumerate(table.book.cards) if card.name == "Sweep")
    best = max(meetings[named(table, name)][sweep] for name in ("Grasp", "Focus"))
    other = meetings[sweep]
    back = sum(other[named(table, name)] for name in ("Grasp", "Focus")) / 2
    assert features(table, 0)[FEATURES.index("threat")] == pytest.approx((best - back) / 5)
    assert features(table, 0)[FEATURES.index("threat first")] == pytest.approx(best / 5)


def test_attacks_meet_as_printed() -> None:
    table = table_of(side(), side())
    book = table.book
    chart = chart_of(book)
    grasp, sweep = named(table, "Grasp"), named(table, "Sweep")
    close, far = chart.meetings(1), chart.meetings(7)
    numbers = {name: book.cards[named(table, name)].numbers for name in ("Grasp", "Sweep")}
    assert numbers["Grasp"].speed > numbers["Sweep"].speed  # type: ignore[operator] # printed numbers
    assert close[grasp][sweep] == 3 - 6
    assert close[sweep][grasp] == 6 - 3
    assert far[grasp][sweep] == far[sweep][grasp] == 0
    assert chart_of(book) is chart


def test_a_wide_fighter_is_reached_on_any_of_its_spaces() -> None:
    """EX-CARE-09: next to a tank Spike, range 2-3, reaches it, and the tank does not reach back."""
    table = stage(side("Spike", space=5), side("Spike", space=3, width=3), ("Ryu", "Tinker Knight")).table
    chart = chart_of(table.book)
    own, other = table.sides[0].hand[0], table.sides[1].hand[0]
    assert [chart.reaches(own, 1, width) for width in (1, 3)] == [False, True]
    assert (chart.meetings(1, 1, 3)[own][other], chart.meetings(1, 3, 1)[other][own]) == (5, -5)
    assert features(table, 0)[FEATURES.index("reach")] == 1.0
    assert features(table, 0)[FEATURES.index("threat first")] == 1.0


def test_the_file_has_a_weight_for_every_feature() -> None:
    found = json.loads((files("wildswing.exceed.agents") / FILE).read_text())
    assert tuple(found["weights"]) == FEATURES
    assert found["learned from"]["games"] >= 1000
    assert WEIGHTS[FEATURES.index("life")] > 0
