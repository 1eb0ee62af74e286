"""A scenario is played to its end, and what differs is told readably."""

import pytest

from tests.exceed.scenarios.plays import differing, played
from wildswing.exceed.scenarios import Difference, playing

HEAD = "fighters Sol Badguy against Ky Kiske\n"


def test_a_difference_says_what_was_expected_found_and_asked() -> None:
    report = played(HEAD + "set up Ky: life 9\nturn Ky\n\nexpect Ky: life 10; space 7\nexpect turn Sol")
    asked = "Ky Kiske is asked “Your turn: choose an action.”"
    assert report.differences == (
        Difference(5, "Ky Kiske: life 10", "life 9", asked),
        Difference(6, "turn Sol", "turn Ky Kiske", asked),
    )
    assert (report.answers, report.expectations) == (0, 3)


@pytest.mark.parametrize(
    ("answer", "expected", "found"),
    [
        (
            "Sol: Exceed",
            "Sol Badguy answers “Exceed”",
            "Sol Badguy is offered Strike, Prepare, Reshuffle (your only one)",
        ),
        ("Ky: Strike", "Ky Kiske answers “Strike”", "Ky Kiske is not asked"),
        (
            "Sol: Strike; Dive",
            "Sol Badguy answers “Dive”",
            "Sol Badguy is not asked",
        ),
    ],
)
def test_an_answer_that_is_not_offered_ends_the_scenario(answer: str, expected: str, found: str) -> None:
    text = f"{HEAD}set up Ky: hand Dive\n{answer}\nexpect Sol: life 1"
    assert differing(text) == [(expected, found)]
    assert played(text).differences[0].line == 3


def test_an_answer_that_is_not_offered_is_told_with_the_question_that_is_open_then() -> None:
    """An empty hand swings without being asked, so Ky is the one who is asked when Sol's second answer comes."""
    (difference,) = played(f"{HEAD}set up Ky: hand Dive\nSol: Strike; Wild Swing\nexpect Sol: life 1").differences
    assert (difference.expected, difference.found) == ("Sol Badguy answers “Wild Swing”", "Sol Badguy is not asked")
    assert difference.asked == "Ky Kiske is asked “Set your attack.”"


def test_chance_that_falls_otherwise_is_told_with_the_question_that_is_open_then() -> None:
    text = f"{HEAD}set up Sol: deck Grasp, Cross\nSol: Prepare\nby chance Sol: hand Dive, Dive"
    (difference,) = played(text).differences
    assert difference.asked == "Ky Kiske is asked “Your turn: choose an action.”"


def test_a_label_may_be_shortened_while_it_is_unmistakable() -> None:
    text = HEAD + "set up Sol: hand Cross, Slash, Dust\n"
    assert differing(text + "Sol: prep\nexpect turn Ky") == []
    ((expected, found),) = differing(text + "Sol: Boost")
    assert expected == "Sol Badguy answers “Boost”"
    assert found == (
        "several answers begin so: Boost Area Shift (Cross), Boost Dash (Slash), Boost Faultless Defense (Dust)"
    )


def test_answers_after_the_end_are_told_with_the_outcome() -> None:
    text = HEAD + "set up Sol: space 4; hand Slash\nset up Ky: space 5; life 4\nSol: Strike; Slash\nKy: Strike"
    (difference,) = played(text).differences
    assert difference.found == "Ky Kiske is not asked"
    assert difference.asked == "The game is over: Sol Badguy wins, Ky Kiske loses: no life left."


# --- Chance ---

SWEEP = (
    HEAD + "set up Sol: space 4; hand Sweep\nset up Ky: space 5; hand Dust, Grasp, Cross, Slash\nSol: Strike; Sweep\n"
)


@pytest.mark.parametrize("taken", ["Grasp", "Cross", "Slash"])
def test_a_random_discard_takes_the_stated_card(taken: str) -> None:
    left = ", ".join({"Grasp", "Cross", "Slash"} - {taken})
    text = f"{SWEEP}Ky: Dust\nby chance Ky: discard with {taken}\n"
    assert differing(f'{text}expect Ky: hand {left}; told "{taken} goes from the hand"') == []


def test_what_chance_cannot_bring_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "TRIES", 20)
    ((expected, found),) = differing(f"{SWEEP}Ky: Dust\nby chance Ky: hand none")
    assert expected == "by chance Ky Kiske: hand none"
    assert found.startswith("hand ")
    assert found.endswith(" in the last of 20 tries")


def test_what_chance_has_no_part_in_is_told_at_once() -> None:
    ((expected, found),) = differing(HEAD + "Sol: Prepare\nby chance Sol: life 3; space 3")
    assert expected == "by chance Sol Badguy: life 3; Sol Badguy: space 3"
    assert found == "life 30, and chance has no part in it"


def test_a_shuffled_deck_lies_as_stated_and_what_is_drawn_is_stated_apart() -> None:
    text = HEAD + "set up Sol: discard Fafnir; deck Dive\nSol: Reshuffle\n"
    order = "Cross, Fafnir, Fafnir, Tyrant Rave, Block, Block, Grasp"
    assert (
        differing(f"{text}by chance Sol: hand Slash; deck {order}\nexpect Sol: hand Slash; deck {order}; deck 31") == []
    )


def test_a_deck_that_was_not_shuffled_cannot_be_stacked() -> None:
    ((_, found),) = differing(HEAD + "set up Sol: deck Dive, Fafnir\nSol: Prepare\nby chance Sol: deck Cross")
    assert found.endswith("and chance has no part in it")
    kept = "fighters Ryu against Ryu\nbefore the mulligan\nset up Ryu 1: hand Dive; deck Focus\n"
    keep = "Ryu 1: Keep\nRyu 2: Keep\n"
    ((_, found),) = differing(f"{kept}{keep}by chance Ryu 1: deck Cross")
    assert found == "deck Focus, and chance has no part in it"


def test_the_same_scenario_comes_out_the_same() -> None:
    text = f"{SWEEP}Ky: Dust\nexpect Ky: hand 0"
    assert played(text) == played(text)
