"""The agent for Exceed that thinks ahead: imagined plays for actions and choices, a matrix game for the strike."""

from collections.abc import Callable, Sequence
from math import inf
from time import monotonic
from typing import Final, NamedTuple

from wildswing.agents.search.budget import Budget, Stop, never
from wildswing.agents.thoughts import Thought, Thoughts, best_first, conclude, draw, labels_of, only_answer
from wildswing.exceed.agents.ahead import Ahead
from wildswing.exceed.agents.dominated import worth_a_look
from wildswing.exceed.agents.policy import Policy
from wildswing.exceed.agents.reasons import why_ahead, why_in_strike
from wildswing.exceed.agents.strike import strike_in
from wildswing.exceed.agents.temper import COMPOSED, Temper, noticed, slip
from wildswing.exceed.agents.weights import learned_weights
from wildswing.exceed.rules.questions.strike import SET
from wildswing.exceed.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

DEFAULT_BUDGET: Final = Budget(1000)

MOST_WAYS: Final = 3
PLAYS_FOR_A_WAY: Final = 150
"""So many ways into a strike are looked at as games at most, and for so many plays one more."""

FAINT: Final = 0.02
"""An attack that would be set less often than this is left out of the mix."""


class _Considered(NamedTuple):
    """What was found of a question, best first, in how many plays, and what says why, given the answers' labels."""

    thoughts: tuple[Thought, ...]
    plays: int
    why: Callable[[Sequence[str]], str]


class ExceedMind:
    """Thinks for as many imagined plays, or as long, as its budget says, with one core."""

    def __init__(
        self,
        budget: Budget = DEFAULT_BUDGET,
        temper: Temper = COMPOSED,
        weights: Sequence[float] | None = None,
        stop: Stop = never,
    ) -> None:
        self.name = f"search:{budget}"
        self.budget = budget
        self.temper = temper
        self.weights = learned_weights() if weights is None else weights
        self.stop = stop
        self.ways = min(MOST_WAYS, 1 + budget.plays // PLAYS_FOR_A_WAY) if budget.plays else MOST_WAYS

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - it knows its game
        """Returns the index of an option, the one that it thinks of, without a word."""
        if len(ask.fresh()) == 1:
            return ask.fresh()[0]
        return draw(self._consider(hidden, ask, stream, False).thoughts, stream)

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Considers the options of a question."""
        if len(ask.fresh()) == 1:
            return only_answer(ask)
        found = self._consider(hidden, ask, stream, True)
        reason = found.why(labels_of(game, hidden, ask, found.thoughts))
        return conclude(game, hidden, ask, found.thoughts, found.plays, stream, reason)

    def _consider(self, hidden: State, ask: Ask, stream: Stream, aloud: bool) -> "_Considered":
        if not isinstance(hidden, Table):
            raise TypeError(f"the mind knows tables of Exceed, not {type(hidden).__name__}")
        options = noticed(hidden, ask, worth_a_look(hidden, ask), self.temper, stream)
        policy = Policy(self.weights, stream)
        if ask.kind == SET.kind:
            return self._weigh_sets(hidden, ask, policy, stream, options)
        return self._weigh(hidden, ask, policy, stream, options, aloud)

    def _weigh(
        self, hidden: Table, ask: Ask, policy: Policy, stream: Stream, options: list[int], aloud: bool
    ) -> "_Considered":
        """Weighs answers that are given in the open; the best is chosen."""
        ahead = Ahead(hidden, ask, policy, stream, options, remember=aloud)
        ahead.look(self._clock(), self.ways)
        values = [slip(ahead.value(index), self.temper, stream) for index in options]
        finalists = [options.index(index) for index in ahead.finalists()]
        best = max(finalists, key=lambda at: values[at])
        thoughts = best_first(
            [
                Thought(index, values[at], float(at == best), ahead.looks[index], ahead.doubt(index, options[best]))
                for at, index in enumerate(options)
            ]
        )

        def why(labels: Sequence[str]) -> str:
            return why_ahead(ahead, thoughts[0].index, thoughts[1].index, labels[1]) if len(thoughts) > 1 else ""

        return _Considered(thoughts, ahead.plays, why)

    def _weigh_sets(self, hidden: Table, ask: Ask, policy: Policy, stream: Stream, options: list[int]) -> "_Considered":
        """Weighs ways of setting; they are mixed as the matrix game says."""
        game = strike_in(hidden, ask, policy, stream, options)
        go_on = self._clock()
        plays = game.look(lambda plays: go_on(1.0, plays))
        verdict = game.plain_verdict() if self.temper.naive else game.verdict()
        values = [slip(value, self.temper, stream) for value in verdict.values]
        if self.temper.naive:
            best = values.index(max(values))
            mix = [float(at == best) for at in range(len(values))]
        else:
            mix = [share if share >= FAINT else 0.0 for share in verdict.mix]
        total = sum(mix)
        rows = zip(options, values, mix, verdict.looks, strict=True)
        thoughts = best_first([Thought(index, value, share / total, looks) for index, value, share, looks in rows])
        told = [options.index(one.index) for one in thoughts]
        return _Considered(thoughts, plays, lambda _: why_in_strike(game, told))

    def _clock(self) -> Callable[[float, int], bool]:
        """Returns what tells whether there is time for another play within a part of the budget."""
        budget, stop, start = self.budget, self.stop, monotonic()
        seconds = budget.end() - start
        most = budget.plays or inf
        return lambda part, plays: plays < part * most and monotonic() - start < part * seconds and not stop()
