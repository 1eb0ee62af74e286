"""Series: several matches of the same two people, until one has won more than half of them."""

from collections.abc import Sequence
from typing import Literal

import msgspec

Wins = tuple[int, int]


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a match stands in its series: the so-manieth, who has won how many before it, and what nobody brings."""

    number: int = 1
    wins: Wins = (0, 0)
    banned: tuple[str, ...] = ()


class Task(msgspec.Struct, frozen=True):
    """What somebody is to do before the cards of the first match are dealt."""

    seat: int
    what: Literal["ban", "choose"]


def tasks_of(first: int, bans: int) -> list[Task]:
    """Returns who bans and who chooses, in turns: each bans so often, and then both choose."""
    order = (first, 1 - first)
    return [Task(seat, what) for what in ("ban",) * bans + ("choose",) for seat in order]  # type: ignore[arg-type]


def wins_after(wins: Wins, winners: Sequence[int]) -> Wins:
    """Counts a match; one that nobody or both have won counts for nobody."""
    if len(winners) != 1:
        return wins
    return (wins[0] + (winners[0] == 0), wins[1] + (winners[0] == 1))


def loser_of(winners: Sequence[int]) -> int | None:
    """Returns who has lost a match of two, if somebody has."""
    return 1 - winners[0] if len(winners) == 1 else None


def winner_of(wins: Wins, best_of: int) -> int | None:
    """Returns who has won more than half of a series, if somebody has."""
    return next((seat for seat in (0, 1) if wins[seat] * 2 > best_of), None)
