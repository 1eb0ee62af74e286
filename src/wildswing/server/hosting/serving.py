"""Opens the table on a port of this machine and keeps it open until somebody ends it."""

import asyncio
import contextlib
import gc
import math
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from errno import EADDRINUSE, EADDRNOTAVAIL
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, cast

import uvicorn

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.settings import USUAL, Settings
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.doors.app import make_app
from wildswing.server.doors.callers import ANYWHERE, Names
from wildswing.server.doors.callers import HERE as THIS_MACHINE
from wildswing.server.doors.connections import MOST_IDLE, OTHER_FILES, Idle, allow_files
from wildswing.server.doors.homes import Homes
from wildswing.server.doors.requests import CarefulRequests
from wildswing.server.doors.sockets import LineSocket
from wildswing.server.hosting.orders import door_open
from wildswing.server.hosting.preparing import prepare, prepare_offers
from wildswing.server.keeping.scores import OwnScores
from wildswing.server.keeping.storage import open_storage
from wildswing.server.machines.rota import THOUGHT
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.machines.workers import start_workers
from wildswing.server.protocol import LONGEST_MESSAGE
from wildswing.server.referee.desk import Desk
from wildswing.server.referee.expiry import Expiry
from wildswing.server.referee.house import House
from wildswing.server.referee.tournaments import Tournaments

HERE = "127.0.0.1"
"""Only this machine can call a table that listens here."""

ALL_OF_THEM = {"0.0.0.0": HERE, "::": "::1"}
"""What stands for all addresses of this machine, which no browser can open, and what this machine itself can open."""

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""An address that is not here, by its family; nobody has it."""

USUAL_PORT = 8471
"""Tried first, since a browser keeps the seats of a page by its address, port included."""

GARBAGE = (50_000, 20, 20)
"""After how many new things garbage is looked for, and how much seldomer among older things; most goes by itself."""

LAST_WORDS = 3
"""Seconds in which open lines may end when the table closes."""


def open_port(port: int | None) -> socket.socket:
    """Takes the port that was asked for; if none was, the usual one, or any that is free."""
    if port is not None:
        return listen(HERE, port)
    try:
        return listen(HERE, USUAL_PORT)
    except WildswingError:
        return listen(HERE, 0)


def listen(host: str, port: int) -> socket.socket:
    """Takes a port of this machine, at one of its addresses or at all of them."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    # A table that was just closed, or killed, opens again on its port at once; on Windows it does so anyway, and would
    # share the port with others.
    alone = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR if alone is None else alone, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except OSError as error:
        listener.close()
        if isinstance(error, socket.gaierror) or error.errno == EADDRNOTAVAIL:
            raise WildswingError(
                f"“{host}” is no address of this machine; name one with --host, such as {HERE} or 0.0.0.0 for all."
            ) from None
        why = "is in use by another program" if error.errno == EADDRINUSE else f"cannot be used ({error.strerror})"
        raise WildswingError(
            f"Port {port} {why}; name another one with --port, or say --port 0 to get one that is free."
        ) from None
    except OverflowError:
        listener.close()
        raise WildswingError(f"There is no port {port}; a port is a number from 0 to 65535.") from None
    return listener


def address_of(listener: socket.socket) -> str:
    """Returns what a person at this machine types into a browser."""
    host, port = listener.getsockname()[:2]
    return _typed(ALL_OF_THEM.get(host, host), port)


def address_for_others(listener: socket.socket) -> str:
    """Returns what people at other machines type into a browser, or nothing if the table has one address anyway."""
    host, port = listener.getsockname()[:2]
    if host not in ALL_OF_THEM:
        return ""
    return _typed(_own_address(socket.AddressFamily(listener.family)) or socket.gethostname(), port)


def _own_address(family: socket.AddressFamily) -> str:
    """Returns the address from which this machine would call others, if there is any."""
    with socket.socket(family, socket.SOCK_DGRAM) as call, contextlib.suppress(OSError):
        call.connect((ELSEWHERE[family], 9))  # which sends nothing
        return str(call.getsockname()[0])
    return ""


def _typed(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    listener: socket.socket,
    database: str,
    page: Path | None,
    when_open: Callable[[], None],
    names: Names = THIS_MACHINE,
    settings: Settings = USUAL,
    homes: Homes | None = None,
) -> None:
    """Keeps the table open until Ctrl-C, or a signal to end; what was accepted is on disk by then."""
    allow_files(settings.lines + MOST_IDLE + OTHER_FILES)
    prepare()
    with asyncio.Runner(loop_factory=_fastest_loop()) as runner:
        runner.run(_serve(listener, database, page, when_open, names, settings, homes))


def _fastest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """Returns what makes the event loop: uvloop's where it is installed, which Windows cannot."""
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - an optional package
    except ModuleNotFoundError:
        return asyncio.new_event_loop
    return new_event_loop


def _settle_in() -> None:
    """Spares what is loaded by now from every later search for garbage, during which all who play would wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def _serve(
    listener: socket.socket,
    database: str,
    page: Path | None,
    when_open: Callable[[], None],
    names: Names,
    settings: Settings,
    homes: Homes | None,
) -> None:
    with listener:
        # Nobody but the person at this machine plays here: it may think as long as it takes, and results are one's own.
        is_own = names is not ANYWHERE
        thinkers = Thinkers(partial(start_workers, settings.thinkers))
        async with table_of(database, thinkers, budget=None if is_own else THOUGHT, settings=settings) as referee:
            if is_own:
                referee.scores = OwnScores()
            server = TableServer(referee, page, names, homes)
            expiring = None if is_own else asyncio.create_task(Expiry(referee).keep_up())
            async with door_open(database, Desk(referee.storage, referee.rooms)):
                closed = asyncio.create_task(server.serve([listener]))
                while not server.started and not closed.done():
                    await asyncio.sleep(0.01)
                if server.started:
                    await asyncio.to_thread(when_open)
                    await asyncio.to_thread(prepare_offers)
                    _settle_in()
                await closed
            if expiring is not None:
                expiring.cancel()
                await asyncio.gather(expiring, return_exceptions=True)


@asynccontextmanager
async def table_of(
    database: str,
    thinkers: Thinkers,
    timepiece: Timepiece | None = None,
    budget: tuple[float, float] | None = None,
    settings: Settings = USUAL,
) -> AsyncIterator[House]:
    """Opens the log and has a referee take up the matches in it."""
    async with open_storage(database) as storage:
        referee = House(storage, thinkers, timepiece or Timepiece(), budget, settings)
        tournaments = Tournaments(referee)
        beside = (referee.take_up(), thinkers.warm_up(), referee.listing.keep_up(), tournaments.keep_up())
        preparing = [asyncio.create_task(doing) for doing in beside]
        try:
            yield referee
        finally:
            await referee.close()
            for task in preparing:
                task.cancel()
            await asyncio.gather(*preparing, return_exceptions=True)


class TableServer(uvicorn.Server):
    """A uvicorn that ends quietly when it is told to."""

    def __init__(
        self, referee: House, page: Path | None, names: Names = THIS_MACHINE, homes: Homes | None = None
    ) -> None:
        self._referee = referee
        self._homes = homes
        self._handed: set[asyncio.Task[object]] = set()
        self._closes_at = math.inf
        """When those who still play are cut off, once the table drains."""
        super().__init__(
            uvicorn.Config(
                make_app(referee, page, names),
                http=partial(CarefulRequests, idle=Idle(), homes=homes),  # type: ignore[arg-type] # which uvicorn only calls
                ws=LineSocket,
                ws_max_size=16 * LONGEST_MESSAGE,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=LAST_WORDS,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve, also what other workers hand over."""
        await super().startup(sockets)
        if self._homes is not None and self.started:
            self._homes.open(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends; what others would hand over now they serve themselves."""
        if self._homes is not None:
            self._homes.close()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, request: bytes) -> None:
        """Goes on with a connection that another worker has accepted."""
        connection.setblocking(False)
        given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        protocol: Any = partial(cast(Any, self.config.http_protocol_class), **given, begun=request)
        taking = asyncio.create_task(asyncio.get_running_loop().connect_accepted_socket(protocol, connection))
        self._handed.add(taking)
        taking.add_done_callback(self._handed.discard)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Lets matches go on for a while when the table is told to end, if the host wants that; Ctrl-C ends it now."""
        seconds = self._referee.settings.drain
        if sig == signal.SIGTERM and seconds:
            if not self._referee.is_draining:
                self._referee.is_draining = True
                self._closes_at = time.monotonic() + seconds
            return
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Tells whether it is time to end: when it was told to, or has drained."""
        has_drained = self._referee.is_draining and (self._referee.is_deserted or time.monotonic() >= self._closes_at)
        return await super().on_tick(counter) or has_drained

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ends the server on Ctrl-C instead of the program, so that the caller can say what became of the matches."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
