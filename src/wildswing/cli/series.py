"""A series: several matches of the same two players, until one has won more than half of them."""

from collections.abc import Mapping

import msgspec
from rich.text import Text

from wildswing.agents.agent import Agent
from wildswing.agents.registry import make_agent
from wildswing.cli.draft import Drafting, draft_of
from wildswing.cli.gathering import PERSON
from wildswing.cli.options import Options, not_for
from wildswing.cli.output import capitalized, console, counted
from wildswing.cli.person import Leave
from wildswing.cli.saved import begin
from wildswing.cli.setups import read_setup
from wildswing.cli.sitting import sit_down
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Outcome
from wildswing.kernel.match import Match

LONGEST = 99
MOST_BANS = 9


class Series:
    """Who has won how often."""

    def __init__(self, players: tuple[str, str], best_of: int) -> None:
        self.players = players
        self.best_of = best_of
        self.wins = [0, 0]
        self.played = 0

    @property
    def needed(self) -> int:
        """How many wins take the series."""
        return self.best_of // 2 + 1

    @property
    def winner(self) -> int | None:
        """Who has won the series."""
        return next((player for player in (0, 1) if self.wins[player] == self.needed), None)

    def note(self, outcome: Outcome) -> int | None:
        """Counts a match and returns who lost it; one that nobody or both have won counts for nobody."""
        self.played += 1
        if len(outcome.winners) != 1:
            return None
        self.wins[outcome.winners[0]] += 1
        return 1 - outcome.winners[0]

    def score(self) -> str:
        """Tells how the series stands."""
        one, other = self.players
        stands = f"{one} {self.wins[0]}, {other} {self.wins[1]}"
        if self.winner is not None:
            return capitalized(f"{self.players[self.winner]} won the series: {stands}.")
        return capitalized(f"{stands}; whoever wins {self.needed} of {self.best_of} takes the series.")


class Contest(msgspec.Struct, frozen=True):
    """How a series was asked for: its greatest length, and how many each player bans."""

    best_of: int | None = None
    bans: int | None = None

    def __post_init__(self) -> None:
        if self.best_of is not None and (self.best_of % 2 == 0 or not 0 < self.best_of <= LONGEST):
            raise WildswingError(
                f"--best-of {self.best_of} makes no series; choose an odd number from 1 to {LONGEST}, such as 3."
            )
        if self.bans is not None and not 0 <= self.bans <= MOST_BANS:
            raise WildswingError(f"--bans {self.bans} should be a number from 0 to {MOST_BANS}.")


def play_series(game: AnyGame, contest: Contest, agents: Mapping[int, Agent], seed: int, options: Options) -> None:
    """Plays a series to its end, or until somebody leaves; what was played is kept match by match."""
    series = Series(_players(game, agents), contest.best_of or 1)
    screen = console()
    draft = draft_of(game)
    drafting = None if draft is None else Drafting(draft, series.players, agents, Stream(f"series {seed}"), screen)
    try:
        if drafting is None and contest.bans is not None:
            raise not_for(game, "bans", lambda setups: setups.draft is not None)
        if drafting is not None:
            drafting.begin(drafting.named_in(options), contest.bans or 0)
        while series.winner is None:
            chosen = options if drafting is None else drafting.noted_in(options)
            outcome = _play(game, agents, seed + series.played, chosen, series)
            if outcome is None:
                return
            loser = series.note(outcome)
            screen.print(Text(series.score(), "bold"), soft_wrap=True)
            if drafting is not None and loser is not None and series.winner is None:
                drafting.choose_anew(loser)
    except Leave:
        screen.print(f"The series ends here: {series.score()}", soft_wrap=True)


def _play(game: AnyGame, agents: Mapping[int, Agent], seed: int, options: Options, series: Series) -> Outcome | None:
    """Plays one match of a series; returns nothing if somebody left it."""
    afresh = {seat: make_agent(agent.name, game) for seat, agent in agents.items()}
    names = tuple([afresh[seat].name if seat in afresh else PERSON for seat in (0, 1)])
    saved = begin(Match(game, seed, read_setup(game, None, options)), names)
    sit_down(saved, afresh, series.score() if series.best_of > 1 else "")
    return saved.match.outcome


def _players(game: AnyGame, agents: Mapping[int, Agent]) -> tuple[str, str]:
    """Returns what the two players are called, whoever they play."""
    seats = len(game.seats(game.default_setup()))
    if seats != 2:
        raise WildswingError(
            f"A series is played by two, and {game.name} has {counted(seats, 'seat')}; play single matches."
        )
    if not agents:
        return "player 1", "player 2"
    return ("the machine", "you") if 0 in agents else ("you", "the machine")
