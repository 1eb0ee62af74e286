"""Weighs the options of a question of Exceed by imagined plays up to the next action, or by the strike they lead to."""

from collections.abc import Callable, Sequence
from functools import partial
from math import hypot
from typing import Final

from wildswing.agents.thoughts import EVEN
from wildswing.exceed.agents.outlook import chance, features
from wildswing.exceed.agents.policy import Policy, is_setting
from wildswing.exceed.agents.strike import StrikeGame, error_of, strike_in
from wildswing.exceed.game import EXCEED, RULES
from wildswing.exceed.rules.table import NOBODY, Table
from wildswing.kernel.agenda import answer
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect

FIRST_LOOKS: Final = 8
"""So many looks every option gets, before any is left aside."""

LOOKS: Final = 4
"""After every so many looks it is seen which options are clearly worse than the best."""

CLEARLY: Final = 2.5
"""By how many standard errors an option has to lag behind to be clearly worse."""

SCREENING: Final = 0.2
STRIKE_SHARE: Final = 0.5
"""The parts of the plays up to which ways into a strike are compared quickly, and then looked at as games, if there are
other options."""

USUAL_LAG: Final = 0.035
USUAL_SPREAD: Final = 0.06
"""By how much a strike is worth less than the best of the other options on average, and how far that spreads."""

GoOn = Callable[[float, int], bool]
"""Tells whether, after so many plays, there is time for another within a part of the budget."""


class Outcomes:
    """Where an option led to: how often the game was won at once, and otherwise the features that were found."""

    __slots__ = ("features", "won")

    def __init__(self) -> None:
        self.won = 0
        self.features: list[list[float]] = []

    def means(self) -> list[float]:
        """Returns the mean of each feature."""
        return [sum(column) / len(self.features) for column in zip(*self.features, strict=True)]


class Ahead:
    """What is known so far of each option that is considered."""

    def __init__(
        self,
        hidden: Table,
        ask: Ask,
        policy: Policy,
        stream: Stream,
        options: Sequence[int],
        remember: bool = False,
    ) -> None:
        self.hidden = hidden
        self.ask = ask
        self.policy = policy
        self.stream = stream
        self.options = list(options)
        self.ways: dict[int, Table] = {}
        """The options after which the seat sets an attack before anybody chooses an action, and where that happens."""
        self.left: list[int] = []
        """The other options that are still looked at."""
        self.seen: dict[int, list[float]] = {index: [] for index in options}
        """What was seen after each option, in the same worlds."""
        self.worth: dict[int, float] = {}
        """What the strikes are worth that were looked at as games."""
        self.doubts: dict[int, float] = {}
        """How far that may be off, as a standard error."""
        self.struck: list[int] = []
        """Those of them that were looked at longest."""
        self.games: dict[int, StrikeGame] = {}
        """The games that strikes were looked at as; of several for one strike the first."""
        self.outcomes: dict[int, Outcomes] | None = {index: Outcomes() for index in options} if remember else None
        """Where the other options led to, for whoever has to say why."""
        self.looks = dict.fromkeys(options, 0)
        self.plays = 0

    def look(self, go_on: GoOn, ways: int) -> None:
        """Looks at all options, and longest at those that are close to the best.

        So many ways into a strike are looked at as games, and each after so many paths there, if chance or the opponent
        has a say in them.
        """
        self._find_ways()
        if self.ways:
            self._look_at_strikes(go_on, ways)
        while self.left and (not self.seen[self.left[0]] or (self._is_open() and go_on(1.0, self.plays))):
            self._look_at(self.left)
            looks = len(self.seen[self.left[0]])
            if looks >= FIRST_LOOKS and looks % LOOKS == 0:
                self.left = self._close_to_best(self.left)

    def finalists(self) -> list[int]:
        """Returns the options that have been looked at most, one of which is the best."""
        return self.struck + self.left

    def value(self, option: int) -> float:
        """Returns how likely the seat wins after an option, as far as is known.

        A way into a strike that was only compared is worth as much less than the best as it seemed to be, and one that
        was left aside is not told to be better than what it was left aside for.
        """
        if option in self.struck:
            return self._sobered(option)
        if option in self.ways:
            best = self._sobered(self.struck[0])
            behind = best + self._mean(option) - self._mean(self.struck[0])
            return max(0.0, min(best, self.worth.get(option, behind)))
        return self._mean(option)

    def _sobered(self, strike: int) -> float:
        """Returns what a strike is worth, given that it is usually worth less than the best of the other options.

        So the less sure its value is, the less it counts: otherwise strikes would be begun that chance has flattered.
        """
        others = [self._mean(index) for index in self.left if self.seen[index]]
        if not others:
            return self.worth[strike]
        doubt = self.doubts[strike] ** 2
        ahead = self.worth[strike] - (max(others) - USUAL_LAG)
        return self.worth[strike] - ahead * doubt / (doubt + USUAL_SPREAD**2)

    def doubt(self, option: int, best: int) -> float:
        """Returns how far the distance of an option from the best may be off by chance, as a standard error."""
        one, other = self.seen[option], self.seen[best]
        if option not in self.ways and best not in self.ways and len(one) == len(other) > 1:
            return error_of([here - there for here, there in zip(one, other, strict=True)])
        return hypot(self._doubt_alone(option), self._doubt_alone(best))

    def _doubt_alone(self, option: int) -> float:
        return self.doubts.get(option) or (error_of(self.seen[option]) if self.seen[option] else 0.0)

    def _mean(self, option: int) -> float:
        seen = self.seen[option]
        return sum(seen) / len(seen) if seen else 0.0

    # --- Quick looks ---

    def _look_at(self, options: Sequence[int]) -> None:
        """Plays some options in one imagined world, where chance is the same for all, up to the next action."""
        world = EXCEED.imagine(self.hidden, self.ask.seat, self.stream)
        before = self.stream.chance
        for index in options:
            self.stream.chance = before
            self._note(index, self._value_after(world.copy(), index))

    def _note(self, index: int, value: float) -> None:
        self.seen[index].append(value)
        self.looks[index] += 1
        self.plays += 1

    def _value_after(self, world: Table, index: int) -> float:
        try:
            answer(RULES, world, self.ask.seat, index, None)
            self.policy.settle(world)
        except EndlessEffect:
            return EVEN  # A text that goes on for ever says nothing about the option.
        return self._valued(world, index)

    def _valued(self, world: Table, index: int) -> float:
        seat = self.ask.seat
        if self.outcomes is not None:
            if world.winner == NOBODY:
                self.outcomes[index].features.append(features(world, seat))
            elif world.winner == seat:
                self.outcomes[index].won += 1
        return chance(world, seat, self.policy.weights)

    def _is_open(self) -> bool:
        """Tells whether more looks could still change what is best."""
        if len(self.left) > 1:
            return True
        seen = self.seen[self.left[0]]
        if len(seen) < 2 * FIRST_LOOKS:
            return True
        struck = self._best_strike(len(seen))
        return bool(self.struck) and not _clearly_below(seen, struck) and not _clearly_below(struck, seen)

    def _best_strike(self, looks: int) -> list[float]:
        return [max([self._sobered(way) for way in self.struck], default=0.0)] * looks

    def _close_to_best(self, options: Sequence[int]) -> list[int]:
        """Returns the options that are not clearly worse than the best of them, world by world, or than a strike."""
        best = self.seen[max(options, key=self._mean)]
        struck = self._best_strike(len(best))
        return [
            index
            for index in options
            if not _clearly_below(self.seen[index], best) and not _clearly_below(self.seen[index], struck)
        ]

    # --- Ways into a strike ---

    def _find_ways(self) -> None:
        """Follows every option once to see whether it leads to a strike; what does not is looked at by the way."""
        start = EXCEED.imagine(self.hidden, self.ask.seat, self.stream)
        before = self.stream.chance
        for index in self.options:
            self.stream.chance = before
            world = start.copy()
            try:
                strike = self._strike_after(world, index)
            except EndlessEffect:
                self.left.append(index)
                self._note(index, EVEN)
                continue
            if strike is None:
                self.left.append(index)
                self._note(index, self._valued(world, index))
            else:
                self.ways[index] = strike
                self.plays += 1

    def _strike_after(self, world: Table, index: int) -> Table | None:
        """Plays on to the strike that an option leads to, and returns it as the seat sees it when it has to set."""
        seat = self.ask.seat
        answer(RULES, world, seat, index, None)
        self.policy.settle_until_set(world, seat)
        return EXCEED.hide(world, seat) if is_setting(world, seat) else None

    def _look_at_strikes(self, go_on: GoOn, ways: int) -> None:
        """Finds out what the best ways into a strike are worth; the worse half is left aside now and then."""
        self.struck = self._screened(go_on, ways)
        games = self._games(self.struck, ways)
        self.games = dict(reversed(games))
        share = STRIKE_SHARE if self.left else 1.0
        stages = (len(self.struck) - 1).bit_length() + 1
        for stage in range(stages):
            if stage:
                self.struck = sorted(self.struck, key=self.worth.__getitem__, reverse=True)[
                    : (len(self.struck) + 1) // 2
                ]
            games = [(index, game) for index, game in games if index in self.struck]
            for place, (index, game) in enumerate(games):
                plays = game.look(partial(self._go_on, go_on, share * (stage + (place + 1) / len(games)) / stages))
                self.plays += plays
                self.looks[index] += plays
            for index in self.struck:
                verdicts = [game.verdict() for number, game in games if number == index]
                self.worth[index] = sum([one.value for one in verdicts]) / len(verdicts)
                self.doubts[index] = max([one.doubt for one in verdicts])
        self.struck.sort(key=self.worth.__getitem__, reverse=True)

    def _go_on(self, go_on: GoOn, part: float, further: int) -> bool:
        return go_on(part, self.plays + further)

    def _screened(self, go_on: GoOn, most: int) -> list[int]:
        """Compares the ways into a strike quickly, and returns those that may be the best."""
        ways = list(self.ways)
        if len(ways) == 1:
            return ways
        looks = 0
        while looks < 2 or (looks < FIRST_LOOKS and go_on(SCREENING, self.plays)):
            self._look_at(ways)
            looks += 1
        return sorted(self._close_to_best(ways), key=self._mean, reverse=True)[:most]

    def _games(self, ways: Sequence[int], paths: int) -> list[tuple[int, StrikeGame]]:
        """Returns the strikes that ways lead to, as games; several if the path there depends on what is hidden."""
        found = {index: [self.ways[index]] for index in ways}
        for _ in range(paths - 1):
            start = EXCEED.imagine(self.hidden, self.ask.seat, self.stream)
            for index in ways:
                strike = self._strike_after(start.copy(), index)
                if strike is not None and strike not in found[index]:
                    found[index].append(strike)
        seed = self.stream.fresh()  # the same hands for all, as far as they can be
        games: list[tuple[int, StrikeGame]] = []
        for index in ways:
            for strike in found[index]:
                ask = strike.asks[0]
                games.append((index, strike_in(strike, ask, self.policy, Stream(seed), ask.fresh())))
        return games


def _clearly_below(seen: Sequence[float], best: Sequence[float]) -> bool:
    """Tells whether what was seen lags behind the best by more than chance can explain, world by world."""
    gaps = [one - other for one, other in zip(best, seen, strict=True)]
    mean = sum(gaps) / len(gaps)
    return mean > 0 and mean > CLEARLY * error_of(gaps)
