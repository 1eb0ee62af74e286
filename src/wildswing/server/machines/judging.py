"""Has the decisions of a match judged, where no match waits for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec

from wildswing.server.basics.limits import TooOften
from wildswing.server.machines.judges import Past, count, judge_decision
from wildswing.server.machines.thinkers import Thinkers
from wildswing.study.analysis import Decision

R = TypeVar("R")


class Judging(Protocol):
    """Whoever judges."""

    async def count(self, past: Past) -> int:
        """Returns how many decisions there were."""

    async def judge(self, past: Past, place: int, depth: int) -> Decision:
        """Judges one of them, by no more than its seat knew."""


class AmongThinkers:
    """The workers of a table judge, in turn with hints and replays."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    async def count(self, past: Past) -> int:
        """Returns how many decisions there were."""
        return await self._in_turn(count, past)

    async def judge(self, past: Past, place: int, depth: int) -> Decision:
        """Judges one of them, by no more than its seat knew."""
        return await self._in_turn(judge_decision, past, place, depth)

    async def _in_turn(self, function: Callable[..., R], *arguments: object) -> R:
        """Has a worker do something; where too many wait, it is tried again."""
        while True:
            try:
                return await self._thinkers.retell(function, *arguments)
            except TooOften as error:
                await asyncio.sleep(error.wait)


class Case(msgspec.Struct, frozen=True):
    """A decision that somebody far away is to judge."""

    past: Past
    place: int
    depth: int


class FarAway:
    """Somebody judges who is told everything in a text, and answers with one: another Python, see `judged`."""

    def __init__(self, ask: Callable[[str], Awaitable[str]]) -> None:
        self._ask = ask

    async def count(self, past: Past) -> int:
        """Returns how many decisions there were; whoever shows them has to know them too."""
        return count(past)

    async def judge(self, past: Past, place: int, depth: int) -> Decision:
        """Has one of them judged."""
        told = await self._ask(msgspec.json.encode(Case(past, place, depth)).decode())
        return msgspec.json.decode(told, type=Decision)


def judged(case: str) -> str:
    """Judges a decision where it was told in a text."""
    told = msgspec.json.decode(case, type=Case)
    return msgspec.json.encode(judge_decision(told.past, told.place, told.depth)).decode()
