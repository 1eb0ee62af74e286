"""How cards, weapons and teams are drawn; teams differ by colour, by pattern and by number."""

from typing import Final

from wildswing.exiled.rules.book import BODY, HEAD, Figure, Weapon
from wildswing.exiled.rules.geometry import CARD, MM, Polygon, placed
from wildswing.exiled.rules.naming import team_letter
from wildswing.exiled.svg import INK, PAPER, Board

COLOURS: Final = (
    "#b3261e",
    "#1f5fa8",
    "#2e7d32",
    "#8a5a00",
    "#6a3fa0",
    "#00707a",
    "#a02669",
    "#4e5d1e",
    "#7a4a3a",
    "#3f4a8a",
    "#5c5c5c",
    "#8c2f00",
)
"""One for each of twelve teams; all are dark enough to be read on a pale ground."""

LIT: Final = "#ff2d16"
"""What a weapon lies over."""

ZONE_COLOURS: Final = {HEAD: "#f0a94a", BODY: "#f6c987"}
LIMB_COLOUR: Final = "#fbe6c3"


def team_colour(team: int) -> str:
    """Returns the colour of a team."""
    return COLOURS[team % len(COLOURS)]


def define_team(board: Board, team: int) -> None:
    """Adds the pattern of a team's cards: pale, with lines or dots of its own."""
    colour = team_colour(team)
    wide = 0.6 + 0.6 * (team // 6)
    form = team % 6
    if form == 2:
        drawn = f'<circle cx="3" cy="3" r="{wide}" fill="{colour}"/>'
    elif form == 5:
        drawn = f'<path d="M0 3H6M3 0V6" stroke="{colour}" stroke-width="{wide / 2}"/>'
    else:
        drawn = f'<path d="M0 3H6" stroke="{colour}" stroke-width="{wide}"/>'
    turn = {0: 45, 1: 135, 3: 0, 4: 90}.get(form, 0)
    board.defs.append(
        f'<pattern id="team-{team + 1}" width="6" height="6" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({turn})"><rect width="6" height="6" fill="{PAPER}"/>'
        f'<g opacity="0.55">{drawn}</g></pattern>'
    )


def draw_card(board: Board, x: int, y: int, angle: int, team: int, own: bool = True) -> None:
    """Draws the ground of a character card; a card that fights for another player than its own has a broken rim."""
    dashes = {} if own else {"stroke_dasharray": "5 3"}
    board.polygon(
        placed(CARD, x, y, angle), fill=f"url(#team-{team + 1})", stroke=team_colour(team), stroke_width=1.6, **dashes
    )


class Hits:
    """What of one card weapons lie over."""

    def __init__(self, zones: set[int], spiked: bool = False, armoured: bool = False) -> None:
        self.zones = zones
        self.spiked = spiked
        self.armoured = armoured


NO_HITS: Final = Hits(set())


def draw_figure(board: Board, figure: Figure, x: int, y: int, angle: int, hits: Hits, has_armour: bool) -> None:
    """Draws the hit zones, spikes and armour of a card, lit up where a weapon lies over them."""
    for at, zone in enumerate(figure.zones):
        lit = at in hits.zones
        board.polygon(
            placed(zone.shape, x, y, angle),
            fill=LIT if lit else ZONE_COLOURS.get(zone.name, LIMB_COLOUR),
            stroke=INK,
            stroke_width=1.4 if lit else 0.5,
        )
    for spike in figure.spikes:
        board.polygon(placed(spike, x, y, angle), fill=LIT if hits.spiked else "#3b3b3b", stroke=INK, stroke_width=0.4)
    if has_armour:
        for plate in figure.armour:
            board.polygon(
                placed(plate, x, y, angle),
                fill=LIT if hits.armoured else "#8fa3b5",
                fill_opacity=0.85,
                stroke="#22303c",
                stroke_width=1,
            )


def draw_weapon(board: Board, weapon: Weapon, x: int, y: int, angle: int, colour: str, faint: bool = False) -> None:
    """Draws a clear card with its art; art that does no harm is pale."""
    strength = 0.35 if faint else 1
    board.polygon(
        placed(CARD, x, y, angle),
        fill="#ffffff",
        fill_opacity=0.16,
        stroke=colour,
        stroke_width=0.7,
        stroke_dasharray="2 2",
        opacity=strength,
    )
    for part in weapon.parts:
        board.polygon(
            placed(part.shape, x, y, angle),
            fill=colour,
            fill_opacity=0.62 if part.harms else 0.2,
            stroke=INK,
            stroke_width=0.5,
            opacity=strength,
        )


def draw_table(board: Board, table: Polygon) -> None:
    """Draws the top of the table."""
    board.polygon(table, fill="#efe6d2", stroke="#7b6540", stroke_width=3)


def draw_badge(board: Board, x: int, y: int, team: int) -> None:
    """Draws the number of a team on its colour."""
    board.circle(x, y, 8 * MM, fill=team_colour(team), stroke=PAPER, stroke_width=1.2)
    board.words(x, y - 4 * MM, team_letter(team), 11, fill="#ffffff", stroke="none", font_weight="bold")
