"""The turn, its actions, boosts, and the other side of a fighter."""

from wildswing.exceed.glossary.books import (
    ACTIONS,
    BOOSTS,
    CANCEL,
    CHARACTER_CARDS,
    CONTINUOUS,
    GLOSSARY,
    INSTANT,
    NOWHERE,
    OUT_OF_CARDS,
    REVERT,
    SETUP,
    TRAPS,
)
from wildswing.glossary.entry import Entry
from wildswing.texts import text

TURNS = (
    Entry(
        text("Turn: turn"),
        text(
            "You do one action. If there was no strike, you then draw a card and discard down to your hand "
            "limit; turns alternate."
        ),
        "EX-ACT-01 EX-ACT-02 EX-ACT-04 EX-NEXT-05",
        ACTIONS,
    ),
    Entry(
        text("Action: action, actions"),
        text(
            "Strike, Boost, Move, Prepare, Change Cards, Exceed, Reshuffle; fighters and cards may offer "
            "more. “Another action” means that you choose again in this turn."
        ),
        "EX-ACT-01 EX-ACT-25 EX-ACT-26",
        ACTIONS,
    ),
    Entry(
        text("Prepare: prepare, prepares"),
        text("An action: draw a card. With the card at the end of the turn that makes two."),
        "EX-ACT-08",
        ACTIONS,
    ),
    Entry(
        text("Change Cards: change cards"),
        text("An action: spend as much Force as you like, at least 1, then draw as many cards."),
        "EX-ACT-16 EX-ACT-17 EX-ACT-18",
        ACTIONS,
    ),
    Entry(
        text("Mulligan: mulligan, mulligans, opening hand"),
        text(
            "Once, before the first turn, you may set cards of your opening hand aside, draw as many, and "
            "shuffle the others back."
        ),
        "EX-SETUP-07 EX-SETUP-08 EX-SETUP-09",
        SETUP,
    ),
    Entry(
        text("Reshuffle: reshuffle, reshuffles, reshuffled"),
        text(
            "The discard pile is shuffled into the deck: by itself when you must take a card from an empty "
            "deck, or earlier as an action. You have one in a game; needing a second loses."
        ),
        "EX-ACT-20 EX-ACT-21 EX-SHUF-01 EX-SHUF-02 EX-SHUF-14",
        OUT_OF_CARDS,
    ),
    Entry(
        text("Shuffle: shuffle, shuffles, shuffled"),
        text("A text that shuffles cards into a deck does not use up your reshuffle."),
        "EX-SHUF-09 EX-ZONE-06",
        OUT_OF_CARDS,
    ),
    Entry(
        text("Boost: boost, boosts, boosted"),
        text(
            "The lower half of a card, played as an action. In some editions it has a cost; the cost of the "
            "attack above it is never paid for it."
        ),
        "EX-COMP-06 EX-ACT-22 EX-ACT-23 EX-BOOST-01 EX-BOOST-04",
        BOOSTS,
    ),
    Entry(
        text("Instant boost: instant, instant boost"),
        text("A boost that is done at once and then discarded."),
        "EX-COMP-18 EX-BOOST-05",
        INSTANT,
    ),
    Entry(
        text("Continuous boost: continuous, continuous boost"),
        text(
            "A boost that stays in play and helps its player until the next strike is cleaned up, or longer "
            "if it is sustained."
        ),
        "EX-COMP-17 EX-BOOST-08 EX-BOOST-10 EX-BOOST-19",
        CONTINUOUS,
    ),
    Entry(
        text("Trap: trap, traps"),
        text(
            "A continuous boost that lies on a space of your choice. It stays after a strike in which its "
            "player was not stunned."
        ),
        "EX-TRAP-01 EX-TRAP-02 EX-TRAP-03 EX-TRAP-04",
        TRAPS,
    ),
    Entry(
        text("Transformation: transformation, transformations, transform, transforms"),
        text(
            "A lower half that is not played as a boost. When its attack has hit, the card may be placed beside "
            "the fighter in cleanup; so may one of two in hand as a boost action, if the other is discarded. Its "
            "text then applies for the rest of the game."
        ),
        "EX-ZONE-14",
        NOWHERE,
    ),
    Entry(
        text("Now: now:"),
        text("Done once, when the continuous boost is played; the rest of its text lasts."),
        "EX-TRIG-11 EX-GLOS-08 EX-BOOST-06 EX-BOOST-07 EX-BOOST-09",
        GLOSSARY,
    ),
    Entry(
        text("Sustain: sustain, sustains, sustained"),
        text("A sustained boost is not discarded when this strike is cleaned up. The next strike needs a new sustain."),
        "EX-CLEAN-10 EX-CLEAN-11 EX-GLOS-12",
        GLOSSARY,
    ),
    Entry(
        text("Cancel: cancel, cancels, canceled, cancelable"),
        text(
            "After a boost action with a cancelable boost you may spend 1 Gauge and take another action in "
            "the same turn. The boost itself is done all the same."
        ),
        "EX-COMP-22 EX-CANCEL-01 EX-CANCEL-02 EX-CANCEL-03 EX-CANCEL-06 EX-GLOS-20",
        CANCEL,
    ),
    Entry(
        text("Exceed: exceed, exceeds, exceeded"),
        text(
            "An action: pay the Gauge on the fighter's sheet and turn it over. From then on the text on the other "
            "side applies instead."
        ),
        "EX-ACT-19 EX-EXC-01 EX-EXC-02 EX-EXC-03",
        ACTIONS,
    ),
    Entry(
        text("Revert: revert, reverts"),
        text("Turn an exceeded fighter back to the basic side."),
        "EX-EXC-04 EX-EXC-05 EX-GLOS-19",
        REVERT,
    ),
    Entry(
        text("Overdrive: overdrive"),
        text(
            "Some fighters put the Gauge they pay for exceeding into an overdrive area. At the start of each of "
            "their turns one card leaves it for the effect on their sheet; when it is empty they revert."
        ),
        "EX-ZONE-14",
        NOWHERE,
    ),
    Entry(
        text("Fighter: fighter, fighters"),
        text("Who you play as: a two-sided sheet, whose text always applies, and a deck of cards."),
        "EX-COMP-02 EX-SETUP-03",
        CHARACTER_CARDS,
    ),
)
