"""The chapters of the rulebooks of Formation and of Rise of the Exiled, whose contents name the pages."""

from wildswing.glossary.entry import Place

LAST_PAGE = 30
"""The last page that the contents of Rise of the Exiled name."""


def _formation(chapter: str) -> tuple[Place, ...]:
    return (Place("Formation", chapter),)


def _exiled(chapter: str, page: int) -> tuple[Place, ...]:
    return (Place("Rise of the Exiled", chapter, page),)


FO_SETUP = _formation("2. Game Setup")
FLOW = _formation("3. Round Flow")
PREPARATION = _formation("4-1. Preparation")
BLANKS = _formation("4-1. A. Blank Card")
REVEALING = _formation("4-1. B. Reveal the top card")
PLACING = _formation("4-2. Place your Battle Cards (Vanguard and Rearguard)")
REINFORCING = _formation("4-4. Place your Battle Cards (Reinforcement)")
COMBAT = _formation("5. Combat Phase")
OFFENCE = _formation("5-1. Card selection (Offense)")
DEFENCE = _formation("5-2. Card Selection (Defense)")
WINNER = _formation("5-3. Determine the winner")
NEXT = _formation("5-4. Preparing for the next battle")
SCORING = _formation("6. Round End and Scoring")
EFFECTS = _formation("9. Special effects")

RX_SETUP = _exiled("Set Up", 5)
PLAYING = _exiled("Playing the Game", 8)
ATTACK = _exiled("Attack Phase", 8)
MOVEMENT = _exiled("Movement Phase", 14)
GUIDE = _exiled("Character Guide", 16)
COALITION = _exiled("Coalition", 17)
VENERY = _exiled("Venery", 19)
DOORS = _exiled("1000 Doors", 21)
NETHER = _exiled("Netherwalkers", 23)
VARIANTS = _exiled("Game Variants", 25)
ITEMS = _exiled("Item Variant", 26)
GEMSTONE = _exiled("Capture the Gemstone", 29)
SINGLE = _exiled("Single Player", LAST_PAGE)
