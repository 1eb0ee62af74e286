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
from wildswing.server.basics.names import clean_name, known_as
from wildswing.server.basics.tokens import hash_of, new_token
from wildswing.server.keeping.sql_tables import PEOPLE, SESSIONS
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.people.messages import Bot, NewBot, OpenSession
from wildswing.server.people.person import Person
from wildswing.texts import say

LIFETIME = timedelta(days=30)
"""How long a page stays signed in that does not call."""

FRESH = timedelta(days=1)
"""The age at which a token is replaced."""

OVERLAP = timedelta(minutes=1)
"""How long a token is good after it was replaced."""

FOR_EVER = datetime(9999, 12, 31, tzinfo=UTC)
"""The token of a bot is good until it is revoked."""

PAGE, BOT, BROWSER = "page", "bot", "browser"
"""What a token is for: a page of a person, a bot, or a browser that is known again by a later sign-in."""

KNOWN_FOR = timedelta(days=365)
"""How long a browser is known in which somebody has signed in."""

MOST_BOTS = 20
"""Bots of one person."""


class UnknownBot(WildswingError):
    """This person has no such bot."""


class UnknownSession(WildswingError):
    """This person has no such session."""


class TooManyBots(WildswingError):
    """A person wants more bots than one can have."""


class Caller(msgspec.Struct, frozen=True):
    """Who calls, by which token, and the token to use from now on if that was replaced."""

    person: Person
    is_bot: bool
    token_hash: str
    fresh: str = ""
    family: str = ""


class Sessions:
    """All sessions of all people."""

    def __init__(self, storage: Storage, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._storage = storage
        self._clock = clock

    async def begin(self, person: Person, instead_of: Caller | None = None, label: str = "") -> str:
        """Signs a person in, and returns the token; the session that this one replaces ends."""
        token = new_token()
        ended = [] if instead_of is None else [_ended(instead_of.token_hash)]
        await self._storage.write(self._forgotten(), *ended, self._begun(token, person.id, PAGE, label))
        return token

    async def know_browser(self, person: Person) -> str:
        """Returns a token by which a browser is known when somebody signs in there again; it opens nothing."""
        token = new_token()
        await self._storage.write(self._begun(token, person.id, BROWSER))
        return token

    async def knows_browser(self, token: str, name: str) -> bool:
        """Tells whether somebody has signed in to the account of this name in a browser before."""
        if not token or not name.isprintable():
            return False
        is_it = (SESSIONS.c.token_hash == hash_of(token)) & (SESSIONS.c.purpose == BROWSER)
        is_good = is_it & (SESSIONS.c.expires > _written(self._clock())) & (PEOPLE.c.known_as == known_as(name))
        return bool(await self._storage.rows(select(SESSIONS.c.person).join(PEOPLE).where(is_good)))

    async def find(self, token: str) -> Caller | None:
        """Returns who calls with a token, and replaces it if it is old."""
        if not token:
            return None
        now = self._clock()
        kept = hash_of(token)
        is_good = (
            (SESSIONS.c.token_hash == kept) & (SESSIONS.c.expires > _written(now)) & (SESSIONS.c.purpose != BROWSER)
        )
        query = select(SESSIONS, PEOPLE.c.name, PEOPLE.c.password).join(PEOPLE).where(is_good)
        found = await self._storage.rows(query)
        if not found:
            return None
        row = found[0]
        is_bot = row.purpose == BOT
        person = Person(row.person, row.name, row.password is None, _bot_id(kept) if is_bot else "")
        caller = Caller(person, is_bot, kept, family=row.family)
        if row.purpose == PAGE and row.created < _written(now - FRESH) and not _is_fading(row):
            return await self._replaced(caller, row)
        return caller

    async def end(self, caller: Caller) -> None:
        """Signs a page out."""
        await self._storage.write(_ended(caller.token_hash))

    async def end_all(self, person: Person) -> None:
        """Signs all pages of a person out; bots are revoked one by one."""
        is_page = (SESSIONS.c.person == person.id) & (SESSIONS.c.purpose == PAGE)
        await self._storage.write(delete(SESSIONS).where(is_page))

    async def pages(self, caller: Caller) -> list[OpenSession]:
        """Returns where a person is signed in, the last used first."""
        is_page = (SESSIONS.c.person == caller.person.id) & (SESSIONS.c.purpose == PAGE)
        is_good = is_page & (SESSIONS.c.expires > _written(self._clock()))
        rows = await self._storage.rows(select(SESSIONS).where(is_good).order_by(SESSIONS.c.created.desc()))
        return [
            OpenSession(row.family, row.label, row.created[:10], row.family == caller.family)
            for row in rows
            if not _is_fading(row)
        ]

    async def end_one(self, person: Person, family: str) -> None:
        """Signs out wherever a session of a person is used."""
        is_page = (SESSIONS.c.person == person.id) & (SESSIONS.c.purpose == PAGE)
        if family.isprintable():
            is_it = is_page & (SESSIONS.c.family == family)
            if await self._storage.rows(select(SESSIONS.c.family).where(is_it)):
                await self._storage.write(delete(SESSIONS).where(is_it))
                return
        raise UnknownSession(say("You are not signed in by a session “{id}”.", id=family[:40]))

    # --- Bots ---

    async def new_bot(self, person: Person, label: str) -> NewBot:
        """Makes a token for a bot of a person."""
        label = clean_name(label)
        if len(await self._bots(person)) >= MOST_BOTS:
            raise TooManyBots(say("You have {most} bots already; revoke one first.", most=MOST_BOTS))
        token = new_token()
        await self._storage.write(self._begun(token, person.id, BOT, label))
        made = next(bot for bot in await self.bots(person) if bot.id == _bot_id(hash_of(token)))
        return NewBot(made.id, made.label, made.created, token)

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
            await self._storage.write(fading, self._begun(token, row.person, PAGE, row.label, row.family))
        except Overtaken:
            return caller
        return Caller(caller.person, caller.is_bot, hash_of(token), token, row.family)

    def _begun(self, token: str, person: str, purpose: str, label: str = "", family: str = "") -> UpdateBase:
        now = self._clock()
        expires = {PAGE: now + LIFETIME, BOT: FOR_EVER, BROWSER: now + KNOWN_FOR}[purpose]
        return insert(SESSIONS).values(
            token_hash=hash_of(token),
            person=person,
            purpose=purpose,
            label=label,
            created=_written(now),
            expires=_written(expires),
            family=family or _bot_id(hash_of(token)),
        )

    def _forgotten(self) -> UpdateBase:
        return delete(SESSIONS).where(SESSIONS.c.expires <= _written(self._clock()))


def ended_for(person: str) -> UpdateBase:
    """Returns what signs all pages of a person out, and forgets the browsers; bots stay."""
    return delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.purpose.in_([PAGE, BROWSER]))


def _is_fading(row: Row[Any]) -> bool:
    """Tells whether a token is being replaced: it expires long before its time."""
    return bool(row.expires < _written(datetime.fromisoformat(row.created) + LIFETIME))


def _ended(token_hash: str) -> UpdateBase:
    return delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash)


def _bot_id(token_hash: str) -> str:
    return token_hash[:12]


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
