"""What a game is played with, when options and files replace parts of it."""

from collections.abc import Mapping
from typing import Annotated

from cyclopts import Parameter

from wildswing.cli.facet import Drawn, Setups
from wildswing.cli.files import read_text, try_out
from wildswing.cli.options import NONE_GIVEN, Options, not_for, own_options, setup_with
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup

SetupFiles = Annotated[list[str] | None, Parameter(negative="", metavar="KEY=FILE...")]
"""The option --setup KEY=FILE, which may be given again."""


def read_setup(game: AnyGame, given: list[str] | None, options: Options = NONE_GIVEN) -> Setup:
    """Returns the game's setup with the parts that files replace; what the game refuses is told with the file."""
    setup = dict(setup_with(game, options) if options.given() else game.default_setup())
    files: dict[str, str] = {}
    for pair in given or []:
        key, equals, name = pair.partition("=")
        if not equals or key not in setup:
            parts = ", ".join(sorted(setup)) or "no part"
            raise WildswingError(
                f"“{pair}” should read KEY=FILE, where KEY is a part of {game.name} that can be replaced: {parts}."
            )
        setup[key] = read_text(name)
        files[key] = name
    if files:
        try_out(game, setup, list(files.values()))
    return setup


def drawn_setups(game: AnyGame, size: int, count: int, seed: int, options: Options) -> tuple[Setup, ...]:
    """Returns setups with two teams of some size each, drawn by chance."""
    setups = game.facets.load("setups", Setups)
    if setups is None or setups.draw is None:
        raise not_for(game, "draw", lambda other: other.draw is not None)
    return setups.draw(game, size, count, seed, own_options(game, options)[1])


def pairings_of(game: AnyGame, given: str, options: Options) -> Mapping[str, Setup]:
    """Returns what each of many pairings is played with, by its name."""
    setups = game.facets.load("setups", Setups)
    if setups is None or setups.pairings is None:
        raise not_for(game, "pairings", lambda other: other.pairings is not None)
    return setups.pairings(given, own_options(game, options)[1])


def fights_of(game: AnyGame, named: list[str] | None, seed: int) -> Drawn:
    """Returns in which setups agents meet each other; in most games that is the usual one."""
    setups = game.facets.load("setups", Setups)
    if setups is not None and setups.fights is not None:
        return setups.fights(named, seed)
    if named is not None:
        raise not_for(game, "fighters", lambda other: other.fights is not None)
    return Drawn((), (game.default_setup(),))
