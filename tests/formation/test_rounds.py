"""Chapter 3 of the rulebook: the course of a game."""

import re
from itertools import pairwise

import pytest

from tests.formation.duel import Duel
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.events import (
    BackLaid,
    Decided,
    FormationShown,
    FrontTurnedUp,
    GameOver,
    Led,
    RoundBegan,
    RoundScored,
)
from wildswing.kernel.chance import Stream


def whole_game(first: str) -> Duel:
    return Duel.from_start(first).play_on(Stream(3))


def test_three_rounds_of_formation_then_seven_battles_then_scoring() -> None:  # FO-R1
    duel = whole_game("Black")
    story = [told.event for told in duel.told]
    milestones = (RoundBegan, FormationShown, FrontTurnedUp, BackLaid, Decided, RoundScored, GameOver)
    course = [type(event) for event in story if isinstance(event, milestones)]
    formation = [RoundBegan, FormationShown, FormationShown, FrontTurnedUp, FrontTurnedUp, BackLaid]
    assert course == [*formation, *[Decided] * 7, RoundScored] * 3 + [GameOver]
    assert [event.round for event in story if isinstance(event, RoundBegan)] == [1, 2, 3]


@pytest.mark.parametrize(("first", "second"), [("Black", "White"), ("White", "Black")])
def test_the_first_player_card_changes_hands_after_each_round(first: str, second: str) -> None:  # FO-R2
    began = whole_game(first).heard("Spectator", RoundBegan)
    seats = {"Black": 0, "White": 1}
    assert [event.first for event in began] == [seats[first], seats[second], seats[first]]


@pytest.mark.parametrize("first", ["Black", "White"])
def test_the_rounds_first_player_attacks_in_odd_battles(first: str) -> None:  # FO-R3, FO-B25
    lead = 0 if first == "Black" else 1
    led = whole_game(first).heard("Spectator", Led)
    assert [event.battle for event in led] == [1, 2, 3, 4, 5, 6, 7] * 3
    leads = [lead, 1 - lead, lead]
    expected = [seat if battle % 2 else 1 - seat for seat in leads for battle in range(1, 8)]
    assert [event.seat for event in led] == expected


@pytest.mark.parametrize(("first", "counts"), [("Black", [11, 10]), ("White", [10, 11])])
def test_the_starting_player_attacks_eleven_times_and_the_other_ten(first: str, counts: list[int]) -> None:  # FO-R4
    led = [event.seat for event in whole_game(first).heard("Spectator", Led)]
    assert [led.count(0), led.count(1)] == counts


def test_roles_swap_whoever_won() -> None:  # FO-B25
    duel = whole_game("Black")
    battles = duel.view("Spectator").fought
    swaps = [(before, after) for before, after in pairwise(battles) if after.battle > 1]
    assert {before.winner == before.offence for before, _ in swaps} == {True, False}
    assert [after.offence for _, after in swaps] == [1 - before.offence for before, _ in swaps]


@pytest.mark.parametrize("seed", range(6))
def test_the_questions_of_a_round_come_in_order(seed: int) -> None:  # FO-A4
    duel = Duel.from_start("White", seed=seed)
    stream = Stream(seed)
    asked = ""
    while duel.table.asks:
        if asked.endswith("t") and duel.open[0][1] == "formation":
            assert duel.open == [("Black", "formation"), ("White", "formation")]
        ask = duel.table.asks[stream.below(len(duel.table.asks))]
        asked += ask.kind[0]
        FORMATION.answer(duel.table, ask.seat, stream.below(len(ask.options)), duel.told)
    # A choice with a single option is not asked, so within a battle each question may be left out.
    assert re.fullmatch(r"tt(ffp{12}(o?d?s?){7}){3}", asked)
    assert asked.count("o") > 10
    assert asked.count("d") > 5


def test_each_placement_is_asked_of_both_before_anything_is_shown() -> None:  # FO-A4, FO-F3
    duel = Duel.in_formation("Wedge", "Skirmish")
    assert duel.open == [("Black", "place"), ("White", "place")]
    while ("Black", "place") in duel.open and duel.view("Black").phase == "front":
        duel.says("Black", duel.offered("Black")[0])
    assert duel.open == [("White", "place")]
    assert duel.heard("Black", FrontTurnedUp) == []
    for _ in range(4):
        duel.says("White", duel.offered("White")[0])
    assert duel.view("Black").phase == "back"
    assert duel.open == [("Black", "place"), ("White", "place")]
