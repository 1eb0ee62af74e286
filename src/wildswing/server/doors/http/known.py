"""Who calls: a person by the cookie of a page, or by a token in the header of a bot."""

import re
from typing import Any, NoReturn

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.types import Message, Scope

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.limits import Allowances, TooOften
from wildswing.server.basics.names import known_as
from wildswing.server.basics.tokens import Tokens
from wildswing.server.doors.callers import address_of, check_caller
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.persons import NotSignedIn, Person, Persons
from wildswing.server.people.sessions import LIFETIME, Caller, Sessions
from wildswing.server.referee.referee import Referee
from wildswing.texts import say

Asked = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "wildswing"

KEY = "Idempotency-Key"
"""The header with which a request can be repeated."""

GOOD_KEY = re.compile(r"[\w-]{22,200}", re.ASCII)
"""What nobody can guess, if it is drawn at random."""

NEXT_COOKIE = "wildswing_cookie"
"""Where a request keeps the cookie that goes with its answer."""

AT_ONCE_AND_THEN = {
    "anything": (600, 60.0),
    "line": (600, 20.0),
    "guest": (30, 0.5),
    "register": (10, 1 / 30),
    "sign in": (20, 0.2),
    "wish": (120, 2.0),
    "list": (30, 0.2),
    "look": (60, 5.0),
    "replay": (20, 0.5),
    "text": (20, 0.5),
    "hint": (20, 0.5),
    "account from here": (10, 1 / 30),
    "account": (60, 0.3),
}
"""What one address may do, or be done to one account: so many times at once, and then so many times a second.

Nobody alone can try one account so often that its owner would be kept out.
"""


class NotForBots(WildswingError):
    """A bot may play, and leaves the account alone."""


class People:
    """Everybody who is known here, and how often each may ask for something."""

    def __init__(self, storage: Storage) -> None:
        self.persons = Persons(storage)
        self.sessions = Sessions(storage)
        self._allowances = {what: Allowances(*allowed) for what, allowed in AT_ONCE_AND_THEN.items()}

    def allow(self, what: str, who: str) -> None:
        """Refuses what is asked for far too often."""
        wait = self._allowances[what].spend(who)
        if wait:
            raise TooOften(say("You have asked for this too often; try again in {wait} seconds.", wait=wait), wait)


def people_of(request: Asked) -> People:
    """Returns everybody who is known at this table."""
    people: People = request.app.state["people"]
    return people


def referee_of(request: Asked) -> Referee:
    """Returns the referee of this table."""
    referee: Referee = request.app.state["referee"]
    return referee


def allow(connection: Connection, what: str) -> None:
    """Refuses what an address asks for far too often."""
    people: People = connection.app.state["people"]
    people.allow(what, address_of(connection))


def allow_sign_in(request: Asked, name: str) -> None:
    """Refuses to try the passwords of one account, or of many, far too often."""
    allow(request, "sign in")
    people_of(request).allow("account from here", f"{address_of(request)} {known_as(name)}")
    people_of(request).allow("account", known_as(name))


def check_request(request: Asked) -> None:
    """Refuses a request of another site, and one of too many."""
    check_caller(request)
    allow(request, "anything")


async def caller_of(request: Asked) -> Caller | None:
    """Returns who calls, if it is somebody who is known; the token of a page that is old is replaced."""
    sessions = people_of(request).sessions
    if "Authorization" in request.headers:
        caller = await sessions.find(bearer(request))
        if caller is None:
            raise NotSignedIn(say("This token is unknown or was revoked; make another one on the page of the table."))
        return caller
    caller = await sessions.find(request.cookies.get(COOKIE, ""))
    if caller is not None and caller.fresh:
        hand_out(request, caller.fresh)
    return caller


async def known_person(request: Asked) -> Person | None:
    """Returns the person who calls, or whose bot does, if it is somebody who is known."""
    caller = await caller_of(request)
    return None if caller is None else caller.person


async def person_of(request: Asked) -> Person:
    """Returns the person who calls, or whose bot does."""
    return (await caller_of(request) or _nobody()).person


async def page_of(request: Asked) -> Caller | None:
    """Returns who calls from a page of this table, if anybody does."""
    caller = await caller_of(request)
    if caller is not None and caller.is_bot:
        raise NotForBots(say("A bot may play, but only you can change your account; do that on the table's page."))
    return caller


async def owner_of(request: Asked) -> Caller:
    """Returns the person who calls from a page of this table."""
    return await page_of(request) or _nobody()


def bearer(request: Asked) -> str:
    """Returns the token in the header of a request."""
    _, _, token = request.headers.get("Authorization", "").partition("Bearer ")
    return token


def tokens_for(request: Asked, person: Person | None) -> Tokens:
    """Returns the tokens that a request gets; with a key, those that it got before."""
    key = request.headers.get(KEY, "")
    if key and not GOOD_KEY.fullmatch(key):
        raise WildswingError(
            say("{header} should be 22 to 200 letters, digits, - or _ that were drawn at random.", header=KEY)
        )
    return Tokens(key, "" if person is None else person.id)


def _nobody() -> NoReturn:
    raise NotSignedIn(say("Nobody is signed in here; choose a name or sign in first."))


# --- Cookies ---


def hand_out(request: Asked, token: str) -> None:
    """Has the browser keep a token, which no script can read and no other site can use; none ends it."""
    cookie = Cookie(
        COOKIE,
        value=token,
        max_age=int(LIFETIME.total_seconds()) if token else 0,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    request.scope["state"][NEXT_COOKIE] = cookie.to_header(header="")


async def add_cookie(message: Message, scope: Scope) -> None:
    """Adds the cookie of a request to its answer."""
    cookie = scope.get("state", {}).get(NEXT_COOKIE)
    if cookie is not None and message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie)
