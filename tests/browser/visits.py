"""A real browser whose pages are watched: what they load, and what they complain of."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    StorageState,
    sync_playwright,
)

import wildswing.server
from tests.browser.players import Player
from tests.browser.tables import PATIENCE, TableProcess
from wildswing.lab.page_load import find_chromium

# In place of Playwright's own list, which lets a whole Chromium load a page for the address bar of each window.
FEATURELESS = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
]

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(FEATURELESS)}",
]

# Whoever chooses the seed chooses all fighters, too. Said in the page: what stands between it and the table keeps it
# from using its cache, and costs a third of the work of a visit.
DEAL = """(seed) => {
    const ask = window.fetch;
    window.fetch = (address, settings) => {
        if (address !== '/api/matches' || settings?.method !== 'POST') return ask(address, settings);
        const { brings, ...wish } = JSON.parse(settings.body);
        const fighters = brings === undefined ? {} : { fighters: [brings, 'Ky Kiske'] };
        return ask(address, { ...settings, body: JSON.stringify({ ...wish, ...fighters, seed }) });
    };
}"""


class Missing(Exception):
    """Something without which no page can be looked at."""


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Debian's Chromium, with the page that it shall show."""
    if not (Path(wildswing.server.__file__).parent / "page" / "index.html").is_file():
        raise Missing("The page is not built: run make page, or npm ci and npm run build in web/.")
    chromium = find_chromium()
    if chromium is None:
        raise Missing("The browser is missing: install Chromium (on Debian: apt-get install chromium-headless-shell).")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


class Visits:
    """Opens pages and watches them: what they load, and what they complain of."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._expected: list[str] = []
        self._complaints: list[str] = []
        self.requested: set[str] = set()
        """Every address that any page has asked for."""
        self._addresses: list[str] = []
        self._responses: list[Response] = []

    def player(
        self, table: TableProcess, seed: str | None = "1", pace: str = "none", sound: bool = False, **options: Any
    ) -> Player:
        """Opens a browser of one's own at a table; the seed, if any, deals the matches that are begun in it."""
        set_up = {"wildswing.pace": pace, "wildswing.sound": "on" if sound else "off"}
        kept: StorageState = {
            "origins": [
                {
                    "origin": table.address,
                    "localStorage": [{"name": name, "value": value} for name, value in set_up.items()],
                }
            ]
        }
        context = self._browser.new_context(
            base_url=table.address, storage_state=kept, reduced_motion="reduce", **options
        )
        context.set_default_timeout(PATIENCE * 1000)
        if seed is not None:
            context.add_init_script(f"({DEAL})({json.dumps(seed)})")
        self._contexts.append(context)
        self._addresses.append(table.address)
        context.on("page", self._watch)
        context.on("request", lambda request: self.requested.add(request.url))
        context.on("response", self._keep)
        context.on("console", self._read)
        context.on("weberror", lambda error: self._complaints.append(str(error.error)))
        return Player(context.new_page())

    def another_tab(self, player: Player) -> Player:
        """Opens another page in the same browser."""
        return Player(player.page.context.new_page())

    def expect_complaint(self, pattern: str) -> None:
        """Allows the browser to complain of what a test does on purpose."""
        self._expected.append(pattern)

    def bodies(self) -> list[str]:
        """Returns what the table has answered since the last call, but for the files of the page."""
        answered, self._responses = self._responses, []
        return [response.text() for response in answered if "/api/" in response.url]

    def _keep(self, response: Response) -> None:
        self._responses.append(response)

    def _watch(self, page: Page) -> None:
        page.on("websocket", lambda line: self.requested.add(line.url))

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._complaints.append(message.text)

    def end(self) -> None:
        """Closes the pages; nothing came from elsewhere, and nothing went wrong that was not meant to."""
        for context in self._contexts:
            context.close()
        allowed = tuple([start for address in self._addresses for start in (address, address.replace("http", "ws"))])
        assert [url for url in self.requested if not url.startswith((*allowed, "data:"))] == []
        unexpected = [one for one in self._complaints if not any(re.search(known, one) for known in self._expected)]
        assert unexpected == [], unexpected
