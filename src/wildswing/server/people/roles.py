"""Who may keep order at a table, who may not come in, and whether new accounts are made."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.lookalikes import skeleton
from wildswing.server.basics.names import known_as
from wildswing.server.keeping.sql_tables import CODES, PEOPLE, SESSIONS, SWITCHES
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.accounts import UnknownPerson
from wildswing.server.people.person import Person
from wildswing.server.people.persons import Persons
from wildswing.server.people.sessions import FOR_EVER
from wildswing.texts import say

OPERATOR, MODERATOR, NOBODY = "operator", "moderator", "nobody"

REGISTRATION, OPEN, CLOSED = "registration", "open", "closed"


class NoRole(WildswingError):
    """Whoever calls has no role that would allow this."""


class RegistrationClosed(WildswingError):
    """No accounts are made at this table now."""


class Roles:
    """What a host decides about people."""

    def __init__(self, storage: Storage, persons: Persons) -> None:
        self._storage = storage
        self._persons = persons

    async def find(self, name: str) -> Row[Any]:
        """Returns the account of a name, or anybody by the sign and the id that a report has."""
        is_id = name.startswith("#") and name.isprintable()
        rows = await self._storage.rows(select(PEOPLE).where(PEOPLE.c.id == name[1:])) if is_id else []
        row = rows[0] if rows else await self._persons.account(name)
        if row is None:
            raise UnknownPerson(say("No account is called “{name}”.", name=name[:40]))
        return row

    async def role_of(self, person: Person) -> str:
        """Returns the role of a person; one without a second factor has none."""
        rows = await self._storage.rows(select(PEOPLE).where(PEOPLE.c.id == person.id))
        return rows[0].role or "" if rows and rows[0].second_factor is not None else ""

    async def appoint(self, row: Row[Any], role: str) -> None:
        """Gives an account a role, or takes it away."""
        if role not in {OPERATOR, MODERATOR, NOBODY}:
            raise WildswingError(f"“{role[:40]}” is no role; say {OPERATOR}, {MODERATOR} or {NOBODY}.")
        if row.password is None:
            raise UnknownPerson(say("No account is called “{name}”.", name=row.name))
        value = None if role == NOBODY else role
        await self._storage.write(update(PEOPLE).where(PEOPLE.c.id == row.id).values(role=value))

    async def ban(self, row: Row[Any], days: int, why: str) -> str:
        """Keeps somebody out for so many days, or for ever if it is none; all sessions, bots and codes end."""
        until = (datetime.now(UTC) + timedelta(days=days) if days else FOR_EVER).isoformat(timespec="seconds")
        await self._storage.write(
            update(PEOPLE).where(PEOPLE.c.id == row.id).values(banned_until=until, banned_why=why),
            *[delete(table).where(table.c.person == row.id) for table in (SESSIONS, CODES)],
        )
        return until[:10]

    async def unban(self, row: Row[Any]) -> None:
        """Lets somebody in again."""
        await self._storage.write(update(PEOPLE).where(PEOPLE.c.id == row.id).values(banned_until=None, banned_why=""))

    async def mute(self, row: Row[Any], days: int, why: str) -> str:
        """Has somebody be silent for so many days, or for ever if it is none."""
        until = (datetime.now(UTC) + timedelta(days=days) if days else FOR_EVER).isoformat(timespec="seconds")
        is_it = PEOPLE.c.id == row.id
        await self._storage.write(update(PEOPLE).where(is_it).values(muted_until=until, muted_why=why))
        return until[:10]

    async def unmute(self, row: Row[Any]) -> None:
        """Lets somebody speak again."""
        await self._storage.write(update(PEOPLE).where(PEOPLE.c.id == row.id).values(muted_until=None, muted_why=""))

    async def rename(self, row: Row[Any], name: str) -> str:
        """Gives somebody another name, which must be free."""
        name = await self._persons.free_name(name)
        kept = {"name": name}
        if row.password is not None:
            kept |= {"known_as": known_as(name), "looks_like": skeleton(name)}
        await self._storage.write(update(PEOPLE).where(PEOPLE.c.id == row.id).values(**kept))
        return name

    # --- Registration ---

    async def set_registration(self, value: str) -> None:
        """Lets new accounts be made, or none."""
        if value not in {OPEN, CLOSED}:
            raise WildswingError(f"Registration is {OPEN} or {CLOSED}, not “{value[:40]}”.")
        await self._storage.write(
            delete(SWITCHES).where(SWITCHES.c.name == REGISTRATION),
            insert(SWITCHES).values(name=REGISTRATION, value=value),
        )

    async def check_registration(self) -> None:
        """Refuses a new account where none are made."""
        rows = await self._storage.rows(select(SWITCHES.c.value).where(SWITCHES.c.name == REGISTRATION))
        if rows and rows[0].value == CLOSED:
            raise RegistrationClosed(say("No new accounts are made at this table now; play as a guest."))
