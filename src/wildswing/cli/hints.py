"""A hint for a person at the terminal: what a master would answer, in plain lines that a screen reader reads well."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.text import Text

from wildswing.agents.levels import LEVELS, LevelAgent
from wildswing.agents.thoughts import Thought, labels_of, percent
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space

SHOWN: Final = 5
"""How many answers a hint compares."""

ADVISER: Final = list(LEVELS)[-1]


def hint(match: Match, ask: Ask, console: Console) -> Text:
    """Thinks about a person's question, knowing what the person knows, and says what was found."""
    game = match.game
    hidden = game.hide(match.state, ask.seat)
    stream = Stream(f"hint {match.seed} {ask.seat} {len(match.answers)}")
    if not console.is_terminal or console.is_dumb_terminal:
        console.print("Thinking about it…")
    with thinking(console, "Thinking about it…"):
        thoughts = LevelAgent(ADVISER, game).think(game, hidden, ask, stream)
    best = tuple([one for one in thoughts.thoughts[:SHOWN] if one.looks])
    lines = [
        f"  {'' if isinstance(ask.options, Space) else f'{one.index + 1}: '}{label}, {_worth(one)}"
        for one, label in zip(best, labels_of(game, hidden, ask, best), strict=True)
    ]
    return Text("\n".join([*lines, thoughts.sentence]))


def _worth(one: Thought) -> str:
    worth = f"wins {percent(one.value)}"
    return f"{worth}, given {percent(one.weight)} of the time" if 0 < one.weight < 1 else worth


@contextmanager
def thinking(console: Console, note: str) -> Iterator[None]:
    """Shows that a machine thinks, on a screen that can take it away again."""
    if not console.is_terminal or console.is_dumb_terminal:
        yield
        return
    with console.status(Text(note)):
        yield
