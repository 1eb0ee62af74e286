"""`wildswing people`: what whoever hosts a table does for its people, and about them."""

import asyncio
from typing import Literal

from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import console

RESET = "The code for {name} is {said}. It is good for a day, and once. On the page: Sign in, then Forgot the password?"

BEFORE = "registration"
"""What may be ordered before a table was ever opened."""

NAMED_BY = {"end": "match", "close": "report", "registration": "value"}
"""What comes first in some orders; in all others it is a name."""


def people(
    order: Literal[
        "reset",
        "ban",
        "unban",
        "mute",
        "unmute",
        "rename",
        "delete",
        "appoint",
        "end",
        "registration",
        "reports",
        "close",
        "orders",
    ],
    name: str | None = None,
    /,
    *,
    second_factor: bool = False,
    days: WholeNumber | None = None,
    why: str | None = None,
    to: str | None = None,
    role: Literal["operator", "moderator", "nobody"] | None = None,
    seat: WholeNumber | None = None,
    database: str | None = None,
) -> None:
    """Help the people of a table that you host, and keep order among them, whether it is open or closed.

    reset NAME prints a code, good for a day and once, with which the owner of an account sets another password; hand it
    over only to somebody whom you know to be the owner. ban NAME --days N --why TEXT keeps somebody out, and unban NAME
    lets them in; mute and unmute do the same for whether somebody may speak at matches. rename NAME --to NEW gives
    another name. delete NAME leaves nothing of somebody. appoint NAME --role ROLE makes a moderator or an operator. end
    MATCH deletes a match, and with --seat has that seat lose it. registration closed, or open, is about new accounts.
    reports lists what people have said of others, close REPORT puts one away, and orders lists all that was ordered.

    Args:
        order: What to do.
        name: The name of the account, or #ID as a report has it; or the match, the report, or open or closed.
        second_factor: For reset: take the second factor away too, for somebody who has lost the app and all codes.
        days: For ban and mute: for how many days; 0 for ever.
        why: For ban and mute: what the person is told.
        to: For rename: the new name.
        role: For appoint: operator, moderator or nobody.
        seat: For end: the seat that loses, counted from 0.
        database: Where people are kept, as for wildswing serve.
    """
    from wildswing.server.basics.settings import with_file  # noqa: PLC0415 - heavy, and only needed here
    from wildswing.server.hosting.orders import give  # noqa: PLC0415 - see above
    from wildswing.server.keeping.addresses import database_of, refuse_missing  # noqa: PLC0415 - see above

    given = {"days": days, "why": why, "to": to, "role": role, "seat": seat, NAMED_BY.get(order, "name"): name}
    details = {what: str(value) for what, value in given.items() if value is not None}
    if second_factor:
        details["second_factor"] = "off"
    url = database_of(database, with_file(None))
    if order != BEFORE:
        refuse_missing(url)
    said = asyncio.run(give(url, order, **details))
    told = RESET.format(name=name, said=said) if order == "reset" else said
    console().print(told, soft_wrap=True, markup=False)
