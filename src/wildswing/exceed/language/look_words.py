"""The words of a look: what a fighter can be, wear, hold and have around them."""

from typing import Final, Literal, get_args

Height = Literal["short", "tall", "towering"]
Mass = Literal["slim", "wiry", "athletic", "muscular", "broad", "stout"]
Person = Literal["man", "woman", "girl", "boy", "giant", "beast"]

# fmt: off
Colour = Literal[
    "white", "black", "grey", "ash", "silver", "steel", "red", "blood", "wine", "pink", "magenta", "lavender",
    "violet", "indigo", "navy", "blue", "sky", "ice", "cyan", "teal", "jade", "green", "lime", "mint", "olive",
    "gold", "brass", "blond", "wheat", "orange", "brown", "tan",
]
Skin = Literal["light", "tan", "brown", "dark", "ash", "violet", "green", "steel"]
Hair = Literal[
    "short", "swept", "spiky", "wild", "mane", "long", "floor length", "ponytail", "twin tails", "bob", "topknot",
    "buns", "mohawk", "flat top", "braids", "no",
]
Head = Literal[
    "headband", "bandana", "fedora", "helmet", "visor", "paper bag", "witch hat", "pirate hat", "cap", "hood", "mask",
    "blindfold", "horns", "crown", "halo", "glasses", "eye patch", "beard", "ribbon", "moustache", "goggles", "beret",
    "top hat", "cat ears", "knight helmet", "horned helmet", "diving helmet", "plume", "propeller", "bone mask",
    "skull mask", "beak mask", "flame head",
]
Wear = Literal[
    "gi", "torn gi", "long coat", "jacket", "open jacket", "vest", "shirt", "blouse", "suit", "tabard", "kimono",
    "open kimono", "hoodie", "bodysuit", "leotard", "breastplate", "armour", "apron", "dress", "gown", "robe",
    "bare chest", "cape", "fur cloak", "scarf", "collar", "beads", "tie", "belt", "sash", "pauldrons", "gloves",
    "empty sleeve",
]
Legs = Literal["trousers", "torn trousers", "shorts", "skirt", "hakama", "barefoot"]
Weapon = Literal[
    "fists", "gauntlets", "giant gauntlets", "long claws", "hand claw", "katana", "nodachi", "longsword", "broadsword",
    "greatsword", "block sword", "rapier", "twin swords", "twin blades", "daggers", "knives", "wrist blade",
    "blood blades", "ice blade", "scalpel", "great nail", "scythe", "energy scythe", "chained sickles", "anchor",
    "spear", "staff", "wand", "sceptre", "brush", "shovel", "wrench", "mace", "hammer", "whip", "guitar", "fan", "fans",
    "coffin", "bow", "pistol", "twin pistols", "arm cannon", "drill arms", "bomb", "book", "hair blades",
]
Companion = Literal[
    "living shadow", "spirit wolf", "shadow hound", "spirit knight", "shield knight", "clockwork doll",
    "small servants", "crow", "bat", "dolphin", "frog", "man-eating plant", "floating swords", "sword wheel", "shield",
    "cards around", "wings", "crystal wings", "fox tails", "spider legs", "dark tendrils", "snake chain",
    "machine legs",
]
Aura = Literal["fire", "lightning", "ice", "wind", "dark", "blood", "light", "water", "petals", "spark"]
# fmt: on

HEIGHTS: Final[tuple[Height, ...]] = get_args(Height)
MASSES: Final[tuple[Mass, ...]] = get_args(Mass)
PERSONS: Final[tuple[Person, ...]] = get_args(Person)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SKINS: Final[tuple[Skin, ...]] = get_args(Skin)
HAIRS: Final[tuple[Hair, ...]] = get_args(Hair)
HEADS: Final[tuple[Head, ...]] = get_args(Head)
WEARS: Final[tuple[Wear, ...]] = get_args(Wear)
LEGS: Final[tuple[Legs, ...]] = get_args(Legs)
WEAPONS: Final[tuple[Weapon, ...]] = get_args(Weapon)
COMPANIONS: Final[tuple[Companion, ...]] = get_args(Companion)
AURAS: Final[tuple[Aura, ...]] = get_args(Aura)

UNCOLOURED: Final = ("bare chest", "barefoot", "beard", "moustache", "empty sleeve")
"""Things that have the colour of the skin, the hair or the garment they belong to."""

CHAPTERS: Final = {
    "height": HEIGHTS,
    "mass": MASSES,
    "person": PERSONS,
    "colour": COLOURS,
    "skin": SKINS,
    "hair": HAIRS,
    "head": HEADS,
    "wear": WEARS,
    "legs": LEGS,
    "weapon": WEAPONS,
    "companion": COMPANIONS,
    "aura": AURAS,
}
"""All words of a look, by what they say."""
