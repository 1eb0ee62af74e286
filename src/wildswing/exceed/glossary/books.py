"""The chapters of the three rulebooks of Exceed; their text has no page numbers."""

from wildswing.glossary.entry import Place

STANDARD = "Exceed Fighting System (2020)"
UNDERNIGHT = "Exceed: Under Night In-Birth"
STRIVE = "Guilty Gear Strive: The Board Game"


def _chapters(standard: str = "", undernight: str = "", strive: str = "") -> tuple[Place, ...]:
    named = ((STANDARD, standard), (UNDERNIGHT, undernight), (STRIVE, strive))
    return tuple([Place(book, chapter) for book, chapter in named if chapter])


def _in_all(chapter: str) -> tuple[Place, ...]:
    return _chapters(chapter, chapter, chapter)


NOWHERE = _chapters()
"""Rules of fighters, told on their sheets."""

CHARACTER_CARDS = _in_all("Character Cards")
ATTACK_CARDS = _chapters("Attack Cards", "Cards", "Cards")
SETUP = _in_all("Setup")
TOKENS = _chapters("Component Setup", "Setup", "Setup")
PLAY_AREA = _in_all("The Play Area")
ACTIONS = _in_all("Actions")
HAND_SIZE = _in_all("Hand Size")
OUT_OF_CARDS = _chapters("Out of Cards", "Actions", "Actions")
FORCE = _in_all("Force")
GAUGE = _in_all("Gauge")
BOOSTS = _in_all("Boosts")
INSTANT = _in_all("Instant Boosts")
CONTINUOUS = _in_all("Continuous Boosts")
TRAPS = _chapters(undernight="Trap Boosts")
CANCEL = _chapters(strive="Cancel")
MOVE = _chapters("Move", "Move", "Actions")
ADVANCE = _in_all("Advance")
CLOSE = _in_all("Close")
RETREAT = _in_all("Retreat")
PUSH_PULL = _in_all("Push/Pull")
STRIKES = _in_all("Resolving Strikes")
REVEAL = _in_all("Reveal Step")
PRIORITY = _in_all("Priority Order")
ACTIVE = _in_all("Active Player Attack")
TRIGGERS = _in_all("Trigger Effects")
DAMAGE = _chapters("Doing Damage", "Doing Damage & Stunning", "Damage and Stunning")
CLEANUP = _in_all("Cleanup")
FAQ = _in_all("Frequently Asked Questions")
GLOSSARY = _in_all("Glossary")
NONLETHAL = _chapters("Frequently Asked Questions", "Glossary", "Glossary")
REVERT = _chapters(undernight="Glossary", strive="Glossary")
