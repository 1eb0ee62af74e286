"""A table without a server in a real browser: files, the browser that keeps them, and a network that can be cut."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, StorageState

from tests.browser.players import Player
from tests.browser.tables import PATIENCE
from wildswing.cli.static import static

# The table is in a worker, whose messages no network sees.
OVERHEAR = """() => {
    const Usual = window.Worker;
    window.Worker = class extends Usual {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => data.kind === 'say' && window.overheard('heard', data.text));
        }
        postMessage(message) {
            if (message.kind === 'call') window.overheard('called', '');
            if (message.kind === 'tell') window.overheard('said', message.text);
            super.postMessage(message);
        }
    };
}"""

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).filter((name) => name !== 'wildswing memory').length;
}"""

MEMORIES = "async () => (await (await caches.open('wildswing memory')).keys()).length"
"""How many memories of Python are kept: one, when all first questions have been rehearsed."""


class Quiet(SimpleHTTPRequestHandler):
    """Gives files away, and writes nothing about it."""

    def log_message(self, *_: Any) -> None:
        pass


class StaticTable:
    """A folder that is given away until the network is cut."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """Ends the server; its port answers nobody any more."""
        self._server.shutdown()
        self._server.server_close()


class StaticPlayer(Player):
    """A person at a page that has its table inside."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.expose_function("overheard", self._overhear)

    def _overhear(self, how: str, text: str) -> None:
        if how == "called":
            self._called_at = (len(self.heard), len(self.said))
        elif how == "said":
            self.said.append(json.loads(text))
        else:
            self._hear(text)


class StaticVisit:
    """One browser that has opened a table once, and may open it again."""

    def __init__(self, context: BrowserContext, table: StaticTable) -> None:
        self.context = context
        self.table = table
        self.requested: set[str] = set()
        self.complaints: list[str] = []
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(f"({OVERHEAR})()")
        context.on("request", lambda request: self.requested.add(request.url))
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def player(self) -> StaticPlayer:
        """Opens a page."""
        return StaticPlayer(self.context.new_page())

    def keep(self, home: str = "/") -> None:
        """Opens the page, and waits until the browser has kept the whole table."""
        page = self.context.new_page()
        page.expose_function("overheard", lambda *_: None)
        page.goto(home)
        assert page.evaluate(KEPT) == 1
        page.close()

    def remember(self) -> None:
        """Waits until the browser has kept the memory of a Python that knows all first questions."""
        page = self.context.new_page()
        page.expose_function("overheard", lambda *_: None)
        page.goto("/")
        late = time.monotonic() + PATIENCE
        while not page.evaluate(MEMORIES):  # wait_for_function takes a promise for a yes
            assert time.monotonic() < late, "no memory was kept"
            page.wait_for_timeout(200)
        page.close()


@contextmanager
def open_static(browser: Browser, folder: Path, **options: Any) -> Iterator[StaticVisit]:
    """Writes a table without a server, and opens it in a browser of its own."""
    static(folder)
    table = StaticTable(folder)
    kept: StorageState = {
        "origins": [{"origin": table.address, "localStorage": [{"name": "wildswing.pace", "value": "none"}]}]
    }
    context = browser.new_context(
        base_url=table.address, storage_state=kept, reduced_motion="reduce", service_workers="allow", **options
    )
    yield StaticVisit(context, table)
    context.close()
