"""Measure our builds and other engines in turns, and hold the figures against our targets."""

import platform
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from math import inf
from pathlib import Path
from typing import Literal

import msgspec

from wildswing.exceed.game import EXCEED
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.lab.builds import COMPILED, HERE, PLAIN, Worker, find_builds, why_not, worker
from wildswing.lab.measurements import COPY, COPY_IN_STRIKE, GAMES, JUDGE_ALONE, JUDGE_MANY, SUBJECTS, WHOLE_GAMES
from wildswing.lab.peers import RLCARD_UNO_BARE, RLCARD_UNO_DOCUMENTED, Missing, Tally, peer_names
from wildswing.lab.statistics import Spread, spread

ROUNDS = 7
"""Everything is measured once in each round, so that a busy moment of the machine hits all alike."""

PACES: tuple[tuple[AnyGame, str, float, str], ...] = (
    (FORMATION, PLAIN, 4, RLCARD_UNO_BARE),
    (FORMATION, PLAIN, 4, RLCARD_UNO_DOCUMENTED),
    (FORMATION, COMPILED, 2, PLAIN),
    (EXCEED, PLAIN, 1, RLCARD_UNO_BARE),
    (EXCEED, PLAIN, 1, RLCARD_UNO_DOCUMENTED),
    (EXCEED, COMPILED, 2, RLCARD_UNO_BARE),
    (EXCEED, COMPILED, 2, RLCARD_UNO_DOCUMENTED),
)
"""How many times the pace of a yardstick, another engine or our own build, a build of a game is to play at."""

COSTS: tuple[tuple[AnyGame, str, float], ...] = (
    (FORMATION, COPY, 4),
    (EXCEED, COPY, 4),
    (EXCEED, COPY_IN_STRIKE, 4),
    (EXILED, COPY, 4),
    (EXILED, JUDGE_MANY, 50),
    (EXILED, JUDGE_ALONE, 1000),
)
"""How many microseconds an operation may take in the plain build of a game; 50 are 20,000 in a second."""


@dataclass(slots=True)
class Line:
    """Something to be measured, and a tally for each round in which it was; other engines have no build."""

    subject: str
    build: str | None
    measurement: str
    measure: Callable[[float, int], Tally | str]
    """Takes seconds and a seed; returns a tally, or a sentence that says why there is none."""
    tallies: list[Tally] = field(default_factory=list)
    refusal: str = ""


class Pace(msgspec.Struct, frozen=True):
    """How fast an engine plays random games on one core."""

    subject: str
    build: str | None
    measurement: str
    games_per_second: Spread
    decisions_per_game: float
    """The mean over all rounds."""
    decisions_per_second: Spread


class Cost(msgspec.Struct, frozen=True):
    """How long one operation of a build takes."""

    subject: str
    build: str | None
    operation: str
    microseconds: Spread


class Target(msgspec.Struct, frozen=True):
    """What the slowest match of a game is to reach, and whether it does.

    The value and the verdict are None if something needed for them could not be measured.
    """

    game: str
    name: str
    wanted: Literal["at least", "at most"]
    bound: float
    value: Spread | None
    reached: bool | None


class Report(msgspec.Struct, frozen=True):
    """All that was measured in one run."""

    complete: bool
    python: str
    processor: str
    rounds: int
    seconds: float
    """How long each line was measured, over all rounds."""
    compiled_modules: tuple[str, ...]
    games: tuple[Pace, ...]
    operations: tuple[Cost, ...]
    targets: tuple[Target, ...]
    missing: tuple[Missing, ...]


@dataclass(slots=True)
class Field:
    """All who take part: what is measured, what cannot be, and what was found compiled."""

    lines: list[Line] = field(default_factory=list)
    missing: list[Missing] = field(default_factory=list)
    compiled_modules: list[str] = field(default_factory=list)


def bench(seconds: float, watch: Callable[[int, int], None]) -> Report:
    """Measures everything; `watch` is told how much is done, of how much. Ctrl-C ends it with what is done."""
    if not 0 < seconds < inf:
        raise WildswingError(f"{seconds:g} seconds are no time to measure in; give --seconds more than 0.")
    taking_part = Field()
    complete = False
    try:
        with ExitStack() as stack:
            enter_all(taking_part, stack)
            take_turns(taking_part.lines, seconds, watch)
            complete = True
    except KeyboardInterrupt:
        pass  # The report says that it is not complete.
    return sum_up(taking_part, seconds, complete)


def enter_all(taking_part: Field, stack: ExitStack) -> None:
    """Starts a process for each match in each build, and for each other engine; they work one at a time."""
    teams: dict[str, list[Worker]] = {}
    for build, home in find_builds().items():
        if isinstance(home, Missing):
            taking_part.missing.append(home)
            continue
        process = stack.enter_context(worker(home))
        wrong = why_not(build, home, process)
        if wrong is None:
            teams[build] = [process, *[stack.enter_context(worker(home)) for _ in SUBJECTS[1:]]]
            taking_part.compiled_modules += process.hello.compiled if process.hello else ()
        else:
            taking_part.missing.append(wrong)
    ours = [
        _line(subject.name, build, measurement, team[place])
        for place, subject in enumerate(SUBJECTS)
        for measurement in subject.measurements
        for build, team in teams.items()
    ]
    others = [_line(peer, None, GAMES, stack.enter_context(worker(HERE))) for peer in peer_names()]
    # What is compared is measured close together in time.
    taking_part.lines = sorted(ours + others, key=lambda line: line.measurement != GAMES)


def _line(subject: str, build: str | None, measurement: str, process: Worker) -> Line:
    return Line(subject, build, measurement, partial(process.measure, subject, measurement))


def take_turns(lines: Sequence[Line], seconds: float, watch: Callable[[int, int], None]) -> None:
    """Measures each line once a round, with the same seed for all; one that fails is left out from then on."""
    for turn in range(ROUNDS):
        for place, line in enumerate(lines, 1):
            if not line.refusal:
                result = line.measure(seconds / ROUNDS, turn)
                if isinstance(result, Tally):
                    line.tallies.append(result)
                else:
                    line.refusal = result
            watch(turn * len(lines) + place, ROUNDS * len(lines))


def sum_up(taking_part: Field, seconds: float, complete: bool) -> Report:
    """Turns tallies into figures."""
    lines = [line for line in taking_part.lines if line.tallies and not line.refusal]
    refused = [Missing(line.subject, line.refusal) for line in taking_part.lines if line.refusal]
    return Report(
        complete=complete,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        processor=_processor(),
        rounds=max([len(line.tallies) for line in lines], default=0),
        seconds=seconds,
        compiled_modules=tuple(taking_part.compiled_modules),
        games=tuple([_pace(line) for line in lines if line.measurement in WHOLE_GAMES]),
        operations=tuple([_cost(line) for line in lines if line.measurement not in WHOLE_GAMES]),
        targets=_targets({(line.subject, line.build, line.measurement): line.tallies for line in lines}),
        missing=(*taking_part.missing, *refused),
    )


def _processor() -> str:
    """Returns the name of the processor, where the system tells it."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        text = ""
    names = re.findall(r"^model name\s*: (.+)$", text, re.MULTILINE)
    return names[0] if names else platform.machine()


def _pace(line: Line) -> Pace:
    games = spread([tally.games_per_second for tally in line.tallies])
    decisions = spread([tally.steps_per_second for tally in line.tallies])
    length = sum([tally.steps for tally in line.tallies]) / sum([tally.games for tally in line.tallies])
    return Pace(line.subject, line.build, line.measurement, games, length, decisions)


def _cost(line: Line) -> Cost:
    return Cost(line.subject, line.build, line.measurement, spread(_microseconds(_steps_per_second(line.tallies))))


def _steps_per_second(tallies: Sequence[Tally]) -> list[float]:
    return [tally.steps_per_second for tally in tallies]


def _microseconds(steps_per_second: Sequence[float]) -> list[float]:
    return [1_000_000 / steps for steps in steps_per_second]


def _targets(tallies: Mapping[tuple[str, str | None, str], Sequence[Tally]]) -> tuple[Target, ...]:
    def slowest(game: AnyGame, build: str, measurement: str = GAMES) -> list[float]:
        """Returns the steps per second of the slowest match in each round in which all were measured."""
        names = [one.name for one in SUBJECTS if one.game is game and measurement in one.measurements]
        matches = [_steps_per_second(tallies.get((name, build, measurement), ())) for name in names]
        return [min(one_round) for one_round in zip(*matches, strict=False)]

    def yardstick(game: AnyGame, name: str) -> list[float]:
        return slowest(game, name) if name == PLAIN else _steps_per_second(tallies.get((name, None, GAMES), ()))

    def paces(game: AnyGame) -> list[Target]:
        """Compares round by round, since the machine is as busy for both in the same round."""
        return [
            _target(
                game, f"{build} over {name}", "at least", bound, _ratios(slowest(game, build), yardstick(game, name))
            )
            for of, build, bound, name in PACES
            if of is game
        ]

    def costs(game: AnyGame) -> list[Target]:
        return [
            _target(game, f"{operation}, {PLAIN}, µs", "at most", bound, _microseconds(slowest(game, PLAIN, operation)))
            for of, operation, bound in COSTS
            if of is game
        ]

    games = dict.fromkeys([subject.game for subject in SUBJECTS])
    return tuple([target for game in games for target in (*paces(game), *costs(game))])


def _ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    return [our / their for our, their in zip(ours, theirs, strict=False)]


def _target(
    game: AnyGame, name: str, wanted: Literal["at least", "at most"], bound: float, values: Sequence[float]
) -> Target:
    if not values:
        return Target(game.title, name, wanted, bound, None, None)
    value = spread(values)
    reached = value.median >= bound if wanted == "at least" else value.median <= bound
    return Target(game.title, name, wanted, bound, value, reached)
