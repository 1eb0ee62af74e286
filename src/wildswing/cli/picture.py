"""Pictures of a table in the middle of a game, as SVG that loads nothing from anywhere.

Most games are shown as the terminal shows them; where cards lie anywhere on the table, the table itself is drawn.
"""

import io
import re
from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

from wildswing.cli.files import write_text
from wildswing.cli.person import prompt
from wildswing.cli.tables.looks import look_of
from wildswing.cli.tables.scene import Scene, scene_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import told_to
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match

WIDTH = 100
SEED = 24
SEAT = 0

HOW_FAR = 0.36
"""The share of the longest possible game that has been played when the picture is taken."""

LATEST = 0.6
"""The share of the game itself, where it ends before that."""


def save_picture(game: AnyGame, file: Path) -> None:
    """Writes a picture of the table in the middle of a game."""
    write_text(file, picture(game))


def picture(game: AnyGame) -> str:
    """Returns the SVG of a table in the middle of a game; the same game gives the same picture."""
    look = look_of(game)
    drawn = look.picture(game)
    if drawn is not None:
        return drawn
    scene = middle_of(game)
    parts = [look.table(scene)]
    if scene.ask is not None:
        parts += [Text(scene.prompt, "bold"), look.options(scene, scene.ask)]
        parts.append(Text(f"{prompt(scene.seats, scene.ask)}█\n"))
    # Nothing of the terminal at hand may show in the picture.
    screen = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=True,
        color_system="truecolor",
        _environ={},
    )
    screen.print(Group(*parts))
    return _self_contained(screen.export_svg(title=f"wildswing play {game.name} --terminal"))


def _self_contained(svg: str) -> str:
    """Takes the reader's own font instead of one from the web, a bit larger so that the lines of boxes meet."""
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace")
    svg = svg.replace("font-size: 20px", "font-size: 21px")
    return svg.replace("<svg ", '<svg xml:space="preserve" ', 1)


def middle_of(game: AnyGame) -> Scene:
    """Returns what the first seat sees in the middle of a game of random answers."""
    enough = HOW_FAR * game.longest
    match, _ = _played(game, enough)
    if not match.asks:
        enough = LATEST * len(match.answers)
    match, since = _played(game, enough)
    happened = tuple(told_to(SEAT, match.told[since:]))
    return scene_of(match, SEAT, happened, match.asks[0] if match.asks else None)


def _played(game: AnyGame, enough: float) -> tuple[Match, int]:
    """Plays at random until enough answers are given and the seat is asked; returns also what it knew before that."""
    stream = Stream(SEED)
    match = Match(game, SEED)
    since = 0
    while match.asks and (len(match.answers) < enough or match.asks[0].seat != SEAT):
        ask = match.asks[0]
        if ask.seat == SEAT:
            since = len(match.told)
        match.answer(ask.seat, stream.below(len(ask.options)))
    return match, since
