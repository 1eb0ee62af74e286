"""Finds fighters by name or by file."""

from collections.abc import Sequence

from wildswing.cli.files import try_out
from wildswing.exceed.game import EXCEED
from wildswing.exceed.home.fighters import is_file, read_fighter
from wildswing.exceed.matches import DEFAULT_FIGHTERS, setup_of, sheet_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup


def named_texts(names: Sequence[str]) -> dict[str, str]:
    """Returns the texts of fighters, found by name or by file, by their full names; files are tried out first."""
    texts: dict[str, str] = {}
    for name in names:
        text = read_fighter(name)
        if is_file(name):
            try_out(EXCEED, setup_of([text, text]), [name])
        full = sheet_of(text).name
        if full in texts:
            raise WildswingError(f"{full} is named twice; name everybody once.")
        texts[full] = text
    return texts


def meeting(game: AnyGame, fighters: tuple[str, str] | None, edition: str | None) -> Setup:
    """Returns the setup in which two fighters meet; files are tried out first."""
    names = fighters or DEFAULT_FIGHTERS
    setup = setup_of([read_fighter(name) for name in names], edition)
    files = [name for name in names if is_file(name)]
    if files:
        try_out(game, setup, files)
    return setup
