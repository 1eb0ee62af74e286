"""Formation: rows, spaces, and battles."""

from wildswing.formation.books import (
    BLANKS,
    COMBAT,
    DEFENCE,
    EFFECTS,
    FLOW,
    FO_SETUP,
    NEXT,
    OFFENCE,
    PLACING,
    PREPARATION,
    REINFORCING,
    REVEALING,
    SCORING,
    WINNER,
)
from wildswing.glossary.entry import Entry
from wildswing.texts import text

FORMATION = (
    Entry(
        text("Battle: battle, battles"),
        text("One card against one card. A round has seven battles, and every card that was laid fights once."),
        "FO-R1 FO-F17",
        COMBAT,
    ),
    Entry(
        text("Round: round, rounds"),
        text(
            "Formation, seven battles, scoring; there are three rounds. The First Player Card changes hands after each."
        ),
        "FO-R1 FO-R2",
        FLOW,
    ),
    Entry(
        text("Formation: formation, formations"),
        text(
            "A grid of three rows and three columns, chosen for a round from two cards of your type. Its "
            "spaces are filled with cards before the battles begin."
        ),
        "FO-F2 FO-F3 FO-F4",
        PREPARATION,
    ),
    Entry(
        text("Sword: sword"),
        text(
            "A type of formation with rank bonuses in front. The type is chosen once for the whole game, and "
            "both players' types differ."
        ),
        "FO-C5 FO-S4 FO-S5",
        FO_SETUP,
    ),
    Entry(
        text("Shield: shield"),
        text("A type of formation with bonuses and Wild in the middle row."),
        "FO-C5 FO-S4 FO-S5",
        FO_SETUP,
    ),
    Entry(
        text("Bow: bow"),
        text("A type of formation with three Blanks and a space at the back that holds two cards."),
        "FO-C5 FO-S6 FO-F12",
        FO_SETUP,
    ),
    Entry(
        text("Vanguard: vanguard"),
        text("The front row. The offence attacks from it; a defence without a Rearguard answers from it."),
        "FO-B2 FO-B5 FO-F8",
        PLACING,
    ),
    Entry(
        text("Rearguard: rearguard"),
        text("The middle row. The defence answers from it; an offence without a Vanguard attacks from it."),
        "FO-B3 FO-B4 FO-F8",
        PLACING,
    ),
    Entry(
        text("Reinforcement: reinforcement, reinforcements"),
        text(
            "The back row, filled face down when both have seen the other rows. It never fights; its cards "
            "are turned up when they advance."
        ),
        "FO-F10 FO-F11 FO-B6 FO-B19",
        REINFORCING,
    ),
    Entry(
        text("Offence: offence, offense, attacks"),
        text(
            "Whoever attacks in this battle: any card of the Vanguard, or of the Rearguard if the Vanguard is "
            "empty. The roles change after every battle."
        ),
        "FO-B1 FO-B2 FO-B3 FO-B25 FO-R3",
        OFFENCE,
    ),
    Entry(
        text("Defence: defence, defense, answers"),
        text(
            "Whoever answers in this battle: from the Rearguard, or from the Vanguard if the Rearguard is "
            "empty, following the colour if possible."
        ),
        "FO-B4 FO-B5 FO-B7 FO-B8 FO-B9",
        DEFENCE,
    ),
    Entry(
        text("Follow: follow, follows, led"),
        text(
            "The defence must play the colour that was led if the row it answers from has it. A card on a "
            "Wild space never forces and is always allowed."
        ),
        "FO-B7 FO-B8 FO-X6 FO-T3 FO-T4",
        DEFENCE,
    ),
    Entry(
        text("Colour: colour, colours, red, blue"),
        text("Cards are red or blue. A defence of another colour than the one that was led loses, whatever the ranks."),
        "FO-C2 FO-B12",
        WINNER,
    ),
    Entry(
        text("Rank: rank, ranks"),
        text("0 to 9 and 12. In the same colour the higher rank wins, with the bonus of the space; equal ranks tie."),
        "FO-C2 FO-B13 FO-B14 FO-T14",
        WINNER,
    ),
    Entry(
        text("0 against 12: 0 beats 12, 0 against 12, 0 always beats 12"),
        text("A printed 0 beats a printed 12, whatever the colours, roles and bonuses."),
        "FO-B11 FO-X4 FO-T11 FO-T17",
        WINNER,
    ),
    Entry(
        text("Tie: tie, ties"),
        text(
            "Both take their own cards back, and score them. If the totals are equal at the end, the player who "
            "was second in round 1 wins."
        ),
        "FO-B14 FO-B15 FO-B26 FO-P6",
        WINNER,
    ),
    Entry(
        text("Advance: advance, advances"),
        text(
            "After each battle every card behind an empty space moves forward in its column; a card that "
            "leaves the Reinforcement is turned up."
        ),
        "FO-B17 FO-B18 FO-B19 FO-B23",
        NEXT,
    ),
    Entry(
        text("Blank: blank, blanks"),
        text("A space that is never used. A card behind a Blank goes past it."),
        "FO-F5 FO-B20 FO-B21 FO-B22",
        BLANKS,
    ),
    Entry(
        text("Reveal: reveal, reveal space"),
        text("The space on which the top card of your deck is laid face up before you place your own."),
        "FO-F6 FO-T28",
        REVEALING,
    ),
    Entry(
        text("Rank +1, Rank +2: rank +1, rank +2"),
        text(
            "The card that fights from this space counts 1 or 2 higher. The bonus belongs to the space and "
            "stays there all round."
        ),
        "FO-X1 FO-X2 FO-X3 FO-X8",
        EFFECTS,
    ),
    Entry(
        text("Wild: wild"),
        text(
            "A card on this space counts as red or blue. The offence names the colour; a defence from it "
            "counts as the colour that was led."
        ),
        "FO-X5 FO-X6 FO-T1 FO-T2",
        EFFECTS,
    ),
    Entry(
        text("2 Cards: 2 cards"),
        text(
            "A space that holds two of your cards. When the space before it is free you choose which of them advances."
        ),
        "FO-F12 FO-B24 FO-T23",
        EFFECTS,
    ),
    Entry(
        text("Score: score, scores, points, point, achievements"),
        text(
            "The dots on all cards you took in the round: none for a 0, one for 1 to 4, two for 5 to 7, three "
            "for 8, 9 and 12. The higher total after three rounds wins."
        ),
        "FO-C9 FO-P1 FO-P2 FO-P5",
        SCORING,
    ),
    Entry(
        text("First Player Card: first player card, first player"),
        text("Its holder has the first offence of the round. It goes to the other player after each round."),
        "FO-C4 FO-S2 FO-R2 FO-R3",
        FO_SETUP,
    ),
)
