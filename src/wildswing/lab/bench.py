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

from wildswing.kernel.errors import WildswingError
from wildswing.lab.builds import COMPILED, HERE, PLAIN, Worker, find_builds, why_not, worker
from wildswing.lab.measurements import COPY, GAMES, GAMES_WITH_VIEWS, MEASUREMENTS
from wildswing.lab.peers import RLCARD_UNO_BARE, RLCARD_UNO_DOCUMENTED, Missing, Tally, peer_names
from wildswing.lab.statistics import Spread, spread

ROUNDS = 7
"""Everything is measured once in each round, so that a busy moment of the machine hits all alike."""


@dataclass(slots=True)
class Line:
    """Something to be measured, and a tally for each round in which it was."""

    subject: str
    measurement: str
    measure: Callable[[float, int], Tally | str]
    """Takes seconds and a seed; returns a tally, or a sentence that says why there is none."""
    tallies: list[Tally] = field(default_factory=list)
    refusal: str = ""


class Pace(msgspec.Struct, frozen=True):
    """How fast an engine plays random games on one core."""

    subject: str
    measurement: str
    games_per_second: Spread
    decisions_per_second: Spread


class Cost(msgspec.Struct, frozen=True):
    """How long one operation of a build takes."""

    subject: str
    operation: str
    microseconds: Spread


class Target(msgspec.Struct, frozen=True):
    """What we want to reach, and whether we do; None if something needed for it could not be measured."""

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
    """Starts a process for each build and each other engine; they work one at a time."""
    builds: list[tuple[str, Worker]] = []
    for build, home in find_builds().items():
        if isinstance(home, Missing):
            taking_part.missing.append(home)
            continue
        process = stack.enter_context(worker(home))
        wrong = why_not(build, home, process)
        if wrong is None:
            builds.append((build, process))
            taking_part.compiled_modules += process.hello.compiled if process.hello else ()
        else:
            taking_part.missing.append(wrong)
    ours = [
        Line(build, measurement, partial(process.measure, measurement))
        for measurement in MEASUREMENTS
        for build, process in builds
    ]
    others = [Line(peer, GAMES, partial(stack.enter_context(worker(HERE)).measure, peer)) for peer in peer_names()]
    # What is compared is measured close together in time.
    taking_part.lines = sorted(ours + others, key=lambda line: line.measurement != GAMES)


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
        games=tuple([_pace(line) for line in lines if line.measurement in (GAMES, GAMES_WITH_VIEWS)]),
        operations=tuple([_cost(line) for line in lines if line.measurement not in (GAMES, GAMES_WITH_VIEWS)]),
        targets=_targets({(line.subject, line.measurement): line.tallies for line in lines}),
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
    return Pace(line.subject, line.measurement, games, decisions)


def _cost(line: Line) -> Cost:
    return Cost(line.subject, line.measurement, spread(_microseconds(line.tallies)))


def _microseconds(tallies: Sequence[Tally]) -> list[float]:
    return [1_000_000 / tally.steps_per_second for tally in tallies]


def _targets(tallies: Mapping[tuple[str, str], Sequence[Tally]]) -> tuple[Target, ...]:
    def ratio(subject: str, other: str) -> list[float]:
        """Compares round by round, since the machine is as busy for both in the same round."""
        ours, theirs = tallies.get((subject, GAMES), ()), tallies.get((other, GAMES), ())
        return [our.steps_per_second / their.steps_per_second for our, their in zip(ours, theirs, strict=False)]

    return (
        _target(f"plain over {RLCARD_UNO_BARE}", "at least", 4, ratio(PLAIN, RLCARD_UNO_BARE)),
        _target(f"plain over {RLCARD_UNO_DOCUMENTED}", "at least", 4, ratio(PLAIN, RLCARD_UNO_DOCUMENTED)),
        _target("compiled over plain", "at least", 2, ratio(COMPILED, PLAIN)),
        _target("microseconds for a copy", "at most", 4, _microseconds(tallies.get((PLAIN, COPY), ()))),
    )


def _target(name: str, wanted: Literal["at least", "at most"], bound: float, values: Sequence[float]) -> Target:
    if not values:
        return Target(name, wanted, bound, None, None)
    value = spread(values)
    reached = value.median >= bound if wanted == "at least" else value.median <= bound
    return Target(name, wanted, bound, value, reached)
