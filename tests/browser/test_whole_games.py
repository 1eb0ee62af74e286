"""Whole games against an agent, played with the controls of the page."""

import pytest
from playwright.sync_api import expect

from tests.browser.players import Player, eager
from tests.browser.tables import Message, TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser


def play_with_pictures(player: Player) -> tuple[Message, int]:
    """Plays to the end, wherever possible by cards, spaces and formations; returns the end and how often it was."""
    pictured = 0
    table = player.asked()
    while table["question"]:
        place = eager(table["question"])
        picture = player.pictured(place)
        if table["question"]["kind"] == "place":
            pictured += 1
            player.lay_cards()
        elif picture.count():
            pictured += 1
            picture.first.click()
        elif table["question"]["bill"]:
            player.payment.click()
        else:
            player.listed(place).click()
        table = player.asked()
    return table, pictured


def banner_word(outcome: Message, seat: int) -> str:
    if not outcome["winners"]:
        return "Drawn"
    return "You win" if seat in outcome["winners"] else "You lose"


@pytest.mark.family("whole games", 1)
@pytest.mark.parametrize("opponent", sampled(["random", "greedy"], 1, "opponents"))
def test_a_game_of_exceed(table: TableProcess, visits: Visits, opponent: str) -> None:
    player = visits.player(table, "deal 4", sound=True)
    player.begin("Exceed", opponent)
    end, pictured = play_with_pictures(player)
    assert pictured > 3
    outcome, view = end["outcome"], end["view"]
    expect(player.verdict).to_have_text(banner_word(outcome, 0))
    expect(player.result).to_contain_text(outcome["sentence"])
    assert outcome["winners"] == [view["winner"]]
    for seat, side in enumerate(view["sides"]):
        assert player.life(f"{side['name']} (you)" if seat == 0 else side["name"]) == side["life"]
    assert [message for message in player.heard if message["type"] in {"refused", "farewell"}] == []


@pytest.mark.family("whole games", 1)
def test_a_game_of_formation(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    player.begin("Formation")
    end, pictured = play_with_pictures(player)
    assert pictured >= 20
    outcome, view = end["outcome"], end["view"]
    expect(player.verdict).to_have_text(banner_word(outcome, 0))
    expect(player.result).to_contain_text(outcome["sentence"])
    assert outcome["scores"] == view["totals"]
    for seat, side in enumerate(view["sides"]):
        assert len(side["scores"]) == 3
        shown = player.page.get_by_role("region", name=("Black (you)", "White")[seat], exact=True)
        numbers = [int(number) for number in shown.get_by_role("definition").all_text_contents()]
        assert numbers[:3] == side["scores"]
        expect(shown.get_by_text(f"{outcome['scores'][seat]} points")).to_be_visible()
        assert sum(side["scores"]) == outcome["scores"][seat]


def test_after_the_end_the_same_can_be_played_again(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 8")
    player.begin("Exceed")
    player.resign()
    first = player.match
    player.result.get_by_role("button", name="Play again").click()
    player.until("another match", lambda: player.match != first)
    player.until("its table", lambda: player.table["outcome"] is None)
    expect(player.result).to_have_count(0)
    expect(player.prompt).to_have_text(player.table["question"]["prompt"])
