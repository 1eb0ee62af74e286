"""The referee: gives seats, checks answers, and has them written down before anybody is told."""

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from wildswing.home.scores import Score, is_solo
from wildswing.kernel.errors import IllegalAnswer, WildswingError
from wildswing.kernel.fairness import NO_ENTROPY, commit
from wildswing.kernel.match import Match, replay
from wildswing.kernel.record import Recorder, write
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import SPECTATOR
from wildswing.notation.matches import notate
from wildswing.server.basics.limits import Shares, TooOften
from wildswing.server.basics.settings import USUAL, Settings
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.basics.tokens import Tokens, new_match_id, new_secret
from wildswing.server.basics.works import Works
from wildswing.server.changing.answering import add_entropy, give_answer, take_back
from wildswing.server.changing.drafting import deal_drafted, pick
from wildswing.server.changing.leaving import come_back, give_up
from wildswing.server.changing.rooms import Rooms
from wildswing.server.changing.seating import ANY_TOKENS, ForeignSeat, check_terms, seat_all, seat_repeated
from wildswing.server.changing.sitting import Joining, Returning
from wildswing.server.clocks.absence import Absence
from wildswing.server.clocks.timekeeper import Timekeeper
from wildswing.server.keeping.log import Log
from wildswing.server.keeping.scores import Scores
from wildswing.server.machines.hints import Hints
from wildswing.server.machines.minds import Minds
from wildswing.server.machines.rota import Rota
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.people.person import Person
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import (
    ANY,
    OPEN,
    Accepted,
    Answer,
    BranchWish,
    GuestSeat,
    Hello,
    JoinWish,
    MatchWish,
    PlayWish,
    Refused,
    TextWish,
)
from wildswing.server.referee.gallery import Gallery
from wildswing.server.referee.patience import Patience
from wildswing.server.referee.rematches import Rematches
from wildswing.server.referee.replays import NotOver, Replays, check_over
from wildswing.server.referee.studies import Studies
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.ends import RESIGN
from wildswing.server.room.keepers import NO_PACT, Keeper, Pact, notice_of
from wildswing.server.room.pages import Page
from wildswing.server.room.recording import recorder_of
from wildswing.server.room.room import Left, Room
from wildswing.texts import say

LOG = logging.getLogger(__name__)

LONGEST_REST = 0.05
"""Seconds of rest, at most, between two matches that are taken up from the log."""

NEW_MATCHES = (300, 10.0)
"""Matches that may be started at this table: so many at once, and then so many a second.

Whoever starts many leaves some of them to others.
"""


class TooManyMatches(TooOften):
    """Somebody starts matches faster than they can be played."""


class ClosingSoon(WildswingError):
    """A match is to begin at a table that is about to close."""

    wait = 30


class Referee:
    """Everything that happens in matches, wherever they are written down."""

    def __init__(
        self,
        log: Log,
        scores: Scores,
        thinkers: Thinkers,
        timepiece: Timepiece,
        budget: tuple[float, float] | None = None,
        settings: Settings = USUAL,
    ) -> None:
        self.settings = settings
        self.is_draining = False
        """Whether the table is about to close, so that nothing is begun any more."""
        self.thinkers = thinkers
        self.scores = scores
        """Where results of games for one player are kept."""
        self.works = Works()
        self._log = log
        self.rooms = Rooms(log, self.works, timepiece, settings.rooms)
        self.gallery = Gallery(self.rooms, self.works)
        self.replays = Replays(self.rooms, thinkers)
        self.studies = Studies(self.rooms, thinkers)
        self._hints = Hints(thinkers)
        self._new_matches = Shares(*NEW_MATCHES)
        self.rematches = Rematches(self.rooms, self._allow_new_match)
        self._rota = Rota(budget, timepiece, settings.thinkers)
        Minds(self.rooms, log, thinkers, self.works, self._rota)
        Timekeeper(self.rooms, timepiece, self.works)
        Absence(self.rooms, log, timepiece, self.works)
        Patience(self.rooms, self.rematches, timepiece, self.works)

    # --- Matches ---

    def sheet(self, game: str, name: str) -> Any:
        """Returns all about one of the choices of a game, such as a fighter with its cards."""
        found = find_game(game)
        return presenter_of(found).sheet(found, name)

    def read_text(self, game: str, wish: TextWish) -> Any:
        """Reads a thing of somebody's own making, such as a fighter, and returns what a page shows of it."""
        found = find_game(game)
        return presenter_of(found).read_text(found, wish.text, wish.file)

    async def begin(
        self, wish: MatchWish, person: Person | None = None, address: str = "", tokens: Tokens = ANY_TOKENS
    ) -> GuestSeat:
        """Starts a match and gives its caller the seats that were wished for.

        Unless a seed was wished for, cards are dealt only when every seat has added its entropy to a secret.
        """
        self._allow_new_match(address)
        if wish.seed and wish.listed:
            raise WildswingError(
                say("Whoever chooses the seed knows all cards, so a match in the lobby has none; leave “seed” out.")
            )
        if wish.seed and wish.terms.bans:
            raise WildswingError(
                say(
                    "Whoever chooses the seed chooses for all seats, so nobody can ban anything; leave one of them out."
                )
            )
        wished = await asyncio.to_thread(_wished, wish)
        match_id = new_match_id()
        seating = seat_all(match_id, wished, wish, person, tokens)
        keepers, guest = seating.keepers, seating.guest
        listed = wish.listed and any(keeper.is_open for keeper in keepers)
        check_terms(wished, keepers, wish.terms)
        if wish.seed:
            match = await asyncio.to_thread(_dealt, wished, wish.seed, keepers)
            await self._add(match_id, match, keepers, Pact(None, wish.terms), listed)
            return msgspec.structs.replace(guest, notice=notice_of(keepers, None))
        entropies = [NO_ENTROPY if keeper.agent else "" for keeper in keepers]
        is_frame = bool(wished.left_open)
        fairness = commit(new_secret(), match_id, wished.game, wished.setup, entropies, is_frame=is_frame)
        await self._add(match_id, wished, keepers, Pact(fairness, wish.terms), listed)
        return msgspec.structs.replace(guest, commitment=fairness.commitment)

    async def branch(self, match_id: str, wish: BranchWish, person: Person | None, address: str) -> GuestSeat:
        """Starts a match that goes on from a place in one that is over, with the same cards, against an agent."""
        former = await self.rooms.find(match_id)
        check_over(former)
        match = await asyncio.to_thread(_played_up_to, former.match, wish.answers)
        return await self._play_on(match, wish, person, address)

    async def play_on(self, wish: PlayWish, person: Person | None, address: str, language: str) -> GuestSeat:
        """Starts a match that goes on from a moment of a study, with the same cards, against an agent."""
        return await self._play_on(await self.studies.match(wish, language), wish, person, address)

    async def _play_on(
        self, match: Match, wish: BranchWish | PlayWish, person: Person | None, address: str
    ) -> GuestSeat:
        self._allow_new_match(address)
        branch_id = new_match_id()
        seating = seat_all(branch_id, match, _wish_for(match, wish), person)
        await self._add(branch_id, match, seating.keepers, NO_PACT, False)
        return msgspec.structs.replace(seating.guest, notice=notice_of(seating.keepers, None))

    async def join(
        self,
        match_id: str,
        wish: JoinWish,
        person: Person | None = None,
        tokens: Tokens = ANY_TOKENS,
    ) -> GuestSeat:
        """Gives an open seat to somebody who is invited, or who comes from the lobby without an invitation.

        A request that is repeated with its key gets the same seat again.
        """
        room = await self.rooms.find(match_id)
        brings = await asyncio.to_thread(presenter_of(room.game).brought, room.game, wish.brings, wish.text)
        joining = Joining(wish, brings, person, tokens)
        await self.rooms.change(room, joining)
        return _promised(joining.guest, room)

    async def seated(self, match_id: str, tokens: Tokens) -> GuestSeat | None:
        """Returns the seat that the same request took in a match before, if it did."""
        room = await self.rooms.find(match_id)
        found = seat_repeated(room.id, room.keepers, tokens)
        return None if found is None else _promised(found, room)

    async def give_back(self, match_id: str, person: Person) -> GuestSeat:
        """Gives somebody who is known the own seats anew; pages that had them until now are sent away."""
        room = await self.rooms.find(match_id)
        returning = Returning(person)
        await self.rooms.change(room, returning)
        return _promised(returning.guest, room)

    async def find(self, match_id: str, token: str) -> tuple[Room, int]:
        """Returns a match, and the seat in it that a token opens."""
        room = await self.rooms.find(match_id)
        seat = room.seat_of(token)
        if seat is None:
            raise ForeignSeat(say("This token opens no seat of this match; start a match of your own."))
        return room, seat

    async def record(self, match_id: str) -> bytes:
        """Returns the file of a match that is over."""
        recorder = await self._recorder(match_id)
        return await asyncio.to_thread(write, recorder.match, recorder.seats, recorder.fairness, recorder.ended)

    async def notation(self, match_id: str) -> str:
        """Returns a match that is over, written down."""
        return await asyncio.to_thread(notate, await self._recorder(match_id))

    async def _recorder(self, match_id: str) -> Recorder:
        room = await self.rooms.find(match_id)
        if not room.outcome:
            raise NotOver(say("The match file reveals all cards and shuffles, so ask for it when the match is over."))
        return recorder_of(room)

    async def take_up(self) -> None:
        """Rebuilds every unfinished match from the log; one that is broken is named and does not stop the others.

        There may be very many, so after each as much time is left to those who call as it took.
        """
        try:
            unfinished = await self._log.unfinished()
        except WildswingError as error:
            LOG.error("%s", error)
            return
        for match_id in unfinished:
            began = time.monotonic()
            try:
                self.rooms.changed(await self.rooms.find(match_id))
            except WildswingError as error:
                LOG.error("Match %s: %s", match_id, error)
            await asyncio.sleep(min(LONGEST_REST, time.monotonic() - began))

    async def close(self) -> None:
        """Finishes what is being written; agents stop thinking."""
        self.thinkers.close()
        self._rota.close()
        await self.works.finish()

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is at a match that goes on."""
        return not any(room.is_waited_for and not room.outcome for room in self.rooms.at_hand.values())

    def _allow_new_match(self, address: str) -> None:
        if self.is_draining:
            raise ClosingSoon(
                say("This table is about to be restarted, so no match is begun; try again in half a minute.")
            )
        wait = self._new_matches.spend(address)
        if wait:
            raise TooManyMatches(
                say(
                    "Too many matches are being started at this table, so those who start the most have to wait; "
                    "try again in {wait} seconds.",
                    wait=wait,
                ),
                wait,
            )

    async def _add(
        self, match_id: str, match: Match | Undealt, keepers: Sequence[Keeper], pact: Pact, listed: bool
    ) -> None:
        await self._log.add(match_id, match, keepers, pact, listed=listed)
        self.rooms.changed(self.rooms.keep(Room(match_id, match, keepers, pact)))

    # --- Pages ---

    async def sit_down(self, room: Room, seat: int, page: Page, hello: Hello) -> None:
        """Shows a page the table, and everything that follows; the last one who comes lets the cards be dealt."""
        if room.undealt is not None and seat != SPECTATOR:
            await self.rooms.change(room, partial(add_entropy, seat, hello.entropy))
            await self.rooms.change(room, deal_drafted)
        if seat != SPECTATOR and room.seats[seat].keeper.is_kept_warm:
            await self.rooms.change(room, partial(come_back, seat))
        await self.rooms.welcome(room, seat, page, hello.seen)
        if seat == SPECTATOR:
            self.gallery.recount(room)
        self.rooms.fall_behind(room)  # until now nobody here heard what others wrote
        self.rooms.changed(room)

    def leave(self, room: Room, seat: int, page: Page) -> None:
        """Lets a page go; its seat and its match stay."""
        room.audience(seat).pages.discard(page)
        room.left = Left(page.address, room.timepiece.now())
        self.rooms.changed(room)
        if seat == SPECTATOR:
            self.gallery.recount(room)

    async def answer(self, room: Room, seat: int, page: Page, answer: Answer) -> bool:
        """Takes an answer or refuses it, and tells the page which; returns whether it changed the match."""

        async def accept(is_new: bool) -> None:
            if is_new and is_solo(room.match) and room.match.outcome:
                await self._keep_score(room)  # so that whoever is told of the end finds it in the list
            page.send(Accepted(room.seats[seat].next_number(), answer.question))

        try:
            return await self.rooms.change(room, partial(give_answer, seat, answer), accept)
        except Exception as error:  # noqa: BLE001 - whatever it is, the page is told and the match stays as it was
            reason = _reason(room, seat, answer, error)
            page.send(Refused(room.seats[seat].next_number(), answer.question, reason))
            return False

    async def best_results(self) -> list[Score]:
        """Returns what people alone have reached; a list that cannot be read stops nobody."""
        try:
            return await self.scores.all()
        except WildswingError as error:
            LOG.error("%s", error)
            return []

    async def _keep_score(self, room: Room) -> None:
        """Keeps what a person alone has reached; a list that cannot be written stops nobody."""
        try:
            await self.scores.keep(room.id, room.match)
        except Exception as error:  # noqa: BLE001 - whatever it is, the answer was written
            LOG.error("Match %s: %s", room.id, error)

    async def resign(self, room: Room, seat: int) -> bool:
        """Lets a seat give up."""
        return await self.rooms.change(room, partial(give_up, seat, RESIGN))

    async def draft(self, room: Room, seat: int, name: str) -> bool:
        """Lets a seat ban or choose before the first match of a series; after the last choice the cards are dealt."""
        is_changed = await self.rooms.change(room, partial(pick, seat, name))
        await self.rooms.change(room, deal_drafted)
        return is_changed

    async def take_back(self, room: Room, seat: int) -> bool:
        """Takes back the last answer of a seat, if it has told nobody anything; the match goes on from before it."""
        await self.rooms.change(room, partial(take_back, seat))
        return False  # a page that did nothing else would be sent away one day

    async def hint(self, room: Room, seat: int, page: Page) -> bool:
        """Tells a page what a master would answer; only where nobody but agents plays against it."""
        page.send(await self._hints.find(room, seat, page.language))
        return False


def _promised(guest: GuestSeat | None, room: Room) -> GuestSeat:
    """Adds what the table has committed itself to, or that it has not."""
    assert guest is not None  # for whoever gets no seat is refused
    return msgspec.structs.replace(guest, commitment=room.commitment, notice=room.notice)


def _wished(wish: MatchWish) -> Undealt:
    """Returns a new match as it was wished for; what nobody else will bring to it is tried."""
    game = find_game(wish.game)
    presenter = presenter_of(game)
    unknown = sorted(wish.choices.keys() - presenter.chosen)
    if unknown:
        raise WildswingError(
            say(
                "In {game} nobody can choose “{choice}”; leave it out of “choices”.",
                game=game.title,
                choice=unknown[0],
            )
        )
    if not wish.fighters:
        presenter.brought(game, wish.brings if not wish.texts else "", "".join(wish.texts[:1]))
    if wish.terms.bans and presenter.bringable(game):
        wish = msgspec.structs.replace(wish, brings=ANY, fighters=None, texts=())
    undealt = Undealt(game, presenter.setup(game, wish))
    if not undealt.left_open:
        undealt.deal(new_secret(), ())
    return undealt


def _played_up_to(match: Match, answers: int) -> Match:
    """Plays a match again for so many answers."""
    if answers > len(match.answers):
        raise WildswingError(
            say("This match has {count} answers; play on after one of them.", count=len(match.answers))
        )
    again = replay(match.game, match.seed, match.setup, match.answers[:answers])
    if again.outcome is not None:
        raise WildswingError(say("The match is over there; play on from an earlier place."))
    return again


def _wish_for(match: Match, wish: BranchWish | PlayWish) -> MatchWish:
    if wish.opponent == OPEN:
        raise WildswingError(say("A match that goes on from another one is played against an agent; name a level."))
    return MatchWish(game=match.game.name, opponent=wish.opponent, seat=wish.seat)


def _dealt(wished: Undealt, seed: str, keepers: Sequence[Keeper]) -> Match:
    """Returns a match with a seed that was chosen; nobody can bring anything to it later."""
    if any(keeper.is_open and seat in wished.left_open for seat, keeper in enumerate(keepers)):
        raise WildswingError(
            say("Whoever chooses the seed chooses for all seats; say what comes to each of them, or leave “seed” out.")
        )
    return wished.deal(seed, [keeper.brings for keeper in keepers])


def _reason(room: Room, seat: int, answer: Answer, error: Exception) -> str:
    """Returns why an answer was refused, as its page is told; the log is not told which cards were open to choice."""
    if isinstance(error, IllegalAnswer):
        LOG.warning(
            "Match %s: an illegal answer of seat %d to question %d was refused.", room.id, seat, answer.question
        )
        return str(error)
    if isinstance(error, WildswingError):
        LOG.error("Match %s: %s", room.id, error)
        return error.told
    LOG.error("Match %s: an answer of seat %d led to a mistake of Wildswing", room.id, seat, exc_info=error)
    return say(
        "Wildswing made a mistake ({mistake}), so nothing was changed; choose another answer.",
        mistake=type(error).__name__,
    )
