"""What the results of a tournament add up to: records of pairs and entrants, first turns, lengths and cards."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from wildswing.lab.results import Result
from wildswing.lab.statistics import Estimate, share

WIDE = 0.42
"""A rate with an interval wider than this says little: 20 games are enough, or a dozen that go nearly all one way."""

Verdict = Literal["wins", "loses", "even", "unsure"]


class Record(msgspec.Struct, frozen=True):
    """How often somebody won and lost; games that nobody won are neither."""

    games: int = 0
    wins: int = 0
    losses: int = 0

    @property
    def rate(self) -> Estimate:
        """How many of the games were won; a game that nobody won counts half."""
        return share(self.wins + (self.games - self.wins - self.losses) / 2, self.games)

    @property
    def verdict(self) -> Verdict:
        """What the games allow to say against an even match."""
        return verdict(self.rate)


def verdict(rate: Estimate) -> Verdict:
    """Returns what an interval allows to say: more than half, less, neither, or that it is too wide to say anything."""
    if rate.low is None or rate.high is None or rate.high - rate.low > WIDE:
        return "unsure"
    return "wins" if rate.low > 0.5 else "loses" if rate.high < 0.5 else "even"


def record_of(results: Iterable[Result], name: str) -> Record:
    """Returns how an entrant did in its games."""
    played = [result for result in results if name in result.pair]
    wins = len([result for result in played if result.winner == name])
    drawn = len([result for result in played if result.winner is None])
    return Record(len(played), wins, len(played) - wins - drawn)


def pair_records(results: Iterable[Result]) -> dict[tuple[str, str], Record]:
    """Returns how each entrant did against each other it met, from both sides."""
    met: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        met[result.pair].append(result)
    found: dict[tuple[str, str], Record] = {}
    for (a, b), games in met.items():
        found[a, b] = record_of(games, a)
        found[b, a] = record_of(games, b)
    return found


def first_turn(results: Iterable[Result], name: str | None = None) -> Record:
    """Returns how those with the first turn did, or how one entrant did when it had it."""
    taken = [result for result in results if name is None or result.first == name]
    wins = len([result for result in taken if result.winner == result.first])
    drawn = len([result for result in taken if result.winner is None])
    return Record(len(taken), wins, len(taken) - wins - drawn)


class CardFigures(msgspec.Struct, frozen=True):
    """How a card did in all games of its fighter."""

    name: str
    games: int
    """Games of the fighter."""
    set: int
    hits: int
    decided: int

    @property
    def sets_a_game(self) -> float:
        """How often it was set in a game, on average."""
        return self.set / self.games if self.games else 0.0

    @property
    def hit_rate(self) -> Estimate:
        """How often it hit when it was set."""
        return share(self.hits, self.set)

    @property
    def decided_rate(self) -> Estimate:
        """In how many of the games it took the last life."""
        return share(self.decided, self.games)


def card_figures(results: Iterable[Result], name: str, known: Sequence[str] = ()) -> tuple[CardFigures, ...]:
    """Returns how an entrant's cards did, the most used first; those known that were never set come last."""
    games = 0
    counted: dict[str, Counter[str]] = {card: Counter() for card in known}
    for result in results:
        if name not in result.pair:
            continue
        games += 1
        for card in result.cards[result.pair.index(name)]:
            counts = counted.setdefault(card.name, Counter())
            counts.update(set=card.set, hits=card.hits, decided=card.decided)
    figures = [
        CardFigures(card, games, counts["set"], counts["hits"], counts["decided"]) for card, counts in counted.items()
    ]
    return tuple(sorted(figures, key=lambda one: (-one.set, -one.hits, one.name)))


def length_of(result: Result) -> int:
    """Returns how long a game was: in turns, or in answers where turns are not counted."""
    return result.turns or result.answers
