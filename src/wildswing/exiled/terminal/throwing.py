"""The options of Rise of the Exiled: who is in which team, and what they play with."""

import re
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from wildswing.cli.files import read_text
from wildswing.cli.numbers import WholeNumber
from wildswing.exiled.game import DEFAULT_TEAMS
from wildswing.exiled.rules.characters import read_character
from wildswing.exiled.rules.setup import DISTANCE, ROUNDS, setup_of
from wildswing.exiled.rules.variants import VARIANTS
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup

SUFFIX: Final = ".toml"

CALLED: Final = "called"
"""In place of a round of arrival."""


Skill = Annotated[
    str | None,
    Parameter(help="How well is thrown: expert, average or beginner; one for all, or one for each player."),
]


@dataclass(frozen=True)
class Throwing:
    """What Rise of the Exiled is played with."""

    teams: Annotated[
        str | None, Parameter(metavar="NAMES", help='The teams of Rise of the Exiled: "Hedina, Gande / Nahtha, Badon".')
    ] = None
    variants: Annotated[
        str | None, Parameter(metavar="NAMES", help='Its variants, such as "blocking, friendly fire".')
    ] = None
    skill: Skill = None
    chests: Annotated[WholeNumber | None, Parameter(help="How many treasure chests lie between the teams.")] = None
    terrain: Annotated[
        str | None, Parameter(metavar="NAMES", help='The terrain between them, such as "forest, swamp".')
    ] = None
    gemstones: Annotated[
        WholeNumber | None, Parameter(help="Capture the Gemstone, with gemstones of so many hit points.")
    ] = None
    distance: Annotated[WholeNumber | None, Parameter(help="How many mm the sides are apart.")] = None
    arrives: Annotated[
        str | None,
        Parameter(
            metavar="ROUNDS",
            help='Reinforcements: the round in which each player joins, such as "0, 3 / 0, 3", or "called" for whoever '
            "comes when a side calls.",
        ),
    ] = None
    rounds: Annotated[WholeNumber | None, Parameter(help="After how many rounds nobody wins.")] = None

    def given(self) -> list[str]:
        """Returns the names of the options that were given."""
        return [field.name for field in fields(self) if getattr(self, field.name) is not None]


NO_THROWING: Final = Throwing()


@dataclass(frozen=True)
class TargetOptions:
    """What Target Practice is played with."""

    skill: Skill = None


@dataclass(frozen=True)
class GhostOptions(TargetOptions):
    """What The Ghost Bride is played with."""

    level: Annotated[str | None, Parameter(help="The level of the Ghost Bride: easy, normal or hard.")] = None


def exiled_setup(options: Throwing, also: tuple[str, ...] = ()) -> Setup:
    """Returns the setup of Rise of the Exiled; more variants may be wanted than were named."""
    texts: dict[str, str] = {}
    teams = DEFAULT_TEAMS if options.teams is None else read_teams(options.teams, texts)
    named = [_one_of(word, VARIANTS, "variant") for word in listed(options.variants)]
    return setup_of(
        teams,
        skills=listed(options.skill),
        variants=list(dict.fromkeys([*named, *also])),
        arrives=[_round(word) for word in listed(options.arrives)],
        distance=DISTANCE if options.distance is None else options.distance,
        chests=options.chests or 0,
        terrain=listed(options.terrain),
        gemstones=options.gemstones or 0,
        rounds=ROUNDS if options.rounds is None else options.rounds,
        texts=texts,
    )


def read_teams(text: str, texts: dict[str, str]) -> tuple[tuple[str, ...], ...]:
    """Reads the names of characters, with commas in a team and slashes between teams; a name may be a file."""
    # A slash with spaces round it is no part of a file's name.
    written = re.split(r"\s+/\s+", text) if " / " in text else text.split("/")
    teams = tuple([tuple([_character(name, texts) for name in _between_commas(team)]) for team in written])
    if len(teams) < 2 or not all(teams):
        raise WildswingError(
            f"“{text}” are no teams; write the characters of each with commas between them and a slash between teams, "
            'such as "Hedina, Gande / Nahtha, Badon".'
        )
    return teams


def _character(name: str, texts: dict[str, str]) -> str:
    """Returns a character's name; that of a file is read from it, and its text is added to the others."""
    if not name.endswith(SUFFIX):
        return name
    text = read_text(name)
    character = read_character(text, Path(name).name)
    texts[character.name] = text
    return character.name


def listed(text: str | None) -> list[str]:
    """Returns the words between commas or slashes."""
    return _between_commas((text or "").replace("/", ","))


def _between_commas(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _one_of(word: str, known: tuple[str, ...], what: str) -> str:
    """Returns what a word means, of which a part may be enough."""
    fits = [one for one in known if one == word.casefold()] or [one for one in known if word.casefold() in one]
    if len(fits) == 1:
        return fits[0]
    raise WildswingError(f"There is no {what} “{word}”; choose from {', '.join(known)}.")


def _round(word: str) -> int | str:
    if word.casefold() == CALLED:
        return CALLED
    if word.isascii() and word.isdecimal() and len(word) < 6:
        return int(word)
    raise WildswingError(
        f"“{word}” under --arrives is no round; give 0 for whoever plays from the start, or “{CALLED}” for whoever "
        "comes when a side calls."
    )
