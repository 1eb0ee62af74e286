"""The conformance kit passes an honest game, and finds each fault by the check that is made for it."""

import random
from functools import cache

import pytest

from docs.examples.three_duels.three_duels import THREE_DUELS, ThreeDuels
from tests.kernel import broken_games as broken
from wildswing.kernel.conformance import CHECKS, Finding, Report, assert_conforms, check_game
from wildswing.kernel.conformance.report import KEPT, difference
from wildswing.kernel.state import SPECTATOR

SEEDS = 8

FAULTS = [
    (broken.ShowsTheTopCard, "views", "looks different: view.aside"),
    (broken.AsksByTheOthersHand, "views", "looks different: question"),
    (broken.TellsDrawsToEverybody, "events", "look the same and tell different things"),
    (broken.ShowsANumber, "sealing", "a sealed answer of seat 0 shows: seen.view.count"),
    (broken.TellsANumber, "sealing", "what is sent depends on seat 1: 1.0.0.number"),
    (broken.SharesAList, "copies", "can be changed in place: log is a list"),
    (broken.SharesAList, "copies", "an answer to the original moved a copy of it"),
    (broken.SharesAList, "copies", "answers to its copies moved a state"),
    (broken.CopiesWithoutTheToss, "copies", "a copy differs: first"),
    (broken.TossesWithTheGlobalGenerator, "determinism", "the same answers led to two states: first"),
    (broken.TossesWithTheGlobalGenerator, "replay", "a match is in another state: first"),
    (broken.TossesOnlyWhenHeard, "determinism", "the same answers led to two states: chance"),
    (broken.LosesACard, "cards", "the cards changed: ["),
    (broken.LosesACardAtTheStart, "cards", "the cards changed: ["),
    (broken.DoublesACard, "cards", "the cards changed: [] are gone and ["),
    (broken.ImaginesTheTruth, "imagining", "needs more than the seat knows"),
    (broken.HidesNothing, "hiding", "two games look the same and are hidden differently: hidden."),
    (broken.ImaginesASeenCard, "imagining", "the imagined cards are not the cards"),
    (broken.ImaginesOneOrder, "imagining", "a place is the same in every imagined state"),
    (broken.ForeseesTheShuffle, "imagining", "the chance is not drawn anew"),
    (broken.HidesNoChance, "hiding", "the hidden state keeps a chance"),
    (broken.KnowsItsOwnDeck, "hiding", "two games look the same and are hidden differently: hidden.decks"),
    (broken.KnowsWhoIsReady, "hiding", "two games look the same and are hidden differently: hidden.ready"),
    (broken.TakesTheLastOption, "refusals", "an illegal answer was not refused: -1"),
    (broken.MovesBeforeRefusing, "refusals", "a refused answer changed the state"),
    (broken.RefusesWithoutAWord, "refusals", "an illegal answer was refused without a word"),
    (broken.NeverEnds, "ending", "the game goes on after 12 answers, its longest"),
    (broken.EndsForEver, "ending", "it raised EndlessEffect: Stopped after 10000 steps"),
    (broken.HasNoWinner, "ending", "the outcome does not name a winner"),
    (broken.FallsOver, "ending", "it raised ZeroDivisionError: no cards left"),
    (broken.SavesWithoutTheToss, "saving", "a state differs after saving: first"),
    (broken.ShowsSealedCards, "sealing", "shows: seen.view.hands"),
    (broken.TellsSealedAnswers, "sealing", "is told"),
    (broken.ShufflesInALane, "sealing", "the order of sealed answers changes the state"),
    (broken.LabelsAllAlike, "wording", "not every option has a label of its own"),
]

ONE_PROMISE_BROKEN = [
    broken.ShowsTheTopCard,
    broken.TellsDrawsToEverybody,
    broken.ShowsANumber,
    broken.ImaginesTheTruth,
    broken.ImaginesASeenCard,
    broken.ImaginesOneOrder,
    broken.ForeseesTheShuffle,
    broken.KnowsItsOwnDeck,
    broken.DoublesACard,
    broken.TakesTheLastOption,
    broken.MovesBeforeRefusing,
    broken.NeverEnds,
    broken.SavesWithoutTheToss,
    broken.TellsSealedAnswers,
    broken.ShufflesInALane,
    broken.LabelsAllAlike,
]


@cache
def checked(game: type[ThreeDuels]) -> Report:
    return check_game(game(), SEEDS)


def test_an_honest_game_passes_every_check() -> None:
    report = assert_conforms(THREE_DUELS, 20)
    assert {check: report.verdict(check) for check in CHECKS} == dict.fromkeys(CHECKS, "passed")
    assert (report.game, report.seeds, report.findings) == ("three-duels", 20, ())
    assert report.skipped == dict.fromkeys(CHECKS, 0)


@pytest.mark.parametrize(("game", "check", "what"), FAULTS)
def test_a_fault_is_found_by_its_check(game: type[ThreeDuels], check: str, what: str) -> None:
    report = checked(game)
    assert report.verdict(check) == "failed"
    found = [finding.what for finding in report.findings if finding.check == check]
    assert [text for text in found if what in text], found


@pytest.mark.parametrize("game", ONE_PROMISE_BROKEN)
def test_a_fault_is_found_by_no_other_check(game: type[ThreeDuels]) -> None:
    expected = {check for fault, check, _ in FAULTS if fault is game}
    assert {check for check, count in checked(game).broken.items() if count} == expected


def test_the_same_run_finds_the_same() -> None:
    game = broken.KnowsItsOwnDeck()
    assert check_game(game, 4) == check_game(game, 4)


def test_pythons_own_generator_is_left_as_it_was() -> None:
    random.seed(5)
    before = random.getstate()
    check_game(THREE_DUELS, 1)
    assert random.getstate() == before


def test_progress_is_told_after_each_seed() -> None:
    done: list[int] = []
    check_game(THREE_DUELS, 3, done.append)
    assert done == [1, 2, 3]


def test_a_check_that_saw_nothing_has_not_passed() -> None:
    report = check_game(THREE_DUELS, 0)
    assert {report.verdict(check) for check in CHECKS} == {"not exercised"}


def test_only_the_first_findings_of_a_kind_are_kept_but_all_are_counted() -> None:
    report = check_game(broken.LabelsAllAlike(), 2)
    assert len(report.findings) == KEPT
    assert report.broken["wording"] > KEPT


def test_an_assertion_lists_the_findings_as_sentences() -> None:
    with pytest.raises(AssertionError) as failed:
        assert_conforms(broken.TakesTheLastOption(), 1)
    assert str(failed.value).splitlines() == [
        "refusals: seed 0, answer 0, seat 0: an illegal answer was not refused: -1.",
        "refusals: seed 0, answer 0, seat 1: an illegal answer was not refused: -1.",
    ]


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (1, "views: seed 3, answer 4, seat 1: it is wrong."),
        (SPECTATOR, "views: seed 3, answer 4, a spectator: it is wrong."),
        (None, "views: seed 3, answer 4: it is wrong."),
    ],
)
def test_a_finding_says_where_it_was_made(seat: int | None, sentence: str) -> None:
    assert Finding("views", 3, 4, seat, "it is wrong").sentence() == sentence


def test_a_difference_names_the_first_place_that_differs() -> None:
    state = THREE_DUELS.start(1)
    other = state.copy()
    other.hands = ((7, 8), other.hands[1])
    assert difference(state, other) == f"hands.0 is {state.hands[0]!r} and (7, 8)"
    assert difference([1, 2, 3], [1, 5, 6]) == "1 is 2 and 5"
    assert difference((), (1,)) == "it is () and (1,)"
