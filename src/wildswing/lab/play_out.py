"""Play one game to its end between agents."""

from collections.abc import Sequence

import msgspec

from wildswing.agents.agent import Agent, chooser
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import Heard
from wildswing.kernel.game import AnyGame, Outcome, Setup


class Played(msgspec.Struct, frozen=True):
    """A finished game: how it ended, and how many answers it took."""

    outcome: Outcome
    answers: int


def play_out(
    game: AnyGame, agents: Sequence[Agent], seed: int | str, setup: Setup | None = None, heard: Heard = None
) -> Played:
    """Lets an agent for each seat play; each sees only what its seat may know and has a chance of its own."""
    state = game.start(seed, setup, heard)
    streams = [Stream(f"{seed}/{seat}") for seat in range(len(agents))]
    choose = [chooser(agent, game) for agent in agents]
    answers = 0
    while state.asks:
        if answers == game.longest:
            raise WildswingError(
                f"The game with seed “{seed}” is not over after {answers} answers, the most that {game.name} "
                f"allows; its rules, or its `longest`, need mending."
            )
        ask = state.asks[0]
        seat = ask.seat
        index = choose[seat](state, ask, streams[seat])
        game.answer(state, seat, index, heard)
        answers += 1
    outcome = game.outcome(state)
    if outcome is None:
        raise WildswingError(
            f"The game with seed “{seed}” asks nobody and has no outcome; the rules of {game.name} need mending."
        )
    return Played(outcome, answers)
