"""Fighters that were read before: the roster's own need not be read again by every process that meets them.

`make` writes them beside the fighters' files, and a package carries them. A text that is not among them is read, and so
is every text where they were kept by another version of the language.
"""

import pickle
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from wildswing.exceed.language.sheets import Sheet

_KEPT: Final = "roster.sheets"
_ROSTER: Final = files("wildswing.exceed.roster")
_LANGUAGE: Final = files("wildswing.exceed.language")


def kept_sheet(text: str) -> Sheet | None:
    """Returns what a text of the roster says, or nothing for any other text."""
    found = _sheets().get(_digest(text))
    if found is None:
        return None
    sheet: Sheet = pickle.loads(found)
    return sheet


def keep_sheets(folder: Path, sheets: Iterable[tuple[str, Sheet]]) -> None:
    """Writes what texts say into a folder, for `kept_sheet`; the texts must be sound."""
    kept = {_digest(text): pickle.dumps(sheet) for text, sheet in sheets}
    (folder / _KEPT).write_bytes(_origin() + pickle.dumps(kept))


@cache
def _sheets() -> dict[bytes, bytes]:
    """Returns the kept ones by their texts; each is unpacked when it is asked for."""
    try:
        kept = (_ROSTER / _KEPT).read_bytes()
    except OSError:
        return {}
    origin = _origin()
    found: dict[bytes, bytes] = pickle.loads(kept[len(origin) :]) if kept.startswith(origin) else {}
    return found


def _origin() -> bytes:
    """Returns what the meaning of a text follows from, in short: the sources of the language."""
    sources = sorted(
        [file for file in _LANGUAGE.iterdir() if file.name.endswith((".py", ".lark"))], key=lambda file: file.name
    )
    digest = sha256()
    for file in sources:
        digest.update(file.read_bytes())
    return digest.digest()


def _digest(text: str) -> bytes:
    return sha256(text.encode()).digest()
