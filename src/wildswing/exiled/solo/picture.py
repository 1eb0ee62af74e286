"""Pictures of the solo games, as SVG."""

from typing import Final

from wildswing.exiled.artwork import (
    NO_HITS,
    Hits,
    define_team,
    draw_card,
    draw_figure,
    draw_table,
    draw_weapon,
    team_colour,
)
from wildswing.exiled.rules.book import Character
from wildswing.exiled.rules.geometry import CARD, MM, moved, rectangle
from wildswing.exiled.solo.session import LENGTH
from wildswing.exiled.solo.view import SoloView, TossView
from wildswing.exiled.svg import INK, PAPER, Board, Edges

SIZE: Final = 15.0
HALF: Final = 220 * MM
"""How much of the table is shown on either side of the target."""
OTHER, OWN = 0, 1
"""The looks of the target and of the player."""

RING_COLOURS: Final = ("#ffffff", "#cfe0ee", "#e7a39b", "#b3261e")
"""From the rim inwards."""


def picture(view: SoloView, character: Character) -> str:
    """Draws a solo game as its player sees it."""
    board = Board(_shown(view), f"{view.mode}: {_counted(view)}", below=3 * SIZE * 1.35)
    for look in (OTHER, OWN):
        define_team(board, look)
    draw_table(board, rectangle(*view.edges))
    if view.rings:
        _draw_target(board, view, character)
    else:
        _draw_haunting(board, view, character)
    score = f"Score {view.score}" + (f", {view.rank}" if view.rank else "")
    board.captions([(_counted(view), INK), (score, team_colour(OTHER))], SIZE)
    return board.svg()


def _shown(view: SoloView) -> Edges:
    """Returns the part of the table round the target that holds all weapons that can be seen."""
    _, bottom, right, top = view.edges
    half = min(right, max([HALF, *[abs(toss.x) + CARD[2][1] for toss in view.thrown]]))
    return -half, bottom, half, top


def _counted(view: SoloView) -> str:
    away = "1 card length" if view.lengths == 1 else f"{view.lengths} card lengths"
    done = f"{view.moves + len(view.thrown)} of {view.rounds} rounds"
    points = "1 point" if view.total == 1 else f"{view.total} points"
    total = f"{view.total} of {view.needed} damage" if view.needed else points
    return f"{total}, {away} away, {done}"


def _draw_haunting(board: Board, view: SoloView, character: Character) -> None:
    """Draws the character, and faintly where the last throw met it."""
    left, bottom, right, _ = board.edges
    for lengths in range(1, view.start + 1):
        y = lengths * LENGTH
        board.line(left, y, right, y, stroke="#7b6540", stroke_width=0.5, stroke_dasharray="2 8")
        board.words(left + 30 * MM, y + 4 * MM, str(lengths), SIZE)
    board.line(left, bottom, right, bottom, stroke="#3c2f16", stroke_width=8)
    target = view.target
    last = view.thrown[-1] if view.thrown else None
    if last is not None and last.lengths != view.lengths:
        draw_figure(board, character.figure, 0, last.lengths * LENGTH, target.angle, _hits(character, last), False)
    draw_card(board, target.x, target.y, target.angle, OTHER)
    now = _hits(character, last) if last is not None and last.lengths == view.lengths else NO_HITS
    draw_figure(board, character.figure, target.x, target.y, target.angle, now, False)
    board.words(target.x, target.y - 58 * MM, view.character, SIZE)
    if last is not None:
        _draw_toss(board, view, character, last, faint=False)


def _hits(character: Character, toss: TossView) -> Hits:
    return Hits({at for at, zone in enumerate(character.figure.zones) if zone.name == toss.where})


def _draw_target(board: Board, view: SoloView, character: Character) -> None:
    """Draws the rings, the own card, and all throws, the last one strongest."""
    target = view.target
    board.polygon(moved(CARD, target.x, target.y), fill=PAPER, stroke="#4f4a3f", stroke_width=1)
    for ring, colour in zip(view.rings[::-1], RING_COLOURS, strict=True):
        board.circle(target.x, target.y, ring.radius, fill=colour, stroke=INK, stroke_width=0.6)
    if view.stand is not None:
        stand = view.stand
        draw_card(board, stand.x, stand.y, stand.angle, OWN)
        draw_figure(board, character.figure, stand.x, stand.y, stand.angle, NO_HITS, False)
        board.words(stand.x, stand.y - 59 * MM, view.character, SIZE)
    for number, toss in enumerate(view.thrown, 1):
        _draw_toss(board, view, character, toss, faint=number < len(view.thrown))


def _draw_toss(board: Board, view: SoloView, character: Character, toss: TossView, faint: bool) -> None:
    weapon = next(weapon for weapon in character.weapons if weapon.name == view.weapon)
    draw_weapon(board, weapon, toss.x, toss.y, toss.angle, team_colour(OWN), faint)
    board.words(toss.x, toss.y - 4 * MM, str(toss.worth), SIZE * 0.8)
