"""The desk of whoever hosts a table: what can be ordered there, from the command line or by people with a role."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from wildswing.kernel.errors import WildswingError
from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.backups import back_up
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.accounts import Accounts
from wildswing.server.people.persons import Persons

Order = Callable[..., Awaitable[str]]


class Desk:
    """Carries orders out on the log of a table, and in its matches."""

    def __init__(self, storage: Storage, rooms: Rooms) -> None:
        self._storage = storage
        self._rooms = rooms
        self._accounts = Accounts(storage, Persons(storage))
        self._orders: dict[str, Order] = {"reset": self.reset, "backup": self.backup}

    async def carry_out(self, order: str, **details: str) -> str:
        """Does what is ordered, and returns what to say of it."""
        if order not in self._orders:
            raise WildswingError(
                f"This table knows no order “{order[:40]}”; use the Wildswing that it was opened with."
            )
        return await self._orders[order](**details)

    async def reset(self, name: str, second_factor: str = "") -> str:
        """Makes a code with which somebody can set another password; the second factor is kept or taken away."""
        return await self._accounts.new_reset_code(name, without_factor=bool(second_factor))

    async def backup(self, path: str) -> str:
        """Writes all that the table has into a new file."""
        return await back_up(self._storage.database, Path(path))
