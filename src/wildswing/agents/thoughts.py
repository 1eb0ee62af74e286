"""What an agent thought before it answered: for hints, for analysis, and for its own choice."""

from typing import Protocol, runtime_checkable

import msgspec

from wildswing.agents.agent import Agent
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State
from wildswing.texts import say

GRAIN = 1 << 53
"""The fineness of a draw: as many steps as a float can tell apart between 0 and 1."""

EVEN = 0.5
"""The value of a position of which nothing is known, and of a game that nobody won."""

SPOKEN_OF = 3
"""How many answers the sentence speaks of at most."""

SURE = 2.0
"""An answer that is less than so many standard errors worse than the best is told to be as good."""

SOMETIMES = 0.02
"""An answer that is given less often than this is not spoken of."""


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

    doubt: float = 0.0
    """How far its distance from the best answer may be off by chance, as a standard error; 0 where nobody knows."""


class Thoughts(msgspec.Struct, frozen=True):
    """All answers that were considered, best first, and the one that was chosen."""

    choice: int
    thoughts: tuple[Thought, ...]
    plays: int
    """How many plays were imagined in all."""

    sentence: str
    """Tells a person what was found, and why."""

    reason: str = ""
    """The part of the sentence that says why in words of the game, where the agent knows."""


@runtime_checkable
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


def only_answer(ask: Ask) -> Thoughts:
    """Returns what there is to think about a question with one answer."""
    index = ask.fresh()[0]
    return Thoughts(index, (Thought(index, EVEN, 1.0, 0),), 0, say("There is only one answer."))


def conclude(
    game: AnyGame, hidden: State, ask: Ask, thoughts: tuple[Thought, ...], plays: int, stream: Stream, reason: str = ""
) -> Thoughts:
    """Chooses among thoughts, best first, each as often as its weight says, and says why."""
    labels = labels_of(game, hidden, ask, thoughts[:SPOKEN_OF])
    sentence = _sentence(labels, thoughts)
    return Thoughts(draw(thoughts, stream), thoughts, plays, f"{sentence} {reason}".rstrip(), reason)


def labels_of(game: AnyGame, hidden: State, ask: Ask, thoughts: tuple[Thought, ...]) -> list[str]:
    """Returns what a person calls the answers that were considered."""
    if isinstance(ask.options, Space):
        points = [ask.options[one.index] for one in thoughts]
        axes = [name for name, _, _ in ask.options.axes]
        return [", ".join([f"{name} {at}" for name, at in zip(axes, point, strict=True)]) for point in points]
    labels = game.wording(ask, hidden).labels
    return [labels[one.index] for one in thoughts]


def _sentence(labels: list[str], thoughts: tuple[Thought, ...]) -> str:
    mixed = [(label, one) for label, one in zip(labels, thoughts, strict=False) if one.weight >= SOMETIMES]
    if len(mixed) > 1:
        shares = [say("“{label}” {share}", label=label, share=percent(one.weight)) for label, one in mixed]
        return say(
            "The others cannot see the choice, so mix it: {some} and {last} of the time.",
            some=", ".join(shares[:-1]),
            last=shares[-1],
        )
    best = {"best": labels[0], "share": percent(thoughts[0].value)}
    if len(labels) == 1:
        return say("“{best}” wins {share} of the simulated games.", **best)
    doubt = thoughts[1].doubt
    if doubt and thoughts[0].value - thoughts[1].value < SURE * doubt:
        return say(
            "“{best}” and “{next}” win about {share} of the simulated games, one as good as the other.",
            **best,
            next=labels[1],
        )
    return say(
        "“{best}” wins {share} of the simulated games; the next best, “{next}”, wins {less}.",
        **best,
        next=labels[1],
        less=percent(thoughts[1].value),
    )


def percent(share: float) -> str:
    """Writes a share as people do."""
    return f"{share:.0%}".replace("%", " %")


def amount(number: float) -> str:
    """Writes a mean as people do: with one digit after the point, or none if that would be a 0."""
    whole, tenths = f"{round(number, 1) + 0.0:.1f}".split(".")  # adding 0 takes the sign from a 0
    return whole if tenths == "0" else say("{whole}.{tenths}", whole=whole, tenths=tenths)
