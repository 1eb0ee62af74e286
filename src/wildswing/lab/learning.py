"""Learns the weights of Exceed's outlook: games are played, and a logistic regression tells what the winners had."""

from collections.abc import Sequence
from functools import partial
from math import exp, log

import msgspec

from wildswing.agents.exceed_outlook import FEATURES, features
from wildswing.agents.registry import make_agent
from wildswing.exceed.evaluation import evaluate
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.lab.errands import Progress, add_up
from wildswing.lab.regression import numpy, regress

HELD_OUT = 5
"""Every so manyth game is kept from the fit, to judge it by."""

GROUPS = 10
"""Into so many groups by their chance the held-out positions are put, to compare with how often they were won."""


class Lesson(msgspec.Struct, frozen=True):
    """A position at the start of an action, as the first seat sees it, and whether that seat won in the end."""

    game: int
    features: tuple[float, ...]
    evaluation: float
    won: bool


class Lessons(msgspec.Struct, frozen=True):
    """What some games teach."""

    games: int = 0
    lessons: tuple[Lesson, ...] = ()

    def __add__(self, other: "Lessons") -> "Lessons":
        return Lessons(self.games + other.games, self.lessons + other.lessons)


class Course(msgspec.Struct, frozen=True):
    """The games to learn from; each has fighters, deals and chances of its own, which follow from the seed."""

    agent: str
    games: int
    seed: int


class Weight(msgspec.Struct, frozen=True):
    """What one feature is worth, with its standard error, positions of one game counting as related."""

    feature: str
    weight: float
    error: float


class Group(msgspec.Struct, frozen=True):
    """Held-out positions of about the same chance: what was expected, and how many were won."""

    positions: int
    expected: float
    won: float


class Learned(msgspec.Struct, frozen=True):
    """The weights and how well they foretell games that they were not learned from."""

    agent: str
    seed: int
    games: int
    complete: bool
    positions: int
    held_out: int
    loss: float
    """The mean logarithmic loss of the outlook on the held-out positions."""
    evaluation_loss: float
    """The same of greedy's evaluation, its scale fitted to the same games."""
    weights: tuple[Weight, ...]
    calibration: tuple[Group, ...]


def learn_weights(course: Course, jobs: int, watch: Progress) -> Learned:
    """Plays the games of a course and learns from them; Ctrl-C ends the games early."""
    make_agent(course.agent, EXCEED)
    numpy()
    if course.games < HELD_OUT:
        raise WildswingError(
            f"{course.games} games are too few to learn from; ask for {HELD_OUT} or more with --games."
        )
    gathered = add_up(partial(play_some, course), Lessons(), course.games, jobs, watch)
    if gathered.games < HELD_OUT:
        raise WildswingError(f"Stopped after {gathered.games} games, which are too few to learn from.")
    return fit(course, gathered)


# --- Games ---


def play_some(course: Course, numbers: range) -> Lessons:
    """Plays some games of a course."""
    return sum([play_one(course, number) for number in numbers], Lessons())


def play_one(course: Course, number: int) -> Lessons:
    """Plays one game of a course; it comes out the same wherever and whenever it is played."""
    seed = f"{course.seed}/{number}"
    names = Stream(f"{seed}/fighters").shuffled(sorted(roster()))[:2]
    table = EXCEED.start(seed, match_of(*names))
    agents = [make_agent(course.agent, EXCEED) for _ in range(2)]
    streams = [Stream(f"{seed}/{seat}") for seat in range(2)]
    seen: list[tuple[tuple[float, ...], float]] = []
    for _ in range(EXCEED.longest):
        if not table.asks:
            break
        ask = table.asks[0]
        if ask.kind == "action":
            seen.append((tuple(features(table, 0)), evaluate(table, 0)))
        index = agents[ask.seat].choose(EXCEED, EXCEED.hide(table, ask.seat), ask, streams[ask.seat])
        EXCEED.answer(table, ask.seat, index)
    won = table.winner == 0
    return Lessons(1, tuple([Lesson(number, found, value, won) for found, value in seen]))


# --- The fit ---


def fit(course: Course, gathered: Lessons) -> Learned:
    """Fits the weights to four games out of five, and judges them by the others."""
    lessons = sorted(gathered.lessons, key=lambda lesson: lesson.game)
    taught = [lesson for lesson in lessons if lesson.game % HELD_OUT]
    kept = [lesson for lesson in lessons if lesson.game % HELD_OUT == 0]
    won, games = [lesson.won for lesson in taught], [lesson.game for lesson in taught]
    found = regress([lesson.features for lesson in taught], won, games)
    scale = regress([[lesson.evaluation] for lesson in taught], won, games).weights
    chances = [_chance(found.weights, lesson.features) for lesson in kept]
    outcomes = [lesson.won for lesson in kept]
    return Learned(
        agent=course.agent,
        seed=course.seed,
        games=gathered.games,
        complete=gathered.games == course.games,
        positions=len(lessons),
        held_out=len(kept),
        loss=_loss(chances, outcomes),
        evaluation_loss=_loss([_chance(scale, [lesson.evaluation]) for lesson in kept], outcomes),
        weights=tuple([Weight(*one) for one in zip(FEATURES, found.weights, found.errors, strict=True)]),
        calibration=_calibration(chances, outcomes),
    )


def _chance(weights: Sequence[float], found: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum([weight * one for weight, one in zip(weights, found, strict=True)])))


def _loss(chances: Sequence[float], outcomes: Sequence[bool]) -> float:
    """Returns the mean logarithmic loss: 0.693 is that of always saying one half."""
    losses = [-log(chance if won else 1 - chance) for chance, won in zip(chances, outcomes, strict=True)]
    return sum(losses) / len(losses)


def _calibration(chances: Sequence[float], outcomes: Sequence[bool]) -> tuple[Group, ...]:
    groups: list[list[tuple[float, bool]]] = [[] for _ in range(GROUPS)]
    for chance, won in zip(chances, outcomes, strict=True):
        groups[min(GROUPS - 1, int(chance * GROUPS))].append((chance, won))
    return tuple(
        [
            Group(len(group), sum([one for one, _ in group]) / len(group), sum([won for _, won in group]) / len(group))
            for group in groups
            if group
        ]
    )


def weights_file(learned: Learned) -> bytes:
    """Returns the file from which the agent reads its weights, with what they were learned from."""
    origin = {"agent": learned.agent, "games": learned.games, "seed": learned.seed, "loss": round(learned.loss, 4)}
    weights = {one.feature: round(one.weight, 4) for one in learned.weights}
    return msgspec.json.format(msgspec.json.encode({"learned from": origin, "weights": weights}), indent=2) + b"\n"
