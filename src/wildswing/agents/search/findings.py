"""What a search found, as plain numbers that several searches of one question can add up."""

from collections.abc import Sequence

import msgspec

from wildswing.agents.search.tree import Tree
from wildswing.agents.thoughts import EVEN, Thought, Thoughts, best_first, conclude
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

FAINT = 0.04
"""An answer to a secret choice that would be given less often than this is left out: it was merely tried."""


class Finding(msgspec.Struct, frozen=True):
    """How one answer fared: how often it was tried, the sum of the values, and its share in a secret choice."""

    index: int
    looks: int
    total: float
    share: float


class Findings(msgspec.Struct, frozen=True):
    """How all answers fared that were tried."""

    plays: int
    is_sealed: bool
    found: tuple[Finding, ...]


def findings(tree: Tree) -> Findings:
    """Reads what a tree has found so far."""
    options = tree.ask.options
    fates = [(options.index(option), fate) for option, fate in tree.choices().fates.items() if option in options]
    found = [Finding(index, fate.looks, fate.total, fate.share) for index, fate in fates if fate.looks]
    return Findings(tree.plays, tree.is_sealed, tuple(found))


def add_up(several: Sequence[Findings]) -> Findings:
    """Adds up what several searches of the same question found."""
    sums: dict[int, Finding] = {}
    for findings_ in several:
        for one in findings_.found:
            other = sums.get(one.index, Finding(one.index, 0, 0.0, 0.0))
            sums[one.index] = Finding(
                one.index, one.looks + other.looks, one.total + other.total, one.share + other.share
            )
    return Findings(sum([one.plays for one in several]), several[0].is_sealed, tuple(sums.values()))


def thoughts_of(game: AnyGame, hidden: State, ask: Ask, found: Findings, stream: Stream) -> Thoughts:
    """Turns findings into thoughts; a secret choice is drawn, an open one is the answer that was looked at most."""
    if not found.found:
        first = (Thought(0, EVEN, 1.0, 0),)
        return Thoughts(
            0, first, found.plays, "No imagined play came to an end, so the first answer is as good as any."
        )
    weights = _mix(found) if found.is_sealed else _best(found)
    thoughts = [
        Thought(one.index, one.total / one.looks, weight, one.looks)
        for one, weight in zip(found.found, weights, strict=True)
    ]
    return conclude(game, hidden, ask, best_first(thoughts), found.plays, stream)


def _best(found: Findings) -> list[float]:
    best = max(found.found, key=lambda one: (one.looks, one.total))
    return [float(one is best) for one in found.found]


def _mix(found: Findings) -> list[float]:
    total = sum([one.share for one in found.found])
    most = max([one.share for one in found.found])
    kept = [one.share if one.share >= min(FAINT * total, most) else 0.0 for one in found.found]
    return [share / sum(kept) for share in kept]
