"""The agent that imagines rounds of Formation and solves them exactly."""

from wildswing.agents.adviser import by_rules
from wildswing.agents.thoughts import Thought, Thoughts, best_first, conclude
from wildswing.formation.agents.placement import Order, Planner, Post, likely_lines, post_of
from wildswing.formation.agents.prospects import Prospects
from wildswing.formation.rules.layouts import layout_of
from wildswing.formation.rules.questions import FORMATION_CARD, PLACE, TYPE
from wildswing.formation.rules.table import EMPTY_GRID, Table, with_card
from wildswing.formation.solver import margins
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import HIDDEN, State

DEFAULT_SAMPLES = 10

TYPES_BEST_FIRST = ("shield", "bow", "sword")
"""By the balance of the house layouts, which docs/agents.md gives."""

TRIED_ORDERS = 4
"""Random orders of each side with which a formation is tried in one imagined world."""


class SolverAgent:
    """Samples deals that fit what its seat knows, solves each, and picks the answer that is best on average.

    Its chance comes from the position alone, so in the same position it gives the same answer, in every run and
    in a match that is taken up again.
    """

    def __init__(self, samples: int = DEFAULT_SAMPLES) -> None:
        self.samples = samples
        self.name = f"solver:{samples}"
        self._position = ""
        self._plans: dict[Order, Order] = {}
        """The plans of the placement under way, by the cards laid before."""

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - see the class
        """Returns the index of an option."""
        if not isinstance(hidden, Table):
            raise TypeError(f"the solver knows tables of Formation, not {type(hidden).__name__}")
        match ask.kind:
            case TYPE.kind:
                return min(range(len(ask.options)), key=lambda index: TYPES_BEST_FIRST.index(ask.options[index]))
            case FORMATION_CARD.kind:
                return _best(self._try_formations(game, hidden, ask))
            case PLACE.kind:
                return ask.options.index(self._place(game, hidden, ask.seat))
            case _:
                return _best(self._fight(game, hidden, ask))

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Says what it hopes of each answer; a type is taken by the balance of the layouts alone."""
        if ask.kind == TYPE.kind or not isinstance(hidden, Table):
            return by_rules(game, hidden, ask, self.choose(game, hidden, ask, stream))
        worlds = self.samples
        if ask.kind == FORMATION_CARD.kind:
            hopes = self._try_formations(game, hidden, ask)
        elif ask.kind == PLACE.kind:
            hopes = self._try_places(game, hidden, ask)
        else:
            hopes = self._fight(game, hidden, ask)
            worlds = 1 if HIDDEN not in hidden.sides[1 - ask.seat].grid else worlds
        best = self.choose(game, hidden, ask, stream)
        thoughts = [
            Thought(index, (1 + hope / worlds) / 2, float(index == best), worlds) for index, hope in enumerate(hopes)
        ]
        return conclude(game, hidden, ask, best_first(thoughts), worlds, stream)

    def _try_places(self, game: AnyGame, hidden: Table, ask: Ask) -> list[float]:
        """Returns the hopes of each card for the next space, the rest of the plan staying as it is but for it."""
        seat = ask.seat
        stream = Stream(_position(hidden, seat))
        foes = likely_lines(self._worlds(game, hidden, seat, stream), seat, stream)
        planner = Planner(post_of(hidden, seat), foes, Prospects(hidden, seat))
        self._place(game, hidden, seat)
        laid = hidden.sides[seat].sealed
        plan = self._plan(game, hidden, seat, laid)
        return [self.samples * planner.hopes(_exchanged(plan, len(laid), card)) for card in ask.options]

    def _worlds(self, game: AnyGame, hidden: Table, seat: int, stream: Stream) -> list[Table]:
        return [game.imagine(hidden, seat, stream) for _ in range(self.samples)]

    def _fight(self, game: AnyGame, hidden: Table, ask: Ask) -> list[float]:
        """Returns the hopes of each answer to a question of the combat."""
        prospects = Prospects(hidden, ask.seat)
        hopes = [0.0] * len(ask.options)
        if HIDDEN not in hidden.sides[1 - ask.seat].grid:
            return [prospects.of(margin) for margin in margins(hidden, ask)]
        for world in self._worlds(game, hidden, ask.seat, Stream(_position(hidden, ask.seat))):
            for index, margin in enumerate(margins(world, ask)):
                hopes[index] += prospects.of(margin)
        return hopes

    def _place(self, game: AnyGame, hidden: Table, seat: int) -> int:
        """Returns the card for the next space; FO-A3: planned once for the front, and anew for the back."""
        position = _position(hidden, seat)
        if position != self._position:
            self._position = position
            self._plans = {}
        laid = hidden.sides[seat].sealed
        return self._plan(game, hidden, seat, laid)[len(laid)]

    def _plan(self, game: AnyGame, hidden: Table, seat: int, laid: Order) -> Order:
        """Returns the order to keep to: the one planned at first, or another if cards were laid otherwise."""
        plan = self._plans.get(laid)
        if plan is None:
            plan = self._plan(game, hidden, seat, laid[:-1]) if laid else ()
            if plan[: len(laid)] != laid or not laid:
                plan = self._make_plan(game, hidden, seat, laid)
            self._plans[laid] = plan
        return plan

    def _make_plan(self, game: AnyGame, hidden: Table, seat: int, laid: Order) -> Order:
        stream = Stream(_position(hidden, seat))
        foes = likely_lines(self._worlds(game, hidden, seat, stream), seat, stream)
        return Planner(post_of(hidden, seat), foes, Prospects(hidden, seat), laid).plan(stream)

    def _try_formations(self, game: AnyGame, hidden: Table, ask: Ask) -> list[float]:
        """Returns the hopes of each formation: those of the best of a few orders, on average over the worlds."""
        stream = Stream(_position(hidden, ask.seat))
        prospects = Prospects(hidden, ask.seat)
        hopes = [0.0] * len(ask.options)
        for world in self._worlds(game, hidden, ask.seat, stream):
            other = _post_with(_any_formation(world, 1 - ask.seat, stream), world, 1 - ask.seat)
            foes = [other.line(stream.shuffled(other.hand)) for _ in range(TRIED_ORDERS)]
            orders = [stream.shuffled(hidden.sides[ask.seat].hand) for _ in range(TRIED_ORDERS)]
            for index, (_, spaces) in enumerate(ask.options):
                planner = Planner(_post_with(spaces, world, ask.seat), foes, prospects)
                hopes[index] += max([planner.hopes(order) for order in orders])
        return hopes


def _exchanged(plan: Order, at: int, card: int) -> Order:
    """Returns a plan with another card at a place, and the one that was there where the other was."""
    order = list(plan)
    other = order.index(card)
    order[at], order[other] = order[other], order[at]
    return tuple(order)


def _best(hopes: list[float]) -> int:
    return hopes.index(max(hopes))


def _position(hidden: Table, seat: int) -> str:
    """Names all of a position that bears on an answer; cards laid in this placement count as still in hand."""
    own, other = hidden.sides[seat], hidden.sides[1 - seat]
    hand = sorted(own.hand + own.sealed)
    sides = f"{hand} {own.formation} {own.grid} {own.spare} {other.type} {other.formation} {other.grid}"
    return f"{seat} {hidden.round} {hidden.phase} {hidden.battle} {hidden.lead} {hidden.reply} {sides} {hidden.fought}"


def _any_formation(world: Table, seat: int, stream: Stream) -> str:
    kind = world.sides[seat].type
    cards = [card[3] for card in world.book if card[0] == kind and card[1] == world.round]
    return cards[stream.below(len(cards))]


def _post_with(spaces: str, world: Table, seat: int) -> Post:
    """Returns what a seat would have to place in a formation; FO-F6: the top card of its deck lies there first."""
    side = world.sides[seat]
    grid = with_card(EMPTY_GRID, layout_of(spaces).reveal, side.deck[0])
    return Post(spaces, grid, side.hand, seat == world.first)
