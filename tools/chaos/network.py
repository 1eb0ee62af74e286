"""A network between pages and the table that can be cut, or go silent."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Network:
    """Passes on what is said, until it is lost."""

    def __init__(self, port: int) -> None:
        self.onward = port
        """Where whoever calls from now on is led."""
        self._ends: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self.port = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connects a caller with the table."""
        try:
            there, onward = await asyncio.open_connection("127.0.0.1", self.onward)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, onward}
        await asyncio.gather(self._pass(reader, onward), self._pass(there, writer))
        self._ends -= {writer, onward}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    async def go_silent(self, seconds: float) -> None:
        """Holds back everything for a while, and then loses it."""
        self._flows.clear()
        await asyncio.sleep(seconds)
        self.cut()
        self._flows.set()

    def cut(self) -> None:
        """Breaks all lines, with whatever is on its way."""
        for end in list(self._ends):
            end.transport.abort()


@asynccontextmanager
async def network_to(port: int) -> AsyncIterator[Network]:
    """A network in front of a table."""
    network = Network(port)
    server = await asyncio.start_server(network.take, "127.0.0.1", 0)
    network.port = server.sockets[0].getsockname()[1]
    try:
        yield network
    finally:
        server.close()
        network.cut()
