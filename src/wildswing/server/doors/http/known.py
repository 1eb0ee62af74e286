"""Who calls: a person by the cookie of a page, or by a token in the header of a bot."""

import re
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import Any, NoReturn

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.types import Message, Scope

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.limits import Allowances, TooOften
from wildswing.server.basics.names import known_as
from wildswing.server.basics.tokens import Tokens, hash_of
from wildswing.server.basics.works import Works
from wildswing.server.doors.callers import address_of, check_caller
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.accounts import Accounts
from wildswing.server.people.browsers import browser_of
from wildswing.server.people.person import Person
from wildswing.server.people.persons import NotSignedIn, Persons
from wildswing.server.people.roles import Roles
from wildswing.server.people.sessions import KNOWN_FOR, LIFETIME, Caller, Sessions
from wildswing.server.people.ties import Ties
from wildswing.server.referee.house import House
from wildswing.texts import say

Asked = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "wildswing"

BROWSER_COOKIE = "wildswing_browser"
"""By this a browser is known in which somebody has signed in before; it opens nothing."""

KEY = "Idempotency-Key"
"""The header with which a request can be repeated."""

GOOD_KEY = re.compile(r"[\w-]{22,200}", re.ASCII)
"""What nobody can guess, if it is drawn at random."""

NEXT_COOKIES = "wildswing_cookies"
"""Where a request keeps the cookies that go with its answer, by name."""

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
    "analysis": (10, 1 / 60),
    "study": (60, 1.0),
    "puzzle": (60, 2.0),
    "moment": (120, 5.0),
    "values": (30, 0.5),
    "account from here": (10, 1 / 30),
    "account": (60, 0.3),
    "known browser": (10, 1 / 30),
    "code": (10, 1 / 60),
    "own account": (10, 1 / 30),
    "export": (3, 1 / 300),
    "report": (5, 1 / 120),
    "say": (30, 1.0),
    "say at a seat": (5, 0.25),
    "tie": (30, 0.2),
    "challenge": (5, 1 / 60),
    "tournament": (30, 1 / 60),
}
"""What one address may do, or be done to one account: so many times at once, and then so many times a second.

However often strangers try one account, its owner gets in: from a browser that was used before, with a second factor,
and on every page that is signed in.
"""


SHARED = AT_ONCE_AND_THEN.keys() - {"anything", "line", "look", "replay", "text", "hint", "study"}
"""What is counted at all workers together; of the rest there is so much that each counts its own."""

SPENT = "spent"
"""What workers say to each other: somebody was allowed something."""


class NotForBots(WildswingError):
    """A bot may play, and leaves the account alone."""


class People:
    """Everybody who is known here, and how often each may ask for something."""

    def __init__(self, storage: Storage, works: Works) -> None:
        self._storage = storage
        self._works = works
        self.persons = Persons(storage)
        self.sessions = Sessions(storage)
        self.accounts = Accounts(storage, self.persons)
        self.roles = Roles(storage, self.persons)
        self.ties = Ties(storage)
        self._allowances = {what: Allowances(*allowed) for what, allowed in AT_ONCE_AND_THEN.items()}
        storage.take_calls(self._hear)

    def allow(self, what: str, who: str) -> None:
        """Refuses what is asked for far too often, here and at other workers."""
        # Workers tell each other no more than a hash: neither an address nor a name goes through the database.
        key = hash_of(who) if what in SHARED else who
        wait = self._allowances[what].spend(key)
        if wait:
            raise TooOften(say("You have asked for this too often; try again in {wait} seconds.", wait=wait), wait)
        if what in SHARED and self._storage.is_shared and not self._works.are_ending:
            self._works.start(self._storage.call(f"{SPENT} {key} {what}"))

    def _hear(self, words: str) -> None:
        """Counts what somebody was allowed at another worker."""
        word, _, rest = words.partition(" ")
        key, _, what = rest.partition(" ")
        if word == SPENT and what in SHARED:
            self._allowances[what].owe(key)


def people_of(request: Asked) -> People:
    """Returns everybody who is known at this table."""
    people: People = request.app.state["people"]
    return people


def referee_of(request: Asked) -> House:
    """Returns the referee of this table."""
    referee: House = request.app.state["referee"]
    return referee


def allow(connection: Connection, what: str) -> None:
    """Refuses what an address asks for far too often."""
    people: People = connection.app.state["people"]
    people.allow(what, address_of(connection))


async def allow_sign_in(request: Asked, name: str) -> bool:
    """Refuses strangers who try the passwords of one account, or of many, far too often; tells who is no stranger.

    Where a password opens nothing without a second factor, strangers from elsewhere keep nobody out.
    """
    people, who = people_of(request), known_as(name)
    browser = request.cookies.get(BROWSER_COOKIE, "")
    if await people.sessions.knows_browser(browser, name):
        people.allow("known browser", f"{hash_of(browser)} {who}")
        return True
    allow(request, "sign in")
    people.allow("account from here", f"{address_of(request)} {who}")
    if not await people.accounts.has_second_factor(name):
        people.allow("account", who)
    return False


def code_trial(request: Asked, who: str, is_known: bool = False) -> Callable[[], None]:
    """Returns what refuses to try the codes of one account far too often; only who has its password comes so far.

    A browser that is known has tries of its own, which whoever has stolen the password cannot use up.
    """
    browser = f" {hash_of(request.cookies.get(BROWSER_COOKIE, ''))}" if is_known else ""
    return partial(people_of(request).allow, "code", who + browser)


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


async def welcome(request: Asked, person: Person, instead_of: Caller | None) -> None:
    """Signs somebody in on the page that calls, and lets the browser be known again when somebody has an account."""
    people = people_of(request)
    label = browser_of(request.headers.get("User-Agent", ""))
    hand_out(request, await people.sessions.begin(person, instead_of, label))
    before = request.cookies.get(BROWSER_COOKIE, "")
    if not person.is_guest and not await people.sessions.knows_browser(before, person.name):
        _hand_out(request, BROWSER_COOKIE, await people.sessions.know_browser(person), KNOWN_FOR)


def hand_out(request: Asked, token: str) -> None:
    """Has the browser keep the token of a session; none ends it."""
    _hand_out(request, COOKIE, token, LIFETIME)


def _hand_out(request: Asked, name: str, token: str, lifetime: timedelta) -> None:
    """Has the browser keep a token, which no script can read and no other site can use."""
    cookie = Cookie(
        name,
        value=token,
        max_age=int(lifetime.total_seconds()) if token else 0,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    request.scope["state"].setdefault(NEXT_COOKIES, {})[name] = cookie.to_header(header="")


async def add_cookies(message: Message, scope: Scope) -> None:
    """Adds the cookies of a request to its answer."""
    cookies = scope.get("state", {}).get(NEXT_COOKIES, {})
    if message["type"] == "http.response.start":
        for cookie in cookies.values():
            MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie)
