"""What is measured of our own engine: games of some matches, single operations on their positions, and searches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from operator import methodcaller
from random import Random
from typing import Any

from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.game import EXILED
from wildswing.exiled.lab.throws import Toss, all_twelve, full_table, judge_alone, lay, shifted, toss
from wildswing.exiled.rules.judging import judge
from wildswing.exiled.rules.setup import setup_of
from wildswing.formation.game import FORMATION
from wildswing.formation.solver import margins
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.arena_games import gymnasium_games, openspiel_games, pettingzoo_games
from wildswing.lab.play_out import play_out
from wildswing.lab.positions import positions
from wildswing.lab.searching import playouts, strike_search, tree_search
from wildswing.lab.tally import PlayGame

GAMES = "random games"
GAMES_WITH_VIEWS = "random games, with views"
NAIVE_GAMES = "games of naive agents"
THROUGH_PETTINGZOO = "random games, through PettingZoo"
THROUGH_GYMNASIUM = "random games, through Gymnasium"
THROUGH_OPENSPIEL = "random games, through OpenSpiel"
PLAYOUTS = "playouts from halfway"
TREE_SEARCH = "tree search"
STRIKE_SEARCH = "strike search"
COPY = "copy"
COPY_IN_STRIKE = "copy in a strike"
HIDE = "hide"
IMAGINE = "imagine"
ENCODE = "encode"
DECODE = "decode"
SOLVE = "solve a round"
JUDGE_MANY = "judge one of many throws"
JUDGE_ALONE = "land and judge a throw alone"

THROUGH_ARENAS = (THROUGH_PETTINGZOO, THROUGH_GYMNASIUM, THROUGH_OPENSPIEL)

WHOLE_GAMES = (GAMES, GAMES_WITH_VIEWS, NAIVE_GAMES, *THROUGH_ARENAS, PLAYOUTS)
"""What is measured game by game, to the end."""

SEARCHES = (TREE_SEARCH, STRIKE_SEARCH)
"""What is measured in imagined plays; all else is a single operation."""

STRIKES_SAMPLE = 40
"""Random games of Exceed stand in a strike at one position in six to twelve."""

THROWS = 600
"""Throws that are judged: fifty by each of twelve characters, more than any memory of shapes holds tables for."""

Measurement = Callable[[AnyGame, Setup, int], PlayGame]
"""Opens a measurement for a seed; what it counts as a step is a decision, or one operation."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A match that is measured, and what of it; the setup is read only when it is needed."""

    name: str
    game: AnyGame
    setup: Callable[[], Setup]
    measurements: Mapping[str, Measurement]

    def open(self, measurement: str, seed: int) -> PlayGame:
        """Prepares everything, so that only what is measured is left to be timed."""
        return self.measurements[measurement](self.game, self.setup(), seed)


def _random_games(game: AnyGame, setup: Setup, seed: int, look: bool = False) -> PlayGame:
    """The same loop as for other engines; with a look, every asked seat also gets its view."""
    random = Random(seed).random
    start, answer, view = game.start, game.answer, game.view

    def play_game() -> int:
        answers = 0
        state = start(int(random() * 2**53), setup)
        while state.asks:
            ask = state.asks[0]
            if look:
                view(state, ask.seat)
            answer(state, ask.seat, int(random() * len(ask.options)))
            answers += 1
        return answers

    return play_game


def _on_each(do: Callable[..., object], things: Sequence[tuple[Any, ...]]) -> PlayGame:
    """Does one operation on each of some things, and counts the operations."""

    def do_all() -> int:
        for thing in things:
            do(*thing)
        return len(things)

    return do_all


def _copy(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    return _on_each(methodcaller("copy"), [(state,) for state, _ in positions(game, setup, seed)])


def _hide(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    return _on_each(game.hide, [(state, ask.seat) for state, ask in positions(game, setup, seed)])


def _imagine(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    stream = Stream(seed)
    known = [(game.hide(state, ask.seat), ask.seat, stream) for state, ask in positions(game, setup, seed)]
    return _on_each(game.imagine, known)


def _encode(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    return _on_each(game.encode, [(state,) for state, _ in positions(game, setup, seed)])


def _decode(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    return _on_each(game.decode, [(game.encode(state),) for state, _ in positions(game, setup, seed)])


def _solve_formation(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Weighs each lead of the first battle, all seven battles played perfectly with open cards."""
    asked: list[tuple[Any, Ask]] = [*positions(game, setup, seed)]
    return _on_each(margins, [(table, ask) for table, ask in asked if ask.kind == "offence" and table.battle == 1])


def _copy_in_strike(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Copies tables of Exceed that hold attacks too."""
    tables: list[Any] = [table for table, _ in positions(game, setup, seed, STRIKES_SAMPLE)]
    return _on_each(methodcaller("copy"), [(table,) for table in tables if table.strike is not None])


def _naive_games(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Plays Rise of the Exiled as people would, who throw at each other and not at the table."""
    random = Random(seed).random
    seats = len(game.seats(setup))

    def play_game() -> int:
        return play_out(game, [NaiveAgent() for _ in range(seats)], int(random() * 2**53), setup).answers

    return play_game


def _tosses(setup: Setup, seed: int, apart: int) -> list[Toss]:
    """Returns throws, each by the next character, over tables that differ by how far the cards are shifted."""
    random = Random(seed)
    table = full_table(setup, seed)
    return [toss(shifted(table, number * apart), number % len(table.players), random) for number in range(THROWS)]


def _judge_many(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Judges throws that have all landed on one table."""
    table = full_table(setup, seed)
    for one in _tosses(setup, seed, 0):
        lay(table, one.throw, one.landing)
    return _on_each(judge, [(table, at) for at in range(THROWS)])


def _judge_alone(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Lets each throw land on a table of its own and judges it."""
    return _on_each(judge_alone, [tuple(one) for one in _tosses(setup, seed, 1)])


def _for_agents(**parameters: str) -> dict[str, Measurement]:
    """What matters to searches and learning programs; the parameters are those of the match in OpenSpiel."""
    return {
        THROUGH_PETTINGZOO: pettingzoo_games,
        THROUGH_GYMNASIUM: gymnasium_games,
        THROUGH_OPENSPIEL: partial(openspiel_games, parameters),
        PLAYOUTS: playouts,
        TREE_SEARCH: tree_search,
    }


EVERY_GAME: Mapping[str, Measurement] = {
    GAMES: _random_games,
    GAMES_WITH_VIEWS: partial(_random_games, look=True),
    COPY: _copy,
    HIDE: _hide,
    IMAGINE: _imagine,
    ENCODE: _encode,
    DECODE: _decode,
}


EXCEED_MEASUREMENTS: Mapping[str, Measurement] = {
    GAMES: _random_games,
    COPY: _copy,
    COPY_IN_STRIKE: _copy_in_strike,
    IMAGINE: _imagine,
}
"""What decides how far a search can look; several matches are measured, so each briefly."""


EXILED_MEASUREMENTS: Mapping[str, Measurement] = {
    GAMES: _random_games,
    NAIVE_GAMES: _naive_games,
    COPY: _copy,
    HIDE: _hide,
    IMAGINE: _imagine,
}


TEAMS = (("Hedina", "Klim-Klam", "Gande"), ("Nahtha", "Zombie Horde", "Badon"))


def _duel(name: str, one: str, other: str, further: Mapping[str, Measurement] | None = None) -> Subject:
    measurements = {**EXCEED_MEASUREMENTS, **(further or {})}
    return Subject(f"Exceed {name}", EXCEED, cache(partial(match_of, one, other)), measurements)


def _three_against_three() -> Setup:
    return setup_of(TEAMS)


SUBJECTS: tuple[Subject, ...] = (
    Subject("Formation", FORMATION, FORMATION.default_setup, {**EVERY_GAME, SOLVE: _solve_formation, **_for_agents()}),
    _duel(
        "Sol-Ky",
        "Sol Badguy",
        "Ky Kiske",
        {**_for_agents(fighter1="Sol Badguy", fighter2="Ky Kiske"), STRIKE_SEARCH: strike_search},
    ),
    _duel("Hyde-Linne", "Hyde Kido", "Linne"),
    _duel("Ryu-Ryu", "Ryu", "Ryu"),
    Subject(
        "Exiled 3-3",
        EXILED,
        cache(_three_against_three),
        {**EXILED_MEASUREMENTS, **_for_agents(teams=" / ".join([" + ".join(team) for team in TEAMS]))},
    ),
    Subject("Exiled 6-6", EXILED, cache(all_twelve), {JUDGE_MANY: _judge_many, JUDGE_ALONE: _judge_alone}),
)


def subject_named(name: str) -> Subject:
    """Returns the match with this name."""
    return next(subject for subject in SUBJECTS if subject.name == name)
