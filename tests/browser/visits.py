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
    Request,
    Response,
    WebError,
    sync_playwright,
)

import wildswing.server
from tests.browser.players import Player
from tests.browser.tables import PATIENCE, SMALLEST, TableProcess
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
    # What a page has read and understood, the next one of the same person need not read again.
    "--process-per-site",
    f"--disable-features={','.join(FEATURELESS)}",
]

# Whoever chooses the seed chooses all fighters, too. Said in the page: what stands between it and the table keeps it
# from using its cache, and costs a third of the work of a visit.
DEAL = """() => {
    if (location.protocol !== 'http:') return;
    const seed = localStorage.getItem('seed');
    if (seed === null) return;
    const ask = window.fetch;
    window.fetch = (address, settings) => {
        if (address !== '/api/matches' || settings?.method !== 'POST') return ask(address, settings);
        const { brings, ...wish } = JSON.parse(settings.body);
        const fighters = brings === undefined ? {} : { fighters: [brings, 'Ky Kiske'] };
        return ask(address, { ...settings, body: JSON.stringify({ ...wish, ...fighters, seed }) });
    };
}"""


SET_UP = """(items) => {
    localStorage.clear();
    for (const [name, value] of items) localStorage.setItem(name, value);
}"""

MOST_KEPT = 6
"""How many browsers wait for their next person; one that is asked for less often is closed."""


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


class Lodgings:
    """Browsers of persons' own, each of which others use after them: what it has loaded, they need not load again."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._terms: dict[BrowserContext, str] = {}
        """For which table each is, and how it was asked for."""
        self._free: list[BrowserContext] = []

    def lend(self, address: str, options: dict[str, Any], is_new: bool) -> BrowserContext:
        """Returns a browser that knows nothing of whoever used it; or a new one, which was never at the table."""
        terms = json.dumps([address, options], sort_keys=True)
        for context in () if is_new else self._free:
            if self._terms[context] == terms:
                self._free.remove(context)
                return context
        context = self._browser.new_context(base_url=address, reduced_motion="reduce", **options)
        self._terms[context] = terms
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(f"({DEAL})()")
        context.new_page().goto(SMALLEST)  # which stays, and with it the process that has read the page's scripts
        return context

    def take_back(self, context: BrowserContext) -> None:
        """Clears a browser of what its person has left."""
        for page in context.pages[1:]:
            page.close()
        context.unroute_all()
        context.clear_cookies()
        context.clear_permissions()
        self._free.insert(0, context)
        for old in self._free[MOST_KEPT:]:
            del self._terms[old]
            old.close()
        del self._free[MOST_KEPT:]


class Visits:
    """Opens pages and watches them: what they load, and what they complain of."""

    def __init__(self, lodgings: Lodgings) -> None:
        self._lodgings = lodgings
        self._lent: list[tuple[str, BrowserContext]] = []
        self._expected: list[str] = []
        self._complaints: list[str] = []
        self.requested: set[str] = set()
        """Every address that any page has asked for."""
        self._responses: list[Response] = []
        self._heard = {
            "page": self._watch,
            "request": self._note,
            "response": self._keep,
            "console": self._read,
            "weberror": self._hear,
        }

    def player(
        self,
        table: TableProcess,
        seed: str | None = "1",
        pace: str = "none",
        sound: bool = False,
        is_new: bool = False,
        **options: Any,
    ) -> Player:
        """Opens a browser of one's own at a table; the seed, if any, deals the matches that are begun in it."""
        context = self._lodgings.lend(table.address, options, is_new)
        set_up = {"wildswing.pace": pace, "wildswing.sound": "on" if sound else "off"}
        if seed is not None:
            set_up["seed"] = seed
        context.pages[0].evaluate(SET_UP, list(set_up.items()))
        self._lent.append((table.address, context))
        for event, hear in self._heard.items():
            context.on(event, hear)  # type: ignore[call-overload] # it has one for each event
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

    def _note(self, request: Request) -> None:
        self.requested.add(request.url)

    def _hear(self, error: WebError) -> None:
        self._complaints.append(str(error.error))

    def _keep(self, response: Response) -> None:
        self._responses.append(response)

    def _watch(self, page: Page) -> None:
        page.on("websocket", lambda line: self.requested.add(line.url))

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._complaints.append(message.text)

    def end(self) -> None:
        """Closes the pages; nothing came from elsewhere, and nothing went wrong that was not meant to."""
        for _, context in self._lent:
            for event, hear in self._heard.items():
                context.remove_listener(event, hear)
            self._lodgings.take_back(context)
        addresses = {address for address, _ in self._lent}
        allowed = tuple([start for address in addresses for start in (address, address.replace("http", "ws"))])
        assert [url for url in self.requested if not url.startswith((*allowed, "data:"))] == []
        unexpected = [one for one in self._complaints if not any(re.search(known, one) for known in self._expected)]
        assert unexpected == [], unexpected
