"""`wildswing ladder`: how strong the agents of a game are."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import RenderableType

from wildswing.cli.numbers import WholeNumber
from wildswing.cli.setups import fights_of
from wildswing.cli.tables.standings import standings_page
from wildswing.cli.tournaments import HERE, Conduct, hold
from wildswing.kernel.registry import find_game
from wildswing.lab.ladder import Ladder
from wildswing.lab.results_report import Report


def ladder(
    game: str,
    /,
    *,
    agents: Annotated[str, Parameter(metavar="NAMES")],
    games: WholeNumber = 100,
    seed: WholeNumber = 1,
    fighters: Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)] = None,
    conduct: Conduct = HERE,
) -> int:
    """Let agents meet each other, and rate how strong they are.

    They change seats after every game. More games are spent on the pairings whose win rates are least certain. A rating
    100 points higher means winning 64 % of the games; the mean is 1500.

    Args:
        game: The game they play.
        agents: Who meets, such as random,greedy,solver:100.
        games: How many games a pairing has on average.
        seed: The same seed gives the same games, wherever they are played, if the agents think without a clock.
        fighters: In a game of fighters, those who are drawn for every two games, by name, or fighter files; a few of
            different kinds if none is named.
        conduct: Where the games are played, and what becomes of them.
    """
    played = find_game(game)
    named = [name.strip() for name in agents.split(",")]
    drawn = fights_of(played, fighters, seed)
    meeting = Ladder(played, named, seed, drawn.setups, drawn.names)
    return hold(meeting, games, conduct, "wildswing.lab.ladder_page", _page)


def _page(report: Report) -> RenderableType:
    fighters = f", {len(report.header.fighters)} fighters" if report.header.fighters else ""
    return standings_page(report, f"{report.header.game}{fighters}", "agent")
