"""What was played in a tournament: who met whom at which seats, and what came of it."""

from collections.abc import Iterable, Iterator

import msgspec

WON, DRAWN, LOST = 1.0, 0.5, 0.0


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Two who meet in a round, by their seats; one without another has a bye.

    `share` is what the first has of the point, None until the match is over; a bye is a whole point. Where neither
    came, it was `lost_by_both`. `match` says where it is played.
    """

    one: str
    other: str = ""
    share: float | None = None
    lost_by_both: bool = False
    match: str = ""

    @property
    def is_bye(self) -> bool:
        """Whether somebody is without an opponent."""
        return not self.other

    def shares(self) -> Iterator[tuple[str, str, float]]:
        """Returns each who played with the opponent and the points, as far as it is over."""
        if self.share is None:
            return
        yield self.one, self.other, self.share
        if self.other:
            yield self.other, self.one, LOST if self.lost_by_both else 1 - self.share


def bye_of(player: str) -> Meeting:
    """Returns a round without an opponent, which counts as won."""
    return Meeting(player, share=WON)


def points_of(meetings: Iterable[Meeting]) -> dict[str, float]:
    """Returns the points of everybody who has any result."""
    points: dict[str, float] = {}
    for meeting in meetings:
        for player, _, share in meeting.shares():
            points[player] = points.get(player, 0.0) + share
    return points
