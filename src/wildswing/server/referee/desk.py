"""The desk of whoever hosts a table: what can be ordered there, from the command line or by people with a role."""

import inspect
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, insert, select

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.settings import number_of
from wildswing.server.basics.tokens import new_match_id
from wildswing.server.changing.leaving import give_up
from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.backups import back_up
from wildswing.server.keeping.saved import now
from wildswing.server.keeping.sql_tables import ORDERS
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.accounts import Accounts
from wildswing.server.people.messages import Noted
from wildswing.server.people.persons import Persons
from wildswing.server.people.reports import Reports
from wildswing.server.people.roles import MODERATOR, OPERATOR, NoRole, Roles
from wildswing.server.referee.departing import Departing
from wildswing.server.referee.removing import Deletion
from wildswing.server.room.ends import RESIGN
from wildswing.texts import say

Order = Callable[..., Awaitable[str]]

HOST = "host"
"""Who orders from the command line."""

OF_MODERATORS = ("ban", "unban", "mute", "unmute", "rename", "end", "close")
OF_OPERATORS = (*OF_MODERATORS, "registration", "orders")
"""What people with a role may order over the net; all else takes the command line."""

LASTING = ("ban", "mute")
LONGEST_BAN, MOST_DAYS = 30, 36_500
"""Days for which a moderator, and anybody, may keep somebody out."""

MOST_SHOWN = 200


class Desk:
    """Carries orders out on the log of a table, and in its matches; each is written down."""

    def __init__(self, storage: Storage, rooms: Rooms) -> None:
        self._storage = storage
        self._rooms = rooms
        persons = Persons(storage)
        self._accounts = Accounts(storage, persons)
        self._roles = Roles(storage, persons)
        self._reports = Reports(storage)
        self._departing = Departing(rooms, storage)
        every = (self.reset, self.ban, self.unban, self.rename, self.delete, self.appoint, self.registration)
        more = (self.mute, self.unmute, self.end, self.reports, self.close, self.orders, self.backup)
        self._orders: dict[str, Order] = {order.__name__: order for order in (*every, *more)}

    async def carry_out(self, order: str, details: dict[str, str], who: str = HOST) -> str:
        """Does what is ordered, writes that down, and returns what to say of it."""
        if order not in self._orders:
            raise WildswingError(
                f"This table knows no order “{order[:40]}”; there is {', '.join(sorted(self._orders))}."
            )
        try:
            inspect.signature(self._orders[order]).bind(**details)
        except TypeError as error:
            raise WildswingError(f"The order “{order}” cannot be carried out: {error}.") from None
        said = await self._orders[order](**details)
        noted = {"id": new_match_id(), "at": now(), "who": who, "what": order}
        await self._storage.write(insert(ORDERS).values(**noted, details=msgspec.json.encode(details).decode()))
        return said

    async def carry_out_for(self, role: str, who: str, order: str, details: dict[str, str]) -> str:
        """Does what somebody with a role orders, as far as the role goes."""
        allowed = {OPERATOR: OF_OPERATORS, MODERATOR: OF_MODERATORS}.get(role, ())
        is_short = (
            order not in LASTING or role == OPERATOR or details.get("days", "") in map(str, range(1, LONGEST_BAN + 1))
        )
        if order not in allowed or not is_short or await self._is_above(role, details.get("name", "")):
            raise NoRole(say("Your role does not allow this; ask whoever hosts this table."))
        return await self.carry_out(order, details, who)

    async def _is_above(self, role: str, name: str) -> bool:
        """Tells whether somebody has a role too, which only an operator may touch, and no operator another."""
        found = (await self._roles.find(name)).role if name else None
        return found == OPERATOR or (found == MODERATOR and role != OPERATOR)

    # --- People ---

    async def reset(self, name: str, second_factor: str = "") -> str:
        """Makes a code with which somebody can set another password; the second factor is kept or taken away."""
        return await self._accounts.new_reset_code(name, without_factor=bool(second_factor))

    async def ban(self, name: str, days: str, why: str) -> str:
        """Keeps somebody out, and ends all that goes on in that name."""
        row = await self._roles.find(name)
        until = await self._roles.ban(row, number_of(days, "days", 0, MOST_DAYS), why)
        await self._departing.lock_out(row.id)
        return f"{row.name} may not come in until {until}."

    async def unban(self, name: str, why: str = "") -> str:  # noqa: ARG002 - it is written down
        """Lets somebody in again."""
        row = await self._roles.find(name)
        await self._roles.unban(row)
        return f"{row.name} may come in again."

    async def mute(self, name: str, days: str, why: str) -> str:
        """Has somebody be silent at all matches."""
        row = await self._roles.find(name)
        until = await self._roles.mute(row, number_of(days, "days", 0, MOST_DAYS), why)
        return f"{row.name} may not speak until {until}."

    async def unmute(self, name: str, why: str = "") -> str:  # noqa: ARG002 - it is written down
        """Lets somebody speak again."""
        row = await self._roles.find(name)
        await self._roles.unmute(row)
        return f"{row.name} may speak again."

    async def rename(self, name: str, to: str, why: str = "") -> str:  # noqa: ARG002 - it is written down
        """Gives somebody another name, here and at all matches."""
        row = await self._roles.find(name)
        called = await self._roles.rename(row, to)
        await self._departing.rename(row.id, called)
        return f"{row.name} is called {called} now."

    async def delete(self, name: str) -> str:
        """Deletes all that is kept of somebody, as that person could."""
        row = await self._roles.find(name)
        await self._departing.forget(row.id)
        return f"Nothing of {row.name} is left but in backups."

    async def appoint(self, name: str, role: str) -> str:
        """Gives an account a role, or takes it away."""
        row = await self._roles.find(name)
        await self._roles.appoint(row, role)
        needs = "" if row.second_factor else " The role counts once the account has a second factor."
        return f"{row.name} is {role} now.{needs}"

    async def registration(self, value: str, why: str = "") -> str:  # noqa: ARG002 - it is written down
        """Lets new accounts be made, or none."""
        await self._roles.set_registration(value)
        return f"Registration is {value} now."

    # --- Matches and reports ---

    async def end(self, match: str, seat: str = "", why: str = "") -> str:  # noqa: ARG002 - it is written down
        """Has a seat give a match up, or deletes the match."""
        room = await self._rooms.find(match)
        if seat:
            number = number_of(seat, "the seat", 0, len(room.seats) - 1)
            await self._rooms.change(room, partial(give_up, number, RESIGN))
            return f"Seat {number} has lost the match {match}."
        deletion = Deletion(self._rooms, self._storage)
        await self._rooms.change(room, lambda _: deletion)
        return f"The match {match} is deleted."

    async def reports(self) -> str:
        """Lists the reports that nobody has closed."""
        found = [
            f"{one.id} {one.at} match {one.match} seat {one.seat} {one.name} {one.person}: {one.words}"
            for one in await self._reports.open()
        ]
        return "\n".join(found) or "There are no open reports."

    async def close(self, report: str, why: str = "") -> str:  # noqa: ARG002 - it is written down
        """Notes that somebody has looked after a report."""
        await self._reports.close(report)
        return f"The report {report} is closed."

    async def orders(self) -> str:
        """Lists what was ordered, the newest first."""
        found = [f"{row.at} {row.who}: {row.what} {row.details}" for row in await self._ordered()]
        return "\n".join(found) or "Nothing was ordered yet."

    async def noted(self) -> list[Noted]:
        """Returns what was ordered, the newest first."""
        rows = await self._ordered()
        return [Noted(row.at, row.who, row.what, msgspec.json.decode(row.details, type=dict[str, str])) for row in rows]

    async def _ordered(self) -> list[Row[Any]]:
        query = select(ORDERS).order_by(ORDERS.c.at.desc(), ORDERS.c.id)
        return await self._storage.rows(query.limit(MOST_SHOWN))

    # --- The whole table ---

    async def backup(self, path: str) -> str:
        """Writes all that the table has into a new file."""
        return await back_up(self._storage.database, Path(path))
