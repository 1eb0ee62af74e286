"""Chapters 5 and 9 of the rulebook: the combat phase and the special effects, played at the table."""

import pytest

from tests.formation.duel import Army, Duel, short
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.events import Advanced, Answered, Decided, Led
from wildswing.formation.rules.layouts import LAYOUTS
from wildswing.kernel.errors import IllegalAnswer

PLAIN = "..R/.../XX."
"""A formation without bonus or Wild, for the side that a test is not about."""

WEDGE = Army("Wedge", "r3 b9 r7 / b4 X b5 / r6 X r1")  # 11R / 1X. / .X.
WALL = Army("Wall", "b3 b2 r2 / r8 b8 r4 / X r5 X")  # .R. / 111 / X.X


def wedge_against_wall() -> Duel:
    return Duel.in_combat(WEDGE, WALL)


def reasons(duel: Duel) -> list[str]:
    return [event.reason() for event in duel.heard("Spectator", Decided)]


# Choosing


def test_the_offence_chooses_openly_before_the_defence() -> None:  # FO-B1
    duel = wedge_against_wall()
    assert duel.open == [("Black", "offence")]
    duel.attack("r3")
    assert duel.open == [("White", "defence")]
    for seat in ("Black", "White", "Spectator"):
        space, card, _ = duel.view(seat).lead
        assert (space, short(card)) == (0, "r3")


def test_the_offence_attacks_from_any_space_of_its_vanguard() -> None:  # FO-B2, FO-B6
    assert wedge_against_wall().offered("Black") == [
        "red 3 from Vanguard left",
        "blue 9 from Vanguard middle",
        "red 7 from Vanguard right",
    ]


def test_without_a_vanguard_the_offence_attacks_from_its_rearguard() -> None:  # FO-B3, FO-B6, FO-T9
    duel = Duel.in_combat(
        Army("Last Quiver", "X - X / r3 - r8 / r1 X b1"),  # X.X / WR1 / .XD
        Army(PLAIN, "r1 b1 - / r2 b2 - / X X -"),
        kinds=("bow", "shield"),
    )
    assert duel.offered("Black") == [
        "red 3 from Rearguard left",
        "red 3 as blue from Rearguard left",
        "red 8 from Rearguard right",
    ]


def test_the_defence_answers_from_its_rearguard() -> None:  # FO-B4, FO-B6
    duel = wedge_against_wall().attack("r3")
    assert duel.offered("White") == ["red 8 from Rearguard left", "red 4 from Rearguard right"]


def test_without_a_rearguard_the_defence_answers_from_its_vanguard() -> None:  # FO-B5, FO-B6
    duel = Duel.in_combat(
        Army(PLAIN, "r1 b1 - / r2 - - / X X -"),
        Army("Breakthrough", "r3 - r5 / X - X / b4 - -"),  # 2.2 / XRX / ...
    )
    duel.attack("r1")
    assert duel.offered("White") == ["red 3 from Vanguard left", "red 5 from Vanguard right"]


def test_cards_in_the_reinforcement_neither_fight_nor_bind() -> None:  # FO-B6, FO-B8
    # The only red cards stand in the Vanguard and the Reinforcement, so the blue Rearguard may answer.
    duel = Duel.in_combat(
        Army(PLAIN, "r1 b1 b2 / r2 b3 - / X X -"),
        Army("..R/.../...", "r3 r4 - / b5 b6 - / r7 - -"),
    )
    duel.attack("r1")
    assert duel.offered("White") == ["blue 5 from Rearguard left", "blue 6 from Rearguard middle"]


def test_the_defence_must_follow_the_colour_if_its_row_has_it() -> None:  # FO-B7
    duel = wedge_against_wall().attack("b9").must_answer("b8")
    assert [short(event.card) for event in duel.heard("Spectator", Answered)] == ["b8"]
    assert (duel.won_by, reasons(duel)[0]) == ("Black", "10 against 9")


def test_nobody_may_pass() -> None:  # FO-B10
    duel = wedge_against_wall()
    for seat in ("Black", "White"):
        before = duel.table.copy()
        for nothing in (-1, len(duel.offered(seat))):
            with pytest.raises(IllegalAnswer, match="answer with a number: 0 = red"):
                FORMATION.answer(duel.table, duel.ask(seat).seat, nothing)
        assert duel.table == before
        assert all(label.startswith(("red", "blue")) for label in duel.offered(seat))
        if seat == "Black":
            duel.attack("r3")


def test_taken_cards_lie_face_down_and_only_their_number_is_seen() -> None:  # FO-B16, FO-T31
    duel = wedge_against_wall().attack("r3").answer("r4")
    assert duel.pile("White") == ["Black red 3", "White red 4"]
    for seat in ("Black", "White", "Spectator"):
        black, white = duel.view(seat).sides
        assert (black.taken, white.taken) == (0, 2)
        assert (black.scores, white.scores, duel.view(seat).totals) == ((), (), (0, 0))


# Advancing


def test_gaps_are_closed_from_behind_and_the_reserve_is_turned_up() -> None:  # FO-B17, FO-B18, FO-B19
    duel = wedge_against_wall()
    assert duel.rows("Black", seen_by="White") == "r3 b9 r7 / b4 X b5 / ? X ?"
    duel.attack("r3").answer("r4")
    assert duel.rows("Black", seen_by="White") == "b4 b9 r7 / r6 X b5 / - X ?"
    moves = [(short(event.card), event.origin, event.to) for event in duel.heard("White", Advanced)]
    assert moves == [("b4", 3, 0), ("r6", 6, 3)]


def test_both_players_close_their_gaps() -> None:  # FO-B17
    duel = wedge_against_wall().attack("b9").answer("b8")
    assert duel.rows("Black") == "r3 - r7 / b4 X b5 / r6 X r1"
    assert duel.rows("White") == "b3 b2 r2 / r8 r5 r4 / X - X"


def test_a_gap_in_the_rearguard_is_filled_from_the_reinforcement_alone() -> None:  # FO-B17, FO-B23
    duel = wedge_against_wall().attack("r3").answer("r4").attack("r2").answer("r6")
    # White's right column is used up, and nothing comes to it from the middle.
    assert duel.rows("White") == "b3 b2 - / r8 b8 - / X r5 X"
    assert duel.rows("Black") == "b4 b9 r7 / - X b5 / - X r1"


def test_advancing_is_no_choice() -> None:  # FO-B23
    duel = wedge_against_wall().attack("r3").answer("r4")
    assert duel.open == [("White", "offence")]
    assert duel.rows("Black") == "b4 b9 r7 / r6 X b5 / - X r1"


def test_a_card_behind_a_blank_rearguard_goes_straight_to_the_vanguard() -> None:  # FO-B20, FO-B21, FO-T21
    duel = Duel.in_combat(
        Army("Breakthrough", "r3 - r5 / X - X / r8 - b4"),  # 2.2 / XRX / ...
        Army("Breakthrough", "r9 - r2 / X - X / b1 - b2"),
    )
    duel.attack("r3").answer("r2")
    assert duel.rows("Black", seen_by="White") == "r8 - r5 / X - X / - - ?"
    assert duel.rows("White", seen_by="Black") == "r9 - b2 / X - X / ? - -"
    assert [(event.seat, event.origin, event.to) for event in duel.heard("White", Advanced)] == [
        (0, 6, 0),
        (1, 8, 2),
    ]
    # It fights with the effect of the space it came to: 9 + 2 against 8 + 2.
    duel.attack("r9").answer("r8")
    assert reasons(duel)[:2] == ["5 against 4", "11 against 10"]


def test_a_column_with_a_blank_vanguard_refills_its_rearguard() -> None:  # FO-B20, FO-B22, FO-T22
    duel = Duel.in_combat(
        Army(PLAIN, "r4 b1 b2 / b3 - - / X X -"),
        Army("Bastion", "X b4 - / r3 b6 - / r5 - X"),  # XR. / 2W. / ..X
    )
    duel.attack("r4").answer("r3")
    assert duel.won_by == "White"  # 4 against 3 + 2
    assert duel.rows("White", seen_by="Black") == "X b4 - / r5 b6 - / - - X"


def test_columns_that_begin_with_blanks_leave_the_vanguard_empty() -> None:  # FO-T8, FO-B3, FO-B4
    army = "X - X / r3 - b8 / - X -"  # Last Quiver: X.X / WR1 / .XD
    duel = Duel.in_combat(Army("Last Quiver", army), Army("Last Quiver", army), kinds=("bow", "bow"))
    duel.attack("b8")
    assert duel.offered("White") == ["red 3 from Rearguard left", "blue 8 from Rearguard right"]


# The 2 Cards space

STORM = Army("Arrow Storm", "r3 b9 X / r7 X b4 / r1+b8 b2 X")  # 1.X / RXW / D.X


def storm_against_wall() -> Duel:
    return Duel.in_combat(STORM, WALL, kinds=("bow", "shield"))


@pytest.mark.parametrize(("goes", "stays"), [("r1", "b8"), ("b8", "r1")])
def test_the_owner_chooses_which_of_two_cards_advances(goes: str, stays: str) -> None:  # FO-B24
    duel = storm_against_wall().attack("r3").answer("r4")
    assert duel.open == [("Black", "send")]
    assert duel.offered("Black") == ["red 1", "blue 8"]
    duel.send(goes)
    assert duel.rows("Black") == f"r7 b9 X / {goes} X b4 / {stays} b2 X"
    assert duel.rows("Black", seen_by="White") == f"r7 b9 X / {goes} X b4 / ? ? X"
    assert duel.open == [("White", "offence")]


def test_two_cards_behind_a_full_column_wait_for_a_gap() -> None:  # FO-T23
    duel = storm_against_wall().attack("b9").answer("b8")
    # The middle column closed its gap; the left one, with the two cards, did not move and nothing was asked.
    assert duel.rows("Black") == "r3 b2 X / r7 X b4 / r1+b8 - X"
    assert duel.open == [("White", "offence")]
    duel.attack("r2").answer("r7")
    assert duel.open == [("Black", "send")]
    duel.send("b8")
    assert duel.rows("Black") == "r3 b2 X / b8 X b4 / r1 - X"
    # The other card follows later without a choice.
    duel.attack("r3").answer("r8")
    assert duel.open == [("White", "offence")]
    assert duel.rows("Black", seen_by="White") == "b8 b2 X / r1 X b4 / - - X"


def test_two_cards_behind_a_blank_go_to_the_vanguard_one_by_one() -> None:  # FO-B21, FO-B24, FO-X7
    duel = Duel.in_combat(
        Army("Horns", "r3 - b4 / X r6 X / - X r5+b9"),  # R.. / XWX / .XD
        Army(PLAIN, "b5 r9 - / r8 b8 - / X X r1"),
        kinds=("bow", "sword"),
    )
    duel.attack("b4").answer("b8").send("b9")
    assert duel.rows("Black") == "r3 - b9 / X r6 X / - X r5"
    duel.attack("r9").answer("r6").attack("b9").answer("r8")
    assert duel.rows("Black") == "r3 - r5 / X - X / - X -"


def test_the_two_cards_space_has_no_effect_of_its_own() -> None:  # FO-X7
    layout = LAYOUTS["1.XRXWD.X"]
    assert (layout.bonus[layout.double], layout.wild[layout.double]) == (0, False)
    duel = storm_against_wall().attack("r3").answer("r4").send("b8")
    duel.attack("b3").answer("b8")
    # From the plain Rearguard space that it came to, the 8 counts 8.
    assert reasons(duel)[1] == "3 against 8"


def test_the_choice_is_made_before_anything_is_turned_up_or_named() -> None:  # FO-T26, FO-T33
    duel = Duel.in_combat(STORM, Army("Ring", "b3 X r2 / r4 b8 r8 / r5 X b6"), kinds=("bow", "shield"))
    duel.attack("r3").answer("r4")  # Ring is .XR / 1W. / .X.
    assert duel.open == [("Black", "send")]
    assert duel.rows("White", seen_by="Black") == "b3 X r2 / - b8 r8 / ? X ?"
    assert duel.heard("Black", Advanced) == []
    assert len(duel.heard("Black", Led)) == 1
    told = len(duel.told)
    duel.send("r1")
    assert duel.rows("White", seen_by="Black") == "b3 X r2 / r5 b8 r8 / - X ?"
    told_later = [type(one.event).__name__ for one in duel.told[told:]]
    assert told_later == ["Kept", "Advanced", "Advanced", "Advanced"]
    assert duel.open == [("White", "offence")]


def test_the_defending_bow_chooses_too() -> None:  # FO-B24, FO-T26
    duel = Duel.in_combat(WALL, STORM, kinds=("shield", "bow")).attack("r2").answer("r7")
    assert duel.open == [("White", "send")]
    duel.send("r1")
    assert duel.rows("White") == "r3 b9 X / r1 X b4 / b8 b2 X"


# Rank


def test_a_bonus_counts_in_offence_and_in_defence() -> None:  # FO-X3
    duel = Duel.in_combat(
        Army("12R/.../XX.", "r3 r5 r7 / - - - / X X -"),
        Army("..R/12./XX.", "r9 - - / r1 r2 - / X X -"),
    )
    duel.attack("r5").answer("r2").attack("r9").answer("r3")
    assert reasons(duel)[:2] == ["7 against 4", "9 against 4"]


NINE_ON_PLUS_ONE = Army("..R/1../.XX", "r5 r6 - / b9 - - / b8 X X")
BLUES = Army(PLAIN, "b7 b4 b3 / b2 - - / X X -")


def test_the_next_card_on_a_space_has_its_effect_again() -> None:  # FO-X1, FO-X2, FO-X8, FO-T20
    duel = Duel.in_combat(BLUES, NINE_ON_PLUS_ONE).attack("b7").answer("b9")
    duel.attack("r6").answer("b2").attack("b4").answer("b8")
    assert reasons(duel)[:3] == ["7 against 10", "red was led", "4 against 9"]


def test_a_card_loses_the_effect_of_the_space_it_leaves() -> None:  # FO-X1, FO-X8
    duel = Duel.in_combat(BLUES, NINE_ON_PLUS_ONE, offence="White").attack("r5").answer("b2")
    assert duel.rows("White") == "b9 r6 - / b8 - - / - X X"
    duel.attack("b4").answer("b8").attack("b9").answer("b3")
    assert reasons(duel)[:3] == ["red was led", "4 against 9", "9 against 3"]


def test_the_reveal_space_has_no_effect_of_its_own() -> None:  # FO-T28
    layout = LAYOUTS["11R1X..X."]
    assert (layout.bonus[layout.reveal], layout.wild[layout.reveal]) == (0, False)
    duel = wedge_against_wall()
    assert "red 7 as blue from Vanguard right" not in duel.offered("Black")
    duel.attack("r7").answer("r8").attack("b3").answer("b4")
    # The blue 5 that came to the Reveal space counts 5.
    duel.attack("b5").answer("b8")
    assert reasons(duel) == ["7 against 9", "3 against 5", "5 against 9"]


# Wild


def test_the_offence_names_the_colour_of_a_wild_card() -> None:  # FO-X5, FO-T1
    wild = Army("W.R/.../XX.", "b4 r1 - / r2 - - / X X -")
    row = Army(PLAIN, "b1 - - / r3 b9 - / X X -")
    duel = Duel.in_combat(wild, row)
    assert duel.offered("Black") == [
        "blue 4 as red from Vanguard left",
        "blue 4 from Vanguard left",
        "red 1 from Vanguard middle",
    ]
    duel.attack("b4", named="red").must_answer("r3")
    assert (duel.won_by, reasons(duel)[0]) == ("Black", "4 against 3")
    duel = Duel.in_combat(wild, row).attack("b4", named="blue").must_answer("b9")
    assert (duel.won_by, reasons(duel)[0]) == ("White", "4 against 9")


def test_a_named_colour_beats_the_printed_one() -> None:  # FO-T1, FO-B12
    duel = Duel.in_combat(Army("W.R/.../XX.", "b4 r1 - / - - - / X X -"), Army(PLAIN, "r2 - - / b9 - - / X X -"))
    duel.attack("b4", named="red").answer("b9")
    assert (duel.won_by, reasons(duel)[0]) == ("Black", "red was led")


@pytest.mark.parametrize(("text", "colour"), [("r3", 0), ("b9", 1)])
def test_a_card_that_is_not_on_a_wild_space_leads_its_printed_colour(text: str, colour: int) -> None:
    # FO-T35
    duel = wedge_against_wall().attack(text)
    assert duel.heard("Spectator", Led)[0].colour == colour
    assert len(duel.heard("Spectator", Led)) == 1


def test_a_wild_card_may_always_answer_and_counts_as_the_lead_colour() -> None:  # FO-X6, FO-T2, FO-T4
    duel = Duel.in_combat(Army(PLAIN, "r5 b1 r1 / b2 - - / X X -"), Army("..R/W../XX.", "b1 - - / b6 r2 b8 / X X -"))
    duel.attack("r5")
    assert duel.offered("White") == ["blue 6 from Rearguard left", "red 2 from Rearguard middle"]
    duel.answer("b6")
    assert (duel.won_by, reasons(duel)[0]) == ("White", "5 against 6")


def test_a_wild_card_of_the_lead_colour_binds_nobody() -> None:  # FO-X6, FO-T3
    duel = Duel.in_combat(Army(PLAIN, "r5 b1 r1 / - - - / X X -"), Army("..R/W../XX.", "b1 - - / r2 b9 - / X X -"))
    duel.attack("r5")
    assert duel.offered("White") == ["red 2 from Rearguard left", "blue 9 from Rearguard middle"]
    duel.answer("b9")
    assert (duel.won_by, reasons(duel)[0]) == ("Black", "red was led")


def test_the_defence_is_not_asked_for_a_colour() -> None:  # FO-T5
    duel = Duel.in_combat(Army(PLAIN, "r5 b1 r1 / - - - / X X -"), Army("..R/W../XX.", "b1 - - / r2 r9 - / X X -"))
    duel.attack("r5")
    assert duel.offered("White") == ["red 2 from Rearguard left", "red 9 from Rearguard middle"]


def test_effects_of_the_rearguard_serve_an_offence_without_vanguard() -> None:  # FO-T6
    quiver = Army("Last Quiver", "X - X / r3 - r8 / - X -")  # X.X / WR1 / .XD
    answering = Army(PLAIN, "r1 - - / b2 - - / X X -")
    duel = Duel.in_combat(quiver, answering, kinds=("bow", "shield")).attack("r3", named="blue").answer("b2")
    assert (duel.won_by, reasons(duel)[0]) == ("Black", "3 against 2")
    duel = Duel.in_combat(quiver, Army(PLAIN, "b1 - - / r9 - - / X X -"), kinds=("bow", "shield"))
    duel.attack("r8").answer("r9")
    assert (duel.won_by, reasons(duel)[0]) == ("nobody", "9 against 9")


def test_effects_of_the_vanguard_serve_a_defence_without_rearguard() -> None:  # FO-T7, FO-B9
    duel = Duel.in_combat(
        Army(PLAIN, "r4 b1 b2 / - - - / X X -"),
        Army("Breakthrough", "r3 - b9 / X - X / b4 - -"),  # 2.2 / XRX / ...
    )
    duel.attack("r4").must_answer("r3")
    assert (duel.won_by, reasons(duel)[0]) == ("White", "4 against 5")


def test_a_wild_space_of_the_vanguard_serves_a_defence_without_rearguard() -> None:  # FO-T7, FO-X6
    duel = Duel.in_combat(Army(PLAIN, "r4 b1 b2 / - - - / X X -"), Army("WR./.../XX.", "b5 r2 b9 / - - - / X X -"))
    duel.attack("r4")
    assert duel.offered("White") == ["blue 5 from Vanguard left", "red 2 from Vanguard middle"]
    duel.answer("b5")
    assert (duel.won_by, reasons(duel)[0]) == ("White", "4 against 5")


def test_wild_meets_wild() -> None:  # FO-T34, FO-T15
    duel = Duel.in_combat(
        Army("W.R/.../XX.", "r4 r1 - / - - - / X X -"), Army("..R/W../XX.", "b1 - - / r6 - - / X X -")
    )
    duel.attack("r4", named="blue").answer("r6")
    assert (duel.won_by, reasons(duel)[0]) == ("White", "4 against 6")


def test_a_wild_space_serves_the_next_card_too() -> None:  # FO-X1, FO-X2, FO-X5
    duel = Duel.in_combat(Army("W.R/.../XX.", "b4 r1 - / b5 - - / X X -"), Army(PLAIN, "r2 b9 - / b6 - - / X X -"))
    duel.attack("b4", named="red").answer("b6")
    assert duel.rows("Black") == "b5 r1 - / - - - / X X -"
    duel.attack("b9").answer("r1")
    assert duel.offered("Black") == ["blue 5 as red from Vanguard left", "blue 5 from Vanguard left"]


# 0 and 12


def test_following_the_colour_comes_before_0_beats_12() -> None:  # FO-T17, FO-B7, FO-B11
    duel = Duel.in_combat(Army(PLAIN, "r12 b1 b2 / - - - / X X -"), Army(PLAIN, "b1 - - / b0 r3 - / X X -"))
    duel.attack("r12").must_answer("r3")
    assert duel.won_by == "Black"


def test_an_off_colour_0_may_answer_a_12_when_no_card_follows() -> None:  # FO-T18, FO-B11
    duel = Duel.in_combat(Army("2.R/.../XX.", "r12 b1 b2 / - - - / X X -"), Army(PLAIN, "b1 - - / b0 b3 - / X X -"))
    duel.attack("r12")
    assert duel.offered("White") == ["blue 0 from Rearguard left", "blue 3 from Rearguard middle"]
    duel.answer("b0")
    assert (duel.won_by, reasons(duel)[0]) == ("White", "0 beats 12")


@pytest.mark.parametrize("twelve", ["r12", "b12"])
def test_a_0_in_offence_beats_a_12_of_either_colour(twelve: str) -> None:  # FO-T19, FO-B11
    duel = Duel.in_combat(
        Army(PLAIN, "r0 b1 b2 / - - - / X X -"), Army("..R/2../XX.", f"b1 b3 - / {twelve} - - / X X -")
    )
    duel.attack("r0").answer(twelve)
    assert (duel.won_by, reasons(duel)[0]) == ("Black", "0 beats 12")


def test_a_0_with_a_bonus_beats_a_1() -> None:  # FO-T12, FO-X3
    duel = Duel.in_combat(Army("2.R/.../XX.", "r0 b1 b2 / - - - / X X -"), Army(PLAIN, "b1 b3 - / r1 - - / X X -"))
    duel.attack("r0").answer("r1")
    assert (duel.won_by, reasons(duel)[0]) == ("Black", "2 against 1")
