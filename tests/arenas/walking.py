"""Random games through an encoding, for tests."""

from collections.abc import Iterator

from wildswing.arenas.encoding import Encoding
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.state import State


def questions_of(
    game: AnyGame, encoding: Encoding, seed: str, setup: Setup | None = None
) -> Iterator[tuple[State, Ask, dict[int, int]]]:
    """Plays a game at random through actions, and stops at every question with what it offers."""
    state = game.start(seed, setup)
    stream = Stream(seed)
    while state.asks:
        ask = state.asks[stream.below(len(state.asks))]
        offered = encoding.offered(state, ask)
        yield state, ask, offered
        game.answer(state, ask.seat, list(offered.values())[stream.below(len(offered))])
