"""Ratings on the scale of Elo: by the model of Bradley and Terry, with 95 % intervals.

A rating 100 points higher means winning 64 % of the games, 200 points 76 %, 400 points 91 %. Only differences mean
something; the mean of all is set to 1500. A draw counts as half a win. Everybody is given one drawn game against the
mean beforehand, so that a rating stays finite when all games were won.
"""

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt

import msgspec

from wildswing.lab.results import Result
from wildswing.lab.statistics import Z

MEAN = 1500.0
SCALE = 400 / log(10)
"""Points of Elo for each unit of the logistic curve."""

PRIOR = 1.0
"""How many drawn games against the mean everybody is given."""

CLOSE_ENOUGH = 1e-9
STEPS = 100
FARTHEST = 2.0
"""How far a step may go, since Newton's method overshoots where nearly all games were won."""

Matrix = list[list[float]]


class Rating(msgspec.Struct, frozen=True):
    """How strong an entrant is, with the 95 % interval of its distance from the mean."""

    name: str
    rating: float
    low: float
    high: float
    games: int


def rate(entrants: Sequence[str], results: Iterable[Result]) -> tuple[Rating, ...]:
    """Returns the most likely ratings of all entrants, the best first."""
    places = {name: place for place, name in enumerate(entrants)}
    count = len(entrants)
    games = [[0.0] * count for _ in entrants]
    points = [0.0] * count
    for result in results:
        a, b = places[result.pair[0]], places[result.pair[1]]
        games[a][b] += 1
        games[b][a] += 1
        share = {result.pair[0]: 1.0, None: 0.5}.get(result.winner, 0.0)
        points[a] += share
        points[b] += 1 - share
    strengths = _most_likely(games, points)
    errors = _errors_from_mean(_inverse(_information(games, strengths)))
    mean = sum(strengths) / count
    rated = [
        Rating(
            name,
            MEAN + SCALE * (strengths[place] - mean),
            MEAN + SCALE * (strengths[place] - mean - Z * errors[place]),
            MEAN + SCALE * (strengths[place] - mean + Z * errors[place]),
            round(sum(games[place])),
        )
        for place, name in enumerate(entrants)
    ]
    return tuple(sorted(rated, key=lambda one: -one.rating))


def _most_likely(games: Matrix, points: Sequence[float]) -> list[float]:
    """Climbs to the strengths under which the results are most likely, by Newton's method."""
    strengths = [0.0] * len(points)
    for _ in range(STEPS):
        slopes = [
            points[one]
            - sum([played * _chance(strengths[one] - strengths[other]) for other, played in enumerate(games[one])])
            + PRIOR * (0.5 - _chance(strengths[one]))
            for one in range(len(points))
        ]
        inverse = _inverse(_information(games, strengths))
        step = [sum([part * slope for part, slope in zip(row, slopes, strict=True)]) for row in inverse]
        longest = max([abs(part) for part in step])
        if longest < CLOSE_ENOUGH:
            break
        strengths = [old + part * min(1.0, FARTHEST / longest) for old, part in zip(strengths, step, strict=True)]
    return strengths


def _chance(lead: float) -> float:
    """Returns how likely the stronger one wins."""
    return 1 / (1 + exp(-lead))


def _information(games: Matrix, strengths: Sequence[float]) -> Matrix:
    """Returns how sharply the likelihood bends at these strengths (Fisher's information)."""
    bends = [
        [played * _bend(strengths[one] - strengths[other]) for other, played in enumerate(row)]
        for one, row in enumerate(games)
    ]
    return [
        [sum(row) + PRIOR * _bend(strengths[one]) if one == other else -bend for other, bend in enumerate(row)]
        for one, row in enumerate(bends)
    ]


def _bend(lead: float) -> float:
    return _chance(lead) * _chance(-lead)


def _inverse(matrix: Matrix) -> Matrix:
    """Inverts a symmetric matrix with a heavy diagonal, so that no rows have to be exchanged."""
    size = len(matrix)
    rows = [[*row, *[float(one == place) for one in range(size)]] for place, row in enumerate(matrix)]
    for pivot in range(size):
        head = rows[pivot]
        rows[pivot] = head = [part / head[pivot] for part in head]
        for place, row in enumerate(rows):
            if place != pivot and row[pivot]:
                factor = row[pivot]
                rows[place] = [part - factor * other for part, other in zip(row, head, strict=True)]
    return [row[size:] for row in rows]


def _errors_from_mean(covariance: Matrix) -> list[float]:
    """Returns the standard error of each strength less the mean of all."""
    count = len(covariance)
    sums = [sum(row) for row in covariance]
    total = sum(sums)
    return [sqrt(row[place] - 2 * sums[place] / count + total / count**2) for place, row in enumerate(covariance)]
