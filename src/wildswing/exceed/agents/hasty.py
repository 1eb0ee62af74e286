"""An agent for Exceed that answers by quick replies in a few imagined deals: for games by the thousand."""

from collections.abc import Sequence
from typing import Final

from wildswing.agents.thoughts import EVEN
from wildswing.exceed.agents.dominated import worth_a_look
from wildswing.exceed.agents.outlook import chance
from wildswing.exceed.agents.policy import ATTACK, PLANS, Policy
from wildswing.exceed.game import EXCEED, RULES
from wildswing.exceed.rules.table import Table
from wildswing.kernel.agenda import answer
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

HASTY: Final = "hasty"

DEALS: Final = 2
"""In so many imagined deals every answer is tried once."""


class HastyAgent:
    """Takes the answer with the best outlook after quick replies; attacks it draws as those replies do."""

    name = HASTY

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = weights

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - it knows its game
        """Returns the index of an option."""
        if not isinstance(hidden, Table):
            raise TypeError(f"the hasty agent knows tables of Exceed, not {type(hidden).__name__}")
        if len(ask.fresh()) == 1:
            return ask.fresh()[0]
        policy = Policy(self.weights, stream)
        if ask.kind == ATTACK or ask.kind in PLANS:
            return policy.reply(EXCEED.imagine(hidden, ask.seat, stream), ask, True)
        hopes = dict.fromkeys(worth_a_look(hidden, ask), 0.0)
        for _ in range(DEALS):
            deal = EXCEED.imagine(hidden, ask.seat, stream)
            before = stream.chance
            for index in hopes:
                stream.chance = before  # the same luck for every answer
                hopes[index] += self._after(deal.copy(), ask.seat, index, policy)
        return max(hopes, key=hopes.__getitem__)

    def _after(self, deal: Table, seat: int, index: int, policy: Policy) -> float:
        try:
            answer(RULES, deal, seat, index, None)
            policy.settle(deal, False)
        except EndlessEffect:
            return EVEN  # A text that goes on for ever says nothing about the answer.
        return chance(deal, seat, self.weights)
