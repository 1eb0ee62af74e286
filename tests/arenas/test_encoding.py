"""Every answer of every game has an action of its own, and observations tell a seat nothing it cannot know."""

import numpy as np
import pytest

from tests.arenas.walking import questions_of
from wildswing.arenas.encoding import IllegalAction
from wildswing.arenas.facet import encoding_of
from wildswing.arenas.numbering import Numbering
from wildswing.arenas.parts import Sheet
from wildswing.exceed.matches import match_of, roster
from wildswing.exiled.drawing import drawn_teams
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.variants import BLOCKING, FREE_FOR_ALL, ITEMS_AT_START, MODERATOR
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.registry import find_game
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

FIGHTERS = sorted(roster())

ALL_TERRAIN = ("forest", "mountain", "swamp", "tunnel")

EXILED_SETUPS = {
    "two against two": setup_of((("Hedina", "Evelynn"), ("Nahtha", "Murder of Crows")), rounds=4),
    "blocking": setup_of(drawn_teams(2, 1), variants=(BLOCKING,), rounds=4),
    "items": setup_of(drawn_teams(3, 2), variants=(ITEMS_AT_START,), chests=1, rounds=4),
    "terrain": setup_of(drawn_teams(2, 3), terrain=ALL_TERRAIN, chests=3, rounds=4),
    "gemstones": setup_of(drawn_teams(2, 4), gemstones=5, rounds=4),
    "all twelve": setup_of(drawn_teams(6, 5), rounds=2),
    "free for all": setup_of([[name] for name in drawn_teams(3, 6)[0]], variants=(FREE_FOR_ALL,), rounds=4),
    "hands": setup_of(drawn_teams(1, 7), skills=("hand",), rounds=4),
}


def check_question(encoding: Numbering, state: State, ask: Ask, offered: dict[int, int], hidden: State) -> None:
    """Each option has an action, no two share one, and way and way back agree."""
    if not isinstance(ask.options, Space):
        assert sorted(offered.values()) == list(range(len(ask.options)))
    assert len(set(offered.values())) == len(offered)
    assert encoding.offered(hidden, ask) == offered
    assert encoding.mask(state, ask).nonzero()[0].tolist() == sorted(offered)
    for action in list(offered)[:: max(1, len(offered) // 8)]:
        assert encoding.action_of(state, ask, offered[action]) == action
        assert encoding.index_of(state, ask, action) == offered[action]


def check_game(name: str, seed: str, setup: Setup | None = None, imagine_every: int = 7) -> None:
    game = find_game(name)
    encoding = encoding_of(name, setup)
    assert isinstance(encoding, Numbering)
    seats = range(len(game.seats(setup or game.default_setup())))
    sheets = [encoding.sheet() for _ in seats]
    for number, (state, ask, offered) in enumerate(questions_of(game, encoding, seed, setup)):
        hidden = game.hide(state, ask.seat)
        check_question(encoding, state, ask, offered, hidden)
        seen = encoding.observe(hidden, ask.seat)
        assert seen.shape == (encoding.observation_size,)
        assert seen.dtype == np.float32
        assert np.abs(seen).max() <= 1
        sheets[ask.seat].write(state if encoding.reads_truth else hidden, ask.seat)
        assert np.array_equal(sheets[ask.seat].numbers, seen)
        if number % imagine_every == 0:
            for seat in seats:
                check_observation(game, encoding, state, seat, Stream(f"{seed} {number}"), sheets[seat])


def check_observation(
    game: AnyGame, encoding: Numbering, state: State, seat: int, stream: Stream, sheet: Sheet
) -> None:
    """A seat observes the same in every world it can imagine, made anew or kept, from a true or a hidden state."""
    known = encoding.observe(game.hide(state, seat), seat)
    worlds = [state, game.imagine(state, seat, stream), game.imagine(state, seat, stream)]
    for world in worlds:
        assert np.array_equal(encoding.observe(game.hide(world, seat), seat), known)
        if encoding.reads_truth:
            assert np.array_equal(encoding.observe(world, seat), known)
    sheet.write(state if encoding.reads_truth else game.hide(state, seat), seat)
    assert np.array_equal(sheet.numbers, known)


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_every_answer_of_every_fighter_has_an_action_of_its_own(fighter: str) -> None:
    other = FIGHTERS[(FIGHTERS.index(fighter) + 7) % len(FIGHTERS)]
    check_game("exceed", f"arena {fighter}", match_of(fighter, other))


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_of_formation_has_an_action_of_its_own(seed: int) -> None:
    check_game("formation", f"arena {seed}")


@pytest.mark.parametrize("setup", EXILED_SETUPS)
def test_every_answer_of_rise_of_the_exiled_has_an_action_of_its_own(setup: str) -> None:
    check_game("exiled", f"arena {setup}", EXILED_SETUPS[setup], imagine_every=11)


@pytest.mark.parametrize("name", ["ghost-bride", "target-practice"])
def test_every_throw_of_the_solo_games_has_an_action_of_its_own(name: str) -> None:
    check_game(name, "arena")


@pytest.mark.parametrize("name", ["exceed", "exiled", "formation", "ghost-bride", "target-practice"])
def test_every_action_has_a_meaning_of_its_own(name: str) -> None:
    encoding = encoding_of(name)
    meanings = [encoding.meaning(action) for action in range(encoding.actions)]
    assert len(set(meanings)) == len(meanings)
    with pytest.raises(WildswingError, match=f"There is no action {encoding.actions}"):
        encoding.meaning(encoding.actions)


@pytest.mark.parametrize("name", ["exceed", "exiled", "formation"])
def test_observations_of_the_games_for_several_are_made_without_a_hidden_state(name: str) -> None:
    assert encoding_of(name).reads_truth


def test_a_sheet_is_cleared_for_another_match() -> None:
    encoding = encoding_of("exceed")
    game = find_game("exceed")
    sheet = encoding.sheet()
    for seed, seat in ((1, 0), (2, 1)):
        for state, _, _ in questions_of(game, encoding, f"sheet {seed}", match_of("Ryu", FIGHTERS[seed])):
            sheet.write(state, seat)
            assert np.array_equal(sheet.numbers, encoding.observe(state, seat))
        sheet.clear()


def test_an_action_that_is_not_offered_is_refused_with_one_that_is() -> None:
    game = find_game("formation")
    encoding = encoding_of("formation")
    state = game.start(1)
    with pytest.raises(IllegalAction, match="does not answer the open question “type”; take one of the 3 actions"):
        encoding.index_of(state, state.asks[0], 5)
    with pytest.raises(IllegalAction, match="Action -1 does not answer"):
        encoding.index_of(state, state.asks[0], -1)


def test_a_moderator_has_no_seat_in_an_arena() -> None:
    with pytest.raises(WildswingError, match="A moderator does not play"):
        encoding_of("exiled", setup_of(drawn_teams(1, 1), variants=(MODERATOR,)))


def test_a_game_without_an_encoding_is_named() -> None:
    with pytest.raises(WildswingError, match="There is no game called “chess”"):
        encoding_of("chess")
