"""Solves games in which both sides choose at once: how often each should give each answer.

A matrix holds what the row player gains, who wants it high; the column player wants it low. Regret matching finds
the mixes: each side plays every answer as often as it regrets not having played it, and the average of
many rounds is an equilibrium. Later rounds count more, and each side expects the next round to be like the
last; both make it settle in a few hundred rounds.
"""

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

Matrix = Sequence[Sequence[float]]

Mix = tuple[float, ...]
"""How often each answer is given; adds up to 1."""

PRECISION: Final = 0.001
"""The search for an equilibrium ends when it is this close, as a share of the payoffs' range."""

ROUNDS: Final = 4000
"""It ends at the latest after so many rounds."""

ROUNDING: Final = 1e-12
"""What the arithmetic of floats may leave of a distance of 0."""

LOOKS: Final = 20
"""The distance is looked at after every so many rounds."""


class Solution(NamedTuple):
    """The mixes of both sides, and what the row player gains on average."""

    row: Mix
    column: Mix
    value: float


class Plan(NamedTuple):
    """One mix against several worlds, of which the column player knows which it is in."""

    row: Mix
    columns: tuple[Mix, ...]
    value: float


class Hands(NamedTuple):
    """A mix for each hand of either side, and what each row gains on average against the columns' mixes."""

    rows: tuple[Mix, ...]
    columns: tuple[Mix, ...]
    gains: tuple[float, ...]


def solve(matrix: Matrix, precision: float = PRECISION) -> Solution:
    """Finds an equilibrium of one matrix.

    >>> solve([[1, -1], [-1, 1]]).row
    (0.5, 0.5)
    """
    plan = solve_worlds([matrix], [1.0], precision)
    return Solution(plan.row, plan.columns[0], plan.value)


def solve_worlds(worlds: Sequence[Matrix], weights: Sequence[float], precision: float = PRECISION) -> Plan:
    """Finds an equilibrium in which the row player knows only how likely each world is, its `weights`.

    The matrices have the same rows; columns may differ, since the column player knows its world.
    """
    shares = _shares(worlds, weights)
    payoffs = _Payoffs(worlds, shares)
    spread = sum([share * _span(world) for share, world in zip(shares, worlds, strict=True)])
    row = _Learner(len(worlds[0]))
    columns = [_Learner(len(world[0])) for world in worlds]
    for count in range(1, ROUNDS + 1):
        for world, column in enumerate(columns):
            column.learn(payoffs.against_row(world, row.mix), count)
        row.learn(payoffs.against_columns([column.mix for column in columns]), count)
        if count % LOOKS == 0 or count == 1:
            best, worst = payoffs.bounds(row.average(), [column.average() for column in columns])
            if best - worst <= max(precision * spread, ROUNDING):
                break
    mix, others = row.average(), [column.average() for column in columns]
    gains = payoffs.against_columns(others)
    return Plan(tuple(mix), tuple([tuple(other) for other in others]), sum(map(mul, mix, gains)))


def solve_hands(
    matrix: Matrix, rows: Sequence[Sequence[int]], columns: Sequence[Sequence[int]], precision: float = PRECISION
) -> Hands:
    """Finds an equilibrium in which either side holds one of several hands, as likely as any other, and knows its own.

    A hand lists the rows, or the columns, that it can choose from. What a choice gains depends on what it meets alone,
    so a side has to know only how often it meets what.
    """
    if not all(rows) or not all(columns) or not rows or not columns:
        raise ValueError("either side needs a hand, and every hand something to choose")
    gained = [list(row) for row in matrix]
    lost = [[-payoff for payoff in column] for column in zip(*matrix, strict=True)]
    spread = _span(matrix)
    own, others = _Holders(rows, len(gained)), _Holders(columns, len(lost))
    for count in range(1, ROUNDS + 1):
        others.learn(_weighed(lost, own.met), count)
        own.learn(_weighed(gained, others.met), count)
        if count % LOOKS == 0 or count == 1:
            best = own.best(_weighed(gained, others.average()))
            worst = -others.best(_weighed(lost, own.average()))
            if best - worst <= max(precision * spread, ROUNDING):
                break
    return Hands(own.mixes(), others.mixes(), tuple(_weighed(gained, others.average())))


def exploitability(matrix: Matrix, row: Sequence[float], column: Sequence[float]) -> float:
    """Returns what both sides together could gain by giving up these mixes for the best answer to the other."""
    return exploitability_of_plan([matrix], [1.0], row, [column])


def exploitability_of_plan(
    worlds: Sequence[Matrix], weights: Sequence[float], row: Sequence[float], columns: Sequence[Sequence[float]]
) -> float:
    """Returns the same for one mix against several worlds."""
    best, worst = _Payoffs(worlds, _shares(worlds, weights)).bounds(row, columns)
    return max(0.0, best - worst)


def _shares(worlds: Sequence[Matrix], weights: Sequence[float]) -> list[float]:
    if len(worlds) != len(weights) or not worlds or any(len(world) != len(worlds[0]) for world in worlds):
        raise ValueError("every world needs a weight and as many rows as the others")
    if not worlds[0] or any(not row or len(row) != len(world[0]) for world in worlds for row in world):
        raise ValueError("every row of a world needs the same number of payoffs, at least one")
    total = sum(weights)
    if total <= 0 or min(weights) < 0:
        raise ValueError("weights are shares: none is negative, and their sum is not 0")
    return [weight / total for weight in weights]


def _weighed(matrix: list[list[float]], mix: list[float]) -> list[float]:
    """Returns what each line of a matrix comes to if it meets a mix."""
    found: list[float] = []
    for line in matrix:
        total = 0.0
        for payoff, share in zip(line, mix):  # noqa: B905 - they are alike; strict is slow
            total += payoff * share
        found.append(total)
    return found


def _span(matrix: Matrix) -> float:
    return max([max(row) for row in matrix]) - min([min(row) for row in matrix])


class _Payoffs:
    """The payoffs of all worlds, ready to be weighed by rows and by columns."""

    def __init__(self, worlds: Sequence[Matrix], shares: Sequence[float]) -> None:
        self.rows = [[list(row) for row in world] for world in worlds]
        self.columns = [[list(column) for column in zip(*world, strict=True)] for world in worlds]
        self.shares = list(shares)

    def against_row(self, world: int, row: Sequence[float]) -> list[float]:
        """Returns what each column of a world gains the column player."""
        return [-sum(map(mul, column, row)) for column in self.columns[world]]

    def against_columns(self, columns: Sequence[Sequence[float]]) -> list[float]:
        """Returns what each row gains on average over the worlds."""
        gains = [0.0] * len(self.rows[0])
        for rows, share, column in zip(self.rows, self.shares, columns, strict=True):
            for index, row in enumerate(rows):
                gains[index] += share * sum(map(mul, row, column))
        return gains

    def bounds(self, row: Sequence[float], columns: Sequence[Sequence[float]]) -> tuple[float, float]:
        """Returns what the best row gains against the columns, and the row mix against the best columns."""
        worst = 0.0
        for world, share in enumerate(self.shares):
            worst -= share * max(self.against_row(world, row))
        return max(self.against_columns(columns)), worst


class _Learner:
    """One side: the regrets of its answers, the mix that follows from them, and the sum of its mixes so far."""

    def __init__(self, answers: int) -> None:
        self.regrets = [0.0] * answers
        self.mix = [1.0 / answers] * answers
        self.sums = [0.0] * answers

    def learn(self, gains: list[float], count: int) -> None:
        """Takes in what each answer would have gained, and makes up the next mix."""
        mean = 0.0
        for share, gain in zip(self.mix, gains):  # noqa: B905 - they are alike; strict is slow
            mean += share * gain
        regrets = self.regrets
        hopes = [0.0] * len(regrets)
        for index, gain in enumerate(gains):
            regret = gain - mean
            kept = regrets[index] + regret
            regrets[index] = kept
            # Without a call of `max`, of which there would be millions.
            if kept < 0.0:
                kept = regrets[index] = 0.0
            if kept + regret > 0.0:
                hopes[index] = kept + regret
        total = sum(hopes)
        if total > 0:
            self.mix = [hope / total for hope in hopes]
        weight = float(count * count)
        sums = self.sums
        for index, share in enumerate(self.mix):
            sums[index] += weight * share

    def average(self) -> list[float]:
        """Returns the mean of all mixes, the later ones counting more."""
        total = sum(self.sums)
        return [one / total for one in self.sums]


class _Holders:
    """One side of which it is not known which hand it holds: learners for the hands, and what all of them come to.

    Hands that are alike have one learner.
    """

    def __init__(self, hands: Sequence[Sequence[int]], choices: int) -> None:
        self.hands = [list(hand) for hand in hands]
        self.choices = choices
        self.apart = list(dict.fromkeys([tuple(hand) for hand in hands]))
        """The hands, without those that are like an earlier one."""
        self.learners = [_Learner(len(hand)) for hand in self.apart]
        self.places = [self.apart.index(tuple(hand)) for hand in hands]
        """Where each hand has its learner."""
        self.met = self._together([learner.mix for learner in self.learners])
        """How often the other side meets each choice."""

    def learn(self, gains: Sequence[float], count: int) -> None:
        """Takes in what each choice would have gained."""
        for hand, learner in zip(self.apart, self.learners):  # noqa: B905 - they are alike; strict is slow
            learner.learn([gains[choice] for choice in hand], count)
        self.met = self._together([learner.mix for learner in self.learners])

    def average(self) -> list[float]:
        """Returns how often each choice was met in all rounds, the later ones counting more."""
        return self._together([learner.average() for learner in self.learners])

    def best(self, gains: Sequence[float]) -> float:
        """Returns what the hands gain on average if each makes its best choice."""
        most = [max([gains[choice] for choice in hand]) for hand in self.apart]
        return sum([most[place] for place in self.places]) / len(self.hands)

    def mixes(self) -> tuple[Mix, ...]:
        """Returns the mean mix of each hand."""
        means = [tuple(learner.average()) for learner in self.learners]
        return tuple([means[place] for place in self.places])

    def _together(self, mixes: list[list[float]]) -> list[float]:
        """Returns how often each choice is made, given the mix of each learner."""
        found = [0.0] * self.choices
        share = 1.0 / len(self.hands)
        for hand, place in zip(self.hands, self.places):  # noqa: B905 - they are alike; strict is slow
            for choice, often in zip(hand, mixes[place]):  # noqa: B905
                found[choice] += share * often
        return found
