"""How a match ends before the rules end it."""

from collections.abc import Sequence

from wildswing.kernel.ended import Ended, How
from wildswing.kernel.game import Outcome
from wildswing.server.room.entries import Entry

RESIGN, TIME_OUT, FORFEIT = "resign", "time out", "forfeit"
"""Lines of the log that end a match: somebody gives up, has no time left, or stays away."""

HOW: dict[str, How] = {RESIGN: "resigned", TIME_OUT: "time", FORFEIT: "absence"}


def ended_by(entry: Entry) -> Ended:
    """Returns how a line of the log ends a match."""
    return Ended(entry.seat, HOW[entry.what])


def early_outcome(ended: Ended, seat_names: Sequence[str], teams: Sequence[int]) -> Outcome:
    """Returns the outcome for everybody when a seat gives up: all other teams have won."""
    others = tuple([seat for seat, team in enumerate(teams) if team != teams[ended.seat]])
    return Outcome(others, (), 0, ended.sentence(seat_names))
