"""Let two agents play many games, in as many processes as wanted, and sum up who won."""

from collections.abc import Callable
from functools import partial
from time import perf_counter

import msgspec

from wildswing.agents.agent import Agent
from wildswing.agents.registry import make_agent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.registry import find_game
from wildswing.lab.errands import Progress, add_up
from wildswing.lab.sides import check_two_sides, play_sides
from wildswing.lab.statistics import Estimate, mean, share


class Duel(msgspec.Struct, frozen=True):
    """What is to be played: A and B change seats after every game, and each game has a seed of its own.

    In a game of two teams A has all seats of one team, and B those of the other.
    """

    game: str
    a: str
    b: str
    games: int
    seed: int
    setup: Setup
    """What the games are played with."""
    drawn: tuple[Setup, ...] = ()
    """What they are played with instead, in turn, each twice, so that A and B change places in it."""

    def seed_of(self, number: int) -> str:
        """Returns the seed of a game."""
        return f"{self.seed}/{number}"

    def setup_of(self, number: int) -> Setup:
        """Returns what a game is played with."""
        return self.drawn[number // 2 % len(self.drawn)] if self.drawn else self.setup


class Standing(msgspec.Struct, frozen=True):
    """What some finished games add up to; whole numbers, so the order of the games leaves no trace."""

    games: int = 0
    wins_a: int = 0
    wins_b: int = 0
    first_wins: int = 0
    margin: int = 0
    margin_squared: int = 0
    answers: int = 0

    def __add__(self, other: "Standing") -> "Standing":
        mine, theirs = msgspec.structs.astuple(self), msgspec.structs.astuple(other)
        return Standing(*[one + another for one, another in zip(mine, theirs, strict=True)])


class Report(msgspec.Struct, frozen=True):
    """What a simulation found; all but the last two follow from the duel alone."""

    game: str
    a: str
    b: str
    seed: int
    asked: int
    """How many games were to be played."""
    games: int
    """How many were finished."""
    complete: bool
    wins_a: int
    wins_b: int
    draws: int
    win_rate_a: Estimate
    win_rate_b: Estimate
    first_player_share: Estimate
    """How often the player with the first turn won."""
    margin: Estimate
    """A's score less B's, on average."""
    answers_per_game: float | None
    seconds: float
    games_per_second: float


def play_duel(duel: Duel, jobs: int, progress: Progress) -> Report:
    """Plays the games and reports; `progress` is told how many are done. Ctrl-C ends it with what is done."""
    check_duel(duel, jobs)
    start = perf_counter()
    standing = add_up(partial(play_some, duel), Standing(), duel.games, jobs, progress)
    return report_on(duel, standing, perf_counter() - start)


def play_one(
    duel: Duel,
    number: int,
    seated: Callable[[Agent], Agent] = lambda agent: agent,
    make: Callable[[str, AnyGame], Agent] | None = None,
) -> Standing:
    """Plays one game of a duel; it comes out the same wherever and whenever it is played.

    `seated` may put somebody between an agent and the table, who looks on; `make` finds agents that are not known by
    name alone.
    """
    find = make or make_agent
    game = find_game(duel.game)
    setup = duel.setup_of(number)
    teams = game.teams(setup)
    names = (duel.a, duel.b) if number % 2 == 0 else (duel.b, duel.a)
    played = play_sides(game, [seated(find(names[team], game)) for team in teams], duel.seed_of(number), setup)
    team_a, team_b = number % 2, 1 - number % 2
    margin = played.scores[team_a] - played.scores[team_b]
    return Standing(
        games=1,
        wins_a=int(played.winner == team_a),
        wins_b=int(played.winner == team_b),
        first_wins=int(played.winner == played.first),
        margin=margin,
        margin_squared=margin * margin,
        answers=played.answers,
    )


def play_some(duel: Duel, numbers: range) -> Standing:
    """Plays some games of a duel."""
    return sum([play_one(duel, number) for number in numbers], Standing())


def check_duel(duel: Duel, jobs: int) -> None:
    """Refuses a duel that cannot be played."""
    game = find_game(duel.game)
    check_two_sides(game, duel.setup_of(0))
    for name in (duel.a, duel.b):
        make_agent(name, game)
    if duel.games < 1:
        raise WildswingError(f"{duel.games} games cannot be played; ask for 1 or more with --games.")
    if jobs < 1:
        raise WildswingError(f"{jobs} processes cannot play; ask for 1 or more with --jobs.")


def report_on(duel: Duel, standing: Standing, seconds: float) -> Report:
    """Sums up what came of a duel."""
    games = standing.games
    return Report(
        game=duel.game,
        a=duel.a,
        b=duel.b,
        seed=duel.seed,
        asked=duel.games,
        games=games,
        complete=games == duel.games,
        wins_a=standing.wins_a,
        wins_b=standing.wins_b,
        draws=games - standing.wins_a - standing.wins_b,
        win_rate_a=share(standing.wins_a, games),
        win_rate_b=share(standing.wins_b, games),
        first_player_share=share(standing.first_wins, games),
        margin=mean(games, standing.margin, standing.margin_squared),
        answers_per_game=standing.answers / games if games else None,
        seconds=seconds,
        games_per_second=games / seconds,
    )
