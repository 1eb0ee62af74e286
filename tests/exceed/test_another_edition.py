"""A made-up edition with another arena, other life and other hands is played everywhere by what its record says."""

import io
import re

import pytest
from rich.console import Console

from tests.arenas.walking import questions_of
from tests.sampling import games, sampled
from wildswing.agents.registry import make_agent
from wildswing.arenas.facet import encoding_of
from wildswing.cli.tables.scene import scene_of
from wildswing.exceed import Duel, side
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.position import ImpossiblePosition
from wildswing.exceed.rules.arena import high_end, low_end
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.view import ExceedView
from wildswing.exceed.terminal.look import ExceedLook
from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance import assert_conforms
from wildswing.kernel.match import Match

SMALL = "strive, spaces=8, starting_life=24, hand_limit=5, first_hand=4, second_hand=5, second_reshuffle_offered=no"

WIDE = "strive, spaces=11"

PAIRINGS = [("Sol Badguy", "Ky Kiske"), ("Happy Chaos", "Zato-1"), ("Faust", "Nagoriyuki"), ("Potemkin", "May")]
MEETINGS = [(one, other, edition) for one, other in PAIRINGS for edition in (SMALL, WIDE)]


def small_match() -> Match:
    return Match(EXCEED, 4, match_of("Sol Badguy", "Ky Kiske", SMALL))


def test_a_match_begins_as_the_edition_says() -> None:
    """EX-COMP-23, EX-SETUP-02, EX-SETUP-05, EX-SETUP-06, EX-SETUP-10."""
    table = small_match().state
    assert isinstance(table, Table)
    assert [one.space for one in table.sides] == [3, 6]
    assert [one.life for one in table.sides] == [24, 24]
    hands = [len(table.sides[seat].hand) for seat in (table.first, 1 - table.first)]
    assert hands == [4, 5]
    view = EXCEED.view(table, 0)
    assert isinstance(view, ExceedView)
    assert (view.spaces, view.sides[0].most_life) == (8, 24)


def test_a_deck_has_as_many_normals_as_the_edition_says() -> None:
    """EX-COMP-08."""
    decks = []
    for copies in (2, 3):
        table = EXCEED.start(1, match_of("Sol Badguy", "Ky Kiske", f"strive, normal_copies={copies}"))
        assert isinstance(table, Table)
        decks.append([len(side.deck) + len(side.hand) for side in table.sides])
    assert decks == [[32, 30], [40, 38]]


def test_learning_programs_are_told_life_in_parts_of_what_the_edition_starts_with() -> None:
    usual, small = EXCEED.start(1), EXCEED.start(1, match_of("Sol Badguy", "Ky Kiske", SMALL))
    rows = [encoding_of("exceed").observe(EXCEED.hide(table, 0), 0) for table in (usual, small)]
    assert [row[4] for row in rows] == [1, 1]


def test_nobody_walks_beyond_the_last_space() -> None:
    """EX-MOVE-02."""
    spare = ("Grasp", "Slash", "Cross", "Dive", "Focus")
    duel = Duel(side(*spare, space=7), side(space=1), edition=SMALL)
    assert duel.offers("Walk to space 8")
    assert not duel.offers("Walk to space 9")
    with pytest.raises(ImpossiblePosition, match="the arena has the spaces 1 to 8"):
        Duel(side(space=9), side(space=1), edition=SMALL)


def test_the_hand_limit_is_that_of_the_edition() -> None:
    """EX-SETUP-15."""
    duel = Duel(side("Grasp", "Slash", "Cross", "Dive", deck=("Focus", "Sweep")), side(), edition=SMALL)
    duel.answer("Prepare")
    assert duel.asked == (0, "hand limit")


@pytest.mark.parametrize(("one", "other", "edition"), sampled(MEETINGS, games(len(PAIRINGS)), "another arena"))
def test_it_conforms(one: str, other: str, edition: str) -> None:
    assert_conforms(EXCEED, 1, match_of(one, other, edition))


@pytest.mark.parametrize(("edition", "spaces"), [(SMALL, 8), (WIDE, 11)])
def test_the_terminal_draws_its_spaces(edition: str, spaces: int) -> None:
    match = Match(EXCEED, 4, match_of("Sol Badguy", "Ky Kiske", edition))
    file = io.StringIO()
    drawn = ExceedLook().table(scene_of(match, 0, ()))
    Console(file=file, width=80, color_system=None, highlight=False, _environ={}).print(drawn, markup=False)
    (above,) = [line for line in file.getvalue().splitlines() if "┬" in line]
    assert re.findall(r"\d+", above) == [str(space) for space in range(1, spaces + 1)]


@pytest.mark.parametrize(("edition", "spaces"), [(SMALL, 8), (WIDE, 11)])
def test_arenas_number_its_questions_from_either_end(edition: str, spaces: int) -> None:
    encoding = encoding_of("exceed")
    for state, ask, offered in questions_of(EXCEED, encoding, "small", match_of("Ryu", "Ky Kiske", edition)):
        assert isinstance(state, Table)
        assert offered
        assert all(1 <= low_end(one) <= high_end(one) <= spaces for one in state.sides)
        encoding.observe(EXCEED.hide(state, ask.seat), ask.seat)


def test_the_last_of_eleven_spaces_is_offered_and_numbered() -> None:
    """EX-MOVE-02."""
    spare = ("Grasp", "Slash", "Cross", "Dive", "Focus")
    duel = Duel(side(*spare, space=10), side(space=1), edition=WIDE)
    assert duel.offers("Walk to space 11")
    assert not duel.offers("Walk to space 12")
    encoding = encoding_of("exceed")
    told = [encoding.meaning(number) for number in encoding.offered(duel.table, duel.ask)]
    assert "action: moves to space 11" in told


@pytest.mark.parametrize("name", ["greedy", "novice"])
def test_agents_play_it(name: str) -> None:
    match = small_match()
    agent, stream = make_agent(name, EXCEED), Stream(1)
    for _ in range(30):
        ask = match.state.asks[0]
        match.answer(ask.seat, agent.choose(EXCEED, match.game.hide(match.state, ask.seat), ask, stream))
    assert len(match.answers) == 30


@pytest.mark.parametrize("name", ["greedy", "novice", "search:8"])
def test_agents_play_from_both_ends_of_the_widest_arena(name: str) -> None:
    duel = Duel(side("Grasp", "Cross", "Focus", space=11), side("Grasp", "Cross", space=1), edition=WIDE)
    chosen = make_agent(name, EXCEED).choose(EXCEED, EXCEED.hide(duel.table, 0), duel.ask, Stream(1))
    assert 0 <= chosen < len(duel.ask.options)
