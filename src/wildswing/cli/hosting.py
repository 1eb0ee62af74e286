"""A table for others: opened as its settings say, and kept open until it is told to end."""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from socket import socket

import msgspec

from wildswing.cli.output import console
from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.settings import Settings, number_of, settings_of, variable_of
from wildswing.server.basics.troubles import log_to
from wildswing.server.doors.callers import ANYWHERE
from wildswing.server.hosting import serving
from wildswing.server.hosting.crew import Crew
from wildswing.server.keeping.addresses import database_of
from wildswing.server.keeping.storage import POSTGRESQL, open_storage
from wildswing.server.referee.archive import prepared

ANY_ADDRESS = "0.0.0.0"
"""Stands for all addresses of this machine."""

Named = Mapping[str, int | str | None]
"""By the names of settings what options say of them."""


def host_table(
    page: Path, host: str | None, port: int | None, database: str | None, named: Named, said: Mapping[str, str]
) -> None:
    """Opens a table, and waits until it is told to end; what no option names may be said by the environment."""
    url = database_of(database, said)
    settings = _settings(named, said, url)
    listener = _listener(host, port, said)
    screen = console()

    def when_open() -> None:
        others = serving.address_for_others(listener)
        hint = f" Others open {others} or what your machine is called among them." if others else ""
        screen.print(f"The table is open at {serving.address_of(listener)} (Ctrl-C closes it).{hint}", soft_wrap=True)

    with listener, log_to(sys.stderr, settings.log):
        if settings.workers > 1:
            asyncio.run(_try_out(url))
            Crew(listener, url, page, ANYWHERE, settings).serve(when_open)
        else:
            serving.serve(listener, url, page, when_open, ANYWHERE, settings)
    screen.print("The table is closed; all matches are kept. The same command opens it again.", soft_wrap=True)


def _settings(named: Named, said: Mapping[str, str], url: str) -> Settings:
    settings = settings_of(named, said)
    if settings.archive:
        folder = prepared(Path(settings.archive).expanduser().absolute())
        settings = msgspec.structs.replace(settings, archive=str(folder))
    if settings.workers > 1 and not url.startswith(POSTGRESQL):
        raise WildswingError(
            "Several workers need a PostgreSQL database; add --database postgresql://USER@HOST/NAME, or leave "
            "--workers out."
        )
    return settings


def _listener(host: str | None, port: int | None, said: Mapping[str, str]) -> socket:
    if port is None:
        port = number_of(said.get(variable_of("port")) or str(serving.USUAL_PORT), variable_of("port"), 0, 65_535)
    return serving.listen(host or said.get(variable_of("host")) or ANY_ADDRESS, port)


async def _try_out(url: str) -> None:
    """Opens the database once, so that what is wrong with it is told once, and not by every worker."""
    async with open_storage(url):
        pass
