"""Finds good places for the cards of a hand in Formation: solves the round for many orders of them."""

from itertools import permutations

from wildswing.formation.agents.prospects import Prospects
from wildswing.formation.rules.layouts import LAYOUTS
from wildswing.formation.rules.table import Table
from wildswing.formation.solver import BattleLine, Outlook
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import NOTHING

Order = tuple[int, ...]
"""The cards of a hand in the order of the spaces they go to; the last one is carried into the next round."""

OPPONENT_ORDERS = 6
"""An imagined opponent takes the best of this many random orders."""

SPARRING_LINES = 4
"""Lines against which an imagined opponent tries an order."""

ALL_ORDERS = 4
"""All orders of this many cards are tried; of more cards only some."""

RANDOM_ORDERS = 50
IMPROVEMENTS = 3
"""How often all exchanges of two cards are tried, each time in the best order for which they were not."""

ROUGH_LINES = 10
"""Opponents against which every order is tried; only the finalists are tried against all."""

FINALISTS = 6


class Post:
    """What one side has still to place: the open spaces, and the hand that fills them but for one card."""

    def __init__(
        self, formation: str, grid: tuple[int, ...], hand: tuple[int, ...], attacking: bool, back: bool = False
    ) -> None:
        layout = LAYOUTS[formation]
        self.formation = formation
        self.grid = grid
        self.hand = hand
        self.attacking = attacking
        self.spaces = layout.back if back else layout.front + layout.back

    def line(self, order: Order) -> BattleLine:
        """Returns the line that stands when cards are laid in this order."""
        grid = list(self.grid)
        spare = NOTHING
        for space, card in zip(self.spaces, order, strict=False):
            if grid[space] == NOTHING:
                grid[space] = card
            else:
                spare = card
        return BattleLine(self.formation, tuple(grid), spare, self.attacking)

    def margin(self, own: BattleLine, other: BattleLine) -> int:
        """Returns this side's margin for the round when all cards lie open."""
        if self.attacking:
            return Outlook(own, other).margin()
        return -Outlook(other, own).margin()


def post_of(table: Table, seat: int) -> Post:
    """Returns what a seat had to place when the placement that is under way began."""
    side = table.sides[seat]
    hand = tuple(sorted(side.hand + side.sealed))
    return Post(side.formation, side.grid, hand, seat == table.first, table.phase == "back")


def likely_lines(worlds: list[Table], seat: int, stream: Stream) -> list[BattleLine]:
    """Returns how the opponent of a seat may stand in each imagined world.

    The opponent does not know the seat's hand, so it takes the order that does best against lines of random cards.
    """
    own = post_of(worlds[0], seat)
    unknown = own.hand + worlds[0].sides[seat].deck
    sparring = [own.line(stream.shuffled(unknown)) for _ in range(SPARRING_LINES)]
    lines: list[BattleLine] = []
    for world in worlds:
        other = post_of(world, 1 - seat)
        tried = [other.line(stream.shuffled(other.hand)) for _ in range(OPPONENT_ORDERS)]
        scores = [sum([other.margin(line, foe) for foe in sparring]) for line in tried]
        lines.append(tried[scores.index(max(scores))])
    return lines


class Planner:
    """Finds the order in which a hand does best against some lines."""

    def __init__(self, post: Post, foes: list[BattleLine], prospects: Prospects, laid: Order = ()) -> None:
        self.post = post
        self.foes = foes
        self.prospects = prospects
        self.laid = laid
        self._tried: dict[Order, float] = {}

    def plan(self, stream: Stream) -> Order:
        """Returns the best order found among those that begin with the cards laid already."""
        loose = tuple([card for card in self.post.hand if card not in self.laid])
        if len(loose) <= ALL_ORDERS:
            for order in permutations(loose):
                self._try(self.laid + order)
        else:
            for _ in range(RANDOM_ORDERS):
                self._try(self.laid + stream.shuffled(loose))
            exchanged: set[Order] = set()
            for _ in range(IMPROVEMENTS):
                best = max([order for order in self._tried if order not in exchanged], key=self._tried.__getitem__)
                exchanged.add(best)
                self._try_exchanges(best)
        if len(self.foes) <= ROUGH_LINES:
            return self._best(1)[0]
        return max(self._best(FINALISTS), key=self.hopes)

    def hopes(self, order: Order) -> float:
        """Returns the mean hopes of an order against all lines."""
        return self._mean(order, self.foes)

    def _best(self, count: int) -> list[Order]:
        return sorted(self._tried, key=self._tried.__getitem__, reverse=True)[:count]

    def _try(self, order: Order) -> None:
        if order not in self._tried:
            self._tried[order] = self._mean(order, self.foes[:ROUGH_LINES])

    def _try_exchanges(self, order: Order) -> None:
        for one in range(len(self.laid), len(order)):
            for two in range(one + 1, len(order)):
                cards = list(order)
                cards[one], cards[two] = cards[two], cards[one]
                self._try(tuple(cards))

    def margins(self, order: Order) -> list[int]:
        """Returns the margin of an order against each line."""
        line = self.post.line(order)
        return [self.post.margin(line, foe) for foe in self.foes]

    def _mean(self, order: Order, foes: list[BattleLine]) -> float:
        line = self.post.line(order)
        hopes = [self.prospects.with_carried(self.post.margin(line, foe), order[-1]) for foe in foes]
        return sum(hopes) / len(hopes)
