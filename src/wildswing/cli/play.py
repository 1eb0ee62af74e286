"""`wildswing play`: sits a person down at a table."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wildswing.agents.agent import Agent
from wildswing.agents.registry import agent_names, make_agent
from wildswing.cli.output import console
from wildswing.cli.person import Leave
from wildswing.cli.saved import SavedMatch, begin, newest_unfinished, open_match
from wildswing.cli.seats import find_seat
from wildswing.cli.sitting import PERSON, Sitting
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match
from wildswing.kernel.registry import find_game

HOW_TO_GO_ON = "Go on with `wildswing play --resume`."
BEST_FIRST = ("solver", "greedy", "random")


def play(
    game: str | None = None,
    /,
    *,
    terminal: Annotated[bool, Parameter(negative="")] = False,
    against: str | None = None,
    two: Annotated[bool, Parameter(negative="")] = False,
    seat: str | None = None,
    seed: int | None = None,
    setup: Annotated[list[str] | None, Parameter(negative="")] = None,
    resume: Annotated[list[Path] | None, Parameter(negative="", consume_multiple=(0, 1))] = None,
) -> None:
    """Play a game in the terminal.

    Args:
        game: The game, by the name that `wildswing games` lists; formation if none is named.
        terminal: Play in the terminal. There is no other table yet.
        against: The agent that plays the other seats, such as greedy or solver:100.
        two: People play all seats at this terminal, with hands hidden between turns.
        seat: Your seat, by name or number; the first if none is named.
        seed: Deals the same cards again; a new deal if none is given.
        setup: Plays with another file for a part of the game, such as layouts=my.txt. May be given again.
        resume: Takes up the newest unfinished match, or the one in this file; every answer was saved as it
            was given.
    """
    if resume is not None:
        if any(option is not None for option in (game, against, seat, seed, setup)) or two:
            raise WildswingError(
                "--resume takes up a match as it was, so it goes with no game and no option but --terminal; "
                "leave them out, or leave out --resume to start a new match."
            )
        saved = open_match(resume[0]) if resume else newest_unfinished()
        agents = _agents_of(saved)
    else:
        chosen = find_game(game or "formation")
        agents = _seat_agents(chosen, against, two, seat)
        names = tuple([agents[place].name if place in agents else PERSON for place in range(len(chosen.seat_names))])
        match = Match(chosen, secrets.randbits(32) if seed is None else seed, _read_setup(chosen, setup or []))
        saved = begin(match, names)
    if not terminal:
        console().print("The browser table is not there yet, so this plays in the terminal.")
    _sit_down(saved, agents)


def _seat_agents(game: AnyGame, against: str | None, two: bool, seat: str | None) -> dict[int, Agent]:
    """Returns the agents by seat; the other seats are people."""
    if two:
        if against is not None or seat is not None:
            raise WildswingError("--two seats people everywhere; leave out --against and --seat, or leave out --two.")
        return {}
    own = 0 if seat is None else find_seat(game, seat)
    name = against or next(best for best in BEST_FIRST if best in agent_names(game))
    return {place: make_agent(name, game) for place in range(len(game.seat_names)) if place != own}


def _read_setup(game: AnyGame, given: list[str]) -> Setup:
    """Returns the game's setup with the parts that files replace."""
    setup = dict(game.default_setup())
    for pair in given:
        key, equals, name = pair.partition("=")
        if not equals or key not in setup:
            parts = ", ".join(sorted(setup)) or "no part"
            raise WildswingError(
                f"“{pair}” should read KEY=FILE, where KEY is a part of {game.name} that can be replaced: {parts}."
            )
        try:
            setup[key] = Path(name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise WildswingError(f"{name} is no text file in UTF-8; save it as plain text.") from None
        except OSError as error:
            raise WildswingError(f"{name} cannot be read: {error.strerror}.") from None
    return setup


def _agents_of(saved: SavedMatch) -> dict[int, Agent]:
    game = saved.match.game
    seats = enumerate(saved.recorder.seats)
    agents = {seat: make_agent(name, game) for seat, name in seats if name != PERSON}
    if len(agents) == len(game.seat_names):
        raise WildswingError(f"{saved.path} has no person in it; `wildswing replay {saved.path}` shows it.")
    return agents


def _sit_down(saved: SavedMatch, agents: dict[int, Agent]) -> None:
    """Plays until the end, or until the person leaves."""
    screen = console()
    sitting = Sitting(saved, agents, screen)
    try:
        sitting.play()
    except Leave:
        sitting.cover()
        screen.print(f"The match is saved. {HOW_TO_GO_ON}", markup=False)
        return
    except KeyboardInterrupt as interrupt:
        screen.print()
        sitting.cover()
        interrupt.add_note(f"The match is saved. {HOW_TO_GO_ON}")
        raise
    except WildswingError:
        raise
    except Exception as error:
        error.add_note(f"The match is saved in {saved.path}. {HOW_TO_GO_ON}")
        raise
    outcome = saved.match.outcome
    if outcome is not None:
        screen.print(f"[bold]{outcome.sentence}[/bold]")
    screen.print(f"`wildswing replay {saved.path}` tells the match again.", markup=False, soft_wrap=True)
