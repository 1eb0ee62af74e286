"""Text files that replace parts of a game."""

import re
from collections.abc import Sequence
from pathlib import Path

from wildswing.home.writing import writing
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup


def read_text(name: str) -> str:
    """Reads a text file that a person named."""
    try:
        return Path(name).read_text(encoding="utf-8-sig")  # some editors put a byte order mark first
    except UnicodeDecodeError:
        raise WildswingError(f"{name} is no text file in UTF-8; save it as plain text.") from None
    except OSError as error:
        raise WildswingError(f"{name} cannot be read: {error.strerror}.") from None


def try_out(game: AnyGame, setup: Setup, files: Sequence[str]) -> None:
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


def write_text(file: Path, text: str) -> None:
    """Writes a text file that a person named."""
    with writing(file):
        file.write_text(text, encoding="utf-8")
