"""Where the log of a hosted table is kept, and the password to it, which nobody else on the machine shall see.

Everybody there can read the command lines of all programs, so a password comes from the environment or from a file.
"""

import os
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from wildswing.home.folder import table_file
from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.settings import secret_of
from wildswing.server.keeping.storage import POSTGRESQL, SQLITE, url_of

ADDRESS = "WILDSWING_DATABASE"
"""Has the address of the database, if none is named; the password may be part of it."""

PASSWORD = "WILDSWING_DATABASE_PASSWORD"
"""Has the password."""

PASSWORD_FILE = "WILDSWING_DATABASE_PASSWORD_FILE"
"""Has the name of a file with the password, and with nothing else."""


def database_of(named: str | None, settings: Mapping[str, str] = os.environ) -> str:
    """Returns the address of the database, with its password: the one that was named, or that of the environment."""
    if named is not None and _has_password(named):
        raise WildswingError(
            "Everybody on this machine could read the password in --database; leave it out there, and put it into a "
            f"file that {PASSWORD_FILE} names, or into {PASSWORD}."
        )
    address = named or settings.get(ADDRESS)
    if not address:
        return url_of(table_file())
    _refuse_missing_folder(address)
    password = secret_of("database_password", settings)
    if password is None or not address.startswith(POSTGRESQL):
        return address
    try:
        return make_url(address).set(password=password).render_as_string(hide_password=False)
    except (ArgumentError, ValueError):
        return address  # which is refused when it is opened


def refuse_missing(url: str) -> None:
    """Refuses a file that is not there, where a table is asked about: it would be an empty one."""
    file = Path(url.removeprefix(SQLITE))
    if url.startswith(SQLITE) and not file.is_file():
        raise WildswingError(f"There is no table {file}; name the database that wildswing serve opens.")


def _refuse_missing_folder(address: str) -> None:
    """Refuses a file in a folder that is not there: whoever mistypes a path would meet an empty table."""
    if not address.startswith(SQLITE):
        return
    file = Path(address.removeprefix(SQLITE))
    if not file.parent.is_dir():
        raise WildswingError(
            f"There is no folder {file.parent} for the database {file.name}; make it first, or name another file."
        )


def _has_password(address: str) -> bool:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        return "@" in address  # what cannot be read may have one
    return url.password is not None or "password" in url.query
