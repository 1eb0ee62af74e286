"""The exchange that docs/protocol.md shows: a real one, shortened.

`python -m tests.server.exchange` plays it again and writes it into the page.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from tests.server.people import Message, Visitor, open_table

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BEGIN, END = "<!-- exchange -->\n```\n", "```\n<!-- end -->\n"

MOST = 2
"""Entries that are shown of a list."""

WISH = {"game": "exceed", "opponent": "greedy", "fighters": ["Sol Badguy", "Ky Kiske"]}

MATCH, SECRET, ENTROPY = "an-exchange", "5" * 64, "a" * 64
"""What is drawn at random otherwise, so that the same cards are dealt each time."""


def shortened(thing: Any, depth: int) -> Any:
    """Returns a message with a few entries of each list, and deep inside none."""
    if isinstance(thing, dict):
        return {key: shortened(value, depth - 1) for key, value in thing.items()} if depth else "…"
    if isinstance(thing, list):
        if not depth:
            return "…" if thing else []
        return [shortened(value, depth - 1) for value in thing[:MOST]] + ["…"] * (len(thing) > MOST)
    return thing


def line(who: str, message: Message, seat: Message) -> str:
    text = msgspec.json.encode(shortened(message, 5 if message.get("type") != "welcome" else 4)).decode()
    return f"{who} {text.replace(seat['match'], 'MATCH').replace(seat['token'], 'TOKEN')}\n"


async def exchange(database: Path) -> str:
    """Returns what page and server say in the first moments of a match."""
    lines: list[str] = []
    referee = "wildswing.server.referee.referee"
    drawn = patch(f"{referee}.new_match_id", lambda: MATCH), patch(f"{referee}.new_secret", lambda: SECRET)
    async with open_table(database) as table:
        with drawn[0], drawn[1]:
            seat = await table.begin(**{**WISH, "seed": None})
        lines += ["POST /api/matches\n", line("page  ", WISH, seat), line("server", seat, seat)]
        async with table.line(seat["match"]) as visitor:
            lines.append("\nwebsocket /api/matches/MATCH/play\n")
            says: list[Message] = [
                {"type": "hello", "token": seat["token"], "seen": 0, "entropy": ENTROPY},
                {"type": "answer", "question": 1, "option": 9},
                {"type": "answer", "question": 1, "option": 0},
            ]
            for message, replies in zip(says, (2, 1, 2), strict=True):
                lines.append(line("page  ", message, seat))
                await visitor.say(message)
                lines += [line("server", await _hear(visitor), seat) for _ in range(replies)]
                await table.agents_rest(seat)  # which seals its answer first, so that the order is always the same
    return "".join(lines)


async def _hear(visitor: Visitor) -> Message:
    message = await visitor.hear()
    if "view" in message:
        message["view"] = shortened(message["view"], 2)
    return message


def shown(page: str) -> str:
    """Returns the exchange that a page shows."""
    return page.partition(BEGIN)[2].partition(END)[0]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        fresh = asyncio.run(exchange(Path(folder) / "table.sqlite"))
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page.replace(BEGIN + shown(page) + END, BEGIN + fresh + END), encoding="utf-8")


if __name__ == "__main__":
    main()
