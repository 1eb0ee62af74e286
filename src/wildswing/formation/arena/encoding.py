"""Formation for a learning program."""

from typing import Final

from wildswing.arenas.blocks import Axis, Block, Blocks
from wildswing.arenas.numbering import Numbering
from wildswing.arenas.parts import Part, Parts, Row
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import ACHIEVEMENTS, COLOUR, COLOUR_NAMES, DECK_SIZE, RANK, deck_of, face
from wildswing.formation.rules.layouts import ICONS, TYPES, space_name
from wildswing.formation.rules.questions import PLACE
from wildswing.formation.rules.table import Table, offence
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.game import Setup
from wildswing.kernel.state import HIDDEN

PHASES: Final = ("setup", "choose", "front", "back", "combat", "over")
SPACES: Final = 9
ROUNDS: Final = 3
CARD_SIZE: Final = 6
PLACE_OF_ICON: Final = {icon: place for place, icon in enumerate(ICONS)}
MOST_POINTS: Final = 30
"""About the most points of a round; totals are given in parts of it."""

FACES = Axis("a face, red before blue, low before high", tuple([face(card) for card in deck_of(0)]))
PLACES = Axis("a space, Vanguard first", tuple([space_name(space) for space in range(SPACES)]))

BLOCKS: Final = Blocks(
    Block("type", "takes the {} cards", (Axis("sword, shield or bow", TYPES),)),
    Block("formation", "takes the {} card of its type and round", (Axis("first or second", ("first", "second")),)),
    Block("place", "lays the {} on the space that is asked for", (FACES,)),
    Block("offence", "attacks from {} as {}", (PLACES, Axis("red or blue", COLOUR_NAMES))),
    Block("defence", "defends from {}", (PLACES,)),
    Block("send", "lets the {} advance", (FACES,)),
    positions=4,
)


QUESTIONS: Final = BLOCKS.kinds


# --- What a seat sees ---


def _course(row: Row, table: Table, seat: int) -> None:
    if table.round:
        row[table.round - 1] = 1
    row[ROUNDS + PHASES.index(table.phase)] = 1
    fights = table.phase == "combat"
    row[ROUNDS + len(PHASES) :] = (
        table.battle / 7,
        table.first == seat,
        fights and offence(table) == seat,
        fights and offence(table) != seat,
    )


def _types(row: Row, table: Table, seat: int) -> None:
    for owner, side in enumerate(table.sides):
        if side.type:
            row[(owner != seat) * len(TYPES) + TYPES.index(side.type)] = 1


def _formations(row: Row, table: Table, seat: int) -> None:
    for owner, side in enumerate(table.sides):
        first = (owner != seat) * SPACES * len(ICONS)
        for space, icon in enumerate(side.formation):
            row[first + space * len(ICONS) + PLACE_OF_ICON[icon]] = 1


def _grids(row: Row, table: Table, seat: int) -> None:
    for owner, side in enumerate(table.sides):
        first = (owner != seat) * (SPACES + 1) * CARD_SIZE
        for place, card in enumerate((*side.grid, side.spare)):
            at = first + place * CARD_SIZE
            if card >= 0:
                red = COLOUR[card] == 0
                row[at : at + CARD_SIZE] = (1, 0, red, not red, RANK[card] / 12, ACHIEVEMENTS[card] / 3)
            elif card == HIDDEN:
                row[at] = row[at + 1] = 1


def _own_cards(row: Row, table: Table, seat: int) -> None:
    side = table.sides[seat]
    for card in side.hand:
        row[card % DECK_SIZE] = 1
    for card in side.sealed:
        row[DECK_SIZE + card % DECK_SIZE] = 1


def _gone(row: Row, table: Table, seat: int) -> None:
    """Nothing that was seen is forgotten (FO-H1)."""
    for side in table.sides:
        for card in side.taken + side.spent:
            row[(card // DECK_SIZE != seat) * DECK_SIZE + card % DECK_SIZE] = 1


def _points(row: Row, table: Table, seat: int) -> None:
    for owner, side in enumerate(table.sides):
        first = (owner != seat) * (ROUNDS + 2)
        for number, score in enumerate(side.scores):
            row[first + number] = score / MOST_POINTS
        row[first + ROUNDS] = sum([ACHIEVEMENTS[card] for card in side.taken]) / MOST_POINTS
        row[first + ROUNDS + 1] = len(side.taken) / 14


def _lead(row: Row, table: Table, seat: int) -> None:
    if table.lead:
        space, card, colour = table.lead
        row[space] = 1
        row[SPACES + colour] = 1
        row[SPACES + 2] = RANK[card] / 12


def _question(row: Row, table: Table, seat: int) -> None:
    ask = ask_of(table, seat)
    if ask is not None:
        row[QUESTIONS.index(ask.kind)] = 1
        if ask.kind == PLACE.kind:
            row[len(QUESTIONS) + ask.about] = 1


PARTS: Final = Parts(
    Part(
        13,
        _course,
        "the round; the phase (setup, choose, front, back, combat, over); the battle in parts of 7; whether the seat",
        "has the First Player Card; whether it attacks; whether it defends",
    ),
    Part(6, _types, "own type (sword, shield, bow), then the other's"),
    Part(
        2 * SPACES * len(ICONS),
        _formations,
        f"own formation, space by space, one of {' '.join(ICONS)} each; then the other's",
    ),
    Part(
        2 * (SPACES + 1) * CARD_SIZE,
        _grids,
        "own nine spaces and the second card of a 2 Cards space, then the other's: card there, face down, red, blue,",
        "rank in parts of 12, worth in parts of 3",
    ),
    Part(2 * DECK_SIZE, _own_cards, "by face the cards in the own hand, then those sealed for the open spaces"),
    Part(
        2 * DECK_SIZE,
        _gone,
        "by face the cards with the own back that are gone, then those with the other's back",
    ),
    Part(
        2 * (ROUNDS + 2),
        _points,
        "own score of each finished round, points and cards taken in this one, then the other's; points in parts of",
        f"{MOST_POINTS}, cards in parts of 14",
    ),
    Part(SPACES + 3, _lead, "the space, red, blue and the rank of the card that attacks, once it is chosen"),
    Part(
        len(QUESTIONS) + SPACES,
        _question,
        f"the question to the seat ({', '.join(QUESTIONS)}), and the space to be filled",
    ),
)


# --- The encoding ---


def encoding(setup: Setup) -> Numbering:
    """Returns the encoding; it is the same for all layouts."""
    return Numbering(BLOCKS, PARTS, FORMATION.rules)
