"""Pictures of formations for the rulebook."""

from wildswing.formation.rules.naming import ICONS, ROWS
from wildswing.texts import translated

WIDE, HIGH, GAP = 64, 44, 8
ROOM = 110
"""For the names of the rows."""

SIGNS = {".": "", "X": "", "1": "+1", "2": "+2"}
"""What stands on a space, if not what it is called."""


def layout(spaces: str) -> str:
    """Draws the nine spaces of a formation, the Vanguard on top."""
    rows, columns = range(3), range(3)
    cells = [_space(spaces[3 * row + column], row, column) for row in rows for column in columns]
    names = [f'<text x="0" y="{row * (HIGH + GAP) + 26}">{translated(name)}</text>' for row, name in enumerate(ROWS)]
    width, height = ROOM + 3 * (WIDE + GAP), 3 * (HIGH + GAP)
    return f'<svg viewBox="-2 -2 {width} {height}" width="{width}" aria-hidden="true">{"".join([*names, *cells])}</svg>'


def _space(icon: str, row: int, column: int) -> str:
    x, y = ROOM + column * (WIDE + GAP), row * (HIGH + GAP)
    look = "space blank" if icon == "X" else "space"
    sign = SIGNS[icon] if icon in SIGNS else translated(ICONS[icon])
    return (
        f'<rect class="{look}" x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="5"/>'
        f'<text class="middle" x="{x + WIDE // 2}" y="{y + 26}">{sign}</text>'
    )
