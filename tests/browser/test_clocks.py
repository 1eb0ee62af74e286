"""Clocks, resigning, and an opponent who stays away, in two browsers."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.players import Player
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

HURRY = """
import sys
from wildswing.cli.main import main
from wildswing.server.room import attendance
from wildswing.server.room import clocks
attendance.TOLD_AFTER, attendance.SETTLED_AFTER = 0.5, 5.0
clocks.MINUTE = 600
sys.exit(main())
"""


class HastyTable(TableProcess):
    """A table at which people are missed at once, and minutes are short."""

    program: ClassVar[tuple[str, ...]] = ("-c", HURRY)


@pytest.fixture
def hasty_table(tmp_path: Path) -> Iterator[TableProcess]:
    with HastyTable(tmp_path / "home") as opened:
        yield opened


def sit_down(host: Player, guest: Player, clock: str = "no clock", absence: str = "Computer takes over") -> None:
    """Has two people begin a match of Formation on some terms."""
    form = host.form("Formation")
    expect(form.get_by_role("group", name="Clock")).to_have_count(0)
    form.get_by_label("Played by").select_option("open")
    form.get_by_role("group", name="Clock").get_by_role("button", name=clock).click()
    form.get_by_role("group", name="If somebody leaves").get_by_role("button", name=absence).click()
    form.get_by_role("button", name="Play Formation").click()
    guest.page.goto(host.page.get_by_label("Link for White").input_value())
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.until("a seat", lambda: bool(guest.messages("welcome")))
    host.until("a seat", lambda: bool(host.messages("welcome")))


def clock_of(player: Player, name: str) -> Locator:
    return player.page.get_by_role("timer", name=f"Time of {name}", exact=True)


def asked_and_waiting(host: Player, guest: Player) -> tuple[Player, Player]:
    """Tells who of both is asked alone."""
    thinking = host.table["thinking"]
    assert len(thinking) == 1
    return (host, guest) if thinking == [0] else (guest, host)


def stop(page: Page) -> None:
    """Has the time of a page stand still until it is moved."""
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1_000 + 1))


def seconds_of(clock: Locator) -> int:
    minutes, seconds = (clock.text_content() or "").split(":")
    return 60 * int(minutes) + int(seconds)


NAMES = ("Black", "White")


def other_name(player: Player) -> str:
    return NAMES[1 - player.messages("welcome")[-1]["seat"]]


def test_both_see_the_clocks_tick_and_are_warned(table: TableProcess, visits: Visits) -> None:
    host, guest = visits.player(table), visits.player(table)
    for player in (host, guest):
        player.page.clock.install()
    sit_down(host, guest, "5 min + 5 s")
    asked, waiting = asked_and_waiting(host, guest)
    expect(clock_of(asked, "You")).to_have_text("5:00")
    expect(clock_of(asked, other_name(asked))).to_have_text("5:00")
    expect(asked.page.get_by_role("list", name="Clocks").get_by_role("listitem").first).to_be_visible()
    assert barriers(asked.page) == []
    for player, name in ((asked, "You"), (waiting, other_name(waiting))):
        stop(player.page)
        left = seconds_of(clock_of(player, name))
        warning = player.page.get_by_role("status").filter(has_text="seconds left")
        player.page.clock.run_for(1_000 * (left - 40))
        expect(clock_of(player, name)).to_have_text("0:40")
        expect(warning).to_have_count(0)
        player.page.clock.run_for(11_000)
        expect(warning).to_have_text(f"{name} {'have' if name == 'You' else 'has'} 30 seconds left.")
        player.page.clock.run_for(20_000)
        expect(warning).to_have_text(f"{name} {'have' if name == 'You' else 'has'} 10 seconds left.")
        player.page.clock.resume()
    assert barriers(asked.page) == []
    expect(clock_of(waiting, "You")).to_have_text("5:00")
    # The table has measured by its own watch, and says so with the next answer.
    before = len(asked.messages("table"))
    asked.answer(0)
    asked.until("the next table", lambda: len(asked.messages("table")) > before)
    assert seconds_of(clock_of(asked, "You")) > 200


def test_to_resign_is_asked_twice_and_ends_the_match_for_both(table: TableProcess, visits: Visits) -> None:
    host, guest = visits.player(table), visits.player(table)
    sit_down(host, guest)
    expect(host.page.get_by_role("list", name="Clocks")).to_have_count(0)
    button = host.open_menu().get_by_role("button", name="Resign")
    button.press("Enter")
    dialog = host.page.get_by_role("dialog", name="Do you want to resign?")
    expect(dialog).to_contain_text("The match ends, and your opponent wins.")
    assert barriers(host.page) == []
    expect(dialog.get_by_role("button", name="Keep playing")).to_be_focused()
    host.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(button).to_be_focused()
    assert "resign" not in [said["type"] for said in host.said]
    button.click()
    dialog.get_by_role("button", name="Resign").click()
    expect(host.result).to_contain_text("Black resigned.")
    expect(host.verdict).to_have_text("You lose")
    expect(guest.result).to_contain_text("Black resigned.")
    expect(guest.verdict).to_have_text("You win")
    expect(host.page.get_by_role("button", name="Resign")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Resign")).to_have_count(0)


def test_an_opponent_who_is_gone_is_replaced_and_may_come_back(hasty_table: TableProcess, visits: Visits) -> None:
    host, guest = visits.player(hasty_table), visits.player(hasty_table)
    sit_down(host, guest)
    guest.page.goto("/")
    status = host.page.get_by_role("status")
    expect(status.filter(has_text="White is away. If nobody comes back, the computer takes over soon.")).to_be_visible()
    assert barriers(host.page) == []
    expect(status.filter(has_text="The computer plays for White.")).to_be_visible()
    expect(status.filter(has_text="White is away")).to_have_count(0)
    guest.page.get_by_role("button", name="Continue").click()
    guest.until("a seat", lambda: len(guest.messages("welcome")) == 2)
    expect(status.filter(has_text="The computer plays for White.")).to_have_count(0)
    expect(guest.page.get_by_role("status").filter(has_text="The computer plays")).to_have_count(0)


def test_who_has_no_time_left_loses(hasty_table: TableProcess, visits: Visits) -> None:
    host, guest = visits.player(hasty_table), visits.player(hasty_table)
    sit_down(host, guest, "5 min + 5 s")
    asked, waiting = asked_and_waiting(host, guest)
    expect(asked.verdict).to_have_text("You lose")
    expect(asked.result).to_contain_text(f"{other_name(waiting)} ran out of time.")
    expect(waiting.verdict).to_have_text("You win")
    expect(clock_of(asked, "You")).to_have_text("0:00")
