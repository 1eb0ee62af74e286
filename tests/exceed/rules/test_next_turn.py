"""Whose turn is next (EX-NEXT)."""

import pytest

from tests.exceed.stage import side, stage
from wildswing.exceed.rules.editions import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)

RYUS = ("Ryu", "Ryu")


@every_edition
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("space", [1, 6])
def test_after_a_strike_it_is_the_defenders_turn(edition: str, attacker: int, space: int) -> None:
    """EX-NEXT-01: whoever was faster, hit or was stunned."""
    played = stage(side("Cross", space=space), side("Sweep"), RYUS, edition, turn=attacker)
    played.answer("Strike", *(("Sweep", "Cross") if attacker else ("Cross", "Sweep")))
    assert played.asked == (1 - attacker, "action")


@every_edition
@pytest.mark.parametrize("attacker", [0, 1])
def test_advantage_gives_the_next_turn(edition: str, attacker: int) -> None:
    """EX-NEXT-02, EX-GLOS-01: seat 0 gains Advantage by Assault and has the next turn, as attacker and as defender."""
    played = stage(side("Assault", space=6), side("Block"), RYUS, edition, turn=attacker)
    played.answer("Strike", *(("Block", "Assault") if attacker else ("Assault", "Block")))
    assert played.asked == (0, "action")


@every_edition
def test_advantage_of_the_defender_is_one_turn(edition: str) -> None:
    """EX-NEXT-01, EX-NEXT-02: the defender would be next anyway; after that turn comes the attacker's."""
    played = stage(side("Block", space=6), side("Assault"), RYUS, edition).strike("Block", "Assault")
    assert played.turn == 1
    assert played.answer("Prepare").turn == 0


@every_edition
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_last_advantage_counts(edition: str, attacker: int) -> None:
    """EX-NEXT-03, EX-GLOS-01: Assault gains it first, the slower Donkey Kick then, so its player has the next turn."""
    played = stage(side("Assault", space=6), side("Donkey Kick"), RYUS, edition, turn=attacker)
    played.answer("Strike", *(("Donkey Kick", "Assault") if attacker else ("Assault", "Donkey Kick")))
    assert (played.lives, played.turn) == ((24, 26), 1)


@every_edition
@pytest.mark.parametrize("turn_ends_with_strike", [True, False])
def test_nobody_draws_after_a_strike(edition: str, turn_ends_with_strike: bool) -> None:
    """EX-NEXT-04, EX-ACT-03, EX-ACT-07: hands keep their number, one of 8 cards too; a turn without a strike draws."""
    held = ["Cross", "Cross", "Dive", "Dive", "Spike", "Spike", "Focus", "Focus"]
    played = stage(side("Assault", *held, space=1), side("Block", "Grasp"), RYUS, edition)
    if turn_ends_with_strike:
        played.strike("Assault", "Block")
        assert (len(played.sides[0].hand), len(played.sides[1].hand), played.asked) == (8, 1, (1, "action"))
    else:
        played.answer("Prepare")
        assert (len(played.sides[0].hand), played.asked) == (11, (0, "hand limit"))


@every_edition
def test_turns_alternate(edition: str) -> None:
    """EX-NEXT-05: without Advantage or extra actions each player has a turn after the other."""
    played = stage(side(), side(), RYUS, edition)
    seats = []
    for _ in range(6):
        seats.append(played.turn)
        played.answer("Prepare")
    assert seats == [0, 1, 0, 1, 0, 1]


@every_edition
def test_turns_alternate_again_after_advantage(edition: str) -> None:
    """EX-NEXT-05, EX-NEXT-02: Advantage moves the turn once."""
    played = stage(side("Assault", space=6), side("Block"), RYUS, edition).strike("Assault", "Block")
    assert played.turn == 0
    assert played.answer("Prepare").turn == 1
    assert played.answer("Prepare").turn == 0


@every_edition
def test_a_cancel_adds_an_action_to_the_turn(edition: str) -> None:
    """EX-NEXT-05, EX-GLOS-14, EX-GLOS-20: after a Cancelable boost 1 gauge, from gauge alone, buys another action."""
    played = stage(side("Slash", "Dive", gauge=["Cross"]), side(), edition=edition).answer("Boost Dash", "Cancel")
    assert (played.asked, played.names(0, "gauge"), played.names(0, "hand")) == ((0, "action"), [], ["Dive"])
    assert played.answer("Prepare").turn == 1
    without = stage(side("Slash", "Dive"), side(), edition=edition).answer("Boost Dash")
    assert without.turn == 1


@every_edition
def test_the_one_reshuffle_and_the_end_of_the_game(edition: str) -> None:
    """EX-NEXT-05, EX-GLOS-09: an empty deck reshuffles once; with that done, a draw loses, and no turn follows."""
    empty = side(discard=["Grasp", "Cross", "Dive"], rest="sealed cards")
    played = stage(empty, side(), RYUS, edition).answer("Prepare")
    assert (played.turn, len(played.sides[0].hand), len(played.sides[0].deck), played.sides[0].discard) == (1, 2, 1, ())
    assert played.answer("Prepare", "Prepare").over == (1, "the deck is empty and the Reshuffle is used")
    assert played.table.asks == ()


@every_edition
def test_a_reshuffle_by_action_is_the_one_of_the_game(edition: str) -> None:
    """EX-GLOS-09: taken early, it leaves none for the empty deck."""
    empty = side(discard=["Grasp"], rest="sealed cards")
    played = stage(empty, side(), RYUS, edition).answer("Reshuffle")
    assert played.names(0, "hand") == ["Grasp"]
    assert played.answer("Prepare", "Prepare").over == (1, "the deck is empty and the Reshuffle is used")
