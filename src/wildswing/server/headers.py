"""What a browser is told beside each answer: where a page may load from, and how long it may keep what it has."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from wildswing.server.callers import HERE

POLICY = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        # Not every browser counts websockets to the own host as 'self'.
        f"connect-src 'self' {' '.join([f'ws://{name}:*' for name in HERE])}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing is loaded from elsewhere, so no foreign script can read the tokens that a browser keeps."""

SAFETY = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

KEEPING = {"/api/": "no-store", "/assets/": "public, max-age=31536000, immutable"}
"""By the beginning of a path; the names of assets change with their content."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Adds to an answer what holds for all answers, and how long it may be kept."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.update({**SAFETY, "Cache-Control": _keeping(scope["path"], message["status"])})


def _keeping(path: str, status: int) -> str:
    if status >= 400:
        return "no-store"
    return next((keeping for beginning, keeping in KEEPING.items() if path.startswith(beginning)), "no-cache")
