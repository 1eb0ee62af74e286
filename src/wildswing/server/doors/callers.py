"""Who may call the server: only pages that it sent itself; and by which address callers are told apart."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.troubles import called_by
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
    if origin is not None and (_site(origin).netloc != host or _is_less_safe(origin, connection)):
        raise _foreign(origin)


def log_caller(app: ASGIApp) -> ASGIApp:
    """Has whatever is logged about a request, or a line, name the address it came from."""

    async def logging_app(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        with called_by("" if client is None else client[0]):
            await app(scope, receive, send)

    return logging_app


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Returns by what a caller is counted: its address, or its network where everybody has many addresses."""
    return counted_as("" if connection.client is None else connection.client.host)


def counted_as(host: str) -> str:
    """Returns an address as its owner is counted by it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:60]
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((int(address), 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)


def _site(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _is_less_safe(origin: str, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tells whether a page that anybody on the way could have changed calls a table that is called by https."""
    return connection.scope["scheme"] in {"https", "wss"} and _site(origin).scheme != "https"


def _foreign(caller: str) -> ForeignPage:
    return ForeignPage(say("A page from “{caller}” may not play here; open this table's own page.", caller=caller[:60]))
