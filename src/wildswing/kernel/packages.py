"""Packages that not every installation has, and modules that not every system has."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from wildswing.kernel.errors import WildswingError


class MissingPackage(WildswingError):
    """A package that is not installed; the sentence says how to get it."""


@contextmanager
def needed(whose: str, extra: str = "") -> Iterator[None]:
    """Tells of a package that cannot be imported what needs it, and the command that adds it.

    `whose` begins the sentence: “Charts need”. `extra` names the optional dependencies that the package is one of.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "wildswing"):
            raise
        # Double quotes, here and below, are understood by every shell.
        wanted = f'"wildswing[{extra}]"' if extra else "wildswing"
        raise MissingPackage(f"{whose} {missing}, which is not installed; run: {_installing()} {wanted}") from None


def _installing() -> str:
    """Returns the command that adds to this environment, which is in nobody's pip if pipx or uv has made it."""
    match Path(sys.prefix).parts[-3:]:
        case ("pipx", "venvs", called):
            return f"pipx runpip {called} install"
        case ("uv", "tools", _):
            return f'uv pip install --python "{sys.prefix}"'
        case _:
            return "pip install"


def where_there_is(module: str) -> Any:
    """Returns a module of Python that some systems have, such as fcntl, or None where it is missing, as on Windows."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        return None
