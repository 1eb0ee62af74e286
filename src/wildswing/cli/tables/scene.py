"""What one person may see at one moment, ready to be drawn."""

from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text

from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Event
from wildswing.kernel.game import AnyGame, Setup


@dataclass(frozen=True, slots=True)
class Scene:
    """A seat's view with what it was told since its last decision and the question it is asked, if any."""

    game: AnyGame
    setup: Setup
    view: msgspec.Struct
    seat: int
    happened: tuple[Event, ...]
    ask: Ask | None


class Look(Protocol):
    """Draws the scenes of a game."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws the table and what just happened."""
        ...

    def options(self, scene: Scene, ask: Ask) -> RenderableType:
        """Draws the numbered answers to a question."""
        ...

    def history(self, scene: Scene) -> RenderableType | None:
        """Draws what a perfect memory would hold, if the game has such a thing."""
        ...

    def signs(self) -> tuple[tuple[str, str], ...]:
        """Explains the signs on the table."""
        ...

    def words(self, sentence: str) -> Text:
        """Puts a sentence in the colours of the game."""
        ...

    def page(self, game: AnyGame, setup: Setup) -> RenderableType | None:
        """Draws the rules in short and the cards, if this look knows them."""
        ...

    def facts(self, game: AnyGame, setup: Setup) -> dict[str, Any]:
        """Returns for programs what the page tells people."""
        ...
