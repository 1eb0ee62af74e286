"""Why a card or space that a player would naturally try is not among the options, in the player's words."""

from typing import Final

from wildswing.formation.rules.combat import defence_row
from wildswing.formation.rules.layouts import REINFORCEMENT, layout_of
from wildswing.formation.rules.naming import colour_name, row_name, space_name
from wildswing.formation.rules.table import EMPTY_GRID, Side, Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text, translated

NOWHERE: Final = -1
"""The space of a card in hand."""

Barring = tuple[int, int, str]
"""A space, a card and why it cannot be chosen; the card is NOTHING where only the space is meant."""


WAITS_BEHIND: Final = text("No card fights from the Reinforcement: it advances when a space before it is free.")
STAYS_IN_HAND: Final = text("The card left in your hand takes no part in this round.")


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
        found.append((layout_of(side.formation).double, side.spare, translated(WAITS_BEHIND)))
    return found + [(NOWHERE, card, translated(STAYS_IN_HAND)) for card in side.hand]


def _no_fight(ask: Ask, table: Table, side: Side, space: int) -> str:
    if space in REINFORCEMENT:
        return translated(WAITS_BEHIND)
    if ask.kind == "offence":
        return say("You attack from your Vanguard while it has a card.")
    row = defence_row(side)
    name = row_name(row[0] // 3)
    if space not in row:
        return say("You answer from your {row} while it has a card.", row=name)
    led = colour_name(table.lead[2])
    return say(
        "{Led} was led and your {row} has {led}: only {led}, or a card on a Wild space, may answer.",
        Led=led.capitalize(),
        row=name,
        led=led,
    )


def _no_place(ask: Ask, table: Table, side: Side, space: int) -> str:
    layout = layout_of(side.formation)
    if layout.blank[space]:
        return say("A Blank never holds a card.")
    spaces = layout.front if table.phase == "front" else layout.back
    if space in spaces[: len(side.sealed)] or side.grid[space] != NOTHING:
        return say("A card lies here already.")
    if space not in spaces:
        return say("The Reinforcement is filled when both front rows lie open.")
    return say("The spaces are filled in order: {space} comes first.", space=space_name(ask.about))
