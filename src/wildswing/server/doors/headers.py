"""What a browser is told beside each answer: where a page may load from, and how long it may keep what it has."""

import re

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Scope

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing is loaded from elsewhere, so no foreign script can read the tokens that a browser keeps."""

HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9a-f:]+\](:[0-9]+)?")
"""How a host is named that can be repeated in a header."""

UNUSED = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
"""What no page of the table asks a browser for."""

SAFETY = {
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join([f"{what}=()" for what in UNUSED]),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

ENCRYPTED = {"Strict-Transport-Security": "max-age=31536000"}
"""Added where a table is called by https, so that nobody on the way can have it called otherwise."""

KEEPING = {
    "/api/": "no-store",
    "/assets/": "public, max-age=31536000, immutable",
    "/fonts/": "public, max-age=604800",
}
"""By the beginning of a path; the names of assets change with their content, and fonts hardly ever change."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Adds to an answer what holds for all answers, and how long it may be kept."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    encrypted = ENCRYPTED if scope["scheme"] == "https" else {}
    headers.update({**SAFETY, **encrypted, "Content-Security-Policy": f"{POLICY}; {_calling(scope)}"})
    headers.setdefault("Cache-Control", _keeping(scope["path"], message["status"]))


def _calling(scope: Scope) -> str:
    """Says where a page may call; not every browser counts websockets to the own host as 'self'."""
    host = Headers.from_scope(scope).get("Host", "")
    return f"connect-src 'self' ws://{host} wss://{host}" if HOST.fullmatch(host) else "connect-src 'self'"


def _keeping(path: str, status: int) -> str:
    if status >= 400:
        return "no-store"
    return next((keeping for beginning, keeping in KEEPING.items() if path.startswith(beginning)), "no-cache")
