"""What is measured of our own engine: random games of Formation, and single operations on their positions."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from wildswing.formation.game import FORMATION
from wildswing.formation.solver import margins
from wildswing.formation.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.lab.peers import OpenTable, PlayGame

GAMES = "random games"
GAMES_WITH_VIEWS = "random games, with views"
COPY = "copy"
HIDE = "hide"
IMAGINE = "imagine"
ENCODE = "encode"
DECODE = "decode"
SOLVE = "solve a round"

SAMPLE = 4
"""Games whose positions the operations are tried on: a few hundred, from the first choice to the last."""


def _random_games(seed: int, look: bool = False) -> PlayGame:
    """The same loop as for other engines; with a look, every asked seat also gets its view."""
    random = Random(seed).random
    answer, view = FORMATION.answer, FORMATION.view

    def play_game() -> int:
        answers = 0
        state = FORMATION.start(int(random() * 2**53))
        while state.asks:
            ask = state.asks[0]
            if look:
                view(state, ask.seat)
            answer(state, ask.seat, int(random() * len(ask.options)))
            answers += 1
        return answers

    return play_game


def positions(seed: int) -> list[tuple[Table, Ask]]:
    """Returns the positions of some random games, at every question, with the first seat's question."""
    random = Random(seed).random
    found: list[tuple[Table, Ask]] = []
    for _ in range(SAMPLE):
        state = FORMATION.start(int(random() * 2**53))
        while state.asks:
            ask = state.asks[0]
            found.append((state.copy(), ask))
            FORMATION.answer(state, ask.seat, int(random() * len(ask.options)))
    return found


def _on_each(do: Callable[..., object], things: Sequence[tuple[Any, ...]]) -> PlayGame:
    """Does one operation on each of some things, and counts the operations."""

    def do_all() -> int:
        for thing in things:
            do(*thing)
        return len(things)

    return do_all


def _copy(seed: int) -> PlayGame:
    return _on_each(Table.copy, [(table,) for table, _ in positions(seed)])


def _hide(seed: int) -> PlayGame:
    return _on_each(FORMATION.hide, [(table, ask.seat) for table, ask in positions(seed)])


def _imagine(seed: int) -> PlayGame:
    stream = Stream(seed)
    known = [(FORMATION.hide(table, ask.seat), ask.seat, stream) for table, ask in positions(seed)]
    return _on_each(FORMATION.imagine, known)


def _encode(seed: int) -> PlayGame:
    return _on_each(FORMATION.encode, [(table,) for table, _ in positions(seed)])


def _decode(seed: int) -> PlayGame:
    return _on_each(FORMATION.decode, [(FORMATION.encode(table),) for table, _ in positions(seed)])


def _solve(seed: int) -> PlayGame:
    """Weighs each lead of the first battle, all seven battles played perfectly with open cards."""
    leads = [(table, ask) for table, ask in positions(seed) if ask.kind == "offence" and table.battle == 1]
    return _on_each(margins, leads)


MEASUREMENTS: dict[str, OpenTable] = {
    GAMES: _random_games,
    GAMES_WITH_VIEWS: partial(_random_games, look=True),
    COPY: _copy,
    HIDE: _hide,
    IMAGINE: _imagine,
    ENCODE: _encode,
    DECODE: _decode,
    SOLVE: _solve,
}
"""Opens each measurement for a seed; what it counts as a step is a decision, or one operation."""
