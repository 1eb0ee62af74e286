"""`wildswing ladder`: how strong the agents of a game are."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import RenderableType

from wildswing.cli.numbers import WholeNumber
from wildswing.cli.setups import EXCEED
from wildswing.cli.tables.standings import standings_page
from wildswing.cli.tournaments import HERE, Conduct, hold
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game
from wildswing.lab.ladder import Ladder
from wildswing.lab.results_report import Report


def ladder(
    game: str,
    /,
    *,
    agents: str,
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
        fighters: The fighters of Exceed who are drawn for every two games, by name, or fighter files; six of different
            kinds if none is named.
        conduct: Where the games are played, and what becomes of them.
    """
    played = find_game(game)
    named = [name.strip() for name in agents.split(",")]
    meeting = Ladder(played, named, seed, _texts(played, fighters))
    return hold(meeting, games, conduct, "wildswing.lab.ladder_page", _page)


def _texts(game: AnyGame, fighters: list[str] | None) -> dict[str, str]:
    """Returns the texts of the fighters who are drawn, by name."""
    if game.name != EXCEED:
        if fighters is not None:
            raise WildswingError(f"--fighters is for {EXCEED}, and {game.name} has no fighters; leave it out.")
        return {}
    from wildswing.exceed.lab.matchups import HANDFUL  # noqa: PLC0415 - only Exceed needs it
    from wildswing.exceed.terminal.finding import named_texts  # noqa: PLC0415 - only Exceed needs it

    return named_texts(fighters or HANDFUL)


def _page(report: Report) -> RenderableType:
    fighters = f", {len(report.header.fighters)} fighters" if report.header.fighters else ""
    return standings_page(report, f"{report.header.game}{fighters}", "agent")
