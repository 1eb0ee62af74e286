"""The page draws entropy once it has seen the commitment, and shows what the shuffles follow from."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.players import Player, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from wildswing.kernel.fairness import NO_ENTROPY
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game

pytestmark = pytest.mark.browser


def open_panel(player: Player) -> Locator:
    player.open_menu().get_by_role("button", name="Fair shuffle").click()
    panel = player.page.get_by_role("dialog", name="Fair shuffle")
    expect(panel).to_be_visible()
    return panel


def added_by(player: Player) -> str:
    """Returns what a page has added, the same with every hello."""
    (entropy,) = {message["entropy"] for message in player.said if message["type"] == "hello"}
    assert re.fullmatch("[0-9a-f]{64}", entropy)
    return str(entropy)


def test_a_match_is_explained_and_can_be_checked(table: TableProcess, visits: Visits, tmp_path: Path) -> None:
    player = visits.player(table, seed=None)
    player.begin_from_home("Formation")
    fairness = player.messages("welcome")[-1]["fairness"]
    assert fairness["entropies"] == [added_by(player), NO_ENTROPY]
    panel = open_panel(player)
    for value in (fairness["commitment"], *fairness["entropies"]):
        expect(panel.get_by_text(value, exact=True)).to_be_visible()
    expect(panel.get_by_text("is revealed when the match is over")).to_be_visible()
    checked = panel.get_by_role("list", name="What your page has checked").get_by_role("listitem")
    expect(checked).to_contain_text(
        ["the commitment that your page was shown first", "The digits of your seat are the ones your page drew."]
    )
    assert barriers(player.page) == []
    panel.get_by_role("button", name="Close").click()
    end = player.play_on(eager)
    panel = open_panel(player)
    expect(panel.get_by_text(end["outcome"]["secret"], exact=True)).to_be_visible()
    expect(checked).to_contain_text(["commitment", "digits", "The secret matches the commitment."])
    assert barriers(player.page) == []
    with player.page.expect_download() as download:
        panel.get_by_role("button", name="Download the match file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == f"{player.match}.match"
    recorder = read(file.read_bytes(), find_game)
    assert recorder.fairness is not None
    assert (recorder.fairness.commitment, recorder.fairness.secret) == (
        fairness["commitment"],
        end["outcome"]["secret"],
    )


def test_a_chosen_seed_is_told_of(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    player.begin_from_home("Formation")
    expect(open_panel(player)).to_contain_text("No commitment was made for this match")


def test_the_cards_wait_for_a_guest(table: TableProcess, visits: Visits) -> None:
    host, guest = visits.player(table, seed=None), visits.player(table, seed=None)
    form = host.form_against("Formation", "open")
    form.get_by_role("button", name="Play Formation").click()
    waiting = host.page.get_by_role("region", name="Open seats")
    expect(waiting).to_contain_text("has not arrived yet. The cards are dealt when everybody is here.")
    assert host.messages("welcome") == []
    assert barriers(host.page) == []
    # Whoever comes back has added the same.
    host.page.reload()
    link = waiting.get_by_role("textbox").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.until("a seat", lambda: bool(guest.messages("welcome")))
    host.until("the cards", lambda: bool(host.messages("welcome")))
    expect(waiting).not_to_be_visible()
    entropies = guest.messages("welcome")[-1]["fairness"]["entropies"]
    assert entropies == [added_by(host), added_by(guest)]
    assert host.table["view"] is not None


@pytest.mark.parametrize("seed", ["5", None])
def test_whoever_is_invited_reads_before_joining_that_the_seed_was_chosen(
    table: TableProcess, visits: Visits, seed: str | None
) -> None:
    host, guest = visits.player(table, seed=seed), visits.player(table, seed=None)
    form = host.form_against("Formation", "open")
    form.get_by_role("button", name="Play Formation").click()
    guest.page.goto(host.page.get_by_role("region", name="Open seats").get_by_role("textbox").input_value())
    expect(guest.page.get_by_role("main")).to_contain_text("Formation")
    notes = guest.page.get_by_role("note").filter(has_text="chose how its cards fall, and may know all of them")
    expect(notes).to_have_count(1 if seed else 0)
    assert barriers(guest.page) == []
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.until("a seat", lambda: bool(guest.messages("welcome")))
    expect(notes).to_have_count(1 if seed else 0)
    assert barriers(guest.page) == []
