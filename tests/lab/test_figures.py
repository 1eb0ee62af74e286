"""What results add up to."""

import msgspec
import pytest

from tests.lab.fights import fight, series
from wildswing.exceed.lab.attacks import attacks_of
from wildswing.lab.figures import Record, card_figures, first_turn, length_of, pair_records, record_of
from wildswing.lab.statistics import share


def test_a_pair_is_seen_from_both_sides() -> None:
    records = pair_records([*series("Ada", "Bob", 3, 1, 2), *series("Ada", "Cid", 0, 2)])
    assert records == {
        ("Ada", "Bob"): Record(6, 3, 1),
        ("Bob", "Ada"): Record(6, 1, 3),
        ("Ada", "Cid"): Record(2, 0, 2),
        ("Cid", "Ada"): Record(2, 2, 0),
    }


def test_a_record_of_one_entrant_leaves_out_games_of_others() -> None:
    results = [*series("Ada", "Bob", 3, 1), *series("Bob", "Cid", 5, 0)]
    assert (record_of(results, "Ada"), record_of(results, "Bob")) == (Record(4, 3, 1), Record(9, 6, 3))


def test_a_draw_counts_half() -> None:
    assert Record(4, 1, 1).rate == share(2, 4)


@pytest.mark.parametrize(
    ("wins", "losses", "verdict"),
    [
        (0, 0, "unsure"),
        (4, 0, "unsure"),  # the interval lies above half, but reaches from 51 to 100 %
        (8, 8, "unsure"),
        (10, 10, "even"),
        (40, 20, "wins"),
        (20, 40, "loses"),
        (34, 26, "even"),
    ],
)
def test_a_verdict_is_only_given_by_the_interval(wins: int, losses: int, verdict: str) -> None:
    assert Record(wins + losses, wins, losses).verdict == verdict


def test_the_first_turn_is_counted_for_all_and_for_one() -> None:
    results = [
        fight("Ada", "Bob", 0, "Ada", first="Ada"),
        fight("Ada", "Bob", 1, "Ada", first="Bob"),
        fight("Ada", "Bob", 2, None, first="Bob"),
        fight("Ada", "Cid", 0, "Cid", first="Cid"),
    ]
    assert first_turn(results) == Record(4, 2, 1)
    assert (first_turn(results, "Bob"), first_turn(results, "Ada")) == (Record(2, 0, 1), Record(1, 1, 0))


def test_cards_are_added_up_and_unused_ones_come_last() -> None:
    results = [
        fight("Ada", "Bob", 0, "Ada", cards=({"Jab": (2, 1, 1), "Kick": (1, 0, 0)}, {"Jab": (9, 9, 0)})),
        fight("Ada", "Bob", 1, "Bob", cards=({"Kick": (3, 2, 0)}, {})),
        fight("Bob", "Cid", 0, "Bob", cards=({"Jab": (5, 0, 0)}, {"Jab": (7, 7, 1)})),
    ]
    found = card_figures(results, "Ada", ("Rest", "Kick"))
    assert [(card.name, card.games, card.set, card.hits, card.decided) for card in found] == [
        ("Kick", 2, 4, 2, 0),
        ("Jab", 2, 2, 1, 1),
        ("Rest", 2, 0, 0, 0),
    ]
    kick, jab, rest = found
    assert (kick.sets_a_game, kick.hit_rate, jab.decided_rate) == (2.0, share(2, 4), share(1, 2))
    assert rest.hit_rate.value is None
    assert [card.set for card in card_figures(results, "Bob")] == [14]


def test_a_game_that_counts_no_turns_is_as_long_as_its_answers() -> None:
    counted = fight("Ada", "Bob", turns=12)
    assert (length_of(counted), length_of(msgspec.structs.replace(counted, turns=0))) == (12, 60)


def test_attacks_are_those_of_the_fighter_and_of_the_edition() -> None:
    text = "fighter Fay\nedition strive\nexceed costs 2 gauge\n\nspecial Poke\n  range 1, power 1, speed 1\n"
    assert attacks_of(text)[:1] == ("Poke",)
    assert {"Dust", "Slash"} < set(attacks_of(text))
