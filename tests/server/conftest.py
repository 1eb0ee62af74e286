"""A table on a free port of this machine, and pages that play at it."""

import re
from collections.abc import AsyncIterator, Iterator
from functools import partial
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest

from tests.server.guests import Guest, known_as
from tests.server.people import Table, open_table
from tests.server.postgres import Postgres, running
from tests.server.toss import TOSS
from wildswing.kernel.registry import shelf
from wildswing.server.basics.limits import Allowances
from wildswing.server.basics.settings import USUAL, Settings
from wildswing.server.basics.troubles import log_to
from wildswing.server.doors.http import known
from wildswing.server.keeping.storage import url_of
from wildswing.server.machines.workers import start_workers


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop that a table has."""
    return "asyncio", {"use_uvloop": find_spec("uvloop") is not None}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "home" / "table.sqlite"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that tests share; each makes a database of its own."""
    with running() as server:
        yield server


@pytest.fixture
def kind() -> str:
    """Which database a table has; a test that is `on_both` runs with each."""
    return "sqlite"


@pytest.fixture
async def url(kind: str, database: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return url_of(database)
    server: Postgres = request.getfixturevalue("postgres")
    return server.url(await server.new_database())


PREFIX = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 (?:WARNING|ERROR) \S+ ")
"""With what each line of the log begins."""


def words_of(log: str) -> list[str]:
    """Returns the lines of a log without what each begins with."""
    return [PREFIX.sub("", line) for line in log.splitlines()]


class Log(StringIO):
    """What the server writes to its log in a test."""

    @property
    def lines(self) -> list[str]:
        """What it has to say, line by line, without time, level and address."""
        return words_of(self.getvalue())


@pytest.fixture
def log() -> Iterator[Log]:
    written = Log()
    with log_to(written):
        yield written


@pytest.fixture
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allows nobody at a table that is opened from now on to do more only since the machine is slow."""
    monkeypatch.setattr(known, "Allowances", partial(Allowances, clock=lambda: 0.0))


@pytest.fixture
def settings() -> Settings:
    """What whoever hosts the table has tuned."""
    return USUAL


@pytest.fixture
async def table(url: str, settings: Settings) -> AsyncIterator[Table]:
    """An open table without a page to look at."""
    async with open_table(url, settings=settings) as opened:
        yield opened


@pytest.fixture
async def postgres_workers(postgres: Postgres) -> AsyncIterator[tuple[Table, Table]]:
    """Two workers with one database."""
    url = postgres.url(await postgres.new_database())
    async with open_table(url) as one, open_table(url) as other:
        yield one, other


@pytest.fixture(scope="session")
async def one_table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Table]:
    """A table that tests share which begin their own match and break nothing."""
    async with open_table(tmp_path_factory.mktemp("home") / "table.sqlite") as opened:
        yield opened


@pytest.fixture
async def table_with_workers(database: Path) -> AsyncIterator[Table]:
    """An open table whose agents think in processes of their own."""
    async with open_table(database, workers=start_workers) as opened:
        yield opened


@pytest.fixture
def toss(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the tables of this process know the game of Toss."""
    monkeypatch.setitem(shelf().games, TOSS.name, TOSS)


@pytest.fixture
async def ann(table: Table) -> AsyncIterator[Guest]:
    async with known_as(table, "Ann") as guest:
        yield guest


@pytest.fixture
async def bob(table: Table) -> AsyncIterator[Guest]:
    async with known_as(table, "Bob") as guest:
        yield guest
