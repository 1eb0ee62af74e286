"""A real browser, and a real table in a process of its own."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.tables import TableProcess
from tests.browser.visits import Lodgings, Visits, open_browser


class Lent:
    """A browser that the tests of a process share; it is gone while others run, whose event loops it would shut out."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None
        self.lodgings: Lodgings

    def browser(self) -> Browser:
        if self._browser is None:
            self._browser = self._open.enter_context(open_browser())
            self.lodgings = Lodgings(self._browser)
        return self._browser

    def take_back(self) -> None:
        self._browser = None
        self._open.close()


HERE = Path(__file__).parent
LENT = Lent()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Closes the browser after the last of these tests."""
    if nextitem is None or nextitem.path.parent != HERE:
        LENT.take_back()


@pytest.fixture(scope="module")
def browser() -> Browser:
    return LENT.browser()


@pytest.fixture(scope="module")
def lodgings(browser: Browser) -> Lodgings:
    return LENT.lodgings


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
def visits(lodgings: Lodgings) -> Iterator[Visits]:
    """Pages that are watched until the test ends."""
    opened = Visits(lodgings)
    yield opened
    opened.end()
