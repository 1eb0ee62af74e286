"""Checks of what a seat cannot know, against other courses of the game that look the same to it.

Another course is a whole legal game: other cards were dealt, or others chose differently in secret. As long as
a seat sees in both the same views and questions, it knows the same in both. So the hidden states must be equal,
and an event may tell only what the view shows too: a seat that comes back from a break reads its view, and must
not have missed anything. A course that begins with another deal or other choices trusts neither `hide` nor
`imagine`, and so finds them out even when both keep the same secret.
"""

from collections.abc import Callable, Iterable
from typing import Any

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream, start_of
from wildswing.kernel.conformance.places import Path, places, with_swapped
from wildswing.kernel.conformance.report import Notes
from wildswing.kernel.conformance.tale import Tale, some_of
from wildswing.kernel.event import Event, Told, told_to
from wildswing.kernel.match import Given
from wildswing.kernel.state import State

OTHER_DEALS = 3
"""Other deals tried for each observer of a game."""

BRANCHES = 3
"""Moments of a game at which another course begins, for each observer and each kind."""

STRETCH = 16
"""Answers for which a course that begins in the middle is followed."""

LOOKS = 4
"""One in so many moments of another course is compared with imagined states."""

MANY_WORLDS = 64
"""Imagined states in which a place with two possible cards must at some time differ."""

Prefer = Callable[[Ask, Ask, int], list[int]]
"""Orders the answers of another course, given its question, the true question and the true answer."""


def other_courses(tale: Tale, notes: Notes, stream: Stream) -> None:
    """Follows other courses of the game beside the true one, for everybody."""
    for seat in tale.observers:
        where = tale.where(0, seat)
        course = _Course(tale, notes, stream, seat)
        for _ in range(OTHER_DEALS):
            with notes.trying("hiding", where):
                course.with_another_deal()
        for _ in range(BRANCHES if tale.given else 0):
            with notes.trying("hiding", where):
                course.with_imagined_cards(stream.below(len(tale.given)))
            with notes.trying("hiding", where):
                course.with_other_choices(stream.below(len(tale.given)))


class _Course:
    """Another course of a game, as one seat sees it."""

    def __init__(self, tale: Tale, notes: Notes, stream: Stream, seat: int) -> None:
        self.tale = tale
        self.game = tale.game
        self.notes = notes
        self.stream = stream
        self.seat = seat

    def with_another_deal(self) -> None:
        """Swaps two cards of one pile before the game begins; others play the swapped card for the other."""
        dealt = self.game.deal(self.tale.setup, start_of(self.tale.seed))
        pair = self._two_of_a_pile(places(self.game, dealt))
        if pair is None:
            return
        one, other, names = pair
        state = with_swapped(self.game, dealt, one, other)
        told: list[Told] = []
        self.game.run(state, told)
        if self._looks_the_same(0, state) and self._told_the_same(0, told):
            self._follow(0, len(self.tale.states), state, self._faithfully(names))

    def with_imagined_cards(self, answers: int) -> None:
        """Goes on from an imagined state, if nobody's secret answers were taken back in it."""
        true = self.tale.states[answers]
        state = self.game.imagine(true, self.seat, self.stream)
        if _abreast(state, true) and self._looks_the_same(answers, state):
            self._follow(answers, answers + STRETCH, state, self._faithfully({}))

    def with_other_choices(self, answers: int) -> None:
        """Lets the others choose at random whatever the seat does not see."""
        self._follow(answers, answers + STRETCH, self.tale.states[answers].copy(), self._at_random)

    def _two_of_a_pile(self, cards: dict[Path, int]) -> tuple[Path, Path, dict[int, int]] | None:
        """Finds two different cards that lie in one list."""
        paths = list(cards)
        for one in self.stream.shuffled(paths):
            pile = [path for path in paths if path[:-1] == one[:-1] and cards[path] != cards[one]]
            if pile:
                other = pile[self.stream.below(len(pile))]
                return one, other, {cards[one]: cards[other], cards[other]: cards[one]}
        return None

    def _faithfully(self, names: dict[int, int]) -> Prefer:
        """Prefers the true choice, with cards renamed."""

        def prefer(ask: Ask, true_ask: Ask, true_answer: int) -> list[int]:
            true = true_ask.options[true_answer]
            best = [option for option in (_renamed(true, names), true) if option in ask.options]
            first = [ask.options.index(option) for option in best]
            return [*dict.fromkeys(first + self._at_random(ask, true_ask, true_answer))]

        return prefer

    def _at_random(self, ask: Ask, _true_ask: Ask, _true_answer: int) -> list[int]:
        return some_of(len(ask.options), self.stream)

    def _looks_the_same(self, answers: int, state: State) -> bool:
        return self.tale.seen(state, self.seat) == self.tale.seen(self.tale.states[answers], self.seat)

    def _told_the_same(self, answers: int, told: list[Told]) -> bool:
        where = self.tale.where(answers, self.seat)
        true, other = self._heard(self.tale.told[answers]), self._heard(told)
        return self.notes.same("events", where, true, other, "two games look the same and tell different things")

    def _heard(self, told: Iterable[Told]) -> list[Event]:
        """Returns what the seat is told, without what everybody saw pass: it may differ and the table look the same."""
        return [event for event in told_to(self.seat, told) if not isinstance(event, self.game.passing)]

    def _follow(self, answers: int, until: int, state: State, prefer: Prefer) -> None:
        """Walks along the true game as long as the seat sees the same."""
        for now in range(answers, min(until, len(self.tale.states))):
            if not self._known_the_same(now, state):
                return
            if self.stream.below(LOOKS) == 0:
                self._deals_anew(now, state)
            if now == len(self.tale.given):
                return
            following = self._step(now, state, prefer)
            if following is None:
                return
            state = following

    def _known_the_same(self, answers: int, state: State) -> bool:
        where = self.tale.where(answers, self.seat)
        true = self.tale.known(self.tale.states[answers], self.seat)
        other = self.tale.known(state, self.seat)
        return self.notes.same("hiding", where, true, other, "two games look the same and are hidden differently")

    def _step(self, answers: int, state: State, prefer: Prefer) -> State | None:
        """Returns the state after an answer that looks to the seat like the true one, if there is any."""
        given = self.tale.given[answers]
        ask = ask_of(state, given.seat)
        if ask is None:
            return state if self._unnoticed(answers) else None
        true = self._heard(self.tale.told[answers + 1])
        alike: list[tuple[State, list[Told]]] = []
        for index in self._ways(answers, given, ask, prefer):
            trial = state.copy()
            told: list[Told] = []
            self.game.answer(trial, given.seat, index, told)
            if self._looks_the_same(answers + 1, trial):
                alike.append((trial, told))
                if self._heard(told) == true:
                    break
        # One way that tells the same is enough: the others may have to be told apart.
        following, told = alike[-1] if alike else (None, [])
        return following if following is not None and self._told_the_same(answers + 1, told) else None

    def _ways(self, answers: int, given: Given, ask: Ask, prefer: Prefer) -> list[int]:
        if given.seat == self.seat:
            return [given.answer]
        true_ask = ask_of(self.tale.states[answers], given.seat)
        return prefer(ask, true_ask, given.answer) if true_ask is not None else []

    def _unnoticed(self, answers: int) -> bool:
        """Whether the seat notices nothing of the next true answer, so that it may as well not be given."""
        states = self.tale.states
        silent = not told_to(self.seat, self.tale.told[answers + 1])
        return silent and self._looks_the_same(answers, states[answers + 1])

    def _deals_anew(self, answers: int, state: State) -> None:
        """A place that holds another card in a game that looks the same must not hold one card in all worlds."""
        true = self.tale.states[answers]
        here, there = places(self.game, true), places(self.game, state)
        unknown = [path for path in here if there.get(path, here[path]) != here[path]]
        if not unknown:
            return
        path = unknown[self.stream.below(len(unknown))]
        first = self._imagined_at(path, true)
        if first is None:
            return
        varies = any(self._imagined_at(path, true) != first for _ in range(MANY_WORLDS))
        always = f"a place is the same in every imagined state: {'.'.join(map(str, path))} is {first}"
        possible = f"though {here[path]} and {there[path]} are both possible"
        self.notes.expect("imagining", self.tale.where(answers, self.seat), varies, f"{always}, {possible}")

    def _imagined_at(self, path: Path, state: State) -> int | None:
        """Returns the card at a place of an imagined state, unless secret answers were taken back in it."""
        world = self.game.imagine(state, self.seat, self.stream)
        return places(self.game, world).get(path) if _abreast(world, state) else None


def _abreast(one: State, other: State) -> bool:
    """Whether two states have the same left to do."""
    return (one.agenda, one.lanes) == (other.agenda, other.lanes)


def _renamed(option: Any, names: dict[int, int]) -> Any:
    if isinstance(option, tuple):
        return tuple([_renamed(part, names) for part in option])
    return names.get(option, option) if isinstance(option, int) else option
