"""How a match ends before the rules end it."""

from wildswing.kernel.game import Outcome
from wildswing.server.log import Entry
from wildswing.texts import text, translated

RESIGN = "resign"

SENTENCES = {RESIGN: text("{who} resigned.")}
"""What is said of each way to end a match."""


def early_outcome(entry: Entry, seat_names: tuple[str, ...]) -> Outcome:
    """Returns the outcome for everybody when a seat gives up: all others have won."""
    others = tuple([seat for seat in range(len(seat_names)) if seat != entry.seat])
    sentence = translated(SENTENCES[entry.what], who=seat_names[entry.seat])
    return Outcome(others, (), 0, sentence)
