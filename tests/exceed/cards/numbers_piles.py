"""What is printed on the cards of the fighters who leave cards under boosts and on spaces."""

PILES = {
    "Treasure Knight": (
        30,
        """
    Maelstrom Chest, ultra, 2, 3 gauge,0-1, 4, 5, 0, 0, Diving Suit,       continuous, 1 force, no
    Angler Call,     ultra, 2, 3 gauge,2-4, 8, 1, 3, 0, Secure Vault,      continuous, 1 force, no
    Scuttle Slam,  special, 2,    free,  1, 3, 6, 0, 0, Redistribute,      instant,    1 force, no
    Dive Charge,   special, 2,    free,  1, 3, 4, 0, 3, Sunken Treasure,   continuous, 1 force, no
    Treasure Coin, special, 2,    free,  2, 3, 3, 0, 3, Salvage Operation, continuous, 1 force, no
    Anchor Launch, special, 2, 1 force,3-6, 6, 2, 2, 5, Anchor Zip,        instant,    1 force, no
    Aqua Mine,     special, 2,    free,1-2, 5, 2, 0, 6, High Tide,         continuous, 1 force, no
        """,
    ),
}
"""The number of cards in the deck, and each card as in `numbers.py`."""
