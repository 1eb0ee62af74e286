"""People who leave a table for good: their seats belong to nobody who is known, and their matches end or go on."""

from collections.abc import Sequence

import msgspec

from wildswing.server.basics.tokens import hash_of, new_token
from wildswing.server.changing.changes import Change, Seats
from wildswing.server.changing.leaving import give_up
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.ends import RESIGN
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room


def step_down(person: str, room: Room) -> Change | None:
    """Proposes that somebody who leaves for good resigns from a match that others play too."""
    for seat, keeper in enumerate(room.keepers):
        if keeper.person == person and not keeper.gave_up and _is_at_stake(room):
            return give_up(seat, RESIGN, room)
    return None


def forget(person: str, room: Room) -> Change | None:
    """Proposes that nobody knows any more whose seats these were, and that no page has them."""
    keepers = without(person, room.keepers)
    return None if keepers == room.keepers else Seats(keepers)


def without(person: str, keepers: Sequence[Keeper]) -> list[Keeper]:
    """Returns the seats of a match without the name of a person, and with tokens that nobody has."""
    return [
        msgspec.structs.replace(keeper, token_hash=hash_of(new_token()), person="", name="", is_guest=False, bot="")
        if keeper.person == person
        else keeper
        for keeper in keepers
    ]


def _is_at_stake(room: Room) -> bool:
    is_dealt = room.undealt is None
    return is_dealt and not room.outcome and not presenter_of(room.game).may_take_back(room.match.state)
