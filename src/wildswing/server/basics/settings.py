"""What whoever hosts a table may tune: by options of the command line, in the environment, or in a file."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from wildswing.kernel.errors import WildswingError

VARIABLE = "WILDSWING_"
"""With what the variables of the environment begin; the name of the setting follows in capitals."""

FILE = "WILDSWING_SETTINGS"
"""Has the name of the file, if none is named."""


class Settings(msgspec.Struct, frozen=True):
    """How a table is run; the numbers are for each worker, but for the first."""

    workers: int = 1
    """Processes that serve the table together."""
    thinkers: int = 3
    """Agents that think at once, each in a process of its own."""
    rooms: int = 500
    """Matches kept at hand while nobody sits at them; any other is rebuilt from the log when it is asked for."""
    lines: int = 3000
    """Pages that may be open at once."""
    drain: int = 0
    """Seconds for which matches may go on once the table is told to end."""
    guest_days: int = 30
    """Days after which a guest is deleted who cannot come back; 0 keeps all."""
    abandoned_days: int = 30
    """Days after which a match is deleted in which nobody has answered; 0 keeps all."""
    match_days: int = 0
    """Days after which a match is deleted that is over; 0 keeps all."""
    archive: str = ""
    """The folder in which matches are written down before they are deleted; none keeps nothing of them."""
    log: str = "text"
    """How the log is written."""
    metrics_token: str = ""
    """With this token the numbers of the table can be read; without one nobody can."""


USUAL = Settings()

LIMITS = {
    "workers": (1, 100),
    "thinkers": (1, 100),
    "rooms": (1, 1_000_000),
    "lines": (1, 1_000_000),
    "drain": (0, 86_400),
    "guest_days": (0, 100_000),
    "abandoned_days": (0, 100_000),
    "match_days": (0, 100_000),
}
"""From how many to how many; more of it is a slip of the pen."""

WORDS = ("archive", "log")
"""Settings that are no numbers."""

LOGS = ("text", "json")

SECRETS = ("metrics_token", "database_password")
"""Settings that better stand in a file of their own, which a setting with `_file` at its end names."""

BESIDE = ("host", "port", "database", *SECRETS, *[f"{name}_file" for name in SECRETS])
"""What else a file may say."""


def settings_of(named: Mapping[str, int | str | None], environment: Mapping[str, str] = os.environ) -> Settings:
    """Returns what was named by an option, or by the environment, or else is usual.

    >>> settings_of({"workers": 2, "lines": None}, {"WILDSWING_LINES": "90"}).lines
    90
    """
    chosen: dict[str, int | str] = {}
    for name in (*LIMITS, *WORDS):
        said = named.get(name)
        text = environment.get(variable_of(name), "") if said is None else str(said)
        where = variable_of(name) if said is None else f"--{name.replace('_', '-')}"
        if text and name in LIMITS:
            chosen[name] = number_of(text, where, *LIMITS[name])
        elif name == "log" and text and text not in LOGS:
            raise WildswingError(f"“{text[:20]}” is no way to write the log for {where}; say {' or '.join(LOGS)}.")
        elif text:
            chosen[name] = text
    return msgspec.convert({**chosen, "metrics_token": secret_of("metrics_token", environment) or ""}, Settings)


def with_file(named: Path | None, environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Returns the environment, and beneath it what a file of settings says; a file with a mistake is refused."""
    path = named or (Path(environment[FILE]) if environment.get(FILE) else None)
    if path is None:
        return dict(environment)
    try:
        said = tomllib.loads(path.expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        raise WildswingError(f"The settings in {path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WildswingError(f"The settings in {path} cannot be read, since they are no TOML: {error}.") from None
    known = sorted([*LIMITS, *WORDS, *BESIDE])
    for name, value in said.items():
        if name not in known:
            raise WildswingError(f"{path} has a setting “{name}”, which there is not; there is {', '.join(known)}.")
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise WildswingError(f"{path} has no number and no text for “{name}”.")
    return {**{variable_of(name): str(value) for name, value in said.items()}, **environment}


def secret_of(name: str, environment: Mapping[str, str]) -> str | None:
    """Returns a secret from the file that the environment names, or from the environment."""
    variable, pointer = variable_of(name), variable_of(f"{name}_file")
    what = name.rpartition("_")[2]
    file = environment.get(pointer)
    if not file:
        return environment.get(variable) or None
    try:
        secret = Path(file).expanduser().read_text(encoding="utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        raise WildswingError(f"{file}, which {pointer} names, is no text; put the {what} into it.") from None
    except OSError as error:
        raise WildswingError(f"{file}, which {pointer} names, cannot be read: {error.strerror}.") from None
    if not secret or "\n" in secret:
        raise WildswingError(f"{file}, which {pointer} names, should have one line with the {what} in it.")
    return secret


def variable_of(name: str) -> str:
    """Returns what a setting is called in the environment."""
    return VARIABLE + name.upper()


def number_of(text: str, where: str, least: int, most: int) -> int:
    """Returns the number that somebody has said somewhere."""
    is_whole = text.isascii() and text.isdigit() and len(text) <= 9
    if not is_whole or not least <= int(text) <= most:
        raise WildswingError(f"“{text[:20]}” is no number for {where}; say a whole number from {least} to {most}.")
    return int(text)
