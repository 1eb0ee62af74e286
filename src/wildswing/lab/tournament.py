"""Tournaments: everybody meets everybody, in games that any process can play."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from hashlib import blake2b
from typing import Protocol, TypeVar

import msgspec

import wildswing
from wildswing.agents.registry import make_agent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.registry import find_game
from wildswing.lab.errands import Progress
from wildswing.lab.facet import listener_for
from wildswing.lab.results import Header, Key, Result, Results
from wildswing.lab.sides import play_sides
from wildswing.lab.tournament_plan import Plan

T = TypeVar("T")


class Task(msgspec.Struct, frozen=True):
    """A game to be played; it holds all that is needed, so that any process on any machine can play it."""

    key: Key
    program: str
    game: str
    rules: int
    seed: str
    setup: dict[str, str]
    """What the game is played with; in odd games a has the second seat."""
    agents: tuple[str, str]
    """Who plays for a and for b."""
    counts_cards: bool
    """Whether the entrants are fighters, whose cards are counted."""


class Tournament(Protocol):
    """Who meets, and what each of their games is."""

    @property
    def header(self) -> Header:
        """What is played, as the file of results says."""

    def task(self, key: Key) -> Task:
        """Returns a game to be played."""


Runner = Callable[[Callable[[], Sequence[Task]]], Generator[Result]]
"""Plays games somewhere and gives each result as it comes.

It is handed what returns the games that can be played next, and calls that at first and after each result was taken.
When none are left it ends; closing it ends what is under way.
"""


def play_tournament(tournament: Tournament, games: int, kept: Results, runner: Runner, progress: Progress) -> bool:
    """Plays the games that are not kept yet; returns whether all are played, or Ctrl-C ended it before."""
    plan = plan_of(tournament.header, games)
    pairs = set(plan.pairs)
    done = {result.key: result for result in kept.results if result.pair in pairs}

    def more() -> list[Task]:
        return [tournament.task(key) for key in plan.more(done)]

    progress(min(len(done), plan.games), plan.games)
    try:
        with closing(runner(more)) as results:
            for result in results:
                if result.key not in done:
                    kept.append(result)
                    done[result.key] = result
                    progress(min(len(done), plan.games), plan.games)
    except KeyboardInterrupt:
        return len(done) >= plan.games
    return True


def plan_of(header: Header, games: int) -> Plan:
    """Returns which games a tournament has, so many for each pairing on average."""
    return Plan(header.entrants, games, header.against)


def play_game(task: Task) -> Result:
    """Plays a game; it comes out the same wherever and whenever it is played."""
    game = find_game(task.game)
    if (task.program, task.rules) != (wildswing.__version__, game.version):
        raise WildswingError(
            f"Games of Wildswing {task.program} ({game.name}, rules version {task.rules}) were given to a process with "
            f"Wildswing {wildswing.__version__} (version {game.version}); install the same on all machines."
        )
    a, b, number = task.key
    entrants, agents = _a_first((a, b), number), _a_first(task.agents, number)
    listener = listener_for(game)
    players = [make_agent(agents[team], game) for team in game.teams(task.setup)]
    ending = play_sides(game, players, task.seed, task.setup, listener.heard)
    cards, distances = (listener.cards(), listener.distances()) if task.counts_cards else (((), ()), ((), ()))
    return Result(
        pair=(a, b),
        number=number,
        winner=None if ending.winner is None else entrants[ending.winner],
        first=entrants[ending.first],
        answers=ending.answers,
        scores=_a_first(ending.scores, number),
        turns=listener.turns(),
        cards=_a_first(cards, number),
        distances=_a_first(distances, number),
    )


def _a_first(by_seat: tuple[T, T], number: int) -> tuple[T, T]:
    """Returns what is known by seat in the order of the entrants, or the other way round."""
    return by_seat if number % 2 == 0 else (by_seat[1], by_seat[0])


def seed_of(header: Header, key: Key) -> str:
    """Returns the seed of a game, which follows from its key and the seed of the tournament."""
    return "/".join([str(part) for part in (header.seed, *key)])


def task_of(header: Header, key: Key, setup: Setup, agents: tuple[str, str], *, counts_cards: bool) -> Task:
    """Returns a game of a tournament to be played."""
    seed = seed_of(header, key)
    return Task(key, header.program, header.game, header.rules, seed, dict(setup), agents, counts_cards)


def digest_of(texts: Iterable[str]) -> str:
    """Returns a short text that tells some texts from any others."""
    digest = blake2b(digest_size=8)
    for text in texts:
        digest.update(len(text.encode()).to_bytes(8, "little") + text.encode())
    return digest.hexdigest()
