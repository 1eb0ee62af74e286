"""What is sent at a public table holds nothing that its reader cannot know: in flags, numbers, clocks, forecasts."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from tests.server.test_secrets import Copied
from tests.server.timepieces import TurnedTimepiece
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.table import Table as ExceedTable
from wildswing.formation.game import FORMATION
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import told_to
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Given, Match
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import SPECTATOR, State
from wildswing.server.basics.terms import Clock, Terms
from wildswing.server.machines.thinkers import _plainly
from wildswing.server.protocol import Point, Situation, Welcome
from wildswing.server.room.entries import ALONE, TAKE_BACK, WITH_ALL_SINCE, Entry, answers_in
from wildswing.server.room.keepers import Keeper, Pact
from wildswing.server.room.room import Room
from wildswing.server.room.taking_back import MOST_PICKS, Pick, Picks
from wildswing.server.telling.telling import tell_everyone, welcome
from wildswing.server.telling.wondering import tell

EXILED = find_game("exiled")


class Watched:
    """A match between people with a clock, and everybody's page at it."""

    def __init__(self, match: Match) -> None:
        keepers = [Keeper(token_hash=f"hash {seat}") for seat in range(len(match.seat_names))]
        self.room = Room("x", match, keepers, Pact(terms=Terms(clock=Clock(minutes=5))))
        self.room.timepiece = TurnedTimepiece()
        self.seats = [*range(len(keepers)), SPECTATOR]
        self.pages = {seat: Copied() for seat in self.seats}
        for seat, page in self.pages.items():
            welcome(self.room, seat, page, 0)

    def take(self, entry: Entry) -> dict[int, list[type]]:
        """Has something done, and returns what kinds of messages each page was sent of it."""
        before = {seat: len(page.sent) for seat, page in self.pages.items()}
        self.room.take(entry)
        tell_everyone(self.room)
        return {seat: [type(one) for one in page.sent[before[seat] :]] for seat, page in self.pages.items()}

    def numbers(self, but: int) -> dict[int, int]:
        """Returns how many messages each was sent, but for a seat."""
        return {seat: self.room.audience(seat).number for seat in self.seats if seat != but}

    def flags(self, but: int) -> dict[int, bool]:
        """Returns who would be told that the last answer can be taken back, but for a seat."""
        return {seat: self.room.may_take_back(seat) for seat in self.seats if seat != but}


def seen_by(seat: int, match: Match) -> bytes:
    """Returns all that a seat may know, worked out without the server."""
    told = [msgspec.to_builtins(event) for event in told_to(seat, match.told)]
    return msgspec.json.encode([match.view(seat), told])


def secret_answers(game: AnyGame, seed: str, answers: int) -> Iterator[tuple[Watched, Entry]]:
    """Plays at random, now and then one back; yields each answer by which nobody else learns anything."""
    stream = Stream(seed)
    table = Watched(Match(game, seed))
    for _ in range(answers):
        match = table.room.match
        if not match.asks:
            return
        ask = match.asks[stream.below(len(match.asks))]
        entry = Entry(ask.seat, stream.below(min(len(ask.options), 1000)))
        others = [seat for seat in table.seats if seat != ask.seat]
        before = {seat: seen_by(seat, match) for seat in others}
        later = Match(game, match.seed, match.setup)
        later.state, later.told = match.state, list(match.told)
        later.answer(entry.seat, entry.option)
        if all(seen_by(seat, later) == before[seat] for seat in others) and later.state.lanes:
            yield table, entry
        else:
            table.take(entry)


@pytest.mark.parametrize(("game", "answers"), [(EXCEED, 25), (FORMATION, 80), (EXILED, 40)])
def test_an_answer_in_secret_is_not_even_noticed(game: AnyGame, answers: int) -> None:
    """No message, no number, no flag and no clock of anybody else changes, whoever has answered before."""
    found = after_an_own_one = 0
    for seed in ("1", "2", "4"):
        for table, entry in secret_answers(game, seed, answers):
            after_an_own_one += any(table.room.may_take_back(seat) for seat in table.seats[:-1] if seat != entry.seat)
            numbers = table.numbers(but=entry.seat)
            flags = table.flags(but=entry.seat)
            sent = table.take(entry)
            assert table.flags(but=entry.seat) == flags
            assert {seat: kinds for seat, kinds in sent.items() if kinds and seat != entry.seat} == {}
            assert table.numbers(but=entry.seat) == numbers
            found += 1
    assert found >= 5
    if game is FORMATION:
        assert after_an_own_one


def test_taking_back_in_secret_is_not_noticed_either() -> None:
    """A pick that nobody knows of is taken back and given anew; others go on, and hear all that comes later."""
    taken_back = with_answers_between = 0
    for seed in ("1", "2", "4", "5"):
        for table, entry in secret_answers(FORMATION, seed, 80):
            room = table.room
            table.take(entry)
            for seat in range(len(room.seats)):
                if not room.may_take_back(seat) or not room.match.state.lanes:
                    continue
                answers, view = list(room.match.answers), seen_by(seat, room.match)
                with_answers_between += answers[-1].seat != seat
                numbers = table.numbers(but=seat)
                last = room.answers_of(seat)[-1]
                sent = table.take(room.taking_back(seat, 0))
                assert sent.pop(seat) == [Welcome, Situation]
                assert not any(sent.values())
                assert table.numbers(but=seat) == numbers
                assert len(room.match.answers) == len(answers) - 1
                table.take(Entry(seat, last))
                assert sorted(room.match.answers, key=lambda one: one.seat) == sorted(answers, key=lambda one: one.seat)
                assert seen_by(seat, room.match) == view
                taken_back += 1
        first, *later = table.pages[SPECTATOR].sent
        assert isinstance(first, Welcome)
        events = [event for one in later if isinstance(one, Situation) for event in one.events]
        assert len(first.log) + len(events) == len(told_to(SPECTATOR, table.room.match.told))
    assert taken_back > 10
    assert with_answers_between > 2


def worlds(game: AnyGame, match: Match, seat: int, stream: Stream) -> Iterator[State]:
    """Returns what could be true as far as a seat knows."""
    for _ in range(2):
        yield game.imagine(match.state, seat, stream)


def positions(game: AnyGame, seed: str, answers: int) -> Iterator[tuple[Match, Stream]]:
    """Plays at random, and yields every position."""
    stream = Stream(seed)
    match = Match(game, seed)
    for _ in range(answers):
        if not match.asks:
            return
        yield match, stream
        ask = match.asks[stream.below(len(match.asks))]
        match.answer(ask.seat, stream.below(len(ask.options)))


def foretold(match: Match, state: State, seat: int, points: Sequence[Point]) -> bytes:
    """Returns what a seat is told of cards if a state is the true one, refusals too."""
    other = Match(match.game, match.seed, match.setup)
    other.state = state
    room = Room("x", other, [Keeper(), Keeper()])
    page = Copied()
    refusals = []
    for point in points:
        try:
            tell(point, room, seat, page)
        except WildswingError as error:
            refusals.append(str(error))
    return msgspec.json.encode([page.sent, refusals])


def test_pointing_at_a_card_tells_nothing_of_hidden_ones() -> None:
    """Whoever has which cards on the hand: what is foretold of every card of both is the same to the letter."""
    compared = told = 0
    for match, stream in positions(EXCEED, "3", 40):
        state = match.state
        assert isinstance(state, ExceedTable)
        names = sorted({card.name for card in state.book.cards})
        points = [Point(owner, names[stream.below(len(names))]) for owner in (0, 1) for _ in range(4)]
        for seat in (0, 1):
            true = foretold(match, match.state, seat, points)
            told += b"foretold" in true
            for world in worlds(EXCEED, match, seat, stream):
                assert foretold(match, world, seat, points) == true
                compared += 1
    assert compared > 60
    assert told > 10


@pytest.mark.parametrize("game", [EXCEED, FORMATION])
def test_whoever_thinks_for_a_seat_is_given_only_what_it_knows(game: AnyGame) -> None:
    """What an agent, or the master who gives a hint, works on is the same in all worlds that the seat can imagine."""
    compared = 0
    for match, stream in positions(game, "6", 40):
        for seat in (0, 1):
            ask = ask_of(match.state, seat)
            if ask is not None:
                for world in worlds(game, match, seat, stream):
                    assert _plainly(game, world, ask) == _plainly(game, match.state, ask)
                    compared += 1
    assert compared > 40


@pytest.mark.parametrize("game", [EXCEED, FORMATION])
def test_whether_a_pick_can_be_taken_back_tells_nothing_of_hidden_cards(game: AnyGame) -> None:
    """A seat gives the same answer in worlds that it cannot tell apart: it may take it back in all of them or in none.

    Where the answer itself shows the worlds apart, nothing can be compared.
    """
    compared = 0
    for match, stream in positions(game, "7", 30):
        for seat in (0, 1):
            ask = ask_of(match.state, seat)
            if ask is None:
                continue
            index = stream.below(len(ask.options))
            flags: dict[bytes, set[bool]] = {}
            for state in (match.state, *worlds(game, match, seat, stream)):
                other = Match(game, match.seed, match.setup)
                other.state = state
                room = Room("x", other, [Keeper(token_hash="a"), Keeper(token_hash="b")])
                room.take(Entry(seat, index))
                flags.setdefault(seen_by(seat, room.match), set()).add(room.may_take_back(seat))
                compared += 1
            assert all(len(different) == 1 for different in flags.values())
    assert compared > 60


def pick(seat: int, is_in_secret: bool = False, is_sealed: bool = False) -> Pick:
    """An answer by which nobody learned anything hidden."""
    kind = {"is_in_secret": is_in_secret, "is_sealed": is_sealed}
    return cast("Pick", SimpleNamespace(given=Given(seat, 0), has_told_nothing=True, **kind))


def test_what_followed_in_secret_goes_with_the_pick_that_it_followed_from() -> None:
    picks = Picks()
    picks.note(pick(0))
    assert (picks.may_take_back(0), picks.takes_others_along(0)) == (True, False)
    picks.note(pick(1, is_in_secret=True))
    assert (picks.may_take_back(0), picks.takes_others_along(0)) == (True, True)
    picks.take_back(0)
    assert not picks.may_take_back(0)
    assert not picks.may_take_back(1)
    entries = [Entry(1, 7), Entry(0, 8), Entry(1, 9), Entry(0, WITH_ALL_SINCE, TAKE_BACK)]
    assert answers_in(entries) == [Given(1, 7)]


def test_what_is_answered_at_once_is_taken_back_alone_and_stands_when_all_have_answered() -> None:
    picks = Picks()
    picks.note(pick(0, is_in_secret=True, is_sealed=True))
    picks.note(pick(1, is_in_secret=True, is_sealed=True))
    assert (picks.may_take_back(0), picks.takes_others_along(0)) == (True, False)
    picks.take_back(0)
    assert (picks.may_take_back(0), picks.may_take_back(1)) == (False, True)
    assert answers_in([Entry(0, 8), Entry(1, 9), Entry(0, ALONE, TAKE_BACK)]) == [Given(1, 9)]
    picks.note(pick(0, is_in_secret=True))  # the last one, even if it shows nothing
    assert not picks.may_take_back(1)


def test_however_much_others_answer_in_secret_a_pick_can_be_taken_back() -> None:
    picks = Picks()
    picks.note(pick(0, is_in_secret=True, is_sealed=True))
    for _ in range(MOST_PICKS + 1):
        picks.note(pick(1, is_in_secret=True, is_sealed=True))
    assert picks.may_take_back(0)
    for _ in range(MOST_PICKS):
        assert picks.may_take_back(1)
        picks.take_back(1)
    assert (picks.may_take_back(0), picks.may_take_back(1)) == (True, False)
