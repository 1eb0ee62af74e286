"""How commands print: tables and sentences for people, JSON for programs."""

import sys

import msgspec
from rich.console import Console


def console() -> Console:
    """Returns the console of standard output; words and numbers are styled only where we say so."""
    return Console(highlight=False)


def print_json(result: object) -> None:
    """Prints a result as JSON."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")


def complain(sentence: str) -> None:
    """Prints one line to standard error."""
    sys.stderr.write(" ".join(sentence.split()) + "\n")
