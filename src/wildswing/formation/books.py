"""The chapters of the rulebook of Formation."""

from wildswing.glossary.entry import Place


def _place(chapter: str) -> tuple[Place, ...]:
    return (Place("Formation", chapter),)


FO_SETUP = _place("2. Game Setup")
FLOW = _place("3. Round Flow")
PREPARATION = _place("4-1. Preparation")
BLANKS = _place("4-1. A. Blank Card")
REVEALING = _place("4-1. B. Reveal the top card")
PLACING = _place("4-2. Place your Battle Cards (Vanguard and Rearguard)")
REINFORCING = _place("4-4. Place your Battle Cards (Reinforcement)")
COMBAT = _place("5. Combat Phase")
OFFENCE = _place("5-1. Card selection (Offense)")
DEFENCE = _place("5-2. Card Selection (Defense)")
WINNER = _place("5-3. Determine the winner")
NEXT = _place("5-4. Preparing for the next battle")
SCORING = _place("6. Round End and Scoring")
EFFECTS = _place("9. Special effects")
