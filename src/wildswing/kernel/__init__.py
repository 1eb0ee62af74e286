"""The kernel: everything that games of any kind share, and nothing of any one game."""

from wildswing.kernel.agenda import Rules, ask_of, open_lanes, push
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import BrokenRecord, EndlessEffect, IllegalAnswer, WildswingError
from wildswing.kernel.event import EVERYONE, Event, Heard, Told, told_to
from wildswing.kernel.game import Game, Outcome, Setup, Wording
from wildswing.kernel.match import Given, Match, replay
from wildswing.kernel.question import Does, Question
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import HIDDEN, NOTHING, SPECTATOR, Record, SeatStep, State, Step

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "NOTHING",
    "SPECTATOR",
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
