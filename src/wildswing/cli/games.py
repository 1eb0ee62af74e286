"""`wildswing games`: lists what can be played."""

from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table

from wildswing.agents.registry import agent_names
from wildswing.agents.rival import OFFERED
from wildswing.cli.output import console, print_json
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
    table = Table("Name", "Title", "Summary", "Seats", "Agents", box=box.SIMPLE_HEAD)
    for game in known.games.values():
        seats = game.seats(game.default_setup())
        table.add_row(game.name, game.title, game.summary, ", ".join(seats), ", ".join(agent_names(game)))
    screen = console()
    screen.print(table)
    screen.print("Every game can also be played against a level:")
    for level, description in OFFERED.items():
        screen.print(f"  {level}: {description}")
    for one in known.broken.values():
        screen.print(one.sentence())
