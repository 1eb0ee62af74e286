"""Replays: matches that are over, for everybody who has the link, with all cards open."""

import asyncio
from collections import OrderedDict
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wildswing.kernel.ended import How
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Outcome
from wildswing.kernel.record import Recorder
from wildswing.kernel.registry import find_game
from wildswing.notation.matches import read_notation
from wildswing.server.changing.rooms import Rooms
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import Catalog, Ending, Promise
from wildswing.server.room.ends import early_outcome
from wildswing.server.room.room import Room
from wildswing.server.telling.retelling import Frame, TurningPoint, retell, searched_turn
from wildswing.server.telling.telling import ending_of, promise_of, promised_by
from wildswing.study.summary import Turn
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import catalogue_of

MOST_KEPT = 50
"""Replays that are kept at hand."""


Frames = Annotated[msgspec.Raw, Meta(extra={"holds": tuple[Frame, ...]})]
"""Frames that are JSON already, since a worker has told them."""


class NotOver(WildswingError):
    """What would tell all cards and shuffles of a match is told after its end."""


class Replay(msgspec.Struct, frozen=True):
    """A match from its beginning to its end; `players` has the person or the agent at each seat, if known.

    That of a notation is no match of this table, and has no id. Only in a study it may go on, without an outcome.
    """

    match: str
    game: str
    title: str
    seats: tuple[str, ...]
    players: tuple[str, ...]
    catalog: Catalog
    fairness: Promise | None
    outcome: Ending | None
    frames: Frames
    turning_point: TurningPoint | None


class RawStory(msgspec.Struct, frozen=True):
    """The story of a match as a worker tells it, its frames still as JSON."""

    frames: Frames
    turning_point: TurningPoint | None


class Replays:
    """Tells matches again, each once in each language."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._kept: OrderedDict[tuple[str, int, str], asyncio.Task[Replay]] = OrderedDict()

    async def find(self, match_id: str, language: str) -> Replay:
        """Returns the replay of a match that is over, in a language."""
        room = await self._rooms.find(match_id)
        with speaking(catalogue_of(language)):
            check_over(room)
        key = (room.id, room.written, language)
        telling = self._kept.pop(key, None)
        if telling is None or (telling.done() and (telling.cancelled() or telling.exception())):
            telling = asyncio.create_task(self._tell(room, language))
        self._kept[key] = telling
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(telling)

    async def turning_point(self, match_id: str, language: str, searched: Turn | None) -> TurningPoint | None:
        """Tells where a match turned, as the search of its analysis found it, or else by a guess."""
        told = await self.find(match_id, language)
        if searched is None:
            return told.turning_point
        frames = await asyncio.to_thread(msgspec.json.decode, told.frames, type=tuple[Frame, ...])
        return searched_turn(frames, told.seats, searched, language)

    async def read(self, notation: str, language: str) -> bytes:
        """Returns the replay of a notation as JSON, in a language."""
        return await self._thinkers.retell(retell_notation, notation, language)

    async def _tell(self, room: Room, language: str) -> Replay:
        match, outcome = room.match, room.outcome
        assert outcome is not None  # for it is over
        with speaking(catalogue_of(language)):
            ending = ending_of(room, outcome)
            catalog = presenter_of(match.game).catalog(match.state, match.setup)
            players = tuple([keeper.shown or keeper.agent for keeper in room.keepers])
            early = None if room.ended_by is None else (room.ended_by.seat, ending.sentence)
        setup = dict(match.setup)
        story = await self._thinkers.retell(retell, match.game.name, match.seed, setup, match.answers, early, language)
        told = msgspec.json.decode(story, type=RawStory)
        return Replay(
            match=room.id,
            game=match.game.name,
            title=match.game.title,
            seats=match.seat_names,
            players=players,
            catalog=catalog,
            fairness=promise_of(room),
            outcome=ending,
            frames=told.frames,
            turning_point=told.turning_point,
        )


def retell_notation(notation: str, language: str) -> bytes:
    """Plays a notation and returns its replay as JSON, in a language; one that is not over is refused."""
    with speaking(catalogue_of(language)):
        recorder = read_notation(notation, find_game, say("This text")).recorder
        replay = replay_of(recorder, language)
        if replay.outcome is None:
            raise NotOver(say("The match of this notation is not over, and only one that is can be looked at here."))
        return msgspec.json.encode(replay)


def replay_of(recorder: Recorder, language: str) -> Replay:
    """Returns the replay of a match that is recorded outside this table, as far as it goes."""
    match, ended = recorder.match, recorder.ended
    teams = match.game.teams(match.setup)
    outcome = match.outcome if ended is None else early_outcome(ended, match.seat_names, teams)
    early = None if ended is None or outcome is None else (ended.seat, outcome.sentence)
    how = "rules" if ended is None else ended.how
    secret = "" if recorder.fairness is None else recorder.fairness.secret
    story = retell(match.game.name, match.seed, match.setup, match.answers, early, language)
    told = msgspec.json.decode(story, type=RawStory)
    return Replay(
        match="",
        game=match.game.name,
        title=match.game.title,
        seats=match.seat_names,
        players=recorder.seats,
        catalog=presenter_of(match.game).catalog(match.state, match.setup),
        fairness=promised_by(recorder.fairness),
        outcome=None if outcome is None else told_ending(outcome, secret, how),
        frames=told.frames,
        turning_point=told.turning_point,
    )


def told_ending(outcome: Outcome, secret: str = "", how: How | Literal["rules"] = "rules") -> Ending:
    """Returns how a match ended that is no match of this table."""
    return Ending(outcome.winners, outcome.scores, outcome.sentence, secret, how, outcome.rank)


def check_over(room: Room) -> None:
    """Refuses what would tell all cards and shuffles while a match goes on."""
    if not room.outcome:
        raise NotOver(say("This match is not over yet, and its replay shows all cards; watch it until it ends."))
