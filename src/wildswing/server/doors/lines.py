"""The websocket of a page at a seat: what it says goes to the referee, and what the referee says goes to it."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.state import SPECTATOR
from wildswing.server.basics.limits import Allowance
from wildswing.server.doors.callers import address_of, check_caller
from wildswing.server.doors.http.known import allow
from wildswing.server.doors.places import PLAYS, WATCHES, Places
from wildswing.server.doors.sockets import EXTENSION, Gone, LineSocket
from wildswing.server.keeping.database import PassingTrouble
from wildswing.server.protocol import (
    LONGEST_MESSAGE,
    AskHint,
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
from wildswing.server.telling.pointing import point_at
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import LANGUAGES, catalogue_of

LOG = logging.getLogger(__name__)

GREETING_TIME = 10.0
"""Seconds in which a page must say hello."""

SENDING_TIME = 20.0
"""Seconds in which a page must take in a message."""

PATIENCE = (40, 4.0)
"""Messages that a page may send in vain: so many at once, and then so many a second."""

TOO_LONG = 1009
"""The code with which a websocket was closed when a message was so long that it was not even read."""

Socket = WebSocket[Any, Any, State]


class Lines:
    """All open lines."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._places = Places(referee.settings.lines)

    @property
    def open(self) -> int:
        """How many pages are open."""
        return self._places.taken

    async def serve(self, socket: Socket, match_id: str, only_watches: bool = False) -> None:
        """Talks with a page, at a seat or of somebody who only watches, until it leaves or is sent away."""
        await socket.accept()
        page = Page(address_of(socket))
        sending = asyncio.create_task(_send(socket, page))
        listening = asyncio.create_task(self._listen(socket, match_id, page, only_watches))
        try:
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._places.leave(page)
            page.is_gone = True
            sending.cancel()
            # A page that goes away must not leave an answer written but not taken.
            if not page.is_answering:
                listening.cancel()
            await asyncio.gather(sending, listening, return_exceptions=True)

    async def _listen(self, socket: Socket, match_id: str, page: Page, only_watches: bool) -> None:
        """Hears a page until it leaves; if it must be sent away, it is told why, and if that passes, it calls again."""
        try:
            await self._converse(socket, match_id, page, only_watches)
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

    async def _converse(self, socket: Socket, match_id: str, page: Page, only_watches: bool) -> None:
        check_caller(socket)
        allow(socket, "line")
        self._places.admit(page)
        hello = await _greeting(socket)
        page.language = hello.language if hello.language in LANGUAGES else "en"
        with speaking(catalogue_of(hello.language)):
            await self._talk(socket, match_id, page, hello, only_watches)

    async def _talk(self, socket: Socket, match_id: str, page: Page, hello: Hello, only_watches: bool) -> None:
        if only_watches:
            room, seat = await self._referee.gallery.find(match_id, page), SPECTATOR
        else:
            room, seat = await self._referee.find(match_id, hello.token)
        self._places.note(page, WATCHES if only_watches else PLAYS)
        try:
            await self._referee.sit_down(room, seat, page, hello)
            patience = Allowance(*PATIENCE)
            line = _line_of(socket)
            while not page.is_gone:
                message = await line.hear()
                if page.is_leaving:
                    return  # whoever is sent away does nothing more, even if the farewell is not read
                if not await self._hear(socket, message, room, seat, page) and not patience.spend():
                    raise WildswingError(
                        say("Your page is sending far too many messages that change nothing; reload it to continue.")
                    )
        finally:
            self._referee.leave(room, seat, page)

    async def _hear(self, socket: Socket, text: str | None, room: Room, seat: int, page: Page) -> bool:
        """Takes one message of a seated page, and tells whether it changed the match."""
        try:
            message = _read(text)
            if isinstance(message, Hello):
                raise WildswingError(say("This page has said hello already; it may only answer now."))
            if seat == SPECTATOR:
                raise WildswingError(say("You are only watching this match; the players at the table play it."))
            if isinstance(message, Point):
                return point_at(message, room, seat, page)
            if isinstance(message, Resign):
                return await self._referee.resign(room, seat)
            if isinstance(message, TakeBack):
                return await self._referee.take_back(room, seat)
            if isinstance(message, AskHint):
                allow(socket, "hint")
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


@websocket("/api/matches/{match_id:str}/play")
async def play_match(socket: Socket, state: State, match_id: FromPath[str]) -> None:
    """Opens a line to a match."""
    lines: Lines = state["lines"]
    await lines.serve(socket, match_id)


@websocket("/api/matches/{match_id:str}/watch")
async def watch_match(socket: Socket, state: State, match_id: FromPath[str]) -> None:
    """Opens a line to a match for somebody who only watches."""
    lines: Lines = state["lines"]
    await lines.serve(socket, match_id, only_watches=True)


async def _send(socket: Socket, page: Page) -> None:
    """Sends what waits for a page, and closes the line after a farewell or when it is hung up."""
    line = _line_of(socket)
    while not page.is_served:
        line.write(await page.next())
        await line.drain(SENDING_TIME)
    await socket.close(page.closing_code)


async def _greeting(socket: Socket) -> Hello:
    try:
        message = _read(await asyncio.wait_for(_line_of(socket).hear(), GREETING_TIME))
    except TimeoutError:
        raise WildswingError(
            say("The page was silent for {seconds} seconds; reload it.", seconds=f"{GREETING_TIME:g}")
        ) from None
    if not isinstance(message, Hello):
        raise WildswingError(say("The first message should be a hello with the token of the seat."))
    return message


def _line_of(socket: Socket) -> LineSocket:
    line = socket.scope["extensions"][EXTENSION]  # type: ignore[index] # which the server has put there
    assert isinstance(line, LineSocket)
    return line


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
