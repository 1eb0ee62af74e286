"""Learns the weights of Exceed's outlook from games that are played for it.

A logistic regression tells what foretells who wins: not the end alone, which chance has a large part in, but also what
the weights themselves say of the positions on the way there.
"""

from collections.abc import Sequence
from functools import partial
from math import exp, log
from operator import mul

import msgspec

from wildswing.agents.agent import Agent
from wildswing.agents.registry import make_agent
from wildswing.agents.search.shared import SharedAgent
from wildswing.exceed.agents.hasty import HASTY, HastyAgent
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.outlook import FEATURES, features
from wildswing.exceed.agents.policy import is_quiet
from wildswing.exceed.evaluation import evaluate
from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab.midway import bring_midway
from wildswing.exceed.matches import match_of, roster
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.lab.errands import Progress, add_up
from wildswing.lab.regression import Fit, numpy, regress

HELD_OUT = 5
"""Every so manyth game is kept from the fit, to judge it by."""

APART = 6
"""Every so manyth fighter fights in those games and in no others, so that nothing is judged by what it was taught."""

WHOLE = 3
"""Every so manyth game is a whole one; the others begin midway."""

FIRST_GUESS: dict[str, float] = {
    "life": 1.5,
    "fear": 1.0,
    "hand": 0.1,
    "force": 0.05,
    "gauge": 0.15,
    "exceeded": 0.3,
    "boosts": 0.1,
    "shuffled": 0.3,
    "thin": 1.0,
    "threat": 0.2,
    "tempo": 0.1,
}
"""What a player would say that things are worth, the others 0; hasty games hardly tell what some of them are for."""

TRUST = 5
"""As firmly as by all positions of so many games, which are related, weights are held near the first guess."""

PATIENCE = 0.5
"""The share in a position's worth of what comes after the next one; the rest is what is said of the next one."""

ROUNDS = 4
"""So often the weights are fitted to what they have said themselves, by the first guess at first."""

EQUALITY = 2
"""As firmly as by so many games fighters are held to be equally strong."""

LEAST = 1e-9
"""What is said to be impossible counts as this unlikely."""

GROUPS = 10
"""Into so many groups by their chance the held-out positions are put, to compare with how often they were won."""


class Lesson(msgspec.Struct, frozen=True):
    """A position at the start of an action, as the first seat sees it, and whether that seat won in the end."""

    game: int
    fighters: tuple[str, str]
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
    """What one feature is worth, with its standard error, positions of one game counting as related.

    What is said of later positions counts as known there, so the error is less than the doubt.
    """

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


def learn_weights(course: Course, jobs: int, progress: Progress) -> Learned:
    """Plays the games of a course and learns from them; Ctrl-C ends the games early."""
    student(course.agent)
    numpy()
    if course.games < HELD_OUT:
        raise WildswingError(
            f"{course.games} games are too few to learn from; ask for {HELD_OUT} or more with --games."
        )
    gathered = add_up(partial(play_some, course), Lessons(), course.games, jobs, progress)
    if gathered.games < HELD_OUT:
        raise WildswingError(f"Stopped after {gathered.games} games, which are too few to learn from.")
    return fit(course, gathered)


# --- Games ---


def play_some(course: Course, numbers: range) -> Lessons:
    """Plays some games of a course."""
    return sum([play_one(course, number) for number in numbers], Lessons())


def student(agent: str) -> Agent:
    """Returns an agent that knows nothing learned: it goes by the first guess, whatever it was taught before.

    So the same games, and the same weights, come of a seed, whichever weights there are.
    """
    guess = [FIRST_GUESS.get(name, 0.0) for name in FEATURES]
    if agent == HASTY:
        return HastyAgent(guess)
    made = make_agent(agent, EXCEED)
    return ExceedMind(made.budget, weights=guess) if isinstance(made, SharedAgent) else made


def fighters_of(number: int) -> list[str]:
    """Returns the fighters of which two meet in a game."""
    names = sorted(roster())
    apart = names[::APART]
    return [name for name in names if (name in apart) == (number % HELD_OUT == 0)]


def play_one(course: Course, number: int) -> Lessons:
    """Plays one game of a course; it comes out the same wherever and whenever it is played."""
    seed = f"{course.seed}/{number}"
    one, other = Stream(f"{seed}/fighters").shuffled(fighters_of(number))[:2]
    table = EXCEED.start(seed, match_of(one, other))
    agents = [student(course.agent) for _ in range(2)]
    streams = [Stream(f"{seed}/{seat}") for seat in range(2)]
    seen: list[tuple[tuple[float, ...], float]] = []
    is_underway = number % WHOLE == 0
    for _ in range(EXCEED.longest):
        if not table.asks:
            break
        if is_quiet(table) and not is_underway:
            bring_midway(table, Stream(f"{seed}/midway"))
            is_underway = True
        ask = table.asks[0]
        if is_quiet(table):
            seen.append((tuple(features(table, 0)), evaluate(table, 0)))
        index = agents[ask.seat].choose(EXCEED, EXCEED.hide(table, ask.seat), ask, streams[ask.seat])
        EXCEED.answer(table, ask.seat, index)
    won = table.winner == 0
    return Lessons(1, tuple([Lesson(number, (one, other), found, value, won) for found, value in seen]))


# --- The fit ---


def fit(course: Course, gathered: Lessons) -> Learned:
    """Fits the weights to four games out of five, and judges them by the others.

    A feature must not seem good because strong fighters have it, so the strength of each fighter is fitted too.
    """
    lessons = sorted(gathered.lessons, key=lambda lesson: lesson.game)
    taught = [lesson for lesson in lessons if lesson.game % HELD_OUT]
    kept = [lesson for lesson in lessons if lesson.game % HELD_OUT == 0]
    names = sorted({name for lesson in lessons for name in lesson.fighters})
    guesses = [FIRST_GUESS.get(name, 0.0) for name in FEATURES]
    found = _fit_to(taught, names, [lesson.features for lesson in taught], guesses)
    weights = _scaled(found, taught, [lesson.features for lesson in taught])
    chances = _foretell(weights, [lesson.features for lesson in kept])
    scale = _fit_to(taught, names, [(lesson.evaluation,) for lesson in taught], [0.0])
    evaluated = _scaled(scale, taught, [(lesson.evaluation,) for lesson in taught])
    others = _foretell(evaluated, [(lesson.evaluation,) for lesson in kept])
    outcomes = [lesson.won for lesson in kept]
    return Learned(
        agent=course.agent,
        seed=course.seed,
        games=gathered.games,
        complete=gathered.games == course.games,
        positions=len(lessons),
        held_out=len(kept),
        loss=_loss(chances, outcomes),
        evaluation_loss=_loss(others, outcomes),
        weights=tuple([Weight(*one) for one in zip(FEATURES, weights, found.errors, strict=False)]),
        calibration=_calibration(chances, outcomes),
    )


def _fit_to(
    lessons: Sequence[Lesson], names: Sequence[str], seen: Sequence[tuple[float, ...]], guesses: Sequence[float]
) -> Fit:
    """Fits what was seen in some lessons, and behind it the strengths of the fighters."""
    rows = [(*one, *_strengths(names, lesson.fighters)) for one, lesson in zip(seen, lessons, strict=True)]
    games = [lesson.game for lesson in lessons]
    positions = len(lessons) / len(set(games))
    guesses = [*guesses, *[0.0] * len(names)]
    caution = [TRUST * positions] * len(seen[0]) + [EQUALITY * positions] * len(names)
    weights: Sequence[float] = guesses
    for _ in range(ROUNDS):
        found = regress(rows, worths(lessons, _foretell(weights, rows)), games, range(len(seen[0])), guesses, caution)
        weights = found.weights
    return found


def worths(lessons: Sequence[Lesson], said: Sequence[float]) -> list[float]:
    """Returns what each position was worth by what is said of the later ones of its game, and by its end."""
    found: list[float] = []
    for at in reversed(range(len(lessons))):
        if at + 1 == len(lessons) or lessons[at + 1].game != lessons[at].game:
            found.append(float(lessons[at].won))
        else:
            found.append((1.0 - PATIENCE) * said[at + 1] + PATIENCE * found[-1])
    return found[::-1]


def _scaled(fit: Fit, lessons: Sequence[Lesson], seen: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """Returns the weights as they foretell best alone: who does not know how strong fighters are is less sure."""
    leads = [(sum(map(mul, fit.weights, one)),) for one in seen]
    won, games = [lesson.won for lesson in lessons], [lesson.game for lesson in lessons]
    [scale] = regress(leads, won, games).weights
    return tuple([min(1.0, scale) * weight for weight in fit.weights[: len(seen[0])]])


def _foretell(weights: Sequence[float], seen: Sequence[tuple[float, ...]]) -> list[float]:
    return [1 / (1 + exp(-sum(map(mul, weights, one)))) for one in seen]


def _strengths(names: Sequence[str], fighters: tuple[str, str]) -> list[float]:
    """Returns 1 for the fighter of the first seat, -1 for the other's."""
    return [float((name == fighters[0]) - (name == fighters[1])) for name in names]


def _loss(chances: Sequence[float], outcomes: Sequence[bool]) -> float:
    """Returns the mean logarithmic loss: 0.693 is that of always saying one half."""
    losses = [-log(max(LEAST, chance if won else 1 - chance)) for chance, won in zip(chances, outcomes, strict=True)]
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
