"""`wildswing serve`: hosts a table for others."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wildswing.cli.browser import built_page, server_needed
from wildswing.cli.numbers import WholeNumber
from wildswing.server.basics.settings import with_file

Address = Annotated[str, Parameter(metavar="ADDRESS")]


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
        from wildswing.cli.hosting import host_table  # noqa: PLC0415 - heavy, and only needed here

    named = {
        "workers": workers,
        "thinkers": thinkers,
        "rooms": rooms,
        "lines": lines,
        "drain": drain,
        "guest_days": guest_days,
        "abandoned_days": abandoned_days,
        "match_days": match_days,
        "archive": None if archive is None else str(archive),
        "log": log,
    }
    host_table(built_page(), host, port, database, named, with_file(settings))
