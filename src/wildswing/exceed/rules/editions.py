"""The three rulebooks as records of their differences; every difference has a name and can be switched for a match."""

from dataclasses import dataclass, fields, replace
from typing import Final

from wildswing.exceed.language.limits import WIDEST_ARENA
from wildswing.exceed.language.sheets import NORMAL_COPIES, Fighter
from wildswing.exceed.language.vocabulary import Edition as EditionName
from wildswing.kernel.errors import WildswingError
from wildswing.texts import say


class UnknownEdition(WildswingError):
    """An edition, or a switch of one, that does not exist."""


@dataclass(frozen=True, slots=True)
class Edition:
    """What one rulebook says where the rulebooks differ; the numbers of the differences stand beside the fields."""

    name: str
    spaces: int = 9
    """EX-COMP-23: how many spaces the arena has, numbered from 1."""
    starting_space: int = 3
    """EX-SETUP-02: where a fighter begins, counted from the own end of the arena."""
    starting_life: int = 30
    """EX-SETUP-10, EX-SETUP-11: what each player starts with, unless printed, and the most they can have."""
    first_hand: int = 5
    """EX-SETUP-05: how many cards whoever begins draws."""
    second_hand: int = 6
    """EX-SETUP-06: how many cards the other draws."""
    hand_limit: int = 7
    """EX-SETUP-15: how many cards may be kept at the end of a turn, unless the fighter says otherwise."""
    normal_copies: int = NORMAL_COPIES
    """EX-COMP-08: how many copies of each Normal a deck has; those of a fighter's own cards are printed."""
    move_action: str = "Move"
    """D-12: what the action of moving is called."""
    walking_is_advancing: bool = False
    """D-33, EX-ACT-14, EX-MOVE-20: the steps of the move action are an advance or a retreat."""
    closing_is_advancing: bool = True
    """D-32, EX-MOVE-07, EX-MOVE-08: a close counts as an advance."""
    passing_costs: int = 1
    """D-04, EX-ACT-10, EX-ACT-13, EX-ACT-15: what the move action costs on top when it passes the opponent."""
    boost_enters_before_now: bool = True
    """D-01, EX-BOOST-06, EX-BOOST-07: a continuous boost lies in the boost area while its "now" is done."""
    nonlethal_counts_in_full: bool = True
    """D-02, EX-DMG-09, EX-DMG-10, EX-GLOS-18: nonlethal damage that life did not lose counts for being stunned."""
    stun_checked_after_attack: bool = False
    """D-05, EX-ATK-02, EX-ATK-03: damage is compared with guard once more at the end of an attack."""
    stun_ends_own_attack: bool = False
    """D-06: a player stunned in the middle of their own attack does its "before" and "after" no more."""
    second_reshuffle_offered: bool = True
    """D-07: the reshuffle action can be taken again, and loses the game."""
    hand_checked_after_strike: bool = False
    """D-08, EX-ACT-07: the hand limit is checked at the end of a turn with a strike too."""
    strike_ends_in_cleanup: bool = False
    """D-14: "end of the strike" effects close each player's own cleanup."""
    damage_counts_over_turn: bool = False
    """D-16, EX-DMG-05, EX-DMG-06: armor used up and damage taken are counted over all strikes of a turn."""
    change_cards_minimum: int = 1
    """D-18, EX-ACT-16, EX-ACT-17: the least force that can be spent to change cards."""

    @property
    def starting_spaces(self) -> tuple[int, int]:
        """EX-SETUP-02: where each seat's fighter begins."""
        return self.starting_space, self.spaces + 1 - self.starting_space


EDITIONS: Final[dict[str, Edition]] = {
    EditionName.STANDARD.value: Edition(
        "standard",
        closing_is_advancing=False,
        boost_enters_before_now=False,
        nonlethal_counts_in_full=False,
        stun_checked_after_attack=True,
        stun_ends_own_attack=True,
        second_reshuffle_offered=False,
        strike_ends_in_cleanup=True,
        damage_counts_over_turn=True,
    ),
    EditionName.UNDERNIGHT.value: Edition("undernight"),
    EditionName.STRIVE.value: Edition("strive", move_action="Walk", walking_is_advancing=True),
}

NEWEST_FIRST: Final = tuple(reversed(EDITIONS))

NEWEST: Final = EDITIONS[NEWEST_FIRST[0]]
"""Whose numbers are told where no match is spoken of."""

SWITCHES: Final = tuple([field.name for field in fields(Edition) if field.type in (bool, int)])


MOST: Final = 99

BOUNDS: Final = {
    "spaces": (8, WIDEST_ARENA),
    "starting_space": (2, 3),
    "starting_life": (1, MOST),
    "first_hand": (1, 10),
    "second_hand": (1, 10),
    "hand_limit": (1, MOST),
    "normal_copies": (1, 9),
}
"""What makes a game: two wide fighters have room in the smallest arena, and arrays for agents hold the widest."""


def life_of(fighter: Fighter) -> int:
    """Returns what a fighter starts with by its own edition."""
    return EDITIONS[fighter.edition.value].starting_life if fighter.starting_life is None else fighter.starting_life


def newest(one: str, other: str) -> str:
    """Returns the edition that a match of two fighters is played by if nothing else is asked for."""
    return next(name for name in NEWEST_FIRST if name in (one, other))


def edition_named(text: str) -> Edition:
    """Returns an edition by its name, with any switches that follow: `standard, damage_counts_over_turn=no`."""
    name, *switches = [part.strip() for part in text.split(",")]
    if name not in EDITIONS:
        raise UnknownEdition(
            say("There is no edition “{name}”; choose one of {editions}.", name=name, editions=", ".join(EDITIONS))
        )
    edition = EDITIONS[name]
    for switch in switches:
        key, _, value = [part.strip() for part in switch.partition("=")]
        edition = replace(edition, **{key: _value(key, value)})  # type: ignore[arg-type] # `_value` reads the field's type
    return edition


def _value(key: str, value: str) -> bool | int:
    if key not in SWITCHES:
        raise UnknownEdition(
            say("“{key}” is not a switch of an edition; there are {switches}.", key=key, switches=", ".join(SWITCHES))
        )
    if isinstance(getattr(EDITIONS["strive"], key), bool):
        if value not in ("yes", "no"):
            raise UnknownEdition(say("The switch “{key}” takes yes or no, not “{value}”.", key=key, value=value))
        return value == "yes"
    if not value.isdigit():
        raise UnknownEdition(say("The switch “{key}” takes a number, not “{value}”.", key=key, value=value))
    least, most = BOUNDS.get(key, (0, MOST))
    if not least <= int(value) <= most:
        raise UnknownEdition(
            say(
                "The switch “{key}” takes {least} to {most}, not {value}.", key=key, least=least, most=most, value=value
            )
        )
    return int(value)
