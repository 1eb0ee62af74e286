"""The words of each game, with their rules in short and where the rulebooks tell more."""

from wildswing.exceed.glossary import EXCEED
from wildswing.exiled.glossary import EXILED
from wildswing.formation.glossary import FORMATION
from wildswing.glossary.entry import Entry, Told, tell

GLOSSARIES: dict[str, tuple[Entry, ...]] = {
    "exceed": EXCEED,
    "exiled": EXILED,
    "formation": FORMATION,
    "ghost-bride": EXILED,
    "target-practice": EXILED,
}
"""By the name of each game, its words."""


def glossary_of(game: str) -> list[Told]:
    """Returns the words of a game by the alphabet, in the language that is spoken now."""
    return sorted([tell(entry) for entry in GLOSSARIES.get(game, ())], key=lambda told: told.name.casefold())
