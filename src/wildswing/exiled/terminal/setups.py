"""What the command line is told of Rise of the Exiled and its solo games."""

from dataclasses import replace

from wildswing.cli.facet import Setups, Sheets
from wildswing.cli.files import read_text
from wildswing.cli.output import console, print_json, to_type
from wildswing.cli.saved import SavedMatch
from wildswing.exiled.drawing import drawn_teams
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.characters import house_characters, read_character
from wildswing.exiled.solo.setups import ghost_bride_setup, target_practice_setup
from wildswing.exiled.terminal.moderating import is_moderated, take_up
from wildswing.exiled.terminal.page import character_facts, character_page
from wildswing.exiled.terminal.throwing import (
    SUFFIX,
    GhostOptions,
    TargetOptions,
    Throwing,
    exiled_setup,
    listed,
)
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup

OPPONENTS = ("Nahtha", "Hedina")
"""Whom a character is shown against: the first, or the second if it is the first itself."""


def _setup(game: AnyGame, options: Throwing) -> Setup:
    _refuse_hand(options.skill)
    return exiled_setup(options)


def _ghost_bride(game: AnyGame, options: GhostOptions) -> Setup:
    _refuse_hand(options.skill)
    return ghost_bride_setup(options.level or "normal", options.skill or "average")


def _target_practice(game: AnyGame, options: TargetOptions) -> Setup:
    _refuse_hand(options.skill)
    return target_practice_setup(options.skill or "average")


def _refuse_hand(skill: str | None) -> None:
    """RX-W9: a hand's own timing decides where there is something to time."""
    if "hand" in listed(skill):
        raise WildswingError(
            "--skill hand is for the browser, where your own timing counts; here choose expert, average or beginner."
        )


def _draw(game: AnyGame, size: int, count: int, seed: int, options: Throwing) -> tuple[Setup, ...]:
    if options.teams is not None:
        raise WildswingError("--draw draws the teams that --teams would name; leave out the one or the other.")
    drawn = [drawn_teams(size, f"{seed}/{number}") for number in range(count)]
    texts = [" / ".join([", ".join(team) for team in teams]) for teams in drawn]
    return tuple([exiled_setup(replace(options, teams=teams)) for teams in texts])


def _names() -> tuple[str, ...]:
    return tuple(house_characters())


def _show(name: str, json: bool) -> None:
    """Shows a character with all abilities."""
    if name.endswith(SUFFIX):
        text = read_text(name)
        called, played = read_character(text, name).name, name
    else:
        text, called, played = house_characters()[name], name, name
    if json:
        print_json(character_facts(text))
        return
    screen = console()
    screen.print(character_page(text))
    other = next(one for one in OPPONENTS if one != called)
    teams = f"{played} / {other}"
    screen.print(f"\nPlay with {to_type('play', EXILED.name, '--terminal', '--teams', teams)}.", soft_wrap=True)


def _take_up(saved: SavedMatch) -> bool:
    """Lets a moderator go on with a match on a real table."""
    if not is_moderated(saved.match):
        return False
    take_up(saved)
    return True


SETUPS = Setups(options=Throwing, setup=_setup, draw=_draw, sheets=Sheets(_names, SUFFIX, _show), take_up=_take_up)
GHOST_BRIDE = Setups(options=GhostOptions, setup=_ghost_bride)
TARGET_PRACTICE = Setups(options=TargetOptions, setup=_target_practice)
