"""The options of Exceed: who fights, and by which rulebook."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from wildswing.cli.facet import Draft, Drawn, Setups, Sheets
from wildswing.cli.output import console, print_json, to_type
from wildswing.exceed.game import EXCEED
from wildswing.exceed.home.fighters import SUFFIX, gather, is_file, read_fighter
from wildswing.exceed.lab.fights import HANDFUL, fights
from wildswing.exceed.matches import DEFAULT_FIGHTERS, roster, sheet_of
from wildswing.exceed.pairings import sampled_pairings
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.terminal.finding import meeting, named_texts
from wildswing.exceed.terminal.page import fighter_facts, fighter_page
from wildswing.exceed.terminal.pairings import read_pairings, setups_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup


@dataclass(frozen=True)
class Fighting:
    """What Exceed is played with."""

    fighters: Annotated[
        tuple[str, str] | None,
        Parameter(
            negative="",
            help="The two fighters of Exceed, by name, or fighter files, or “any” for one that is drawn; the first "
            "sits in the first seat.",
        ),
    ] = None
    edition: Annotated[
        str | None,
        Parameter(
            help=f"The rulebook of Exceed: {', '.join(EDITIONS)}; the newer of the fighters' own if none is named."
        ),
    ] = None


def _setup(game: AnyGame, options: Fighting) -> Setup:
    return meeting(game, options.fighters, options.edition)


def _pairings(given: str, options: Fighting) -> Mapping[str, Setup]:
    if options.fighters is not None:
        raise WildswingError("--pairings and --fighters both say who fights; leave out the one or the other.")
    return setups_of(read_pairings(given), options.edition)


def _draw(game: AnyGame, size: int, count: int, seed: int, options: Fighting) -> tuple[Setup, ...]:
    if options.fighters is not None:
        raise WildswingError("--draw draws the fighters that --fighters would name; leave out the one or the other.")
    if size != 1:
        raise WildswingError(f"Fighters of Exceed meet one by one, so teams of {size} cannot be drawn; write --draw 1.")
    return tuple(setups_of(sampled_pairings(sorted(roster()), count, seed), options.edition).values())


def _fights(named: list[str] | None, seed: int) -> Drawn:
    texts = named_texts(named or HANDFUL)
    return Drawn(tuple(sorted(texts)), fights(texts, seed))


def _names() -> tuple[str, ...]:
    return tuple(gather().texts)


def _whole_name(name: str) -> str:
    return sheet_of(read_fighter(name)).name


def _show(name: str, json: bool) -> None:
    """Shows a fighter with all cards."""
    text = read_fighter(name)
    if json:
        print_json(fighter_facts(text))
        return
    screen = console()
    screen.print(fighter_page(text))
    fighters = (name if is_file(name) else fighter_facts(text)["name"], DEFAULT_FIGHTERS[1])
    screen.print(f"\nPlay with {to_type('play', EXCEED.name, '--terminal', '--fighters', *fighters)}.", soft_wrap=True)


SETUPS = Setups(
    options=Fighting,
    setup=_setup,
    draw=_draw,
    pairings=_pairings,
    fights=_fights,
    sheets=Sheets(_names, SUFFIX, _show),
    draft=Draft("fighters", _names, _whole_name, DEFAULT_FIGHTERS),
)
