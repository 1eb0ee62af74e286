"""The referee: holds the matches, checks answers, has them written down, and lets agents think."""

import asyncio
import logging
from collections.abc import Coroutine
from datetime import date
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from wildswing.agents.registry import opponent_names
from wildswing.home.scores import is_solo, keep, score_of
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.errors import IllegalAnswer, WildswingError
from wildswing.kernel.fairness import NO_ENTROPY, commit
from wildswing.kernel.match import Given, Match, replay
from wildswing.kernel.record import write
from wildswing.kernel.registry import find_game, shelf
from wildswing.server.database import LostDatabase, Overtaken
from wildswing.server.dealing import Undealt
from wildswing.server.limits import Allowance
from wildswing.server.pages import Page
from wildswing.server.presenting import presenter_of
from wildswing.server.protocol import (
    Accepted,
    Answer,
    Farewell,
    GameOffer,
    GuestSeat,
    Hello,
    MatchWish,
    Refused,
    SeatWish,
)
from wildswing.server.rebuilding import catch_up, rebuild
from wildswing.server.room import Room
from wildswing.server.seating import ForeignSeat, NotTakenBack, open_seat, seat_again, seat_all
from wildswing.server.storage import Storage
from wildswing.server.thinkers import NoAnswer, Thinkers
from wildswing.server.tokens import hash_of, new_match_id, new_secret, new_token

T = TypeVar("T")

LOG = logging.getLogger(__name__)

NEW_MATCHES = (60, 1.0)
"""Matches that may be started: so many at once, and then so many a second."""

MOST_ROOMS = 500
"""Matches that are kept at hand while nobody sits at them; any other is rebuilt from the log when it is asked for."""


FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0
"""Seconds after which it is tried again to let an agent think that thinks elsewhere; each time twice as long."""


class UnknownMatch(WildswingError):
    """There is no such match."""


class NotOver(WildswingError):
    """What would tell all cards and shuffles of a match is told after its end."""


class TooManyMatches(WildswingError):
    """Somebody starts matches faster than they can be played."""


class Referee:
    """Everything that happens at the tables of one server."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._at_work: set[asyncio.Task[Any]] = set()
        self._new_matches = Allowance(*NEW_MATCHES)
        self._behind: set[str] = set()
        """Matches in which other workers have written what is still to be read here."""
        self._is_closing = False
        storage.listen(self._hear)

    # --- Matches ---

    def offers(self) -> list[GameOffer]:
        """Returns the games there are."""
        return [
            GameOffer(
                name=game.name,
                title=game.title,
                summary=game.summary,
                seats=game.seats(game.default_setup()),
                opponents=opponent_names(game),
                choices=presenter_of(game).choices(game),
            )
            for game in shelf().games.values()
        ]

    def sheet(self, game: str, name: str) -> Any:
        """Returns all about one of the choices of a game, such as a fighter with its cards."""
        found = find_game(game)
        return presenter_of(found).sheet(found, name)

    async def begin(self, wish: MatchWish) -> GuestSeat:
        """Starts a match and gives its caller the seats that were wished for.

        Unless a seed was wished for, cards are dealt only when every seat has added its entropy to a secret.
        """
        self._allow_new_match()
        match = await asyncio.to_thread(_wished, wish)
        match_id = new_match_id()
        seating = seat_all(match_id, match, wish)
        keepers, guest = seating.keepers, seating.guest
        if wish.seed:
            await self._storage.add(match_id, match, keepers)
            self._stir(self._open(Room(match_id, match, keepers)))
            return guest
        entropies = [NO_ENTROPY if keeper.agent else "" for keeper in keepers]
        fairness = commit(new_secret(), match_id, match.game, match.setup, entropies)
        undealt = Undealt(match.game, match.setup)
        await self._storage.add(match_id, undealt, keepers, fairness)
        self._open(Room(match_id, undealt, keepers, fairness))
        return msgspec.structs.replace(guest, commitment=fairness.commitment)

    async def join(self, match_id: str, wish: SeatWish) -> GuestSeat:
        """Gives an open seat to somebody who is invited."""
        room = await self._room(match_id)
        # A page that goes away must not leave a seat written as taken and held as open.
        return await asyncio.shield(self._work(self._join(room, wish)))

    async def take_back(self, match_id: str, token: str) -> GuestSeat:
        """Begins a match that is the same but for its last answer, and gives its caller the same seat there.

        The log of the match itself is left as it is, so that what was accepted stays on record.
        """
        room, seat = await self.find(match_id, token)
        self._allow_new_match()
        return await asyncio.shield(self._work(self._branch(room, seat)))

    async def find(self, match_id: str, token: str) -> tuple[Room, int]:
        """Returns a match, and the seat in it that a token opens."""
        room = await self._room(match_id)
        if self._storage.is_shared:
            # A page that comes from another worker has seen what this one may not know yet.
            await asyncio.shield(self._work(self._catch_up(room)))
        seat = room.seat_of(token)
        if seat is None:
            raise ForeignSeat("This token opens no seat of this match; start a match of your own.")
        return room, seat

    async def record(self, match_id: str, token: str) -> bytes:
        """Returns the file of a match that is over, to the holder of a seat."""
        room, _ = await self.find(match_id, token)
        if not room.is_finished:
            raise NotOver("The match file tells all cards and shuffles, so ask for it when the match is over.")
        seats = [keeper.agent or "person" for keeper in room.keepers]
        return await asyncio.to_thread(write, room.match, seats, room.fairness)

    async def take_up(self) -> None:
        """Rebuilds every unfinished match from the log; one that is broken is named and does not stop the others."""
        try:
            unfinished = await self._storage.unfinished()
        except WildswingError as error:
            LOG.error("%s", error)
            return
        for match_id in unfinished:
            try:
                self._stir(await self._room(match_id))
            except WildswingError as error:
                LOG.error("Match %s: %s", match_id, error)

    def _allow_new_match(self) -> None:
        if not self._new_matches.spend():
            raise TooManyMatches("Far too many matches are started at this table; wait a moment, then try again.")

    async def _room(self, match_id: str) -> Room:
        async with self._opening:
            room = self._rooms.get(match_id)
            if room is None:
                saved = await self._storage.load(match_id)
                if saved is None:
                    raise UnknownMatch(f"There is no match “{match_id[:40]}” at this table; start a new one.")
                match = await asyncio.to_thread(rebuild, saved)
                room = self._open(Room(match_id, match, saved.seats, saved.fairness))
                room.goes_on_as = saved.goes_on_as
            return room

    def _open(self, room: Room) -> Room:
        """Keeps a match at hand; the oldest that are idle make place for it."""
        idle = [other.id for other in self._rooms.values() if other.is_idle]
        for match_id in idle[: max(0, len(idle) - MOST_ROOMS + 1)]:
            del self._rooms[match_id]
        self._rooms[room.id] = room
        return room

    # --- Pages ---

    async def sit_down(self, room: Room, seat: int, page: Page, hello: Hello) -> None:
        """Shows a page the table, and everything that follows; the last one who comes lets the cards be dealt."""
        if room.undealt is not None:
            # A page that goes away must not leave entropy written but not added.
            await asyncio.shield(self._work(self._add_entropy(room, seat, hello.entropy)))
        async with room.alone():
            room.welcome(seat, page, hello.seen)
        if self._storage.is_shared:
            self._fall_behind(room)  # until now nobody here heard what others wrote
        self._stir(room)

    def leave(self, room: Room, seat: int, page: Page) -> None:
        """Lets a page go; its seat and its match stay."""
        room.seats[seat].pages.discard(page)

    async def answer(self, room: Room, seat: int, page: Page, answer: Answer) -> bool:
        """Takes an answer or refuses it, and tells the page which; returns whether it changed the match."""
        # A page that goes away must not leave an answer written but not taken.
        return await asyncio.shield(self._work(self._answer(room, seat, page, answer)))

    async def close(self) -> None:
        """Finishes what is being written; agents stop thinking."""
        self._is_closing = True
        self._thinkers.close()
        while self._at_work:
            await asyncio.gather(*self._at_work, return_exceptions=True)

    def _work(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(doing)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return task

    async def _add_entropy(self, room: Room, seat: int, entropy: str) -> None:
        """Adds the entropy of a seat that has none yet, and deals the cards if it was the last that was missing."""
        async with room.alone():
            undealt, before = room.undealt, room.fairness
            if undealt is None or before is None or before.entropies[seat]:
                return
            fairness = before.with_entropy(seat, entropy)
            match = await asyncio.to_thread(undealt.deal, fairness.seed) if fairness.is_settled else None
            await self._storage.settle(room.id, fairness.seed if match else "", before, fairness)
            room.fairness = fairness
            if match is None:
                room.tell_everyone()
            else:
                room.deal(match)
        self._stir(room)

    async def _answer(self, room: Room, seat: int, page: Page, answer: Answer) -> bool:
        async with room.alone():
            try:
                is_new = await self._take_first(room, seat, answer)
            except Exception as error:  # noqa: BLE001 - whatever it is, the page is told and the match stays as it was
                reason = _reason(room, seat, answer, error)
                page.send(Refused(room.seats[seat].next_number(), answer.question, reason))
                return False
            page.send(Accepted(room.seats[seat].next_number(), answer.question))
            room.tell_everyone()
        if is_new and is_solo(room.match) and room.match.outcome:
            await asyncio.to_thread(_keep_score, room)
        self._stir(room)
        return is_new

    async def _take_first(self, room: Room, seat: int, answer: Answer) -> bool:
        """Takes an answer unless it was given before, after whatever other workers have written meanwhile."""
        while not room.is_repeated(seat, answer):
            try:
                await self._take(room, Given(seat, answer.option))
            except Overtaken as error:
                await self._read_on(room, error)
            else:
                return True
        return False

    async def _take(self, room: Room, given: Given) -> None:
        """Tries an answer, writes it down, and only then makes it part of the match."""
        trial = room.tried(given)
        outcome = room.match.game.outcome(trial.state)
        await self._storage.append(room.id, len(room.match.answers), given, outcome)
        room.take(trial)

    async def _join(self, room: Room, wish: SeatWish) -> GuestSeat:
        async with room.alone():
            token = new_token()
            while True:
                seat = open_seat(room.keepers, wish)
                keepers = room.keepers
                keepers[seat] = msgspec.structs.replace(keepers[seat], token_hash=hash_of(token))
                try:
                    await self._storage.seat(room.id, room.keepers, keepers)
                    break
                except Overtaken as error:
                    await self._read_on(room, error)
            room.seats[seat].keeper = keepers[seat]
            room.tell_everyone()
            commitment = "" if room.fairness is None else room.fairness.commitment
        return GuestSeat(room.id, seat, token, commitment=commitment)

    async def _branch(self, room: Room, seat: int) -> GuestSeat:
        async with room.alone():
            match = room.match
            if not presenter_of(match.game).may_take_back(match.state):
                raise NotTakenBack(f"In this match of {match.game.title} an answer cannot be taken back.")
            if not match.answers or any(given.seat != seat for given in match.answers):
                raise NotTakenBack("Nothing can be taken back, since you have not given the last answer alone.")
            branch_id = new_match_id()
            seating = seat_again(branch_id, room.keepers, seat)
            keepers = seating.keepers
            branch = await asyncio.to_thread(replay, match.game, match.seed, match.setup, match.answers[:-1])
            await self._storage.branch(branch_id, branch, keepers, room.id, room.fairness)
            self._open(Room(branch_id, branch, keepers, room.fairness))
            self._end(room, branch_id)
        return seating.guest

    def _end(self, room: Room, goes_on_as: str) -> None:
        room.goes_on_as = goes_on_as
        for page in room.pages:
            page.send(Farewell("An answer was taken back on another page; the match goes on there."))

    # --- Other workers ---

    def _hear(self, match_id: str | None) -> None:
        """Reads what another worker has written, if anybody here waits for it; else it is read when it is asked for."""
        for room in list(self._rooms.values()) if match_id is None else self._rooms_of(match_id):
            if room.pages or room.thinking:
                self._fall_behind(room)

    def _fall_behind(self, room: Room) -> None:
        if room.id not in self._behind:
            self._behind.add(room.id)
            self._work(self._catch_up_and_stir(room))

    def _rooms_of(self, match_id: str) -> list[Room]:
        room = self._rooms.get(match_id)
        return [] if room is None else [room]

    async def _catch_up_and_stir(self, room: Room) -> None:
        try:
            await self._catch_up(room)
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error)
        self._stir(room)

    async def _catch_up(self, room: Room) -> None:
        """Reads what other workers have written, and tells the pages here."""
        async with room.alone():
            self._behind.discard(room.id)
            saved = await self._storage.load(room.id, since=len(room.match.answers))
            if saved is None:
                return
            if catch_up(room, saved):
                room.tell_everyone()
            if saved.goes_on_as != room.goes_on_as:
                self._end(room, saved.goes_on_as)

    async def _read_on(self, room: Room, overtaken: Overtaken) -> None:
        """Reads what came before something that could not be written; it is hopeless if there is nothing."""
        saved = await self._storage.load(room.id, since=len(room.match.answers))
        if saved is None or not catch_up(room, saved):
            raise overtaken
        room.tell_everyone()

    # --- Agents ---

    def _stir(self, room: Room) -> None:
        """Lets every agent that is asked think."""
        if room.undealt is not None:
            return
        for ask in room.match.asks:
            if room.seats[ask.seat].keeper.agent and ask.seat not in room.thinking:
                room.thinking.add(ask.seat)
                self._work(self._think(room, ask.seat))

    async def _think(self, room: Room, seat: int) -> None:
        """Answers for an agent as long as it is asked; if that fails, the pages are sent away with the reason."""
        try:
            wait = FIRST_WAIT
            while ask_of(room.match.state, seat) and not self._is_closing:
                if await self._storage.claim(room.id, seat) and await self._thought_alone(room, seat):
                    continue
                if not room.pages:
                    return  # another worker lets it think, and nobody here waits for it
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error, exc_info=error.__cause__)
            _send_away(room, str(error).rstrip("."))
        except Exception as error:
            LOG.exception("Match %s: the answer of an agent led to a mistake of Wildswing", room.id)
            _send_away(room, f"Wildswing made a mistake ({type(error).__name__}); the log of the table tells more")
        finally:
            room.thinking.discard(seat)

    async def _thought_alone(self, room: Room, seat: int) -> bool:
        """Answers as long as the agent is asked; returns whether the database could be reached."""
        try:
            if self._storage.is_shared:
                await self._catch_up(room)
            while await self._answered_by_agent(room, seat):
                pass
        except LostDatabase as error:
            LOG.error("Match %s: %s", room.id, error)
            return False
        finally:
            await self._storage.let_go(room.id, seat)
        return True

    async def _answered_by_agent(self, room: Room, seat: int) -> bool:
        match = room.match
        ask = ask_of(match.state, seat)
        if ask is None:
            return False
        agent = room.seats[seat].keeper.agent
        number = len(room.answers_of(seat))
        # Its chance depends on the seed and the number of its answers alone; hashed, since the seed deals all cards.
        seed = sha256(f"agent {match.seed} {seat} {number}".encode()).hexdigest()
        index = await self._thinkers.choose(match.game, agent, match.state, ask, seed)
        async with room.alone():
            while len(room.answers_of(seat)) == number:  # else another worker was faster
                try:
                    await self._take(room, Given(seat, index))
                except IllegalAnswer:
                    # What would have been legal is not told: it would name the agent's cards.
                    raise NoAnswer(f"Your opponent ({agent}) gave an illegal answer") from None
                except Overtaken as error:
                    await self._read_on(room, error)
            room.tell_everyone()
        self._stir(room)
        return True


def _wished(wish: MatchWish) -> Match:
    """Returns a new match as it was wished for."""
    game = find_game(wish.game)
    presenter = presenter_of(game)
    unknown = sorted(wish.choices.keys() - presenter.chosen)
    if unknown:
        raise WildswingError(f"In {game.title} nobody can choose “{unknown[0]}”; leave it out of “choices”.")
    return Match(game, wish.seed or new_secret(), presenter.setup(game, wish))


def _keep_score(room: Room) -> None:
    """Adds what a person alone has reached to the list of results; a list that cannot be written stops nobody."""
    try:
        keep(score_of(room.match, date.today()))
    except WildswingError as error:
        LOG.error("Match %s: %s", room.id, error)


def _reason(room: Room, seat: int, answer: Answer, error: Exception) -> str:
    """Returns why an answer was refused, as its page is told; the log is not told which cards were open to choice."""
    if isinstance(error, IllegalAnswer):
        LOG.warning(
            "Match %s: an illegal answer of seat %d to question %d was refused.", room.id, seat, answer.question
        )
        return str(error)
    if isinstance(error, WildswingError):
        LOG.error("Match %s: %s", room.id, error)
        return str(error)
    LOG.error("Match %s: an answer of seat %d led to a mistake of Wildswing", room.id, seat, exc_info=error)
    return f"Wildswing made a mistake ({type(error).__name__}), so nothing was changed; choose another answer."


def _send_away(room: Room, why: str) -> None:
    for page in room.pages:
        page.send(Farewell(f"{why}; nothing you did is lost, so reload the page to go on."))
