"""One's own account over HTTP: password, second factor, sessions, and all that is kept, as a file or no more."""

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import (
    Asked,
    allow,
    code_trial,
    hand_out,
    owner_of,
    people_of,
    referee_of,
    welcome,
)
from wildswing.server.people.accounts import NotYours
from wildswing.server.people.messages import (
    Account,
    Export,
    FactorWish,
    NewFactor,
    OpenSession,
    PasswordWish,
    Proof,
    RecoveryCodes,
)
from wildswing.server.people.own import account_of, export_of
from wildswing.server.people.sessions import Caller
from wildswing.texts import say

AS_FILE = {"Content-Disposition": 'attachment; filename="wildswing.json"'}


@get("/api/me/account")
async def account(request: Asked) -> Account:
    """Says what the owner of an account may know of it."""
    allow(request, "look")
    return await account_of(referee_of(request).storage, (await _owner(request)).person)


@post("/api/me/password", dto=Strict[PasswordWish], return_dto=None, status_code=204)
async def change_password(request: Asked, data: JSONBody[PasswordWish]) -> None:
    """Sets another password; all other pages of the person are signed out, and bots stay."""
    caller = await _careful_owner(request)
    await people_of(request).accounts.change_password(caller.person, data.old, data.new)
    await welcome(request, caller.person, None)


# --- Sessions ---


@get("/api/me/sessions")
async def sessions(request: Asked) -> list[OpenSession]:
    """Lists where a person is signed in, the last used first."""
    allow(request, "look")
    return await people_of(request).sessions.pages(await owner_of(request))


@delete("/api/me/sessions/{session_id:str}")
async def end_session(request: Asked, session_id: FromPath[str]) -> None:
    """Signs a person out in one browser."""
    caller = await owner_of(request)
    await people_of(request).sessions.end_one(caller.person, session_id)


# --- The second factor ---


@post("/api/me/second-factor/secret")
async def new_factor(request: Asked) -> NewFactor:
    """Makes a secret for an app; nothing is kept of it before the app has shown a code."""
    allow(request, "guest")
    return people_of(request).accounts.offer_factor((await _owner(request)).person)


@post("/api/me/second-factor", dto=Strict[FactorWish], return_dto=None)
async def turn_factor_on(request: Asked, data: JSONBody[FactorWish]) -> RecoveryCodes:
    """Asks for a code at every sign-in from now on; the recovery codes are shown this once."""
    caller = await _careful_owner(request)
    return await people_of(request).accounts.turn_factor_on(caller.person, data)


@post("/api/me/second-factor/end", dto=Strict[Proof], return_dto=None, status_code=204)
async def turn_factor_off(request: Asked, data: JSONBody[Proof]) -> None:
    """Lets the password alone open the account again."""
    caller = await _careful_owner(request)
    trial = code_trial(request, caller.person.id)
    await people_of(request).accounts.turn_factor_off(caller.person, data, trial)


# --- One's data ---


@get("/api/me/export")
async def export(request: Asked) -> Response[Export]:
    """Gives all that is kept of a person as a file."""
    allow(request, "export")
    caller = await owner_of(request)
    found = await export_of(referee_of(request).storage, people_of(request).sessions, caller)
    return Response(found, headers=AS_FILE)


@post("/api/me/deletion", dto=Strict[Proof], return_dto=None, status_code=204)
async def delete_person(request: Asked, data: JSONBody[Proof]) -> None:
    """Deletes all that is kept of a person; matches that go on are resigned, and those of others lose the name."""
    caller = await owner_of(request)
    people_of(request).allow("own account", caller.person.id)
    await people_of(request).accounts.prove(caller.person, data, code_trial(request, caller.person.id))
    referee = referee_of(request)
    await referee.works.see_through(referee.departing.forget(caller.person.id))
    hand_out(request, "")


HANDLERS = [
    account,
    change_password,
    sessions,
    end_session,
    new_factor,
    turn_factor_on,
    turn_factor_off,
    export,
    delete_person,
]


async def _owner(request: Asked) -> Caller:
    """Returns the owner of an account who calls from a page."""
    caller = await owner_of(request)
    if caller.person.is_guest:
        raise NotYours(say("A guest has no password; make an account first."))
    return caller


async def _careful_owner(request: Asked) -> Caller:
    """Returns the owner of an account who calls, unless passwords are tried there far too often."""
    caller = await _owner(request)
    people_of(request).allow("own account", caller.person.id)
    return caller
