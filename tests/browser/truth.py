"""What really happened in a match, laid beside what a seat was sent of it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tests.browser.tables import Message
from wildswing.exceed.rules.table import Table as ExceedTable
from wildswing.formation.rules.table import Table as FormationTable
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Event, Told, told_to
from wildswing.kernel.match import Given, Match
from wildswing.kernel.state import State
from wildswing.server.protocol import ToPage
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.server.telling.telling import welcome

SEAT, OTHER = 0, 1

MOST_WAYS = 6
"""How many ways are followed on when another seat gives several answers."""


class Copied(Page):
    """A page that keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[ToPage] = []

    def send(self, message: ToPage) -> None:
        self.sent.append(message)


class Truth:
    """The states of a match from its beginning to its end, and what would be sent if others were the true ones."""

    def __init__(self, match: Match) -> None:
        self.match = match
        again = Match(match.game, match.seed, match.setup)
        self.states: list[State] = [again.state]
        for given in match.answers:
            again.answer(given.seat, given.answer)
            self.states.append(again.state)
        self._scratch = again
        self._stream = Stream("other worlds")

    def worlds(self, place: int, count: int = 2) -> list[State]:
        """Deals anew what the seat cannot know after so many answers."""
        game = self.match.game
        return [game.imagine(self.states[place], SEAT, self._stream) for _ in range(count)]

    def worlds_of_others(self, place: int, count: int = 2) -> list[State]:
        """Deals only the cards of others anew, so that the seat itself draws what it really drew."""
        true = self.states[place]
        worlds = self.worlds(place, count)
        for world in worlds:
            assert isinstance(world, ExceedTable | FormationTable)
            assert isinstance(true, ExceedTable | FormationTable)
            world.sides[SEAT].deck = true.sides[SEAT].deck
        return worlds

    def sent_in(self, world: State, place: int) -> tuple[Message, Message]:
        """Returns the welcome and the table that the seat would be sent in a world, after so many answers."""
        self._scratch.state = world
        self._scratch.answers = self.match.answers[:place]
        self._scratch.told = []
        page = Copied()
        welcome(Room("", self._scratch, [Keeper(), Keeper(agent="random")]), SEAT, page, 0)
        greeting, table = msgspec.json.decode(msgspec.json.encode(page.sent))
        return greeting, table

    def view_in(self, world: State) -> Message:
        """Returns what the seat sees in a world."""
        view: Message = _plain(self.match.game.view(world, SEAT))
        return view

    def placed(self, tables: Sequence[Message]) -> Iterator[tuple[Message, int]]:
        """Finds for each table in turn after how many answers it was sent."""
        place = 0
        for table in tables:
            while standing(self.sent_in(self.states[place], place)[1]) != standing(table):
                place += 1
                assert place < len(self.states), f"Table {table['number']} shows what never was."
            yield table, place

    def told_alike(self, world: State, before: int, place: int) -> list[list[Message]]:
        """Returns what the seat would be told in a world if all looked to it as it really did, from answer to answer.

        The seat's own answers are those it gave. Another's may be any, since the cards behind them are others; so
        there may be several ways, or none.
        """
        ways: list[tuple[State, list[Told]]] = [(world, [])]
        for given, true in zip(self.match.answers[before:place], self.states[before + 1 :], strict=False):
            seen = self.view_in(true)
            ways = [
                (after, told + caused)
                for state, told in ways[:MOST_WAYS]
                for after, caused in self._answered(state, given)
                if self.view_in(after) == seen
            ]
        return [_plain([_telling(event) for event in told_to(SEAT, told)]) for _, told in ways]

    def _answered(self, state: State, given: Given) -> Iterator[tuple[State, list[Told]]]:
        ask = ask_of(state, given.seat)
        options = 0 if ask is None else len(ask.options)
        for index in [given.answer] if given.seat == SEAT else range(options):
            after = state.copy()
            caused: list[Told] = []
            self.match.game.answer(after, given.seat, index, caused)
            yield after, caused

    def names_never_seen(self, place: int) -> set[str]:
        """Returns the cards of Exceed that only the opponent has and that never lay open in all that time."""
        states = [state for state in self.states[: place + 1] if isinstance(state, ExceedTable)]
        book = states[0].book
        theirs = {book.cards[card].name for card in book.all_cards[OTHER]}
        own = {book.cards[card].name for card in book.all_cards[SEAT]}
        open_cards = {card for state in states for card in (*_lying_open(state), *self.match.game.learned(state, SEAT))}
        return theirs - own - {book.cards[card].name for card in open_cards}


def _telling(event: Event) -> Message:
    return {**msgspec.to_builtins(event), "sentence": event.sentence()}


def standing(table: Message) -> Message:
    """Returns all of a table but its number and what it tells."""
    return {part: content for part, content in table.items() if part not in {"number", "events"}}


def _lying_open(state: ExceedTable) -> list[int]:
    side = state.sides[OTHER]
    attack = None if state.strike is None else state.strike.attacks[OTHER]
    struck = [attack.card] if attack is not None and attack.face_up else []
    boosts = [boost.card for boost in (*side.boosts, *side.transformations)]
    return [*side.discard, *side.gauge, *side.sealed, *side.overdrive, *boosts, *struck]


def _plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))
