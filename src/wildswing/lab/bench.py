"""Measure our builds in turns, then what it takes to start, and the page."""

import platform
import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from math import inf
from pathlib import Path
from typing import Literal

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.lab.bench_targets import Target, microseconds, steps_per_second, targets
from wildswing.lab.builds import Worker, find_builds, why_not, worker
from wildswing.lab.errands import Progress
from wildswing.lab.measurements import GAMES, SEARCHES, WHOLE_GAMES
from wildswing.lab.page_load import PageLoad, Visit, measure_pages, page_loads, page_targets
from wildswing.lab.starts import StartCost, measure_starts, start_costs, start_targets
from wildswing.lab.statistics import Spread, spread
from wildswing.lab.subjects import SUBJECTS
from wildswing.lab.tally import Missing, Tally

ROUNDS = 7
"""Everything is measured once in each round, so that a busy moment of the machine hits all alike."""


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


class Depth(msgspec.Struct, frozen=True):
    """How much an agent of ours imagines on one core before it answers."""

    subject: str
    build: str | None
    agent: str
    plays_per_second: Spread


class Cost(msgspec.Struct, frozen=True):
    """How long one operation of a build takes."""

    subject: str
    build: str | None
    operation: str
    microseconds: Spread


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
    searches: tuple[Depth, ...]
    operations: tuple[Cost, ...]
    starts: tuple[StartCost, ...]
    pages: tuple[PageLoad, ...]
    targets: tuple[Target, ...]
    missing: tuple[Missing, ...]


@dataclass(slots=True)
class Field:
    """All who take part: what is measured, what cannot be, and what was found compiled."""

    lines: list[Line] = field(default_factory=list)
    missing: list[Missing] = field(default_factory=list)
    compiled_modules: list[str] = field(default_factory=list)
    visits: dict[str, list[Visit]] = field(default_factory=dict)
    starts: dict[str, list[float]] = field(default_factory=dict)


Part = Literal["engine", "start", "page"]

PARTS: tuple[Part, ...] = ("engine", "start", "page")


def bench(seconds: float, progress: Progress, parts: Sequence[Part] = PARTS) -> Report:
    """Measures the parts named; `progress` is told how much of each is done. Ctrl-C ends it early."""
    if not 0 < seconds < inf:
        raise WildswingError(f"{seconds:g} seconds are no time to measure in; give --seconds more than 0.")
    taking_part = Field()
    complete = False
    try:
        if "engine" in parts:
            with ExitStack() as stack:
                enter_all(taking_part, stack)
                take_turns(taking_part.lines, seconds, progress)
        if "start" in parts:
            taking_part.starts = measure_starts(progress)
        if "page" in parts:
            visit_pages(taking_part, progress)
        complete = True
    except KeyboardInterrupt:
        pass  # The report says that it is not complete.
    return sum_up(taking_part, seconds, complete)


def enter_all(taking_part: Field, stack: ExitStack, only: Sequence[str] = ()) -> None:
    """Starts a process for each match in each build, for all that is measured or some of it; one works at a time."""
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
        line_of(subject.name, build, measurement, team[place])
        for place, subject in enumerate(SUBJECTS)
        for measurement in subject.measurements
        if not only or measurement in only
        for build, team in teams.items()
    ]
    # What is compared is measured close together in time.
    taking_part.lines = sorted(ours, key=lambda line: (line.measurement != GAMES, line.measurement not in WHOLE_GAMES))


def line_of(subject: str, build: str | None, measurement: str, process: Worker) -> Line:
    """Returns a line that a process measures."""
    return Line(subject, build, measurement, partial(process.measure, subject, measurement))


def take_turns(lines: Sequence[Line], seconds: float, progress: Progress) -> None:
    """Measures each line once a round, with the same seed for all; one that fails is left out from then on."""
    for turn in range(ROUNDS):
        for place, line in enumerate(lines, 1):
            if not line.refusal:
                result = line.measure(seconds / ROUNDS, turn)
                if isinstance(result, Tally):
                    line.tallies.append(result)
                else:
                    line.refusal = result
            progress(turn * len(lines) + place, ROUNDS * len(lines))


def visit_pages(taking_part: Field, progress: Progress) -> None:
    """Has a browser load the page, or keeps why it could not."""
    found = measure_pages(progress)
    if isinstance(found, Missing):
        taking_part.missing.append(found)
    else:
        taking_part.visits = found


def sum_up(taking_part: Field, seconds: float, complete: bool) -> Report:
    """Turns tallies into figures."""
    lines = [line for line in taking_part.lines if line.tallies and not line.refusal]
    refused = {line.refusal: Missing(line.subject, line.refusal) for line in taking_part.lines if line.refusal}
    return Report(
        complete=complete,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        processor=_processor(),
        rounds=max([len(line.tallies) for line in lines], default=0),
        seconds=seconds,
        compiled_modules=tuple(taking_part.compiled_modules),
        games=tuple([_pace(line) for line in lines if line.measurement in WHOLE_GAMES]),
        searches=tuple([_depth(line) for line in lines if line.measurement in SEARCHES]),
        operations=tuple([_cost(line) for line in lines if line.measurement not in (*WHOLE_GAMES, *SEARCHES)]),
        starts=start_costs(taking_part.starts),
        pages=page_loads(taking_part.visits),
        targets=(
            *targets(tallies_of(lines)),
            *start_targets(taking_part.starts),
            *page_targets(taking_part.visits),
        ),
        missing=(*taking_part.missing, *refused.values()),
    )


def tallies_of(lines: Sequence[Line]) -> dict[tuple[str, str | None, str], list[Tally]]:
    """Returns what was found, by subject, build and measurement."""
    return {(line.subject, line.build, line.measurement): line.tallies for line in lines}


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


def _depth(line: Line) -> Depth:
    return Depth(line.subject, line.build, line.measurement, spread(steps_per_second(line.tallies)))


def _cost(line: Line) -> Cost:
    return Cost(line.subject, line.build, line.measurement, spread(microseconds(steps_per_second(line.tallies))))
