"""What a game is played with, when files replace parts of it."""

from typing import Annotated

from cyclopts import Parameter

from wildswing.cli.files import read_text, try_out
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup

EXCEED = "exceed"
"""The game that has fighters."""

SetupFiles = Annotated[list[str] | None, Parameter(negative="")]
"""The option --setup KEY=FILE, which may be given again."""

Fighters = Annotated[tuple[str, str] | None, Parameter(negative="")]
"""The option --fighters NAME NAME; a name may also be a fighter file."""


def read_setup(
    game: AnyGame,
    given: list[str] | None,
    fighters: tuple[str, str] | None = None,
    edition: str | None = None,
) -> Setup:
    """Returns the game's setup with the parts that files replace; what the game refuses is told with the file."""
    if fighters is None and edition is None:
        setup = dict(game.default_setup())
    else:
        setup = dict(_match_of(game, fighters, edition))
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


def _match_of(game: AnyGame, fighters: tuple[str, str] | None, edition: str | None) -> Setup:
    """Returns the setup of two fighters who meet by an edition's rules."""
    if game.name != EXCEED:
        option = "--fighters" if fighters is not None else "--edition"
        raise WildswingError(f"{option} is for {EXCEED}, and {game.name} has no fighters; leave it out.")
    from wildswing.cli.fighters import meeting  # noqa: PLC0415 - only Exceed needs it

    return meeting(game, fighters, edition)
