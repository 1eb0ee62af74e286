"""Where matches are at home: of several workers on one port, one has all lines of a match.

Whoever accepts the connection of a line hands it over, with what was read of it, to the worker where its match is at
home; so nobody has to follow what another worker writes. A worker that cannot be reached is no home, and the line is
served where it came. The workers of a crew know each other by a name that is drawn anew for each crew.
"""

import asyncio
import contextlib
import logging
import os
import re
import socket
import struct
import sys
from collections.abc import Callable
from zlib import crc32

LOG = logging.getLogger(__name__)

A_LINE = re.compile(rb"/api/matches/([^/?]+)/(?:play|watch)(?:\?|$)")
"""What the connection of a line asks for."""

CAN_HAND_OVER = sys.platform == "linux"
"""Whether workers can have a name that is in no folder, and tell by whom they are called."""

LONGEST_REQUEST = 200_000
"""More than a request has, and less than a socket takes at once."""

WAITING = 128
"""Workers that may wait to be let in."""

WHO = struct.Struct("3i")
"""What the system says of whoever is at the other end: process, user and group."""

Take = Callable[[socket.socket, bytes], None]
"""Goes on with a connection, from what was read of it."""


class Homes:
    """The workers of a crew, as one of them knows them."""

    def __init__(self, crew: str, own: int, workers: int) -> None:
        self._crew = crew
        self._own = own
        self._workers = workers
        self._door: socket.socket | None = None
        self._callers: set[socket.socket] = set()
        self._others: dict[int, socket.socket] = {}
        """Workers that were reached."""

    def home_of(self, target: bytes) -> int | None:
        """Returns which other worker has the match that a line is wanted to, if another has it."""
        line = A_LINE.match(target)
        home = self._own if line is None else crc32(line[1]) % self._workers
        return None if home == self._own else home

    # --- Handing over ---

    def hand_over(self, home: int, connection: int, request: bytes) -> bool:
        """Gives a connection away, by its file number, and tells whether that worker has it now."""
        if len(request) > LONGEST_REQUEST:
            return False
        for _ in range(2):  # one that was reached before may have been replaced
            other = self._others.get(home) or self._reached(home)
            if other is None:
                return False
            with contextlib.suppress(OSError):
                socket.send_fds(other, [request], [connection])
                return True
            self._others.pop(home).close()
        return False

    def _reached(self, home: int) -> socket.socket | None:
        other = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        other.setblocking(False)
        with contextlib.suppress(OSError):
            other.connect(self._name_of(home))
            if _is_own(other):
                self._others[home] = other
                return other
        other.close()
        return None

    # --- Taking ---

    def open(self, take: Take) -> None:
        """Begins to take what the others hand over."""
        door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        door.setblocking(False)
        try:
            door.bind(self._name_of(self._own))
            door.listen(WAITING)
        except OSError as error:
            LOG.warning("Lines cannot be handed over to this worker (%s), so others serve them.", error.strerror)
            door.close()
            return
        self._door = door
        asyncio.get_running_loop().add_reader(door, self._let_in, door, take)

    def close(self) -> None:
        """Takes nothing any more, and lets go of the others."""
        own = [*self._callers, *([] if self._door is None else [self._door])]
        for opened in own:
            asyncio.get_running_loop().remove_reader(opened)
        for one in [*own, *self._others.values()]:
            one.close()
        self._door = None
        self._callers.clear()
        self._others.clear()

    def _let_in(self, door: socket.socket, take: Take) -> None:
        with contextlib.suppress(OSError):
            caller, _ = door.accept()
            if not _is_own(caller):
                caller.close()
                return
            caller.setblocking(False)
            self._callers.add(caller)
            asyncio.get_running_loop().add_reader(caller, self._receive, caller, take)

    def _receive(self, caller: socket.socket, take: Take) -> None:
        try:
            request, files, _, _ = socket.recv_fds(caller, LONGEST_REQUEST, 1)
        except BlockingIOError:
            return
        except OSError:
            request, files = b"", []
        for file in files:
            take(socket.socket(fileno=file), request)
        if not request:
            asyncio.get_running_loop().remove_reader(caller)
            self._callers.discard(caller)
            caller.close()

    def _name_of(self, worker: int) -> bytes:
        """Returns a name that is in no folder, and gone with the worker."""
        return f"\0wildswing-{self._crew}-{worker}".encode()


def _is_own(other: socket.socket) -> bool:
    """Tells whether somebody of the same user is at the other end; names that are in no folder are free to all."""
    said = other.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, WHO.size)
    _, user, _ = WHO.unpack(said)
    return bool(user == os.getuid())
