"""Whom people follow, and whom they block.

A block holds both ways: neither follows, challenges or meets the other by chance, and neither is told that it is so.
Guests have no name of their own, so they are blocked by the seat that they had at a match, and known by a sign then.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select
from sqlalchemy.sql.dml import UpdateBase

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.names import isolated
from wildswing.server.keeping.saved import now
from wildswing.server.keeping.sql_tables import PEOPLE, TIES
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.people.accounts import UnknownPerson
from wildswing.server.people.messages import BlockedGuest, Tied
from wildswing.server.people.person import Person
from wildswing.server.people.persons import Persons
from wildswing.server.room.keepers import Keeper
from wildswing.texts import say

FOLLOWS, BLOCKS = "follows", "blocks"

MOST_TIES = 500
"""How many somebody may follow, and block."""

NOBODY: frozenset[str] = frozenset()

SIGN = "#"
"""Before the id of a guest, it stands for the name."""


class NeedsAccount(WildswingError):
    """A guest or a bot asks for what only people with accounts may do."""


class NotWelcome(WildswingError):
    """Somebody wants nothing of whoever asks; it is not said for how long, nor why."""


class Ties:
    """Who follows and who blocks whom."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._persons = Persons(storage)

    async def follow(self, person: Person, name: str) -> None:
        """Follows an account, unless either blocks the other."""
        other = await self.other(person, name)
        if other.id in await self.barred_for(person):
            raise NotWelcome(say("You cannot follow {name} now.", name=isolated(other.name)))
        await self._tie(person, FOLLOWS, other.id)

    async def block(self, person: Person, name: str) -> None:
        """Wants nothing of an account any more; neither follows the other from now on."""
        await self._block(person, (await self.other(person, name)).id)

    async def block_at(self, person: Person, keepers: Sequence[Keeper], seat: int) -> None:
        """Wants nothing any more of whoever has a seat at a match of one's own, also of a guest."""
        _check_account(person)
        if person.id not in {keeper.person for keeper in keepers}:
            raise WildswingError(say("People are blocked by their seat at a match that you play yourself."))
        if not 0 <= seat < len(keepers) or keepers[seat].person in {"", person.id}:
            raise WildswingError(say("Nobody is at that seat who could be blocked."))
        await self._block(person, keepers[seat].person)

    async def _block(self, person: Person, other: str) -> None:
        await self._tie(person, BLOCKS, other)
        await self._storage.write(_untied(person.id, FOLLOWS, other), _untied(other, FOLLOWS, person.id))

    async def end(self, person: Person, kind: str, name: str) -> None:
        """Follows or blocks an account no more, or a guest by the sign."""
        is_sign = name.startswith(SIGN) and name.isprintable()
        other = name.removeprefix(SIGN) if is_sign else (await self.other(person, name)).id
        await self._storage.write(_untied(person.id, kind, other))

    async def other(self, person: Person, name: str) -> Row[Any]:
        """Returns the account of a name, which is not one's own."""
        _check_account(person)
        row = await self._persons.account(name)
        if row is None or row.password is None:
            raise UnknownPerson(say("Nobody here has an account with the name “{name}”.", name=isolated(name[:40])))
        if row.id == person.id:
            raise WildswingError(say("That is yourself; name somebody else."))
        return row

    async def of(self, person: Person) -> Tied:
        """Returns the names of all to whom somebody has a tie."""
        return Tied(
            await self._names(TIES.c.other, TIES.c.person == person.id, FOLLOWS),
            await self._names(TIES.c.person, TIES.c.other == person.id, FOLLOWS),
            await self._names(TIES.c.other, TIES.c.person == person.id, BLOCKS),
            await self._guests_blocked_by(person),
        )

    async def followed_by(self, person: Person | None) -> frozenset[str]:
        """Returns whom somebody follows."""
        if person is None or person.is_guest:
            return NOBODY
        query = select(TIES.c.other).where(TIES.c.person == person.id, TIES.c.kind == FOLLOWS)
        return frozenset([row.other for row in await self._storage.rows(query)])

    async def barred_for(self, person: Person | None) -> frozenset[str]:
        """Returns whom somebody is not to meet: those who are blocked, and those who block."""
        return NOBODY if person is None else await self.barred_from(person.id)

    async def barred_from(self, person: str) -> frozenset[str]:
        """Returns the same for somebody of whom no more is known."""
        either = or_(TIES.c.person == person, TIES.c.other == person)
        rows = await self._storage.rows(select(TIES).where(TIES.c.kind == BLOCKS, either))
        return frozenset([row.other if row.person == person else row.person for row in rows])

    async def between(self, person: str, other: str) -> frozenset[str]:
        """Returns what ties somebody to another."""
        query = select(TIES.c.kind).where(TIES.c.person == person, TIES.c.other == other)
        return frozenset([row.kind for row in await self._storage.rows(query)])

    async def _names(self, column: Any, is_so: Any, kind: str) -> tuple[str, ...]:
        is_account = PEOPLE.c.password.is_not(None)
        query = select(PEOPLE.c.name).join(TIES, column == PEOPLE.c.id).where(is_so, is_account, TIES.c.kind == kind)
        return tuple([row.name for row in await self._storage.rows(query.order_by(PEOPLE.c.name).limit(MOST_TIES))])

    async def _guests_blocked_by(self, person: Person) -> tuple[BlockedGuest, ...]:
        is_so = (TIES.c.person == person.id) & (TIES.c.kind == BLOCKS) & PEOPLE.c.password.is_(None)
        query = select(PEOPLE.c.id, PEOPLE.c.name).join(TIES, TIES.c.other == PEOPLE.c.id).where(is_so)
        rows = await self._storage.rows(query.order_by(TIES.c.since).limit(MOST_TIES))
        return tuple([BlockedGuest(isolated(row.name), f"{SIGN}{row.id}") for row in rows])

    async def _tie(self, person: Person, kind: str, other: str) -> None:
        if kind in await self.between(person.id, other):
            return
        own = (TIES.c.person == person.id) & (TIES.c.kind == kind)
        count = await self._storage.rows(select(func.count()).select_from(TIES).where(own))
        if count[0][0] >= MOST_TIES:
            raise WildswingError(say("These are {most} people already; let go of some first.", most=MOST_TIES))
        with suppress(Overtaken):  # by the same wish
            await self._storage.write(insert(TIES).values(person=person.id, kind=kind, other=other, since=now()))


def _untied(person: str, kind: str, other: str) -> UpdateBase:
    return delete(TIES).where(TIES.c.person == person, TIES.c.kind == kind, TIES.c.other == other)


def _check_account(person: Person) -> None:
    if person.is_guest:
        raise NeedsAccount(say("Only people with an account can do this; make one behind your name."))
