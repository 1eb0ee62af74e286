"""The reading of requests: each must arrive in time."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_TIME = 20.0
"""Seconds in which a request must have arrived, counted from its first letter, or from the opening of a connection."""


class CarefulRequests(H11Protocol):
    """A connection of uvicorn that is cut when somebody sends nothing, or slowly."""

    _alarm: asyncio.TimerHandle | None = None
    _is_line = False
    """Whether it has become the connection of a line."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Begins to wait."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads on, and waits for what is missing."""
        super().data_received(data)
        if self._is_line or self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._rest()
        elif self._alarm is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leaves the connection to a line."""
        self._is_line = True
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._alarm = self.loop.call_later(REQUEST_TIME, self.transport.abort)

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
