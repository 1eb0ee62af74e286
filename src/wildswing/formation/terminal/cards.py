"""Formation's cards in a terminal: Battle Cards as chips, Formation Cards as small grids."""

from rich import box
from rich.table import Table
from rich.text import Text

from wildswing.formation.rules.cards import BLUE, COLOUR, RANK

LETTERS = ("R", "B")
FACE_STYLES = ("bold white on red", "bold white on blue")
"""Colours also differ by letter, so a table without colour tells as much."""

SEEN_BY_OWNER = "()"
"""Around a card that lies face down but that the viewer may look at."""

FIGHTING = "»«"

MARKERS = {".": "", "X": "Blank", "R": "Reveal", "1": "+1", "2": "+2", "W": "Wild", "D": "2 Cards"}
SMALL_MARKERS = {".": "·", "X": "░░", "R": "R", "1": "+1", "2": "+2", "W": "W", "D": "2c"}
MARKER_STYLES = {".": "dim", "X": "dim", "R": "cyan", "1": "green", "2": "bold green", "W": "magenta", "D": "yellow"}


def letter(card: int) -> str:
    """Names a card in two or three letters: R7, B12."""
    return f"{LETTERS[COLOUR[card]]}{RANK[card]}"


def chip(card: int, around: str = "  ") -> Text:
    """Draws a card's face between two signs."""
    return Text(f"{around[0]}{letter(card)}{around[1]}", FACE_STYLES[COLOUR[card]])


def chips(cards: tuple[int, ...]) -> Text:
    """Draws cards in a row, blue ones after red ones."""
    row = Text()
    before = None
    for card in cards:
        if before is not None:
            row.append("   " if COLOUR[card] == BLUE != COLOUR[before] else " ")
        row.append_text(chip(card))
        before = card
    return row


def small_grid(spaces: str, title: str, caption: str = "") -> Table:
    """Draws a Formation Card, the Vanguard on top."""
    table = Table(
        title=title,
        title_style="bold",
        caption=caption or None,
        show_header=False,
        show_lines=True,
        box=box.SQUARE,
        padding=0,
        border_style="dim",
    )
    for _ in range(3):
        table.add_column(width=3, justify="center")
    for row in range(0, 9, 3):
        table.add_row(*[Text(SMALL_MARKERS[icon], MARKER_STYLES[icon]) for icon in spaces[row : row + 3]])
    return table
