"""What is printed on the cards of the fighters who leave cards under boosts and on spaces."""

PILES = {
    "Rachel Alucard": (
        30,
        """
    Clownish Calendula, ultra, 1, 3 gauge,  3,12, 3, 0, 6, Burst,             instant,    free,    no
    Tempest Dahlia,     ultra, 2, 3 gauge,3-5, 5, 6, 0, 0, George XIII,       continuous, 1 force, no
    Baden Baden Lily,   ultra, 2, 2 gauge,  1, 3, 6, 0, 0, Sylpheed Flight,   instant,    1 force, no
    Whirlwind,        special, 2,    free,2-3, 3, 6, 0, 0, Impish Gypsophila, continuous, free,    no
    Flying Lobelia,   special, 2, 1 force,2-5, 3, 5, 0, 0, Gust of Wind,      continuous, 1 force, no
    Spike Drop,       special, 2,    free,1-2, 3, 5, 0, 0, Lotus Barrel,      instant,    free,    no
    Tiny Lobelia,     special, 2,    free,3-6, 3, 4, 0, 4, Initiative,        continuous, free,    no
    Electric Chair,   special, 2,    free,1-2, 5, 1, 0, 7, Ivy Blossom,       continuous, free,    no
        """,
    ),
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
