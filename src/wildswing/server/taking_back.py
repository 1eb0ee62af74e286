"""Picks that can be taken back: those that have shown nobody anything that was hidden.

Whether an answer did is found out by imagining. A seat that knows no more afterwards than before has seen and heard the
same as it would have in any other world that it could imagine. So for every seat some such worlds are dealt; if the
match would have looked different in one of them, a hidden card or chance had a part in what the seat was shown.
"""

from collections.abc import Iterator

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Told, told_to
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Given
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

WORLDS = 4
"""So many worlds are imagined; that a card which was turned up is the same in all of them is hardly possible."""


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
        self._has_told_nothing: bool | None = None

    @property
    def has_told_nothing(self) -> bool:
        """Whether nobody was shown anything that was hidden."""
        if self._has_told_nothing is None:
            # A world for everybody before the next one: most answers tell somebody something, which the first shows.
            observers = [seat for seat in range(self._seats) if not self._was_known_to(seat)]
            checks = ((number, seat) for number in range(WORLDS) for seat in observers)
            self._has_told_nothing = all(self._may_be_elsewhere(number, seat) for number, seat in checks)
        return self._has_told_nothing

    def _was_known_to(self, observer: int) -> bool:
        """Tells whether nothing was hidden from an observer, so that only chance could have shown something."""
        known: State = self._game.hide(self._before, observer)
        known.chance = self._before.chance
        return known == self._before and self._after.chance == self._before.chance

    def _may_be_elsewhere(self, number: int, observer: int) -> bool:
        """Tells whether an observer could have been shown the same in another world."""
        game, seat = self._game, self.given.seat
        world = game.imagine(self._before, observer, Stream(f"world {number}"))
        world.asks = ()  # which may have been taken over from the true world
        game.run(world)
        ask = ask_of(world, seat)
        if ask is None:
            return False
        shown = _shown(game, self._after, observer, self._caused)
        for index in self._answers_like_this(ask, observer):
            there, caused = world.copy(), list[Told]()
            game.answer(there, seat, index, caused)
            if _shown(game, there, observer, caused) == shown:
                return True
        return False

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


def _shown(game: AnyGame, state: State, observer: int, caused: list[Told]) -> tuple[object, ...]:
    return game.view(state, observer), told_to(observer, caused), ask_of(state, observer)
