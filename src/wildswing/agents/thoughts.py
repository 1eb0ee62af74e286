"""What an agent thought before it answered: for hints, for analysis, and for its own choice."""

from typing import Protocol

import msgspec

from wildswing.agents.agent import Agent
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State


class Thought(msgspec.Struct, frozen=True):
    """One answer that was considered."""

    index: int
    """Which option it is."""

    value: float
    """How likely the seat wins after it, from 0 to 1."""

    weight: float
    """How often the agent would give it, from 0 to 1; secret choices are mixed."""

    looks: int
    """How many imagined plays stand behind the value."""


class Thoughts(msgspec.Struct, frozen=True):
    """All answers that were considered, best first, and the one that was chosen."""

    choice: int
    thoughts: tuple[Thought, ...]
    plays: int
    """How many plays were imagined in all."""

    sentence: str
    """Tells a person why."""


class Thinker(Agent, Protocol):
    """An agent that can say what it thinks of its options; it chooses as it thinks."""

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Considers the options of a question, knowing only what the seat asked knows."""
        ...


def best_first(thoughts: list[Thought]) -> tuple[Thought, ...]:
    """Returns thoughts in the order a person wants to read them: given most often, then most valued."""
    return tuple(sorted(thoughts, key=lambda one: (-one.weight, -one.value, one.index)))


def draw(thoughts: tuple[Thought, ...], stream: Stream) -> int:
    """Draws the index of an option, each as often as its weight says."""
    total = sum([one.weight for one in thoughts])
    point = stream.below(GRAIN) / GRAIN * total
    for one in thoughts:
        point -= one.weight
        if point < 0:
            return one.index
    return thoughts[0].index


GRAIN = 1 << 53
"""The fineness of a draw: as many steps as a float can tell apart between 0 and 1."""
