"""Guests, who have a name alone, and accounts, which have a password too."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Row, insert, select, update

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.lookalikes import skeleton
from wildswing.server.basics.names import clean_name, known_as
from wildswing.server.basics.tokens import new_token
from wildswing.server.keeping.sql_tables import PEOPLE
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.people.passwords import Passwords
from wildswing.server.people.person import Person
from wildswing.texts import say


class TakenName(WildswingError):
    """Somebody else has this name."""


class NotSignedIn(WildswingError):
    """Nobody is signed in who could do this, or the password or a code is wrong."""


class Persons:
    """Everybody who has ever had a name here."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.passwords = Passwords()

    async def welcome_guest(self, name: str) -> Person:
        """Makes a guest with a name that no account has."""
        guest = Person(new_token(), await self.free_name(name), is_guest=True)
        kept = {"name": guest.name, "known_as": _unlike_any(guest.id)}
        await self._storage.write(insert(PEOPLE).values(id=guest.id, created=_now(), **kept))
        return guest

    async def rename_guest(self, guest: Person, name: str) -> Person:
        """Gives a guest another name."""
        renamed = msgspec.structs.replace(guest, name=await self.free_name(name))
        is_guest = (PEOPLE.c.id == guest.id) & PEOPLE.c.password.is_(None)
        await self._storage.write(update(PEOPLE).where(is_guest).values(name=renamed.name))
        return renamed

    async def register(self, name: str, password: str, guest: Person | None = None) -> Person:
        """Makes an account; a guest who registers stays the same person."""
        name = await self.free_name(name)
        secret = await self.passwords.hash(password, name)
        kept = {"name": name, "known_as": known_as(name), "looks_like": skeleton(name), "password": secret}
        person = Person(new_token() if guest is None else guest.id, name, is_guest=False)
        is_guest = (PEOPLE.c.id == person.id) & PEOPLE.c.password.is_(None)
        try:
            await self._storage.write(
                insert(PEOPLE).values(id=person.id, created=_now(), **kept)
                if guest is None
                else update(PEOPLE).where(is_guest).values(**kept)
            )
        except Overtaken:
            raise _taken(name) from None
        return person

    async def account(self, name: str) -> Row[Any] | None:
        """Returns what is kept of the account of this name, if there is one."""
        if not name.isprintable():
            return None  # PostgreSQL does not even compare some letters
        found = await self._storage.rows(select(PEOPLE).where(PEOPLE.c.known_as == known_as(name)))
        return found[0] if found else None

    async def free_name(self, text: str) -> str:
        """Returns a name that no account has, nor one that looks like it."""
        name = clean_name(text)
        if await self.account(name) is not None:
            raise _taken(name)
        alike = select(PEOPLE.c.name).where(PEOPLE.c.looks_like == skeleton(name)).limit(1)
        for row in await self._storage.rows(alike):
            raise TakenName(
                say(
                    "“{name}” looks like “{other}”, which is taken; choose another name.",
                    name=name,
                    other=row.name,
                )
            )
        return name


def _taken(name: str) -> TakenName:
    return TakenName(say("The name “{name}” is taken; choose another one, or sign in.", name=name))


def _unlike_any(guest_id: str) -> str:
    """Returns what is kept instead of a comparable name: guests may share one, and no name has two lines."""
    return f"guest\n{guest_id}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
