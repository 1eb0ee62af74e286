"""`wildswing games`: lists what can be played."""

from collections.abc import Mapping
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from wildswing.agents.registry import agent_names
from wildswing.agents.rival import OFFERED
from wildswing.cli.output import console, print_json
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import shelf


def games(*, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """List the installed games.

    Args:
        json: Print the list as JSON.
    """
    known = shelf()
    if json:
        listed = [
            {
                "name": game.name,
                "title": game.title,
                "summary": game.summary,
                "seats": game.seats(game.default_setup()),
                "agents": agent_names(game),
            }
            for game in known.games.values()
        ]
        broken = [{"name": one.name, "package": one.package, "reason": one.reason} for one in known.broken.values()]
        print_json({"games": listed, "levels": OFFERED, "broken": broken})
        return
    screen = console()
    screen.print(_by_name({game.name: _described(game) for game in known.games.values()}))
    screen.print("Every game can also be played against a level:\n")
    screen.print(_by_name(OFFERED))
    for one in known.broken.values():
        screen.print(one.sentence())


def _by_name(described: Mapping[str, str]) -> Table:
    """Lays out what is told of each name; the names are what people type, so they are never cut."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    for name, told in described.items():
        table.add_row(name, told)
    return table


def _described(game: AnyGame) -> str:
    seats, agents = ", ".join(game.seats(game.default_setup())), ", ".join(agent_names(game))
    return f"{game.title}. {game.summary}\nSeats: {seats}\nAgents: {agents}\n"
