"""The table of a Formation game as plain data."""

from wildswing.formation.rules.layouts import Book
from wildswing.kernel.state import NOTHING, Record, State, Step, own_fields

EMPTY_GRID = (NOTHING,) * 9


class Side(Record):
    """One player's half of the table."""

    def __init__(
        self,
        type: str,  # noqa: A002 - the rulebook's word for it
        formation: str,
        deck: tuple[int, ...],
        hand: tuple[int, ...],
        sealed: tuple[int, ...],
        grid: tuple[int, ...],
        spare: int,
        taken: tuple[int, ...],
        spent: tuple[int, ...],
        scores: tuple[int, ...],
    ) -> None:
        self.type = type
        """Sword, shield or bow; empty before it is chosen."""
        self.formation = formation
        """The nine spaces of the round's Formation Card; empty before it is chosen."""
        self.deck = deck
        """Face down, top card first."""
        self.hand = hand
        """Lowest first."""
        self.sealed = sealed
        """Cards chosen for the open spaces of this placement, in order, not yet laid."""
        self.grid = grid
        """The card on each space, Vanguard first."""
        self.spare = spare
        """The second card on the 2 Cards space."""
        self.taken = taken
        """The pile of this round, face down."""
        self.spent = spent
        """Cards of finished rounds."""
        self.scores = scores
        """The noted scores of finished rounds."""

    __slots__ = own_fields(__init__, Record)

    def copy(self) -> "Side":
        """Returns an independent copy."""
        return Side(
            self.type,
            self.formation,
            self.deck,
            self.hand,
            self.sealed,
            self.grid,
            self.spare,
            self.taken,
            self.spent,
            self.scores,
        )


class Table(State):
    """A whole game of Formation at some moment."""

    def __init__(
        self,
        chance: int,
        agenda: tuple[Step, ...],
        lanes: tuple[tuple[Step, ...], ...],
        book: Book,
        sides: tuple[Side, ...],
        starter: int,
        first: int,
        round: int,  # noqa: A002 - the rulebook's word for it
        phase: str,
        battle: int,
        lead: tuple[int, ...],
        reply: tuple[int, ...],
        fought: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(chance, agenda, lanes)
        self.book = book
        self.sides = sides
        self.starter = starter
        """The first player of round 1."""
        self.first = first
        """Who has the First Player Card."""
        self.round = round
        self.phase = phase
        """setup, choose, front, back, combat or over."""
        self.battle = battle
        self.lead = lead
        """The offence's space, card and colour, once chosen."""
        self.reply = reply
        """The defence's space and card, once chosen."""
        self.fought = fought
        """Every battle so far: round, battle, offence, space, card, colour, space, card, winner."""

    __slots__ = own_fields(__init__, State)

    def copy(self) -> "Table":
        """Returns an independent copy."""
        black, white = self.sides
        twin = Table(
            self.chance,
            self.agenda,
            self.lanes,
            self.book,
            (black.copy(), white.copy()),
            self.starter,
            self.first,
            self.round,
            self.phase,
            self.battle,
            self.lead,
            self.reply,
            self.fought,
        )
        twin.asks = self.asks
        return twin


def offence(table: Table) -> int:
    """FO-R3, FO-B25: the first player has the offence in odd battles, the other in even ones."""
    return table.first if table.battle % 2 == 1 else 1 - table.first


def with_card(grid: tuple[int, ...], space: int, card: int) -> tuple[int, ...]:
    """Returns a grid in which a space holds another card, or NOTHING."""
    return grid[:space] + (card,) + grid[space + 1 :]  # noqa: RUF005 - quicker than unpacking, and done in every battle
