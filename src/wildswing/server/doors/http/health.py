"""What programs ask that look after a table: whether it lives, whether it may be sent people, and its numbers."""

import asyncio
import hmac
import logging

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from sqlalchemy import literal, select

from wildswing.kernel.errors import WildswingError
from wildswing.server.doors.counts import MEDIA_TYPE, told
from wildswing.server.doors.http.known import Asked, bearer, referee_of
from wildswing.server.people.persons import NotSignedIn
from wildswing.texts import say

LOG = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds in which the database must answer."""

OPEN, DRAINING, UNREACHABLE = "open", "draining", "no database"


@get("/health", include_in_schema=False, media_type=MediaType.JSON)
async def health() -> dict[str, str]:
    """Answers as long as the worker lives."""
    return {"status": "alive"}


@get("/ready", include_in_schema=False, media_type=MediaType.JSON)
async def ready(request: Asked) -> Response[dict[str, str]]:
    """Says whether people may be sent here: not while it drains, nor while the database cannot be reached."""
    status = DRAINING if referee_of(request).is_draining else await _database(request)
    return Response({"status": status}, status_code=200 if status == OPEN else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[str]:
    """Gives the numbers of this worker to whoever has the token for them."""
    token = referee_of(request).settings.metrics_token
    if not token:
        raise NotFoundException
    if not hmac.compare_digest(bearer(request).encode(), token.encode()):
        raise NotSignedIn(say("The numbers of this table are for its host, who has a token for them."))
    state = request.app.state
    return Response(told(state["counts"], state["referee"], state["lines"]), media_type=MEDIA_TYPE)


async def _database(request: Asked) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            await referee_of(request).storage.rows(select(literal(1)))
    except (WildswingError, TimeoutError) as error:
        LOG.warning("The database does not answer: %s", error)
        return UNREACHABLE
    return OPEN


HANDLERS = [health, ready, metrics]
