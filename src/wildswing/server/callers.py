"""Who may call the server: only pages that it sent itself."""

from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.connection import ASGIConnection

from wildswing.kernel.errors import WildswingError
from wildswing.texts import say

HERE = frozenset({"127.0.0.1", "localhost", "::1"})
"""Under these names the table can be called on its own machine."""

ANYWHERE = None
"""A table for everybody is called by names that it does not know."""

Names = frozenset[str] | None


class ForeignPage(WildswingError):
    """A page of another site called, which browsers allow."""


def check_caller(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuses a page of another site, and one that had a name of its own bent to this machine."""
    host = connection.headers.get("Host", "")
    origin = connection.headers.get("Origin")
    names: Names = connection.app.state["names"]
    if names is not None and _site(f"//{host}").hostname not in names:
        raise _foreign(host)
    if origin is not None and _site(origin).netloc != host:
        raise _foreign(origin)


def _site(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _foreign(caller: str) -> ForeignPage:
    return ForeignPage(say("A page of “{caller}” may not play here; open the page of this table.", caller=caller[:60]))
