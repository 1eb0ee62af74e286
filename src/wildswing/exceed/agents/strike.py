"""The strike as a matrix game: my ways of setting against the opponent's, each pair resolved by the rules.

The opponent's hand is imagined many times, and so are hands that the opponent may take for mine: neither side knows
what the other holds. What a pair of attacks is worth hardly depends on the other cards, so all hands share what was
found out about a pair. How many cards were set is seen at once, so each such group of my attacks is a game of its own,
and the best of these games is played.
"""

from collections.abc import Callable, Iterator, Sequence
from math import hypot, sqrt
from typing import Final

from wildswing.agents.equilibrium import solve_hands
from wildswing.agents.thoughts import EVEN
from wildswing.exceed.agents.chart import chart_of
from wildswing.exceed.agents.decks import Tops
from wildswing.exceed.agents.meeting import Meeting
from wildswing.exceed.agents.outlook import chance
from wildswing.exceed.agents.policy import Policy, is_setting
from wildswing.exceed.game import EXCEED, RULES
from wildswing.exceed.rules.arena import distance
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

WORLDS: Final = 24
"""So many hands of the opponent are imagined; against fewer a mix would seem to know what he holds."""

WORLDS_FOR_A_HAND: Final = 3
"""For so many hands of the opponent one is imagined that he may take for mine."""

FULL_ROUNDS: Final = 4
"""So often every pair of attacks is looked at, before looks go to those that are least sure."""

LESS_SURE: Final = 0.5
"""A pair is looked at again if its mean may be off by this share of what the least sure may be off by."""

NOISE: Final = 0.06
"""How far two looks at a pair of attacks differ in an even game, as a standard deviation, where none has two."""

LEAST_SPREAD: Final = 0.01
"""How far pairs of attacks differ at least from what is guessed."""

FEW: Final = 2
"""Of so few pairs of a row or of a column half of what they are off is taken for chance."""

ALL: Final = ("all", NOTHING)
"""Stands for all pairs of attacks, beside those of a row or of a column."""

LIFE: Final = 0.03
"""How much likelier a seat wins with a point of life more in an even game, where nothing better is known."""

PAIR: Final = 1.0
"""How many points of life a pair gains more than a single card."""

AS_SET: Final = ("as set", NOTHING)
"""The opponent's only way of setting where nothing can be told about it, or everything is."""


class Verdict:
    """What came of a strike: how often to set in each way, and what each way is worth against the opponent's mixes."""

    __slots__ = ("doubt", "looks", "mix", "value", "values")

    def __init__(
        self, mix: Sequence[float], value: float, values: Sequence[float], looks: Sequence[int], doubt: float
    ) -> None:
        self.mix = mix
        self.value = value
        self.values = values
        self.looks = looks
        self.doubt = doubt
        """How far the value may be off, since only some hands were imagined and so often, as a standard error."""


class StrikeGame:
    """A strike in which a seat has to set: what is known of each pair of attacks so far.

    `others` are worlds in which the seat holds another hand, as far as the opponent can know.
    """

    def __init__(
        self,
        worlds: list[Table],
        known: bool,
        ask: Ask,
        policy: Policy,
        options: Sequence[int],
        others: Sequence[Table] = (),
    ) -> None:
        self.ask = ask
        self.options = list(options)
        """The ways of setting that are considered, by their places in the question."""
        self.policy = policy
        self.worlds = worlds
        self.others = list(others)
        self.columns = [columns_of(world, known, ask.seat) for world in worlds]
        self.rows: list[Value] = [ask.options[index] for index in options]
        """The rows of the matrix: the ways that are considered, then those of the other hands."""
        for world in self.others:
            self.rows += [way for way in dict.fromkeys(world.asks[0].options) if way not in self.rows]
        self.met: dict[tuple[int, Value], Meeting] = {}
        """By row and by the opponent's way of setting, what came of the two so far."""
        self.holders: dict[Value, list[int]] = {}
        """By the opponent's way of setting, the likeliest first, the worlds in which it has it."""
        ways = [way for columns in self.columns for way in columns]
        for way in sorted(dict.fromkeys(ways), key=ways.count, reverse=True):
            self.holders[way] = [number for number, columns in enumerate(self.columns) if way in columns]
        self._known = known
        self._tops = Tops(worlds[0])
        self._next = self._in_turn()

    def look(self, go_on: Callable[[int], bool]) -> int:
        """Resolves every pair of attacks some times, then in other worlds those that are still least sure.

        It does so as long as `go_on` allows.
        It can be called again, and then goes on where it stopped.
        """
        plays = 0
        while True:
            world, rows, way = next(self._next)
            for row in rows:
                self._resolve(world, row, way)
            plays += len(rows)
            if not go_on(plays):
                return plays

    def _in_turn(self) -> Iterator[tuple[Table, list[int], Value]]:
        """Gives what to resolve next: a world, rows, and what they meet; other hands follow the first round."""
        own = list(range(len(self.options)))
        rounds = 0
        while True:
            unsure = dict.fromkeys(self.holders, own) if rounds < FULL_ROUNDS else self._least_sure()
            for way, rows in unsure.items():
                holders = self.holders[way]
                yield self.worlds[holders[rounds % len(holders)]], rows, way
            if not rounds:
                yield from self._of_other_hands()
            rounds += 1

    def _least_sure(self) -> dict[Value, list[int]]:
        """Returns the pairs whose means may be off by more than half as much as that of the least sure."""
        noise = self._spreads(self._guesses())[0]
        own = range(len(self.options))
        errors = {(row, way): self.met[row, way].error_beside(noise) for way in self.holders for row in own}
        least = LESS_SURE**2 * max(errors.values())
        found = {way: [row for row in own if errors[row, way] >= least] for way in self.holders}
        return {way: rows for way, rows in found.items() if rows}

    def _of_other_hands(self) -> Iterator[tuple[Table, list[int], Value]]:
        for world in self.others:
            held = [self.rows.index(way) for way in dict.fromkeys(world.asks[0].options)]
            foreign = [row for row in held if row >= len(self.options)]
            if foreign:
                for way in columns_of(world, self._known, self.ask.seat):
                    yield world, foreign, way

    def _resolve(self, world: Table, row: int, way: Value) -> None:
        """Plays a pair of attacks in a world, and notes how likely the seat wins then, and who lost how much life."""
        seat = self.ask.seat
        meeting = self.met.setdefault((row, way), Meeting())
        twin = world.copy()
        self._tops.put(twin, meeting.looks)
        put_set(twin, 1 - seat, way)
        try:
            answer(RULES, twin, seat, twin.asks[0].options.index(self.rows[row]), None)
            self.policy.settle_strike(twin, 1 - seat, way)
        except EndlessEffect:
            meeting.note(EVEN, 0, 0)  # A text that goes on for ever says nothing about the attack.
            return
        taken, dealt = [before.life - after.life for before, after in zip(world.sides, twin.sides, strict=True)]
        if seat:
            taken, dealt = dealt, taken
        meeting.note(chance(twin, seat, self.policy.weights), dealt, taken)

    def verdict(self) -> Verdict:
        """Solves the game as far as it is known: each group of rows that look alike, of which the best is played."""
        count = len(self.options)
        gains = self.gains()
        hands = [list(range(count)), *self._other_hands()]
        seen = [seen_of(way, bool(self.ask.about)) for way in self.rows]
        ways = list(self.holders)
        columns = [[ways.index(way) for way in held] for held in self.columns]
        values = [0.0] * count
        mix = [0.0] * count
        best = -1.0
        doubt = 0.0
        for look in dict.fromkeys(seen[:count]):
            alike = [[row for row in hand if seen[row] == look] for hand in hands]
            found = solve_hands(gains, [hand for hand in alike if hand], columns, PRECISION)
            value = sum([share * found.gains[row] for row, share in zip(alike[0], found.rows[0], strict=True)])
            for row in alike[0]:
                values[row] = found.gains[row]
            if value > best:
                best = value
                mix = [0.0] * count
                for row, share in zip(alike[0], found.rows[0], strict=True):
                    mix[row] = share
                doubt = hypot(error_of(_by_hand(gains, mix, columns, found.columns)), self._chanciness(mix))
        return Verdict(mix, best, values, self._looks(), doubt)

    def plain_verdict(self) -> Verdict:
        """Returns the best row against an opponent who sets anything as likely as anything else."""
        gains = self.gains()
        ways = list(self.holders)
        columns = [[ways.index(way) for way in held] for held in self.columns]
        evenly = [[1.0 / len(held)] * len(held) for held in columns]
        values: list[float] = []
        for row in range(len(self.options)):
            only = [float(row == other) for other in range(len(self.options))]
            means = _by_hand(gains, only, columns, evenly)
            values.append(sum(means) / len(means))
        best = max(values)
        mix = [float(value == best) for value in values]
        doubt = hypot(error_of(_by_hand(gains, mix, columns, evenly)), self._chanciness(mix))
        return Verdict(mix, best, values, self._looks(), doubt)

    def _chanciness(self, mix: Sequence[float]) -> float:
        """Returns how far the mean of some rows may be off, since they were looked at only so often."""
        apart = sum(self._spreads(self._guesses()))
        looks = self._looks()
        return sqrt(sum([share * share * apart / max(1, looks[row]) for row, share in enumerate(mix)]))

    def _looks(self) -> list[int]:
        looks = [0] * len(self.rows)
        for (row, _), meeting in self.met.items():
            looks[row] += meeting.looks
        return looks[: len(self.options)]

    def _other_hands(self) -> list[list[int]]:
        """Returns the rows of each hand that may be taken for mine."""
        return [[self.rows.index(way) for way in dict.fromkeys(world.asks[0].options)] for world in self.others]

    def gains(self) -> list[list[float]]:
        """Returns how likely the seat wins after each pair of attacks.

        A pair not seen is guessed; what was seen of one counts the less beside the guess, the more it is up to chance.
        """
        guesses = self._guesses()
        noise, spread = self._spreads(guesses)
        gains: list[list[float]] = []
        for row, guessed in enumerate(guesses):
            found: list[float] = []
            for way, guess in guessed.items():
                meeting = self.met.get((row, way))
                trust = spread / (spread + noise / meeting.looks) if meeting else 0.0
                seen = meeting.mean if meeting else 0.0
                found.append(trust * seen + (1.0 - trust) * guess)
            gains.append(found)
        return gains

    def _spreads(self, guesses: list[dict[Value, float]]) -> tuple[float, float]:
        """Returns how far looks at one pair differ, and how far pairs differ from their guesses, as variances."""
        met = self.met.values()
        again = sum([meeting.looks - 1 for meeting in met])
        within = sum([meeting.squares - meeting.total**2 / meeting.looks for meeting in met])
        noise = max(0.0, within) / again if again else (NOISE * self._steepness()) ** 2
        off = [(meeting.mean - guesses[row][way]) ** 2 for (row, way), meeting in self.met.items()]
        by_chance = noise * sum([1.0 / meeting.looks for meeting in met])
        return noise, max(LEAST_SPREAD**2, (sum(off) - by_chance) / max(1, len(off)))

    def _guesses(self) -> list[dict[Value, float]]:
        """Guesses what pairs are worth: by printed numbers, and by how far the rest of row and column is off these."""
        printed = self._printed()
        beside: dict[Value, list[float]] = {}
        for (row, way), meeting in self.met.items():
            off = meeting.mean - printed[row][way]
            for line in (ALL, ("row", row), ("column", way)):
                beside.setdefault(line, []).append(off)
        everything = beside.get(ALL, [EVEN])
        mean = sum(everything) / len(everything)
        leans = {line: (sum(found) - mean * len(found)) / (len(found) + FEW) for line, found in beside.items()}
        found: list[dict[Value, float]] = []
        for row, guessed in enumerate(printed):
            base = mean + leans.get(("row", row), 0.0)
            found.append(
                {
                    way: min(1.0, max(0.0, guess + base + leans.get(("column", way), 0.0)))
                    for way, guess in guessed.items()
                }
            )
        return found

    def _steepness(self) -> float:
        """Returns how much anything matters for who wins: all in an even game, next to nothing in one that is won."""
        met = self.met.values()
        mean = sum([meeting.total for meeting in met]) / sum([meeting.looks for meeting in met]) if met else EVEN
        return 4.0 * mean * (1.0 - mean)

    def _printed(self) -> list[dict[Value, float]]:
        """Returns what each pair gains by its printed numbers, as a chance; what lies in a deck has none."""
        world, seat = self.worlds[0], self.ask.seat
        own, other = world.sides[seat], world.sides[1 - seat]
        attacks = world.strike is None or world.strike.attacker == seat
        first, second = (own, other) if attacks else (other, own)
        meetings = chart_of(world.book).meetings(distance(world), first.width, second.width)
        life = LIFE * self._steepness()
        found: list[dict[Value, float]] = []
        for how, card in self.rows:
            guesses = dict.fromkeys(self.holders, 0.0)
            for way in self.holders if how in (CARD, EX) else ():
                if way[0] in (CARD, EX):
                    gain = meetings[card][way[1]] if attacks else -meetings[way[1]][card]
                    guesses[way] = life * (gain + PAIR * ((how == EX) - (way[0] == EX)))
            found.append(guesses)
        return found


def _by_hand(
    gains: Sequence[Sequence[float]],
    mix: Sequence[float],
    hands: Sequence[Sequence[int]],
    mixes: Sequence[Sequence[float]],
) -> list[float]:
    """Returns what a mix of rows gains against each hand of the opponent, of which each has a mix of its own."""
    found: list[float] = []
    for hand, theirs in zip(hands, mixes, strict=True):
        met = list(zip(hand, theirs, strict=True))
        found.append(sum([share * sum([gains[row][at] * often for at, often in met]) for row, share in enumerate(mix)]))
    return found


def error_of(found: Sequence[float]) -> float:
    """Returns the standard error of a mean; 0 of a single number, which says nothing of it."""
    mean = sum(found) / len(found)
    return sqrt(sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1) / len(found))


def seen_of(option: Value, face_up: bool) -> Value:
    """Returns what the opponent sees at once of a way of setting."""
    how = option[0]
    return option if face_up or how not in (CARD, EX) else how


def strike_in(
    hidden: Table, ask: Ask, policy: Policy, stream: Stream, options: Sequence[int], worlds: int = WORLDS
) -> StrikeGame:
    """Imagines hands of the opponent, and what he may take for mine, and returns the strike as a game."""
    strike = hidden.strike
    seat = ask.seat
    theirs = None if strike is None else strike.attacks[1 - seat]
    known = theirs is not None and theirs.card != HIDDEN
    imagined = [EXCEED.imagine(hidden, seat, stream) for _ in range(worlds)]
    others = [] if known else [seen_by_other(world, seat, stream) for world in imagined[::WORLDS_FOR_A_HAND]]
    others = [world for world in others if is_setting(world, seat)]
    return StrikeGame(imagined, known, ask, policy, options, others)


def seen_by_other(world: Table, seat: int, stream: Stream) -> Table:
    """Returns a world with a hand for a seat that its opponent there may take for the seat's."""
    return EXCEED.imagine(EXCEED.hide(world, 1 - seat), 1 - seat, stream)


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
