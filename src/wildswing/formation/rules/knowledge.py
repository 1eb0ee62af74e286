"""What each seat cannot know: blanked out, or dealt anew."""

from wildswing.formation.rules.cards import deck_of
from wildswing.formation.rules.formation_phase import face_down, lane_of
from wildswing.formation.rules.layouts import LAYOUTS
from wildswing.formation.rules.table import Side, Table
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import HIDDEN, NOTHING


def hide(table: Table, seat: int) -> Table:
    """Returns a copy with every card the seat cannot know blank, and the chance too.

    What another seat has sealed in a phase in which all act at once is undone: its lane stands at its start.
    """
    hidden = table.copy()
    hidden.chance = 0
    black, white = hidden.sides
    for owner, side in ((0, black), (1, white)):
        side.deck = _blank(side.deck)
        if owner != seat:
            _hide_side(hidden, owner, side)
    hidden.asks = tuple([ask for ask in table.asks if ask.seat == seat])
    return hidden


def _hide_side(table: Table, owner: int, side: Side) -> None:
    side.hand = _blank(side.hand + side.sealed)
    side.sealed = ()
    grid = list(side.grid)
    for space in face_down(side):
        grid[space] = HIDDEN
    side.grid = tuple(grid)
    if side.spare != NOTHING:
        side.spare = HIDDEN
    if table.lanes:
        if table.phase == "choose":
            side.formation = ""
        lane = lane_of(table.phase, owner, side.formation)[::-1]
        table.lanes = (lane, table.lanes[1]) if owner == 0 else (table.lanes[0], lane)


def _blank(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


def imagine(table: Table, seat: int, stream: Stream) -> Table:
    """Returns a copy with the hidden cards dealt anew; FO-H2: from those the seat has not seen elsewhere."""
    imagined = hide(table, seat)
    imagined.chance = stream.fresh()
    for owner, side in enumerate(imagined.sides):
        _deal_hidden(side, stream.shuffled(unseen(imagined, owner)))
    return imagined


def unseen(hidden: Table, owner: int) -> list[int]:
    """Returns the cards with an owner's back that are visible nowhere on a hidden table."""
    seen: set[int] = set()
    for side in hidden.sides:
        seen.update(side.taken, side.spent)
    side = hidden.sides[owner]
    seen.update(side.hand, side.sealed, side.grid, (side.spare,))
    return [card for card in deck_of(owner) if card not in seen]


def _deal_hidden(side: Side, cards: tuple[int, ...]) -> None:
    """Deals cards to the blank places of a side: face-down spaces, hand, then deck."""
    at = 0
    if HIDDEN in side.grid:
        grid = list(side.grid)
        for space in face_down(side):
            grid[space] = cards[at]
            at += 1
            if side.spare == HIDDEN and space == LAYOUTS[side.formation].double:
                side.spare = max(cards[at], grid[space])
                grid[space] = min(cards[at], grid[space])
                at += 1
        side.grid = tuple(grid)
    if HIDDEN in side.hand:
        side.hand = tuple(sorted(cards[at : at + len(side.hand)]))
        at += len(side.hand)
    side.deck = cards[at:]
