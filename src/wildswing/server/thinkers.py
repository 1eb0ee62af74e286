"""Agents think in worker processes, so that the referee never waits for them."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any

from wildswing.agents.registry import make_agent
from wildswing.kernel import plain
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import State
from wildswing.lab.errands import interrupts_held_back, settle_in

LOG = logging.getLogger(__name__)

ATTEMPTS = 3
"""How often a question is put to a fresh worker when workers die over it."""

WORKERS = 2

Facts = tuple[int, str, Sequence[Any], Any, tuple[int, ...], bool]
"""A question as plain data: what an `Ask` is made of."""


class NoAnswer(WildswingError):
    """An agent failed to answer."""


def start_workers() -> Executor:
    """Starts worker processes.

    Each is a fresh interpreter, since a fork would copy the event loop and the threads of the server.
    """
    return ProcessPoolExecutor(WORKERS, multiprocessing.get_context("spawn"), initializer=settle_in)


class Thinkers:
    """A few workers; one that dies is replaced."""

    def __init__(self, start: Callable[[], Executor] = start_workers) -> None:
        self._start = start
        self._pool = start()
        self._is_closed = False

    async def choose(self, game: AnyGame, agent: str, state: State, ask: Ask, seed: str) -> int:
        """Returns an agent's answer; the worker is given only what the seat that is asked may know."""
        hidden = game.encode(game.hide(state, ask.seat))
        facts = (ask.seat, ask.kind, ask.options, ask.about, ask.repeats, ask.always)
        for _ in range(ATTEMPTS):
            if self._is_closed:
                raise asyncio.CancelledError
            pool = self._pool
            try:
                return await _run(pool, think, game.name, agent, hidden, facts, seed)
            except BrokenExecutor:
                self._replace(pool)
            except Exception as error:
                # Its words are not told: they could name the agent's cards.
                raise NoAnswer(f"Your opponent ({agent}) made a mistake ({type(error).__name__})") from error
        raise NoAnswer(f"Your opponent ({agent}) died {ATTEMPTS} times over one question")

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


def _run(pool: Executor, function: Callable[..., int], *arguments: object) -> asyncio.Future[int]:
    with interrupts_held_back():
        return asyncio.get_running_loop().run_in_executor(pool, function, *arguments)


def _end(pool: Executor) -> None:
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def think(game_name: str, agent: str, hidden: bytes, facts: Facts, seed: str) -> int:
    """Answers a question, in a worker."""
    game = find_game(game_name)
    ask = Ask(*facts)
    state: State = plain.decode(hidden, game.records)
    state.asks = (ask,)
    return make_agent(agent, game).choose(game, state, ask, Stream(seed))
