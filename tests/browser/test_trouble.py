"""What a person reads when something is wrong, and how to go on from there."""

import json
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PageTimeout
from playwright.sync_api import expect

from tests.browser.players import Player, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

REFUSED = (
    "ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH"
    "|WebSocket connection to .* failed"
)


def hold(player: Player, match: str, token: str) -> None:
    """Has the browser believe that it holds a seat, and goes there."""
    seat = {"match": match, "token": token, "game": "exceed", "title": "Exceed", "began": 0, "wish": {}}
    player.go_home()
    player.page.evaluate("seat => localStorage.setItem('wildswing.seats', seat)", json.dumps([seat]))
    player.page.goto(f"/#match={match}")


def held(player: Player) -> str:
    """Returns the seats that the browser believes to hold."""
    seats: str = player.page.evaluate("localStorage.getItem('wildswing.seats')")
    return seats


def call_again(player: Player) -> None:
    """Has the page call its table, which it may have done by itself in this moment."""
    with suppress(PageTimeout):
        player.lost.get_by_role("button", name="Try now").click(timeout=1000)


def test_a_link_to_a_match_of_somebody_else_leads_home(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    player.page.goto("/#match=of-somebody-else")
    expect(player.page.get_by_role("alert")).to_contain_text("no seat in that match")
    expect(player.page.get_by_role("button", name="Play Exceed", exact=True)).to_be_enabled()


def test_a_seat_in_a_match_that_is_gone_is_told_so_and_forgotten(own_table: TableProcess, visits: Visits) -> None:
    player = visits.player(own_table)
    hold(player, "gone", "token")
    sentence = "There is no match “gone” at this table; start a new one."
    expect(player.page.get_by_role("alert")).to_contain_text(sentence)
    visits.expect_complaint("404")
    player.open_menu().get_by_role("button", name="Games", exact=True).click()
    expect(player.page.get_by_role("button", name="Play Exceed", exact=True)).to_be_enabled()
    player.until("the seat to be forgotten", lambda: held(player) == "[]")
    expect(player.page.get_by_role("button", name="Continue")).to_have_count(0)
    assert sentence in own_table.complaints


def test_a_token_that_opens_nothing_is_refused(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint("status of 403")
    owner = visits.player(own_table)
    owner.begin("Exceed")
    stranger = visits.player(own_table)
    hold(stranger, owner.match, "guessed")
    sentence = "This token opens no seat of this match"
    expect(stranger.page.get_by_role("alert")).to_contain_text(sentence)
    assert stranger.messages("table") == []
    assert sentence in own_table.complaints


def test_a_table_that_is_gone_is_missed_and_found_again(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint(REFUSED)
    player = visits.player(own_table)
    play = player.form("Formation").get_by_role("button", name="Play Formation", exact=True)
    expect(play).to_be_visible()
    own_table.kill()
    play.click()
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text("The table does not answer")
    own_table.open()
    play.click()
    assert player.asked()["question"]["question"] == 1
    expect(alert).to_have_count(0)


def test_a_part_of_the_page_that_cannot_be_fetched_is_told_and_fetched_again(
    own_table: TableProcess, visits: Visits
) -> None:
    visits.expect_complaint(REFUSED)
    visits.expect_complaint("Unable to preload CSS|Failed to fetch dynamically imported module")
    player = visits.player(own_table)
    player.go_home()
    own_table.kill()
    player.page.get_by_role("link", name="Puzzles").click()
    alert = player.page.get_by_role("alert").filter(has_text="A part of this page could not be fetched")
    expect(alert).to_be_visible()
    own_table.open()
    alert.get_by_role("button", name="Reload").click()
    expect(player.page.get_by_role("region", name="Formation", exact=True)).to_be_visible()
    expect(alert).to_have_count(0)


def test_a_table_that_goes_while_one_plays_is_announced(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint(REFUSED)
    player = visits.player(own_table)
    player.begin("Exceed")
    own_table.kill()
    expect(player.lost).to_contain_text("nothing is lost")
    expect(player.prompt).to_be_visible()
    own_table.open()
    call_again(player)
    expect(player.lost).to_have_count(0)
    assert player.play_on(eager, 1)["question"]["question"] == 2


@pytest.mark.parametrize("title", sampled(["Exceed", "Formation"], 1, "games of a table that is away"))
def test_an_answer_to_a_table_that_is_away_is_kept_and_sent(
    own_table: TableProcess, visits: Visits, title: str
) -> None:
    visits.expect_complaint(REFUSED)
    player = visits.player(own_table)
    question = player.begin(title)["question"]["question"]
    own_table.kill()
    expect(player.lost).to_be_visible()
    expect(player.lost).not_to_contain_text("Your answer is kept")
    player.answer(0)
    expect(player.lost).to_contain_text("Your answer is kept")
    assert player.answered == 0
    own_table.open()
    call_again(player)
    player.until("the answer", lambda: player.messages("accepted") != [])
    expect(player.lost).to_have_count(0)
    assert player.messages("accepted")[0]["question"] == question
    assert player.asked()["question"]["question"] == question + 1


def test_what_else_is_asked_of_a_table_that_is_away_is_refused(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint(REFUSED)
    player = visits.player(own_table)
    player.begin("Exceed")
    own_table.kill()
    expect(player.lost).to_be_visible()
    player.panel.get_by_role("button", name="Hint").click()
    expect(player.panel.get_by_role("alert")).to_contain_text("nothing was sent")
    expect(player.panel.get_by_role("button", name="Hint")).to_be_enabled()
    own_table.open()
    expect(player.lost).to_have_count(0)
    player.panel.get_by_role("button", name="Hint").click()
    player.until("a hint", lambda: player.messages("hint") != [])
    expect(player.panel.get_by_role("alert")).to_have_count(0)


def test_two_tabs_play_the_same_seat(own_table: TableProcess, visits: Visits) -> None:
    """What one tab answers, the other sees; when both answer at once the first counts and the other is told."""
    one = visits.player(own_table, "deal 3")
    one.begin("Exceed")
    other = visits.another_tab(one)
    other.page.goto(one.page.url)
    assert other.asked()["question"] == one.asked()["question"]
    after = one.play_on(eager, 1)
    other.until("the next question", lambda: other.table["question"] == after["question"])
    expect(other.prompt).to_have_text(after["question"]["prompt"])
    question = after["question"]["question"]
    own_table.freeze()
    one.answer(0)
    one.until("the answer of one tab", lambda: one.answered == question)
    other.answer(1)
    other.until("the answer of the other", lambda: other.answered == question)
    own_table.thaw()
    other.until("the verdict", lambda: bool(other.messages("refused") or one.messages("refused")))
    winner, loser = (one, other) if other.messages("refused") else (other, one)
    assert winner.messages("refused") == []
    assert "was already answered" in loser.messages("refused")[0]["reason"]
    assert winner.asked()["question"] == loser.asked()["question"]
    assert winner.play_on(eager, 1)["question"] == loser.asked()["question"]
    one.page.close()
    other.page.close()
    own_table.close()
    mine = [given for given in own_table.logged(one.match).answers if given.seat == 0]
    assert len(mine) == 3
