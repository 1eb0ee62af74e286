"""A match that is over is seen again: by keyboard, with all cards open, on any screen."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import barriers
from tests.browser.players import Player, eager
from tests.browser.tables import PATIENCE, Message, TableProcess, play_ahead
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

SEEN_ANYWAY = {"TurnBegan", "StrikeEnded", "CardsMoved"}
"""What the table of Exceed shows as well, so that the news stay with what happened before it."""


def play(table: TableProcess, game: str, seed: str | None = "deal 4") -> str:
    """Plays a match to its end without a page, and returns its name."""
    with httpx.Client(base_url=table.address, timeout=PATIENCE, verify=False) as client:
        wish = {"game": game, "opponent": "random", "seed": seed}
        seat: Message = client.post("/api/matches", json=wish).json()
    play_out(table, seat)
    name: str = seat["match"]
    return name


def play_out(table: TableProcess, seat: Message) -> None:
    """Plays a seat until the match is over."""
    play_ahead(table.address, seat, eager, lambda _: False)


@pytest.fixture(scope="module")
def match(table: TableProcess) -> str:
    """A match of Exceed that is over."""
    return play(table, "exceed")


@pytest.fixture
def player(table: TableProcess, visits: Visits) -> Player:
    """Somebody who may have played nothing here."""
    return visits.player(table)


def told(player: Player, match: str) -> Message:
    """Opens a replay and returns it as the table tells it."""
    with player.page.expect_response("**/replay") as answer:
        player.page.goto(f"/#replay={match}")
    replay: Message = answer.value.json()
    expect(player.page.get_by_role("region", name="Replay")).to_be_visible()
    return replay


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name="Place in the replay")


def hand(player: Player, name: str) -> list[str]:
    """Reads a hand that lies open: the names of its different cards."""
    cards = player.page.get_by_role("region", name=f"Hand of {name}").get_by_role("article")
    return [card.get_attribute("aria-label") or "" for card in cards.all()]


def test_the_timeline_is_gone_along_by_keyboard(player: Player, match: str) -> None:
    replay = told(player, match)
    last = len(replay["frames"]) - 1
    keys = player.page.keyboard
    expect(slider(player)).to_have_value("0")
    keys.press("ArrowRight")
    expect(slider(player)).to_have_value("1")
    keys.press("End")
    expect(slider(player)).to_have_value(str(last))
    expect(player.page.get_by_role("region", name="Replay")).to_contain_text(replay["outcome"]["sentence"])
    keys.press("ArrowLeft")
    expect(slider(player)).to_have_value(str(last - 1))
    keys.press("Home")
    expect(slider(player)).to_have_value("0")
    slider(player).focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(slider(player)).to_have_value("2")
    keys.press(" ")
    expect(slider(player)).to_have_value(str(last))
    expect(player.page.get_by_role("button", name="Play on", exact=True)).to_be_visible()


def test_all_hands_lie_open_and_can_be_seen_through_any_eyes(player: Player, match: str) -> None:
    replay = told(player, match)
    begun = replay["frames"][0]
    held = [{names[0] for names in begun["secrets"][seat]["sides"][str(seat)]["hand"].values()} for seat in (0, 1)]
    assert all(held)
    assert set(hand(player, "Sol Badguy")) == held[0]
    assert set(hand(player, "Ky Kiske")) == held[1]
    eyes = player.page.get_by_label("Point of view")
    eyes.select_option("Ky Kiske")
    expect(player.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(player.page.get_by_role("region", name="Hand of Sol Badguy")).to_have_count(0)
    eyes.select_option("Spectators")
    expect(player.page.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(player.page.get_by_role("region", name="Hand of")).to_have_count(0)


def test_the_list_of_answers_goes_along_and_leads_anywhere(player: Player, match: str) -> None:
    replay = told(player, match)
    answers = player.page.get_by_role("list", name="All answers")
    expect(answers.get_by_role("button")).to_have_count(len(replay["frames"]))
    titles = answers.get_by_role("button").all_text_contents()
    answers.get_by_role("button").nth(5).click()
    expect(slider(player)).to_have_value("5")
    expect(answers.locator("[aria-current=step]")).to_have_text(titles[5])
    point = replay["turning_point"]
    expect(player.page.get_by_role("region", name="Turning point")).to_contain_text(point["sentence"])
    player.page.get_by_role("button", name="Go there").click()
    expect(slider(player)).to_have_value(str(point["since"]))
    # Whoever studies a match that is just over begins there.
    player.page.goto("/")
    player.page.goto(f"/#replay={match}/turned")
    expect(slider(player)).to_have_value(str(point["since"]))


def test_what_happens_is_played_event_by_event(player: Player, match: str) -> None:
    replay = told(player, match)
    player.page.get_by_label("Speed").select_option("Slow")
    place = next(at for at, frame in enumerate(replay["frames"]) if at and len(frame["events"]) > 4)
    player.page.get_by_role("list", name="All answers").get_by_role("button").nth(place - 1).click()
    player.page.get_by_role("button", name="Next answer").click()
    expect(slider(player)).to_have_value(str(place))
    sentences = {event["sentence"] for event in replay["frames"][place]["events"]}
    shown = player.page.get_by_role("region", name="Just now").get_by_role("paragraph").first
    assert " ".join(shown.inner_text().split("\n")[0].split()) in sentences
    player.page.get_by_role("button", name="Next answer").click()
    told_last = [event for event in replay["frames"][place]["events"] if event["event"] not in SEEN_ANYWAY][-1]
    expect(shown).to_have_text(told_last["sentence"])
    expect(slider(player)).to_have_value(str(place))


def test_the_match_file_is_downloaded_and_verified(player: Player, match: str, tmp_path: Path) -> None:
    told(player, match)
    player.page.get_by_role("button", name="About", exact=True).click()
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Download the match file").click()
    file = tmp_path / "a.match"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["game"] == "exceed"
    command = [sys.executable, "-m", "wildswing", "replay", str(file), "--verify"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_the_notation_is_copied_and_pasted(player: Player, match: str) -> None:
    replay = told(player, match)
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.get_by_role("button", name="About", exact=True).click()
    player.page.get_by_role("button", name="Copy the notation").click()
    expect(player.page.get_by_role("button", name="Copied")).to_be_visible()
    notation: str = player.page.evaluate("navigator.clipboard.readText()")
    assert notation.startswith('[Notation "1"]')
    player.page.get_by_role("link", name="Open a notation").click()
    player.page.get_by_role("textbox", name="Paste a match here").fill(notation)
    assert barriers(player.page) == []
    player.page.get_by_role("button", name="Show the match").click()
    expect(player.page.get_by_label(f"Answer 0 of {len(replay['frames']) - 1}")).to_be_visible()
    player.page.keyboard.press("End")
    expect(player.page.get_by_role("region", name="Replay")).to_contain_text(replay["outcome"]["sentence"])


@pytest.mark.parametrize("width", sampled([320, 768, 1280], 1, "widths of a replay"))
def test_it_fits_any_screen_and_nothing_is_in_the_way(player: Player, match: str, width: int) -> None:
    player.page.set_viewport_size({"width": width, "height": 720})
    told(player, match)
    for key in ("ArrowRight", "End"):
        player.page.keyboard.press(key)
        wide = player.page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
        assert wide <= width
        assert barriers(player.page) == []
    box = slider(player).bounding_box()
    assert box is not None
    assert 0 <= box["y"] <= 720


def test_its_chances_lie_below_the_stage_where_both_have_room(player: Player, match: str) -> None:
    player.page.set_viewport_size({"width": 1440, "height": 900})
    told(player, match)
    stage = player.page.get_by_role("main").bounding_box()
    line = player.page.get_by_role("region", name="Replay").get_by_role("slider").bounding_box()
    assert stage
    assert line
    assert line["width"] > 0.9 * stage["width"]
    expect(slider(player)).to_have_count(1)


def test_the_secret_of_the_shuffles_is_told_and_checked(table: TableProcess, player: Player) -> None:
    replay = told(player, play(table, "formation", seed=None))
    player.open_menu().get_by_role("button", name="Fair shuffle").click()
    panel = player.page.get_by_role("dialog", name="Fair shuffle")
    expect(panel).to_contain_text(replay["outcome"]["secret"])
    expect(panel).to_contain_text("The secret matches the commitment.")
    assert barriers(player.page) == []


def test_formation_is_seen_again_with_open_hands(table: TableProcess, player: Player) -> None:
    replay = told(player, play(table, "formation"))
    for _ in range(4):
        player.page.keyboard.press("ArrowRight")
    expect(player.page.get_by_role("region", name="Hand of Black")).to_be_visible()
    expect(player.page.get_by_role("region", name="Hand of White")).to_be_visible()
    player.page.keyboard.press("End")
    expect(slider(player)).to_have_value(str(len(replay["frames"]) - 1))
    assert barriers(player.page) == []
