"""The strike as a matrix game: my ways of setting against the opponent's, each pair resolved by the rules.

The opponent's hand is imagined many times. I have one mix for all of those worlds, the opponent one for each, since it
knows its hand. What a pair of attacks is worth hardly depends on the other cards, so the worlds share what was found
out about a pair. How many cards were set is seen at once, so each such group of my attacks is a game of its
own, and the best of these games is played.
"""

from collections.abc import Callable, Sequence
from typing import Final

from wildswing.agents.equilibrium import Mix, solve_worlds
from wildswing.agents.thoughts import EVEN
from wildswing.exceed.agents.outlook import chance
from wildswing.exceed.agents.policy import Policy
from wildswing.exceed.game import EXCEED, RULES
from wildswing.exceed.rules.setting import CARD, EX, WILD_SWING, seconds_for
from wildswing.exceed.rules.table import Attack, Side, Table
from wildswing.exceed.rules.zones import HAND
from wildswing.kernel.agenda import answer
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.state import HIDDEN, NOTHING

PRECISION: Final = 0.004
"""How close to equilibrium a mix has to come, as a share of the payoffs' range."""

AS_SET: Final = ("as set", NOTHING)
"""The opponent's only way of setting where nothing can be told about it, or everything is."""


class Verdict:
    """What came of a strike: how often to set in each way, and what each way is worth against the opponent's mixes."""

    __slots__ = ("looks", "mix", "value", "values")

    def __init__(self, mix: Sequence[float], value: float, values: Sequence[float], looks: Sequence[int]) -> None:
        self.mix = mix
        self.value = value
        self.values = values
        self.looks = looks


class StrikeGame:
    """A strike in which a seat has to set: what is known of each pair of attacks so far."""

    def __init__(self, worlds: list[Table], known: bool, ask: Ask, policy: Policy, options: Sequence[int]) -> None:
        self.ask = ask
        self.options = list(options)
        """The ways of setting that are considered, by their places in the question; the rows of the matrix."""
        self.policy = policy
        self.worlds = worlds
        self.columns = [columns_of(world, known, ask.seat) for world in worlds]
        self.totals: dict[tuple[int, Value], float] = {}
        self.looks: dict[tuple[int, Value], int] = {}
        self.holders: dict[Value, list[int]] = {}
        """By the opponent's way of setting the worlds in which it has it."""
        for number, columns in enumerate(self.columns):
            for way in columns:
                self.holders.setdefault(way, []).append(number)

    def look(self, go_on: Callable[[int], bool]) -> int:
        """Resolves every pair of attacks once, then again in other worlds, as long as `go_on` allows."""
        plays = 0
        rounds = 0
        while True:
            for way, holders in self.holders.items():
                world = self.worlds[holders[rounds % len(holders)]]
                for row in range(len(self.options)):
                    self._note(row, way, self.resolve(world, row, way))
                    plays += 1
                if not go_on(plays):
                    return plays
            rounds += 1

    def _note(self, row: int, way: Value, value: float) -> None:
        self.totals[row, way] = self.totals.get((row, way), 0.0) + value
        self.looks[row, way] = self.looks.get((row, way), 0) + 1

    def resolve(self, world: Table, row: int, way: Value) -> float:
        """Plays a pair of attacks in a world; returns how likely the seat wins after it."""
        seat = self.ask.seat
        twin = world.copy()
        put_set(twin, 1 - seat, way)
        try:
            answer(RULES, twin, seat, self.options[row], None)
            self.policy.settle_strike(twin, 1 - seat, way)
        except EndlessEffect:
            return EVEN  # A text that goes on for ever says nothing about the attack.
        return chance(twin, seat, self.policy.weights)

    def verdict(self) -> Verdict:
        """Solves the game as far as it is known: each group of rows that look alike, of which the best is played."""
        rows = len(self.options)
        groups: dict[Value, list[int]] = {}
        for row, index in enumerate(self.options):
            groups.setdefault(seen_of(self.ask.options[index], bool(self.ask.about)), []).append(row)
        values = [0.0] * rows
        mix = [0.0] * rows
        best = -1.0
        for group in groups.values():
            found = self._solve(group, values)
            if found[1] > best:
                best = found[1]
                mix = [0.0] * rows
                for row, share in zip(group, found[0], strict=True):
                    mix[row] = share
        return Verdict(mix, best, values, self._looks())

    def plain_verdict(self) -> Verdict:
        """Returns the best row against an opponent who sets anything as likely as anything else."""
        values: list[float] = []
        for row in range(len(self.options)):
            means = [[self.mean(row, way) for way in columns] for columns in self.columns]
            values.append(sum([sum(mean) / len(mean) for mean in means]) / len(means))
        best = max(values)
        return Verdict([float(value == best) for value in values], best, values, self._looks())

    def _looks(self) -> list[int]:
        return [sum([self.looks.get((row, way), 0) for way in self.holders]) for row in range(len(self.options))]

    def mean(self, row: int, way: Value) -> float:
        """Returns how likely the seat wins after a pair of attacks; one not seen counts like the rest of its row."""
        looks = self.looks.get((row, way), 0)
        if looks:
            return self.totals[row, way] / looks
        seen = [pair for pair in self.looks if pair[0] == row]
        return sum([self.totals[pair] / self.looks[pair] for pair in seen]) / len(seen)

    def _solve(self, group: list[int], values: list[float]) -> tuple[Mix, float]:
        """Solves the game of one group of rows, and notes what each is worth."""
        worlds = [[[self.mean(row, way) for way in columns] for row in group] for columns in self.columns]
        plan = solve_worlds(worlds, [1.0] * len(worlds), PRECISION)
        for at, row in enumerate(group):
            total = 0.0
            for world, column in zip(worlds, plan.columns, strict=True):
                total += sum([gain * share for gain, share in zip(world[at], column, strict=True)])
            values[row] = total / len(worlds)
        return plan.row, plan.value


def seen_of(option: Value, face_up: bool) -> Value:
    """Returns what the opponent sees at once of a way of setting."""
    how = option[0]
    return option if face_up or how not in (CARD, EX) else how


def strike_in(
    hidden: Table, ask: Ask, policy: Policy, stream: Stream, worlds: int, options: Sequence[int]
) -> StrikeGame:
    """Imagines hands of the opponent, and returns the strike as a game against them."""
    strike = hidden.strike
    theirs = None if strike is None else strike.attacks[1 - ask.seat]
    known = theirs is not None and theirs.card != HIDDEN
    return StrikeGame([EXCEED.imagine(hidden, ask.seat, stream) for _ in range(worlds)], known, ask, policy, options)


def columns_of(world: Table, known: bool, seat: int) -> tuple[Value, ...]:
    """Returns how the opponent of a seat may set in a world, or may have set what lies face down."""
    other = world.sides[1 - seat]
    attack = None if world.strike is None else world.strike.attacks[1 - seat]
    if attack is None:
        return (*_ways(world, other.hand), WILD_SWING)
    if known or attack.zone != HAND:
        return (AS_SET,)
    how = CARD if attack.copy_card == NOTHING else EX
    return tuple([way for way in _ways(world, _held(other, attack)) if way[0] == how])


def _ways(world: Table, hand: tuple[int, ...]) -> list[Value]:
    singles: list[Value] = [(CARD, card) for card in sorted(set(hand))]
    return singles + [(EX, card) for card in sorted(set(hand)) if seconds_for(world, card, hand)]


def _held(side: Side, attack: Attack) -> tuple[int, ...]:
    """Returns a hand as it was before its attack was set."""
    cards = (attack.card,) if attack.copy_card == NOTHING else (attack.card, attack.copy_card)
    return tuple(sorted(side.hand + cards))


def put_set(world: Table, other: int, way: Value) -> None:
    """Exchanges what the opponent has set face down for another way, if it has set at all."""
    attack = None if world.strike is None else world.strike.attacks[other]
    if attack is None or way == AS_SET:
        return
    side = world.sides[other]
    held = list(_held(side, attack))
    card: int = way[1]
    second = seconds_for(world, card, held)[0] if way[0] == EX else NOTHING
    held.remove(card)
    if second != NOTHING:
        held.remove(second)
    side.hand = tuple(held)
    attack.card = attack.face = card
    attack.copy_card = second
