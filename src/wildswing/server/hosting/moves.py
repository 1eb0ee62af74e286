"""Whole matches with a page at every seat, without disk and network, as `wildswing bench` measures them."""

from collections.abc import Callable
from random import Random

from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.server.telling.telling import tell_everyone, welcome


def moves(game: AnyGame, setup: Setup, seed: int) -> Callable[[], int]:
    """Returns what plays a match at random, tells every answer to everybody, and counts the answers."""
    random = Random(seed)

    def play_match() -> int:
        match = Match(game, random.getrandbits(32), setup)
        room = Room("measured", match, [Keeper(token_hash=name) for name in match.seat_names])
        for seat in range(len(room.seats)):
            welcome(room, seat, Page(), 0)
        while room.match.asks:
            ask = room.match.asks[0]
            option = random.randrange(len(ask.options))
            room.take(Entry(ask.seat, option), room.match.tried(ask.seat, option))
            tell_everyone(room)
            for page in room.pages:
                page.read()
        return len(room.match.answers)

    return play_match
