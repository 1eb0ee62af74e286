"""What one person may see at one moment, ready to be drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text

from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Event
from wildswing.kernel.game import AnyGame, Setup, Wording
from wildswing.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Scene:
    """A seat's view with what it was told since its last decision and the question it is asked, if any."""

    game: AnyGame
    setup: Setup
    view: msgspec.Struct
    seat: int
    happened: tuple[Event, ...]
    ask: Ask | None = None
    wording: Wording | None = None
    """The question in words."""

    @property
    def seats(self) -> tuple[str, ...]:
        """What the seats are called, in order."""
        return self.game.seats(self.setup)

    @property
    def prompt(self) -> str:
        """What is asked."""
        return "" if self.wording is None else self.wording.prompt

    @property
    def rule(self) -> str:
        """The rule behind the question."""
        return "" if self.wording is None else self.wording.rule

    @property
    def labels(self) -> tuple[str, ...]:
        """What the answers are called."""
        return () if self.wording is None else self.wording.labels

    @property
    def order(self) -> tuple[int, ...]:
        """The answers in the order in which they are listed."""
        return () if self.wording is None else self.wording.order


def scene_of(match: Match, seat: int, happened: tuple[Event, ...], ask: Ask | None = None) -> Scene:
    """Returns what a seat sees of a match now, with the question it is asked."""
    game = match.game
    wording = None if ask is None else game.worded(match.state, ask)
    return Scene(game, match.setup, match.view(seat), seat, happened, ask, wording)


@dataclass(frozen=True, slots=True)
class Command:
    """A word that a person may type instead of an answer, to look at something of this game."""

    word: str
    example: str
    """The word as the help shows it, with what may follow it."""
    what: str
    """What it does, for the help."""
    show: Callable[[Scene, str], RenderableType]
    """Draws it, from the scene and what was typed after the word."""


class NoAnswer(Exception):
    """What was typed answers nothing; the sentence says what would."""


class Look(Protocol):
    """Draws the scenes of a game."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws the table and what just happened."""
        ...

    def interlude(self, scene: Scene) -> RenderableType | None:
        """Draws what is to be read before the table, if so much happened that the table has no room for it."""
        ...

    def options(self, scene: Scene, ask: Ask) -> RenderableType:
        """Draws the numbered answers to a question."""
        ...

    def answer(self, scene: Scene, ask: Ask, typed: str) -> int:
        """Returns the answer that a person's words mean; words that mean none raise NoAnswer."""
        ...

    def history(self, scene: Scene) -> RenderableType | None:
        """Draws what a perfect memory would hold, if the game has such a thing."""
        ...

    def commands(self) -> tuple[Command, ...]:
        """Returns what else can be looked at."""
        ...

    def signs(self) -> tuple[tuple[str, str], ...]:
        """Explains the signs on the table."""
        ...

    def words(self, sentence: str, seats: tuple[str, ...] = ()) -> Text:
        """Puts a sentence in the colours of the game; the seats are called like this."""
        ...

    def page(self, game: AnyGame, setup: Setup) -> RenderableType | None:
        """Draws the rules in short and the cards, if this look knows them."""
        ...

    def picture(self, game: AnyGame) -> str | None:
        """Returns an SVG of a table in the middle of a game, if it is not to be what the terminal shows."""
        ...

    def facts(self, game: AnyGame, setup: Setup) -> dict[str, Any]:
        """Returns for programs what the page tells people."""
        ...
