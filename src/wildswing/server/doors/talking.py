"""What a page says at a match, over whatever line it comes: it goes to the referee."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.state import SPECTATOR
from wildswing.server.basics.limits import Allowance
from wildswing.server.keeping.troubles import PassingTrouble
from wildswing.server.protocol import (
    LONGEST_MESSAGE,
    AskHint,
    AskTakeBack,
    DraftPick,
    Farewell,
    FromPage,
    Hello,
    Point,
    Refused,
    Resign,
    TakeBack,
    read_message,
)
from wildswing.server.referee.referee import Referee
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.server.telling.wondering import tell
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import LANGUAGES, catalogue_of

LOG = logging.getLogger(__name__)

GREETING_TIME = 10.0
"""Seconds in which a page must say hello."""

PATIENCE = (40, 4.0)
"""Messages that a page may send in vain: so many at once, and then so many a second."""

TOO_LONG = 1009
"""The code with which a line was closed when a message was so long that it was not even read."""


class Gone(Exception):
    """The other side has left; the code says how."""

    def __init__(self, code: int) -> None:
        super().__init__("The page has left.")
        self.code = code


class Talk:
    """The talk with one page, at a seat or of somebody who only watches.

    `hear` waits for its next message, None for one that is no text, and raises `Gone`; `allow` refuses what it asks for
    far too often.
    """

    def __init__(
        self, referee: Referee, page: Page, hear: Callable[[], Awaitable[str | None]], allow: Callable[[str], None]
    ) -> None:
        self._referee = referee
        self._page = page
        self._hear = hear
        self._allow = allow

    async def hold(self, match_id: str, only_watches: bool, seated: Callable[[], None]) -> None:
        """Hears a page until it leaves; says when it has said where it belongs."""
        hello = await self._greeting()
        self._page.language = hello.language if hello.language in LANGUAGES else "en"
        with speaking(catalogue_of(hello.language)):
            if only_watches:
                room, seat = await self._referee.gallery.find(match_id, self._page), SPECTATOR
            else:
                room, seat = await self._referee.find(match_id, hello.token)
            seated()
            await self._hold_at(room, seat, hello)

    async def _greeting(self) -> Hello:
        try:
            message = _read(await asyncio.wait_for(self._hear(), GREETING_TIME))
        except TimeoutError:
            raise WildswingError(
                say("The page was silent for {seconds} seconds; reload it.", seconds=f"{GREETING_TIME:g}")
            ) from None
        if not isinstance(message, Hello):
            raise WildswingError(say("The first message should be a hello with the token of the seat."))
        return message

    async def _hold_at(self, room: Room, seat: int, hello: Hello) -> None:
        page = self._page
        try:
            await self._referee.sit_down(room, seat, page, hello)
            patience = Allowance(*PATIENCE)
            while not page.is_gone:
                message = await self._hear()
                if page.is_leaving:
                    return  # whoever is sent away does nothing more, even if the farewell is not read
                if not await self._take(message, room, seat) and not patience.spend():
                    raise WildswingError(
                        say("Your page is sending far too many messages that change nothing; reload it to continue.")
                    )
        finally:
            self._referee.leave(room, seat, page)

    async def _take(self, text: str | None, room: Room, seat: int) -> bool:
        """Takes one message of a seated page, and tells whether it changed the match."""
        page = self._page
        try:
            message = _read(text)
            if isinstance(message, Hello):
                raise WildswingError(say("This page has said hello already; it may only answer now."))
            if seat == SPECTATOR:
                raise WildswingError(say("You are only watching this match; the players at the table play it."))
            if isinstance(message, Point | AskTakeBack):
                return tell(message, room, seat, page)
            if isinstance(message, Resign | DraftPick | TakeBack):
                return await self._done(message, room, seat)
            if isinstance(message, AskHint):
                self._allow("hint")
                return await self._referee.hint(room, seat, page)
        except WildswingError as error:
            LOG.warning("Match %s: a message of seat %d was refused: %s", room.id, seat, error)
            page.send(Refused(room.audience(seat).next_number(), 0, error.told))
            return False
        page.is_answering = True
        try:
            return await self._referee.answer(room, seat, page, message)
        finally:
            page.is_answering = False

    async def _done(self, message: Resign | DraftPick | TakeBack, room: Room, seat: int) -> bool:
        """Does what a seat wants besides answering."""
        if isinstance(message, Resign):
            return await self._referee.resign(room, seat)
        if isinstance(message, DraftPick):
            return await self._referee.draft(room, seat, message.name)
        return await self._referee.take_back(room, seat)


async def until_gone(page: Page, sending: Coroutine[Any, Any, None], listening: Coroutine[Any, Any, None]) -> None:
    """Sends to a page and listens to it until either ends."""
    sends, listens = asyncio.create_task(sending), asyncio.create_task(listening)
    try:
        await asyncio.wait((sends, listens), return_when=asyncio.FIRST_COMPLETED)
    finally:
        page.is_gone = True
        sends.cancel()
        # A page that goes away must not leave an answer written but not taken.
        if not page.is_answering:
            listens.cancel()
        await asyncio.gather(sends, listens, return_exceptions=True)


@asynccontextmanager
async def sent_away(match_id: str, page: Page) -> AsyncIterator[None]:
    """Tells a page why it must be sent away, or if that passes, has it call again; then waits until the line is cut."""
    try:
        yield
    except Gone as gone:
        if gone.code == TOO_LONG:
            LOG.warning("Match %s: a page sent a message that is far too long, so its line was ended.", match_id)
        return
    except PassingTrouble as error:
        LOG.error("Match %s: a page has to call again: %s", match_id, error)
        page.hang_up()
    except WildswingError as error:
        LOG.warning("Match %s: a page was sent away: %s", match_id, error)
        with speaking(catalogue_of(page.language)):
            page.send(Farewell(error.told))
    except Exception as error:
        LOG.exception("Match %s: a page was sent away, since Wildswing made a mistake", match_id)
        page.send(
            Farewell(
                say(
                    "Wildswing made a mistake ({mistake}); the table's log says more, and nothing you did is "
                    "lost, so reload the page to continue.",
                    mistake=type(error).__name__,
                )
            )
        )
    await asyncio.Event().wait()  # what is left is sent meanwhile, which ends the line


def _read(text: str | None) -> FromPage:
    if text is None:
        raise WildswingError(say("A message should be text with JSON in it; these are bytes."))
    if len(text) > LONGEST_MESSAGE:
        raise WildswingError(
            say("A message has at most {most} characters; this one has {count}.", most=LONGEST_MESSAGE, count=len(text))
        )
    try:
        return read_message(text)
    except msgspec.MsgspecError as error:
        raise WildswingError(say("This message cannot be read: {mistake}.", mistake=error)) from None
