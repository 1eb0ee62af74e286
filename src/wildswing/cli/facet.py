"""What a game may offer to the command line besides its look."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from wildswing.cli.saved import SavedMatch
from wildswing.kernel.game import AnyGame, Setup


class Drawn(msgspec.Struct, frozen=True):
    """Setups that many games take turns with, and the names of whoever was drawn for them."""

    names: tuple[str, ...]
    setups: tuple[Setup, ...]


class Sheets(msgspec.Struct, frozen=True):
    """Whom `wildswing show` can show besides the game itself: fighters, or characters."""

    names: Callable[[], tuple[str, ...]]
    suffix: str
    """How the name of a file ends that holds one of them."""
    show: Callable[[str, bool], None]
    """Prints one, by name or by file, for a person, or as JSON."""


class Draft(msgspec.Struct, frozen=True):
    """Whom two players can choose for a match, such as fighters."""

    option: str
    """The option that names both, in the order of the seats."""
    names: Callable[[], tuple[str, ...]]
    whole_name: Callable[[str], str]
    """Returns the whole name of one who is named, by a part of it or by a file."""
    usual: tuple[str, str]


class Setups(msgspec.Struct, frozen=True, kw_only=True):
    """What a match of a game can be set up with; whatever it does not say is refused."""

    options: type
    """A dataclass of options, each None unless it is given."""
    setup: Callable[[AnyGame, Any], Setup]
    """Returns what a match is played with, from some options."""
    draw: Callable[[AnyGame, int, int, int, Any], tuple[Setup, ...]] | None = None
    """Draws teams: of some size, for so many setups, by a seed, with further options."""
    pairings: Callable[[str, Any], Mapping[str, Setup]] | None = None
    """Returns many setups by what they are called: “all”, or how many; with further options."""
    fights: Callable[[list[str] | None, int], Drawn] | None = None
    """Returns in which setups agents meet each other, with whoever is named, by a seed."""
    sheets: Sheets | None = None
    draft: Draft | None = None
    take_up: Callable[[SavedMatch], bool] | None = None
    """Takes up a saved match, unless that is left to the table for any game."""
