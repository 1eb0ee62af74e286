"""The reading of requests: each must arrive in time, and its answer must be taken in."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from wildswing.server.basics.troubles import called_by
from wildswing.server.doors.callers import counted_as
from wildswing.server.doors.connections import Idle
from wildswing.server.doors.homes import Homes

SILENCE = 5.0
"""Seconds in which a connection must have said its first letter."""

REQUEST_TIME = 20.0
"""Seconds in which a request must have arrived, counted from its first letter."""

TAKING_TIME = 20.0
"""Seconds in which some of an answer must be taken in."""


class CarefulRequests(H11Protocol):
    """A connection of uvicorn that is cut when somebody sends nothing, or slowly, or reads nothing of an answer."""

    _address = ""
    _alarm: asyncio.TimerHandle | None = None
    _has_spoken = False
    _is_line = False
    """Whether it has become the connection of a line."""
    _reader: asyncio.TimerHandle | None = None
    """When it is seen whether something was taken in."""

    def __init__(self, *given: Any, idle: Idle, homes: Homes | None = None, begun: bytes = b"", **named: Any) -> None:
        super().__init__(*given, **named)
        self._idle = idle
        self._homes = homes
        """Where lines are handed over to, if there are other workers."""
        self._begun = begun
        """What another worker has read already that has handed it over."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Begins to wait."""
        super().connection_made(transport)
        self._address = counted_as("" if self.client is None else self.client[0])
        self._wait(SILENCE)
        if self._begun:
            self.data_received(self._begun)

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        self._rest()
        if self._reader is not None:
            self._reader.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads on, and waits for what is missing."""
        with called_by(self.client[0] if self.client else ""):
            super().data_received(data)
        if not self._has_spoken:
            self._has_spoken = True
            self._rest()
        self._look()

    def on_response_complete(self) -> None:
        """Waits for the next request, and until the answer to this one is taken in."""
        super().on_response_complete()
        self._look()
        if self.transport.get_write_buffer_size():
            self._watch_reader()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leaves the connection to a line, here or at the worker where its match is at home."""
        if self._is_handed_over(event):
            self.transport.abort()  # which closes it here alone
            return
        self._is_line = True
        super().handle_websocket_upgrade(event)

    def _is_handed_over(self, event: h11.Request) -> bool:
        home = None if self._homes is None or self._begun else self._homes.home_of(event.target)
        # What is still to be sent can be sent only from here.
        if self._homes is None or home is None or self.transport.get_write_buffer_size():
            return False
        head = [b"%b %b HTTP/1.1\r\n" % (event.method, event.target)]
        head += [b"%b: %b\r\n" % field for field in event.headers]
        more, _ = self.conn.trailing_data
        file: int = self.transport.get_extra_info("socket").fileno()
        return self._homes.hand_over(home, file, b"".join([*head, b"\r\n", more]))

    def pause_writing(self) -> None:
        """Waits until what was written is taken in."""
        super().pause_writing()
        self._watch_reader()

    def _look(self) -> None:
        is_asked = self._is_line or self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}
        if is_asked or self.transport.is_closing():
            self._rest()
        elif self._alarm is None:
            self._wait(REQUEST_TIME)

    def _wait(self, seconds: float) -> None:
        self._alarm = self.loop.call_later(seconds, self.transport.abort)
        self._idle.add(self._address, self.transport)

    def _rest(self) -> None:
        self._idle.remove(self._address, self.transport)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _watch_reader(self) -> None:
        if self._reader is None:
            waiting = self.transport.get_write_buffer_size()
            self._reader = self.loop.call_later(TAKING_TIME, self._check_reader, waiting)

    def _check_reader(self, before: int) -> None:
        self._reader = None
        waiting = self.transport.get_write_buffer_size()
        if waiting and waiting >= before:
            self.transport.abort()
        elif waiting:
            self._watch_reader()
