"""Picks that can be taken back: those that have shown nobody anything that was hidden.

Whether an answer did is found out by imagining. A seat that knows no more afterwards than before has seen and heard the
same as it would have in any other world that it could imagine. So for every seat some such worlds are dealt; if the
match would have looked different in one of them, a hidden card or chance had a part in what the seat was shown.

Whether a seat may take something back must not tell it that another has answered in secret. So its picks stay as long
as the answers of others show it nothing; if they followed from what is taken back, they go with it.
"""

from collections.abc import Iterator

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Told, told_to
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Given
from wildswing.kernel.space import Space
from wildswing.kernel.state import SPECTATOR, State

WORLDS = 4
"""So many worlds are imagined; that a card which was turned up is the same in all of them is hardly possible."""

IN_A_LANE = 1
"""So many for what is answered in a lane and tells its seat nothing: it touches neither chance nor what others have."""

MOST_PICKS = 20
"""Answers of a seat that are remembered, in case they are taken back."""


class Pick:
    """An answer with what came of it; whether it can be taken back is found out once, when somebody wants to know."""

    def __init__(
        self, game: AnyGame, seats: int, before: State, given: Given, after: State, caused: list[Told]
    ) -> None:
        self._game = game
        self._seats = seats
        self._before = before
        self.given = given
        self._after = after
        self._caused = caused
        self._hidden: dict[int, State] = {}
        """What each observer knew then; made once."""
        self._has_told_nothing: bool | None = None

    @property
    def has_told_nothing(self) -> bool:
        """Whether nobody was shown anything that was hidden."""
        if self._has_told_nothing is None:
            # The seat itself first, since whoever draws a card sees it, and there is but one answer to try.
            observers = sorted(range(self._seats), key=lambda seat: seat != self.given.seat)
            in_doubt = filter(self._may_have_learned, observers)
            # A world for everybody before the next one: most answers tell somebody something, which the first shows.
            first = []
            for observer in in_doubt:
                if not self._may_be_elsewhere(0, observer):
                    self._has_told_nothing = False
                    return False
                first.append(observer)
            is_quiet = self.is_sealed and not told_to(self.given.seat, self._caused)
            worlds = IN_A_LANE if is_quiet else WORLDS
            checks = ((number, seat) for number in range(1, worlds) for seat in first)
            self._has_told_nothing = all(self._may_be_elsewhere(number, seat) for number, seat in checks)
        return self._has_told_nothing

    @property
    def is_in_secret(self) -> bool:
        """Whether nobody else was shown anything, not even that an answer was given."""
        others = [SPECTATOR, *[other for other in range(self._seats) if other != self.given.seat]]
        return all(self._was_kept_from(other) for other in others)

    @property
    def is_sealed(self) -> bool:
        """Whether it is part of what all seats answer at once, and others have still to do so."""
        return bool(self._before.lanes and self._after.lanes) and self._before.agenda == self._after.agenda

    def _may_have_learned(self, observer: int) -> bool:
        """Tells whether other worlds have to be looked at to know what an observer was shown."""
        if observer != self.given.seat and self._was_kept_from(observer):
            return ask_of(self._after, observer) != ask_of(self._before, observer)
        return not self._was_known_to(observer)

    def _was_kept_from(self, observer: int) -> bool:
        """Tells whether another seat, or who watches, neither heard nor saw anything of the answer."""
        return not told_to(observer, self._caused) and self._looks_like(self._before, observer)

    def _was_known_to(self, observer: int) -> bool:
        """Tells whether nothing was hidden from an observer, so that only chance could have shown something."""
        if self._after.chance != self._before.chance:
            return False
        known: State = self._game.hide(self._before, observer)
        known.chance = self._before.chance
        return known == self._before

    def _may_be_elsewhere(self, number: int, observer: int) -> bool:
        """Tells whether an observer could have been shown the same in another world."""
        game, seat = self._game, self.given.seat
        world = game.imagine(self._before, observer, Stream(f"world {number}"))
        ask = ask_of(world, seat)
        if observer != seat and ask is ask_of(self._before, seat):  # which was taken over from the true world
            world.asks = ()
            game.run(world)
            ask = ask_of(world, seat)
        if ask is None:
            return False
        told, asked = told_to(observer, self._caused), ask_of(self._after, observer)
        for index in self._answers_like_this(ask, observer):
            there = world.copy()
            caused: list[Told] = []
            game.answer(there, seat, index, caused)
            is_same = told_to(observer, caused) == told and ask_of(there, observer) == asked
            if is_same and self._looks_like(there, observer):
                return True
        return False

    def _looks_like(self, state: State, observer: int) -> bool:
        """Tells whether an observer sees the same in a state as after the answer."""
        game = self._game
        hidden = self._hidden.get(observer)
        if hidden is None:
            hidden = self._hidden[observer] = game.hide(self._after, observer)
        # A view says less than the hidden form, from which it follows, and takes far longer to make.
        return bool(game.hide(state, observer) == hidden) or bool(
            game.view(state, observer) == game.view(hidden, observer)
        )

    def _answers_like_this(self, ask: Ask, observer: int) -> Iterator[int]:
        """Returns the same answer in another world, and to others also those that they could not tell from it."""
        true = ask_of(self._before, self.given.seat)
        if true is None:
            return
        if isinstance(ask.options, Space):
            yield self.given.answer
            return
        same = [index for index, option in enumerate(ask.options) if option == true.options[self.given.answer]]
        yield from same
        if observer != self.given.seat:
            yield from [index for index in range(len(ask.options)) if index not in same]


class Picks:
    """The last answers of all seats that may be taken back."""

    def __init__(self) -> None:
        self._picks: list[Pick] = []

    def note(self, pick: Pick) -> None:
        """Remembers an answer; those of other seats stand from now on, if they were shown anything by it."""
        seat = pick.given.seat
        if any(other.given.seat != seat for other in self._picks):
            is_hidden = pick.is_in_secret
            self._picks = [
                other
                for other in self._picks
                if other.given.seat == seat or (is_hidden and (pick.is_sealed or not other.is_sealed))
            ]
        self._picks.append(pick)
        own = [other for other in self._picks if other.given.seat == seat]
        if len(own) > MOST_PICKS:
            self._picks.remove(own[0])

    def may_take_back(self, seat: int) -> bool:
        """Tells whether the last answer of a seat has shown nobody anything hidden."""
        last = self._last(seat)
        return last is not None and last.has_told_nothing

    def takes_others_along(self, seat: int) -> bool:
        """Tells whether what others have answered in secret since then goes with the last answer of a seat."""
        last = self._last(seat)
        return last is not None and last is not self._picks[-1] and not last.is_sealed

    def take_back(self, seat: int) -> None:
        """Forgets the last answer of a seat, and what goes with it."""
        last = self._last(seat)
        if last is None:
            return  # it was given before the match was taken up from the log
        place = self._picks.index(last)
        self._picks = self._picks[:place] + ([] if self.takes_others_along(seat) else self._picks[place + 1 :])

    def _last(self, seat: int) -> Pick | None:
        return next((pick for pick in reversed(self._picks) if pick.given.seat == seat), None)
