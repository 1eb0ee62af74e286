"""The agent for Rise of the Exiled that weighs its throws."""

from collections.abc import Callable

from wildswing.exiled.agents import aiming as exiled_aiming
from wildswing.exiled.agents import deeds as exiled_deeds
from wildswing.exiled.agents import moving as exiled_moving
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.rules.table import Table
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

Plans = dict[str, Callable[[Table, Ask], Value]]

AIMS: Plans = {
    "aim": exiled_aiming.aim,
    "bounce": exiled_aiming.bounce,
    "name": exiled_aiming.name,
}

DEEDS: Plans = {
    "how": exiled_deeds.how,
    "open": exiled_aiming.open_chest,
    "ethereal": exiled_deeds.ethereal,
    "spiked": exiled_deeds.spiked,
    "bonus": exiled_deeds.bonus,
    "ricochet": exiled_aiming.ricochet,
    "summon": exiled_deeds.summon,
    "vote": exiled_deeds.vote,
    "receive": exiled_deeds.receive,
    "deed": exiled_deeds.deed,
    "grow": exiled_moving.grow,
    "creep": exiled_moving.move,
}

MOVES: Plans = {
    "place": exiled_moving.place,
    "join": exiled_moving.place,
    "move": exiled_moving.move,
}

CARRIED_OUT = frozenset({"pull", "consent", "reel", "tunnel"})
"""Questions whose answers are tried out, since they are carried out at once."""

LEVELS: dict[str, Plans] = {"novice": AIMS, "veteran": AIMS | DEEDS, "master": AIMS | DEEDS | MOVES}
"""By level, weakest first, what it thinks about: its aims; abilities and items too; where it stands too."""

BEST = "master"


class MarksmanAgent:
    """Aims where a throw is worth most on average under its own spread, and stands where its side gains most.

    It draws nothing by chance; what its level does not think about it does like the naive agent.
    """

    def __init__(self, level: str = BEST) -> None:
        self.level = level
        self.name = f"marksman:{level}"
        self._plans = LEVELS[level]
        self._naive = NaiveAgent()

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        if not isinstance(hidden, Table):
            raise TypeError(f"the marksman knows tables of Rise of the Exiled, not {type(hidden).__name__}")
        if ask.seat < len(hidden.players):
            if ask.kind in self._plans:
                return ask.options.index(self._plans[ask.kind](hidden, ask))
            if ask.kind in CARRIED_OUT and self.level == BEST:
                return exiled_moving.carried_out(game, hidden, ask)
        return self._naive.choose(game, hidden, ask, stream)
