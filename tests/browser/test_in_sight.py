"""What matters now is in sight: the latest line of the log, and who is asked."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.players import Player, eager, invite
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

Marked = Callable[[Player, int, bool], Locator]

FIGHTERS = ("Sol Badguy", "Ky Kiske")


def assert_latest_line_in_sight(player: Player) -> None:
    """The last event that was told stands where the log can be read."""
    latest = [event for message in player.messages("table") for event in message["events"]][-1]
    expect(player.log.last).to_have_text(latest["sentence"])
    expect(player.log.last).to_be_in_viewport(ratio=0.9)


def test_the_log_shows_its_latest_line(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4", viewport={"width": 1280, "height": 640})
    player.begin("Formation", "greedy", answers=8)
    player.play_on(eager, 2)
    expect(player.log.first).not_to_be_in_viewport()
    assert_latest_line_in_sight(player)
    player.page.set_viewport_size({"width": 1280, "height": 560})
    assert_latest_line_in_sight(player)
    player.page.set_viewport_size({"width": 1100, "height": 700})
    assert_latest_line_in_sight(player)


def test_the_log_opens_at_its_latest_line(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4", viewport={"width": 390, "height": 700})
    player.begin("Formation", "greedy", answers=8)
    player.play_on(eager, 2)
    player.page.get_by_role("button", name="Log", exact=True).click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    assert_latest_line_in_sight(player)
    expect(player.log.first).not_to_be_in_viewport()


def marked_in_exceed(player: Player, seat: int, own: bool) -> Locator:
    """Returns the mark of who is asked, in the part of a fighter."""
    name = FIGHTERS[seat] + " (you)" * own
    return player.page.get_by_role("region", name=name, exact=True).get_by_text("to act")


def marked_in_formation(player: Player, seat: int, own: bool) -> Locator:
    """Returns the mark of who is asked, beside the name."""
    name = ("Black", "White")[seat] + " (you)" * own
    return player.page.get_by_role("region", name=name, exact=True).get_by_text("to act")


def asked_of(players: tuple[Player, Player]) -> tuple[int, ...]:
    """Waits until both pages have heard who is asked now."""
    host, guest = players
    host.until("a question", lambda: host.is_asked or guest.is_asked)
    host.until("the same news", lambda: host.table["thinking"] == guest.table["thinking"])
    return tuple([seat for seat, player in enumerate(players) if player.table["question"] is not None])


def answer_next(player: Player) -> None:
    """Answers, and waits until the table has gone on."""
    tables = len(player.messages("table"))
    player.asked()
    player.answer(eager(player.table["question"]))
    player.until("the next table", lambda: len(player.messages("table")) > tables)


@pytest.mark.parametrize(
    ("title", "marked", "before", "answers"),
    [("Exceed", marked_in_exceed, 2, 6), ("Formation", marked_in_formation, 0, 2)],
)
def test_whoever_is_asked_is_marked(
    table: TableProcess, visits: Visits, title: str, marked: Marked, before: int, answers: int
) -> None:
    """Before the first turn of Exceed both are asked at once."""
    players = visits.player(table, "deal 1"), visits.player(table)
    invite(*players, title)
    for player in players[:before]:
        answer_next(player)
    seen: set[tuple[int, ...]] = set()
    for _ in range(answers):
        asked = asked_of(players)
        seen.add(asked)
        for at, player in enumerate(players):
            for seat in (0, 1):
                expect(marked(player, seat, seat == at)).to_have_count(int(seat in asked))
        answer_next(players[asked[0]])
    assert seen == {(0,), (1,)}
