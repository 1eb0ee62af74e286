"""A quick guess at a seat's final margin, for the greedy agent.

Frozen: the solver is measured against the greedy agent, so neither these rules nor their numbers change.
"""

from typing import Final

from wildswing.formation.rules.cards import ACHIEVEMENTS, BLUE, COLOUR, RANK, RED
from wildswing.formation.rules.combat import defenders, offence_row, winner
from wildswing.formation.rules.layouts import LAYOUTS, REINFORCEMENT
from wildswing.formation.rules.questions import SEND
from wildswing.formation.rules.scoring import points
from wildswing.formation.rules.table import Side, Table, offence
from wildswing.kernel.state import NOTHING

ATTACKS: Final = (0.85, 0.35, 0.5)
"""How likely a card will attack rather than defend, by the row it stands in."""

FOLLOWED: Final = 0.7
"""How likely an attack is answered in its own colour."""

WORTH: Final = 0.6
"""What the chances of cards count for, beside points that are taken."""

# In points for a round; docs/agents.md says where they come from.
TYPE_WORTH: Final = {"": 0.0, "sword": -0.2, "shield": 0.2, "bow": 0.1}
ICON_WORTH: Final = {"1": 0.6, "2": 1.0, "W": 2.0}
BLANK_IN_FRONT: Final = -2.0

ANY_COLOUR: Final = 2
"""FO-X5: the colour of a card on a Wild space; as attacker it names one that cannot be followed, if it can."""

BACK: Final = 2
"""The row of the Reinforcement, and of cards that have no space yet."""

Fighter = tuple[int, int, int, int]
"""A card, its effective rank, its colour in battle (or ANY_COLOUR) and the row it stands in."""


def evaluate(table: Table, seat: int) -> float:
    """Guesses a seat's margin: points so far, the chances of the cards still to fight, and the battle at hand."""
    own, other = table.sides[seat], table.sides[1 - seat]
    ours, theirs = _fighters(own), _fighters(other)
    chances = _chances(ours, theirs)
    threats = _chances(theirs, ours)
    margin = float(_points(own) - _points(other)) + sum(chances) - sum(threats)
    margin += _formation_worth(own) - _formation_worth(other)
    if table.phase == "combat" and table.asks and table.asks[0].kind != SEND.kind:
        if offence(table) == seat:
            margin += _battle(table, own, other, chances, threats)
        else:
            margin -= _battle(table, other, own, threats, chances)
    return margin


def _points(side: Side) -> int:
    return sum(side.scores) + points(side.taken)


def _formation_worth(side: Side) -> float:
    worth = TYPE_WORTH[side.type]
    for space, icon in enumerate(side.formation[: REINFORCEMENT[0]]):
        worth += ICON_WORTH.get(icon, 0.0)
        if icon == "X" and space < 3:
            worth += BLANK_IN_FRONT
    return worth


def _fighters(side: Side) -> list[Fighter]:
    """Lists the cards of this round by space, the sealed ones where they will lie, then those without a space."""
    if not side.formation:
        return [(card, RANK[card], COLOUR[card], BACK) for card in side.hand]
    layout = LAYOUTS[side.formation]
    placed = [(space, card) for space, card in enumerate(side.grid) if card != NOTHING]
    only_revealed = len(placed) == 1
    placed += zip(layout.front if only_revealed else layout.back, side.sealed, strict=False)
    fighters: list[Fighter] = []
    for space, card in placed:
        colour = ANY_COLOUR if layout.wild[space] else COLOUR[card]
        fighters.append((card, RANK[card] + layout.bonus[space], colour, space // 3))
    loose = side.hand if len(side.hand) > 1 else ()  # FO-F13: the last one does not fight in this round
    if side.spare != NOTHING:
        loose = (side.spare,)
    fighters += [(card, RANK[card], COLOUR[card], BACK) for card in loose]
    return fighters


def _chances(ours: list[Fighter], theirs: list[Fighter]) -> list[float]:
    """Guesses the margin that each card brings, from its meetings with all of the other side."""
    chances: list[float] = []
    for card, rank, colour, row in ours:
        attacks = ATTACKS[row]
        total = 0.0
        for reply, reply_rank, reply_colour, _ in theirs:
            total += attacks * _meeting(card, rank, colour, reply, reply_rank, reply_colour)
            total -= (1 - attacks) * _meeting(reply, reply_rank, reply_colour, card, rank, colour)
        chances.append(WORTH * total / max(len(theirs), 1))
    return chances


def _meeting(card: int, rank: int, colour: int, reply: int, reply_rank: int, reply_colour: int) -> float:
    """Guesses the attacker's margin when two cards meet, by how often cards of these colours do."""
    if ANY_COLOUR in (colour, reply_colour):
        follows = reply_colour == ANY_COLOUR
        return float(_margin(card, rank, reply, reply_rank, follows))
    follows = colour == reply_colour
    often = FOLLOWED if follows else 1 - FOLLOWED
    return 2 * often * _margin(card, rank, reply, reply_rank, follows)


def _margin(card: int, attack: int, reply: int, defence: int, follows: bool) -> int:
    result = winner(card, reply, follows, attack, defence)
    won, lost = ACHIEVEMENTS[card], ACHIEVEMENTS[reply]
    return result * (won + lost) if result else won - lost


def _battle(table: Table, attacker: Side, defender: Side, chances: list[float], threats: list[float]) -> float:
    """Guesses the attacker's margin in the battle at hand, less the chances of the cards that it uses up."""
    hopes = _by_space(attacker, chances)
    fears = _by_space(defender, threats)
    if table.lead:
        return _answered(attacker, defender, table.lead, hopes, fears)
    wild = LAYOUTS[attacker.formation].wild
    best = -100.0
    for space in offence_row(attacker):
        card = attacker.grid[space]
        for lead in (RED, BLUE) if wild[space] else (COLOUR[card],):
            best = max(best, _answered(attacker, defender, (space, card, lead), hopes, fears))
    return best


def _by_space(side: Side, values: list[float]) -> dict[int, float]:
    """The chances of cards come in the order of their spaces."""
    spaces = [space for space, card in enumerate(side.grid) if card != NOTHING]
    return dict(zip(spaces, values, strict=False))


def _answered(
    attacker: Side, defender: Side, lead: tuple[int, ...], hopes: dict[int, float], fears: dict[int, float]
) -> float:
    """Guesses the attacker's margin when the defence gives its best answer."""
    space, card, colour = lead
    ours, theirs = LAYOUTS[attacker.formation], LAYOUTS[defender.formation]
    attack = ours.strength[space][card]
    worst = 100.0
    for place in defenders(defender, colour):
        reply = defender.grid[place]
        follows = colour in theirs.colours[place][reply]
        margin = _margin(card, attack, reply, theirs.strength[place][reply], follows) + fears[place]
        worst = min(worst, margin)
    return worst - hopes[space]
