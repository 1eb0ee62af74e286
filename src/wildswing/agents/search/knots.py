"""What a search remembers: for everything a seat may know, how its answers have fared."""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Final

from wildswing.agents.thoughts import EVEN
from wildswing.kernel.ask import Value
from wildswing.kernel.chance import Stream

CURIOSITY: Final = 1.4
"""How much an answer gains by having been tried less often than others, by how far the values here spread."""

LEAST_SPREAD: Final = 0.03
"""Values that differ less than this are taken to differ so much."""

FAVOUR: Final = 0.5
"""The regret with which the answer that seems sensible begins in a secret choice."""

STRAY: Final = 0.15
"""The share of secret choices that are made at random, so that every answer goes on being tried."""

GRAIN: Final = 1 << 30


class Fate:
    """How one answer has fared."""

    __slots__ = ("looks", "offered", "regret", "share", "total")

    def __init__(self) -> None:
        self.looks = 0
        self.total = 0.0
        """The sum of the values that came of it."""
        self.offered = 0
        """How often it could have been given."""
        self.regret = 0.0
        self.share = 0.0
        """The sum of how often it was to be given, later choices counting more."""

    def mean(self, otherwise: float) -> float:
        """Returns the mean value, or another if it was never tried."""
        return self.total / self.looks if self.looks else otherwise


class Choices:
    """One question as a seat sees it; its options may differ from world to world, so they go by what they say."""

    __slots__ = ("fates", "looks", "squares", "total")

    def __init__(self) -> None:
        self.fates: dict[Value, Fate] = {}
        self.looks = 0
        self.total = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        """Returns the mean value of all that was tried here."""
        return self.total / self.looks if self.looks else EVEN

    def spread(self) -> float:
        """Returns how far the values of all that was tried here lie apart."""
        if self.looks < 2:
            return EVEN
        mean = self.total / self.looks
        return max(LEAST_SPREAD, sqrt(max(0.0, self.squares / self.looks - mean * mean)))

    def favour(self, option: Value) -> None:
        """Lets a secret choice begin with an answer that seems sensible."""
        fate = self.fates[option] = Fate()
        fate.regret = FAVOUR

    def offer(self, options: Sequence[Value]) -> list[Fate]:
        """Returns how each option has fared, and notes that it could be given."""
        found: list[Fate] = []
        fates = self.fates
        for option in options:
            fate = fates.get(option)
            if fate is None:
                fate = fates[option] = Fate()
            fate.offered += 1
            found.append(fate)
        return found

    def pick(self, offered: Sequence[Fate], all_first: bool) -> int:
        """Returns which option to try in the open: one that did well, or was seldom tried for how often it could be.

        With `all_first` every option is tried once before any is tried again.
        """
        best, best_score = 0, -1.0
        curiosity = CURIOSITY * self.spread()
        mean = self.mean()
        for at, fate in enumerate(offered):
            if fate.looks:
                score = fate.total / fate.looks + curiosity * sqrt(log(fate.offered) / fate.looks)
            elif all_first:
                return at
            else:
                score = mean + curiosity * sqrt(log(fate.offered))
            if score > best_score:
                best, best_score = at, score
        return best

    def note(self, fate: Fate, value: float) -> None:
        """Remembers what came of an answer."""
        fate.looks += 1
        fate.total += value
        self.looks += 1
        self.total += value
        self.squares += value * value


class Mixing:
    """A secret choice under way: how often each option is to be given, and which was drawn."""

    __slots__ = ("chances", "choices", "drawn", "mix", "offered")

    def __init__(self, choices: Choices, offered: Sequence[Fate], stream: Stream) -> None:
        self.choices = choices
        self.offered = offered
        total = sum([fate.regret for fate in offered])
        even = 1.0 / len(offered)
        self.mix = [fate.regret / total for fate in offered] if total > 0 else [even] * len(offered)
        self.chances = [(1.0 - STRAY) * part + STRAY * even for part in self.mix]
        self.drawn = _draw(self.chances, stream)

    def note(self, value: float) -> None:
        """Learns from what came of the drawn option: those that would have done better are regretted."""
        choices, drawn = self.choices, self.offered[self.drawn]
        mean = choices.mean()
        guesses = [fate.mean(mean) for fate in self.offered]
        guesses[self.drawn] += (value - guesses[self.drawn]) / self.chances[self.drawn]
        expected = sum([part * guess for part, guess in zip(self.mix, guesses, strict=True)])
        weight = choices.looks + 1.0
        for fate, part, guess in zip(self.offered, self.mix, guesses, strict=True):
            fate.regret = max(0.0, fate.regret + guess - expected)
            fate.share += weight * part
        choices.note(drawn, value)


class Knot:
    """All that a seat knows at one moment of an imagined play; further answers and news lead on to other knots."""

    __slots__ = ("branches", "questions")

    def __init__(self) -> None:
        self.branches: dict[Hashable, Knot] = {}
        self.questions: dict[Hashable, Choices] = {}

    def branch(self, news: Hashable) -> "Knot":
        """Returns the knot that some news lead to."""
        knot = self.branches.get(news)
        if knot is None:
            knot = self.branches[news] = Knot()
        return knot

    def question(self, about: Hashable) -> Choices:
        """Returns what is remembered of a question that the seat is asked here."""
        choices = self.questions.get(about)
        if choices is None:
            choices = self.questions[about] = Choices()
        return choices


def _draw(chances: Sequence[float], stream: Stream) -> int:
    point = stream.below(GRAIN) / GRAIN
    for at, chance in enumerate(chances):
        point -= chance
        if point < 0:
            return at
    return len(chances) - 1
