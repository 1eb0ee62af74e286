"""What one fighter wins and loses to, and what its won games have that its lost games have not."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from wildswing.lab.figures import Record, Verdict, pair_records, record_of, verdict
from wildswing.lab.results import Result
from wildswing.lab.statistics import Estimate, Z, mean, share

MANY = 3.0
"""Standard errors that two means must lie apart: more than for one comparison, since there are about twenty cards."""

FEWEST = 10
"""Won and lost games without which nothing is said about the difference of cards between them."""


class Against(msgspec.Struct, frozen=True):
    """How the fighter did against another."""

    opponent: str
    games: int
    wins: int
    win_rate: Estimate
    verdict: Verdict


class CardStory(msgspec.Struct, frozen=True):
    """How a card did in the games that were won, and in those that were lost."""

    name: str
    sets_won: float | None
    """Times set in a won game, on average."""
    sets_lost: float | None
    hits_won: Estimate
    """How many of them hit."""
    hits_lost: Estimate
    decided: Estimate
    """In how many of the won games it took the last life."""
    telling: bool
    """Whether it is set more often in won games, or more often in lost ones, beyond chance."""


class Endings(msgspec.Struct, frozen=True):
    """How many games ended in which way."""

    won_by_damage: int
    won_by_cards: int
    """The opponent ran out of cards."""
    lost_by_damage: int
    lost_by_cards: int


class Balance(msgspec.Struct, frozen=True):
    """What was found about a fighter; all of it follows from the results."""

    fighter: str
    games: int
    wins: int
    win_rate: Estimate
    """Each opponent counts the same, however many games were spent on it."""
    verdict: Verdict
    against: tuple[Against, ...]
    """The best first."""
    with_first_turn: Estimate
    without_first_turn: Estimate
    endings: Endings
    life_left_when_won: Estimate
    life_left_to_winner_when_lost: Estimate
    turns_won: Estimate
    turns_lost: Estimate
    cards: tuple[CardStory, ...]
    """The most used first; those never set come last."""
    hits_at: tuple[int, ...]
    """How many of its hits landed at distance 0, 1, 2 and so on."""
    was_hit_at: tuple[int, ...]


def balance_of(fighter: str, results: Sequence[Result], known: Sequence[str] = ()) -> Balance:
    """Sums up the games of a fighter; attacks that are known are told of even if they were never set."""
    mine = [result for result in results if fighter in result.pair]
    won = [result for result in mine if result.winner == fighter]
    lost = [result for result in mine if result.winner not in {fighter, None}]
    against = _against(fighter, mine)
    rate = average([record for (one, _), record in pair_records(mine).items() if one == fighter])
    first = [result for result in mine if result.first == fighter]
    second = [result for result in mine if result.first != fighter]
    return Balance(
        fighter=fighter,
        games=len(mine),
        wins=len(won),
        win_rate=rate,
        verdict=verdict(rate),
        against=against,
        with_first_turn=record_of(first, fighter).rate,
        without_first_turn=record_of(second, fighter).rate,
        endings=_endings(fighter, won, lost),
        life_left_when_won=_mean(won, lambda result: result.scores[result.pair.index(fighter)]),
        life_left_to_winner_when_lost=_mean(lost, lambda result: result.scores[1 - result.pair.index(fighter)]),
        turns_won=_mean(won, lambda result: result.turns),
        turns_lost=_mean(lost, lambda result: result.turns),
        cards=_stories(fighter, won, lost, known),
        hits_at=_distances([result.distances[result.pair.index(fighter)] for result in mine]),
        was_hit_at=_distances([result.distances[1 - result.pair.index(fighter)] for result in mine]),
    )


def _against(fighter: str, results: Sequence[Result]) -> tuple[Against, ...]:
    records = {other: record for (one, other), record in pair_records(results).items() if one == fighter}
    rows = [Against(other, one.games, one.wins, one.rate, one.verdict) for other, one in records.items()]
    return tuple(sorted(rows, key=lambda row: (-(row.win_rate.value or 0.0), row.opponent)))


def average(records: Sequence[Record]) -> Estimate:
    """Estimates the mean of win rates, each counting the same; a rate of few games is never taken for 0 or 1."""
    rates = [(record.rate.value, record.games) for record in records if record.rate.value is not None]
    if not rates:
        return Estimate(None, None, None)
    value = sum([rate for rate, _ in rates]) / len(rates)
    likely = [((rate * games + 1) / (games + 2), games) for rate, games in rates]
    reach = Z * sqrt(sum([rate * (1 - rate) / games for rate, games in likely])) / len(rates)
    return Estimate(value, max(0.0, value - reach), min(1.0, value + reach))


def _endings(fighter: str, won: Sequence[Result], lost: Sequence[Result]) -> Endings:
    felled = [result for result in won if result.scores[1 - result.pair.index(fighter)] == 0]
    fell = [result for result in lost if result.scores[result.pair.index(fighter)] == 0]
    return Endings(len(felled), len(won) - len(felled), len(fell), len(lost) - len(fell))


def _mean(results: Sequence[Result], number: Callable[[Result], int]) -> Estimate:
    numbers = [number(result) for result in results]
    return mean(len(numbers), sum(numbers), sum([one * one for one in numbers]))


def _distances(games: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    longest = max([len(game) for game in games], default=0)
    return tuple([sum([game[at] for game in games if at < len(game)]) for at in range(longest)])


def _stories(
    fighter: str, won: Sequence[Result], lost: Sequence[Result], known: Sequence[str]
) -> tuple[CardStory, ...]:
    wins, losses = [_Shelf(fighter, results) for results in (won, lost)]
    names = {*known, *wins.sets, *losses.sets}
    used = {name: sum(wins.sets.get(name, ())) + sum(losses.sets.get(name, ())) for name in names}
    return tuple([_story(name, wins, losses) for name in sorted(names, key=lambda name: (-used[name], name))])


class _Shelf:
    """The cards of a fighter in some games."""

    def __init__(self, fighter: str, results: Sequence[Result]) -> None:
        self.games = len(results)
        self.sets: dict[str, list[int]] = {}
        """By card: how often it was set in each game in which it was set at all."""
        self.hits: Counter[str] = Counter()
        self.decided: Counter[str] = Counter()
        for result in results:
            for card in result.cards[result.pair.index(fighter)]:
                self.sets.setdefault(card.name, []).append(card.set)
                self.hits[card.name] += card.hits
                self.decided[card.name] += card.decided

    def sets_a_game(self, name: str) -> Estimate:
        """Returns how often a card was set in a game, on average."""
        numbers = self.sets.get(name, [])
        return mean(self.games, sum(numbers), sum([one * one for one in numbers]))


def _story(name: str, wins: _Shelf, losses: _Shelf) -> CardStory:
    won, lost = wins.sets_a_game(name), losses.sets_a_game(name)
    return CardStory(
        name=name,
        sets_won=won.value,
        sets_lost=lost.value,
        hits_won=share(wins.hits[name], sum(wins.sets.get(name, ()))),
        hits_lost=share(losses.hits[name], sum(losses.sets.get(name, ()))),
        decided=share(wins.decided[name], wins.games),
        telling=min(wins.games, losses.games) >= FEWEST and _far_apart(won, lost),
    )


def _far_apart(one: Estimate, other: Estimate) -> bool:
    """Tells whether two means differ beyond chance, though many cards are compared."""
    if one.value is None or one.high is None or other.value is None or other.high is None:
        return False
    errors = [(one.high - one.value) / Z, (other.high - other.value) / Z]
    return abs(one.value - other.value) > MANY * sqrt(errors[0] ** 2 + errors[1] ** 2) > 0
