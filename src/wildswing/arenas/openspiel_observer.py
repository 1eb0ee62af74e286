"""What a player observes of an OpenSpiel state, as a row of numbers and as a string."""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from wildswing.arenas.encoding import Observation
from wildswing.arenas.openspiel_position import SpielPosition, Stage
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.state import SPECTATOR, State

UNDEALT = "The deal has not been drawn yet."
"""What everybody observes before the deal."""

NAME = "observation"
"""What the numbers are called in `dict`."""


class WildswingObserver:
    """Shows states to a player, in OpenSpiel's form of an observer.

    Public is what a spectator may know. Private is what a player knows beyond that: the numbers that must be added
    to the public ones, the parts of the view that differ. Observers with perfect recall tell all that was ever told as
    a string; in numbers one player remembers its last decisions, since a row of numbers has an end.
    """

    def __init__(self, stage: Stage, kind: Any, params: object = None) -> None:
        if params:
            raise WildswingError(f"Observers of Wildswing's games take no parameters; leave out {params}.")
        if not kind.public_info and (kind.perfect_recall or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise WildswingError(
                "Without public information there are only observers of one player's cards without perfect recall; "
                "ask for public information too."
            )
        self._stage = stage
        self._public: bool = kind.public_info
        self._recall: bool = kind.perfect_recall
        self._of_none: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._of_all: bool = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        size = stage.encoding.observation_size * (stage.seats if self._of_all else 1)
        if self._recall:
            size += stage.recall * (stage.encoding.observation_size + stage.encoding.actions)
        none = self._recall and (self._of_all or self._of_none)
        self.tensor = None if none else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {NAME: self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor with what a player observes; before the deal it is zero."""
        position: SpielPosition = state.position
        if self.tensor is None:
            return
        self.tensor[:] = 0
        if position.table is not None:
            numbers = self._numbers(position.table, player)
            self.tensor[: len(numbers)] = numbers
            if self._recall:
                self._remember(position, player, self.tensor[len(numbers) :])

    def _remember(self, position: SpielPosition, player: int, row: Observation) -> None:
        """Fills a row with the last decisions, the newest first: what was known then, and a 1 for what was done."""
        known = self._stage.encoding.observation_size
        each = known + self._stage.encoding.actions
        for at, (then, action) in enumerate(reversed(position.past.get(player, ()))):
            row[at * each : at * each + known] = self._known(then, player, player)
            row[at * each + known + action] = 1

    def string_from(self, state: Any, player: int) -> str:
        """Returns what a player observes, as JSON; with perfect recall a line for each thing that was told first."""
        position: SpielPosition = state.position
        if position.table is None:
            return UNDEALT
        if not self._public:
            return msgspec.json.encode(self._beyond_public(position.table, player)).decode()
        seats = range(self._stage.seats) if self._of_all else (SPECTATOR if self._of_none else player,)
        return "\n".join([self._told(position, seat) for seat in seats])

    def _numbers(self, table: State, player: int) -> Observation:
        if self._of_all:
            return np.concatenate([self._known(table, seat, seat) for seat in range(self._stage.seats)])
        if self._of_none:
            return self._known(table, SPECTATOR, player)
        known = self._known(table, player, player)
        return known if self._public else known - self._known(table, SPECTATOR, player)

    def _known(self, table: State, seat: int, side: int) -> Observation:
        """Returns what a seat, or SPECTATOR, knows, looked at from a player's side of the table."""
        encoding = self._stage.encoding
        return encoding.observe(
            table if encoding.reads_truth and seat == side else self._stage.game.hide(table, seat), side
        )

    def _told(self, position: SpielPosition, seat: int) -> str:
        return f"{position.memory.of(seat)}{position.seen(seat)}" if self._recall else position.seen(seat)

    def _beyond_public(self, table: State, player: int) -> Any:
        view = self._stage.game.view
        return beyond(msgspec.to_builtins(view(table, SPECTATOR)), msgspec.to_builtins(view(table, player)))


def beyond(public: Any, own: Any) -> Any:
    """Returns the parts of a view that differ from the public one, at their names or places."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {name: beyond(public.get(name), part) for name, part in own.items() if part != public.get(name)}
    if isinstance(own, list | tuple) and isinstance(public, list | tuple) and len(own) == len(public):
        pairs = enumerate(zip(public, own, strict=True))
        return {str(at): beyond(one, other) for at, (one, other) in pairs if one != other}
    return own
