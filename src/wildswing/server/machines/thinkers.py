"""Agents think beside the referee, so that it never waits for them where there are worker processes."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from functools import partial
from typing import Any, TypeVar

from wildswing.agents.levels import LEVELS, LevelAgent
from wildswing.agents.registry import make_agent
from wildswing.agents.thoughts import labels_of
from wildswing.kernel import plain
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import State
from wildswing.server.basics.limits import TooOften
from wildswing.server.protocol import Consideration, Hint
from wildswing.texts import say, speaking, text
from wildswing.texts.catalogues import catalogue_of

T = TypeVar("T")

LOG = logging.getLogger(__name__)

ATTEMPTS = 3
"""How often a question is put to a fresh worker when workers die over it."""

BESIDE = 1
"""Workers that may be busy with what no match waits for, such as hints and replays; so agents always find theirs."""

LOOKS = 1
"""Workers that may be busy with what takes a moment and is waited for, such as the next position of a study."""

MOST_WAITING = 20
"""How much of either may wait."""

ADVISER = list(LEVELS)[-1]
"""Who gives hints."""

CONSIDERED = 5
"""How many answers a hint compares."""

Facts = tuple[int, str, Sequence[Any], Any, tuple[int, ...], bool]
"""A question as plain data: what an `Ask` is made of."""


class NoAnswer(WildswingError):
    """An agent failed to answer."""


FAILURES = (
    text("Your opponent ({agent}) crashed {times} times on one question"),
    text("Your opponent ({agent}) made a mistake ({mistake})"),
    text("Your opponent ({agent}) gave an illegal answer"),
    text("Wildswing made a mistake ({mistake}); the table's log says more"),
)
"""What pages are told of, each in its language, when a match cannot go on."""


class Thinkers:
    """A few workers; one that dies is replaced."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        self._start = start
        self._pool = start()
        self._is_closed = False
        self._beside = _Queue(BESIDE)
        self._looks = _Queue(LOOKS)

    async def choose(self, game: AnyGame, agent: str, state: State, ask: Ask, seed: str) -> int:
        """Returns an agent's answer; the worker is given only what the seat that is asked may know."""
        return await self._put(self._work, think, agent, *_plainly(game, state, ask), seed)

    async def advise(self, game: AnyGame, state: State, ask: Ask, seed: str, language: str, question: int) -> Hint:
        """Returns what a master thinks of a question, in a language."""
        return await self._put(
            partial(self._in_turn, self._beside), advise, ADVISER, *_plainly(game, state, ask), seed, language, question
        )

    async def retell(self, function: Callable[..., T], *arguments: object) -> T:
        """Has a worker tell a match again."""
        return await self._in_turn(self._beside, function, *arguments)

    async def look(self, function: Callable[..., T], *arguments: object) -> T:
        """Has a worker look at a moment of a match; who waits for it need not wait for what takes long."""
        return await self._in_turn(self._looks, function, *arguments)

    async def _put(
        self, work: Callable[..., Awaitable[T]], function: Callable[..., T], agent: str, *arguments: object
    ) -> T:
        try:
            return await work(function, agent, *arguments)
        except TooOften:
            raise
        except BrokenExecutor:
            raise NoAnswer(
                say("Your opponent ({agent}) crashed {times} times on one question", agent=agent, times=ATTEMPTS)
            ) from None
        except Exception as error:
            # Its words are not told: they could name the agent's cards.
            raise NoAnswer(
                say("Your opponent ({agent}) made a mistake ({mistake})", agent=agent, mistake=type(error).__name__)
            ) from error

    async def _in_turn(self, queue: "_Queue", function: Callable[..., T], *arguments: object) -> T:
        """Has a worker do something that no match waits for, when no other does; whoever waits must not give up."""
        if queue.waiting >= MOST_WAITING:
            raise TooOften(say("Too many people want hints and replays right now; wait a moment, then try again."), 5)
        queue.waiting += 1
        try:
            async with queue.places:
                return await self._work(function, *arguments)
        finally:
            queue.waiting -= 1

    async def _work(self, function: Callable[..., T], *arguments: object) -> T:
        """Has a worker do something, and another one if it dies over it."""
        for attempt in range(ATTEMPTS):
            if self._is_closed:
                raise asyncio.CancelledError
            pool = self._pool
            try:
                return await _run(pool, function, *arguments)
            except BrokenExecutor:
                self._replace(pool)
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError  # for the last attempt returns or raises

    async def warm_up(self) -> None:
        """Starts a worker before it is needed."""
        await _run(self._pool, os.getpid)

    def close(self) -> None:
        """Ends the workers, whatever they think about."""
        self._is_closed = True
        _end(self._pool)

    def _replace(self, broken: Executor) -> None:
        if broken is self._pool and not self._is_closed:
            LOG.warning("A worker died while an agent was thinking; another one is started.")
            _end(broken)
            self._pool = self._start()


class _Queue:
    """Those who wait for a worker, and who have one."""

    def __init__(self, workers: int) -> None:
        self.places = asyncio.Semaphore(workers)
        self.waiting = 0


def _plainly(game: AnyGame, state: State, ask: Ask) -> tuple[str, bytes, Facts]:
    """Returns a question as plain data, with only what the seat that is asked may know."""
    facts = (ask.seat, ask.kind, ask.options, ask.about, ask.repeats, ask.always)
    return game.name, game.encode(game.hide(state, ask.seat)), facts


def _run(pool: Executor, function: Callable[..., T], *arguments: object) -> asyncio.Future[T]:
    return asyncio.get_running_loop().run_in_executor(pool, function, *arguments)


def _end(pool: Executor) -> None:
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def think(agent: str, game_name: str, hidden: bytes, facts: Facts, seed: str) -> int:
    """Answers a question, in a worker."""
    game, state, ask = _unfolded(game_name, hidden, facts)
    return make_agent(agent, game).choose(game, state, ask, Stream(seed))


def advise(agent: str, game_name: str, hidden: bytes, facts: Facts, seed: str, language: str, question: int) -> Hint:
    """Thinks about a question aloud, in a worker."""
    game, state, ask = _unfolded(game_name, hidden, facts)
    with speaking(catalogue_of(language)):
        thoughts = LevelAgent(agent, game).think(game, state, ask, Stream(seed))
        best = thoughts.thoughts[:CONSIDERED]
        labels = labels_of(game, state, ask, best)
    considered = [
        Consideration(one.index, label, one.value, one.weight)
        for one, label in zip(best, labels, strict=True)
        if one.looks
    ]
    return Hint(question, thoughts.choice, thoughts.sentence, tuple(considered))


def _unfolded(game_name: str, hidden: bytes, facts: Facts) -> tuple[AnyGame, State, Ask]:
    game = find_game(game_name)
    ask = Ask(*facts)
    state: State = plain.decode(hidden, game.records, game.rules.kinds)
    state.asks = (ask,)
    return game, state, ask
