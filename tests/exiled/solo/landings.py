"""Plays solo games whose weapons land where a test wants them."""

from collections.abc import Iterable

import pytest

from wildswing.exiled.rules.geometry import Polygon
from wildswing.exiled.rules.throwing import Landed, Throw
from wildswing.exiled.solo import throws
from wildswing.exiled.solo.session import Session
from wildswing.exiled.solo.solitaire import Solitaire
from wildswing.kernel.event import Told
from wildswing.kernel.game import Setup

Place = tuple[int, int, int]
"""Where a weapon lies, and how it is turned."""


class Range:
    """A solo game with fixed landings; remembers the throws and what was told."""

    def __init__(self, game: Solitaire, setup: Setup, monkeypatch: pytest.MonkeyPatch, seed: int = 1) -> None:
        self.game = game
        self.told: list[Told] = []
        self.session: Session = game.start(seed, setup, self.told)
        self.throws: list[Throw] = []
        self.cards: list[tuple[Polygon, ...]] = []
        self._next = Landed(0, 0, 0)
        monkeypatch.setattr(throws, "land", self._land)

    def _land(self, throw: Throw, cards: tuple[Polygon, ...], chance: int) -> tuple[Landed, int]:
        self.throws.append(throw)
        self.cards.append(cards)
        return self._next, chance + 1

    def throw(self, place: Place, under: tuple[int, ...] = (), aim: tuple[int, ...] = (0, 0, 0, 0)) -> None:
        """Throws, and lets the weapon land at a place."""
        if self.session.asks[0].kind == "round":
            self.choose("throw")
        self._next = Landed(*place, under)
        self.choose(aim)

    def choose(self, option: object) -> None:
        """Answers the open question."""
        ask = self.session.asks[0]
        self.game.answer(self.session, 0, ask.options.index(option), self.told)

    @property
    def sentences(self) -> list[str]:
        """What was told."""
        return [told.event.sentence() for told in self.told]

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.session.asks == ()


def shifted(place: Place, x: int, y: int) -> Place:
    """Returns a place that is given from some point."""
    return place[0] + x, place[1] + y, place[2]


def kinds_asked(game: Solitaire, setup: Setup, answers: Iterable[int]) -> list[str]:
    """Returns the kinds of the questions of a game, which is played with the answers to its end."""
    session = game.start(1, setup)
    kinds: list[str] = []
    rest = iter(answers)
    while session.asks:
        (ask,) = session.asks
        kinds.append(ask.kind)
        game.answer(session, 0, next(rest))
    return kinds
