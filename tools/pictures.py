"""Takes the pictures of the documentation: plays to a few moments in a real browser and writes docs/pictures/*.png.

python -m tools.pictures

The deals are fixed, so the same sources give the same pictures.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.players import Player, come_to_rest, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Missing, Visits, open_browser

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
GALLERY = Path(__file__).parents[1] / "web" / "tools" / "gallery.mjs"
DESK: dict[str, Any] = {"viewport": {"width": 1140, "height": 780}, "color_scheme": "light"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "color_scheme": "dark",
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


def home(player: Player) -> None:
    """Shows where matches are chosen."""
    player.go_home()


def exceed(player: Player) -> None:
    """Shows a turn in the middle of a match, with all that can be done."""
    player.begin("Exceed", "greedy")
    player.play_on(eager, 6)
    player.play_until("action", eager)


def strike(player: Player) -> None:
    """Shows a strike at the moment when a fighter is hurt."""
    player.begin("Exceed", "greedy")
    player.play_on(eager, 3)
    player.play_until("set", eager)
    player.page.get_by_label("Pace of play").select_option("step")
    player.answer(eager(player.table["question"]))
    following = player.panel.get_by_role("button", name="Next")
    following.wait_for()
    while not player.panel.get_by_text("damage").count():
        following.click()


def phone(player: Player) -> None:
    """Shows a hand on a phone, in the dark."""
    player.begin("Exceed", "greedy")
    player.play_on(eager, 4)
    player.play_until("set", eager)


def formation(player: Player) -> None:
    """Shows a battle in the middle of a round."""
    player.begin("Formation", "greedy")
    player.play_until("offence", eager)
    player.play_on(eager, 1)
    player.play_until("defence", eager)


def exiled(player: Player) -> None:
    """Shows the moment after all have thrown, when somebody is hit."""
    player.go_home()
    form = player.page.get_by_role("form", name="Rise of the Exiled")
    form.get_by_text("Skill, variants").click()
    # Without the hand the same seed gives the same throws.
    form.get_by_label("Throw by hand").uncheck()
    form.get_by_label("Skill of the agents").select_option("expert")
    form.get_by_label("Chests").select_option("2")
    form.get_by_role("button", name="Play Rise of the Exiled").click()
    player.asked()
    player.panel.get_by_role("button", name="Take this place").click()
    while player.asked()["question"]["kind"] != "aim":
        player.answer(0)
    player.page.get_by_label("Pace of play").select_option("step")
    player.panel.get_by_role("button", name="Throw", exact=True).click()
    following = player.panel.get_by_role("button", name="Next")
    following.wait_for()
    while not player.panel.get_by_text(" hits ").count():
        following.click()


PICTURES: list[tuple[Callable[[Player], None], str, dict[str, Any]]] = [
    (home, "deal 1", DESK),
    (exceed, "deal 11", DESK),
    (strike, "deal 1", DESK),
    (phone, "deal 11", PHONE),
    (formation, "deal 1", DESK),
    (exiled, "deal 3", DESK),
]


def draw_fighters(browser: Browser, folder: Path) -> None:
    """Writes all fighters in all poses."""
    drawn = subprocess.run(["node", GALLERY], check=True, capture_output=True, text=True)
    page = browser.new_page(viewport={"width": 1040, "height": 900})
    page.set_content(drawn.stdout)
    page.screenshot(path=folder / "fighters.jpg", full_page=True, type="jpeg", quality=55)
    page.close()


def take_all(folder: Path) -> None:
    """Writes one file for each picture."""
    with tempfile.TemporaryDirectory() as kept, open_browser() as browser, TableProcess(Path(kept)) as table:
        for show, seed, look in PICTURES:
            visits = Visits(browser)
            player = visits.player(table, seed, **look)
            show(player)
            player.page.evaluate("document.activeElement?.blur()")
            player.page.mouse.move(0, 0)
            come_to_rest(player.page)
            player.page.screenshot(path=folder / f"{show.__name__}.png", animations="disabled")
            visits.end()
        draw_fighters(browser, folder)


if __name__ == "__main__":
    try:
        take_all(FOLDER)
    except Missing as error:
        sys.exit(str(error))
