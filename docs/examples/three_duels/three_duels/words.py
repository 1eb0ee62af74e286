"""The words of Three Duels."""

from wildswing.glossary.entry import Entry, Place
from wildswing.texts import text

WORDS = (
    Entry(
        text("Duel: duel, duels"),
        text("Both show a card that they chose in secret; the stronger one takes both. Equal cards are set aside."),
        "",
        (Place("Three Duels", "The duels"),),
    ),
    Entry(
        text("Toss: toss"),
        text("A coin at the start says who wins if both have taken equally many cards."),
        "",
        (Place("Three Duels", "The toss"),),
    ),
)
