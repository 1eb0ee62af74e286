"""Seats, faces and spaces of Formation in a person's words."""

from typing import Final

from wildswing.formation.rules.cards import COLOUR, RANK
from wildswing.texts import kept, say, text, translated

SEATS: Final = (text("Black"), text("White"))
COLOURS: Final = (text("red"), text("blue"))
ROWS: Final = (text("Vanguard"), text("Rearguard"), text("Reinforcement"))
COLUMNS: Final = (text("left"), text("middle"), text("right"))
ICONS: Final = {
    ".": text("plain"),
    "X": text("Blank"),
    "R": text("Reveal"),
    "1": text("Rank +1"),
    "2": text("Rank +2"),
    "W": text("Wild"),
    "D": text("2 Cards"),
}
"""FO-F4: what each sort of space is called."""


def seat_name(seat: int) -> str:
    """Names a seat."""
    return translated(SEATS[seat])


def colour_name(colour: int) -> str:
    """Names a colour."""
    return translated(COLOURS[colour])


@kept
def face(card: int) -> str:
    """Names a card's face: “red 7”."""
    return say("{colour} {rank}", colour=colour_name(COLOUR[card]), rank=RANK[card])


def face_as(card: int, colour: int) -> str:
    """Names a card's face and, if it differs, the colour it counts as: “red 7 as blue”."""
    if colour == COLOUR[card]:
        return face(card)
    return say("{card} as {colour}", card=face(card), colour=colour_name(colour))


def faces(cards: tuple[int, ...]) -> str:
    """Names several faces."""
    return ", ".join([face(card) for card in cards])


def icon_names() -> dict[str, str]:
    """Names each sort of space."""
    return {icon: translated(name) for icon, name in ICONS.items()}


def row_name(row: int) -> str:
    """Names a row."""
    return translated(ROWS[row])


@kept
def space_name(space: int) -> str:
    """Names a space: “Vanguard left”."""
    return say("{row} {column}", row=row_name(space // 3), column=translated(COLUMNS[space % 3]))
