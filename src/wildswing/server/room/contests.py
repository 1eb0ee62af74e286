"""Which matches are rated, and what came of them.

Rated is a match of two whose cards nobody could choose, between people with accounts, or between one and a machine of
the table.
"""

from collections.abc import Sequence

import msgspec

from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import AnyGame, Outcome, Setup
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room

WON, DRAWN, LOST = 1.0, 0.5, 0.0

AGENT = "agent:"
"""What stands before the name of a machine among those who are rated; no person is called so."""


class Side(msgspec.Struct, frozen=True):
    """Who plays, and with what, in a game in which everybody brings something."""

    entrant: str
    brings: str = ""

    @property
    def is_agent(self) -> bool:
        """Whether it is a machine."""
        return self.entrant.startswith(AGENT)


class Contest(msgspec.Struct, frozen=True):
    """A rated match that is over: both sides, and what share of the win the first has."""

    game: str
    sides: tuple[Side, Side]
    share: float


def can_be_rated(game: AnyGame, setup: Setup, keepers: Sequence[Keeper], fairness: FairShuffle | None) -> bool:
    """Tells whether a match is rated as far as it is known: if those who still come have accounts."""
    here = [keeper for keeper in keepers if not keeper.is_open]
    entrants = [_entrant(keeper) for keeper in here]
    is_between_two = all(entrants) and len(set(entrants)) == len(here) and not all(keeper.agent for keeper in keepers)
    return fairness is not None and is_between_two and _is_even(game, setup, [keeper.brings for keeper in keepers])


def contest_of(room: Room, outcome: Outcome) -> Contest | None:
    """Returns what a match that ends counts for, or nothing if it is not rated."""
    if room.open_seats or not can_be_rated(room.game, room.setup, room.keepers, room.fairness):
        return None
    share = _share(room.keepers, outcome)
    if share is None:
        return None
    entrants = [_entrant(keeper) for keeper in room.keepers]
    first, second = [Side(*both) for both in zip(entrants, room.brings or ("", ""), strict=True)]
    return Contest(room.game.name, (first, second), share)


def _is_even(game: AnyGame, setup: Setup, said: Sequence[str]) -> bool:
    """Tells whether two play against each other, and bring or do nothing that cannot be compared."""
    presenter = presenter_of(game)
    is_duel = len(said) == 2 and (bool(presenter.left_open(setup)) or len(set(game.teams(setup))) == 2)
    return is_duel and not presenter.fan_made(setup, said) and presenter.is_comparable(setup)


def _entrant(keeper: Keeper) -> str:
    """Returns who is rated for a seat: an account, or a machine that has a name; else nobody."""
    if keeper.agent:
        return "" if ":" in keeper.agent else AGENT + keeper.agent
    return "" if keeper.is_guest or keeper.bot else keeper.person


def _share(keepers: Sequence[Keeper], outcome: Outcome) -> float | None:
    """Returns what the first seat has won; whoever has left it to a machine to play on has lost, unless both have."""
    left = [bool(keeper.stand_in) for keeper in keepers]
    if any(left):
        return None if all(left) else LOST if left[0] else WON
    if outcome.is_draw(2):
        return DRAWN
    return WON if 0 in outcome.winners else LOST
