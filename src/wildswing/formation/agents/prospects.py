"""What a round's margin does for winning a game of Formation."""

from math import erf, sqrt

from wildswing.formation.rules.cards import RANK
from wildswing.formation.rules.layouts import ROUNDS
from wildswing.formation.rules.scoring import points, totals
from wildswing.formation.rules.table import Table

CARRIED = {0: -0.4, 1: -1.3, 2: -1.3, 3: -1.2, 4: -0.9, 5: -0.8, 6: -0.5, 7: 0.0, 8: 1.4, 9: 2.0, 12: 3.0}
"""The points that a card in hand is worth in a round, beside a card drawn instead; docs/agents.md says how found."""

ROUND_SPREAD = 6.5
"""How far the margin of a round to come lies from zero, as a standard deviation in points."""

DOUBT = 2.5
"""How far the round being played may miss its solved margin, since cards are hidden."""


GLIMMER = 1e-5
"""What a point counts beside the hopes to win, so that points are gathered in a match that is decided too."""


class Prospects:
    """The hopes of a seat, whatever this round still brings."""

    def __init__(self, table: Table, seat: int) -> None:
        scores = totals(table)
        own, other = table.sides[seat], table.sides[1 - seat]
        left = len(ROUNDS) - table.round
        self._last_round = left == 0
        # FO-P6: on equal totals the second player of round 1 wins.
        self._ahead = scores[seat] - scores[1 - seat] + (0.5 if seat != table.starter else -0.5)
        self._ahead += points(own.taken) - points(other.taken)
        self._spread = sqrt(2 * (left * ROUND_SPREAD**2 + DOUBT**2))

    def of(self, margin: float) -> float:
        """Guesses how likely the seat wins, from -1 to 1, if the rest of the round gives it this margin.

        A glimmer of the points is added, which decides where winning does not.
        """
        ahead = self._ahead + margin
        return erf(ahead / self._spread) + GLIMMER * ahead

    def with_carried(self, margin: float, carried: int) -> float:
        """Guesses the same, if a card is carried into the next round."""
        return self.of(margin if self._last_round else margin + CARRIED[RANK[carried]])
