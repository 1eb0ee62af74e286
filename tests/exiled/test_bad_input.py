"""Answers that the rules do not allow are refused with a sentence, and change nothing."""

import pytest

from tests.exiled.tabletop import Tabletop
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.table import Table
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space


def in_attack(*teams: list[str], **options: object) -> Match:
    """Starts a match and places everybody, up to the first attack phase."""
    match = Match(EXILED, 1, setup_of(teams, **options))  # type: ignore[arg-type] # each test gives its own options
    while match.asks[0].kind == "place":
        match.answer(match.asks[0].seat, 0)
    return match


def refusal(match: Match, seat: int, answer: object) -> str:
    """Returns the sentence with which an answer is refused; the match is as before."""
    before = match.game.encode(match.state), match.asks, len(match.told), len(match.answers)
    with pytest.raises(IllegalAnswer) as error:
        match.answer(seat, answer)  # type: ignore[arg-type] # what a stranger may send
    assert (match.game.encode(match.state), match.asks, len(match.told), len(match.answers)) == before
    return str(error.value)


def aiming(match: Match) -> Space:
    ask = match.asks[0]
    assert ask.kind == "aim"
    assert isinstance(ask.options, Space)
    return ask.options


# --- A throw outside its space ---


def test_a_throw_beyond_the_table_has_no_place_in_its_space() -> None:
    """RX-A2: every point of the table may be aimed at, to its very edge, and none beyond."""
    space = aiming(in_attack(["Evelynn"], ["Gande"]))
    assert space.axes == (("x", -900, 900), ("y", -600, 600), ("power", 0, 0), ("sway", 0, 0))
    assert space[space.index((900, -600, 0, 0))] == (900, -600, 0, 0)
    with pytest.raises(ValueError, match=r"^x 901 lies outside -900 to 900[.]$"):
        space.index((901, 0, 0, 0))
    with pytest.raises(ValueError, match=r"^y -601 lies outside -600 to 600[.]$"):
        space.index((0, -601, 0, 0))


def test_a_computed_throw_has_no_miss_of_its_own() -> None:
    """RX-W9: only a hand misses by timing and sway; up to three standard errors count."""
    space = aiming(in_attack(["Evelynn"], ["Gande"]))
    with pytest.raises(ValueError, match=r"^power 1 lies outside 0 to 0[.]$"):
        space.index((0, 0, 1, 0))
    by_hand = aiming(in_attack(["Evelynn"], ["Gande"], skills=["hand", "average"]))
    assert by_hand.axes[2:] == (("power", -30, 30), ("sway", -30, 30))
    with pytest.raises(ValueError, match=r"^sway 31 lies outside -30 to 30[.]$"):
        by_hand.index((0, 0, 0, 31))


def test_a_point_with_too_few_or_broken_coordinates_is_named() -> None:
    """RX-A2: what is no point is refused with what a point has."""
    space = aiming(in_attack(["Evelynn"], ["Gande"]))
    with pytest.raises(ValueError, match=r"^\(0, 0\) is no point; a point has x \(-900 to 900\), y"):
        space.index((0, 0))
    with pytest.raises(ValueError, match=r"^x 0[.]5 lies outside -900 to 900[.]$"):
        space.index((0.5, 0, 0, 0))
    with pytest.raises(ValueError, match="is no point"):
        space.index("bull's-eye")


def test_an_answer_outside_the_space_is_refused() -> None:
    """RX-A2: below 0, past the last point, and what is no whole number."""
    match = in_attack(["Evelynn"], ["Gande"])
    size = len(aiming(match))
    assert size == 1801 * 1201
    for answer in (-1, size, 10**30, "0", None, 1.0, True, (0, 0, 0, 0)):
        said = refusal(match, 0, answer)
        assert said == (
            f"{answer!r} does not answer “Where do you throw the arrow from Evelynn?”; answer with the place, from 0 "
            f"to {size - 1}, of a point in the space of x (-900 to 900), y (-600 to 600), power (0 to 0), "
            "sway (0 to 0)."
        )


# --- In the wrong phase, by the wrong seat ---


def test_a_second_throw_in_one_phase_is_refused() -> None:
    """RX-A1: who has thrown waits for the others."""
    match = in_attack(["Evelynn"], ["Gande"])
    match.answer(0, 5)
    assert refusal(match, 0, 5) == "Player 1 has no open question; wait until one is asked."


def test_a_seat_that_is_not_there_is_refused() -> None:
    """RX-S1: only seats of the match are asked."""
    match = in_attack(["Evelynn"], ["Gande"])
    assert refusal(match, 2, 0) == "Player 3 has no open question; wait until one is asked."
    assert refusal(match, -1, 0) == "Seat -1 has no open question; wait until one is asked."


def test_a_throw_in_the_movement_phase_is_refused() -> None:
    """RX-M7: the point of a throw is no move; the player throws again in the attack phase."""
    match = in_attack(["Evelynn", "Badon"], ["Gande", "Mandice"])
    throw = len(aiming(match)) - 1
    for seat in range(4):
        match.answer(seat, 0)
    assert {ask.kind for ask in match.asks} == {"move"}
    assert refusal(match, 0, throw) == (
        f"{throw} does not answer “Where does Evelynn move?”; answer with the place, from 0 to 32039, of a point in "
        "the space of direction (0 to 359), distance (0 to 88)."
    )
    for ask in match.asks:
        match.answer(ask.seat, 0)
    assert {ask.kind for ask in match.asks} == {"aim"}


def test_after_the_end_nothing_is_answered() -> None:
    """RX-T2: the game is over."""
    match = in_attack(["Evelynn"], ["Gande"], rounds=1)
    match.answer(0, 0)
    match.answer(1, 0)
    assert match.outcome is not None
    assert refusal(match, 0, 0) == "Player 1 has no open question; wait until one is asked."


# --- From a wrong plane ---


def state_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def test_a_throw_can_start_only_from_an_own_card_in_play() -> None:
    """RX-A4, RX-ZH9, RX-GL4: the plane of attack is chosen among the own cards, the vine only if it has grown."""
    match = in_attack(["Zombie Horde", "Gleem"], ["Gande", "Hedina"])
    asks = {ask.seat: ask for ask in match.asks}
    assert asks[0].options == (("throw", 0), ("throw", 1), ("throw", 2))
    assert asks[1].kind == "aim"
    assert asks[1].about == (1, 0, 3)
    assert asks[2].about == (2, 0, 4)
    bodies = state_of(match).bodies
    assert [bodies[at].seat for _, at in asks[0].options] == [0, 0, 0]
    assert bodies[6].kind == "vine"
    assert bodies[6].place == "out"
    assert refusal(match, 0, 3) == (
        "3 does not answer “What do you do in this attack?”; answer with a number: 0 = throw from Zombie Horde 1, "
        "1 = throw from Zombie Horde 2, 2 = throw from Zombie Horde 3."
    )


def test_a_grown_vine_is_offered_to_its_owner_only() -> None:
    """RX-GL4: Gleem may throw from the vine, and nobody else may."""
    match = in_attack(["Gleem", "Evelynn"], ["Gande", "Badon"])
    for ask in match.asks:
        match.answer(ask.seat, 0)
    for ask in match.asks:
        grow = ask.options.index((1,)) if ask.kind == "grow" else 0
        match.answer(ask.seat, grow)
    asks = {ask.seat: ask for ask in match.asks}
    vine = len(state_of(match).bodies) - 1
    assert asks[0].options == (("throw", 0), ("throw", vine))
    assert [asks[seat].about[2] for seat in (1, 2, 3)] == [1, 2, 3]


def test_a_fallen_zombie_is_no_plane() -> None:
    """RX-ZH9: only a zombie in play can throw."""
    table = Tabletop(["Zombie Horde"], ["Gande"]).sets("Zombie Horde 2", place="out").attack(until="how")
    assert table.offered("Zombie Horde") == ["throw from Zombie Horde 1", "throw from Zombie Horde 3"]


def test_a_stance_and_a_shield_that_are_not_offered_cannot_be_chosen() -> None:
    """RX-HE8, RX-V4: Hedina has her stance, nobody has a shield without the variant."""
    match = in_attack(["Hedina"], ["Gande"])
    assert match.asks[0].options == (("throw", 0), ("stance", 0))
    assert refusal(match, 0, 2).endswith("0 = throw, 1 = use Defensive Stance in place of a throw.")
    assert match.asks[1].kind == "aim"


# --- Places and moves ---


def test_a_place_outside_the_own_part_of_the_strip_is_refused() -> None:
    """RX-S13: from the middle of the own part to its ends, and back."""
    match = Match(EXILED, 1, setup_of([["Hedina"], ["Gande"]]))
    space = match.asks[0].options
    assert isinstance(space, Space)
    assert space.axes == (("right", -88, 88), ("back", 0, 77))
    with pytest.raises(ValueError, match=r"^back -1 lies outside 0 to 77[.]$"):
        space.index((0, -1))
    assert refusal(match, 0, len(space)).startswith(f"{len(space)} does not answer “Where does Hedina start?”")


def test_the_last_of_a_team_cannot_name_a_way_back() -> None:
    """RX-M4: the directions that lead away have no place in the space."""
    match = in_attack(["Evelynn"], ["Gande"])
    for ask in match.asks:
        match.answer(ask.seat, 0)
    space = match.asks[0].options
    assert isinstance(space, Space)
    assert len(space) == 179 * 89
    assert refusal(match, 0, len(space)).endswith(
        f"from 0 to {len(space) - 1}, of a point in the space of {space.named()}."
    )
