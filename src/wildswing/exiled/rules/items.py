"""The items: what they are called, and who may use them when."""

from typing import Final

from wildswing.texts import text

HEALTH, VAMPYR, CONFUSION, RICOCHET, PROTECTION, HEX, TOME = range(7)

ITEMS: Final = (
    "Health Potion",
    "Vampyr Potion",
    "Scroll of Mass Confusion",
    "Scroll of Ricochet",
    "Scroll of Divine Protection",
    "Hex Trap",
    "Tome of the Exiled",
)

TRAPS: Final = (HEX,)

TEXTS: Final = (
    text("Get back 2 lost hit points, at most up to what you started with."),
    text("Your next primary attack that does damage heals you by as much."),
    text("All enemies make their next attack throw with the other hand."),
    text(
        "After your next attack that does damage, throw that weapon once more, from the struck enemy at another target."
    ),
    text("An ally's characters cannot fall below 1 hit point as long as you are in the game."),
    text("From now on you name one character before each attack throw, and only that one takes damage from you."),
    text("Your next attack does 2 more damage with one source; a miss wastes it."),
)

HEALING: Final = 2
TOME_DAMAGE: Final = 2
