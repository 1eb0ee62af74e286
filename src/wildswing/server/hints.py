"""Hints: what a master would answer, knowing what the person who asks knows."""

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.errors import WildswingError
from wildswing.server.protocol import Hint
from wildswing.server.room import Room
from wildswing.server.thinkers import Thinkers
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import catalogue_of


class NoHint(WildswingError):
    """There is nothing to give a hint on, or it would not be fair."""


async def hint_for(room: Room, seat: int, language: str, thinkers: Thinkers) -> Hint:
    """Has a master think about the question of a seat; against other people that would not be fair."""
    with speaking(catalogue_of(language)):
        if not room.is_against_agents(seat):
            raise NoHint(say("Somebody else plays in this match, so there are no hints in it."))
        ask = None if room.outcome else ask_of(room.match.state, seat)
        if ask is None:
            raise NoHint(say("You are not asked anything now, so there is nothing to give a hint on."))
    match = room.match
    seed = f"hint {match.seed} {seat} {len(match.answers)}"
    question = len(room.answers_of(seat)) + 1
    return await thinkers.advise(match.game, match.state, ask, seed, language, question)
