"""A PostgreSQL server that a test run starts for itself, in a folder that is gone afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg

from wildswing.server.hosting.serving import open_port

PATIENCE = 300
"""Seconds after which a server that does not do as it is told is given up: a machine with much else to do is slow."""

USER, PASSWORD = "wildswing", "hush/hush"

SETTINGS = {
    "fsync": "off",  # no test cuts the power
    "listen_addresses": "127.0.0.1",
    "max_connections": "100",
    "unix_socket_directories": "",
}


class PostgresTrouble(Exception):
    """The server cannot be used; the text says why, as one sentence."""


def program(name: str) -> str:
    """Returns the path of a program of the newest server; Debian keeps it off the usual path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and not on_path:
        raise PostgresTrouble("PostgreSQL is missing; on Debian and Ubuntu: apt-get install postgresql")
    folder = found[-1].parent if found else Path(str(on_path)).parent
    return str(folder / name)


def unprivileged() -> str | None:
    """Returns as whom the server runs, which refuses to be run by root."""
    return "nobody" if os.getuid() == 0 else None


class Postgres:
    """A server on a port of this machine that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        with open_port(0) as listener:
            self.port: int = listener.getsockname()[1]
        self._make()

    def url(self, database: str) -> str:
        """Returns the address of a database."""
        return f"postgresql://{USER}:{PASSWORD.replace('/', '%2F')}@127.0.0.1:{self.port}/{database}"

    async def connect(self, database: str) -> asyncpg.Connection:
        """Returns a connection that knows nothing of Wildswing."""
        return await asyncpg.connect(self.url(database))

    async def new_database(self) -> str:
        """Makes an empty database and returns its name."""
        name = f"table{next(self._names)}"
        connection = await self.connect("postgres")
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return name

    def _make(self) -> None:
        secret = self._folder / "password"
        secret.write_text(PASSWORD)
        if (user := unprivileged()) is not None:
            shutil.chown(self._folder, user)
            shutil.chown(secret, user)
        options = ["--no-sync", "--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", f"--username={USER}"]
        command = [program("initdb"), *options, f"--pwfile={secret}", f"--pgdata={self._folder / 'data'}"]
        try:
            subprocess.run(command, user=user, cwd=self._folder, check=True, capture_output=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise _too_slow("make its files") from None
        except subprocess.CalledProcessError as error:
            raise PostgresTrouble(f"PostgreSQL could not make its files: {_last_line(error.stderr)}") from error

    def start(self) -> None:
        """Starts the server, and waits until it lets people in."""
        settings = [f"-c{name}={setting}" for name, setting in SETTINGS.items()]
        command = [program("postgres"), "-D", str(self._folder / "data"), "-p", str(self.port), *settings]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, user=unprivileged(), cwd=self._folder, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )
        ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        end = time.monotonic() + PATIENCE
        while subprocess.run(ready, cwd=self._folder, check=False, timeout=PATIENCE).returncode:
            if self._process.poll() is not None:
                raise PostgresTrouble(f"PostgreSQL did not start: {_last_line((self._folder / 'log').read_bytes())}")
            if time.monotonic() > end:
                raise _too_slow("start")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends the server with all its connections: in order, or by SIGQUIT at once."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                raise _too_slow("end") from None
            self._process = None


def _too_slow(what: str) -> PostgresTrouble:
    return PostgresTrouble(
        f"PostgreSQL took more than {PATIENCE} seconds to {what}: the machine has too much else to do"
    )


def _last_line(said: bytes) -> str:
    lines = said.decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "it did not say why")


@contextmanager
def running() -> Iterator[Postgres]:
    """A server that is ended in the end."""
    with tempfile.TemporaryDirectory(prefix="wildswing-postgres-") as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
