"""How the entrants of a tournament did, as a table: ratings, win rates, and who beats whom."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildswing.cli.output import counted
from wildswing.lab.results_report import Meeting, Report, Standing
from wildswing.lab.statistics import Estimate

WIDEST = 6
"""The most entrants whose pairings all fit a terminal of 80 columns; of more only the best and the worst are shown."""

HINT = "The last columns: how many percent of the games are won against that number."


def standings_page(report: Report, title: str, noun: str) -> RenderableType:
    """Draws the table, between what was played and what the first turn is worth."""
    played = counted(report.games, "game")
    if not report.complete:
        played = f"stopped after {report.games} of {counted(report.asked, 'game')}"
    headline = Text(f"{title}: {played}, seed {report.header.seed}", "bold")
    if not report.games:
        return headline
    hint = [HINT] if len(report.standings) <= WIDEST else []
    return Group(headline, _table(report, noun), *hint, _first_turn(report.first_player_share))


def _table(report: Report, noun: str) -> Table:
    meetings = {(one.entrant, one.opponent): one for one in report.meetings}
    names = [standing.rating.name for standing in report.standings]
    all_shown = len(names) <= WIDEST
    table = Table(box=box.SIMPLE, pad_edge=False, collapse_padding=True)
    table.add_column("", justify="right")
    table.add_column(noun, no_wrap=True)
    for heading in ("rating", "95 %", "wins"):
        table.add_column(heading, justify="right", no_wrap=True)
    for heading in [str(number) for number in range(1, len(names) + 1)] if all_shown else ["best", "worst"]:
        table.add_column(heading, justify="right" if all_shown else "left")
    for number, standing in enumerate(report.standings, 1):
        against = _against_all(standing, names, meetings) if all_shown else _best_and_worst(standing, report.meetings)
        table.add_row(str(number), *_figures(standing), *against)
    return table


def _figures(standing: Standing) -> tuple[str, str, str, str]:
    rating = standing.rating
    reach = (rating.high - rating.low) / 2
    return rating.name, f"{rating.rating:.0f}", f"± {reach:.0f}", f"{_percent(standing.win_rate.value)} %"


def _against_all(standing: Standing, names: Sequence[str], meetings: Mapping[tuple[str, str], Meeting]) -> list[str]:
    name = standing.rating.name
    met = [meetings.get((name, other)) for other in names]
    return ["·" if one is None else _percent(one.win_rate.value) for one in met]


def _best_and_worst(standing: Standing, meetings: Sequence[Meeting]) -> tuple[str, str]:
    met = [one for one in meetings if one.entrant == standing.rating.name]
    told = [f"{one.opponent} {_percent(one.win_rate.value)} %" for one in sorted(met, key=_rate)]
    return (told[-1], told[0]) if told else ("", "")


def _rate(meeting: Meeting) -> float:
    return meeting.win_rate.value or 0.0


def _first_turn(share: Estimate) -> str:
    return f"First player wins {_percent(share.value)} % (95 %: {_percent(share.low)} to {_percent(share.high)} %)."


def _percent(value: float | None) -> str:
    return "?" if value is None else f"{100 * value:.0f}"
