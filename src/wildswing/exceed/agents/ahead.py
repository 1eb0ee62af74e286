"""Weighs the options of a question of Exceed by imagined plays up to the next action, or to the end of the strike."""

from collections.abc import Callable, Sequence
from typing import Final

from wildswing.agents.thoughts import EVEN
from wildswing.exceed.agents.outlook import chance
from wildswing.exceed.agents.policy import Policy, is_quiet
from wildswing.exceed.agents.strike import strike_in
from wildswing.exceed.game import EXCEED, RULES
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.turn import STRIKE_ACTION
from wildswing.kernel.agenda import answer
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect

FIRST_LOOKS: Final = 8
"""After so many looks at each option the worse half is left aside; the rest get twice as many, and so on."""

STRIKE_SHARE: Final = 0.4
"""The part of the plays that goes to finding out what a strike is worth."""

GoOn = Callable[[float, int], bool]
"""Tells whether, after so many plays, there is time for another within a part of the budget."""


class Ahead:
    """What is known so far of each option that is considered."""

    def __init__(self, hidden: Table, ask: Ask, policy: Policy, stream: Stream, options: Sequence[int]) -> None:
        self.hidden = hidden
        self.ask = ask
        self.policy = policy
        self.stream = stream
        self.options = list(options)
        self.left = list(options)
        """The options that are still looked at."""
        self.struck: list[int] = []
        """The option to strike, once it is known what that is worth."""
        self.totals = dict.fromkeys(options, 0.0)
        self.looks = dict.fromkeys(options, 0)
        self.plays = 0

    def look(self, go_on: GoOn, worlds: int) -> None:
        """Plays every option in the same imagined worlds, and drops the worse half now and then."""
        if self.ask.options[self.options[0]] == STRIKE_ACTION:
            self._look_at_strike(go_on, worlds)
        enough = FIRST_LOOKS
        while self.left and (not self.looks[self.left[0]] or go_on(1.0, self.plays)):
            self._look_in(EXCEED.imagine(self.hidden, self.ask.seat, self.stream))
            if self.looks[self.left[0]] >= enough and len(self.left) > 2:
                self.left.sort(key=self.value, reverse=True)
                self.left = self.left[: (len(self.left) + 1) // 2]
                enough *= 2

    def _look_in(self, world: Table) -> None:
        for index in self.left:
            self.totals[index] += self._value_after(world.copy(), index)
            self.looks[index] += 1
            self.plays += 1

    def _value_after(self, world: Table, index: int) -> float:
        seat = self.ask.seat
        try:
            answer(RULES, world, seat, index, None)
            self.policy.settle(world)
        except EndlessEffect:
            return EVEN  # A text that goes on for ever says nothing about the option.
        return chance(world, seat, self.policy.weights)

    def _look_at_strike(self, go_on: GoOn, worlds: int) -> None:
        """Finds out what the strike is worth that the first option begins, as far as the seat sets first in it."""
        seat = self.ask.seat
        world = EXCEED.imagine(self.hidden, seat, self.stream)
        answer(RULES, world, seat, self.options[0], None)
        self.policy.settle_until_set(world)
        if not world.asks or is_quiet(world) or world.asks[0].seat != seat:
            return
        ask = world.asks[0]
        game = strike_in(EXCEED.hide(world, seat), ask, self.policy, self.stream, worlds, ask.fresh())
        plays = game.look(lambda plays: go_on(STRIKE_SHARE, plays))
        strike = self.left.pop(0)
        self.struck.append(strike)
        self.totals[strike] = game.verdict().value * plays
        self.looks[strike] = plays
        self.plays += plays

    def finalists(self) -> list[int]:
        """Returns the options that have been looked at most, one of which is the best."""
        return self.struck + self.left

    def value(self, option: int) -> float:
        """Returns how likely the seat wins after an option, as far as is known."""
        return self.totals[option] / self.looks[option] if self.looks[option] else 0.0
