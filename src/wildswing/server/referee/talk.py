"""What people at a match say to each other: phrases, and words of their own between those who follow each other.

It is no part of the match. Those who watch hear nothing of it, nor does anybody who blocks the speaker or is blocked.
"""

import contextlib
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Row, func, insert, select

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.names import clean_words
from wildswing.server.basics.tokens import new_match_id
from wildswing.server.keeping.sql_tables import PEOPLE, SAID
from wildswing.server.people.messages import SaidLine, SayWish, Talked
from wildswing.server.people.ties import FOLLOWS, Ties
from wildswing.server.protocol import Said
from wildswing.server.referee.house import House
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room
from wildswing.texts import say

MOST_SAID = 300
"""Lines that are kept of a match; then enough was said."""

SAID_WORD = "said"
"""What workers say to each other: this was said at a match."""


class Muted(WildswingError):
    """Whoever keeps order has had somebody be silent for a while, or nobody may say this."""


class Heard(msgspec.Struct, frozen=True):
    """Something that was said at a match, and the seats that hear it."""

    match: str
    said: Said
    seats: tuple[int, ...]


class Talking:
    """Passes on what is said, to the pages here and at other workers."""

    def __init__(self, referee: House) -> None:
        self._rooms = referee.rooms
        self._storage = referee.storage
        self._ties = Ties(referee.storage)
        referee.storage.take_calls(self._hear)

    async def say(self, room: Room, seat: int, wish: SayWish) -> None:
        """Has those at the other seats hear something, unless either blocks the other."""
        keeper = room.keepers[seat]
        words = clean_words(wish.words)
        if bool(wish.phrase) == bool(words):
            raise WildswingError(say("Say one of the phrases, or something of your own in letters that can be seen."))
        await self._check(keeper)
        if words and not await self._may_write(room, seat):
            raise Muted(say("Only people who follow each other write to each other; choose a phrase."))
        if (await self._count(room)) >= MOST_SAID:
            raise Muted(say("Enough was said at this match; go on in the next one."))
        said = Said(new_match_id(), seat, wish.phrase, words)
        speaker = {"person": keeper.person, "name": keeper.shown}
        what = {"id": said.id, "match": room.id, "at": _now(), "seat": seat, "phrase": said.phrase, "words": words}
        await self._storage.write(insert(SAID).values(**what, **speaker))
        heard = Heard(room.id, said, await self._ears(room, seat))
        self._tell(heard)
        await self._storage.call(f"{SAID_WORD} {msgspec.json.encode(heard).decode()}")

    async def heard_at(self, room: Room, seat: int) -> Talked:
        """Returns what a seat has heard and said so far, and whether it may use words of its own."""
        barred = await self._barred(room.keepers[seat])
        lines = [
            SaidLine(row.id, row.at, row.seat, row.name, row.phrase, row.words)
            for row in await self._lines(room.id)
            if row.seat == seat or row.person not in barred
        ]
        return Talked(tuple(lines), await self._may_write(room, seat))

    async def all_of(self, match_id: str) -> list[SaidLine]:
        """Returns all that was said at a match, for those who keep order."""
        return [
            SaidLine(row.id, row.at, row.seat, row.name, row.phrase, row.words) for row in await self._lines(match_id)
        ]

    async def _check(self, keeper: Keeper) -> None:
        rows = await self._storage.rows(select(PEOPLE).where(PEOPLE.c.id == keeper.person)) if keeper.person else []
        for row in rows:
            if row.muted_until is not None and row.muted_until > _now():
                raise Muted(
                    say("You may not speak until {day}: {why}", day=row.muted_until[:10], why=row.muted_why or "—")
                )

    async def _may_write(self, room: Room, seat: int) -> bool:
        """Tells whether somebody and all others at a match follow each other."""
        own = room.keepers[seat]
        others = [keeper for place, keeper in enumerate(room.keepers) if place != seat and not keeper.agent]
        others = [keeper for keeper in others if keeper.person != own.person]
        if not own.account or not others or not all(keeper.account for keeper in others):
            return False
        for other in others:
            for one, two in ((own.person, other.person), (other.person, own.person)):
                if FOLLOWS not in await self._ties.between(one, two):
                    return False
        return True

    async def _ears(self, room: Room, seat: int) -> tuple[int, ...]:
        """Returns the seats that hear another one; it hears itself."""
        barred = await self._barred(room.keepers[seat])
        return tuple([place for place, one in enumerate(room.keepers) if place == seat or one.person not in barred])

    async def _barred(self, keeper: Keeper) -> frozenset[str]:
        return await self._ties.barred_from(keeper.person) if keeper.person else frozenset()

    async def _lines(self, match_id: str) -> list[Row[Any]]:
        query = select(SAID).where(SAID.c.match == match_id).order_by(SAID.c.at, SAID.c.id)
        return await self._storage.rows(query.limit(MOST_SAID))

    async def _count(self, room: Room) -> int:
        counted = select(func.count()).select_from(SAID).where(SAID.c.match == room.id)
        return int((await self._storage.rows(counted))[0][0])

    def _hear(self, words: str) -> None:
        """Passes on what was said at another worker."""
        word, _, rest = words.partition(" ")
        if word == SAID_WORD:
            with contextlib.suppress(msgspec.MsgspecError):
                self._tell(msgspec.json.decode(rest, type=Heard))

    def _tell(self, heard: Heard) -> None:
        room = self._rooms.at_hand.get(heard.match)
        for seat in heard.seats if room is not None else ():
            for page in room.seats[seat].pages if room is not None else ():
                page.send(heard.said)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
