"""What whoever hosts a table may tune, by options of the command line or in the environment."""

import os
from collections.abc import Mapping

import msgspec

from wildswing.kernel.errors import WildswingError

VARIABLE = "WILDSWING_"
"""With what the variables of the environment begin; the name of the setting follows in capitals."""


class Settings(msgspec.Struct, frozen=True):
    """The numbers of a table; all but the first are for each worker."""

    workers: int = 1
    """Processes that serve the table together."""
    thinkers: int = 3
    """Agents that think at once, each in a process of its own."""
    rooms: int = 500
    """Matches kept at hand while nobody sits at them; any other is rebuilt from the log when it is asked for."""
    lines: int = 3000
    """Pages that may be open at once."""


USUAL = Settings()

MOST = {"workers": 100, "thinkers": 100, "rooms": 1_000_000, "lines": 1_000_000}
"""More of it is a slip of the pen."""


def settings_of(named: Mapping[str, int | None], environment: Mapping[str, str] = os.environ) -> Settings:
    """Returns what was named by an option, or by the environment, or else is usual.

    >>> settings_of({"workers": 2, "lines": None}, {"WILDSWING_LINES": "90"})
    Settings(workers=2, thinkers=3, rooms=500, lines=90)
    """
    chosen: dict[str, int] = {}
    for name in Settings.__struct_fields__:
        variable = VARIABLE + name.upper()
        said = named.get(name)
        text = environment.get(variable, "") if said is None else str(said)
        if text:
            chosen[name] = _number(name, text, variable if said is None else f"--{name}")
    return Settings(**chosen)


def _number(name: str, text: str, where: str) -> int:
    is_whole = text.isascii() and text.isdigit() and len(text) <= 9
    if not is_whole or not 1 <= int(text) <= MOST[name]:
        raise WildswingError(f"“{text[:20]}” is no number for {where}; say a whole number from 1 to {MOST[name]}.")
    return int(text)
