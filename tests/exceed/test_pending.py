"""What remains to be done is told in words that a player who comes back understands."""

import pytest

from tests.exceed.stage import side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.position import BoostInPlay
from wildswing.kernel.chance import Stream

BOTH = ("reveal", "priority", "strike over", "mulligans")
"""What belongs to neither player."""


def test_a_move_being_paid_for_is_told_with_its_space_and_what_is_spent() -> None:
    played = stage(side("Grasp", "Cross"), side(), ("Ryu", "Linne")).answer("Move to space 5", "Cross")
    assert EXCEED.view(played.table, 1).pending == (
        "Ryu: spend force, 1 of 2 so far",
        "Ryu: move to space 5",
        "Ryu: action over",
    )


def test_a_payment_without_a_limit_names_none() -> None:
    played = stage(side("Grasp", "Cross"), side(), ("Ryu", "Linne")).answer("Change Cards", "Cross")
    assert EXCEED.view(played.table, 1).pending[:2] == ("Ryu: spend force, 1 so far", "Ryu: draw for the force spent")


def test_a_text_being_done_is_told_with_the_card_that_says_it() -> None:
    played = stage(side("Grasp", space=6), side("Dive"), ("Ryu", "Linne")).strike("Grasp", "Dive")
    assert EXCEED.view(played.table, -1).pending[0] == "Ryu: push 1-2 or pull 1-2 (Grasp)"


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_all_that_remains_of_a_match_is_told_by_whose_it_is(seat: int) -> None:
    table = EXCEED.start(3, match_of("Faust", "Hazama"))
    stream = Stream(3)
    while table.asks:
        told = EXCEED.view(table, seat).pending
        assert [words for words in told if not words.startswith(("Faust: ", "Hazama: ")) and words not in BOTH] == []
        EXCEED.answer(table, table.asks[0].seat, stream.below(len(table.asks[0].options)))


SPIDER = """fighter Spider
edition standard
exceed costs 2 gauge

special Web
  range 1, power 1, speed 1
  boost Thread (trap)
    when a fighter moves into this space: draw 1 or gain 1 life.
"""


def test_a_movement_that_a_trap_interrupts_is_told_with_what_is_left_of_it() -> None:
    played = stage_of((SPIDER, SPIDER), side("Grasp", "Cross"), side(boosts=[BoostInPlay("Web", 4)]), "standard")
    played.answer("Move to space 5", "Grasp", "Cross")
    assert EXCEED.view(played.table, 0).pending[:2] == (
        "Spider 2: draw 1 or gain 1 life (Thread)",
        "Spider 1: move 1 more",
    )


MISER = """fighter Miser
edition standard
exceed costs 2 gauge

special Hoard
  range 1, power 1, speed 1
  boost Burn (instant)
    now: discard 1-3 cards from your hand.
"""


def test_a_pick_is_told_with_how_many_cards_more_can_be_picked() -> None:
    one = side("Hoard", "Grasp", "Cross", "Dive", "Sweep")
    played = stage_of((MISER, MISER), one, side(), "standard").answer("Boost Burn")
    burn = "Miser 1: discard 1-3 cards from Miser 1's hand (Burn)"
    assert EXCEED.view(played.table, 1).pending[0] == f"{burn}, 1 to 3 more"
    assert EXCEED.view(played.answer("Grasp").table, 1).pending[0] == f"{burn}, 0 to 2 more"


@pytest.mark.parametrize(("first", "second"), [("Hoard", "Save"), ("Save", "Hoard")])
def test_a_boost_that_waits_for_another_is_told_by_its_name(first: str, second: str) -> None:
    text = (
        MISER + "\nspecial Save\n  range 1, power 1, speed 1\n  boost Lend (instant)\n    now: draw 1 or gain 1 life.\n"
    )
    text += "\nspecial Spree\n  range 1, power 1, speed 1\n  boost Spend (instant)\n"
    text += "    now: play the top 2 cards of your discard pile.\n"
    one = side("Spree", "Grasp", "Cross", discard=[second, first])
    played = stage_of((text, MISER), one, side(), "standard").answer("Boost Spend")
    assert f"Miser 1: boost {second}" in EXCEED.view(played.table, 1).pending
