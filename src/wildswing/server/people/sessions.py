"""Sessions: how a person is known again on a page, or a bot of this person elsewhere.

Only hashes of tokens are kept. The token of a page is replaced every day; the old one is good for a minute more, since
other requests with it may be on their way.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.sql.dml import UpdateBase

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.names import clean_name
from wildswing.server.basics.tokens import hash_of, new_token
from wildswing.server.keeping.database import Overtaken
from wildswing.server.keeping.sql_tables import PEOPLE, SESSIONS
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.messages import Bot, NewBot
from wildswing.server.people.persons import Person
from wildswing.texts import say

LIFETIME = timedelta(days=30)
"""How long a page stays signed in that does not call."""

FRESH = timedelta(days=1)
"""The age at which a token is replaced."""

OVERLAP = timedelta(minutes=1)
"""How long a token is good after it was replaced."""

FOR_EVER = datetime(9999, 12, 31, tzinfo=UTC)
"""The token of a bot is good until it is revoked."""

PAGE, BOT = "page", "bot"

MOST_BOTS = 20
"""Bots of one person."""


class UnknownBot(WildswingError):
    """This person has no such bot."""


class TooManyBots(WildswingError):
    """A person wants more bots than one can have."""


class Caller(msgspec.Struct, frozen=True):
    """Who calls, by which token, and the token to use from now on if that was replaced."""

    person: Person
    is_bot: bool
    token_hash: str
    fresh: str = ""


class Sessions:
    """All sessions of all people."""

    def __init__(self, storage: Storage, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._storage = storage
        self._clock = clock

    async def begin(self, person: Person, instead_of: Caller | None = None) -> str:
        """Signs a person in, and returns the token; the session that this one replaces ends."""
        token = new_token()
        ended = [] if instead_of is None else [_ended(instead_of.token_hash)]
        await self._storage.write(self._forgotten(), *ended, self._begun(token, person.id))
        return token

    async def find(self, token: str) -> Caller | None:
        """Returns who calls with a token, and replaces it if it is old."""
        if not token:
            return None
        now = self._clock()
        kept = hash_of(token)
        is_good = (SESSIONS.c.token_hash == kept) & (SESSIONS.c.expires > _written(now))
        query = select(SESSIONS, PEOPLE.c.name, PEOPLE.c.password).join(PEOPLE).where(is_good)
        found = await self._storage.rows(query)
        if not found:
            return None
        row = found[0]
        is_bot = row.purpose == BOT
        person = Person(row.person, row.name, row.password is None, _bot_id(kept) if is_bot else "")
        caller = Caller(person, is_bot, kept)
        # One that is being replaced expires long before its time.
        is_fading = row.expires < _written(datetime.fromisoformat(row.created) + LIFETIME)
        if row.purpose == PAGE and row.created < _written(now - FRESH) and not is_fading:
            return await self._replaced(caller, row)
        return caller

    async def end(self, caller: Caller) -> None:
        """Signs a page out."""
        await self._storage.write(_ended(caller.token_hash))

    async def end_all(self, person: Person) -> None:
        """Signs all pages of a person out; bots are revoked one by one."""
        is_page = (SESSIONS.c.person == person.id) & (SESSIONS.c.purpose == PAGE)
        await self._storage.write(delete(SESSIONS).where(is_page))

    # --- Bots ---

    async def new_bot(self, person: Person, label: str) -> NewBot:
        """Makes a token for a bot of a person."""
        label = clean_name(label)
        if len(await self._bots(person)) >= MOST_BOTS:
            raise TooManyBots(say("You have {most} bots already; revoke one first.", most=MOST_BOTS))
        token = new_token()
        await self._storage.write(self._begun(token, person.id, BOT, label))
        return NewBot(_bot_id(hash_of(token)), label, _written(self._clock()), token)

    async def bots(self, person: Person) -> list[Bot]:
        """Returns the bots of a person, the oldest first."""
        return [Bot(_bot_id(row.token_hash), row.label, row.created) for row in await self._bots(person)]

    async def revoke(self, person: Person, bot_id: str) -> None:
        """Has the token of a bot open nothing any more."""
        for row in await self._bots(person):
            if _bot_id(row.token_hash) == bot_id:
                await self._storage.write(_ended(row.token_hash))
                return
        raise UnknownBot(say("You have no bot “{id}”.", id=bot_id[:40]))

    async def _bots(self, person: Person) -> Sequence[Row[Any]]:
        is_bot = (SESSIONS.c.person == person.id) & (SESSIONS.c.purpose == BOT)
        return await self._storage.rows(select(SESSIONS).where(is_bot).order_by(SESSIONS.c.created))

    # --- Rows ---

    async def _replaced(self, caller: Caller, row: Row[Any]) -> Caller:
        """Gives a caller a new token; if another request does so just now, the old one is good for this one too."""
        token = new_token()
        unchanged = (SESSIONS.c.token_hash == row.token_hash) & (SESSIONS.c.expires == row.expires)
        fading = update(SESSIONS).where(unchanged).values(expires=_written(self._clock() + OVERLAP))
        try:
            await self._storage.write(fading, self._begun(token, row.person))
        except Overtaken:
            return caller
        return Caller(caller.person, caller.is_bot, hash_of(token), token)

    def _begun(self, token: str, person: str, purpose: str = PAGE, label: str = "") -> UpdateBase:
        now = self._clock()
        return insert(SESSIONS).values(
            token_hash=hash_of(token),
            person=person,
            purpose=purpose,
            label=label,
            created=_written(now),
            expires=_written(FOR_EVER if purpose == BOT else now + LIFETIME),
        )

    def _forgotten(self) -> UpdateBase:
        return delete(SESSIONS).where(SESSIONS.c.expires <= _written(self._clock()))


def _ended(token_hash: str) -> UpdateBase:
    return delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash)


def _bot_id(token_hash: str) -> str:
    return token_hash[:12]


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
