"""Rise of the Exiled in a notation: a turn is a round, and what a player does in a phase is a line."""

from collections.abc import Sequence
from typing import Final

from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.questions.common import body_name
from wildswing.exiled.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import State
from wildswing.notation.facet import Notation, Place

PHASES: Final = ("setup", "attack", "reaction", "agreement", "summons", "movement", "over")

LEADS: Final = {
    "place": "start",
    "aim": "throw at",
    "bounce": "throw at",
    "move": "move",
    "creep": "creep",
    "reel": "pull",
    "join": "join",
}
"""What stands before the numbers of a point: millimetres, or a direction and a distance."""


ENTRIES: Final = ("report", "stood")
"""What a moderator enters for one weapon or one card after the other."""


def place(table: Table, ask: Ask, before: Place) -> Place:
    """Begins a line with every phase, with every player in it, and with every entry of a moderator."""
    entries = before[3] if before else 0
    return table.round, PHASES.index(table.phase), ask.seat, entries + 1 if ask.kind in ENTRIES else entries


def words(table: Table, ask: Ask) -> Sequence[str] | None:
    """Returns what the labels of a question say too long, or with signs that a notation needs for itself."""
    if ask.kind == "call":
        return ["go"]
    if ask.kind == "correct":
        return [f"{body_name(table, at)} {life}" for at, life in ask.options]
    if ask.kind != "how":
        return None
    ways = [way for way, _ in ask.options]
    return [way if ways.count(way) == 1 else f"{way} from {body_name(table, at)}" for way, at in ask.options]


def lead(state: State, ask: Ask) -> str:
    """Says what is done at a point."""
    return LEADS.get(ask.kind, "")


NOTATION: Final = Notation(words=words, lead=lead, place=place, texts=house_characters)

SOLO: Final = Notation(lead=lead, texts=house_characters)
