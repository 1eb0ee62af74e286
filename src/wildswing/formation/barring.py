"""Why a card or space that a player would naturally try is not among the options, in the player's words."""

from typing import Final

from wildswing.formation.cards import COLOUR_NAMES
from wildswing.formation.combat import defence_row
from wildswing.formation.layouts import REINFORCEMENT, ROW_NAMES, layout_of, space_name
from wildswing.formation.table import EMPTY_GRID, Side, Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import NOTHING

NOWHERE: Final = -1
"""The space of a card in hand."""

Barring = tuple[int, int, str]
"""A space, a card and why it cannot be chosen; the card is NOTHING where only the space is meant."""


WAITS_BEHIND: Final = "No card fights from the Reinforcement: it advances when a space before it is free."
STAYS_IN_HAND: Final = "The card left in your hand takes no part in this round."


def barred(ask: Ask, table: Table) -> list[Barring]:
    """Returns the cards or spaces of the asked seat that a question leaves out, each with the reason."""
    side = table.sides[ask.seat]
    match ask.kind:
        case "offence" | "defence":
            return _fighters(ask, table, side)
        case "place":
            spaces = [space for space in range(len(EMPTY_GRID)) if space != ask.about]
            return [(space, NOTHING, _no_place(ask, table, side, space)) for space in spaces]
    return []


def _fighters(ask: Ask, table: Table, side: Side) -> list[Barring]:
    """Explains each card of the grid that may not fight now, and the one in hand."""
    offered = {option[0] for option in ask.options}
    found = [
        (space, card, _no_fight(ask, table, side, space))
        for space, card in enumerate(side.grid)
        if card != NOTHING and space not in offered
    ]
    if side.spare != NOTHING:
        found.append((layout_of(side.formation).double, side.spare, WAITS_BEHIND))
    return found + [(NOWHERE, card, STAYS_IN_HAND) for card in side.hand]


def _no_fight(ask: Ask, table: Table, side: Side, space: int) -> str:
    if space in REINFORCEMENT:
        return WAITS_BEHIND
    if ask.kind == "offence":
        return "You attack from your Vanguard while it has a card."
    row = defence_row(side)
    name = ROW_NAMES[row[0] // 3]
    if space not in row:
        return f"You answer from your {name} while it has a card."
    led = COLOUR_NAMES[table.lead[2]]
    return f"{led.capitalize()} was led and your {name} has {led}: only {led}, or a card on a Wild space, may answer."


def _no_place(ask: Ask, table: Table, side: Side, space: int) -> str:
    layout = layout_of(side.formation)
    if layout.blank[space]:
        return "A Blank never holds a card."
    spaces = layout.front if table.phase == "front" else layout.back
    if space in spaces[: len(side.sealed)] or side.grid[space] != NOTHING:
        return "A card lies here already."
    if space not in spaces:
        return "The Reinforcement is filled when both front rows lie open."
    return f"The spaces are filled in order: {space_name(ask.about)} comes first."
