"""The agent that imagines rounds of Formation and solves them exactly."""

from wildswing.agents.thoughts import EVEN, Thought, Thoughts, best_first, conclude
from wildswing.formation.agents.placement import Order, Planner, Post, likely_lines, post_of
from wildswing.formation.agents.prospects import Prospects
from wildswing.formation.agents.reasons import Fate, why, why_type
from wildswing.formation.rules.layouts import LAYOUTS, ROUNDS
from wildswing.formation.rules.questions import FORMATION_CARD, PLACE, TYPE
from wildswing.formation.rules.table import EMPTY_GRID, Table, with_card
from wildswing.formation.solver import margins
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import HIDDEN, NOTHING, State

DEFAULT_SAMPLES = 10

BALANCE = {"shield": 0.17, "bow": 0.06, "sword": -0.23}
"""By the balance of the house layouts, how many points a round a type is worth beside the others."""

BALANCE_ERROR = 0.3
"""How far each of these may be off."""

TRIED_ORDERS = 4
"""Random orders of each side with which a formation is tried in one imagined world."""


class SolverAgent:
    """Samples deals that fit what its seat knows, solves each, and picks the answer that is best on average.

    Its chance comes from the position alone, so in the same position it gives the same answer, in every run and
    in a match that is taken up again.
    """

    def __init__(self, samples: int = DEFAULT_SAMPLES, chance: str = "") -> None:
        self.samples = samples
        self.chance = chance
        """Whoever wants other deals for the same position says here anything else."""
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
                return max(range(len(ask.options)), key=lambda index: BALANCE[ask.options[index]])
            case FORMATION_CARD.kind:
                return _best(self._try_formations(game, hidden, ask))
            case PLACE.kind:
                return ask.options.index(self._place(game, hidden, ask.seat))
            case _:
                return _best(self._fight(game, hidden, ask))

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Says what it hopes of each answer; a type is taken by the balance of the layouts alone."""
        best = self.choose(game, hidden, ask, stream)
        assert isinstance(hidden, Table)
        labels = game.wording(ask, hidden).labels
        if ask.kind == TYPE.kind:
            reason = why_type(labels[best], BALANCE, BALANCE_ERROR)
            return Thoughts(best, (Thought(best, EVEN, 1.0, 0),), 0, reason, reason)
        match ask.kind:
            case FORMATION_CARD.kind:
                fates = self._try_formations(game, hidden, ask)
            case PLACE.kind:
                fates = self._try_places(game, hidden, ask)
            case _:
                fates = self._fight(game, hidden, ask)
        worlds = len(fates[0].margins)
        thoughts = best_first(
            [
                Thought(index, min(1.0, max(0.0, (1 + fate.hopes / worlds) / 2)), float(index == best), worlds)
                for index, fate in enumerate(fates)
            ]
        )
        reason = ""
        if len(thoughts) > 1:
            first, second = (one.index for one in thoughts[:2])
            is_open = ask.kind not in (FORMATION_CARD.kind, PLACE.kind) and _is_open(hidden, ask.seat)
            reason = why(fates[first], labels[first], fates[second], labels[second], is_open)
        return conclude(game, hidden, ask, thoughts, worlds, stream, reason)

    def _try_places(self, game: AnyGame, hidden: Table, ask: Ask) -> list[Fate]:
        """Returns the fate of each card for the next space, the rest of the plan staying as it is but for it."""
        seat = ask.seat
        stream = self._stream(hidden, seat)
        foes = likely_lines(self._worlds(game, hidden, seat, stream), seat, stream)
        planner = Planner(post_of(hidden, seat), foes, Prospects(hidden, seat))
        self._place(game, hidden, seat)
        laid = hidden.sides[seat].sealed
        plan = self._plan(game, hidden, seat, laid)
        orders = [_exchanged(plan, len(laid), card) for card in ask.options]
        last = hidden.round == len(ROUNDS)
        return [
            Fate(self.samples * planner.hopes(order), tuple(planner.margins(order)), NOTHING if last else order[-1])
            for order in orders
        ]

    def _stream(self, hidden: Table, seat: int) -> Stream:
        return Stream(f"{self.chance}{_position(hidden, seat)}")

    def _worlds(self, game: AnyGame, hidden: Table, seat: int, stream: Stream) -> list[Table]:
        return [game.imagine(hidden, seat, stream) for _ in range(self.samples)]

    def _fight(self, game: AnyGame, hidden: Table, ask: Ask) -> list[Fate]:
        """Returns the fate of each answer to a question of the combat."""
        prospects = Prospects(hidden, ask.seat)
        worlds = [hidden]
        if not _is_open(hidden, ask.seat):
            worlds = self._worlds(game, hidden, ask.seat, self._stream(hidden, ask.seat))
        found = zip(*[margins(world, ask) for world in worlds], strict=True)
        return [Fate(sum([prospects.of(margin) for margin in one]), one) for one in found]

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
        stream = self._stream(hidden, seat)
        foes = likely_lines(self._worlds(game, hidden, seat, stream), seat, stream)
        return Planner(post_of(hidden, seat), foes, Prospects(hidden, seat), laid).plan(stream)

    def _try_formations(self, game: AnyGame, hidden: Table, ask: Ask) -> list[Fate]:
        """Returns the fate of each formation: that of the best of a few orders in every world."""
        stream = self._stream(hidden, ask.seat)
        prospects = Prospects(hidden, ask.seat)
        hopes = [0.0] * len(ask.options)
        margins_: list[list[int]] = [[] for _ in ask.options]
        for world in self._worlds(game, hidden, ask.seat, stream):
            other = _post_with(_any_formation(world, 1 - ask.seat, stream), world, 1 - ask.seat)
            foes = [other.line(stream.shuffled(other.hand)) for _ in range(TRIED_ORDERS)]
            orders = [stream.shuffled(hidden.sides[ask.seat].hand) for _ in range(TRIED_ORDERS)]
            for index, (_, spaces) in enumerate(ask.options):
                planner = Planner(_post_with(spaces, world, ask.seat), foes, prospects)
                best = max(orders, key=planner.hopes)
                hopes[index] += planner.hopes(best)
                margins_[index].append(round(sum(planner.margins(best)) / len(foes)))
        return [Fate(hope, tuple(found)) for hope, found in zip(hopes, margins_, strict=True)]


def _exchanged(plan: Order, at: int, card: int) -> Order:
    """Returns a plan with another card at a place, and the one that was there where the other was."""
    order = list(plan)
    other = order.index(card)
    order[at], order[other] = order[other], order[at]
    return tuple(order)


def _best(fates: list[Fate]) -> int:
    hopes = [fate.hopes for fate in fates]
    return hopes.index(max(hopes))


def _is_open(hidden: Table, seat: int) -> bool:
    """Tells whether nothing that matters in the combat is hidden, so that one solution is enough."""
    return HIDDEN not in hidden.sides[1 - seat].grid


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
    grid = with_card(EMPTY_GRID, LAYOUTS[spaces].reveal, side.deck[0])
    return Post(spaces, grid, side.hand, seat == world.first)
