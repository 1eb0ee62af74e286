"""The chapters of the rulebook of Rise of the Exiled, whose contents name the pages."""

from wildswing.glossary.entry import Place

LAST_PAGE = 30
"""The last page that the contents of Rise of the Exiled name."""


def _place(chapter: str, page: int) -> tuple[Place, ...]:
    return (Place("Rise of the Exiled", chapter, page),)


RX_SETUP = _place("Set Up", 5)
PLAYING = _place("Playing the Game", 8)
ATTACK = _place("Attack Phase", 8)
MOVEMENT = _place("Movement Phase", 14)
GUIDE = _place("Character Guide", 16)
COALITION = _place("Coalition", 17)
VENERY = _place("Venery", 19)
DOORS = _place("1000 Doors", 21)
NETHER = _place("Netherwalkers", 23)
VARIANTS = _place("Game Variants", 25)
ITEMS = _place("Item Variant", 26)
GEMSTONE = _place("Capture the Gemstone", 29)
SINGLE = _place("Single Player", LAST_PAGE)
