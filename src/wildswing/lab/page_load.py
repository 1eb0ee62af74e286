"""How much a browser that knows nothing yet loads of our page, and how long that takes."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from wildswing.lab.bench_targets import Target, target
from wildswing.lab.builds import HERE
from wildswing.lab.errands import Progress
from wildswing.lab.open_server import our_server
from wildswing.lab.statistics import Spread, spread
from wildswing.lab.tally import Missing

VISITS = 5

PAGE = "the page"

HOME = "home page"
MATCH = "match of Exceed"

MOST_KILOBYTES = {HOME: 280, MATCH: 350}
"""What a first visit may weigh as it goes over the wire, fonts included."""

PATIENCE = 30_000
"""Milliseconds in which a page must show what is waited for."""


class Visit(msgspec.Struct, frozen=True):
    """What one browser loaded: bytes over the wire, heads included, and milliseconds until it was shown."""

    bytes: float
    milliseconds: float


class PageLoad(msgspec.Struct, frozen=True):
    """How much is loaded when a page is opened for the first time, and how long that takes."""

    page: str
    kilobytes: Spread
    milliseconds: Spread


def find_chromium() -> str | None:
    """Returns where a Chromium is; one that has no windows opens a page with a quarter of the work."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def measure_pages(progress: Progress) -> dict[str, list[Visit]] | Missing:
    """Visits the home page and a match, each time as somebody who was never here."""
    chromium = find_chromium()
    if chromium is None:
        return _missing("Chromium is missing; install it (on Debian: apt-get install chromium-headless-shell)")
    if not (HERE / "wildswing/server/page/index.html").is_file():
        return _missing("it is not built yet; `make page` builds it")
    try:
        playwright = import_module("playwright.sync_api")
    except ImportError:
        return _missing("Playwright is not installed; run: pip install playwright")
    visits: dict[str, list[Visit]] = {HOME: [], MATCH: []}
    with TemporaryDirectory() as folder, our_server(Path(folder)) as ours, playwright.sync_playwright() as driver:
        address = f"http://127.0.0.1:{ours.port}"
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for done in range(1, VISITS + 1):
            with _newcomer(browser) as page:
                visits[HOME].append(_visit(page, address, "main button"))
            with _newcomer(browser) as page:
                seat = _begin(address)
                page.context.add_init_script(f"localStorage.setItem('wildswing.seats', '{_json([seat])}')")
                visits[MATCH].append(_visit(page, f"{address}/#match={seat['match']}/{seat['seat']}", "#question"))
            progress(done, VISITS)
        browser.close()
    return visits


def page_loads(visits: dict[str, list[Visit]]) -> tuple[PageLoad, ...]:
    """Turns visits into figures."""
    return tuple(
        [
            PageLoad(name, spread(_kilobytes(found)), spread([visit.milliseconds for visit in found]))
            for name, found in visits.items()
            if found
        ]
    )


def page_targets(visits: dict[str, list[Visit]]) -> tuple[Target, ...]:
    """Holds the weight of a first visit against what it may be."""
    return tuple(
        [
            target(PAGE, f"kB of a first visit, {name}, compressed", "at most", most, _kilobytes(visits.get(name, [])))
            for name, most in MOST_KILOBYTES.items()
        ]
    )


def _kilobytes(visits: list[Visit]) -> list[float]:
    return [visit.bytes / 1000 for visit in visits]


@contextmanager
def _newcomer(browser: Any) -> Iterator[Any]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def _visit(page: Any, address: str, shown: str) -> Visit:
    """Opens a page and waits until something is shown."""
    loaded = []
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_selector(shown, timeout=PATIENCE)
    milliseconds = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    return Visit(sum(loaded), milliseconds)


def _begin(address: str) -> dict[str, Any]:
    wish = _json({"game": "exceed", "opponent": "random"}).encode()
    with urlopen(Request(f"{address}/api/matches", wish)) as response:
        seat: dict[str, Any] = msgspec.json.decode(response.read())
    return {**seat, "game": "exceed", "title": "Exceed", "began": 0}


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def _missing(why: str) -> Missing:
    return Missing("page", f"The page is not measured: {why}.")
