"""What a game is played with, when files replace parts of it."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup

SetupFiles = Annotated[list[str] | None, Parameter(negative="")]
"""The option --setup KEY=FILE, which may be given again."""


def read_setup(game: AnyGame, given: list[str] | None) -> Setup:
    """Returns the game's setup with the parts that files replace; what the game refuses is told with the file."""
    setup = dict(game.default_setup())
    files: dict[str, str] = {}
    for pair in given or []:
        key, equals, name = pair.partition("=")
        if not equals or key not in setup:
            parts = ", ".join(sorted(setup)) or "no part"
            raise WildswingError(
                f"“{pair}” should read KEY=FILE, where KEY is a part of {game.name} that can be replaced: {parts}."
            )
        setup[key] = _read_text(name)
        files[key] = name
    if files:
        _try_out(game, setup, list(files.values()))
    return setup


def _read_text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise WildswingError(f"{name} is no text file in UTF-8; save it as plain text.") from None
    except OSError as error:
        raise WildswingError(f"{name} cannot be read: {error.strerror}.") from None


def _try_out(game: AnyGame, setup: Setup, files: Sequence[str]) -> None:
    """Deals once, so that a mistake in a file is told before anything is made or played."""
    try:
        game.start(0, setup)
    except WildswingError as error:
        raise WildswingError(_naming(files, str(error))) from None


def _naming(files: Sequence[str], sentence: str) -> str:
    """Puts the names of the files before a sentence; one name stands for words like “The layout file”."""
    named = ", ".join(files)
    rest = re.sub(r"^[Tt]he [\w-]+ file(?=[,:])", "", sentence) if len(files) == 1 else sentence
    return f"{named}: {sentence}" if rest == sentence else f"{named}{rest}"
