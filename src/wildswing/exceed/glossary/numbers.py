"""The numbers of an attack, and what becomes of them."""

from wildswing.exceed.glossary.books import (
    ATTACK_CARDS,
    DAMAGE,
    GLOSSARY,
    NONLETHAL,
    PRIORITY,
    SETUP,
    STRIKES,
)
from wildswing.exceed.rules.editions import NEWEST
from wildswing.glossary.entry import Entry
from wildswing.texts import text

NUMBERS = (
    Entry(
        text("Range: range, ranges"),
        text(
            "The distances at which an attack hits, counted in spaces between the two fighters; next to each other "
            "is range 1. It is checked once, after the Before texts. An attack whose range is “-” never hits."
        ),
        "EX-COMP-13 EX-COMP-14 EX-ATK-04 EX-ATK-05 EX-FAQ-19",
        ATTACK_CARDS,
    ),
    Entry(
        text("Power: power"),
        text(
            "What an attack that hits takes from the opponent's life, less their armor. Whatever a Hit text "
            "adds still counts."
        ),
        "EX-COMP-28 EX-DMG-01 EX-ATK-06",
        ATTACK_CARDS,
    ),
    Entry(
        text("Speed: speed"),
        text(
            "The attack with more speed is done first and in full. If both are equal, the one who began the "
            "strike goes first."
        ),
        "EX-COMP-16 EX-PRIO-01 EX-PRIO-02 EX-PRIO-03",
        PRIORITY,
    ),
    Entry(
        text("Armor: armor"),
        text(
            "Each point of armor stops one damage, once in a strike; what is used up stays used up until the "
            "strike is over."
        ),
        "EX-COMP-11 EX-DMG-02 EX-DMG-03",
        DAMAGE,
    ),
    Entry(
        text("Guard: guard"),
        text(
            "How much damage a fighter can take in a strike without being stunned. Only damage above the guard "
            "stuns; equal damage does not."
        ),
        "EX-COMP-12 EX-STUN-01 EX-STUN-03",
        DAMAGE,
    ),
    Entry(
        text("Damage: damage"),
        text(
            "The life a fighter loses. Armor is subtracted first; the total damage of a strike is compared with guard."
        ),
        "EX-DMG-01 EX-STUN-02 EX-STUN-03",
        DAMAGE,
    ),
    Entry(
        text("Nonlethal: nonlethal, non-lethal"),
        text(
            "Nonlethal damage leaves at least 1 life. In the rulebook of 2020 only the life really lost "
            "counts as damage; in the later books the whole amount counts against armor and guard."
        ),
        "EX-DMG-09 EX-DMG-10 EX-GLOS-18",
        NONLETHAL,
    ),
    Entry(
        text("Stunned: stunned, stun, stuns"),
        text(
            "A fighter who takes more damage than their guard is stunned until the strike is over. Whoever is "
            "stunned before attacking does not attack at all."
        ),
        "EX-STUN-01 EX-STUN-13 EX-STUN-14 EX-REACT-02 EX-GLOS-11",
        DAMAGE,
    ),
    Entry(
        text("Ignore armor: ignore armor, ignores armor"),
        text(
            "For this attack the opponent counts as having no armor. The armor is not used up and helps "
            "against later damage."
        ),
        "EX-DMG-07 EX-DMG-08 EX-GLOS-15",
        GLOSSARY,
    ),
    Entry(
        text("Ignore guard: ignore guard, ignores guard"),
        text("For this attack the opponent counts as having no guard: one damage is enough to stun."),
        "EX-STUN-11 EX-GLOS-16",
        GLOSSARY,
    ),
    Entry(
        text("Ignore: ignore, ignores"),
        text("What is ignored counts as 0 for the attack that says so: armor, guard, or both."),
        "EX-GLOS-15 EX-GLOS-16",
        GLOSSARY,
    ),
    Entry(
        text("Cannot be stunned: cannot be stunned"),
        text("However much damage this fighter takes, they are not stunned and their attack still happens."),
        "EX-STUN-12 EX-GLOS-17",
        GLOSSARY,
    ),
    Entry(
        text("Life: life"),
        text(
            "Fighters begin with {life} life unless their sheet says otherwise, and never have more than that. At "
            "0 the game is lost at once."
        ),
        "EX-SETUP-10 EX-SETUP-11 EX-ACT-27 EX-SHUF-11",
        SETUP,
        (("life", NEWEST.starting_life),),
    ),
    Entry(
        text("X: X"),
        text("A number that is only set in play; the text on the card says by what. Until then it is 0."),
        "EX-COMP-01",
        ATTACK_CARDS,
    ),
    Entry(
        text("Printed: printed"),
        text(
            "The number on the card itself, before anything is added. A printed attack is on a fighter's sheet: it "
            "is not a card, so nothing goes to gauge or discard for it."
        ),
        "EX-COMP-09 EX-EXC-12",
        ATTACK_CARDS,
    ),
    Entry(
        text("Bonus: bonuses, bonus, multiply, multiplies"),
        text(
            "Everything that is added to a number of an attack by EX, boosts, texts and the fighter. Multiplying "
            "bonuses changes what is added, never the printed number."
        ),
        "EX-PRIO-03 EX-CARE-01",
        STRIKES,
    ),
)
