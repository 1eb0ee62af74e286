"""In which language a request is answered: the one its browser wishes for most among those that are spoken here."""

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from wildswing.texts import speaking
from wildswing.texts.catalogues import LANGUAGES, catalogue_of

MOST_WISHES = 20
"""So many languages of a header are looked at."""


def language_of(headers: Headers) -> str:
    """Returns the language of a request, by its header Accept-Language."""
    return wished(headers.get("Accept-Language", ""))


def wished(header: str) -> str:
    """Returns the first known language of a header such as `de-AT, de;q=0.9, en;q=0.5`, the most wished for first."""
    wishes = [_wish(part) for part in header.split(",")[:MOST_WISHES]]
    known = [wish for wish in wishes if wish[1] in LANGUAGES and wish[0] > 0]
    return max(known, key=lambda wish: wish[0])[1] if known else "en"


def _wish(part: str) -> tuple[float, str]:
    """Returns how much a language is wished for, and its code."""
    tag, _, weight = part.strip().lower().partition(";q=")
    try:
        return float(weight or 1), tag.partition("-")[0]
    except ValueError:
        return 0.0, tag


def speak_with_caller(app: ASGIApp) -> ASGIApp:
    """Has whatever a request calls speak in its language."""

    async def speaking_app(scope: Scope, receive: Receive, send: Send) -> None:
        with speaking(catalogue_of(language_of(Headers.from_scope(scope)))):
            await app(scope, receive, send)

    return speaking_app
