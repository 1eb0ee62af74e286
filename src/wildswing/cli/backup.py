"""`wildswing backup`: copies all that a table has into a file, while it is open."""

import asyncio
from pathlib import Path

from wildswing.cli.output import console
from wildswing.cli.progress import growing, size_of


def backup(file: Path, /, *, database: str | None = None) -> None:
    """Copy all that a table has into a new file, whether it is open or closed.

    The file has names, hashes of passwords and running matches in it, and its owner alone may read it. wildswing
    restore puts it back, into an SQLite file or into PostgreSQL.

    Args:
        file: The file to make; one that is there is left alone.
        database: What to copy, as for wildswing serve.
    """
    from wildswing.server.basics.settings import with_file  # noqa: PLC0415 - heavy, and only needed here
    from wildswing.server.hosting.orders import give  # noqa: PLC0415 - see above
    from wildswing.server.keeping.addresses import database_of, refuse_missing  # noqa: PLC0415 - see above
    from wildswing.server.keeping.backups import file_of, part_of  # noqa: PLC0415 - see above

    url = database_of(database, with_file(None))
    refuse_missing(url)
    source = file_of(url)
    with growing("Megabytes copied", part_of(file.absolute()), 0 if source is None else size_of(source)):
        said = asyncio.run(give(url, "backup", path=str(file.absolute())))
    console().print(f"{file} has {said} in it.", soft_wrap=True, markup=False)
