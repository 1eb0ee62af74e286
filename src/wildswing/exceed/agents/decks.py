"""What lies on top of decks whose order nobody knows: every card in its turn, so that fewer looks tell as much.

A wild swing, and an attack that cannot be paid, is whatever lies there. Left to chance, some cards come up twice
before others come up at all.
"""

from wildswing.exceed.rules.table import Table


class Tops:
    """The order in which the cards of either deck come to lie on top, from one look at a pair to the next."""

    __slots__ = ("_orders",)

    def __init__(self, world: Table) -> None:
        self._orders = [side.deck for side in world.sides]

    def put(self, table: Table, number: int) -> None:
        """Puts the cards of a look on top of both decks, unless somebody knows something of a deck."""
        turns = 0
        for side, order in zip(table.sides, self._orders, strict=True):
            if not order:
                continue
            card = order[(number + turns) % len(order)]
            turns = number // len(order)  # so that all cards of one deck come to meet all of the other
            deck = side.deck
            if not side.seen_deck and card in deck:
                at = deck.index(card)
                side.deck = (card, *deck[:at], *deck[at + 1 :])
