"""Looks for what keeps people from using a page, with axe-core."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.players import come_to_rest
from tests.browser.visits import Missing

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def barriers(page: Page) -> list[str]:
    """Returns what axe-core finds on a page as it is now, and finds again.

    News that come while it looks may move something away under it; what is wrong with a page does not pass.
    """
    found = _found(page)
    return [one for one in _found(page) if one in found] if found else []


def _found(page: Page) -> list[str]:
    if not AXE.is_file():
        raise Missing("axe-core is missing: run npm ci in web/.")
    come_to_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] }).then((report) => report.violations)")
    return [
        f"{violation['id']}: {violation['help']}: {' '.join(node['html'].split())} ({node['failureSummary']})"
        for violation in found
        for node in violation["nodes"]
    ]
