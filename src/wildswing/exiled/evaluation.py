"""A guess how good a state is for a seat."""

from wildswing.exiled.table import IN_PLAY, VINE, Table
from wildswing.kernel.state import NOTHING

WON = 100.0


def evaluate(table: Table, seat: int) -> float:
    """Returns the hit points of a seat's team less the mean of the other teams'; the moderator has no side."""
    if seat >= len(table.players):
        return 0.0
    team = table.players[seat].team
    if table.winner != NOTHING:
        return WON if table.winner == team else -WON
    teams = len({player.team for player in table.players})
    own = others = 0
    for body in table.bodies:
        if body.place == IN_PLAY and body.kind != VINE:
            if table.players[body.seat].team == team:
                own += body.life
            else:
                others += body.life
    for gemstone in table.gemstones:
        if gemstone.team == team:
            own += gemstone.life
        else:
            others += gemstone.life
    return own - others / (teams - 1)
