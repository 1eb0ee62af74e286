"""A match with the people around it, and what its seats may answer."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.event import told_to
from wildswing.kernel.game import AnyGame, Outcome, Setup
from wildswing.kernel.match import Match, Trial, replay
from wildswing.kernel.state import SPECTATOR
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.basics.tokens import opens
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import Answer, Rematch
from wildswing.server.room.audience import Audience, Seat
from wildswing.server.room.clocks import Clocks
from wildswing.server.room.dealing import NotDealt, Undealt
from wildswing.server.room.ends import early_outcome, ended_by
from wildswing.server.room.entries import ALONE, ANSWER, TAKE_BACK, WITH_ALL_SINCE, Entry, without_last
from wildswing.server.room.keepers import NO_PACT, Keeper, Pact, notice_of
from wildswing.server.room.ledger import Ledger, Turns
from wildswing.server.room.pages import Page
from wildswing.server.room.series import Task, loser_of, tasks_of, winner_of, wins_after
from wildswing.server.room.taking_back import Pick, Picks
from wildswing.texts import say, text


class Left(msgspec.Struct, frozen=True):
    """The last page that has left a match: from which address it called, and when it went."""

    address: str
    at: float


class Room:
    """One match with its seats and those who watch it."""

    def __init__(
        self,
        match_id: str,
        match: Match | Undealt,
        keepers: Sequence[Keeper],
        pact: Pact = NO_PACT,
    ) -> None:
        self.id = match_id
        self._match = match
        self.fairness = pact.fairness
        """What the shuffles follow from, with the secret, if the table has committed to one."""
        self.terms = pact.terms
        self.series = pact.series
        """How its series stood before it."""
        self._turns = Turns()
        self.written = len(match.answers) if isinstance(match, Match) else 0
        """How many lines of the log are part of this match."""
        # A match that was played before has nothing new to tell; a fresh one has its beginning.
        heard = len(match.told) if isinstance(match, Match) and match.answers else 0
        self.seats = tuple([Seat(keeper, heard) for keeper in keepers])
        self.gallery = Audience(heard)
        """Those who watch."""
        self.taken_back = 0
        """How many answers were taken back since the match is at hand."""
        self._ledger = Ledger()
        self._picks = Picks()
        self.ended_by: Entry | None = None
        """What has ended the match before the rules did."""
        self.spent = [0] * len(self.seats)
        """Milliseconds that each seat has used of its clock."""
        self.clocks = None if pact.terms.clock is None else Clocks(pact.terms.clock, self.spent)
        self.timepiece = Timepiece()
        self.away: dict[int, float] = {}
        """Since when people are missed whom somebody else here waits for."""
        self.thinking: set[int] = set()
        """The seats whose agents are at work."""
        self.agent_heard: dict[int, int] = {}
        """By seat, how much everybody had been told when its agent last answered."""
        self.left: Left | None = None
        self.is_stuck = False
        """Whether an agent has failed; it is asked again when somebody comes who waits for it."""
        self.watching = 0
        """How many pages watched when they were last counted."""
        self.rematch = Rematch()
        """Who wants to play again after the end."""

    # --- Who is here ---

    def seat_of(self, token: str) -> int | None:
        """Returns the seat that a token opens."""
        return next((seat for seat, keeper in enumerate(self.keepers) if opens(token, keeper.token_hash)), None)

    @property
    def keepers(self) -> list[Keeper]:
        """Who has the seats."""
        return [seat.keeper for seat in self.seats]

    def seat_people(self, keepers: Sequence[Keeper]) -> None:
        """Says who has the seats now; pages whose token opens their seat no more are sent away."""
        for seat, keeper in zip(self.seats, keepers, strict=True):
            if seat.keeper.token_hash not in {"", keeper.token_hash}:
                for page in seat.pages:
                    page.send_away(text("You have taken your seat on another page; the match goes on there."))
            seat.keeper = keeper

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats that nobody has yet."""
        return tuple([number for number, keeper in enumerate(self.keepers) if keeper.is_open])

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who sit here, empty where nobody is known."""
        return tuple([keeper.shown for keeper in self.keepers])

    @property
    def accounts(self) -> tuple[str, ...]:
        """The accounts of those who sit here, empty where there is none."""
        return tuple([keeper.account for keeper in self.keepers])

    def is_against_agents(self, seat: int) -> bool:
        """Tells whether nobody but agents has the other seats."""
        return all(keeper.agent for other, keeper in enumerate(self.keepers) if other != seat)

    def audiences(self) -> Iterator[tuple[int, Audience]]:
        """Returns everybody who is told something: each seat, and those who watch."""
        yield from enumerate(self.seats)
        yield SPECTATOR, self.gallery

    def audience(self, seat: int) -> Audience:
        """Returns those at a seat, or those who watch."""
        return self.gallery if seat == SPECTATOR else self.seats[seat]

    @property
    def pages(self) -> list[Page]:
        """All pages at this match."""
        return [page for _, audience in self.audiences() for page in audience.pages]

    @property
    def is_idle(self) -> bool:
        """Whether nobody sits here, and nothing is under way."""
        return not (self.pages or self.thinking or self.under_way)

    @property
    def is_waited_for(self) -> bool:
        """Whether a page is here that was not sent away."""
        return any(not page.is_leaving for page in self.pages)

    def alone(self) -> Turns:
        """Keeps answers and newcomers apart while an answer is on its way to the disk."""
        return self._turns

    @property
    def under_way(self) -> int:
        """How many answers and newcomers are dealt with, or wait for their turn."""
        return self._turns.under_way

    # --- What is played ---

    @property
    def commitment(self) -> str:
        """What the table has committed itself to before any card was dealt, if to anything."""
        return "" if self.fairness is None else self.fairness.commitment

    @property
    def notice(self) -> str:
        """What everybody who is invited should know of the match beforehand, if there is anything."""
        return notice_of(self.keepers, self.fairness)

    @property
    def match(self) -> Match:
        """What is played; there is nothing before the cards are dealt."""
        if isinstance(self._match, Undealt):
            raise NotDealt(say("The cards are not dealt yet; wait until everybody has come to the table."))
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
    def setup(self) -> Setup:
        """What is, or will be, played with."""
        return self._match.setup

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What the seats are called, in order."""
        return self._match.seat_names if isinstance(self._match, Match) else self._match.called(self.said)

    @property
    def said(self) -> tuple[str, ...]:
        """What people have said they bring to their seats."""
        return tuple([keeper.brings for keeper in self.keepers])

    @property
    def banned(self) -> tuple[str, ...]:
        """What nobody brings to this series."""
        return (*self.series.banned, *[name for keeper in self.keepers for name in keeper.bans])

    @property
    def left_to_bring(self) -> tuple[str, ...]:
        """What may be brought, by name, and nobody has banned."""
        banned = set(self.banned)
        return tuple([name for name in presenter_of(self.game).bringable(self.game) if name not in banned])

    @property
    def is_drafting(self) -> bool:
        """Whether people still have to ban and to choose, which they do before the first match of a series."""
        is_first = self.undealt is not None and self.terms.bans and self.series.number == 1
        return bool(is_first) and not all(keeper.brings for keeper in self.keepers)

    @property
    def task(self) -> Task | None:
        """Who bans or chooses next, once everybody is known; the commitment draws who begins."""
        if not self.is_drafting or self.open_seats:
            return None
        done = sum(len(keeper.bans) + bool(keeper.brings) for keeper in self.keepers)
        return tasks_of(int(self.commitment[:8], 16) % 2, self.terms.bans)[done]

    @property
    def brings(self) -> tuple[str, ...]:
        """What comes to each seat, in a game in which everybody brings something."""
        return presenter_of(self.game).brings(self.setup, self.said)

    @property
    def fan_made(self) -> tuple[str, ...]:
        """What of it is of somebody's own making."""
        return presenter_of(self.game).fan_made(self.setup, self.said)

    @property
    def faces(self) -> dict[str, Any]:
        """What a page draws for each of those."""
        return presenter_of(self.game).faces(self.setup, self.said)

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat."""
        undealt = self.undealt
        # To a game with teams nobody brings anything.
        return tuple(range(len(self.seats))) if undealt and undealt.left_open else self.game.teams(self.setup)

    @property
    def ends_with_a_seat(self) -> bool:
        """Whether the match is decided when a seat gives up; with more than two seats it is not."""
        return len(self.seats) <= 2

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, by the rules or before, or None while it goes on."""
        if self.ended_by is not None:
            return early_outcome(ended_by(self.ended_by), self.seat_names, self.teams)
        return None if self.undealt is not None else self.match.outcome

    def outcome_after(self, entry: Entry) -> Outcome | None:
        """Returns how the match ends by a line of the log that is no answer, if it does."""
        return None if entry.what == TAKE_BACK else early_outcome(ended_by(entry), self.seat_names, self.teams)

    @property
    def wins(self) -> tuple[int, int]:
        """Who has won how many matches of the series, with this one."""
        return wins_after(self.series.wins, self.outcome.winners if self.outcome else ())

    @property
    def series_winner(self) -> int | None:
        """Who has won the series, with more than half of it or since the other does not go on."""
        if self.rematch.forfeit is not None:
            return 1 - self.rematch.forfeit
        return winner_of(self.wins, self.terms.best_of)

    @property
    def series_goes_on(self) -> bool:
        """Whether the match is over, and its series is not."""
        return self.terms.best_of > 1 and self.outcome is not None and self.series_winner is None

    @property
    def chooser(self) -> int | None:
        """Who has lost the match, and may bring something else to the next one of the series."""
        return loser_of(self.outcome.winners) if self.outcome and self.series_goes_on and self.brings else None

    def deal(self, match: Match) -> None:
        """Begins the match."""
        self._match = match

    # --- Answers ---

    def answers_of(self, seat: int) -> Sequence[int]:
        """Returns what a seat has answered so far, in order."""
        return self._ledger.answers_of(seat, self.match.answers)

    def is_repeated(self, seat: int, answer: Answer) -> bool:
        """Tells whether the same answer was given to the same question before."""
        before = self.answers_of(seat)
        return 1 <= answer.question <= len(before) and before[answer.question - 1] == answer.option

    def check_open(self, seat: int, answer: Answer) -> None:
        """Refuses an answer to any question but the one that is open to the seat now."""
        before = self.answers_of(seat)
        if 1 <= answer.question <= len(before):
            raise IllegalAnswer(
                say(
                    "Question {question} was already answered with option {option}, so this answer came too late.",
                    question=answer.question,
                    option=before[answer.question - 1],
                )
            )
        if self.outcome:
            raise IllegalAnswer(say("The match is over; nothing more can be answered."))
        if self.seats[seat].keeper.mind:
            raise IllegalAnswer(say("The computer is playing for you now, so you cannot answer any more."))
        if self.clocks is not None and self.clocks.left(seat, self.timepiece.now()) <= 0:
            raise IllegalAnswer(say("Your time is up; this answer came too late."))
        if ask_of(self.match.state, seat) is None:
            raise IllegalAnswer(say("You are not asked anything now; wait until the others have answered."))
        if answer.question != len(before) + 1:
            raise IllegalAnswer(
                say(
                    "Question {question} was not asked; the open question is {open}.",
                    question=answer.question,
                    open=len(before) + 1,
                )
            )

    def take(self, entry: Entry, trial: Trial | None = None) -> None:
        """Makes a line of the log part of the match; an answer that was tried already need not be tried again."""
        if entry.what == ANSWER:
            tried = trial or self.match.tried(entry.seat, entry.option)
            self._picks.note(Pick(self.game, len(self.seats), self.match.state, tried.given, tried.state, tried.caused))
            self.match.take(tried)
        elif entry.what == TAKE_BACK:
            self._go_back(entry)
        else:
            self.ended_by = entry
        self.spent[entry.seat] += entry.spent
        if self.clocks is not None:
            self.clocks.forget(entry.seat)
        self.written += 1

    def may_take_back(self, seat: int) -> bool:
        """Tells whether the last answer of a seat has shown nobody anything hidden.

        None can be taken back from before the match was last taken up from the log, but by a moderator.
        """
        if seat == SPECTATOR or self.undealt is not None:
            return False
        if self._is_reported_by(seat):
            return bool(self.match.answers) and len(self.answers_of(seat)) == len(self.match.answers)
        if self.outcome or self.seats[seat].keeper.mind:
            return False
        return self._picks.may_take_back(seat)

    def _is_reported_by(self, seat: int) -> bool:
        """Tells whether nobody plays here, and one seat alone says what happens at a real table."""
        if not presenter_of(self.game).may_take_back(self.match.state):
            return False
        others = [keeper for other, keeper in enumerate(self.keepers) if other != seat]
        return not any(keeper.token_hash or keeper.is_open for keeper in others)

    def taking_back(self, seat: int, spent: int) -> Entry:
        """Returns the line of the log by which a seat takes its last answer back."""
        return Entry(seat, WITH_ALL_SINCE if self._picks.takes_others_along(seat) else ALONE, TAKE_BACK, spent)

    def _go_back(self, entry: Entry) -> None:
        """Takes an answer out of the match; whoever was shown anything by it is to be told anew, and nobody else."""
        before = self.match
        self.taken_back += 1
        self._picks.take_back(entry.seat)
        after = replay(before.game, before.seed, before.setup, without_last(before.answers, entry))
        self._match = after
        for seat, audience in self.audiences():
            if seat != entry.seat and _seen_by(seat, before) == _seen_by(seat, after):
                audience.forget(before.told, after.told)
            else:
                for page in audience.pages:
                    page.is_welcome = False


def _seen_by(seat: int, match: Match) -> tuple[object, ...]:
    asked = len([given for given in match.answers if given.seat == seat])
    return match.view(seat), told_to(seat, match.told), ask_of(match.state, seat), asked
