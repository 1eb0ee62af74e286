"""Random matches of every game, with whatever they can be played with."""

from tests.exiled.test_properties import random_setup
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exiled.game import EXILED
from wildswing.exiled.solo.ghost_bride import GHOST_BRIDE
from wildswing.exiled.solo.target_practice import TARGET_PRACTICE
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match

GAMES = (EXCEED, EXILED, FORMATION, GHOST_BRIDE, TARGET_PRACTICE)


def any_setup(game: AnyGame, stream: Stream) -> Setup:
    """Returns what a random match of a game is played with: all fighters meet, by all editions."""
    if game is EXILED:
        return random_setup(stream, real_table=stream.below(5) == 0)
    if game is EXCEED:
        one, other = [sorted(roster())[stream.below(len(roster()))] for _ in range(2)]
        return match_of(one, other, (*EDITIONS, None)[stream.below(len(EDITIONS) + 1)])
    return game.default_setup()


def played(game: AnyGame, seed: int | str, setup: Setup | None = None, most: int = 10_000) -> Match:
    """Plays a match at random, to its end or for so many answers."""
    stream = Stream(f"answers {seed}")
    match = Match(game, seed, setup)
    while match.asks and len(match.answers) < most:
        ask = match.asks[stream.below(len(match.asks))]
        match.answer(ask.seat, stream.below(len(ask.options)))
    return match


def any_match(game: AnyGame, seed: int) -> Match:
    """Plays a random match with a random setup; every fourth is not over."""
    stream = Stream(f"notation {game.name} {seed}")
    return played(game, seed, any_setup(game, stream), stream.below(60) if stream.below(4) == 0 else 10_000)
