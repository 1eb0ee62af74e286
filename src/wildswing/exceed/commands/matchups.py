"""`wildswing matchups`: the matchup chart of a roster."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import RenderableType

from wildswing.cli.numbers import WholeNumber
from wildswing.cli.tables.standings import standings_page
from wildswing.cli.tournaments import HERE, Conduct, hold
from wildswing.exceed.lab.fights import HANDFUL
from wildswing.exceed.lab.matchups import Matchups
from wildswing.exceed.matches import roster
from wildswing.exceed.terminal.finding import named_texts
from wildswing.kernel.errors import WildswingError
from wildswing.lab.results_report import Report


def matchups(
    *fighter: str,
    all_: Annotated[bool, Parameter(name="--all", negative="")] = False,
    against: Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)] = None,
    agent: str = "greedy",
    games: WholeNumber = 20,
    seed: WholeNumber = 1,
    conduct: Conduct = HERE,
) -> int:
    """Let fighters of Exceed meet each other, and chart who beats whom.

    All are played by the same agent and change seats after every game; none meets itself. More games are spent on the
    pairings whose win rates are least certain. A rating 100 points higher means winning 64 % of the games; the mean is
    1500.

    Args:
        fighter: The fighters who meet, by name, or fighter files; six of different kinds if none is named.
        all_: All fighters of the roster meet.
        against: Each meets only these, by name, or fighter files, who are the columns of the chart; everybody if none
            is named.
        agent: Who plays them all, such as greedy or random.
        games: How many games a pairing has on average.
        seed: The same seed gives the same games, wherever they are played.
        conduct: Where the games are played, and what becomes of them.
    """
    if all_ and fighter:
        raise WildswingError("--all lets everybody meet, so nobody has to be named; leave out the one or the other.")
    met = named_texts(against or ())
    meeting = Matchups({**(roster() if all_ else named_texts(fighter or HANDFUL)), **met}, agent, seed, met)
    return hold(meeting, games, conduct, "wildswing.exceed.lab.matchup_page", _page)


def _page(report: Report) -> RenderableType:
    return standings_page(report, f"exceed, played by {report.header.agent}", "fighter")
