"""Exceed for a learning program."""

from collections.abc import Hashable
from typing import Final

from wildswing.arenas.numbering import POSITION, Numbering
from wildswing.exceed.arena.actions import BLOCKS
from wildswing.exceed.arena.observation import PARTS
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.payment import OF_LIFE
from wildswing.exceed.rules.questions.strike import DISCARD_BOOST, SET
from wildswing.exceed.rules.questions.texts import CHOICE, PICK
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import BOOSTS
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.game import Setup

OF_THE_POSITION: Final = (PICK.kind, DISCARD_BOOST.kind)
"""Questions about things that are found on the table, such as boosts in play by their serial numbers."""


def _ground(table: Table, ask: Ask) -> Hashable:
    kind = ask.kind
    if kind in OF_THE_POSITION:
        return POSITION
    if kind == CHOICE.kind:
        return table.book, ask.seat, kind, ask.about
    return table.book, ask.seat, kind


def _lasts(ask: Ask, option: Value) -> bool:
    """Tells of all but boosts in play, and the life that a text of the moment asks for."""
    return option != OF_LIFE and not (ask.kind == SET.kind and option[0] == BOOSTS)


def encoding(setup: Setup) -> Numbering:
    """Returns the encoding; it is the same for all fighters."""
    return Numbering(BLOCKS, PARTS, EXCEED.rules, ground=_ground, lasts=_lasts)
