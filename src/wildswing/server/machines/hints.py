"""Hints: what a master would answer, knowing what the person who asks knows."""

import asyncio
from collections import OrderedDict
from hashlib import sha256

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.protocol import Hint
from wildswing.server.room.room import Room
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import catalogue_of

MOST_KEPT = 100
"""Hints that are kept at hand, since whoever asks again gets the same."""


class NoHint(WildswingError):
    """There is nothing to give a hint on, or it would not be fair."""


class Hints:
    """Gives hints, each once in each language."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[tuple[object, ...], asyncio.Task[Hint]] = OrderedDict()

    async def find(self, room: Room, seat: int, language: str) -> Hint:
        """Has a master think about the question of a seat; against other people that would not be fair.

        A page that goes away does not stop the master, so nobody can have many think at once.
        """
        with speaking(catalogue_of(language)):
            ask = _question(room, seat)
        # What others answer in secret meanwhile leaves a question as it was.
        question = len(room.answers_of(seat)) + 1
        key = (room.id, seat, question, room.taken_back, language)
        thinking = self._kept.pop(key, None)
        if thinking is None or (thinking.done() and (thinking.cancelled() or thinking.exception())):
            match = room.match
            # Hashed, since the seed deals all cards.
            seed = sha256(f"hint {match.seed} {seat} {question}".encode()).hexdigest()
            advice = self._thinkers.advise(match.game, match.state, ask, seed, language, question)
            thinking = asyncio.create_task(advice)
        self._kept[key] = thinking
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(thinking)


def _question(room: Room, seat: int) -> Ask:
    if not room.is_against_agents(seat):
        raise NoHint(say("Other people play in this match, so there are no hints."))
    ask = None if room.outcome else ask_of(room.match.state, seat)
    if ask is None:
        raise NoHint(say("You are not asked anything now, so there is nothing to hint at."))
    return ask
