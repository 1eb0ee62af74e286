"""The names of the variants and table options; chests, terrain and gemstones are counted in the setup instead."""

from typing import Final

FRIENDLY_FIRE: Final = "friendly fire"
"""RX-V2."""
FACTIONS: Final = "factions"
"""RX-V3."""
BLOCKING: Final = "blocking"
"""RX-V4."""
FREE_FOR_ALL: Final = "free for all"
"""RX-V5."""
MODERATOR: Final = "moderator"
"""RX-V1: one more seat that calls the phases and may overrule a hit."""
ITEMS_AT_START: Final = "items at start"
"""RX-I11."""
OUTLINES: Final = "outlines"
"""RX-A11: the side of the cards with outlines is up."""
COLLISIONS: Final = "collisions"
"""RX-W6: cards may meet in the air."""
BALANCE: Final = "balance"
"""Some characters begin with other hit points, so that all win about equally often."""
LONG_PULL: Final = "long pull"
"""RX-GA9: a pull goes all the way to contact."""
REAL_TABLE: Final = "real table"
"""The cards lie on a real table; a moderator reports what happened on it."""

VARIANTS: Final = (
    FRIENDLY_FIRE,
    FACTIONS,
    BLOCKING,
    FREE_FOR_ALL,
    MODERATOR,
    ITEMS_AT_START,
    OUTLINES,
    COLLISIONS,
    BALANCE,
    LONG_PULL,
    REAL_TABLE,
)
