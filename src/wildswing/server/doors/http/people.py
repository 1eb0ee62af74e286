"""People over HTTP: who one is, guests, accounts, sessions, and bots."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from wildswing.server.basics.names import known_as
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import (
    Asked,
    allow,
    allow_sign_in,
    caller_of,
    code_trial,
    hand_out,
    owner_of,
    page_of,
    people_of,
    referee_of,
    welcome,
)
from wildswing.server.people.messages import Bot, BotWish, Credentials, GuestWish, Me, NewBot, ResetWish, SignIn
from wildswing.server.people.person import Person


@get("/api/me")
async def me(request: Asked) -> Me:
    """Says who calls."""
    allow(request, "look")
    caller = await caller_of(request)
    if caller is None:
        return Me("", "nobody")
    role = "" if caller.is_bot or caller.person.is_guest else await people_of(request).roles.role_of(caller.person)
    return _me(caller.person, caller.is_bot, role)


@post("/api/guests", dto=Strict[GuestWish], return_dto=None)
async def be_guest(request: Asked, data: JSONBody[GuestWish]) -> Me:
    """Gives whoever calls a name; a guest so gets another one."""
    allow(request, "guest")
    people = people_of(request)
    caller = await page_of(request)
    if caller is not None and caller.person.is_guest:
        return _me(await people.persons.rename_guest(caller.person, data.name))
    guest = await people.persons.welcome_guest(data.name)
    await welcome(request, guest, caller)
    return _me(guest)


@post("/api/accounts", dto=Strict[Credentials], return_dto=None)
async def register(request: Asked, data: JSONBody[Credentials]) -> Me:
    """Makes an account and signs it in; a guest who registers keeps all matches."""
    allow(request, "register")
    people = people_of(request)
    caller = await page_of(request)
    await people.roles.check_registration()
    guest = caller.person if caller is not None and caller.person.is_guest else None
    person = await people.persons.register(data.name, data.password, guest)
    await welcome(request, person, caller)
    return _me(person)


@post("/api/sessions", dto=Strict[SignIn], return_dto=None)
async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Me:
    """Signs somebody in who has an account."""
    is_known = await allow_sign_in(request, data.name)
    caller = await page_of(request)
    trial = code_trial(request, known_as(data.name), is_known)
    person = await people_of(request).accounts.sign_in(data.name, data.password, data.code, trial, is_known)
    await welcome(request, person, caller)
    return _me(person)


@post("/api/sessions/reset", dto=Strict[ResetWish], return_dto=None)
async def reset_password(request: Asked, data: JSONBody[ResetWish]) -> Me:
    """Sets another password for whoever was given a code for it, signs all pages out, and this one in."""
    allow(request, "guest")
    caller = await page_of(request)
    trial = code_trial(request, known_as(data.name))
    accounts = people_of(request).accounts
    person = await accounts.reset(data.name, data.reset_code, data.password, data.code, trial)
    await welcome(request, person, caller)
    return _me(person)


@delete("/api/sessions")
async def sign_out(request: Asked) -> None:
    """Signs this page out."""
    caller = await owner_of(request)
    await people_of(request).sessions.end(caller)
    hand_out(request, "")


@delete("/api/sessions/all")
async def sign_out_everywhere(request: Asked) -> None:
    """Signs all pages of a person out."""
    caller = await owner_of(request)
    await people_of(request).sessions.end_all(caller.person)
    hand_out(request, "")


@get("/api/me/bots")
async def bots(request: Asked) -> list[Bot]:
    """Lists the bots of a person."""
    caller = await owner_of(request)
    return await people_of(request).sessions.bots(caller.person)


@post("/api/me/bots", dto=Strict[BotWish], return_dto=None)
async def new_bot(request: Asked, data: JSONBody[BotWish]) -> NewBot:
    """Makes a token for a bot, which is shown this once."""
    allow(request, "guest")
    caller = await owner_of(request)
    return await people_of(request).sessions.new_bot(caller.person, data.label)


@delete("/api/me/bots/{bot_id:str}")
async def revoke_bot(request: Asked, bot_id: FromPath[str]) -> None:
    """Has the token of a bot open nothing any more, nor those of the seats that it has taken."""
    caller = await owner_of(request)
    await people_of(request).sessions.revoke(caller.person, bot_id)
    await referee_of(request).unseat(caller.person, bot_id)


HANDLERS = [
    me,
    be_guest,
    register,
    sign_in,
    reset_password,
    sign_out,
    sign_out_everywhere,
    bots,
    new_bot,
    revoke_bot,
]


def _me(person: Person, is_bot: bool = False, role: str = "") -> Me:
    return Me(person.name, "guest" if person.is_guest else "account", is_bot, role)
