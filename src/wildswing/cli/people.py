"""`wildswing people`: what whoever hosts a table does for its people."""

import asyncio
from typing import Literal

from wildswing.cli.output import console


def people(
    order: Literal["reset"],
    name: str,
    /,
    *,
    second_factor: bool = False,
    database: str | None = None,
) -> None:
    """Help the people of a table that you host, whether it is open or closed.

    reset prints a code, good for a day and once, with which the owner of an account sets another password on the page.
    Hand it over only to somebody whom you know to be the owner.

    Args:
        order: What to do: reset.
        name: The name of the account.
        second_factor: Take the second factor away too, for somebody who has lost the app and all recovery codes.
        database: Where people are kept, as for wildswing serve.
    """
    from wildswing.server.basics.settings import with_file  # noqa: PLC0415 - heavy, and only needed here
    from wildswing.server.hosting.orders import give  # noqa: PLC0415 - see above
    from wildswing.server.keeping.addresses import database_of  # noqa: PLC0415 - see above

    said = asyncio.run(
        give(database_of(database, with_file(None)), order, name=name, second_factor="off" if second_factor else "")
    )
    console().print(
        f"The code for {name} is {said}. It is good for a day, and once. On the page of the table: Sign in, then "
        "Forgot the password?",
        soft_wrap=True,
        markup=False,
    )
