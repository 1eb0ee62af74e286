"""Tables of Exceed as they might stand in the middle of a game, with life, cards and places drawn by chance.

In a whole game whoever leads in life leads in most else too. With all of it drawn apart, a few games tell more of what
each thing is worth than many whole ones.
"""

from typing import Final

from wildswing.exceed.game import RULES
from wildswing.exceed.rules.table import Side, Table
from wildswing.kernel.agenda import run
from wildswing.kernel.chance import Stream

LEAST_LIFE: Final = 2
LIFE_FOR_MORE: Final = 15
"""Nobody has less life than this, and one more for so much life at the start."""
MOST_HELD: Final = 9
MOST_GAUGE: Final = 5
NO_GAUGE: Final = 3
"""Three of eight sides have nothing in their gauge."""
SHUFFLED: Final = 4
"""One side of so many has used its Reshuffle."""
EXCEEDED: Final = 2
"""One fighter of so many has exceeded, whatever is left in its gauge: in games hardly anybody does who is poor."""


def bring_midway(table: Table, stream: Stream) -> None:
    """Changes a table that waits for the first action of a game, and asks for that action anew."""
    for side in table.sides:
        _draw_side(side, stream)
    one, other = table.sides
    if one.width == other.width == 1:
        near, far = sorted(stream.shuffled(range(1, table.book.spaces + 1))[:2])
        one.space, other.space = (near, far) if one.space < other.space else (far, near)
    for seat in range(2):
        if stream.below(EXCEEDED) == 0:
            _exceed(table, seat)
    table.asks = ()
    run(RULES, table, None)


def _draw_side(side: Side, stream: Stream) -> None:
    least = LEAST_LIFE + side.life // LIFE_FOR_MORE
    side.life = least + stream.below(side.life - least + 1)
    cards = stream.shuffled([*side.deck, *side.hand])
    held = 1 + stream.below(MOST_HELD)
    gauge = held + max(0, 1 + stream.below(NO_GAUGE + MOST_GAUGE) - NO_GAUGE)
    used = gauge + stream.below(max(1, len(cards) - gauge))
    side.hand = tuple(sorted(cards[:held]))
    side.gauge = tuple(cards[held:gauge])
    side.discard = tuple(cards[gauge:used])
    side.deck = tuple(cards[used:])
    side.reshuffled = stream.below(SHUFFLED) == 0
    side.drawn = side.seen_hand = side.seen_deck = ()


def _exceed(table: Table, seat: int) -> None:
    """Turns a character card over, if it can be; what it has cost lies in the discard pile, or in the overdrive."""
    fighter = table.book.fighters[seat]
    if fighter.exceed is None:
        return
    side = table.sides[seat]
    if fighter.overdrive:
        cost = fighter.exceed.gauge
        side.overdrive, side.discard = side.discard[:cost], side.discard[cost:]
    side.exceeded = bool(side.overdrive) or not fighter.overdrive
