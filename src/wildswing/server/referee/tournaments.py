"""Tournaments: who holds them, who takes part, and how one round follows the other.

What a tournament is stands in one row of the database. Whoever changes it, at any worker, says from which version; a
round is written together with its matches, so it is paired once or not at all. Results are read from the matches.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from wildswing.agents.levels import LEVELS
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game
from wildswing.pairing.meetings import Meeting
from wildswing.pairing.swiss import pair, usual_rounds
from wildswing.server.basics.names import clean_name
from wildswing.server.basics.terms import Terms
from wildswing.server.basics.tokens import new_match_id
from wildswing.server.keeping import tournaments as kept
from wildswing.server.keeping.saved import now
from wildswing.server.keeping.sql_tables import PEOPLE
from wildswing.server.keeping.tournaments import Entrant, State, Tournament
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.people.person import Person
from wildswing.server.people.tournament_messages import EntryWish, TournamentWish
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import ANY
from wildswing.server.referee.house import House
from wildswing.server.referee.rounds import BegunRound, begin_round, results_of, wish_of
from wildswing.texts import say

LOG = logging.getLogger(__name__)

MOST_PLAYERS = 128
MOST_MACHINES = 16
MOST_OF_A_HOST = 3
MOST_UNDER_WAY = 50
"""Tournaments that are not over, at the whole table."""

HERE_FOR = timedelta(minutes=30)
"""How long it counts that somebody has checked in."""

OPEN_FOR = timedelta(days=7)
"""After how long a tournament that never began is called off."""

TRIES = 20
"""How often a change is tried while others change the same tournament."""

EVERY = 5.0
"""Seconds after which it is looked again whether a round is over."""

Step = Callable[[Tournament], State]
"""Says what becomes of a tournament as it stands, or refuses."""


class UnknownTournament(WildswingError):
    """There is no such tournament."""


class NotTheHost(WildswingError):
    """Only whoever holds a tournament may do this."""


class NotNow(WildswingError):
    """The tournament is not so far, or too far for this."""


class Tournaments:
    """All tournaments of a table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._storage = house.storage

    # --- Holding one ---

    async def open(self, wish: TournamentWish, person: Person) -> Tournament:
        """Opens a tournament to which people may come."""
        if person.is_guest:
            raise NotTheHost(say("A tournament is held by somebody with an account; register first."))
        if len(await kept.under_way(self._storage, person.id)) >= MOST_OF_A_HOST:
            raise NotNow(say("You hold {most} tournaments already; wait until one is over.", most=MOST_OF_A_HOST))
        if len(await kept.under_way(self._storage)) >= MOST_UNDER_WAY:
            raise NotNow(say("So many tournaments are held here already that no other is opened; try again later."))
        state = State(wish.rounds, wish.minutes, Terms(wish.clock, "forfeit"), wish.edition)
        opened = Tournament(new_match_id(), clean_name(wish.name), person.id, wish.game, now(), 0, state)
        await asyncio.to_thread(_try, opened)
        await self._storage.write(kept.added(opened))
        return opened

    async def start(self, tournament_id: str, person: Person) -> Tournament:
        """Begins the first round with all who are there."""

        def started(tournament: Tournament) -> State:
            _check_host(tournament, person)
            _check_phase(tournament, "open")
            entrants = [_present(entrant) for entrant in tournament.state.entrants]
            count = len([entrant for entrant in entrants if not entrant.gone])
            if count < 2:
                raise NotNow(say("A tournament needs two who have checked in; wait for more, or add a machine."))
            planned = tournament.state.planned or usual_rounds(count)
            return msgspec.structs.replace(
                tournament.state, phase="running", entrants=tuple(entrants), planned=min(planned, count - 1 + count % 2)
            )

        return await self._change(tournament_id, started, pairs=True)

    async def call_off(self, tournament_id: str, person: Person) -> Tournament:
        """Ends a tournament before its time; matches that are played go on."""

        def called_off(tournament: Tournament) -> State:
            _check_host(tournament, person)
            _check_phase(tournament, "open", "running")
            return msgspec.structs.replace(tournament.state, phase="called off")

        return await self._change(tournament_id, called_off)

    # --- Taking part ---

    async def enter(self, tournament_id: str, wish: EntryWish, person: Person) -> Tournament:
        """Lets somebody take part, or a machine if the host says so; who comes late plays from the next round on."""
        tournament = await self.find(tournament_id)
        game = find_game(tournament.game)
        brings = await asyncio.to_thread(_brought, tournament, wish)

        def entered(before: Tournament) -> State:
            _check_phase(before, "open", "running")
            entrants = before.state.entrants
            if len(entrants) >= MOST_PLAYERS:
                raise NotNow(say("This tournament is full; {most} take part.", most=MOST_PLAYERS))
            if wish.machine:
                _check_host(before, person)
                one = _machine(wish.machine, entrants, game.title)
            elif any(entrant.id == person.id for entrant in entrants):
                raise NotNow(say("You take part in this tournament already."))
            else:
                one = Entrant(person.id)
            added = msgspec.structs.replace(one, brings=brings, here=now())
            return msgspec.structs.replace(before.state, entrants=(*entrants, added))

        return await self._change(tournament_id, entered)

    async def check_in(self, tournament_id: str, person: Person) -> Tournament:
        """Notes that somebody is there, also somebody who had left."""

        def checked_in(tournament: Tournament) -> State:
            _check_phase(tournament, "open", "running")
            return _with(tournament, person.id, here=now(), gone=False)

        return await self._change(tournament_id, checked_in)

    async def leave(self, tournament_id: str, person: Person, place: int | None = None) -> Tournament:
        """Lets somebody leave, or the host send somebody away; after the start the results stay."""

        def left(tournament: Tournament) -> State:
            _check_phase(tournament, "open", "running")
            entrants = tournament.state.entrants
            if place is not None:
                _check_host(tournament, person)
                if place >= len(entrants):
                    raise NotNow(say("Nobody takes part with this number."))
            who = person.id if place is None else entrants[place].id
            if tournament.state.phase == "running":
                return _with(tournament, who, gone=True)
            _find(tournament, who)
            rest = tuple([entrant for entrant in entrants if entrant.id != who])
            return msgspec.structs.replace(tournament.state, entrants=rest)

        return await self._change(tournament_id, left)

    # --- Rounds ---

    async def find(self, tournament_id: str) -> Tournament:
        """Returns a tournament as it is on disk."""
        found = await kept.find(self._storage, tournament_id)
        if found is None:
            raise UnknownTournament(say("There is no such tournament at this table; choose another one."))
        return found

    async def looked_at(self, tournament_id: str) -> Tournament:
        """Returns a tournament with all results that are known by now."""
        return await self.go_on(await self.find(tournament_id))

    async def go_on(self, tournament: Tournament) -> Tournament:
        """Notes results, and begins the next round once all are known; of several workers one does so."""
        if tournament.state.phase == "open" and _age(tournament.created) > OPEN_FOR:
            return await self._change(tournament.id, _forgotten)
        if tournament.state.phase != "running":
            return tournament
        results = await results_of(self._storage, tournament)
        state = msgspec.structs.replace(
            tournament.state,
            rounds=(*tournament.state.rounds[:-1], results.meetings) if tournament.state.rounds else (),
            entrants=_without(tournament.state.entrants, results.absent),
        )
        if state == tournament.state and (self._house.is_draining or not _is_round_over(state)):
            await self._stir(tournament)
            return tournament
        with contextlib.suppress(Overtaken):
            await self._take(tournament, state, results.statements)
            for match_id in results.given_up:
                self._house.rooms.let_go(match_id)
        return await self.find(tournament.id)

    async def keep_up(self) -> None:
        """Looks again and again whether a round is over, at one worker of all."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                if await self._storage.claim("tournaments", 0):
                    for tournament in await kept.under_way(self._storage):
                        await self.go_on(tournament)
            except WildswingError as error:
                LOG.error("%s", error)

    async def _change(self, tournament_id: str, step: Step, pairs: bool = False) -> Tournament:
        """Changes a tournament; what another worker has done meanwhile is looked at first."""
        for _ in range(TRIES):
            tournament = await self.find(tournament_id)
            state = step(tournament)
            with contextlib.suppress(Overtaken):
                await self._take(tournament, state, pairs=pairs)
                return await self.find(tournament_id)
        raise Overtaken("This tournament is being changed by too many at once; try again.")

    async def _take(
        self, before: Tournament, state: State, statements: Collection[UpdateBase] = (), pairs: bool = True
    ) -> None:
        """Writes what becomes of a tournament, with the next round if the last one is over."""
        after, begun = state, None
        if pairs and state.phase == "running" and _is_round_over(state) and not self._house.is_draining:
            after, begun = await self._next_round(before, state)
        await self._storage.write(kept.changed(before, after), *statements, *(begun.statements if begun else ()))
        for room in begun.rooms if begun else ():
            self._house.rooms.changed(self._house.rooms.keep(room))

    async def _next_round(self, tournament: Tournament, state: State) -> tuple[State, BegunRound | None]:
        here = [entrant.id for entrant in state.entrants if not entrant.gone]
        if len(state.rounds) >= state.planned or len(here) < 2:
            return msgspec.structs.replace(state, phase="over"), None
        everybody = [entrant.id for entrant in state.entrants]
        meetings: list[Meeting] = await asyncio.to_thread(pair, everybody, state.rounds, here)
        people = await self.people(everybody)
        paired = msgspec.structs.replace(tournament, state=state)
        begun = await asyncio.to_thread(begin_round, paired, meetings, people)
        return msgspec.structs.replace(state, rounds=(*state.rounds, begun.meetings), began=now()), begun

    async def _stir(self, tournament: Tournament) -> None:
        """Has machines play on among themselves, which a worker may have left alone."""
        machines = {entrant.id for entrant in tournament.state.entrants if entrant.agent}
        for meeting in tournament.state.rounds[-1] if tournament.state.rounds else ():
            if meeting.share is None and {meeting.one, meeting.other} <= machines:
                with contextlib.suppress(WildswingError):
                    self._house.rooms.changed(await self._house.rooms.find(meeting.match))

    async def people(self, ids: Collection[str]) -> dict[str, Person]:
        """Returns those of some people who are still known here."""
        rows = await self._storage.rows(select(PEOPLE).where(PEOPLE.c.id.in_(list(ids))))
        return {row.id: Person(row.id, row.name, row.password is None) for row in rows}


# --- What may be done ---


def _try(tournament: Tournament) -> None:
    """Refuses a tournament whose matches could not be played."""
    game = find_game(tournament.game)
    setup = presenter_of(game).setup(game, wish_of(tournament))
    if len(presenter_of(game).seats(game, setup, ())) != 2:
        raise WildswingError(say("A tournament is held in a game for two, which {game} is not.", game=game.title))


def _brought(tournament: Tournament, wish: EntryWish) -> str:
    """Returns what somebody brings to all matches; nobody brings a thing of the own making."""
    game = find_game(tournament.game)
    presenter = presenter_of(game)
    names = presenter.bringable(game)
    brought = presenter.brought(game, wish.brings)
    if names and brought not in {*names, ANY}:
        raise WildswingError(say("To a tournament everybody brings one of the roster; choose one, or any."))
    return brought


def _machine(level: str, entrants: Collection[Entrant], title: str) -> Entrant:
    if level not in LEVELS:
        raise WildswingError(
            say(
                "There is no machine “{name}” for {game}; name a level: {levels}.",
                name=level[:40],
                game=title,
                levels=", ".join(LEVELS),
            )
        )
    machines = [entrant for entrant in entrants if entrant.agent]
    if len(machines) >= MOST_MACHINES:
        raise NotNow(say("{most} machines take part already, which is the most.", most=MOST_MACHINES))
    used = {entrant.id for entrant in entrants}
    number = next(number for number in range(1, MOST_MACHINES + 1) if f"agent:{level}:{number}" not in used)
    return Entrant(f"agent:{level}:{number}", agent=level)


def _check_host(tournament: Tournament, person: Person) -> None:
    if tournament.host != person.id or person.bot:
        raise NotTheHost(say("Only whoever holds this tournament may do this."))


def _check_phase(tournament: Tournament, *phases: str) -> None:
    if tournament.state.phase not in phases:
        raise NotNow(
            say("This tournament has begun already.")
            if tournament.state.phase == "running"
            else say("This tournament is over.")
        )


def _present(entrant: Entrant) -> Entrant:
    """Returns who takes part from the first round on: a machine, and who has checked in lately."""
    is_here = bool(entrant.agent) or _age(entrant.here) <= HERE_FOR
    return msgspec.structs.replace(entrant, gone=not is_here)


def is_here(entrant: Entrant) -> bool:
    """Tells whether somebody has checked in, and not too long ago."""
    return not _present(entrant).gone


def _find(tournament: Tournament, who: str) -> Entrant:
    found = [entrant for entrant in tournament.state.entrants if entrant.id == who]
    if not found:
        raise NotNow(say("You do not take part in this tournament."))
    return found[0]


def _with(tournament: Tournament, who: str, **changes: str | bool) -> State:
    _find(tournament, who)
    entrants = [
        msgspec.structs.replace(entrant, **changes) if entrant.id == who else entrant
        for entrant in tournament.state.entrants
    ]
    return msgspec.structs.replace(tournament.state, entrants=tuple(entrants))


def _without(entrants: Collection[Entrant], absent: Collection[str]) -> tuple[Entrant, ...]:
    """Returns all who take part; who did not come is not paired again before saying to be there."""
    return tuple(
        [msgspec.structs.replace(entrant, gone=True) if entrant.id in absent else entrant for entrant in entrants]
    )


def _forgotten(tournament: Tournament) -> State:
    _check_phase(tournament, "open")
    return msgspec.structs.replace(tournament.state, phase="called off")


def _is_round_over(state: State) -> bool:
    return not state.rounds or all(meeting.share is not None for meeting in state.rounds[-1])


def _age(written: str) -> timedelta:
    return datetime.now(UTC) - datetime.fromisoformat(written)
