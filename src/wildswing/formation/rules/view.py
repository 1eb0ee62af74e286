"""What a seat of Formation sees, listed piece by piece."""

import msgspec

from wildswing.formation.rules.formation_phase import face_down
from wildswing.formation.rules.scoring import totals
from wildswing.formation.rules.table import Side, Table, offence
from wildswing.kernel.state import HIDDEN, NOTHING


class SideView(msgspec.Struct, frozen=True):
    """One player's half of the table as a seat sees it; HIDDEN stands for a card that lies face down."""

    type: str
    formation: str
    """The nine spaces; empty while nobody else may know it."""
    grid: tuple[int, ...]
    spare: int
    """The second card on the 2 Cards space."""
    hand: tuple[int, ...]
    sealed: tuple[int, ...]
    """Cards chosen for the open spaces, seen by their owner alone."""
    deck: int
    taken: int
    """How many cards lie in the pile of this round; nobody may look at them."""
    scores: tuple[int, ...]


class Battle(msgspec.Struct, frozen=True):
    """A battle that everyone saw."""

    round: int
    battle: int
    offence: int
    space: int
    card: int
    colour: int
    reply_space: int
    reply: int
    winner: int


class FormationView(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    seat: int
    round: int
    phase: str
    battle: int
    first: int
    starter: int
    offence: int
    """Whose offence it is, or -1 outside combat."""
    lead: tuple[int, ...]
    sides: tuple[SideView, SideView]
    totals: tuple[int, int]
    fought: tuple[Battle, ...]
    """FO-H1: what a perfect memory would hold; a table shows it only when asked."""


def view(table: Table, seat: int) -> FormationView:
    """Lists what a seat, or a spectator, may see."""
    black, white = table.sides
    return FormationView(
        seat=seat,
        round=table.round,
        phase=table.phase,
        battle=table.battle,
        first=table.first,
        starter=table.starter,
        offence=offence(table) if table.phase == "combat" else -1,
        lead=table.lead,
        sides=(_side(table, black, seat == 0), _side(table, white, seat == 1)),
        totals=totals(table),
        fought=tuple([Battle(*battle) for battle in table.fought]),
    )


def _side(table: Table, side: Side, own: bool) -> SideView:
    if own:
        return SideView(
            type=side.type,
            formation=side.formation,
            grid=side.grid,
            spare=side.spare,
            hand=side.hand,
            sealed=side.sealed,
            deck=len(side.deck),
            taken=len(side.taken),
            scores=side.scores,
        )
    covered = face_down(side)
    return SideView(
        type=side.type,
        formation="" if table.phase == "choose" else side.formation,
        grid=tuple([HIDDEN if space in covered else card for space, card in enumerate(side.grid)]),
        spare=NOTHING if side.spare == NOTHING else HIDDEN,
        hand=(HIDDEN,) * (len(side.hand) + len(side.sealed)),
        sealed=(),
        deck=len(side.deck),
        taken=len(side.taken),
        scores=side.scores,
    )
