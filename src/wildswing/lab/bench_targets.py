"""What our games are to reach, held against what was measured."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import offering
from wildswing.lab.builds import COMPILED, PLAIN
from wildswing.lab.measurements import GAMES, Bench
from wildswing.lab.statistics import Spread, spread
from wildswing.lab.subjects import SUBJECTS
from wildswing.lab.tally import Tally

Wanted = tuple[AnyGame, str, float, str]
"""How many times the pace of a yardstick, another engine or our own build, a build of a game is to play at."""

PACES: tuple[Wanted, ...] = tuple(
    [(game, COMPILED, bench.gain, PLAIN) for game, bench in offering("bench", Bench) if bench.gain is not None]
)

COSTS: tuple[tuple[AnyGame, str, float], ...] = tuple(
    [(game, *cost) for game, bench in offering("bench", Bench) for cost in bench.costs.items()]
)
"""How many microseconds an operation may take in the plain build of a game."""


class Target(msgspec.Struct, frozen=True):
    """What the slowest match of a game, or the server, is to reach, and whether it does.

    The value and the verdict are None if something needed for them could not be measured.
    """

    game: str
    name: str
    wanted: Literal["at least", "at most"]
    bound: float
    value: Spread | None
    reached: bool | None


def steps_per_second(tallies: Sequence[Tally]) -> list[float]:
    """Returns the pace of each round."""
    return [tally.steps_per_second for tally in tallies]


def microseconds(paces: Sequence[float]) -> list[float]:
    """Returns how long a step took in each round."""
    return [1_000_000 / steps for steps in paces]


def targets(
    tallies: Mapping[tuple[str, str | None, str], Sequence[Tally]],
    paces_wanted: Sequence[Wanted] = PACES,
    costs_wanted: Sequence[tuple[AnyGame, str, float]] = COSTS,
) -> tuple[Target, ...]:
    """Holds the tallies, by subject, build and measurement, against all targets."""

    def slowest(game: AnyGame, build: str, measurement: str = GAMES) -> list[float]:
        """Returns the steps per second of the slowest match in each round in which all were measured."""
        names = [one.name for one in SUBJECTS if one.game is game and measurement in one.measurements]
        matches = [steps_per_second(tallies.get((name, build, measurement), ())) for name in names]
        return [min(one_round) for one_round in zip(*matches, strict=False)]

    def yardstick(game: AnyGame, name: str) -> list[float]:
        return slowest(game, name) if name == PLAIN else steps_per_second(tallies.get((name, None, GAMES), ()))

    def paces(game: AnyGame) -> list[Target]:
        """Compares round by round, since the machine is as busy for both in the same round."""
        return [
            target(
                game.title,
                f"{build} over {name}",
                "at least",
                bound,
                _ratios(slowest(game, build), yardstick(game, name)),
            )
            for of, build, bound, name in paces_wanted
            if of is game
        ]

    def costs(game: AnyGame) -> list[Target]:
        return [
            target(
                game.title,
                f"{operation}, {PLAIN}, µs",
                "at most",
                bound,
                microseconds(slowest(game, PLAIN, operation)),
            )
            for of, operation, bound in costs_wanted
            if of is game
        ]

    games = dict.fromkeys([subject.game for subject in SUBJECTS])
    return tuple([one for game in games for one in (*paces(game), *costs(game))])


def _ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    return [our / their for our, their in zip(ours, theirs, strict=False)]


def target(of: str, name: str, wanted: Literal["at least", "at most"], bound: float, values: Sequence[float]) -> Target:
    """Holds the median of what was found in each round against a bound."""
    if not values:
        return Target(of, name, wanted, bound, None, None)
    value = spread(values)
    reached = value.median >= bound if wanted == "at least" else value.median <= bound
    return Target(of, name, wanted, bound, value, reached)
