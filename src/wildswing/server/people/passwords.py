"""Passwords, of which only hashes are kept; a hash costs time and memory, so few are made at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.limits import TooOften
from wildswing.server.people.common import is_common
from wildswing.texts import say

SHORTEST, LONGEST = 8, 200
"""Letters of a password."""

AT_ONCE = 2
"""Hashes that are made at the same time; each takes 64 MiB."""

MOST_WAITING = 20
"""Strangers who may wait for theirs; for people who are known there are as many places more."""

HASHER = PasswordHasher()


class BadPassword(WildswingError):
    """A password that is too short or too long, or that anybody would guess."""


class Passwords:
    """Makes and checks hashes in threads."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._under_way = 0

    async def hash(self, password: str, name: str) -> str:
        """Returns what is kept of the password of a new name, or of a new password; one that all try is refused."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadPassword(
                say(
                    "A password has {fewest} to {most} letters; this one has {count}.",
                    fewest=SHORTEST,
                    most=LONGEST,
                    count=len(password),
                )
            )
        if is_common(password, name):
            raise BadPassword(
                say("This password is one of the first that anybody would try; choose one that nobody can guess.")
            )
        async with self._turn():
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, password: str, kept: str | None, is_known: bool = False) -> bool:
        """Tells whether a password is the one whose hash was kept; where none was, this takes as long."""
        async with self._turn(is_known):
            return await asyncio.to_thread(_fits, password, kept)

    @asynccontextmanager
    async def _turn(self, is_known: bool = False) -> AsyncIterator[None]:
        if self._under_way >= MOST_WAITING * (1 + is_known):
            raise TooOften(say("Too many people are signing in right now; wait a moment, then try again."), wait=2)
        self._under_way += 1
        try:
            async with self._free:
                yield
        finally:
            self._under_way -= 1


def _fits(password: str, kept: str | None) -> bool:
    nobodys = _nobodys()
    try:
        HASHER.verify(kept or nobodys, password)
    except VerificationError:
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    return HASHER.hash("")
