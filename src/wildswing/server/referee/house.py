"""A table for many people: a referee with a database, in which the lobby and those who are known have their place."""

from functools import partial

from wildswing.server.basics.settings import USUAL, Settings
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.changing.sitting import unseat
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.table_analyses import TableAnalyses
from wildswing.server.keeping.table_scores import TableScores
from wildswing.server.machines.judging import AmongThinkers
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.people import past
from wildswing.server.people.person import Person
from wildswing.server.referee.analyses import Analyses
from wildswing.server.referee.departing import Departing
from wildswing.server.referee.listing import Listing
from wildswing.server.referee.referee import Referee


class House(Referee):
    """Everything that happens at the tables of one server."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        timepiece: Timepiece,
        budget: tuple[float, float] | None = None,
        settings: Settings = USUAL,
    ) -> None:
        super().__init__(storage, TableScores(storage), thinkers, timepiece, budget, settings)
        self.storage = storage
        self.listing = Listing(storage, self.rooms)
        self.departing = Departing(self.rooms, storage)
        self.analyses = Analyses(self.rooms, TableAnalyses(storage), AmongThinkers(thinkers), thinkers, self.works)

    async def unseat(self, person: Person, bot: str) -> None:
        """Takes all seats from a bot whose token was revoked; its lines are ended, and its person may come back."""
        for match_id in await past.seats_of_bot(self.storage, person, bot):
            await self.rooms.change(await self.rooms.find(match_id), partial(unseat, bot))
