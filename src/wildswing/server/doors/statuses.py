"""With which status a refusal is answered where nobody needs to be known."""

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.limits import TooOften
from wildswing.server.changing.rooms import UnknownMatch
from wildswing.server.changing.seating import ForeignSeat, NotAgreed, TakenSeat
from wildswing.server.keeping.log import BrokenLog
from wildswing.server.keeping.troubles import DatabaseTrouble, LostDatabase, Overtaken, PassingTrouble
from wildswing.server.referee.referee import ClosingSoon, TooManyMatches
from wildswing.server.referee.replays import NotOver
from wildswing.server.referee.studies import Stopped
from wildswing.server.room.dealing import NotDealt
from wildswing.study.puzzles.choice import NoPuzzle
from wildswing.study.puzzles.position import BrokenPuzzle

STATUS_AT_MATCHES: dict[type[WildswingError], int] = {
    ForeignSeat: 403,
    NoPuzzle: 404,
    UnknownMatch: 404,
    BrokenPuzzle: 409,
    BrokenLog: 409,
    NotDealt: 409,
    NotOver: 409,
    NotAgreed: 409,
    Overtaken: 409,
    Stopped: 409,
    TakenSeat: 409,
    TooManyMatches: 429,
    TooOften: 429,
    ClosingSoon: 503,
    DatabaseTrouble: 503,
    LostDatabase: 503,
    PassingTrouble: 503,
}
"""By the kind of a refusal; any other mistake of the caller is a 400."""
