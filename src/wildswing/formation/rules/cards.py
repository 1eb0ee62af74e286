"""The Battle Cards: two decks with the same faces, one with black backs and one with white."""

from typing import Final

BLACK: Final = 0
WHITE: Final = 1
SEAT_NAMES: Final = ("Black", "White")

RED: Final = 0
BLUE: Final = 1
COLOUR_NAMES: Final = ("red", "blue")

RANKS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12)
"""FO-C2: the ranks of each colour."""

DECK_SIZE: Final = 22
"""FO-C3: each deck has one card of each colour and rank."""

ALL_CARDS: Final = tuple(range(2 * DECK_SIZE))
"""FO-C1: a card is a number; the black-backed deck comes first, red before blue, low before high."""

RANK: Final = tuple([RANKS[card % len(RANKS)] for card in ALL_CARDS])
COLOUR: Final = tuple([card % DECK_SIZE // len(RANKS) for card in ALL_CARDS])


def _achievements(rank: int) -> int:
    """FO-C9: the green dots of a rank."""
    if rank == 0:
        return 0
    if rank <= 4:
        return 1
    return 2 if rank <= 7 else 3


ACHIEVEMENTS: Final = tuple([_achievements(rank) for rank in RANK])


def deck_of(seat: int) -> tuple[int, ...]:
    """Returns all 22 cards with a seat's back, unshuffled."""
    return ALL_CARDS[seat * DECK_SIZE : (seat + 1) * DECK_SIZE]


def owner(card: int) -> int:
    """Returns the seat whose back a card has."""
    return card // DECK_SIZE


def card_of(seat: int, colour: int, rank: int) -> int:
    """Returns the card of a seat with this colour and rank."""
    return seat * DECK_SIZE + colour * len(RANKS) + RANKS.index(rank)


def face(card: int) -> str:
    """Names a card's face: “red 7”."""
    return f"{COLOUR_NAMES[COLOUR[card]]} {RANK[card]}"
