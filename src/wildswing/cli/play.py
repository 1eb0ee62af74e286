"""`wildswing play`: sits a person down at a table."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wildswing.agents.agent import Agent
from wildswing.agents.registry import make_agent
from wildswing.cli.draft import game_of_choices, settled
from wildswing.cli.facet import Setups
from wildswing.cli.gathering import PERSON
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.options import NONE_GIVEN, Options, game_for, takes_options
from wildswing.cli.output import counted, to_type
from wildswing.cli.saved import SavedMatch, begin, newest_unfinished, open_match
from wildswing.cli.seats import find_seat
from wildswing.cli.series import Contest, play_series
from wildswing.cli.setups import SetupFiles, read_setup
from wildswing.cli.sitting import sit_down
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match
from wildswing.kernel.registry import find_game

USUAL_GAME = "formation"

USUAL_LEVEL = "fighter"


@takes_options
def play(
    game: str | None = None,
    /,
    *,
    terminal: Annotated[bool, Parameter(negative="")] = False,
    against: str | None = None,
    two: Annotated[bool, Parameter(negative="")] = False,
    seat: str | None = None,
    seed: WholeNumber | None = None,
    best_of: WholeNumber | None = None,
    bans: WholeNumber | None = None,
    options: Options = NONE_GIVEN,
    setup: SetupFiles = None,
    resume: Annotated[list[Path] | None, Parameter(negative="", consume_multiple=(0, 1))] = None,
    port: WholeNumber | None = None,
    no_open: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Play a game in the browser, or in the terminal.

    Without options this opens a table on this machine, and the browser at it; there everything is chosen on the page.
    Only --port and --no-open are for the browser; each other option means the terminal.

    Args:
        game: The game, by the name that `wildswing games` lists; in the terminal, if none is named, the one that the
            other options are for, or formation.
        terminal: Play in the terminal.
        against: Who plays the other seats: a level (novice, fighter, veteran or master; fighter if none is named),
            rival, who is as strong as you, or an agent, such as greedy or search:1s; or one for each of them with
            commas between, where “person” seats another person.
        two: People play all seats at this terminal, with hands hidden between turns.
        seat: Your seat, by name or number; the first if none is named.
        seed: Deals the same cards again; a new deal if none is given.
        best_of: Plays a series of so many matches at most; the loser of each chooses anew for the next.
        bans: How many fighters each player bans before both choose.
        options: What the game is played with.
        setup: Plays with another file for a part of the game, such as layouts=my.txt. May be given again.
        resume: Takes up the newest unfinished match, or the one in this file; every answer was saved as it
            was given.
        port: The port of the table in the browser; the usual one, or any that is free, if none is named.
        no_open: Does not open the browser; the address is printed.
    """
    others = (against, seat, seed, setup, resume, best_of, bans)
    for_terminal = any(other is not None for other in others) or bool(options.given())
    for_browser = port is not None or no_open
    if terminal or two or for_terminal:
        if for_browser:
            raise WildswingError(
                "--port and --no-open are for the browser, and the other options for the terminal; leave out the ones "
                "or the others."
            )
        if best_of is not None or bans is not None:
            if setup is not None or resume is not None:
                raise WildswingError(
                    "A series begins anew and with no files but fighters; leave --setup and --resume out."
                )
            _play_series(game, Contest(best_of, bans), against, two, seat, seed, options)
        else:
            _play_in_terminal(game, against, two, seat, seed, options, setup, resume)
        return
    if game is not None:
        find_game(game)
    from wildswing.cli.browser import play_in_browser  # noqa: PLC0415 - the terminal does without

    play_in_browser(game, port, opens=not no_open)


def _play_in_terminal(
    game: str | None,
    against: str | None,
    two: bool,
    seat: str | None,
    seed: int | None,
    options: Options,
    setup: list[str] | None,
    resume: list[Path] | None,
) -> None:
    if resume is not None:
        others = (game, against, seat, seed, setup)
        if any(other is not None for other in others) or two or options.given():
            raise WildswingError(
                "--resume takes up a match as it was, so it goes with no game and no option but --terminal; "
                "leave them out, or leave out --resume to start a new match."
            )
        saved = open_match(resume[0]) if resume else newest_unfinished()
        setups = saved.match.game.facets.load("setups", Setups)
        if setups is not None and setups.take_up is not None and setups.take_up(saved):
            return
        agents = _agents_of(saved)
        sit_down(saved, agents, _taken_up(saved, agents))
    else:
        chosen = find_game(game) if game else game_for(options, USUAL_GAME)
        dealt = secrets.randbits(32) if seed is None else seed
        played_with = read_setup(chosen, setup, settled(chosen, options, dealt))
        agents = _seat_agents(chosen, played_with, against, two, seat)
        match = Match(chosen, dealt, played_with)
        names = tuple([agents[place].name if place in agents else PERSON for place in range(len(match.seat_names))])
        sit_down(begin(match, names), agents)


def _play_series(
    game: str | None,
    contest: Contest,
    against: str | None,
    two: bool,
    seat: str | None,
    seed: int | None,
    options: Options,
) -> None:
    chosen = find_game(game) if game else game_for(options, USUAL_GAME if contest.bans is None else game_of_choices())
    dealt = secrets.randbits(32) if seed is None else seed
    known = settled(chosen, options, dealt)
    agents = _seat_agents(chosen, read_setup(chosen, None, known), against, two, seat)
    play_series(chosen, contest, agents, dealt, known)


def _seat_agents(game: AnyGame, setup: Setup, against: str | None, two: bool, seat: str | None) -> dict[int, Agent]:
    """Returns the agents by seat; the other seats are people."""
    if two:
        if against is not None or seat is not None:
            raise WildswingError("--two seats people everywhere; leave out --against and --seat, or leave out --two.")
        return {}
    own = 0 if seat is None else find_seat(game, setup, seat)
    others = [place for place in range(len(game.seats(setup))) if place != own]
    names = [name.strip() for name in (against or USUAL_LEVEL).split(",")]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise WildswingError(
            f"--against names {len(names)} for {counted(len(others), 'other seat')}; name one for all, or one for each."
        )
    return {place: make_agent(name, game) for place, name in zip(others, names, strict=True) if name != PERSON}


def _agents_of(saved: SavedMatch) -> dict[int, Agent]:
    game = saved.match.game
    seats = enumerate(saved.recorder.seats)
    agents = {seat: make_agent(name, game) for seat, name in seats if name != PERSON}
    if len(agents) == len(saved.match.seat_names):
        raise WildswingError(f"{saved.path} has no person in it; {to_type('replay', saved.path)} shows it.")
    return agents


def _taken_up(saved: SavedMatch, agents: dict[int, Agent]) -> str:
    """Says in one line which match goes on."""
    match = saved.match
    machines = " and ".join(dict.fromkeys([agent.name for agent in agents.values()]))
    whom = f"against {machines}" if machines else f"among {len(match.seat_names)} people"
    return f"{match.game.title} {whom} goes on after {counted(len(match.answers), 'answer')}."
