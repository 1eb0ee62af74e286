"""The page about the protocol shows what is really said."""

import asyncio
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.server.exchange import PAGE, exchange, shown
from tests.server.people import Table
from tests.server.toss import FIELD
from wildswing.exceed.game import EXCEED
from wildswing.server import protocol
from wildswing.server.basics.settings import USUAL
from wildswing.server.doors import app, lines, talking
from wildswing.server.referee import referee
from wildswing.server.room import pages

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


def test_the_documented_count_finds_points(text: str) -> None:
    known: dict[str, Any] = {}
    exec(text.partition("<!-- place -->\n```python\n")[2].partition("```\n<!-- end -->\n")[0], known)
    space = [{"name": name, "low": low, "high": high} for name, low, high in FIELD.axes]
    for place in (0, 1, 12_345_678_901, len(FIELD) - 1):
        assert known["place_of"](space, FIELD[place]) == place
    shown = msgspec.json.decode(text.partition("Of the space `")[2].partition("`")[0])
    assert known["place_of"](shown, (1, 5)) == 25


def test_every_message_and_field_is_documented(text: str) -> None:
    asked = (protocol.MatchWish, protocol.SeatWish, protocol.GameOffer, protocol.GuestSeat, protocol.SeatToken)
    told = (protocol.MatchStanding, protocol.Failure, protocol.Hello, protocol.Answer, protocol.Question)
    said = (protocol.Option, protocol.Axis, protocol.Barred, protocol.Bill, protocol.PayingCard, protocol.Point)
    sent = (
        protocol.Gathering,
        protocol.Promise,
        protocol.Welcome,
        protocol.Situation,
        protocol.Accepted,
        protocol.Refused,
        protocol.Foretold,
        protocol.Hint,
        protocol.LastAnswer,
        protocol.Consideration,
        protocol.Farewell,
        protocol.Ending,
    )
    fields = [field.name for struct in (*asked, *told, *said, *sent) for field in msgspec.structs.fields(struct)]
    assert [name for name in fields if f"`{name}`" not in text and f'"{name}"' not in text] == []
    assert [kind for kind in EXCEED.rules.said if f"`{kind}`" not in text] == []
    assert [status for status in (*app.STATUS.values(), *app.SENTENCES) if f"{status}" not in text] == []


@pytest.mark.parametrize("struct", [*get_args(protocol.FromPage), *get_args(protocol.ToPage)])
def test_every_message_of_a_line_has_a_row_with_its_fields(text: str, struct: type[msgspec.Struct]) -> None:
    (row,) = [line for line in text.splitlines() if line.startswith(f"| `{struct.__struct_config__.tag}` |")]
    fields = [field.name for field in msgspec.structs.fields(struct)]
    assert [name for name in fields if f"`{name}`" not in row] == []


def test_every_limit_is_documented(text: str) -> None:
    in_vain, in_vain_a_second = talking.PATIENCE
    matches, matches_a_second = referee.NEW_MATCHES
    for limit in (
        f"A message of a page has at most {protocol.LONGEST_MESSAGE} characters",
        f"more than {16 * protocol.LONGEST_MESSAGE} bytes ends the line (code {talking.TOO_LONG})",
        f"more than {in_vain} messages that change nothing, and then more than {in_vain_a_second:g} a second",
        f"keeps {pages.MOST_WAITING} messages waiting, or one message for {lines.SENDING_TIME:g} seconds",
        f"At most {USUAL.lines} lines",
        f"a wish has at most {app.LONGEST_WISH} bytes",
        f"No list, nor the whole, has more than {protocol.MOST_CHOICES} entries",
        f"No place is above {2**53 - 1}",
        f"more than {matches} matches were started at once, or more than {matches_a_second:g} a second",
        f"within {talking.GREETING_TIME:g} seconds",
        f"closes the line with code {pages.SENT_AWAY}",
        f"without a farewell too, with code {pages.CALL_AGAIN}",
    ):
        assert limit in " ".join(text.split())
