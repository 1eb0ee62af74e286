"""`wildswing restore`: puts a backup into a database that has nothing yet."""

import asyncio
from pathlib import Path

from wildswing.cli.output import console
from wildswing.cli.progress import growing, shown_progress, size_of


def restore(file: Path, /, *, database: str | None = None) -> None:
    """Put a backup into a database that has nothing in it yet; the table opens there as it was.

    It may come from SQLite and go into PostgreSQL, or the other way round.

    Args:
        file: What wildswing backup has made, with this release or an earlier one.
        database: Where to put it, as for wildswing serve. A table that is there is left alone: move it away first.
    """
    from wildswing.server.basics.settings import with_file  # noqa: PLC0415 - heavy, and only needed here
    from wildswing.server.keeping.addresses import database_of  # noqa: PLC0415 - see above
    from wildswing.server.keeping.backups import file_of, part_of  # noqa: PLC0415 - see above
    from wildswing.server.keeping.backups import restore as put_back  # noqa: PLC0415 - see above

    url = database_of(database, with_file(None))
    target = file_of(url)
    if target is not None and not target.exists():
        with growing("Megabytes put back", part_of(target), size_of(file)):
            said = asyncio.run(put_back(file, url))
    else:
        with shown_progress("Rows put back") as progress:
            said = asyncio.run(put_back(file, url, progress))
    console().print(f"{said} are back; wildswing serve opens the table.", soft_wrap=True, markup=False)
