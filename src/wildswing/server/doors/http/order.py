"""Keeping order over HTTP: reports of anybody, and what people with a role may order."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from wildswing.server.changing.seating import TakenSeat
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import Asked, allow, owner_of, people_of, person_of, referee_of
from wildswing.server.people.messages import Noted, Ordered, OrderWish, Report, ReportWish
from wildswing.server.people.person import Person
from wildswing.server.people.reports import Reports
from wildswing.server.people.roles import NoRole
from wildswing.server.referee.desk import Desk
from wildswing.server.referee.talk import Talking
from wildswing.texts import say


@post("/api/reports", dto=Strict[ReportWish], return_dto=None, status_code=204)
async def report(request: Asked, data: JSONBody[ReportWish]) -> None:
    """Reports whoever has a seat of a match to those who keep order."""
    allow(request, "report")
    reporter = await person_of(request)
    referee = referee_of(request)
    room = await referee.rooms.find(data.match)
    if data.seat >= len(room.seats) or not room.keepers[data.seat].token_hash:
        raise TakenSeat(say("Nobody has this seat, so there is nobody to report."))
    record = (await referee.record(room.id)).decode() if room.outcome else None
    talking: Talking = request.app.state["talking"]
    talk = await talking.all_of(room.id)
    await Reports(referee.storage).add(reporter, data, room.keepers[data.seat], record, talk)


@get("/api/order/reports")
async def reports(request: Asked) -> list[Report]:
    """Lists the reports that nobody has closed, to people with a role."""
    await _with_role(request)
    return await Reports(referee_of(request).storage).open()


@get("/api/order/reports/{report_id:str}/record")
async def report_record(request: Asked, report_id: FromPath[str]) -> Response[bytes]:
    """Gives the match file of a report, once the match is over, to people with a role."""
    await _with_role(request)
    referee = referee_of(request)
    kept = Reports(referee.storage)
    row = await kept.find(report_id)
    record = row.record or (await referee.record(row.match)).decode()
    if row.record is None:
        await kept.attach(report_id, record)
    return Response(record.encode(), media_type="application/jsonl")


@post("/api/order", dto=Strict[OrderWish], return_dto=None)
async def order(request: Asked, data: JSONBody[OrderWish]) -> Ordered:
    """Carries out what somebody with a role orders, and writes it down."""
    person, role = await _with_role(request)
    referee = referee_of(request)
    desk = Desk(referee.storage, referee.rooms)
    doing = desk.carry_out_for(role, person.name, data.order, data.details)
    return Ordered(await referee.works.see_through(doing))


@get("/api/order/log")
async def order_log(request: Asked) -> list[Noted]:
    """Lists what was ordered, the newest first, to people with a role."""
    await _with_role(request)
    referee = referee_of(request)
    return await Desk(referee.storage, referee.rooms).noted()


HANDLERS = [report, reports, report_record, order, order_log]


async def _with_role(request: Asked) -> tuple[Person, str]:
    """Returns who calls, with a role; a role counts only with a second factor, and never for a bot."""
    allow(request, "look")
    person = (await owner_of(request)).person
    role = await people_of(request).roles.role_of(person)
    if not role:
        raise NoRole(say("Only operators and moderators with a second factor may do this."))
    return person, role
