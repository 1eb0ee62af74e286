"""Connections on which nothing is asked: how many there may be, of one address and of all.

A page asks for something as soon as it is connected, and then either has a line or is done. Whoever holds connections
without asking for anything holds places that others need, and loses the oldest of them.
"""

import asyncio
import logging

from wildswing.kernel.packages import where_there_is
from wildswing.server.basics.limits import Allowance

resource = where_there_is("resource")
"""Without it sockets are not counted."""

LOG = logging.getLogger(__name__)

IDLE_EACH = 300
"""Connections of one address on which nothing is asked."""

MOST_IDLE = 1000
"""Such connections of all addresses."""

OTHER_FILES = 500
"""Files and sockets that a table may have open beside its lines and these connections."""

NO_END = 2**31
"""Files and sockets where the system sets no limit."""

TELLING = (1, 1 / 60)
"""How often the log is told that connections are cut: so many times at once, and then so many times a second."""


class Idle:
    """The connections on which nothing is asked right now.

    Where there are too many, the oldest of whoever has most is cut, so there is always place for one more.
    """

    def __init__(self) -> None:
        self._of: dict[str, dict[asyncio.Transport, None]] = {}
        """By address, the oldest first."""
        self._count = 0
        self._telling = Allowance(*TELLING)

    def add(self, address: str, connection: asyncio.Transport) -> None:
        """Notes that nothing is asked on a connection."""
        own = self._of.setdefault(address, {})
        if connection in own:
            return
        own[connection] = None
        self._count += 1
        if len(own) > IDLE_EACH:
            self._cut(address)
        elif self._count > most_idle():
            self._cut(max(self._of, key=lambda other: len(self._of[other])))

    def remove(self, address: str, connection: asyncio.Transport) -> None:
        """Notes that something is asked on a connection, or that it is gone."""
        own = self._of.get(address, {})
        if connection in own:
            del own[connection]
            self._count -= 1
            if not own:
                del self._of[address]

    def _cut(self, address: str) -> None:
        oldest = next(iter(self._of[address]))
        if self._telling.spend():
            LOG.warning(
                "%d connections from %s ask for nothing; the oldest of them are cut.", len(self._of[address]), address
            )
        self.remove(address, oldest)
        oldest.abort()


def most_idle() -> int:
    """Returns how many connections may ask for nothing, as far as the system lets this process have any."""
    return min(MOST_IDLE, files_allowed() // 4)


def room_for_lines() -> int:
    """Returns how many lines this process can have beside all else."""
    allowed = files_allowed()
    return max(allowed // 2, allowed - most_idle() - OTHER_FILES)


def files_allowed() -> int:
    """Returns how many files and sockets the system lets this process have."""
    if resource is None:
        return NO_END
    usual, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return NO_END if usual == resource.RLIM_INFINITY else int(usual)


def allow_files(wanted: int) -> None:
    """Lets this process have so many files and sockets, or as many as the system allows."""
    if resource is None:
        return
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if usual != resource.RLIM_INFINITY and usual < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
