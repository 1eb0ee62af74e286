"""A page that is reloaded, opened again, or opened twice finds its match as it was."""

import pytest
from playwright.sync_api import expect

from tests.browser.players import eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser


def test_a_reload_in_the_middle_of_a_strike_shows_the_same_question(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    before = player.begin("Exceed", "greedy", until="set")
    assert before["view"]["strike"] is not None
    shown, log = player.labels, player.log.all_text_contents()
    assert len(log) > 5
    player.page.reload()
    player.until("a second welcome", lambda: len(player.messages("welcome")) == 2)
    after = player.asked()
    assert (after["question"], after["view"]) == (before["question"], before["view"])
    assert after["events"] == []
    expect(player.page.get_by_role("region", name="Strike")).to_be_visible()
    assert (player.labels, player.log.all_text_contents()) == (shown, log)
    assert player.play_on(eager, 3)["question"]["question"] > after["question"]["question"]


def test_a_reload_while_a_strike_is_played_out_goes_on_at_its_end(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    asked = player.begin("Exceed", "greedy", until="set")
    player.set_pace("step")
    player.answer(eager(asked["question"]))
    player.until("the next question", lambda: player.is_asked)
    playing = player.table
    expect(player.panel.get_by_role("button", name="Next")).to_be_visible()
    expect(player.page.get_by_role("region", name="Strike", exact=True)).to_be_visible()
    expect(player.prompt).to_have_count(0)
    player.page.reload()
    player.until("another welcome", lambda: len(player.messages("welcome")) == 2)
    after = player.asked()
    assert (after["view"], after["question"]) == (playing["view"], playing["question"])
    assert after["question"]["question"] == asked["question"]["question"] + 1


@pytest.mark.parametrize("title", sampled(["Exceed", "Formation"], 1, "games in another tab"))
def test_home_offers_to_continue_in_another_tab(table: TableProcess, visits: Visits, title: str) -> None:
    player = visits.player(table, "deal 2")
    player.begin_from_home(title)
    before = player.play_on(eager, 4)
    player.page.close()
    again = visits.another_tab(player)
    again.go_home()
    again.page.get_by_role("button", name="Continue: ").click()
    after = again.asked()
    assert again.match == player.match
    assert (after["question"], after["view"]) == (before["question"], before["view"])
    assert again.play_on(eager, 2)["question"]["question"] > before["question"]["question"]


def test_a_finished_match_is_not_offered_again(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 8")
    player.begin("Exceed")
    player.resign()
    player.result.get_by_role("button", name="New fighter").click()
    expect(player.page.get_by_role("link", name="Formation")).to_be_visible()
    player.page.reload()
    expect(player.page.get_by_role("link", name="Formation")).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    expect(player.page.get_by_role("button", name="Continue")).to_have_count(0)
