"""How a tournament stands.

Points come first. Whoever has as many as others is placed by, in this order:

- Buchholz: the sum of the points of all opponents;
- Sonneborn-Berger: the points of those who were beaten, and half the points of those with whom it was a draw;
- head to head: the points in the matches of those who are still equal, if all of them have met;
- the order of the entries.

A bye counts for the first two as a match that was won against somebody with as many points as oneself.
"""

from collections.abc import Sequence

import msgspec

from wildswing.pairing.meetings import Meeting, points_of


class Standing(msgspec.Struct, frozen=True):
    """A line of the table: whose it is, what was reached, and what tells it from equals."""

    player: str
    points: float
    buchholz: float
    sonneborn_berger: float
    played: int
    """How many rounds have a result, byes among them."""


def standings(players: Sequence[str], meetings: Sequence[Meeting]) -> list[Standing]:
    """Returns how it stands, the best first; `players` are all in the order of their entries."""
    points = points_of(meetings)
    lines = [_line(player, points, meetings) for player in players]
    lines.sort(key=_rank, reverse=True)
    placed: list[Standing] = []
    while lines:
        equal = [line for line in lines if _rank(line) == _rank(lines[0])]
        placed += _head_to_head(equal, meetings)
        lines = lines[len(equal) :]
    return placed


def _rank(line: Standing) -> tuple[float, float, float]:
    return line.points, line.buchholz, line.sonneborn_berger


def _line(player: str, points: dict[str, float], meetings: Sequence[Meeting]) -> Standing:
    own = points.get(player, 0.0)
    results = [
        (points.get(opponent, 0.0) if opponent else own, share)
        for meeting in meetings
        for who, opponent, share in meeting.shares()
        if who == player
    ]
    return Standing(
        player=player,
        points=own,
        buchholz=sum(theirs for theirs, _ in results),
        sonneborn_berger=sum(theirs * share for theirs, share in results),
        played=len(results),
    )


def _head_to_head(equal: list[Standing], meetings: Sequence[Meeting]) -> list[Standing]:
    """Orders those who are equal by what they did against each other, if all of them have met."""
    names = {line.player for line in equal}
    among = [meeting for meeting in meetings if meeting.one in names and meeting.other in names]
    over = {frozenset((meeting.one, meeting.other)) for meeting in among if meeting.share is not None}
    if len(over) < len(names) * (len(names) - 1) // 2:
        return equal
    points = points_of(among)
    return sorted(equal, key=lambda line: points.get(line.player, 0.0), reverse=True)
