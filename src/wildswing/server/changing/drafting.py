"""What people propose before the first match of a series: to ban something, and to choose what they bring."""

import secrets

import msgspec

from wildswing.kernel.errors import IllegalAnswer
from wildswing.server.changing.changes import Entropy, Seats
from wildswing.server.protocol import ANY
from wildswing.server.room.room import Room
from wildswing.texts import say


def pick(seat: int, name: str, room: Room) -> Seats:
    """Proposes what a seat bans or chooses, if it is its turn."""
    task = room.task
    if task is None or task.seat != seat:
        raise IllegalAnswer(say("You have nothing to ban or to choose now; wait for the other player."))
    if not (name in room.left_to_bring or (name == ANY and task.what == "choose")):
        raise IllegalAnswer(
            say("“{name}” cannot be taken here, or was banned; take one of those that are left.", name=name)
        )
    return _picked(room, seat, task.what == "ban", name)


def draw_for(seat: int, room: Room) -> Seats | None:
    """Proposes what is drawn for somebody who lets the other wait."""
    task = room.task
    if task is None or task.seat != seat:
        return None
    return _picked(room, seat, task.what == "ban", secrets.choice(room.left_to_bring) if task.what == "ban" else ANY)


def deal_drafted(room: Room) -> Entropy | None:
    """Proposes to deal the cards, if nothing is missing for that any more."""
    undealt, fairness = room.undealt, room.fairness
    if undealt is None or fairness is None or not fairness.is_settled or room.is_drafting:
        return None
    return Entropy(undealt, fairness, fairness)


def _picked(room: Room, seat: int, is_ban: bool, name: str) -> Seats:
    keepers = room.keepers
    before = keepers[seat]
    said = {"bans": (*before.bans, name)} if is_ban else {"brings": name}
    keepers[seat] = msgspec.structs.replace(before, **said)
    return Seats(keepers)
