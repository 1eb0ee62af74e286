"""The search itself: it imagines worlds, plays each one through, and remembers for every seat what it could know.

This is information-set Monte Carlo tree search with a tree for each seat. A seat's tree parts where the seat learns
something: its own answers, open answers of others, landmarks of the game. What others choose in secret it does not
part on, so nobody in an imagined play acts on what he cannot know.
"""

from collections.abc import Hashable
from typing import Final

from wildswing.agents.search.insight import Insight, won
from wildswing.agents.search.knots import Choices, Fate, Knot, Mixing
from wildswing.agents.search.points import another_point, is_worth_another
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

LOST: Final = 0.0
"""The value of a game that was lost."""

EVERYBODY: Final = -1
"""Stands for a seat where a landmark came up, which nobody answered."""


class News:
    """Something that happened in an imagined play; if it is sealed, only who did it knows what it was."""

    __slots__ = ("is_sealed", "told", "who")

    def __init__(self, who: int, told: Hashable, is_sealed: bool) -> None:
        self.who = who
        self.told = told
        self.is_sealed = is_sealed


class Tree:
    """Searches one question of one seat; each `play` looks at one more imagined world."""

    def __init__(self, game: AnyGame, insight: Insight, hidden: State, ask: Ask, stream: Stream) -> None:
        self.game = game
        self.insight = insight
        self.hidden = hidden
        self.ask = ask
        self.stream = stream
        self.is_sealed = insight.is_sealed(hidden, ask)
        self.plays = 0
        self._roots: dict[int, Knot] = {}

    def play(self) -> None:
        """Plays one imagined world through the tree and on to a quiet place, and remembers how it came out."""
        self.plays += 1
        try:
            world = self.game.imagine(self.hidden, self.ask.seat, self.stream)
            if world.lanes:
                self.game.run(world)  # A game may leave it to others to ask all who choose at once.
        except EndlessEffect:
            return  # Nobody in this world has a choice.
        play = Play(self, world)
        try:
            play.go_down()
            play.go_on()
        except EndlessEffect:
            play.regret()
        else:
            play.look_back()

    def root(self, seat: int) -> Knot:
        """Returns where the tree of a seat begins."""
        knot = self._roots.get(seat)
        if knot is None:
            knot = self._roots[seat] = Knot()
        return knot

    def choices(self) -> Choices:
        """Returns how the answers to the question have fared."""
        return self.root(self.ask.seat).question(_question(self.ask))


class Play:
    """One imagined play: down the trees of all seats at once, then on by quick replies, and back with the values."""

    def __init__(self, tree: Tree, world: State) -> None:
        self._tree = tree
        self._world = world
        self._news: list[News] = []
        self._places: dict[int, tuple[Knot, int]] = {}
        """By seat where it stands in its tree, and how much of the news has led there."""
        self._made: list[tuple[int, Choices, Fate | Mixing]] = []
        """The choices made in the trees."""
        self._landmark = tree.insight.landmark(world)

    def go_down(self) -> None:
        """Makes choices by what the trees remember, up to the first answer that was never tried."""
        world = self._world
        # What seats choose at once they choose in any order, so the seat that searches begins.
        ask = ask_of(world, self._tree.ask.seat)
        while ask is not None:
            choices = self._place(ask.seat).question(_question(ask))
            is_sealed = self._tree.insight.is_sealed(world, ask)
            option, fate = self._choose(ask, choices, is_sealed)
            is_new = fate.looks == 0
            self._answer(ask, option, is_sealed)
            if is_new:
                return
            ask = world.asks[0] if world.asks else None

    def go_on(self) -> None:
        """Plays quick replies up to a quiet place or the end."""
        world, game, insight, stream = self._world, self._tree.game, self._tree.insight, self._tree.stream
        while world.asks and not insight.is_quiet(world):
            ask = world.asks[0]
            game.answer(world, ask.seat, insight.reply(game, world, ask, stream))

    def look_back(self) -> None:
        """Tells every choice that was made what came of it for the seat that made it."""
        values: dict[int, float] = {}
        for seat, choices, made in self._made:
            if seat not in values:
                values[seat] = self._value(seat)
            if isinstance(made, Mixing):
                made.note(values[seat])
            else:
                choices.note(made, values[seat])

    def regret(self) -> None:
        """Blames the last choice for a play that goes on for ever, since the table would stop it there."""
        _, choices, made = self._made[-1]
        if isinstance(made, Mixing):
            made.note(LOST)
        else:
            choices.note(made, LOST)

    def _value(self, seat: int) -> float:
        if self._world.asks:
            return self._tree.insight.value(self._world, seat)
        return won(self._tree.game, self._world, seat)

    def _place(self, seat: int) -> Knot:
        """Returns where a seat stands in its tree: it has followed all news that it could know."""
        knot, upto = self._places.get(seat) or (self._tree.root(seat), 0)
        for news in self._news[upto:]:
            if news.who == seat or not news.is_sealed:
                knot = knot.branch((news.who, news.told))
        self._places[seat] = (knot, len(self._news))
        return knot

    def _choose(self, ask: Ask, choices: Choices, is_sealed: bool) -> tuple[Value, Fate]:
        """Returns the option to try, and how it has fared."""
        is_root = not self._made
        is_first = choices.looks == 0 and not is_root
        if is_first and is_sealed:
            choices.favour(ask.options[self._reply(ask)])
        options = [ask.options[self._reply(ask)]] if is_first and not is_sealed else self._options(ask, choices)
        offered = choices.offer(options)
        if is_sealed:
            mixing = Mixing(choices, offered, self._tree.stream)
            self._made.append((ask.seat, choices, mixing))
            return options[mixing.drawn], offered[mixing.drawn]
        at = choices.pick(offered, all_first=is_root)
        self._made.append((ask.seat, choices, offered[at]))
        return options[at], offered[at]

    def _options(self, ask: Ask, choices: Choices) -> list[Value]:
        """Returns the options worth trying; of a space a few points, and more the more often it was looked at."""
        if not isinstance(ask.options, Space):
            return [ask.options[index] for index in ask.fresh()]
        # In another world the same question may have less room.
        points = [point for point in choices.fates if point in ask.options]
        if not points:
            return [ask.options[self._reply(ask)]]
        if is_worth_another(ask.options, choices):
            points = list(dict.fromkeys([*points, another_point(ask.options, choices, self._tree.stream)]))
        return points

    def _reply(self, ask: Ask) -> int:
        return self._tree.insight.reply(self._tree.game, self._world, ask, self._tree.stream)

    def _answer(self, ask: Ask, option: Value, is_sealed: bool) -> None:
        world, tree = self._world, self._tree
        tree.game.answer(world, ask.seat, ask.options.index(option))
        self._news.append(News(ask.seat, (ask.kind, option), is_sealed))
        landmark = tree.insight.landmark(world)
        if landmark != self._landmark:
            self._landmark = landmark
            self._news.append(News(EVERYBODY, landmark, is_sealed=False))


def _question(ask: Ask) -> Hashable:
    return ask.kind, ask.about
