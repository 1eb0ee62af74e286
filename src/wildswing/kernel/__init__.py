"""The kernel: everything that games of any kind share, and nothing of any one game."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wildswing.kernel.agenda import Rules, ask_of, open_lanes, push
    from wildswing.kernel.ask import Ask
    from wildswing.kernel.chance import Stream
    from wildswing.kernel.errors import BrokenRecord, EndlessEffect, IllegalAnswer, WildswingError
    from wildswing.kernel.event import EVERYONE, Event, Heard, Told, told_to
    from wildswing.kernel.game import Game, Outcome, Setup, Wording
    from wildswing.kernel.match import Given, Match, replay
    from wildswing.kernel.question import After, Does, Question
    from wildswing.kernel.registry import find_game
    from wildswing.kernel.state import HIDDEN, NOTHING, SPECTATOR, Record, SeatStep, State, Step

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "NOTHING",
    "SPECTATOR",
    "After",
    "Ask",
    "BrokenRecord",
    "Does",
    "EndlessEffect",
    "Event",
    "Game",
    "Given",
    "Heard",
    "IllegalAnswer",
    "Match",
    "Outcome",
    "Question",
    "Record",
    "Rules",
    "SeatStep",
    "Setup",
    "State",
    "Step",
    "Stream",
    "Told",
    "WildswingError",
    "Wording",
    "ask_of",
    "find_game",
    "open_lanes",
    "push",
    "replay",
    "told_to",
]

_MODULES = (
    "agenda",
    "ask",
    "chance",
    "errors",
    "event",
    "game",
    "match",
    "question",
    "registry",
    "state",
)


def __getattr__(name: str) -> Any:
    """Looks for a name in the modules only when it is asked for: who needs an error alone waits for nothing else."""
    if name in __all__:
        for module in _MODULES:
            found = vars(import_module(f"{__name__}.{module}"))
            if name in found:
                globals()[name] = found[name]
                return found[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
