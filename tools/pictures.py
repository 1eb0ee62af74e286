"""Takes the pictures of the documentation in a real browser, and every screen to be held beside its drawing.

python -m tools.pictures

They are written to docs/pictures/*.png and docs/pictures/screens/*.jpg. The deals are fixed, so the same sources give
the same pictures.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.tables import TableProcess
from tests.browser.visits import Missing, open_browser
from tools.moving import film_strike
from tools.screens import PHONE, SCREENS, Screen, exiled, formation, home, set_attack, take, turn

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
GALLERY = Path(__file__).parents[1] / "web" / "tools" / "gallery.mjs"
DESK: dict[str, Any] = {"viewport": {"width": 1140, "height": 780}, "color_scheme": "light"}

PICTURES: list[Screen] = [
    ("home", home, DESK),
    ("exceed", turn, DESK),
    ("phone", set_attack, {**PHONE, "device_scale_factor": 2}),
    ("formation", formation, DESK),
    ("exiled", exiled, DESK),
]


def draw_fighters(browser: Browser, folder: Path) -> None:
    """Writes all fighters in all poses."""
    drawn = subprocess.run(["node", GALLERY], check=True, capture_output=True, text=True)
    page = browser.new_page(viewport={"width": 1040, "height": 900})
    page.set_content(drawn.stdout)
    page.screenshot(path=folder / "fighters.jpg", full_page=True, type="jpeg", quality=35)
    page.close()


def take_all(folder: Path) -> list[str]:
    """Writes one file for each picture, and returns what kept any from being reached."""
    with tempfile.TemporaryDirectory() as kept, open_browser() as browser, TableProcess(Path(kept)) as table:
        film_strike(browser, table, folder)
        draw_fighters(browser, folder)
        return [
            *take(browser, table, PICTURES, folder, "png"),
            *take(browser, table, SCREENS, folder / "screens", "jpg"),
        ]


if __name__ == "__main__":
    try:
        failures = take_all(FOLDER)
    except Missing as error:
        sys.exit(str(error))
    if failures:
        sys.exit("\n".join(failures))
