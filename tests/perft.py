"""Counts of all sequences of answers, as chess programs count moves: whatever changes what is offered changes one."""

from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

Counts = tuple[list[int], list[int]]
"""How many sequences of answers there are to each depth from 1 on: all, and without repeats."""


def perft(game: AnyGame, state: State, depth: int) -> Counts:
    """Counts to a depth; a match that is over goes on in one way, and of seats asked at once the first goes first."""
    every, fresh = [0] * depth, [0] * depth

    def count(state: State, level: int, *, is_fresh: bool) -> None:
        if not state.asks:
            for deeper in range(level, depth):
                every[deeper] += 1
                fresh[deeper] += is_fresh
            return
        ask = state.asks[0]
        without_repeats = ask.fresh()
        every[level] += len(ask.options)
        fresh[level] += len(without_repeats) * is_fresh
        if level + 1 == depth:
            return
        for index in range(len(ask.options)):
            after = state.copy()
            game.answer(after, ask.seat, index)
            count(after, level + 1, is_fresh=is_fresh and index in without_repeats)

    count(state, 0, is_fresh=True)
    return every, fresh
