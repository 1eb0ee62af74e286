"""Matches as whoever has played them sees them listed."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Outcome
from wildswing.kernel.registry import find_game
from wildswing.server.people.messages import Played
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.keepers import Keeper
from wildswing.texts import say


class Past(msgspec.Struct, frozen=True):
    """A match as it was written down, and the seat of whoever looks at it."""

    match: str
    game: str
    setup: str
    seat: int
    keepers: tuple[Keeper, ...]
    created: str
    ended: str
    outcome: Outcome | None


def shown(past: Past) -> Played:
    """Returns a match as a list shows it."""
    return Played(
        match=past.match,
        game=past.game,
        title=_title(past.game),
        seat=past.seat,
        seats=seat_names(past.game, past.setup, past.keepers),
        people=tuple([_who(keeper) for keeper in past.keepers]),
        created=past.created,
        ended=past.ended,
        result=_result(past.seat, past.outcome, len(past.keepers)),
        rank="" if past.outcome is None else past.outcome.rank,
        faces=_faces(past.game, past.setup, tuple([keeper.brings for keeper in past.keepers])),
        accounts=tuple([keeper.account for keeper in past.keepers]),
    )


def seat_names(game: str, setup: str, keepers: Sequence[Keeper]) -> tuple[str, ...]:
    """Returns what the seats of a match are called; of one that cannot be read, nothing."""
    return _seat_names(game, setup, tuple([keeper.brings for keeper in keepers]))


def _who(keeper: Keeper) -> str:
    if keeper.agent:
        return say("{agent} (computer)", agent=keeper.agent)
    return "" if keeper.is_open else keeper.shown or say("Somebody")


def _result(seat: int, outcome: Outcome | None, seats: int) -> Literal["", "won", "lost", "drawn"]:
    if outcome is None:
        return ""
    if outcome.is_draw(seats):
        return "drawn"
    return "won" if seat in outcome.winners else "lost"


def _title(game: str) -> str:
    try:
        return find_game(game).title
    except WildswingError:
        return game


@lru_cache(maxsize=1000)
def _seat_names(game: str, setup: str, said: tuple[str, ...]) -> tuple[str, ...]:
    try:
        found = find_game(game)
        return presenter_of(found).seats(found, msgspec.json.decode(setup, type=dict[str, str]), said)
    except Exception:  # noqa: BLE001 - a match that an older release has played is listed all the same
        return ()


@lru_cache(maxsize=1000)
def _faces(game: str, setup: str, said: tuple[str, ...]) -> dict[str, Any]:
    try:
        return presenter_of(find_game(game)).faces(msgspec.json.decode(setup, type=dict[str, str]), said)
    except Exception:  # noqa: BLE001 - as above
        return {}
