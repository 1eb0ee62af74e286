"""The websocket of a page at a seat: what it says goes to the referee, and what the referee says goes to it."""

from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from wildswing.server.doors.callers import address_of, check_caller
from wildswing.server.doors.http.known import allow
from wildswing.server.doors.places import PLAYS, WATCHES, Places
from wildswing.server.doors.sockets import EXTENSION, LineSocket
from wildswing.server.doors.talking import Talk, sent_away, until_gone
from wildswing.server.referee.referee import Referee
from wildswing.server.room.pages import Page

SENDING_TIME = 20.0
"""Seconds in which a page must take in a message."""

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
        try:
            await until_gone(page, _send(socket, page), self._listen(socket, match_id, page, only_watches))
        finally:
            self._places.leave(page)

    async def _listen(self, socket: Socket, match_id: str, page: Page, only_watches: bool) -> None:
        async with sent_away(match_id, page):
            check_caller(socket)
            allow(socket, "line")
            self._places.admit(page)
            talk = Talk(self._referee, page, _line_of(socket).hear, partial(allow, socket))
            purpose = WATCHES if only_watches else PLAYS
            await talk.hold(match_id, only_watches, partial(self._places.note, page, purpose))


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


def _line_of(socket: Socket) -> LineSocket:
    line = socket.scope["extensions"][EXTENSION]  # type: ignore[index] # which the server has put there
    assert isinstance(line, LineSocket)
    return line
