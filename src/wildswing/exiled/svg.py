"""A small drawing board: shapes of the table in hundredths of a millimetre become an SVG in millimetres.

The board turns the table over, since y grows upwards on the table and downwards on a screen.
"""

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from wildswing.exiled.rules.geometry import MM, Polygon

Edges = tuple[int, int, int, int]
"""Left, bottom, right and top."""

PAPER = "#fffdf7"
INK = "#1d1a16"
FONT = "system-ui, 'DejaVu Sans', Verdana, sans-serif"


def number(value: float) -> str:
    """Returns a number without needless digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Board:
    """Gathers what is drawn, in order; what comes later lies on top."""

    def __init__(self, edges: Edges, title: str, below: float = 0) -> None:
        """`below` is the room for lines of text under the table, in mm."""
        self.edges = edges
        self.title = title
        self.below = below
        self.defs: list[str] = []
        self.parts: list[str] = []

    def add(self, tag: str, content: str = "", /, **attributes: str | float) -> None:
        """Adds an element; underscores in the names of attributes stand for hyphens."""
        written = "".join([f" {name.replace('_', '-')}={_quoted(value)}" for name, value in attributes.items()])
        self.parts.append(f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>")

    def polygon(self, shape: Polygon, **attributes: str | float) -> None:
        """Draws a shape of the table."""
        points = " ".join([f"{number(x / MM)},{number(-y / MM)}" for x, y in shape])
        self.add("polygon", "", points=points, **attributes)

    def circle(self, x: int, y: int, radius: int, **attributes: str | float) -> None:
        """Draws a circle round a point of the table."""
        self.add("circle", "", cx=x / MM, cy=-y / MM, r=radius / MM, **attributes)

    def line(self, x1: int, y1: int, x2: int, y2: int, **attributes: str | float) -> None:
        """Draws a line between two points of the table."""
        self.add("line", "", x1=x1 / MM, y1=-y1 / MM, x2=x2 / MM, y2=-y2 / MM, **attributes)

    def words(self, x: int, y: int, text: str, size: float, **attributes: str | float) -> None:
        """Writes upright with a pale rim, so that it can be read on anything; the middle stands over the point."""
        self._write(x / MM, -y / MM, text, size, text_anchor="middle", **attributes)

    def captions(self, lines: Sequence[tuple[str, str]], size: float) -> None:
        """Writes lines of text, each in a colour, under what is shown of the table."""
        left, bottom, right, _ = self.edges
        room = {"x": left / MM, "y": -bottom / MM, "width": (right - left) / MM, "height": self.below}
        self.add("rect", "", fill=PAPER, **room)
        for row, (text, colour) in enumerate(lines):
            self._caption(row, text, size, fill=colour)

    def _caption(self, row: int, text: str, size: float, **attributes: str | float) -> None:
        left, bottom, _, _ = self.edges
        self._write(left / MM + size, -bottom / MM + (row + 1.2) * size * 1.35, text, size, **attributes)

    def _write(self, x: float, y: float, text: str, size: float, **attributes: str | float) -> None:
        rim: dict[str, str | float] = {
            "stroke": PAPER,
            "stroke_width": size / 5,
            "paint_order": "stroke",
            "stroke_linejoin": "round",
        }
        colour: dict[str, str | float] = {"fill": INK}
        self.add("text", escape(text), x=x, y=y, font_size=size, **{**colour, **rim, **attributes})

    def svg(self) -> str:
        """Returns the picture; it loads nothing from anywhere."""
        left, bottom, right, top = [edge / MM for edge in self.edges]
        box = " ".join([number(value) for value in (left, -top, right - left, top - bottom + self.below)])
        ground = f'<rect x="{number(left)}" y="{number(-top)}" width="100%" height="100%" fill="{PAPER}"/>'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" font-family="{FONT}">',
                f"<title>{escape(self.title)}</title>",
                f"<defs>{''.join(self.defs)}</defs>" if self.defs else "",
                ground,
                *self.parts,
                "</svg>",
                "",
            ]
        ).replace("\n\n", "\n")


def _quoted(value: str | float) -> str:
    return quoteattr(value if isinstance(value, str) else number(value))
