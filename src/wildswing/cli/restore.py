"""`wildswing restore`: puts a backup into a database that has nothing yet."""

import asyncio
from pathlib import Path

from wildswing.cli.output import console


def restore(file: Path, /, *, database: str | None = None) -> None:
    """Put a backup into a database that has nothing in it yet; the table opens there as it was.

    It may come from SQLite and go into PostgreSQL, or the other way round.

    Args:
        file: What wildswing backup has made, with this release or an earlier one.
        database: Where to put it, as for wildswing serve. A table that is there is left alone: move it away first.
    """
    from wildswing.server.basics.settings import with_file  # noqa: PLC0415 - heavy, and only needed here
    from wildswing.server.keeping.addresses import database_of  # noqa: PLC0415 - see above
    from wildswing.server.keeping.backups import restore as put_back  # noqa: PLC0415 - see above

    said = asyncio.run(put_back(file, database_of(database, with_file(None))))
    console().print(f"{said} are back; wildswing serve opens the table.", soft_wrap=True, markup=False)
