"""Cards, areas, and what is paid with them."""

from wildswing.exceed.glossary.books import (
    ACTIONS,
    ATTACK_CARDS,
    FAQ,
    FORCE,
    GAUGE,
    GLOSSARY,
    HAND_SIZE,
    NOWHERE,
    PLAY_AREA,
    REVEAL,
    TOKENS,
)
from wildswing.glossary.entry import Entry
from wildswing.texts import text

CARDS = (
    Entry(
        text("Normal: normal, normals"),
        text("One of the eight attacks that every deck has twice. Spent, it is worth 1 Force."),
        "EX-COMP-07 EX-COMP-08 EX-FORCE-02",
        ATTACK_CARDS,
    ),
    Entry(
        text("Special: special, specials"),
        text("An attack of the fighter's own. Spent, it is worth 1 Force."),
        "EX-COMP-07 EX-FORCE-02",
        ATTACK_CARDS,
    ),
    Entry(
        text("Ultra: ultra, ultras"),
        text("A mighty attack that costs Gauge when it is turned up. Spent, it is worth 1 or 2 Force, as you like."),
        "EX-COMP-07 EX-FORCE-03 EX-REVEAL-04 EX-REVEAL-07",
        ATTACK_CARDS,
    ),
    Entry(
        text("Card: card, cards"),
        text("A card is two things: an attack in its upper half, and a boost in its lower half. It can also be spent."),
        "EX-COMP-06 EX-COMP-09",
        ATTACK_CARDS,
    ),
    Entry(
        text("Cost: cost, costs"),
        text(
            "What must be paid for a card or a text, in Force or Gauge. The cost of an attack is paid when it "
            "is turned up."
        ),
        "EX-COMP-10 EX-REVEAL-05 EX-REVEAL-06 EX-REVEAL-07",
        REVEAL,
    ),
    Entry(
        text("Force: force"),
        text(
            "Made at the moment of paying by discarding cards from hand or gauge: 1 for each, 1 or 2 for an "
            "Ultra, and never more than is needed. It pays for moving, for new cards, and for many texts."
        ),
        "EX-FORCE-01 EX-FORCE-02 EX-FORCE-03 EX-FORCE-04 EX-GLOS-13",
        FORCE,
    ),
    Entry(
        text("Gauge: gauge"),
        text(
            "Where your attacks go that have hit. Each card there is worth 1 Gauge, whatever it is; it pays "
            "for Ultras and for exceeding, and can be spent as Force too."
        ),
        "EX-GAUGE-01 EX-GAUGE-02 EX-GAUGE-04 EX-GAUGE-05 EX-GLOS-14",
        GAUGE,
    ),
    Entry(
        text("Spend: spend, spends, spent"),
        text(
            "To pay with cards, which go to the discard pile, or with life. “Spend 1 Force for …” can be done "
            "once; a text that allows more says so."
        ),
        "EX-FORCE-05 EX-GAUGE-03 EX-FAQ-05",
        FORCE,
    ),
    Entry(
        text("Hand: hand"),
        text(
            "Your cards, seen by you alone; their number is open. At the end of a turn without a strike you "
            "discard down to 7."
        ),
        "EX-ZONE-04 EX-SETUP-15 EX-ACT-04 EX-FAQ-01",
        HAND_SIZE,
    ),
    Entry(
        text("Deck: deck"),
        text("Your face-down cards. Nobody looks through it unless a text says so, and then it is shuffled."),
        "EX-ZONE-05 EX-ZONE-06 EX-SETUP-01",
        PLAY_AREA,
    ),
    Entry(
        text("Discard: discard, discards, discarded, discard pile, pile"),
        text("Used cards lie in the discard pile, the latest on top; anyone may look through it."),
        "EX-ZONE-07 EX-ZONE-08 EX-ZONE-09",
        PLAY_AREA,
    ),
    Entry(
        text("Draw: draw, draws, drew"),
        text(
            "Take the top card of your deck into your hand, one after the other. If the deck is empty you "
            "reshuffle first, and if you have done that before you lose."
        ),
        "EX-ACT-02 EX-SHUF-01 EX-SHUF-13 EX-ZONE-21",
        ACTIONS,
    ),
    Entry(
        text("Seal: seal, seals, sealed"),
        text("A sealed card lies open beside the table and is out of the game until a text brings it back."),
        "EX-ZONE-12 EX-ZONE-13 EX-GLOS-10",
        GLOSSARY,
    ),
    Entry(
        text("Set aside: set aside"),
        text("A card set aside lies beside the table, in nobody's deck, until a text brings it in."),
        "EX-CHAR-09 EX-CHAR-58",
        NOWHERE,
    ),
    Entry(
        text("Random: random"),
        text("Chance picks the card, not a player."),
        "EX-ZONE-10",
        PLAY_AREA,
    ),
    Entry(
        text("Name a card: named, name a card, names a card"),
        text("You name a card aloud; the text says what follows for that card."),
        "EX-FAQ-27 EX-BOOST-17",
        FAQ,
    ),
    Entry(
        text("Token: token, tokens, remove, removes, removed"),
        text(
            "A piece that belongs to one fighter and lies on a space. Only texts that mention it can move or remove it."
        ),
        "EX-COMP-25 EX-COMP-26",
        TOKENS,
    ),
)
