"""Measures how long the browser is busy at a time while a strike is shown, on a processor four times as slow.

python -m tools.strike_tasks

Prints the longest tasks of the page's main thread by processor time, since a machine that does other work meanwhile
makes every task look longer than it is. For the same reason the browser is not slowed down but its time multiplied: one
that is, on such a machine, counts what it waits for its turn.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.players import eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Lodgings, Missing, Visits, open_browser

SLOWER = 4
"""How many times as slow as this machine a phone is taken to be."""

LONG = 50.0
"""Milliseconds of one task from which on a page is felt to stumble."""

CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"]

STAGE = 'section[aria-label="Strike"]'

# Asked without roles and seldom: to tell the roles of a whole drawing takes longer than to show the strike.
WATCHED = """(area) => {
    const until = (there) => new Promise((held) => {
        const look = () => (Boolean(document.querySelector(area)) === there ? held() : setTimeout(look, 100));
        look();
    });
    addEventListener('touchstart', () => performance.mark('strike begins'), { once: true, capture: true });
    window.shown = until(true).then(() => until(false)).then(() => performance.mark('strike ends'));
}"""

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def tasks_of(trace: list[dict[str, Any]]) -> list[float]:
    """Returns how long the main thread's tasks between both marks would take, the longest first, in milliseconds."""
    marks = {event["name"]: event for event in trace if event.get("name") in ("strike begins", "strike ends")}
    first, last = marks["strike begins"], marks["strike ends"]
    return sorted(
        (
            event.get("tdur", 0) / 1000 * SLOWER
            for event in trace
            if event.get("name") == "RunTask"
            and (event["pid"], event["tid"]) == (first["pid"], first["tid"])
            and first["ts"] <= event["ts"] <= last["ts"]
        ),
        reverse=True,
    )


def measure() -> list[float]:
    """Plays a strike at the normal pace and returns its tasks."""
    with tempfile.TemporaryDirectory() as kept, open_browser() as browser, TableProcess(Path(kept)) as table:
        visits = Visits(Lodgings(browser))
        player = visits.player(table, "deal 1", **PHONE)
        player.page.emulate_media(reduced_motion="no-preference")
        player.begin("Exceed", "greedy")
        player.play_on(eager, 3)
        player.play_until("set", eager)
        player.page.evaluate("localStorage.setItem('wildswing.pace', 'normal')")
        player.page.reload()
        attack = player.pictured(eager(player.asked()["question"])).bounding_box()
        assert attack
        path = Path(kept) / "trace.json"
        browser.start_tracing(page=player.page, path=path, categories=CATEGORIES)
        player.page.evaluate(WATCHED, STAGE)
        # A finger, since a mouse that rests somewhere is looked for after every change; and where it was found before,
        # since to look for a button takes longer than to press it.
        player.page.touchscreen.tap(attack["x"] + attack["width"] / 2, attack["y"] + attack["height"] / 2)
        player.page.evaluate("shown")
        browser.stop_tracing()
        visits.end()
        return tasks_of(json.loads(path.read_text(encoding="utf-8"))["traceEvents"])


def main() -> None:
    """Prints the figures."""
    tasks = measure()
    sys.stdout.write(
        f"{len(tasks)} tasks, {sum(tasks):.0f} ms of processor time in all\n"
        f"the longest: {', '.join(f'{one:.0f}' for one in tasks[:8])} ms\n"
        f"over {LONG:.0f} ms: {sum(one > LONG for one in tasks)}\n"
    )


if __name__ == "__main__":
    try:
        main()
    except Missing as error:
        sys.exit(str(error))
