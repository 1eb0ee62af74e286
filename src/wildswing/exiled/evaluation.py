"""A guess how good a state is for a seat."""

from typing import Final

from wildswing.exiled.rules.table import IN_PLAY, VINE, Body, Table, bodies_of
from wildswing.kernel.state import NOTHING

WON: Final = 100.0

STANDING: Final = 4.0
"""What it is worth to be in play at all, beside the hit points: as much as so many of them."""

VINE_WORTH: Final = 0.3
"""What a hit point of a vine is worth."""


def worth(table: Table, body: Body, life: int) -> float:
    """Returns what a card is worth to its team if it has so many hit points.

    The fewer it has, the more each counts, so it pays to strike where an enemy is struck already. A player with several
    cards throws once, so each of them is in play for a share only.
    """
    if body.kind == VINE:
        return VINE_WORTH * life
    return life + STANDING * life / (life + 1) / max(1, len(bodies_of(table, body.seat)))


def evaluate(table: Table, seat: int) -> float:
    """Returns the worth of a seat's team less the mean of the other teams'; the moderator has no side."""
    if seat >= len(table.players):
        return 0.0
    team = table.players[seat].team
    if table.winner != NOTHING:
        return WON if table.winner == team else -WON
    teams = len({player.team for player in table.players})
    own = others = 0.0
    for body in table.bodies:
        if body.place == IN_PLAY:
            if table.players[body.seat].team == team:
                own += worth(table, body, body.life)
            else:
                others += worth(table, body, body.life)
    for gemstone in table.gemstones:
        if gemstone.team == team:
            own += gemstone.life
        else:
            others += gemstone.life
    return own - others / (teams - 1)
