"""A question as a seat knows it, in a form that can go to another process."""

from typing import Any

from wildswing.kernel import plain
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import shelf
from wildswing.kernel.state import State


class KnownQuestion:
    """A game, the state with everything the seat cannot know blank, and the question that is open."""

    def __init__(self, game: AnyGame, hidden: State, ask: Ask) -> None:
        self.game = game
        self.hidden = hidden
        self.ask = ask

    def __getstate__(self) -> tuple[Any, ...]:
        game, ask = self.game, self.ask
        known: AnyGame | str = game.name if shelf().games.get(game.name) is game else game
        facts = (ask.seat, ask.kind, ask.options, ask.about, ask.repeats, ask.always)
        return known, plain.encode(self.hidden), facts

    def __setstate__(self, sent: tuple[Any, ...]) -> None:
        known, hidden, facts = sent
        self.game = shelf().games[known] if isinstance(known, str) else known
        self.ask = Ask(*facts)
        self.hidden = plain.decode(hidden, self.game.records, self.game.rules.kinds)
        self.hidden.asks = (self.ask,)
