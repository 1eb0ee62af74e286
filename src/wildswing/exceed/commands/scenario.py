"""`wildswing scenario`: sets positions up, plays the written answers, and checks what is expected."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from wildswing.cli.files import read_text
from wildswing.cli.main import REFUSED
from wildswing.cli.output import complain, console, counted, print_json
from wildswing.exceed.roster import FIGHTER, SCENARIO
from wildswing.exceed.scenarios import Report, play, read_scenarios, scenarios_of
from wildswing.kernel.errors import WildswingError

DIFFERS = 1


class Played(msgspec.Struct, frozen=True):
    """A file, and what came of it: a report of each scenario, or why it was refused."""

    file: str
    result: str
    reports: tuple[Report, ...] = ()
    reason: str | None = None


def scenario(file: list[str], /, *, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Set positions up, play the written answers, and check what is expected.

    The exit code is 1 if something differs from what a file expects, and 2 if a file cannot be played at all.

    Args:
        file: The scenario files, or fighters, by name or file, whose own scenarios are meant; docs/scenarios.md tells
            how one is written.
        json: Print the reports as JSON.
    """
    played = [_play(one) for one in file]
    if json:
        print_json(played)
    else:
        for one in played:
            _print(one)
    results = {one.result for one in played}
    return REFUSED if "refused" in results else DIFFERS if "differs" in results else 0


def _play(file: str) -> Played:
    try:
        reports = _reports(file)
    except WildswingError as error:
        return Played(file, "refused", reason=str(error))
    differs = any(report.differences for report in reports)
    return Played(file, "differs" if differs else "ok", reports)


def _reports(file: str) -> tuple[Report, ...]:
    if Path(file).suffix == FIGHTER:
        return _reports(str(Path(file).with_suffix(SCENARIO)))
    if Path(file).suffix == SCENARIO or Path(file).exists():
        folder = Path(file).parent
        found = read_scenarios(read_text(file), file, lambda name: read_text(str(folder / name)))
    else:
        found = scenarios_of(file)
    return tuple([play(one) for one in found])


def _print(played: Played) -> None:
    if played.reason is not None:
        complain(played.reason)
    for line in lines(played):
        console().print(line, soft_wrap=True)


def lines(played: Played) -> list[str]:
    """Tells what came of a file that could be played."""
    reports = played.reports
    if not reports:
        return []
    answers = sum([report.answers for report in reports])
    expectations = sum([report.expectations for report in reports])
    looked_at = f"{counted(answers, 'answer')}, {counted(expectations, 'expectation')}"
    if len(reports) > 1:
        looked_at = f"{counted(len(reports), 'scenario')}, {looked_at}"
    differences = [(report.title, difference) for report in reports for difference in report.differences]
    if not differences:
        return [f"{played.file}: ok ({looked_at})"]
    told = [f"{played.file}: {counted(len(differences), 'difference')} ({looked_at})"]
    for title, difference in differences:
        told += [
            f"  line {difference.line}{f', “{title}”' if len(reports) > 1 else ''}",
            f"    expected  {difference.expected}",
            f"    found     {difference.found}",
            f"    asked     {difference.asked}",
        ]
    return told
