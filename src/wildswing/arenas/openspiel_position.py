"""A game of the kernel taken one decision at a time: the part of the OpenSpiel games that needs no OpenSpiel."""

from typing import Any, Final

import msgspec

from wildswing.arenas.encoding import Encoding
from wildswing.arenas.openspiel_memory import Memory
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Told
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import SPECTATOR, State

CHANCE: Final = -1
OVER: Final = -4
"""OpenSpiel's numbers for who acts when no player does."""


class Stage(msgspec.Struct, frozen=True):
    """What all positions of a game have in common."""

    game: AnyGame
    setup: Setup
    encoding: Encoding
    seats: int
    seed: int
    """Which of all possible deals the draws choose from."""
    draws: int
    """How many draws make a deal."""
    outcomes: tuple[tuple[int, float], ...]
    """What each draw may be, with its probability."""
    recall: int
    """How many of its last decisions a player remembers in numbers."""
    opening: int
    """How many answers chance gives after the deal, before the players do."""


Decision = tuple[State, int]
"""The table as it stood when somebody was asked, and the action that was taken."""


class SpielPosition:
    """A table, what everybody remembers, and the draws that made the deal; there is no table before the last draw.

    Copies and pickles hold what changes in play. Seats that are asked at once answer one after the other here, the
    lowest seat first; what the earlier ones answered stays sealed.
    """

    __slots__ = ("_behind", "_memory", "_offered", "_seen", "_unheard", "draws", "game", "past", "player", "table")

    def __init__(self, game: AnyGame, draws: tuple[int, ...], table: State | None, memory: Memory) -> None:
        self.game = game
        self.draws = draws
        self.table = table
        self._memory = memory
        self._behind: State | None = None
        """The table as it stood when everybody had last been told what happened, if that is long ago."""
        self._unheard: list[tuple[int, int, int]] = []
        """What was answered since: the seat, the index of its option, and the action."""
        self.past: dict[int, tuple[Decision, ...]] = {}
        """The last decisions of each seat, as many as are remembered, the newest last."""
        self.player = CHANCE
        """Who acts next; OpenSpiel asks this several times for each action."""
        self._go_on()

    def _go_on(self) -> None:
        """Finds out who acts next, and forgets what was known of the last question."""
        self._offered: dict[int, int] | None = None
        self._seen: dict[int, str] = {}
        if self.table is not None:
            self.player = self.table.asks[0].seat if self.table.asks else OVER

    @property
    def memory(self) -> Memory:
        """What everybody remembers; it is told only when somebody asks, since most games are played without."""
        if self._behind is not None:
            table = self._behind.copy()
            for seat, index, action in self._unheard:
                heard: list[Told] = []
                self.game.answer(table, seat, index, heard)
                self._memory.answer(seat, action)
                self._memory.hear(heard)
            self._behind = None
            self._unheard = []
        return self._memory

    @property
    def ask(self) -> Ask:
        """The question that is answered next."""
        assert self.table is not None  # nobody is asked before the deal
        return self.table.asks[0]

    def draw(self, stage: Stage, outcome: int) -> None:
        """Takes a draw; the last one deals."""
        self.draws = (*self.draws, outcome)
        if len(self.draws) == stage.draws:
            heard: list[Told] = []
            numbers = " ".join([str(draw) for draw in self.draws])
            self.table = self.game.start(f"openspiel {stage.seed} {numbers}", stage.setup, heard)
            self._open(stage, Stream(f"opening {stage.seed} {numbers}"), heard)
            self._memory.hear(heard)
            self._go_on()

    def _open(self, stage: Stage, stream: Stream, heard: list[Told]) -> None:
        """Answers the first questions by chance; a game may end by that."""
        assert self.table is not None  # for it was just dealt
        for _ in range(stage.opening):
            if not self.table.asks:
                break
            ask = self.table.asks[0]
            indices = list(stage.encoding.offered(self.table, ask).values())
            self.game.answer(self.table, ask.seat, indices[stream.below(len(indices))], heard)

    def offered(self, stage: Stage) -> dict[int, int]:
        """Returns the actions that answer the question, with the indices of their options."""
        if self._offered is None:
            self._offered = stage.encoding.offered(self.table, self.ask)
        return self._offered

    def seen(self, seat: int) -> str:
        """Returns what a seat, or SPECTATOR, sees, as JSON, and on a line of its own the question it is asked."""
        if seat not in self._seen:
            assert self.table is not None  # there is nothing to see before the deal
            view = msgspec.json.encode(self.game.view(self.table, seat)).decode()
            ask = ask_of(self.table, seat)
            self._seen[seat] = view if ask is None else f"{view}\n{ask!r}"
        return self._seen[seat]

    def act(self, stage: Stage, action: int) -> None:
        """Answers the question; an action that does not is refused."""
        offered = self.offered(stage)
        ask = self.ask
        index = offered[action] if action in offered else stage.encoding.index_of(self.table, ask, action)
        assert self.table is not None  # nobody is asked before the deal
        before = self.table.copy()
        if self._behind is None:
            self._behind = before
        if stage.recall:
            self.past[ask.seat] = (*self.past.get(ask.seat, ()), (before, action))[-stage.recall :]
        self.game.answer(self.table, ask.seat, index)
        self._unheard.append((ask.seat, index, action))
        self._go_on()

    def imagined(self, stage: Stage, seat: int, stream: Stream) -> "SpielPosition":
        """Returns another position that the seat cannot tell from this one.

        Whoever else is asked at once and comes earlier has sealed some answers, of which the seat knows nothing, so
        any will do. What the other seats remember of such a world cannot be told from what this seat knows; their
        memory begins with what they see in it.
        """
        table = self.game.imagine(self.table, seat, stream)
        world = SpielPosition(self.game, (), table, self._memory)
        texts = [f"{world.seen(other)}\n" for other in (*range(stage.seats), SPECTATOR)]
        texts[seat] = self.memory.of(seat)
        world._memory = Memory(tuple(texts))
        world.past[seat] = tuple([(self.game.hide(then, seat), action) for then, action in self.past.get(seat, ())])
        while table.lanes and world.player < self.player:
            actions = list(world.offered(stage))
            world.act(stage, actions[stream.below(len(actions))])
        return world

    def __deepcopy__(self, memo: object) -> "SpielPosition":
        twin = SpielPosition(
            self.game, self.draws, None if self.table is None else self.table.copy(), self._memory.copy()
        )
        twin._offered = self._offered
        twin._behind = self._behind
        twin._unheard = self._unheard.copy()
        twin.past = self.past.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        table = None if self.table is None else self.game.encode(self.table)
        past = {
            seat: [(self.game.encode(then), action) for then, action in decisions]
            for seat, decisions in self.past.items()
        }
        return restored, (self.game.name, self.draws, table, self.memory.texts(), past)


def restored(
    name: str,
    draws: tuple[int, ...],
    table: bytes | None,
    texts: tuple[str, ...],
    past: dict[int, list[tuple[bytes, int]]],
) -> SpielPosition:
    """Returns the position that was pickled."""
    game = find_game(name)
    position = SpielPosition(game, draws, None if table is None else game.decode(table), Memory(texts))
    for seat, decisions in past.items():
        position.past[seat] = tuple([(game.decode(then), action) for then, action in decisions])
    return position


def undealt(stage: Stage) -> SpielPosition:
    """Returns the position before the first draw."""
    return SpielPosition(stage.game, (), None, Memory(("",) * (stage.seats + 1)))


def utilities(stage: Stage, table: State | None) -> list[float]:
    """Returns 1 for each winner, and for each loser an equal share of what makes the sum zero; 0 while nobody won."""
    outcome = None if table is None else stage.game.outcome(table)
    if outcome is None or not outcome.winners:
        return [0.0] * stage.seats
    lost = -len(outcome.winners) / (stage.seats - len(outcome.winners))
    return [1.0 if seat in outcome.winners else lost for seat in range(stage.seats)]
