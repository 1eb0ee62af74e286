"""Formation in a notation: a turn is a battle, and the round's cards are laid before its first."""

from collections.abc import Mapping, Sequence
from typing import Final

from wildswing.formation.game import house_layouts
from wildswing.formation.rules.naming import face, face_as
from wildswing.formation.rules.table import Table
from wildswing.kernel.ask import Ask, Value
from wildswing.notation.facet import Notation, Place

BATTLES: Final = 7
"""So many are fought in a round."""

PHASES: Final = ("setup", "choose", "front", "back", "combat")


def texts() -> Mapping[str, str]:
    """Returns the layouts that come with the game."""
    return {"house layouts": house_layouts()}


def place(table: Table, ask: Ask, before: Place) -> Place:
    """Begins a line with every phase and with every battle."""
    turn = BATTLES * (table.round - 1) + max(1, table.battle) if table.round else 0
    return turn, PHASES.index(table.phase)


def words(table: Table, ask: Ask) -> Sequence[str]:
    """Returns the options of a question in a few words."""
    return [_word(ask.kind, option) for option in ask.options]


def _word(kind: str, option: Value) -> str:
    match kind:
        case "type":
            return str(option)
        case "formation":
            return str(option[0])
        case "place":
            return face(option)
        case "offence":
            _, card, colour = option
            return face_as(card, colour)
        case "defence":
            return face(option[1])
        case _:
            return f"send {face(option)}"


NOTATION: Final = Notation(words=words, place=place, texts=texts)
