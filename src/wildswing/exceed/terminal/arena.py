"""Exceed's arena in a terminal: its spaces, who stands where and looks which way, and how far apart they are."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from wildswing.exceed.rules.view import ExceedView, SideView

SEAT_STYLES = ("bold bright_red", "bold bright_blue")
LINES = "dim"
WIDEST_SPACE = 9
NARROWEST_SPACE = 3
TRAP = "▲"
TOKEN = "◆"


def space_width(width: int, spaces: int) -> int:
    """Returns how wide a space is drawn on a screen of this width: an odd number, so that it has a middle."""
    room = (width - 1) // spaces - 1
    return max(NARROWEST_SPACE, min(WIDEST_SPACE, room - 1 + room % 2))


def arena_width(width: int, spaces: int) -> int:
    """Returns how wide the arena is drawn on a screen of this width."""
    return spaces * (space_width(width, spaces) + 1) + 1


class Arena:
    """The spaces at the width of the terminal."""

    def __init__(self, view: ExceedView, seat: int) -> None:
        self.view = view
        self.seat = seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        spaces = self.view.spaces
        cell = space_width(options.max_width, spaces)
        rows = [[Text() for _ in range(spaces)] for _ in range(2)]
        for seat, side in enumerate(self.view.sides):
            self._put_fighter(rows, seat, side, cell)
        things = self._things(cell)
        yield Text("┌" + "┬".join([str(space).center(cell, "─") for space in range(1, spaces + 1)]) + "┐", LINES)
        for row in [*rows, *things]:
            yield _framed(row, cell)
        yield Text("└" + "┴".join(["─" * cell] * spaces) + "┘", LINES)
        yield self._ruler(cell)

    def _put_fighter(self, rows: list[list[Text]], seat: int, side: SideView, cell: int) -> None:
        half = side.width // 2
        for space in range(side.space - half, side.space + half + 1):
            name = _short(side.name, cell) if space == side.space else "═" * cell
            rows[0][space - 1] = Text(name, SEAT_STYLES[seat])
        right = self.view.sides[1 - seat].space > side.space
        you = "you" if seat == self.seat and cell > len("you ▶") else ""
        looks = f"{you} ▶" if right else f"◀ {you}"
        rows[1][side.space - 1] = Text(looks.strip(), SEAT_STYLES[seat])

    def _things(self, cell: int) -> list[list[Text]]:
        """Returns rows with what else lies on spaces, one thing below the other."""
        piles: list[list[Text]] = [[] for _ in range(self.view.spaces)]
        for seat, side in enumerate(self.view.sides):
            lying = [(TOKEN, name, space) for name, space in side.tokens if space]
            lying += [(TRAP, boost.boost, boost.space) for boost in side.boosts if boost.space]
            for sign, name, space in lying:
                piles[space - 1].append(Text(f"{sign}{name}"[:cell], SEAT_STYLES[seat]))
        deepest = max([len(pile) for pile in piles])
        return [[pile[row] if row < len(pile) else Text() for pile in piles] for row in range(deepest)]

    def _ruler(self, cell: int) -> Text:
        """Draws the range from the nearest end of one fighter to that of the other."""
        left, right = sorted(self.view.sides, key=lambda side: side.space)
        start = _middle(left.space + left.width // 2, cell)
        end = _middle(right.space - right.width // 2, cell)
        said = f" range {self.view.distance} "
        inner = end - start - 1
        if len(said) + 2 <= inner:
            return Text(" " * start + "╰" + said.center(inner, "─") + "╯", "bold")
        return Text(" " * start + "╰" + "─" * inner + "╯" + said.rstrip(), "bold")


def _middle(space: int, cell: int) -> int:
    return (space - 1) * (cell + 1) + 1 + cell // 2


def _framed(row: list[Text], cell: int) -> Text:
    line = Text("│", LINES)
    for content in row:
        content.align("center", cell)
        line = Text.assemble(line, content, ("│", LINES))
    return line


def _short(name: str, cell: int) -> str:
    """Returns a name that fits a space: whole, its first word, or the beginning of that; a number at its end stays."""
    if len(name) <= cell:
        return name
    words = name.split(" ")
    number = words[-1] if words[-1].isdigit() else ""
    return f"{words[0][: cell - len(number)]}{number}"
