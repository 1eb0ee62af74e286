"""Analyses of matches that are over: made decision by decision beside the matches, and kept with them.

Whatever was judged is in the log before the next decision is looked at, so an analysis that is stopped, or a table that
is killed, loses one decision at most. Analyses take turns with each other, with hints and with replays.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import delete, insert, select

from wildswing.server.basics.limits import TooOften
from wildswing.server.basics.works import Works
from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.sql_tables import ANALYSES
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.machines.judges import Past, count, judge_decision, labels, past_of
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.protocol import DEEPEST
from wildswing.server.referee.replays import check_over
from wildswing.server.room.room import Room
from wildswing.study.analysis import Decision
from wildswing.study.keeping import fits
from wildswing.study.summary import Summary, Turn, summarize
from wildswing.texts import say

LOG = logging.getLogger(__name__)

R = TypeVar("R")

MOST_RUNNING = 8
"""So many matches are analysed at a time."""

WAIT = 60
"""Seconds after which it is worth another try."""


class Considered(msgspec.Struct, frozen=True):
    """An answer that was compared: how likely the seat wins after it, and how often to give it."""

    index: int
    label: str
    value: float
    weight: float


class JudgedAnswer(msgspec.Struct, frozen=True):
    """An answer of a match, by its number, and what it was worth beside the best; see docs/study.md."""

    number: int
    seat: int
    given: int
    mark: str
    best: float
    worth: float
    only: bool
    considered: tuple[Considered, ...]


class Analysis(msgspec.Struct, frozen=True):
    """How far the analysis of a match is: `done` decisions `of` all, those since the one asked for, and the sum of all.

    `of` is 0 before the first is judged.
    """

    depth: int
    done: int
    of: int
    running: bool
    since: int
    judged: tuple[JudgedAnswer, ...]
    summary: Summary


class _Job:
    def __init__(self) -> None:
        self.wanted_by: set[str] = set()
        """The addresses that wait for it."""


class Analyses:
    """Has matches analysed, each once at each depth."""

    def __init__(self, rooms: Rooms, storage: Storage, thinkers: Thinkers, works: Works) -> None:
        self._rooms = rooms
        self._storage = storage
        self._thinkers = thinkers
        self._works = works
        self._jobs: dict[tuple[str, int], _Job] = {}

    async def find(self, match_id: str, depth: int, since: int, language: str) -> Analysis:
        """Returns how far an analysis is, in a language, with the decisions from a place on."""
        room = await self._room(match_id)
        kept, of = await self._kept(room, depth)
        is_over = bool(of) and len(kept) == of
        assert room.outcome is not None  # for it is over
        match = room.match
        summary = summarize(
            kept, match.game.teams(match.setup), len(match.answers), room.outcome.winners if is_over else None
        )
        judged = await self._told(past_of(match), kept[since:], language)
        return Analysis(depth, len(kept), of, (room.id, depth) in self._jobs, since, judged, summary)

    async def turn(self, match_id: str) -> Turn | None:
        """Returns where a match turned, by the deepest analysis of it that is complete; nothing if there is none."""
        room = await self._room(match_id)
        assert room.outcome is not None  # for it is over
        for depth in range(DEEPEST, 0, -1):
            kept, of = await self._kept(room, depth)
            if of and len(kept) == of:
                match = room.match
                teams = match.game.teams(match.setup)
                return summarize(kept, teams, len(match.answers), room.outcome.winners).turning_point
        return None

    async def begin(self, match_id: str, depth: int, address: str) -> None:
        """Has a match analysed, from where that was left off."""
        room = await self._room(match_id)
        kept, of = await self._kept(room, depth)
        if of and len(kept) == of:
            return
        key = (room.id, depth)
        if key not in self._jobs:
            if len(self._jobs) >= MOST_RUNNING:
                raise TooOften(say("Many matches are being analysed right now; try again in a minute."), WAIT)
            self._jobs[key] = _Job()
            self._works.start(self._run(room, depth, self._jobs[key]))
        self._jobs[key].wanted_by.add(address)

    def stop(self, match_id: str, depth: int, address: str) -> None:
        """Stops an analysis that nobody else waits for; what was judged stays."""
        job = self._jobs.get((match_id, depth))
        if job is not None:
            job.wanted_by.discard(address)

    async def _room(self, match_id: str) -> Room:
        room = await self._rooms.find(match_id)
        check_over(room)
        return room

    async def _run(self, room: Room, depth: int, job: _Job) -> None:
        try:
            past = past_of(room.match)
            of = await self._in_turn(count, past)
            kept, _ = await self._kept(room, depth)
            place = len(kept)
            while place < of and job.wanted_by and not self._works.are_ending:
                decision = await self._in_turn(judge_decision, past, place, depth)
                written = msgspec.json.encode(decision).decode()
                row = insert(ANALYSES).values(match=room.id, depth=depth, place=place, points=of, decision=written)
                try:
                    await self._storage.write(row)
                    place += 1
                except Overtaken:  # by another worker, which analyses the same match
                    place = len((await self._kept(room, depth))[0])
        except Exception:
            LOG.exception("The analysis of match %s cannot go on", room.id)
        finally:
            self._jobs.pop((room.id, depth), None)

    async def _in_turn(self, function: Callable[..., R], *arguments: object) -> R:
        """Has a worker do something; where too many wait, it is tried again."""
        while True:
            try:
                return await self._thinkers.retell(function, *arguments)
            except TooOften as error:
                await asyncio.sleep(error.wait)

    async def _kept(self, room: Room, depth: int) -> tuple[list[Decision], int]:
        """Returns what was judged, and how many decisions there are; what no longer fits the match is thrown away."""
        own = (ANALYSES.c.match == room.id, ANALYSES.c.depth == depth)
        rows = await self._storage.rows(select(ANALYSES).where(*own).order_by(ANALYSES.c.place))
        kept = [msgspec.json.decode(row.decision, type=Decision) for row in rows]
        if not all(fits(one, room.match.answers) for one in kept):
            await self._storage.write(delete(ANALYSES).where(*own))
            return [], 0
        return kept, rows[0].points if rows else 0

    async def _told(self, past: Past, decisions: list[Decision], language: str) -> tuple[JudgedAnswer, ...]:
        if not decisions:
            return ()
        named = await self._thinkers.retell(labels, past, decisions, language)
        return tuple(
            [
                JudgedAnswer(
                    number=one.number,
                    seat=one.seat,
                    given=one.given,
                    mark=one.verdict.mark,
                    best=one.verdict.best,
                    worth=one.verdict.worth,
                    only=one.verdict.only,
                    considered=tuple(
                        [
                            Considered(thought.index, label, thought.value, thought.weight)
                            for thought, label in zip(one.verdict.thoughts, words, strict=True)
                        ]
                    ),
                )
                for one, words in zip(decisions, named, strict=True)
                if one.verdict is not None
            ]
        )
