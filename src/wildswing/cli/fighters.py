"""Finds fighters by name or by file."""

from pathlib import Path

from wildswing.cli.files import read_text, try_out
from wildswing.exceed.language import FighterError, parse
from wildswing.exceed.language.nodes import At
from wildswing.exceed.language.sheets import Fighter
from wildswing.exceed.matches import DEFAULT_FIGHTERS, fighter_text, setup_of
from wildswing.kernel.game import AnyGame, Setup

SUFFIX = ".fighter"


def is_file(name: str) -> bool:
    """Tells whether a name is meant as a file."""
    return name.endswith(SUFFIX) or Path(name).is_file()


def read_fighter(name: str) -> str:
    """Returns the text of a fighter: that of a file, or the one in the roster with this name."""
    if not is_file(name):
        return fighter_text(name)
    text = read_text(name)
    if not isinstance(parse(text, name), Fighter):
        raise FighterError(name, At(1, 1), "this is a file of Normals; a fighter's file is needed here.")
    return text


def meeting(game: AnyGame, fighters: tuple[str, str] | None, edition: str | None) -> Setup:
    """Returns the setup in which two fighters meet; files are tried out first."""
    names = fighters or DEFAULT_FIGHTERS
    setup = setup_of([read_fighter(name) for name in names], edition)
    files = [name for name in names if is_file(name)]
    if files:
        try_out(game, setup, files)
    return setup
