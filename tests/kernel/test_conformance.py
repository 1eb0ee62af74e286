"""The conformance kit passes an honest game, and finds each fault by the check that is made for it."""

import random
from functools import cache
from typing import ClassVar

import pytest

from docs.examples.three_duels.three_duels.game import THREE_DUELS, Duels, ThreeDuels
from tests.kernel import broken_games as broken
from tests.kernel.three_seats import BidsGame, ShowsTheFirstHand, ShowsTheThirdSeatABid
from wildswing.kernel import Ask, Heard, Question, Rules, Setup, Step, Stream, push
from wildswing.kernel.conformance import CHECKS, Finding, Report, assert_conforms, check_game, reports, reports_of_many
from wildswing.kernel.conformance.another_process import another_order
from wildswing.kernel.conformance.report import KEPT, Notes, Where, difference
from wildswing.kernel.conformance.steadiness import copies
from wildswing.kernel.conformance.tale import tell
from wildswing.kernel.state import SPECTATOR

SEEDS = 3

LATE: dict[type[ThreeDuels], int] = {broken.KnowsItsOwnDeck: 5, broken.TossesWithTheGlobalGenerator: 20}
"""Faults that take more seeds to show; a coin falls alike twice in half of them."""

FAULTS = [
    (broken.ShowsTheTopCard, "views", "looks different: view.aside"),
    (broken.ShowsTheTopCard, "secrets", "what is in decks shows: view.aside"),
    (broken.ShowsTheDecks, "secrets", "what is in decks shows: view.cards"),
    (broken.ShowsNorthsHand, "secrets", "what is in decks and hands shows: view.cards"),
    (broken.DeclaresNoCards, "secrets", "is not in card_fields: phase"),
    (broken.CannotHideUnsortedHands, "secrets", "the last since it raised ValueError: a hand is not sorted"),
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
    (broken.DependsOnSetOrder, "determinism", "another order of sets changes the game: "),
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
    (broken.KnowsItsOwnDeck, "secrets", "the hidden state keeps decks: hidden.decks"),
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
    broken.ShowsTheDecks,
    broken.ShowsNorthsHand,
    broken.DeclaresNoCards,
    broken.CannotHideUnsortedHands,
    broken.DependsOnSetOrder,
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
    return check_game(game(), LATE.get(game, SEEDS))


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


def test_many_setups_make_one_report_whose_findings_name_them() -> None:
    game = broken.LabelsAllAlike()
    alone = check_game(game, 2)
    setups = {"one": game.default_setup(), "another": game.default_setup()}
    so_far = list(reports_of_many(game, 2, setups))
    assert [report.seeds for report in so_far] == [1, 2, 3, 4]
    both = so_far[-1]
    for counts in ("exercised", "broken", "skipped"):
        assert getattr(both, counts) == {check: 2 * count for check, count in getattr(alone, counts).items()}
    found = [finding.what for finding in alone.findings]
    assert [finding.what for finding in both.findings] == [f"{name}: {what}" for name in setups for what in found]
    assert found
    assert so_far[1].findings == both.findings[: len(found)]


def test_a_game_that_cannot_be_sent_to_another_process_is_counted_as_skipped() -> None:
    report = assert_conforms(broken.CannotBeSent(), 3)
    assert report.skipped == {**dict.fromkeys(CHECKS, 0), "determinism": 2}
    assert report.verdict("determinism") == "passed"


@pytest.mark.parametrize("order", ["1", "2"])
def test_the_other_process_hasanother_order_of_sets(order: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", order)
    orders = {another_order(seed) for seed in range(2)}
    assert len(orders) == 2
    assert order not in orders


def test_half_of_the_tries_may_be_skipped_but_not_more() -> None:
    notes = Notes()
    for seed, fails in enumerate((False, True, True, False)):
        try_in_vain(notes, seed, fails)
    report = notes.report("a game", 4)
    assert (report.skipped["secrets"], report.findings) == (2, ())
    try_in_vain(notes, 4, True)
    report = notes.report("a game", 5)
    why = "most looks had to be skipped: 3 of 5, the last since it raised LookupError: no card 4"
    assert report.findings == (Finding("secrets", 4, 9, None, why),)
    assert report.verdict("secrets") == "failed"
    assert notes.report("a game", 5) == report


def try_in_vain(notes: Notes, seed: int, fails: bool) -> None:
    with notes.trying("secrets", Where(seed, 9)):
        if fails:
            raise LookupError(f"no card {seed}")


class Undeclared(ThreeDuels):
    """The honest game, which says nothing of where its secrets are."""

    face_down: ClassVar[frozenset[str]] = frozenset()
    in_hand: ClassVar[frozenset[str]] = frozenset()


def test_a_game_that_declares_no_secrets_leaves_them_untried() -> None:
    report = assert_conforms(Undeclared(), 2)
    assert report.untried == ("secrets",)
    assert report.verdict("secrets") == "not exercised"


class Number(Step):
    """Asks for a number."""


class AsksForANumber(ThreeDuels):
    """A game that begins with a question of many options and counts how many of them are tried."""

    tried: ClassVar[set[int]] = set()
    offered: ClassVar[int]

    def deal(self, setup: Setup, chance: int) -> Duels:
        state = super().deal(setup, chance)
        push(state, Number())
        return state


def take_number(_: Duels, __: Step, choice: int, ___: Heard) -> None:
    AsksForANumber.tried.add(choice)


@pytest.mark.parametrize(("options", "tried"), [(50, 50), (51, 50), (400, 50)])
def test_of_many_options_a_sample_is_tried_on_copies(options: int, tried: int) -> None:
    def ask_number(_: Duels, __: Step) -> Ask:
        return Ask(0, "number", tuple(range(options)))

    class Asking(AsksForANumber):
        longest: ClassVar[int] = ThreeDuels.longest + 1
        rules: ClassVar[Rules] = Rules(*ThreeDuels.rules.parts, Question(Number, ask_number, take_number))

    stream, notes = Stream(1), Notes()
    tale = tell(Asking(), 0, {}, stream, notes)
    AsksForANumber.tried.clear()
    copies(tale, notes, stream)
    assert len(AsksForANumber.tried) == tried
    assert notes.findings == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_seats_as_the_setup_says_are_checked(seats: int) -> None:
    report = assert_conforms(BidsGame(), 5, {"seats": str(seats)})
    assert report.untried == ()
    assert report.skipped == dict.fromkeys(CHECKS, 0)
    assert report.exercised["cards"] == 5 * (1 + 2 * seats)


def test_a_sealed_answer_that_only_the_third_seat_sees_is_found() -> None:
    assert_conforms(ShowsTheThirdSeatABid(), 2, {"seats": "2"})
    report = check_game(ShowsTheThirdSeatABid(), 2)
    sealing = [finding for finding in report.findings if finding.check == "sealing"]
    assert {finding.seat for finding in report.findings} == {2}
    assert "a sealed answer of seat 1 shows: seen.view.laid.1" in " ".join([finding.what for finding in sealing])


def test_a_sorted_hand_that_shows_is_found_by_a_swap_with_a_common_deck() -> None:
    report = check_game(ShowsTheFirstHand(), 2)
    found = [finding for finding in report.findings if finding.check == "secrets"]
    assert {finding.what.partition(":")[0] for finding in found} >= {"what is in deck and hands shows"}
    assert {finding.seat for finding in found} <= {1, 2, SPECTATOR}


def test_the_same_run_finds_the_same() -> None:
    game = broken.KnowsItsOwnDeck()
    assert check_game(game, 4) == check_game(game, 4)


def test_pythons_own_generator_is_left_as_it_was() -> None:
    random.seed(5)
    before = random.getstate()
    check_game(THREE_DUELS, 1)
    assert random.getstate() == before


def test_there_is_a_report_after_each_seed() -> None:
    so_far = list(reports(THREE_DUELS, 3))
    assert [report.seeds for report in so_far] == [1, 2, 3]
    assert so_far[-1] == check_game(THREE_DUELS, 3)


def test_a_check_that_saw_nothing_has_not_passed() -> None:
    report = check_game(THREE_DUELS, 0)
    assert {report.verdict(check) for check in CHECKS} == {"not exercised"}
    assert report.untried == tuple(CHECKS)


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
