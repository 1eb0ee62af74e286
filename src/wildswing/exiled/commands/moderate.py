"""`wildswing moderate`: referees a game of Rise of the Exiled on a real table."""

import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wildswing.cli.gathering import PERSON
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import console
from wildswing.cli.person import LEAVING
from wildswing.cli.saved import begin, newest_unfinished, open_match
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.setup import PEOPLE
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.exiled.terminal.moderating import is_moderated, take_up
from wildswing.exiled.terminal.throwing import NO_THROWING, Throwing, exiled_setup, listed
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.match import Match

TEAMS = "Who plays which characters? Commas in a team, a slash between teams, such as “Hedina, Gande / Nahtha, Badon”: "
NAMES = "What are the players called, in the same order? Enter for no names: "
VARIANTS = "Which variants? Enter for none: "


def moderate(
    *,
    throwing: Annotated[Throwing, Parameter(name="*")] = NO_THROWING,
    people: Annotated[str | None, Parameter(metavar="NAMES")] = None,
    quiet: Annotated[bool, Parameter(negative="")] = False,
    seed: WholeNumber | None = None,
    resume: Annotated[list[Path] | None, Parameter(negative="", consume_multiple=(0, 1))] = None,
) -> None:
    """Referee a game of Rise of the Exiled on a real table.

    The cards lie before you; the program calls the phases, takes what hit what, applies every rule and ability, and
    keeps hit points, uses and states. Every entry is saved at once and can be taken back with undo.

    Args:
        throwing: What the game is played with.
        people: Who plays, in the order of the characters: "Anna, Ben / Cleo, Dan".
        quiet: Calls the phases without the bell of the terminal.
        seed: Draws the same lots again, where the rules leave something to chance.
        resume: Goes on with the newest unfinished game on a real table, or with the one in this file.
    """
    if resume is not None:
        if throwing.given() or people is not None or seed is not None:
            raise WildswingError("--resume goes on with a game as it was, so it goes with no option but --quiet.")
        saved = open_match(resume[0]) if resume else newest_unfinished(is_moderated, "moderate")
        if not is_moderated(saved.match):
            raise WildswingError(f"{saved.path} is no game on a real table; take it up with `play --resume`.")
        take_up(saved, quiet)
        return
    _refuse_skill(throwing)
    setup = _with_people(exiled_setup(throwing, (REAL_TABLE,)), people) if throwing.teams else _asked(throwing, people)
    if setup is None:
        return
    match = Match(EXILED, secrets.randbits(32) if seed is None else seed, setup)
    take_up(begin(match, (PERSON,) * len(match.seat_names)), quiet)


def _refuse_skill(throwing: Throwing) -> None:
    if throwing.skill is not None:
        raise WildswingError("--skill is for throws of the program, and here people throw; leave it out.")


def _with_people(setup: Setup, people: str | None) -> Setup:
    """Adds the names of the people."""
    names = listed(people)
    seats = len(setup["teams"].split())
    if names and len(names) != seats:
        raise WildswingError(f"{len(names)} people are named for {seats} characters; name one for each, or nobody.")
    return {**setup, PEOPLE: ", ".join(names)} if names else setup


def _asked(throwing: Throwing, people: str | None) -> Setup | None:
    """Asks who plays and with what, until that can be played; returns nothing if the person leaves."""
    screen = console()
    while True:
        teams = _line(TEAMS)
        if teams is None:
            return None
        names = _line(NAMES) if people is None else people
        variants = _line(VARIANTS) if throwing.variants is None else throwing.variants
        if names is None or variants is None:
            return None
        try:
            return _with_people(exiled_setup(replace(throwing, teams=teams, variants=variants), (REAL_TABLE,)), names)
        except WildswingError as error:
            screen.print(str(error))


def _line(question: str) -> str | None:
    """Returns what a person types, or nothing if the person leaves."""
    screen = console()
    screen.print(question, end="", soft_wrap=True)
    screen.file.flush()
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        screen.print()
    return None if not line or line.strip().casefold() in LEAVING else line.strip()
