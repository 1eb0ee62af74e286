"""A duel is set up, answered and read in a few lines."""

import doctest
from pathlib import Path

import pytest

from wildswing.exceed import Duel, NotOffered, duel, side
from wildswing.exceed.duel import NoTotal

PAGE = Path(__file__).parents[2] / "docs" / "duel.md"


def test_the_examples_of_the_module_are_true() -> None:
    found = doctest.testmod(duel)
    assert (found.failed, found.attempted > 0) == (0, True)


def test_the_examples_of_the_page_are_true() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert (found.failed, found.attempted > 0) == (0, True)


def test_what_a_strike_came_to_is_known_when_it_is_over() -> None:
    """The throw pulls, stuns and takes the next turn; a later action changes nothing of it."""
    played = Duel(side("Wild Throw", space=4, boosts=["Tyrant Rave"]), side("Dust", space=5))
    played.strike("Wild Throw", against="Dust").answer("Prepare")
    assert played.explained(0, "power") == "7 = 5 Wild Throw + 2 Flame of corruption"
    assert (played.total(0, "speed"), played.total(1, "speed"), played.explained(1, "guard")) == (3, 3, "4")
    assert (played.damage(0), played.damage(1)) == (0, 7)
    assert [(played.hit(seat), played.stunned(seat), played.advantage(seat)) for seat in (0, 1)] == [
        (True, False, True),
        (False, True, False),
    ]


def test_the_last_strike_counts() -> None:
    """The second Cross misses, so nobody has a power or takes damage."""
    played = Duel(side("Cross", "Cross", space=4), side("Grasp", "Grasp", space=6)).strike("Cross", "Grasp")
    assert (played.total(0, "power"), played.damage(1), played.stunned(1)) == (3, 3, True)
    played.answer("Prepare").strike("Cross", "Grasp")
    assert (played.damage(1), played.hit(0), played.stunned(1)) == (0, False, False)
    with pytest.raises(NoTotal, match="no power"):
        played.explained(0, "power")


def test_there_is_no_total_before_attacks_are_revealed() -> None:
    played = Duel(side("Cross"), side("Grasp"))
    assert not played.struck
    with pytest.raises(NoTotal, match="Sol Badguy has no revealed attack"):
        played.explained(0, "speed")
    played.answer("Strike", "Cross")
    with pytest.raises(NoTotal):
        played.explained(0, "speed")


def test_an_answer_that_is_not_offered_is_refused_with_what_is() -> None:
    played = Duel(side("Cross"), side("Grasp"))
    with pytest.raises(NotOffered, match="Sol Badguy cannot answer “Exceed”: Sol Badguy is offered Strike"):
        played.answer("Exceed")
    with pytest.raises(NotOffered, match="Ky Kiske is not asked"):
        played.answer("Strike", seat=1)
    assert played.turn == 0


def test_a_copy_goes_on_alone() -> None:
    played = Duel(side("Cross"), side("Grasp"))
    other = played.copy().answer("Prepare")
    assert (played.turn, other.turn) == (0, 1)
    assert len(other.told) > len(played.told)
