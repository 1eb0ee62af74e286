"""`wildswing serve`: a table for others."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import make_url

from tests.cli.conftest import Command, assert_refused
from tests.server.conftest import words_of
from tests.server.postgres import Postgres, running
from tests.server.test_killed import children_of, is_gone
from wildswing.cli import serve as serving
from wildswing.server.hosting.serving import open_port

ROOT = Path(__file__).parents[2]

START = """
import sys
from pathlib import Path
from wildswing.cli import serve
serve.built_page = lambda: Path({page!r})
from wildswing.cli.main import main
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, as far as the command can tell."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Wildswing</title>")
    monkeypatch.setattr(serving, "built_page", lambda: folder)
    return folder


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """One server for all tests that need a database with several workers."""
    with running() as server:
        yield server


def command_of(page: Path, *options: str) -> tuple[list[str], dict[str, str]]:
    """What opens a table in a process of its own, on a free port that only this machine can call, if none is named."""
    program = page.parent / "start.py"
    program.write_text(START.format(page=str(page)))
    command = [sys.executable, str(program), "serve", *options]
    for option, usual in (("--port", "0"), ("--host", "127.0.0.1")):
        if option not in options:
            command += [option, usual]
    return command, {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}


@contextmanager
def served(page: Path, *options: str, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A table in a process of its own, and its address."""
    command, environment = command_of(page, *options)
    environment |= settings
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("The table is open at http://127.0.0.1:"), server.communicate()
            yield server, line.split()[5]
        finally:
            if server.poll() is None:
                server.terminate()
                server.wait(30)


def test_anybody_may_call_it_by_any_name_but_no_page_of_another_site(home: Path, page: Path) -> None:
    with ExitStack() as stack:
        server, address = stack.enter_context(served(page))
        line = stack.enter_context(closing(HTTPConnection(urlsplit(address).netloc)))
        line.request("GET", "/", headers={"Host": "table.example.org"})
        answer = line.getresponse()
        assert answer.read() == b"<title>Wildswing</title>"
        assert "wss://table.example.org" in (answer.getheader("Content-Security-Policy") or "")
        line.request("GET", "/api/games", headers={"Host": "table.example.org", "Origin": "https://evil.example"})
        refused = line.getresponse()
        assert refused.status == 403
        refused.read()
        line.request("GET", "/api/games", headers={"Host": "t.example", "Origin": "https://t.example"})
        assert line.getresponse().status == 200
        server.send_signal(signal.SIGTERM)
        out, err = server.communicate(timeout=30)
    assert out == "The table is closed; all matches are kept. The same command opens it again.\n"
    assert words_of(err) == [
        "GET /api/games was refused: A page from “https://evil.example” may not play here; open this table's own page."
    ]
    assert (home / "table.sqlite").is_file()


def test_a_table_at_all_addresses_names_one_that_can_be_opened(home: Path, page: Path) -> None:
    with served(page, "--host", "0.0.0.0") as (_, address):
        assert answers(address)


def test_workers_need_postgresql(wildswing: Command, page: Path) -> None:
    assert_refused(wildswing("serve", "--workers", "2"), "Several workers need a PostgreSQL database")
    assert_refused(wildswing("serve", "--workers", "0"), "“0” is no number for --workers; say a whole number from 1")


def test_a_port_in_use_and_an_address_of_elsewhere_are_refused(wildswing: Command, page: Path) -> None:
    with open_port(0) as taken:
        port = str(taken.getsockname()[1])
        assert_refused(wildswing("serve", "--host", "127.0.0.1", "--port", port), f"Port {port} is in use")
    assert_refused(wildswing("serve", "--host", "no such host", "--port", "0"), "is no address of this machine")
    assert_refused(wildswing("serve", "--host", "203.0.113.7", "--port", "0"), "is no address of this machine")


def test_a_database_that_cannot_be_reached_is_told_once(
    wildswing: Command, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_port(0) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("WILDSWING_DATABASE_PASSWORD", "hush")
    url = f"postgresql://me@127.0.0.1:{port}/none"
    said = wildswing("serve", "--host", "127.0.0.1", "--port", "0", "--workers", "2", "--database", url)
    assert_refused(said, f"The database postgresql://127.0.0.1:{port}/none cannot be reached")
    assert "hush" not in said.err


def answers(address: str) -> bool:
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        return bool(answer.status == 200)


def command_line(pid: int) -> str:
    """Returns what everybody can see of a process; of one that has just ended there is nothing to see."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def workers_of(pid: int) -> set[int]:
    """Returns the processes that serve, not those in which agents think or that tidy up."""
    return {child for child in children_of(pid) if "spawn_main" in command_line(child)}


@pytest.mark.anyio
async def test_a_worker_that_is_killed_is_replaced(page: Path, postgres: Postgres) -> None:
    url = make_url(postgres.url(await postgres.new_database()))
    secret = page.parent / "secret"
    secret.write_text(f"{url.password}\n")
    named = url.render_as_string().replace(":***@", "@")
    options = ("--workers", "2", "--database", named)
    with served(page, *options, WILDSWING_DATABASE_PASSWORD_FILE=str(secret)) as (server, address):
        before = workers_of(server.pid)
        assert len(before) == 2
        assert [pid for pid in (server.pid, *children_of(server.pid)) if str(url.password) in command_line(pid)] == []
        killed = before.pop()
        os.kill(killed, signal.SIGKILL)
        deadline = time.monotonic() + 60
        while killed in (now := workers_of(server.pid)) or len(now) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert answers(address)
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=60)
    assert out.startswith("The table is closed")
    assert str(url.password) not in out + err
    assert "A worker of the table has died (exit code -9); another one is started." in err


async def are_gone(pids: set[int]) -> bool:
    return all([await is_gone(pid) for pid in pids])


@pytest.mark.anyio
async def test_workers_end_when_their_parent_is_killed(page: Path, postgres: Postgres) -> None:
    """Nobody is left who serves the port, whatever killed the parent: the same command can open it again."""
    url = postgres.url(await postgres.new_database())
    with served(page, "--workers", "2", WILDSWING_DATABASE=url) as (server, address):
        workers = workers_of(server.pid)
        thinkers = {child for worker in workers for child in children_of(worker)}
        assert len(workers) == 2
        server.send_signal(signal.SIGKILL)
        server.wait(60)
        assert await are_gone(workers | thinkers)
    port = str(urlsplit(address).port)
    with served(page, "--workers", "2", "--port", port, WILDSWING_DATABASE=url) as (_, again):
        assert answers(again)
        assert again == address


@pytest.mark.anyio
async def test_a_table_that_lacks_a_worker_is_not_opened_and_says_why(page: Path, postgres: Postgres) -> None:
    """The database lets one connection in, and no other."""
    name = await postgres.new_database()
    connection = await postgres.connect(name)
    await connection.execute("CREATE ROLE few LOGIN PASSWORD 'few' CONNECTION LIMIT 1")
    await connection.execute("GRANT ALL ON SCHEMA public TO few")
    await connection.close()
    url = f"postgresql://few:few@127.0.0.1:{postgres.port}/{name}"
    command, environment = command_of(page, "--workers", "2")
    environment["WILDSWING_DATABASE"] = url
    ended = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=120
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    assert "cannot be reached; nothing that was accepted is lost" in ended.stderr.splitlines()[-1]
