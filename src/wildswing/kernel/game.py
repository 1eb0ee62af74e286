"""What a game is to everything around it: pure rules over a plain state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from wildswing.kernel import plain
from wildswing.kernel.agenda import ByRules
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream, start_of
from wildswing.kernel.event import Event, Heard
from wildswing.kernel.facets import Facets
from wildswing.kernel.question import About, Question, told_apart
from wildswing.kernel.space import Space
from wildswing.kernel.state import Record, State
from wildswing.texts import say

S = TypeVar("S", bound=State)

Setup = Mapping[str, str]
"""What a match is played with, as full texts, so that an upgrade never changes a recorded match."""


class Wording(msgspec.Struct, frozen=True):
    """A question in a person's words: what is asked, the rule behind it, and a label for each option."""

    prompt: str
    rule: str
    labels: tuple[str, ...]
    last: tuple[int, ...] = ()
    """The options that a list names after all others, since they are hardly meant."""
    verbs: tuple[str, ...] = ()
    """What a button on the thing says that each option is about, such as on a card; nothing in a game without."""
    advice: str = ""
    """How somebody answers it who meets it for the first time."""

    @property
    def order(self) -> tuple[int, ...]:
        """The options in the order in which a list names them."""
        first = [place for place in range(len(self.labels)) if place not in self.last]
        return (*first, *self.last)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, with what scores, and who had the first turn."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    first: int
    sentence: str
    rank: str = ""
    """What heads the result of a game that is neither won nor lost but gives a rank."""

    def is_draw(self, seats: int) -> bool:
        """Tells whether nobody won or everybody did; alone, not to win is to lose."""
        return seats > 1 and len(self.winners) in (0, seats)


class Game(ABC, ByRules, Generic[S]):
    """One game; a subclass names its rules and says what each seat may see.

    A state is changed only by `answer`. Search copies the state first; a match does so for its caller.
    """

    name: ClassVar[str]
    """What a person types to name the game: lower case, no spaces."""

    title: ClassVar[str]
    summary: ClassVar[str]

    version: ClassVar[int]
    """Grows by one whenever the same answers could lead to another state or event."""

    seat_names: ClassVar[tuple[str, ...]]
    """What the seats are called; a game for more or fewer people reads them from its setup in `seats`."""

    longest: ClassVar[int]
    """No game takes more answers than this."""

    may_end_without_winner: ClassVar[bool] = False
    """Whether there are games that nobody wins."""

    records: ClassVar[tuple[type[Record], ...]]
    """The classes a state is made of."""

    card_fields: ClassVar[frozenset[str]]
    """The fields, of any record in the state, whose numbers are cards (or HIDDEN, or NOTHING)."""

    face_down: ClassVar[frozenset[str]] = frozenset()
    """Fields of cards that nobody may look at, such as a deck."""

    in_hand: ClassVar[frozenset[str]] = frozenset()
    """Fields of cards that only their owner may look at; the first position on the way to one is the owner's seat."""

    facets: ClassVar[Facets] = Facets()
    """What the game offers besides its rules."""

    passing: ClassVar[tuple[type[Event], ...]] = ()
    """Events that tell what everybody saw and the table no longer shows, such as where somebody stood for a moment."""

    @abstractmethod
    def deal(self, setup: Setup, chance: int) -> S:
        """Returns the state before the first step, the agenda filled."""

    @abstractmethod
    def view(self, state: S, seat: int) -> msgspec.Struct:
        """Lists what a seat, or SPECTATOR, may see."""

    @abstractmethod
    def hide(self, state: S, seat: int) -> S:
        """Returns a copy in which everything the seat cannot know is blank, the chance included."""

    @abstractmethod
    def imagine(self, state: S, seat: int, stream: Stream) -> S:
        """Returns a copy in which everything the seat cannot know is dealt anew, using only what it knows."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Returns how the game ended, or None while it goes on."""

    def __getstate__(self) -> dict[str, Any]:
        return vars(self)  # the compiled class below would leave out what a game keeps

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)

    def question(self, ask: Ask) -> Question:
        """Returns all there is to say of an open question."""
        return self.rules.said[ask.kind]

    def wording(self, ask: Ask, hidden: S) -> Wording:
        """Puts a question into words, from the hidden state of the seat that is asked."""
        question = self.question(ask)
        options = () if isinstance(ask.options, Space) else ask.options
        labels = [question.labelled(hidden, ask, option) for option in options]
        last = [place for place, option in enumerate(options) if question.last and question.last(hidden, ask, option)]
        return Wording(
            prompt=question.prompted(hidden, ask),
            rule=question.ruled(hidden, ask),
            advice=question.advised(),
            labels=told_apart(labels),
            last=tuple(last),
            verbs=tuple([question.on_the_thing(hidden, ask, option) for option in options]),
        )

    def barred(self, ask: Ask, hidden: S) -> list[Any]:
        """Returns what a player would naturally try at a question and may not, each with the reason."""
        question = self.question(ask)
        return [] if question.barred is None else question.barred(hidden, ask)

    def topic(self, ask: Ask, hidden: S) -> About:
        """Returns what a question as a whole means to a picture."""
        topic = self.question(ask).topic
        return {} if topic is None else topic(hidden, ask)

    def about(self, ask: Ask, hidden: S) -> tuple[About, ...]:
        """Returns what each option means to a picture; the points of a space are too many to say it of each."""
        about = self.question(ask).about
        options = () if isinstance(ask.options, Space) else ask.options
        return tuple([{} if about is None else about(hidden, ask, option) for option in options])

    def seats(self, setup: Setup) -> tuple[str, ...]:  # noqa: ARG002 - a game for many people reads it
        """Returns what the seats of a match are called, in order."""
        return self.seat_names

    def teams(self, setup: Setup) -> tuple[int, ...]:
        """Returns for each seat of a match the number of its team; in most games everybody plays alone."""
        return tuple(range(len(self.seats(setup))))

    def default_setup(self) -> Setup:
        """Returns what a match is played with when nothing else is asked for."""
        return {}

    def evaluate(self, state: S, seat: int) -> float:
        """Guesses how good a state is for a seat; the greedy agent maximises it."""
        outcome = self.outcome(state)
        return 0.0 if outcome is None else float(seat in outcome.winners)

    def start(self, seed: int | str, setup: Setup | None = None, heard: Heard = None) -> S:
        """Sets up a game and runs it to its first question."""
        state = self.deal(self.default_setup() if setup is None else setup, start_of(seed))
        self.run(state, heard)
        return state

    def refusal(self, state: S, seat: object, index: object) -> str:
        """Says why an answer is illegal and what would be legal."""
        ask = next((ask for ask in state.asks if ask.seat == seat), None)
        if ask is None:
            return say("{who} has no open question; wait until one is asked.", who=self.seat_name(seat))
        wording = self.worded(state, ask)
        if isinstance(ask.options, Space):
            return say(
                "{given} does not answer “{question}”; answer with the place, from 0 to {last}, of a point in the "
                "space of {space}.",
                given=repr(index),
                question=wording.prompt,
                last=ask.count - 1,
                space=ask.options.named(),
            )
        return say(
            "{given} does not answer “{question}”; answer with a number: {offered}.",
            given=repr(index),
            question=wording.prompt,
            offered=", ".join([f"{number} = {label}" for number, label in enumerate(wording.labels)]),
        )

    def worded(self, state: S, ask: Ask) -> Wording:
        """Puts a question of a state into words, with nothing in them that the seat asked cannot know."""
        return self.wording(ask, self.hide(state, ask.seat))

    def learned(self, state: S, seat: int) -> frozenset[int]:  # noqa: ARG002 - a game in which cards are shown says so
        """Returns the cards that lie hidden and whose place a seat knows all the same."""
        return frozenset()

    def seat_name(self, seat: object) -> str:
        """Returns what a seat is called."""
        if isinstance(seat, int) and 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return say("Seat {seat}", seat=seat)

    def encode(self, state: S) -> bytes:
        """Writes a state as JSON."""
        return plain.encode(state)

    def decode(self, text: bytes) -> S:
        """Reads what `encode` wrote, with its questions open again."""
        state: S = plain.decode(text, self.records, self.rules.kinds)
        self.run(state)
        return state


AnyGame = Game[Any]
