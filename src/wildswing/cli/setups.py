"""What a game is played with, when files replace parts of it."""

from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter

from wildswing.cli.files import read_text, try_out
from wildswing.exiled.terminal.throwing import EXILED, NO_THROWING, Throwing, throwing_setup
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
    throwing: Throwing = NO_THROWING,
) -> Setup:
    """Returns the game's setup with the parts that files replace; what the game refuses is told with the file."""
    if throwing.given():
        if fighters is not None or edition is not None:
            raise WildswingError(f"--{throwing.given()[0]} and fighters are for different games; leave out the ones.")
        setup = dict(throwing_setup(game, throwing))
    elif fighters is None and edition is None:
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
    from wildswing.exceed.terminal.finding import meeting  # noqa: PLC0415 - only Exceed needs it

    return meeting(game, fighters, edition)


def drawn_setups(game: AnyGame, size: int, count: int, seed: int, throwing: Throwing) -> tuple[Setup, ...]:
    """Returns setups with two teams of some size each, drawn by chance."""
    if game.name != EXILED:
        raise WildswingError(f"--draw is for {EXILED}, and {game.name} has no teams; leave it out.")
    if throwing.teams is not None:
        raise WildswingError("--draw draws the teams that --teams would name; leave out the one or the other.")
    from wildswing.exiled.drawing import drawn_teams  # noqa: PLC0415 - only Rise of the Exiled needs it

    drawn = [drawn_teams(size, f"{seed}/{number}") for number in range(count)]
    texts = [" / ".join([", ".join(team) for team in teams]) for teams in drawn]
    return tuple([throwing_setup(game, replace(throwing, teams=teams)) for teams in texts])
