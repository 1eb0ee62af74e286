"""A real browser, and a real table in a process of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.tables import TableProcess
from tests.browser.visits import Visits, open_browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; closed with each module, since its event loop shuts out those of other tests."""
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableProcess]:
    """A table for tests that leave it as it is; it has nothing to complain of."""
    with TableProcess(tmp_path_factory.mktemp("table")) as opened:
        yield opened
    assert opened.complaints == ""


@pytest.fixture
def own_table(tmp_path: Path) -> Iterator[TableProcess]:
    """A table that a test may end, or look into."""
    with TableProcess(tmp_path / "home") as opened:
        yield opened


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visits]:
    """Pages that are watched until the test ends."""
    opened = Visits(browser)
    yield opened
    opened.end()
