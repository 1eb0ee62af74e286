"""People who leave a table for good: their seats belong to nobody who is known, and their matches end or go on."""

from collections.abc import Callable, Sequence

import msgspec

from wildswing.server.basics.tokens import hash_of, new_token
from wildswing.server.changing.changes import Change, Seats
from wildswing.server.changing.leaving import give_up
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.ends import RESIGN
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room

Reseating = Callable[[Sequence[Keeper]], list[Keeper]]
"""Says how people sit at a match from now on."""


def step_down(person: str, room: Room) -> Change | None:
    """Proposes that somebody who leaves for good resigns from a match that others play too."""
    for seat, keeper in enumerate(room.keepers):
        if keeper.person == person and not keeper.gave_up and _is_at_stake(room):
            return give_up(seat, RESIGN, room)
    return None


def reseated(change: Reseating, room: Room) -> Change | None:
    """Proposes that somebody sits at a match in another way."""
    keepers = change(room.keepers)
    return None if keepers == room.keepers else Seats(keepers)


def without(person: str, keepers: Sequence[Keeper]) -> list[Keeper]:
    """Returns the seats of a match without the name of a person, and with tokens that nobody has."""
    gone = [keeper.person == person for keeper in keepers]
    nobody = {"person": "", "name": "", "is_guest": False, "bot": ""}
    locked = zip(locked_out(person, keepers), gone, strict=True)
    return [msgspec.structs.replace(keeper, **nobody) if is_gone else keeper for keeper, is_gone in locked]


def locked_out(person: str, keepers: Sequence[Keeper]) -> list[Keeper]:
    """Returns the seats of a match with tokens that nobody has where a person sat."""
    return [
        msgspec.structs.replace(keeper, token_hash=hash_of(new_token())) if keeper.person == person else keeper
        for keeper in keepers
    ]


def named(person: str, name: str, keepers: Sequence[Keeper]) -> list[Keeper]:
    """Returns the seats of a match with another name for a person."""
    return [
        msgspec.structs.replace(keeper, name=name) if keeper.person == person and keeper.name else keeper
        for keeper in keepers
    ]


def _is_at_stake(room: Room) -> bool:
    is_dealt = room.undealt is None
    return is_dealt and not room.outcome and not presenter_of(room.game).may_take_back(room.match.state)
