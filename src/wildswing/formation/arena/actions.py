"""The actions of Formation: one number for every answer."""

from typing import Final

from wildswing.arenas.blocks import Axis, Block, Blocks
from wildswing.formation.rules.cards import COLOUR_NAMES, deck_of, face
from wildswing.formation.rules.layouts import TYPES, space_name
from wildswing.formation.rules.table import EMPTY_GRID

FACES = Axis("a face, red before blue, low before high", tuple([face(card) for card in deck_of(0)]))
PLACES = Axis("a space, Vanguard first", tuple([space_name(space) for space in range(len(EMPTY_GRID))]))

BLOCKS: Final = Blocks(
    Block("type", "takes the {} cards", (Axis("sword, shield or bow", TYPES),)),
    Block("formation", "takes the {} card of its type and round", (Axis("first or second", ("first", "second")),)),
    Block("place", "lays the {} on the space that is asked for", (FACES,)),
    Block("offence", "attacks from {} as {}", (PLACES, Axis("red or blue", COLOUR_NAMES))),
    Block("defence", "defends from {}", (PLACES,)),
    Block("send", "lets the {} advance", (FACES,)),
    positions=4,
)
