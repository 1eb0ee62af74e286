"""The server is killed in the middle of a game; it opens again, and the page goes on by itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.players import eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

BROKEN_LINE = r"WebSocket connection to .* failed"


@pytest.mark.parametrize("title", sampled(["Exceed", "Formation"], 1, "games of a killed table"))
def test_a_game_outlives_its_server(own_table: TableProcess, visits: Visits, title: str) -> None:
    visits.expect_complaint(BROKEN_LINE)
    player = visits.player(own_table, "deal 4")
    player.begin(title, "greedy")
    player.play_on(eager, 5)
    asked = player.play_until("set" if title == "Exceed" else "place", eager)
    number, place = asked["question"]["question"], eager(asked["question"])
    # One answer is on its way when the power goes: it was said, and not heard.
    own_table.freeze()
    player.answer(place)
    player.until("the answer to be said", lambda: player.answered == number)
    own_table.kill()
    expect(player.lost).to_be_visible()
    assert [message for message in player.messages("accepted") if message["question"] == number] == []
    own_table.open()
    player.until("the answer to be accepted", lambda: player.messages("accepted")[-1]["question"] == number)
    expect(player.lost).to_have_count(0)
    end = player.play_on(eager)
    own_table.close()
    logged = own_table.logged(player.match)
    assert logged.outcome is not None
    assert list(logged.outcome.winners) == end["outcome"]["winners"]
    assert list(logged.outcome.scores) == end["outcome"]["scores"]
    mine = [given.answer for given in logged.answers if given.seat == 0]
    said = {message["question"]: message["option"] for message in player.said if message["type"] == "answer"}
    accepted = [message["question"] for message in player.messages("accepted")]
    assert accepted == list(range(1, len(mine) + 1))
    assert [said[question] for question in accepted] == mine


def test_a_page_that_comes_back_shows_what_it_had_shown(own_table: TableProcess, visits: Visits) -> None:
    visits.expect_complaint(BROKEN_LINE)
    player = visits.player(own_table, "deal 3")
    player.begin("Exceed")
    before = player.play_on(eager, 6)
    told = player.log.all_text_contents()
    own_table.kill()
    own_table.open()
    player.until("another welcome", lambda: len(player.messages("welcome")) == 2)
    after = player.asked()
    assert (after["view"], after["question"]) == (before["view"], before["question"])
    assert player.log.all_text_contents() == told
    assert player.play_on(eager, 2)["question"]["question"] == before["question"]["question"] + 2
