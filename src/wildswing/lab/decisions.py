"""Decisions of games as learning programs want them: what a seat knew, what it could do, and what it did."""

from collections.abc import Iterable, Sequence

import msgspec

from wildswing.agents.agent import Agent
from wildswing.agents.thoughts import Thinker, Thought
from wildswing.arenas.encoding import Encoding, Observation
from wildswing.arenas.facet import encoding_of
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.state import State


class Decision(msgspec.Struct, frozen=True):
    """An answer that was given, with all that its seat had before its eyes."""

    seat: int
    agent: str
    question: str
    """The kind of question, as `wildswing show --json` and match files have it."""
    observation: Observation
    offered: Sequence[int]
    """The actions that were possible, in ascending order."""
    action: int
    answer: int
    """The index of the option, which is exact where several points of a space share an action."""
    values: Sequence[float | None] | None
    """How likely the seat wins after each action that was possible, by an agent that can tell; else None."""


class Notes:
    """Takes down the decisions of one match."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self.decisions: list[Decision] = []

    def take(self, hidden: State, ask: Ask, answer: int, agent: str, thoughts: Iterable[Thought] | None = None) -> None:
        """Takes down an answer that is about to be given."""
        offered = self._encoding.offered(hidden, ask)
        actions = sorted(offered)
        values = None if thoughts is None else {one.index: one.value for one in thoughts}
        decision = Decision(
            seat=ask.seat,
            agent=agent,
            question=ask.kind,
            observation=self._encoding.observe(hidden, ask.seat),
            offered=actions,
            action=self._encoding.action_of(hidden, ask, answer),
            answer=answer,
            values=[values.get(offered[action]) for action in actions] if values else None,
        )
        self.decisions.append(decision)


class NotingAgent:
    """Answers as an agent does, and has it taken down."""

    def __init__(self, agent: Agent, notes: Notes) -> None:
        self.name = agent.name
        self._agent = agent
        self._notes = notes

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        if isinstance(self._agent, Thinker):
            thoughts = self._agent.think(game, hidden, ask, stream)
            self._notes.take(hidden, ask, thoughts.choice, self.name, thoughts.thoughts)
            return thoughts.choice
        answer = self._agent.choose(game, hidden, ask, stream)
        self._notes.take(hidden, ask, answer, self.name)
        return answer


def decisions_of(match: Match) -> list[Decision]:
    """Returns the decisions of a match that was played, by playing it once more."""
    game = match.game
    notes = Notes(encoding_of(game.name, match.setup))
    state = game.start(match.seed, match.setup)
    for given in match.answers:
        ask = ask_of(state, given.seat)
        assert ask is not None  # or the answer would not have been taken
        notes.take(game.hide(state, given.seat), ask, given.answer, "")
        game.answer(state, given.seat, given.answer)
    return notes.decisions
