"""A state of a game in OpenSpiel's form."""

from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from typing import Any

import pyspiel

from wildswing.arenas.openspiel_position import CHANCE, OVER, Stage, undealt, utilities
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import SPECTATOR


class WildswingState(pyspiel.State):  # type: ignore[misc] # OpenSpiel is optional, so types never depend on it
    """A position of a game; OpenSpiel copies and pickles what is in `__dict__`, and the stage is not."""

    __slots__ = ("__dict__", "stage")

    def __init__(self, game: Any, stage: Stage) -> None:
        super().__init__(game)
        self.stage = stage
        self.position = undealt(stage)

    def current_player(self) -> int:
        """Returns who answers next; chance before the deal."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Tells whether the game has ended."""
        return self.position.player == OVER

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only the current player is asked
        return sorted(self.position.offered(self.stage))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns what may be drawn, all equally likely."""
        return list(self.stage.outcomes)

    def _apply_action(self, action: int) -> None:
        if self.position.player == CHANCE:
            self.position.draw(self.stage, action)
        else:
            self.position.act(self.stage, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return f"{action} {self.stage.encoding.meaning(action)}"

    def returns(self) -> list[float]:
        """Returns 1 for each winner and what makes the sum zero for each loser; 0 for all until the end."""
        return utilities(self.stage, self.position.table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "WildswingState":
        """Returns a state that the player cannot tell from this one, with everything hidden dealt anew.

        Its history is empty: the true one would tell the deal, and that of an imagined world cannot be told.
        """
        world: WildswingState
        if self.position.player < 0:
            world = self.clone()
        else:
            world = self.get_game().new_initial_state()
            world.position = self.position.imagined(self.stage, player, Stream(int(sampler() * 2**53)))
        return world

    def __str__(self) -> str:
        """Says who is asked what, then what everybody sees, then a fingerprint of the whole truth."""
        table, game = self.position.table, self.position.game
        if table is None:
            return f"drawn: {self.position.draws}"
        outcome = game.outcome(table)
        told = f"Player {self.position.player}: {game.worded(table, table.asks[0]).prompt}" if table.asks else ""
        truth = blake2b(game.encode(table), digest_size=8).hexdigest()
        return "\n".join([outcome.sentence if outcome else told, self.position.seen(SPECTATOR), truth])

    def __reduce__(self) -> tuple[Any, ...]:
        return read_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)


def read_state(text: str) -> WildswingState:
    """Returns the state that was pickled; a process that has not met the games meets them now."""
    import_module("wildswing.arenas.openspiel")
    state: WildswingState = pyspiel.deserialize_game_and_state(text)[1]
    return state
