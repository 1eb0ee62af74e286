"""Pages that all call at once at a table that has just been started, in a process of its own."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.people import PATIENCE, caller
from tests.server.test_killed import ROOT, free_port
from wildswing.server.keeping.storage import url_of

pytestmark = pytest.mark.anyio

START = """
import sys
import tests.kernel.slowly
from tests.server.slain import main
main(int(sys.argv[1]), sys.argv[2])
"""

GAMES = ("exceed", "exiled", "formation", "ghost-bride", "target-practice")

FIRST_REQUESTS = [
    *[("GET", "/api/games", None)] * 4,
    ("GET", "/api/games/exceed/sheet?name=Sol%20Badguy", None),
    ("GET", "/api/schema", None),
    *[("POST", "/api/matches", {"game": game, "opponent": "random", "seed": seed}) for seed in "12" for game in GAMES],
]


@pytest.mark.parametrize("number", range(3))
async def test_many_first_requests_at_once_are_all_answered(number: int, tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", START, str(port), url_of(tmp_path / "table.sqlite")]
    environment = {**os.environ, "WILDSWING_HOME": str(tmp_path)}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            async with caller(f"http://127.0.0.1:{port}") as client:
                await wait_for_port(port)
                # They wait at the port while the table prepares itself, and from round to round come more apart.
                calls = [
                    asked(client, place * number / 100, method, path, wish)
                    for place, (method, path, wish) in enumerate(FIRST_REQUESTS)
                ]
                statuses = await asyncio.gather(*calls, return_exceptions=True)
            assert server.poll() is None
            assert statuses == [201 if method == "POST" else 200 for method, _, _ in FIRST_REQUESTS]
        finally:
            server.terminate()
            _, complaints = server.communicate(timeout=PATIENCE)
    assert "worked out in a thread" not in complaints


async def wait_for_port(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return


async def asked(client: httpx.AsyncClient, wait: float, method: str, path: str, wish: object) -> int:
    await asyncio.sleep(wait)
    return (await client.request(method, path, json=wish)).status_code
