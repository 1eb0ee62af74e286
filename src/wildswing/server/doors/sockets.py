"""The websocket beneath a line, without the layers of the application between them.

A line carries many small messages, and those layers would take as long for each as all the rest.
"""

import asyncio
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from wildswing.server.doors.talking import Gone

EXTENSION = "wildswing.socket"
"""Where an application finds the socket in the scope of a connection."""


class LineSocket(WebSocketsSansIOProtocol):
    """A websocket of uvicorn that can be heard and written to directly."""

    async def run_asgi(self) -> None:
        """Lets the application serve this socket, and find it."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item] # ours
        await super().run_asgi()

    async def hear(self) -> str | None:
        """Waits for the next message; None stands for bytes."""
        event: Any = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone(event["code"])
        text: str | None = event.get("text")
        return text

    def write(self, messages: Iterable[bytes]) -> None:
        """Sends texts in one go, as soon as the other side takes them in."""
        if self.disconnected or self.close_sent:
            raise Gone(1006)
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:
            raise Gone(1006) from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def drain(self, seconds: float) -> None:
        """Waits until the other side has taken in most of what was written; it must do so within some seconds."""
        if not self.writable.is_set():
            try:
                async with asyncio.timeout(seconds):
                    await self.writable.wait()
            except TimeoutError:
                # A connection that is closed in order waits until all is taken in, so it would keep its place.
                self.transport.abort()
                raise
