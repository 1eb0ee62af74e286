"""How a seat can end a match before its rules do."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from wildswing.texts import text, translated

How = Literal["resigned", "time", "absence"]
"""It gives up, has no time left, or stays away."""

SENTENCES = {
    "resigned": text("{who} resigned."),
    "time": text("{who} ran out of time."),
    "absence": text("{who} stayed away."),
}


class Ended(msgspec.Struct, frozen=True):
    """Which seat has ended a match early, and how."""

    seat: int
    how: How

    def sentence(self, seat_names: Sequence[str]) -> str:
        """Says so."""
        return translated(SENTENCES[self.how], who=seat_names[self.seat])
