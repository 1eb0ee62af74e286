"""Pictures of cards for the rulebook."""

from wildswing.exiled.artwork import NO_HITS, define_team, draw_card, draw_figure
from wildswing.exiled.rules.characters import character_of, house_characters
from wildswing.exiled.rules.geometry import CARD, MM, bounds
from wildswing.exiled.svg import Board

RIM = 4 * MM


def figure(name: str) -> str:
    """Draws the card of a character with its hit zones and their values."""
    drawn = character_of(house_characters()[name]).figure
    left, bottom, right, top = bounds(CARD)
    board = Board((left - RIM, bottom - RIM, right + RIM, top + RIM), name)
    define_team(board, 0)
    draw_card(board, 0, 0, 0, 0)
    draw_figure(board, drawn, 0, 0, 0, NO_HITS, has_armour=True)
    for zone in drawn.zones:
        low_x, low_y, high_x, high_y = bounds(zone.shape)
        board.words((low_x + high_x) // 2, (low_y + high_y) // 2, str(zone.value), 6.0)
    return board.svg()
