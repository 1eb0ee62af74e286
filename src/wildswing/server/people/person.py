"""Somebody who is known at a table."""

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name; a guest has no password. `bot` is the one that calls for this person, if one does."""

    id: str
    name: str
    is_guest: bool
    bot: str = ""
