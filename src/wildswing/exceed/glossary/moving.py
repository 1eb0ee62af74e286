"""Ways of moving in the arena."""

from wildswing.exceed.glossary.books import (
    ACTIVE,
    ADVANCE,
    ATTACK_CARDS,
    CLOSE,
    MOVE,
    PUSH_PULL,
    RETREAT,
    SETUP,
)
from wildswing.exceed.rules.editions import NEWEST
from wildswing.glossary.entry import Entry
from wildswing.texts import text

MOVING = (
    Entry(
        text("Space: space, spaces"),
        text(
            "The arena is a line of {spaces} spaces. Fighters begin on {one} and {other}, and nobody goes beyond "
            "either end."
        ),
        "EX-COMP-23 EX-SETUP-02 EX-MOVE-02",
        SETUP,
        (("spaces", NEWEST.spaces), ("one", NEWEST.starting_spaces[0]), ("other", NEWEST.starting_spaces[1])),
    ),
    Entry(
        text("Advance: advance, advances, advanced"),
        text(
            "Move towards the opponent by that many spaces, or as many as there are. With enough of them you pass: "
            "the opponent's space is stepped over and not counted."
        ),
        "EX-MOVE-01 EX-MOVE-03 EX-MOVE-04 EX-MOVE-06",
        ADVANCE,
    ),
    Entry(
        text("Close: close, closes, closed"),
        text(
            "Move towards the opponent by that many spaces, but never past them: whoever stands next to the "
            "opponent stays there."
        ),
        "EX-MOVE-07 EX-MOVE-08 EX-MOVE-09 EX-MOVE-10",
        CLOSE,
    ),
    Entry(
        text("Retreat: retreat, retreats, retreated"),
        text("Move away from the opponent by that many spaces, at most to the end of the arena."),
        "EX-MOVE-11 EX-MOVE-18",
        RETREAT,
    ),
    Entry(
        text("Push: push, pushes, pushed"),
        text("The opponent goes away from you by that many spaces, as if they retreated."),
        "EX-MOVE-12 EX-MOVE-19",
        PUSH_PULL,
    ),
    Entry(
        text("Pull: pull, pulls, pulled"),
        text(
            "The opponent comes towards you by that many spaces, as if they advanced; with enough of them "
            "they end up behind you."
        ),
        "EX-MOVE-13 EX-MOVE-19",
        PUSH_PULL,
    ),
    Entry(
        text("Move: move, moves, moved, walk"),
        text(
            "Move that many spaces in a direction of your choice; you may pass the opponent. The action costs 1 "
            "Force for each space, and one more when you pass the opponent. In Guilty Gear Strive the action is "
            "called Walk."
        ),
        "EX-ACT-09 EX-ACT-10 EX-ACT-14 EX-ACT-15 EX-MOVE-14 EX-MOVE-20",
        MOVE,
    ),
    Entry(
        text("Past: past, passed, pass, passes"),
        text(
            "To pass is to change sides with the opponent in one step, over their space. At the end of the "
            "arena there is no room to pass."
        ),
        "EX-MOVE-01 EX-MOVE-04 EX-MOVE-06",
        ADVANCE,
    ),
    Entry(
        text("Ahead: ahead"),
        text("In the direction of the opponent."),
        "EX-MOVE-15",
        ADVANCE,
    ),
    Entry(
        text("Maximum range: maximum range"),
        text("The longest distance at which your attack hits, with everything that adds to it."),
        "EX-COMP-13 EX-FAQ-19",
        ATTACK_CARDS,
    ),
    Entry(
        text("In range: in range"),
        text("The opponent stands at one of the distances of your attack's range."),
        "EX-COMP-13 EX-ATK-04",
        ACTIVE,
    ),
)
