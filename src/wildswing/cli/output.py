"""How commands print: tables and sentences for people, JSON for programs."""

import shlex
import shutil
import sys
from pathlib import Path

from rich.console import Console

COMMAND = "wildswing"


def console() -> Console:
    """Returns the console of standard output; what games and files say is printed as it is."""
    return Console(highlight=False, markup=False, emoji=False)


def print_json(result: object) -> None:
    """Prints a result as JSON."""
    import msgspec  # noqa: PLC0415 - whoever asks for help does not wait for it

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")


def complain(sentence: str) -> None:
    """Prints a sentence to standard error, or several, each in a line."""
    sys.stderr.write("".join([" ".join(line.split()) + "\n" for line in sentence.splitlines()]))


def to_type(*words: str | Path) -> str:
    """Returns a command that can be typed as it stands, for hints."""
    return f"`{_as_called()} {shlex.join([str(word) for word in words])}`"


def counted(number: int, noun: str) -> str:
    """Returns “1 game”, “2 games”."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def capitalized(sentence: str) -> str:
    """Returns a sentence with a capital letter first; the others stay as they are."""
    return sentence[:1].upper() + sentence[1:]


def _as_called() -> str:
    """Returns how a person calls this program: by its name if the shell finds it, otherwise by its path."""
    called = Path(sys.argv[0])
    found = shutil.which(COMMAND)
    if called.name != COMMAND or (found is not None and Path(found).resolve() == called.resolve()):
        return COMMAND
    path = called.relative_to(Path.cwd()) if called.is_relative_to(Path.cwd()) else called
    return shlex.quote(str(path) if len(path.parts) > 1 else f"./{path}")
