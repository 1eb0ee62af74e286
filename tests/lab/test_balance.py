"""What is said of one fighter follows from its games, and never goes beyond what the intervals allow."""

from pathlib import Path

import pytest

from tests.lab.fights import fight, matchups_of, series
from wildswing.lab.balance import Endings, average, balance_of
from wildswing.lab.balance_page import page_of, write_page
from wildswing.lab.balance_words import best, reasons, verdict_sentence, worst
from wildswing.lab.figures import Record
from wildswing.lab.results import Result
from wildswing.lab.statistics import Estimate, mean, share


def test_each_opponent_is_told_with_its_interval_the_best_first() -> None:
    results = [*series("Ada", "Bob", 9, 21), *series("Ada", "Cid", 30, 10), *series("Bob", "Cid", 40, 0)]
    found = balance_of("Ada", results)
    assert (found.games, found.wins) == (70, 39)
    assert [(row.opponent, row.games, row.wins, row.verdict) for row in found.against] == [
        ("Cid", 40, 30, "wins"),
        ("Bob", 30, 9, "loses"),
    ]
    assert found.against[0].win_rate == share(30, 40)
    assert [row.opponent for row in balance_of("Cid", results).against] == ["Ada", "Bob"]


def test_each_opponent_counts_the_same_however_many_games_it_had() -> None:
    rate = average([Record(100, 100, 0), Record(10, 0, 10)])
    assert rate.value == 0.5
    assert rate.low is not None
    # As if 101 of 102 and 1 of 12 had been won.
    assert rate.low == pytest.approx(0.5 - 1.96 * ((101 / 102 / 102 / 100 + 11 / 144 / 10) ** 0.5) / 2, abs=1e-4)
    assert (average([Record(1, 1, 0)]).high, average([Record(1, 0, 1)]).low) == (1.0, 0.0)
    assert average([]) == Estimate(None, None, None)


def ended(number: int, winner: str, scores: tuple[int, int], turns: int = 10) -> Result:
    return fight("Ada", "Bob", number, winner, "Ada" if number % 2 == 0 else "Bob", turns, scores)


def test_games_end_by_damage_or_for_want_of_cards() -> None:
    results = [
        ended(0, "Ada", (12, 0)),
        ended(1, "Ada", (2, 0)),
        ended(2, "Ada", (4, 9)),
        ended(3, "Bob", (0, 7), turns=30),
        ended(4, "Bob", (11, 1), turns=40),
    ]
    found = balance_of("Ada", results)
    assert found.endings == Endings(won_by_damage=2, won_by_cards=1, lost_by_damage=1, lost_by_cards=1)
    assert found.life_left_when_won == mean(3, 18, 144 + 4 + 16)
    assert found.life_left_to_winner_when_lost == mean(2, 8, 50)
    assert (found.turns_won.value, found.turns_lost.value) == (10, 35)
    assert (found.with_first_turn, found.without_first_turn) == (share(2, 3), share(1, 2))
    said = reasons(found)
    assert said[0] == "Best against Bob, 60 % (23 to 88 %)."
    assert said[1] == (
        "It wins by damage, in 1 of 3 games since the opponent runs out of cards; it has 6 life left on average."
    )
    assert said[2] == (
        "It loses by damage, in 1 of 2 games by running out of cards; the opponent has 4 life left on average."
    )
    assert balance_of("Bob", results).endings == Endings(1, 1, 2, 1)


def test_a_game_that_nobody_won_is_neither_won_nor_lost() -> None:
    found = balance_of("Ada", [fight("Ada", "Bob", 0, None), ended(1, "Bob", (0, 7))])
    assert (found.games, found.wins, found.endings) == (2, 0, Endings(0, 0, 1, 0))


def carded(number: int, winner: str, **cards: tuple[int, int, int]) -> Result:
    return fight("Ada", "Bob", number, winner, cards=(cards, {"Jab": (9, 9, 0)}))


def test_cards_are_compared_between_won_and_lost_games() -> None:
    won = [carded(number, "Ada", Jab=(1 + number % 2, 1, number % 2), Kick=(1, 0, 0)) for number in range(20)]
    lost = [carded(20 + number, "Bob", Kick=(1 + number % 2, 1, 0)) for number in range(20)]
    cards = balance_of("Ada", [*won, *lost], ("Rest", "Jab")).cards
    assert [card.name for card in cards] == ["Kick", "Jab", "Rest"]  # set 50 times, 30 times, never
    kick, jab, rest = cards
    assert (jab.sets_won, jab.sets_lost, jab.telling) == (1.5, 0.0, True)
    assert (jab.hits_won, jab.hits_lost.value, jab.decided) == (share(20, 30), None, share(10, 20))
    assert (kick.hits_won, kick.hits_lost) == (share(0, 20), share(20, 30))
    assert (rest.sets_won, rest.telling) == (0.0, False)


def test_a_difference_that_chance_would_make_is_not_telling() -> None:
    won = [carded(number, "Ada", Jab=(number % 3, 0, 0)) for number in range(12)]
    lost = [carded(20 + number, "Bob", Jab=((number + 1) % 4, 0, 0)) for number in range(12)]
    (jab,) = balance_of("Ada", [*won, *lost]).cards
    assert (jab.sets_won, jab.sets_lost) == (1.0, 1.5)
    assert not jab.telling


def test_a_difference_in_a_few_games_is_not_telling() -> None:
    won = [carded(number, "Ada", Jab=(3, 0, 0)) for number in range(9)]
    lost = [carded(20 + number, "Bob", Jab=(number % 2, 0, 0)) for number in range(30)]
    (jab,) = balance_of("Ada", [*won, *lost]).cards
    assert not jab.telling
    (jab,) = balance_of("Ada", [*won, carded(9, "Ada", Jab=(3, 0, 0)), *lost]).cards
    assert jab.telling


def test_games_that_all_end_by_damage_are_told_shortly() -> None:
    said = reasons(balance_of("Ada", [ended(0, "Ada", (12, 0)), ended(1, "Bob", (0, 3))]))
    assert said[1:3] == (
        "It wins by damage; it has 12 life left on average.",
        "It loses by damage; the opponent has 3 life left on average.",
    )


def test_what_cards_tell_is_said() -> None:
    won = [carded(number, "Ada", Jab=(1 + number % 2, 1, number % 2), Kick=(1, 0, 0)) for number in range(20)]
    lost = [carded(20 + number, "Bob", Kick=(2 + number % 2, 1, 0)) for number in range(20)]
    said = reasons(balance_of("Ada", [*won, *lost], ("Rest",)))
    assert "Of its won games the last blow is Jab in 50 %." in said
    assert "Set more often when it wins: Jab (1.50 times in a won game, 0.00 in a lost one)." in said
    assert "Set more often when it loses: Kick (1.00 times in a won game, 2.50 in a lost one)." in said
    assert "Never set as an attack: Rest." in said


def test_where_hits_land_is_added_up() -> None:
    one = fight("Ada", "Bob", 0, "Ada", distances=((0, 3, 1), (0, 0, 0, 5)))
    other = fight("Ada", "Bob", 1, "Ada", distances=((0, 2), ()))
    found = balance_of("Ada", [one, other])
    assert (found.hits_at, found.was_hit_at) == ((0, 5, 1), (0, 0, 0, 5))
    said = reasons(found)
    assert said[-2:] == ("Its hits land at range 1 (83 %) and 2 (17 %).", "It is hit at range 3 (100 %).")


BY = "Played by greedy, Ada"


@pytest.mark.parametrize(
    ("results", "sentence"),
    [
        (
            series("Ada", "Bob", 6, 4),
            "Too few games to tell how strong Ada is: it won 6 of 10 games, 60 % (29 to 91 %).",
        ),
        ([], "Too few games to tell how strong Ada is: it won 0 of 0 games, no rate known."),
        (
            series("Ada", "Bob", 60, 20),
            f"{BY} is stronger than these opponents: it wins 75 % (65 to 85 %).",
        ),
        (
            [*series("Ada", "Bob", 10, 30), *series("Ada", "Cid", 32, 8), *series("Ada", "Dan", 5, 35)],
            f"{BY} is weaker than these opponents: it wins 39 % (32 to 46 %), but surely beats Cid.",
        ),
        (
            [*series("Ada", "Bob", 10, 30), *series("Ada", "Cid", 30, 10)],
            f"{BY} is fair on the whole: it wins 50 % (40 to 60 %), but surely beats Cid and surely loses to Bob.",
        ),
        (
            series("Ada", "Bob", 20, 20),
            f"{BY} may be fair, and more games would tell: it wins 50 % (35 to 65 %).",
        ),
    ],
)
def test_the_verdict_says_no_more_than_the_interval(results: list[Result], sentence: str) -> None:
    assert verdict_sentence(balance_of("Ada", results), "greedy") == sentence


def test_best_and_worst_pairings_do_not_overlap() -> None:
    results = [result for at, other in enumerate("BCDEF") for result in series("A", other, 10 - 2 * at, 2 * at)]
    found = balance_of("A", results)
    assert [row.opponent for row in best(found)] == ["B", "C", "D"]
    assert [row.opponent for row in worst(found)] == ["F", "E"]
    assert reasons(found)[1] == "Worst against F, 20 % (6 to 51 %) and E, 40 % (17 to 69 %)."
    alone = balance_of("A", series("A", "B", 3, 1))
    assert ([row.opponent for row in best(alone)], worst(alone)) == (["B"], ())


def test_the_page_tells_the_same(tmp_path: Path) -> None:
    cards = ({"Jab": (3, 2, 1), "Kick": (1, 1, 0)}, {"Jab": (2, 0, 0)})
    won = fight("Ada", "Bob", 0, "Ada", scores=(9, 0), cards=cards, distances=((0, 3), (0, 0, 1)))
    lost = fight("Ada", "Bob", 1, "Bob", scores=(0, 4), cards=({"Kick": (2, 0, 0)}, {}), distances=((0, 1), ()))
    others = series("Bob", "Cid", 5, 5)
    header, found = matchups_of("Ada", "Bob", "Cid"), balance_of("Ada", [won, lost], ("Rest",))
    page = page_of(header, found, [won, lost, *others])
    assert page.title == "How fair is Ada?"
    assert page.summary == (verdict_sentence(found, "veteran"), *reasons(found))
    opponents, shelf, distances, lengths = page.sections
    assert opponents.tables[0].rows == (("Bob", "2", "1", "50 %", "9 to 91 %"),)
    assert shelf.tables[0].rows == (
        ("Jab", "3.00", "0.00", "67 %", "unknown", "100 %", "no"),
        ("Kick", "1.00", "2.00", "100 %", "0 %", "0 %", "no"),
        ("Rest", "0.00", "0.00", "unknown", "unknown", "0 %", "no"),
    )
    assert distances.tables[0].rows == (("1", "4", "0"), ("2", "0", "1"))
    assert lengths.tables[0].rows == (("10", "2"),)
    write_page(header, found, [won, lost], tmp_path / "ada.html")
    assert "How fair is Ada?" in (tmp_path / "ada.html").read_text(encoding="utf-8")
