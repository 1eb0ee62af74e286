"""The example bot of the documents plays at a real table."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Message, Table, play_on

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


async def run_bot(table: Table, *arguments: str) -> tuple[int, str]:
    """Runs the bot to its end; returns its code, and what it says."""
    command = [sys.executable, str(BOT), table.address, *arguments]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout + done.stderr


async def known(table: Table, name: str) -> tuple[dict[str, str], str]:
    """Makes a guest with a bot; returns the guest's cookie, and the bot's token."""
    guest = await table.ask("POST", "/api/guests", json={"name": name})
    cookie = {"Cookie": guest.headers["Set-Cookie"].split(";")[0]}
    bot = await table.ask("POST", "/api/me/bots", json={"label": "Robo"}, headers=cookie)
    return cookie, bot.json()["token"]


async def history(table: Table, cookie: dict[str, str]) -> list[Message]:
    found: Any = (await table.ask("GET", "/api/me/history", headers=cookie)).json()
    return list(found)


async def test_two_bots_meet_by_a_quick_match_and_play_to_the_end(table: Table) -> None:
    ann, hers = await known(table, "Ann")
    bob, his = await known(table, "Bob")
    said = await asyncio.gather(run_bot(table, "--token", hers), run_bot(table, "--token", his))
    assert [code for code, _ in said] == [0, 0]
    assert said[0] == said[1]
    assert said[0][1].startswith(("Black wins", "White wins"))
    (one,), (other,) = await history(table, ann), await history(table, bob)
    assert one["match"] == other["match"]
    assert {one["result"], other["result"]} == {"won", "lost"}


async def test_a_bot_follows_an_invitation(table: Table) -> None:
    seat = (await table.ask("POST", "/api/matches", json={"game": "formation", "opponent": "open"})).json()
    link = f"{table.address}/#join={seat['match']}/{seat['invitation']}/1"
    async with table.sit(seat) as person:
        (code, said), end = await asyncio.gather(run_bot(table, "--link", link), play_on(person))
    assert (code, said.strip()) == (0, end["outcome"]["sentence"])


async def test_a_bot_with_a_revoked_token_says_so(table: Table) -> None:
    assert await run_bot(table, "--token", "revoked") == (
        1,
        "This token is unknown or was revoked; make another one on the page of the table.\n",
    )
