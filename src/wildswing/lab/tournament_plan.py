"""Which games of a tournament are played: more where the result is still uncertain.

Games are planned in rounds. Each round is spent, two games at a time, on the pairings whose win rates have the widest
intervals. It is planned from all rounds but the one before it, so that nobody has to wait while the last games of a
round are being played. The plan follows from the results alone, not from the order in which they come in.
"""

import heapq
from collections.abc import Collection, Mapping
from itertools import combinations

from wildswing.lab.results import Key, Result
from wildswing.lab.statistics import share

SMALLEST_ROUND = 16
"""In a round there are as many bouts as pairings, and at least so many, so that there is work for everybody."""

Pair = tuple[str, str]


class Plan:
    """The games of a tournament, as far as they can be known from the results so far."""

    def __init__(self, entrants: Collection[str], games: int, against: Collection[str] = ()) -> None:
        met = set(against or entrants)
        self.pairs: tuple[Pair, ...] = tuple([pair for pair in combinations(entrants, 2) if not met.isdisjoint(pair)])
        """Everybody against everybody, or against some of them."""
        bouts = -(-games * len(self.pairs) // 2)
        self.games = 2 * bouts
        """How many games there will be: so many for each pairing, on average, in bouts of two."""
        self._bouts_left = bouts
        self._round_size = max(SMALLEST_ROUND, len(self.pairs))
        self._rounds: list[list[Key]] = []
        self._planned = dict.fromkeys(self.pairs, 0)
        self._standings = {pair: _Standing() for pair in self.pairs}

    def more(self, results: Mapping[Key, Result]) -> list[Key]:
        """Returns the games that can be played now and were not returned before."""
        keys: list[Key] = []
        while self._bouts_left and self._is_known(results):
            if len(self._rounds) > 1:
                self._count([results[key] for key in self._rounds[-2]])
            self._rounds.append(self._next_round())
            keys += [key for key in self._rounds[-1] if key not in results]
        return keys

    def _is_known(self, results: Mapping[Key, Result]) -> bool:
        """Tells whether there is every result that the next round depends on."""
        return len(self._rounds) < 2 or all(key in results for key in self._rounds[-2])

    def _count(self, results: list[Result]) -> None:
        for result in results:
            self._standings[result.pair].add(result)

    def _next_round(self) -> list[Key]:
        bouts = min(self._round_size, self._bouts_left)
        self._bouts_left -= bouts
        widest = [(-self._width(pair), place) for place, pair in enumerate(self.pairs)]
        heapq.heapify(widest)
        keys: list[Key] = []
        for _ in range(bouts):
            place = widest[0][1]
            pair = self.pairs[place]
            number = self._planned[pair]
            keys += [(*pair, number), (*pair, number + 1)]
            self._planned[pair] += 2
            heapq.heapreplace(widest, (-self._width(pair), place))
        return keys

    def _width(self, pair: Pair) -> float:
        return self._standings[pair].width_after(self._planned[pair])


class _Standing:
    """What entrant a has scored against b in the games that count for the plan."""

    __slots__ = ("games", "points")

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0

    def add(self, result: Result) -> None:
        """Counts a result, a draw as half a win."""
        self.games += 1
        self.points += {result.pair[0]: 1.0, None: 0.5}.get(result.winner, 0.0)

    def width_after(self, games: int) -> float:
        """Returns how wide the interval will be after so many games in all, if they go on as they went."""
        if games == 0:
            return 1.0
        likely = (self.points + 1) / (self.games + 2)  # Never quite 0 or 1, however a few games went.
        rate = share(self.points + (games - self.games) * likely, games)
        assert rate.low is not None
        assert rate.high is not None
        return rate.high - rate.low
