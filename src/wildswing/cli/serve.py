"""`wildswing serve`: hosts a table for others."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from wildswing.cli.browser import built_page, server_needed
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import console
from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.settings import number_of, settings_of, variable_of, with_file
from wildswing.server.basics.troubles import log_to

Address = Annotated[str, Parameter(metavar="ADDRESS")]

ANY_ADDRESS = "0.0.0.0"
"""Stands for all addresses of this machine."""


def serve(
    *,
    host: Address | None = None,
    port: WholeNumber | None = None,
    database: Address | None = None,
    workers: WholeNumber | None = None,
    thinkers: WholeNumber | None = None,
    rooms: WholeNumber | None = None,
    lines: WholeNumber | None = None,
    drain: WholeNumber | None = None,
    guest_days: WholeNumber | None = None,
    abandoned_days: WholeNumber | None = None,
    match_days: WholeNumber | None = None,
    archive: Path | None = None,
    log: str | None = None,
    settings: Path | None = None,
) -> None:
    """Host a table for others.

    People open its address in a browser, meet in the lobby, and play. docs/host.md tells how to put it behind a web
    server with https, and how to move to PostgreSQL. Whatever is not named here may stand in the environment, as
    WILDSWING_ and the name of the option, or in a file of settings.

    Args:
        host: The address of this machine at which it is called; 0.0.0.0, which is usual, stands for all of them.
        port: The port; 8471 if none is named.
        database: Where matches and people are kept: sqlite:///PATH or postgresql://USER@HOST/NAME. If none is named,
            what WILDSWING_DATABASE says, or the file of the table on this machine. A password comes from the file that
            WILDSWING_DATABASE_PASSWORD_FILE names, or from WILDSWING_DATABASE_PASSWORD.
        workers: How many processes serve the table; more than one need PostgreSQL. If none is named, what
            WILDSWING_WORKERS says, or 1.
        thinkers: How many agents think at once in each worker; if none is named, what WILDSWING_THINKERS says, or 3.
        rooms: How many matches each worker keeps at hand while nobody sits at them; if none is named, what
            WILDSWING_ROOMS says, or 500.
        lines: How many pages may be open at once at each worker; if none is named, what WILDSWING_LINES says, or 3000.
        drain: For how many seconds matches may go on once the table is told to end; none, if this is not said.
        guest_days: After how many days a guest is deleted who cannot come back; 30 if this is not said, 0 for never.
        abandoned_days: After how many days a match is deleted in which nobody answers; 30, or 0 for never.
        match_days: After how many days a match is deleted that is over; never, if this is not said.
        archive: A folder in which matches are written down before they are deleted; none, if this is not said.
        log: How the log is written: text, which is usual, or json.
        settings: A TOML file with any of these settings; WILDSWING_SETTINGS may name one too.
    """
    with server_needed():
        from wildswing.server.doors.callers import ANYWHERE  # noqa: PLC0415 - see above
        from wildswing.server.hosting.crew import Crew  # noqa: PLC0415 - see above
        from wildswing.server.hosting.serving import USUAL_PORT, address_for_others, address_of, listen  # noqa: PLC0415 - see above
        from wildswing.server.hosting.serving import serve as serve_alone  # noqa: PLC0415 - see above
        from wildswing.server.keeping.addresses import database_of  # noqa: PLC0415 - heavy, and only needed here
        from wildswing.server.keeping.storage import POSTGRESQL, open_storage  # noqa: PLC0415 - see above
        from wildswing.server.referee.archive import prepared  # noqa: PLC0415 - see above

    page = built_page()
    said = with_file(settings)
    url = database_of(database, said)
    named = {"workers": workers, "thinkers": thinkers, "rooms": rooms, "lines": lines, "drain": drain, "log": log}
    days = {"guest_days": guest_days, "abandoned_days": abandoned_days, "match_days": match_days}
    chosen = settings_of({**named, **days, "archive": None if archive is None else str(archive)}, said)
    if chosen.archive:
        chosen = msgspec.structs.replace(chosen, archive=str(prepared(Path(chosen.archive).expanduser().absolute())))
    if chosen.workers > 1 and not url.startswith(POSTGRESQL):
        raise WildswingError(
            "Several workers need a PostgreSQL database; add --database postgresql://USER@HOST/NAME, or leave "
            "--workers out."
        )
    screen = console()
    if port is None:
        port = number_of(said.get(variable_of("port")) or str(USUAL_PORT), variable_of("port"), 0, 65_535)
    listener = listen(host or said.get(variable_of("host")) or ANY_ADDRESS, port)

    def when_open() -> None:
        others = address_for_others(listener)
        hint = f" Others open {others} or what your machine is called among them." if others else ""
        screen.print(f"The table is open at {address_of(listener)} (Ctrl-C closes it).{hint}", soft_wrap=True)

    async def try_out() -> None:
        """Opens the database once, so that what is wrong with it is told once."""
        async with open_storage(url):
            pass

    with listener, log_to(sys.stderr, chosen.log):
        if chosen.workers > 1:
            asyncio.run(try_out())
            Crew(listener, url, page, ANYWHERE, chosen).serve(when_open)
        else:
            serve_alone(listener, url, page, when_open, ANYWHERE, chosen)
    screen.print("The table is closed; all matches are kept. The same command opens it again.", soft_wrap=True)
