"""Games between two sides: two seats, or two teams of several seats."""

from collections.abc import Sequence

import msgspec

from wildswing.agents.agent import Agent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import Heard
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.play_out import play_out


class Ending(msgspec.Struct, frozen=True):
    """How a game of two sides, 0 and 1, ended."""

    winner: int | None
    first: int
    """Whose seat had the first turn."""
    scores: tuple[int, int]
    answers: int


def check_two_sides(game: AnyGame, setup: Setup) -> None:
    """Refuses a game that is not played by two sides."""
    seats = game.teams(setup)
    teams = len(set(seats))
    if teams != 2:
        what = "seat" if teams == len(seats) else "team"
        raise WildswingError(
            f"{game.title} has {teams} {what}{'s' * (teams != 1)}, and a simulation needs a game for two: A and B."
        )


def play_sides(game: AnyGame, agents: Sequence[Agent], seed: str, setup: Setup, heard: Heard = None) -> Ending:
    """Lets an agent for each seat play to the end; a fault is told with the seed that shows it."""
    try:
        played = play_out(game, agents, seed, setup, heard)
    except WildswingError:
        raise
    except Exception as error:
        raise WildswingError(
            f"The game with seed “{seed}” stopped with {type(error).__name__}: {error}; "
            f"this is a fault in {game.name} or in an agent."
        ) from error
    teams = game.teams(setup)
    outcome = played.outcome
    winners = {teams[seat] for seat in outcome.winners}
    scores = [sum([score for score, its in zip(outcome.scores, teams, strict=True) if its == team]) for team in (0, 1)]
    return Ending(
        winners.pop() if len(winners) == 1 else None, teams[outcome.first], (scores[0], scores[1]), played.answers
    )
