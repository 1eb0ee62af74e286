"""The page about the protocol shows what is really said."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.exchange import PAGE, exchange, shown
from tests.server.people import Table
from wildswing.server import app, lines, pages, protocol, referee
from wildswing.server.presenting.exceed_options import ABOUT

pytestmark = pytest.mark.anyio


@pytest.fixture
def text() -> str:
    return PAGE.read_text(encoding="utf-8")


async def test_the_documented_exchange_is_a_real_one(text: str, database: Path) -> None:
    # After a change on purpose: python -m tests.server.exchange
    assert shown(text) == await exchange(database)


async def test_the_documented_bot_plays_a_match(
    text: str, one_table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = text.partition("<!-- bot -->\n```python\n")[2].partition("```\n<!-- end -->\n")[0]
    address = one_table.address.removeprefix("http://")
    await asyncio.to_thread(exec, bot.replace("127.0.0.1:8471", address), {})
    assert capsys.readouterr().out.startswith(("Black wins", "White wins"))


def test_every_message_and_field_is_documented(text: str) -> None:
    asked = (protocol.MatchWish, protocol.GameOffer, protocol.GuestSeat, protocol.MatchStanding, protocol.Failure)
    said = (protocol.Hello, protocol.Answer, protocol.Question, protocol.Option, protocol.Barred, protocol.Ending)
    sent = (protocol.Welcome, protocol.Table, protocol.Accepted, protocol.Refused, protocol.Farewell)
    fields = [field.name for struct in (*asked, *said, *sent) for field in msgspec.structs.fields(struct)]
    assert [name for name in fields if f"`{name}`" not in text and f'"{name}"' not in text] == []
    assert [kind for kind in ABOUT if f"`{kind}`" not in text] == []
    assert [status for status in (*app.STATUS.values(), *app.SENTENCES) if f"{status}" not in text] == []


def test_every_limit_is_documented(text: str) -> None:
    in_vain, in_vain_a_second = lines.PATIENCE
    matches, matches_a_second = referee.NEW_MATCHES
    for limit in (
        f"A message of a page has at most {protocol.LONGEST_MESSAGE} characters",
        f"more than {16 * protocol.LONGEST_MESSAGE} bytes ends the line (code {lines.TOO_LONG})",
        f"more than {in_vain} messages that change nothing, and then more than {in_vain_a_second:g} a second",
        f"keeps {pages.MOST_WAITING} messages waiting, or one message for {lines.SENDING_TIME:g} seconds",
        f"At most {lines.MOST_LINES} lines",
        f"a wish has at most {app.LONGEST_WISH} bytes",
        f"more than {matches} matches were started at once, or more than {matches_a_second:g} a second",
        f"within {lines.GREETING_TIME:g} seconds",
        f"closes the line with code {lines.SENT_AWAY}",
    ):
        assert limit in " ".join(text.split())
