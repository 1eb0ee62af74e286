"""A strike from setting to the next turn."""

from wildswing.exceed.glossary.books import (
    ACTIONS,
    ACTIVE,
    CLEANUP,
    GLOSSARY,
    NOWHERE,
    REVEAL,
    STRIKES,
    TRIGGERS,
)
from wildswing.glossary.entry import Entry
from wildswing.texts import text

STRIKING = (
    Entry(
        text("Strike: strike, strikes"),
        text(
            "Both set an attack face down, turn them up together, and do the faster one first, then the "
            "other. After a strike nobody draws, and the turn goes to the one who was attacked."
        ),
        "EX-ACT-24 EX-ACT-03 EX-STRIKE-01 EX-STRIKE-02 EX-NEXT-01 EX-NEXT-04",
        STRIKES,
    ),
    Entry(
        text("Attack: attack, attacks, attacker, defender"),
        text(
            "The upper half of a card, used in a strike. Its steps are: Before texts, the range check, Hit texts "
            "and damage if it hits, After texts."
        ),
        "EX-COMP-06 EX-ATK-01 EX-ATK-02 EX-ATK-03",
        ACTIVE,
    ),
    Entry(
        text("Set: set, sets, have set, has set"),
        text(
            "To put an attack on the table for a strike: one card, two of the same name as an EX attack, or a "
            "Wild Swing. The attacker sets first."
        ),
        "EX-STRIKE-02 EX-STRIKE-05 EX-STRIKE-09 EX-STRIKE-11 EX-STRIKE-12",
        STRIKES,
    ),
    Entry(
        text("Initiate: initiated, initiate, initiates"),
        text("Whoever starts a strike, by the action or by a text, has initiated it and is the attacker."),
        "EX-STRIKE-01",
        STRIKES,
    ),
    Entry(
        text("EX attack: EX, EX attack"),
        text(
            "Two cards of the same name set as one attack: +1 power, speed, armor and guard. The second card "
            "is discarded when the attacks are turned up; a cost is paid once."
        ),
        "EX-STRIKE-06 EX-STRIKE-07 EX-REVEAL-02 EX-REVEAL-10",
        STRIKES,
    ),
    Entry(
        text("Wild Swing: wild swing, wild swings, swing, swings"),
        text(
            "The top card of your deck is your attack, unseen until both are turned up. If it has a cost you "
            "may pay it, or have the card replaced by the next one."
        ),
        "EX-STRIKE-08 EX-STRIKE-10 EX-REVEAL-08 EX-FAQ-02",
        STRIKES,
    ),
    Entry(
        text("Reveal: reveal, reveals, revealed"),
        text(
            "Both attacks are turned face up at the same time. Then costs are paid, and what cannot be paid "
            "is replaced."
        ),
        "EX-REVEAL-01 EX-REVEAL-05",
        REVEAL,
    ),
    Entry(
        text("Invalid: invalid"),
        text(
            "An attack whose cost is not paid is invalid: it is discarded and replaced by a Wild Swing, again "
            "and again until one is valid."
        ),
        "EX-REVEAL-06 EX-REVEAL-11 EX-REVEAL-12 EX-REVEAL-14",
        REVEAL,
    ),
    Entry(
        text("Face up: face up, face down"),
        text("A face-up attack is known before the other player sets; face down is the usual way."),
        "EX-STRIKE-02 EX-REVEAL-01",
        STRIKES,
    ),
    Entry(
        text("Hit: hit, hits"),
        text(
            "An attack hits if the opponent stands in its range. Its Hit texts come first, then its damage; "
            "an attack that hit goes to your gauge afterwards."
        ),
        "EX-ATK-05 EX-ATK-06 EX-TRIG-04 EX-GLOS-07 EX-CLEAN-06",
        TRIGGERS,
    ),
    Entry(
        text("Trigger: trigger, triggers"),
        text(
            "The moment at which a line is done, said before its colon: Before, Hit, After, Cleanup, Now. "
            "Several lines for one moment are done in the order that their player chooses."
        ),
        "EX-TRIG-01 EX-TRIG-09 EX-TRIG-10",
        TRIGGERS,
    ),
    Entry(
        text("Before: before:"),
        text("Done at the start of your attack, before the range is checked, whether it will hit or not."),
        "EX-TRIG-03 EX-GLOS-04 EX-GLOS-05 EX-GLOS-06",
        TRIGGERS,
    ),
    Entry(
        text("After: after:"),
        text("Done at the end of your attack, whether it hit or missed, unless you were stunned before it began."),
        "EX-TRIG-05 EX-ATK-07 EX-GLOS-02 EX-GLOS-03",
        TRIGGERS,
    ),
    Entry(
        text("Cleanup: cleanup"),
        text(
            "The end of a strike, the attacker first: Cleanup texts, even of a stunned fighter; boosts that "
            "nothing sustains are discarded; an attack that hit goes to the gauge, another to the discard "
            "pile."
        ),
        "EX-CLEAN-01 EX-CLEAN-03 EX-CLEAN-04 EX-CLEAN-06 EX-TRIG-06",
        CLEANUP,
    ),
    Entry(
        text("Advantage: advantage"),
        text("Whoever gained advantage last in a strike takes the next turn, no matter who began the strike."),
        "EX-NEXT-02 EX-NEXT-03 EX-GLOS-01",
        GLOSSARY,
    ),
    Entry(
        text("Critical: critical"),
        text(
            "A fighter with this ability may spend 1 Gauge when striking to make the attack critical. That does "
            "nothing by itself; other texts refer to it."
        ),
        "EX-CARE-07",
        NOWHERE,
    ),
    Entry(
        text("Lose: lose, loses"),
        text(
            "The game is lost at 0 life, or when you would need a second reshuffle. Where a text takes a "
            "number away, an attack loses it."
        ),
        "EX-ACT-27 EX-SHUF-03 EX-SHUF-04 EX-SHUF-11",
        ACTIONS,
    ),
)
