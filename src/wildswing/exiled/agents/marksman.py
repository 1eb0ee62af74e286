"""The agent for Rise of the Exiled that weighs its throws."""

from collections.abc import Callable

from wildswing.agents.adviser import Adviser
from wildswing.agents.thoughts import EVEN, Thought, Thoughts
from wildswing.exiled.agents import aiming as exiled_aiming
from wildswing.exiled.agents import deeds as exiled_deeds
from wildswing.exiled.agents import moving as exiled_moving
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.agents.reasons import why
from wildswing.exiled.agents.weighing import Weighed, best_of
from wildswing.exiled.rules.questions.attack import AIM, HOW, NAME, OPEN
from wildswing.exiled.rules.questions.finds import RECEIVE, VOTE
from wildswing.exiled.rules.questions.hits import BONUS, BOUNCE, ETHEREAL, RICOCHET, SPIKED
from wildswing.exiled.rules.questions.movement import CREEP, DEED, GROW, MOVE, TUNNEL
from wildswing.exiled.rules.questions.pulling import CONSENT, PULL, REEL
from wildswing.exiled.rules.questions.start import JOIN, PLACE, SUMMON
from wildswing.exiled.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

Plans = dict[str, Callable[[Table, Ask], Weighed]]

AIMS: Plans = {
    AIM.kind: exiled_aiming.aim,
    BOUNCE.kind: exiled_aiming.bounce,
    NAME.kind: exiled_aiming.name,
}

DEEDS: Plans = {
    HOW.kind: exiled_deeds.how,
    OPEN.kind: exiled_aiming.open_chest,
    ETHEREAL.kind: exiled_deeds.ethereal,
    SPIKED.kind: exiled_deeds.spiked,
    BONUS.kind: exiled_deeds.bonus,
    RICOCHET.kind: exiled_aiming.ricochet,
    SUMMON.kind: exiled_deeds.summon,
    VOTE.kind: exiled_deeds.vote,
    RECEIVE.kind: exiled_deeds.receive,
    DEED.kind: exiled_deeds.deed,
    GROW.kind: exiled_moving.grow,
    CREEP.kind: exiled_moving.creep,
}

MOVES: Plans = {
    PLACE.kind: exiled_moving.place,
    JOIN.kind: exiled_moving.place,
    MOVE.kind: exiled_moving.move,
}

CARRIED_OUT = frozenset({PULL.kind, CONSENT.kind, REEL.kind, TUNNEL.kind})
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
        weighed = self._weigh(game, hidden, ask)
        if weighed is None:
            return self._naive.choose(game, hidden, ask, stream)
        return ask.options.index(best_of(weighed))

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Says what it has weighed; no games are imagined, so it knows of no share that is won."""
        weighed = self._weigh(game, hidden, ask)
        if weighed is None:
            return Adviser(self._naive).think(game, hidden, ask, stream)
        assert isinstance(hidden, Table)
        choice = ask.options.index(best_of(weighed))
        reason = why(game, hidden, ask, weighed)
        return Thoughts(choice, (Thought(choice, EVEN, 1.0, 0),), 0, reason, reason)

    def _weigh(self, game: AnyGame, hidden: State, ask: Ask) -> Weighed | None:
        """Weighs the answers to a question, if its level thinks about it."""
        if not isinstance(hidden, Table):
            raise TypeError(f"the marksman knows tables of Rise of the Exiled, not {type(hidden).__name__}")
        if ask.seat < len(hidden.players):
            if ask.kind in self._plans:
                return self._plans[ask.kind](hidden, ask)
            if ask.kind in CARRIED_OUT and self.level == BEST:
                return exiled_moving.carried_out(game, hidden, ask)
        return None
