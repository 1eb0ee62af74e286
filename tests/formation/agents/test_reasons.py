"""What the solver says of its answers is what the engine makes of them."""

import re

import pytest

from tests.formation.duel import card
from tests.formation.test_solver import questions_of_combat, searched_margins
from wildswing.agents.thoughts import Thoughts
from wildswing.formation.agents.reasons import Fate, why
from wildswing.formation.agents.solver import SolverAgent
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.table import Table
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import HIDDEN
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

OPEN = re.compile(r"All cards lie open: .+ brings ([-+\d]+) points after “(.+?)” and ([-+\d]+) after “(.+?)”\.")
HIDDEN_CARDS = re.compile(
    r"In (\d+) imagined deals .+ brings ([-+.\d]+) points on average after “(.+?)”, which wins it in (\d+) of them, "
    r"and ([-+.\d]+) after “(.+?)”, which wins it in (\d+)\."
)
SAMPLES = 4


def thoughts_at(table: Table) -> Thoughts:
    ask = table.asks[0]
    return SolverAgent(SAMPLES).think(FORMATION, FORMATION.hide(table, ask.seat), ask, Stream(1))


def late_question(is_open: bool) -> Table:
    """Returns a table late in a round at which the best answers differ, with all cards open or not."""
    return next(
        table
        for seed in range(40)
        for table in questions_of_combat(seed, from_battle=4)
        if len(set(searched_margins(table))) > 1 and is_open != is_hidden(table)
    )


def is_hidden(table: Table) -> bool:
    seat = table.asks[0].seat
    return HIDDEN in FORMATION.hide(table, seat).sides[1 - seat].grid


def test_with_open_cards_the_margins_are_those_of_a_search_over_the_engine() -> None:
    table = late_question(is_open=True)
    labels = FORMATION.wording(table.asks[0], table).labels
    found = OPEN.fullmatch(thoughts_at(table).reason)
    assert found is not None
    true = dict(zip(labels, searched_margins(table), strict=True))
    assert (int(found[1]), int(found[3])) == (true[found[2]], true[found[4]])
    assert true[found[2]] == max(true.values())


def test_with_hidden_cards_each_deal_is_counted_as_a_search_over_the_engine_plays_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = late_question(is_open=False)
    imagined: list[Table] = []
    imagine = FORMATION.imagine

    def watched(hidden: Table, seat: int, stream: Stream) -> Table:
        imagined.append(imagine(hidden, seat, stream))
        return imagined[-1]

    monkeypatch.setattr(FORMATION, "imagine", watched)
    found = HIDDEN_CARDS.fullmatch(thoughts_at(table).reason)
    assert found is not None
    assert int(found[1]) == SAMPLES
    labels = FORMATION.wording(table.asks[0], table).labels
    solved = [searched_margins(world) for world in imagined[-SAMPLES:]]
    for mean, label, won in ((found[2], found[3], found[4]), (found[5], found[6], found[7])):
        margins = [one[labels.index(label)] for one in solved]
        assert float(mean) == pytest.approx(sum(margins) / SAMPLES, abs=0.051)
        assert int(won) == len([margin for margin in margins if margin > 0])


def test_a_type_is_told_by_what_it_was_worth() -> None:
    thoughts = thoughts_at(FORMATION.start(8))
    assert thoughts.sentence == thoughts.reason
    assert "Shield +0.2, Bow +0.1, Sword -0.2, each give or take 0.3." in thoughts.reason
    with speaking(catalogue_of("de")):
        assert "+0,2" in thoughts_at(FORMATION.start(8)).reason


def test_a_placement_tells_the_cards_that_are_kept() -> None:
    kept = card("Black", "r12"), card("Black", "b7")
    told = why(Fate(1.0, (1, 3), kept[0]), "red 7", Fate(0.5, (2, 4), kept[1]), "red 12", False)
    assert told.endswith(
        " “red 7” keeps red 12 for the next round, which is worth +3 points, and “red 12” blue 7, worth 0."
    )
    same = why(Fate(1.0, (1, 3), kept[0]), "red 7", Fate(0.5, (2, 4), kept[0]), "red 12", False)
    assert "keeps" not in same
