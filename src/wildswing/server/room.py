"""A match with the pages around it: what each seat is told, and what each seat may answer."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.event import Event, Told, told_to
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import AnyGame, Outcome
from wildswing.kernel.match import Given, Match
from wildswing.kernel.space import Space
from wildswing.kernel.state import State
from wildswing.server.dealing import NotDealt, Undealt
from wildswing.server.pages import Page
from wildswing.server.presenting import presenter_of
from wildswing.server.protocol import (
    Answer,
    Axis,
    Ending,
    Gathering,
    Option,
    Promise,
    Question,
    Table,
    Telling,
    Welcome,
)
from wildswing.server.storage import Keeper
from wildswing.server.tokens import opens


class Trial(msgspec.Struct, frozen=True):
    """An answer that was tried on a copy: what it would lead to."""

    given: Given
    state: State
    caused: list[Told]


class Seat:
    """A seat with its pages, and how much of the match they were sent."""

    def __init__(self, keeper: Keeper, heard: int) -> None:
        self.keeper = keeper
        self.pages: set[Page] = set()
        self.number = 0
        """The number of the last message to this seat."""
        self.heard = heard
        """How much of all that was told has been sent to this seat."""
        self.marks: dict[int, int] = {}
        """By the number of each table sent, how much had been told by then."""
        self.last: Table | None = None

    def next_number(self) -> int:
        """Counts a message that goes to this seat."""
        self.number += 1
        return self.number


class Room:
    """One match with its seats."""

    def __init__(
        self, match_id: str, match: Match | Undealt, keepers: Sequence[Keeper], fairness: FairShuffle | None = None
    ) -> None:
        self.id = match_id
        self._match = match
        self.fairness = fairness
        """What the shuffles follow from, with the secret, if the table has committed to one."""
        self._lock = asyncio.Lock()
        self.under_way = 0
        """Answers and newcomers that are dealt with, or wait for their turn."""
        # A match taken up from the log has nothing new to tell; a fresh one has its beginning.
        heard = len(match.told) if isinstance(match, Match) and match.answers else 0
        self.seats = tuple([Seat(keeper, heard) for keeper in keepers])
        self.thinking: set[int] = set()
        """The seats whose agents are at work."""
        self.goes_on_as = ""
        """The match that has taken the place of this one when an answer was taken back."""

    def seat_of(self, token: str) -> int | None:
        """Returns the seat that a token opens."""
        return next((seat for seat, keeper in enumerate(self.keepers) if opens(token, keeper.token_hash)), None)

    @property
    def match(self) -> Match:
        """What is played; there is nothing before the cards are dealt."""
        if isinstance(self._match, Undealt):
            raise NotDealt("The cards are not dealt yet; wait until everybody has come to the table.")
        return self._match

    @property
    def undealt(self) -> Undealt | None:
        """What will be played, until the cards are dealt."""
        return self._match if isinstance(self._match, Undealt) else None

    @property
    def game(self) -> AnyGame:
        """The game that is, or will be, played."""
        return self._match.game

    @property
    def is_finished(self) -> bool:
        """Whether the match is over."""
        return self.undealt is None and self.match.outcome is not None

    @property
    def keepers(self) -> list[Keeper]:
        """Who has the seats."""
        return [seat.keeper for seat in self.seats]

    @property
    def pages(self) -> list[Page]:
        """All pages at this match."""
        return [page for seat in self.seats for page in seat.pages]

    @property
    def is_idle(self) -> bool:
        """Whether nobody sits here, and nothing is under way."""
        return not (self.pages or self.thinking or self.under_way)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Keeps answers and newcomers apart while an answer is on its way to the disk."""
        self.under_way += 1
        try:
            async with self._lock:
                yield
        finally:
            self.under_way -= 1

    def deal(self, match: Match) -> None:
        """Begins the match, and shows it to everybody who has waited for it."""
        self._match = match
        for number, seat in enumerate(self.seats):
            for page in seat.pages:
                self._show(number, page, seat.heard)

    # --- Answers ---

    def answers_of(self, seat: int) -> list[int]:
        """Returns what a seat has answered so far, in order."""
        return [given.answer for given in self.match.answers if given.seat == seat]

    def is_repeated(self, seat: int, answer: Answer) -> bool:
        """Tells whether the same answer was given before; one that contradicts it, or comes too early, is refused."""
        before = self.answers_of(seat)
        if 1 <= answer.question <= len(before):
            if before[answer.question - 1] == answer.option:
                return True
            raise IllegalAnswer(
                f"Question {answer.question} is already answered with option {before[answer.question - 1]}, and an "
                "answer cannot be taken back."
            )
        if ask_of(self.match.state, seat) is None:
            over = self.match.outcome
            raise IllegalAnswer(
                "The match is over; nothing more can be answered."
                if over
                else "You are not asked anything now; wait until the others have answered."
            )
        if answer.question != len(before) + 1:
            raise IllegalAnswer(f"Question {answer.question} was not asked; the open question is {len(before) + 1}.")
        return False

    def tried(self, given: Given) -> Trial:
        """Tries an answer on a copy; an illegal one is refused with a sentence."""
        state = self.match.state.copy()
        caused: list[Told] = []
        self.match.game.answer(state, given.seat, given.answer, caused)
        return Trial(given, state, caused)

    def take(self, trial: Trial) -> None:
        """Makes what was tried the match."""
        self.match.state = trial.state
        self.match.answers.append(trial.given)
        self.match.told += trial.caused

    # --- What a seat is told ---

    def welcome(self, number: int, page: Page, seen: int) -> None:
        """Sends a page that sits down what is fixed, what happened before, and the table as it is now."""
        seat = self.seats[number]
        # A page that has come back after a restart has higher numbers than this room knows.
        seat.number = max(seat.number, seen)
        seat.pages.add(page)
        if self.undealt is not None:
            page.send(self._gathering(number))
        else:
            self._show(number, page, seat.heard if seen == 0 else self._heard_by(seat, seen))

    def _show(self, number: int, page: Page, new_from: int) -> None:
        seat = self.seats[number]
        told = self.match.told
        page.send(
            Welcome(
                number=seat.next_number(),
                match=self.id,
                game=self.match.game.name,
                title=self.match.game.title,
                seat=number,
                seats=self.match.seat_names,
                catalog=presenter_of(self.match.game).catalog(self.match.state),
                log=_telling(told_to(number, told[:new_from])),
                fairness=self._promise(),
            )
        )
        page.send(self._numbered(seat, self._table(number, told[new_from:])))

    def _heard_by(self, seat: Seat, seen: int) -> int:
        """Returns how much had been told when a page got its last table; unknown numbers mean all of it."""
        tables = [number for number in seat.marks if number <= seen]
        return seat.marks[max(tables)] if tables else len(self.match.told)

    def tell_everyone(self) -> None:
        """Sends each seat its table, if anything in it is new to that seat.

        A seat is not even told that another one has given a sealed answer.
        """
        for number, seat in enumerate(self.seats):
            if not seat.pages:
                continue
            if self.undealt is not None:
                gathering = self._gathering(number)
                for page in seat.pages:
                    page.send(gathering)
                continue
            table = self._table(number, self.match.told[seat.heard :])
            if seat.last is None or table.events or _standing(table) != _standing(seat.last):
                sent = self._numbered(seat, table)
                for page in seat.pages:
                    page.send(sent)

    def _gathering(self, number: int) -> Gathering:
        promise = self._promise()
        assert promise is not None  # for without one nothing is waited for
        return Gathering(
            number=self.seats[number].next_number(),
            match=self.id,
            game=self.game.name,
            title=self.game.title,
            seat=number,
            seats=self._match.seat_names,
            open=self._open_seats(),
            fairness=promise,
        )

    def _promise(self) -> Promise | None:
        shuffle = self.fairness
        if shuffle is None:
            return None
        return Promise(shuffle.match, shuffle.digest, shuffle.commitment, shuffle.entropies)

    def _open_seats(self) -> tuple[int, ...]:
        return tuple([number for number, keeper in enumerate(self.keepers) if keeper.is_open])

    def _numbered(self, seat: Seat, table: Table) -> Table:
        """Gives a table its number, and remembers that the seat has it."""
        seat.last = msgspec.structs.replace(table, number=seat.next_number())
        seat.heard = len(self.match.told)
        seat.marks[seat.number] = seat.heard
        return seat.last

    def _table(self, seat: int, news: list[Told]) -> Table:
        match = self.match
        hidden: State = match.game.hide(match.state, seat)
        ask = ask_of(match.state, seat)
        outcome = match.outcome
        return Table(
            number=0,
            view=match.view(seat),
            secret=presenter_of(match.game).is_secret(match.game, hidden),
            events=_telling(told_to(seat, news)),
            question=None if ask is None else self._question(ask, hidden),
            thinking=_thinking(match.state, hidden, seat),
            open=self._open_seats(),
            outcome=None if outcome is None else self._ending(outcome),
        )

    def _ending(self, outcome: Outcome) -> Ending:
        secret = "" if self.fairness is None else self.fairness.secret
        return Ending(outcome.winners, outcome.scores, outcome.sentence, secret)

    def _question(self, ask: Ask, hidden: State) -> Question:
        game = self.match.game
        wording = game.wording(ask, hidden)
        presenter = presenter_of(game)
        # The points of a space are too many to say something about each.
        axes = ask.options.axes if isinstance(ask.options, Space) else ()
        abouts = () if axes else presenter.about(ask, hidden)
        return Question(
            question=len(self.answers_of(ask.seat)) + 1,
            kind=ask.kind,
            prompt=wording.prompt,
            rule=wording.rule,
            about=presenter.topic(ask, hidden),
            options=tuple([Option(label, about) for label, about in zip(wording.labels, abouts, strict=True)]),
            space=tuple([Axis(*axis) for axis in axes]),
            barred=presenter.barred(ask, hidden),
        )


def _standing(table: Table) -> tuple[object, ...]:
    return table.view, table.secret, table.question, table.thinking, table.open, table.outcome


def _telling(events: Sequence[Event]) -> tuple[Telling, ...]:
    return tuple([{**msgspec.to_builtins(event), "sentence": event.sentence()} for event in events])


def _thinking(state: State, hidden: State, seat: int) -> tuple[int, ...]:
    """Returns who is to answer now, as far as a seat may know: in lanes the others never seem to be done."""
    asked = {ask.seat for ask in state.asks}
    if state.lanes:
        asked = asked & {seat} | {other for other, lane in enumerate(hidden.lanes) if other != seat and lane}
    return tuple(sorted(asked))
