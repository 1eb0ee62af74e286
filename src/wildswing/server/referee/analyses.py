"""Analyses of matches that are over: made decision by decision beside the matches, and kept with them.

Whatever was judged is in the log before the next decision is looked at, so an analysis that is stopped, or a table that
is killed, loses one decision at most. Analyses take turns with each other, with hints and with replays.
"""

import logging

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.limits import TooOften
from wildswing.server.basics.works import Works
from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.analyses import KeptAnalyses
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.machines.judges import Past, labels, past_of
from wildswing.server.machines.judging import Judging
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.protocol import DEEPEST
from wildswing.server.referee.replays import check_over
from wildswing.server.room.room import Room
from wildswing.study.analysis import Decision
from wildswing.study.keeping import fits
from wildswing.study.summary import Summary, Turn, summarize
from wildswing.texts import say

LOG = logging.getLogger(__name__)

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

    def __init__(
        self, rooms: Rooms, analyses: KeptAnalyses, judging: Judging, thinkers: Thinkers, works: Works
    ) -> None:
        self._rooms = rooms
        self._analyses = analyses
        self._judging = judging
        self._thinkers = thinkers
        self._works = works
        self._jobs: dict[tuple[str, int], _Job] = {}

    async def find(self, match_id: str, depth: int, since: int, language: str) -> Analysis:
        """Returns how far an analysis is, in a language, with the decisions from a place on."""
        if not 1 <= depth <= DEEPEST or since < 0:
            raise WildswingError(
                say("The depth goes from 1 to {most}, and decisions are counted from 0.", most=DEEPEST)
            )
        room = await self._room(match_id)
        is_running = (room.id, depth) in self._jobs  # asked first: what has stopped adds no decision after those read
        kept, of = await self._kept(room, depth)
        is_over = bool(of) and len(kept) == of
        assert room.outcome is not None  # for it is over
        match = room.match
        summary = summarize(
            kept, match.game.teams(match.setup), len(match.answers), room.outcome.winners if is_over else None
        )
        judged = await self._told(past_of(match), kept[since:], language)
        return Analysis(depth, len(kept), of, is_running, since, judged, summary)

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
            of = await self._judging.count(past)
            kept, _ = await self._kept(room, depth)
            place = len(kept)
            while place < of and job.wanted_by and not self._works.are_ending:
                decision = await self._judging.judge(past, place, depth)
                try:
                    await self._analyses.add(room.id, depth, place, of, decision)
                    place += 1
                except Overtaken:  # by another worker or page, which analyses the same match
                    place = len((await self._kept(room, depth))[0])
        except Exception:
            LOG.exception("The analysis of match %s cannot go on", room.id)
        finally:
            self._jobs.pop((room.id, depth), None)

    async def _kept(self, room: Room, depth: int) -> tuple[list[Decision], int]:
        """Returns what was judged, and how many decisions there are; what no longer fits the match is thrown away."""
        kept, of = await self._analyses.read(room.id, depth)
        if not all(fits(one, room.match.answers) for one in kept):
            await self._analyses.forget(room.id, depth)
            return [], 0
        return kept, of

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
