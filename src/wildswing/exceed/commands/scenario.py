"""`wildswing scenario`: sets positions up, plays the written answers, and checks what is expected."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from wildswing.cli.files import read_text
from wildswing.cli.main import REFUSED
from wildswing.cli.output import complain, console, counted, print_json
from wildswing.exceed.scenarios import Report, play, read_scenario
from wildswing.kernel.errors import WildswingError

DIFFERS = 1


class Played(msgspec.Struct, frozen=True):
    """A file, and what came of it: a report, or why it was refused."""

    file: str
    result: str
    report: Report | None = None
    reason: str | None = None


def scenario(file: list[Path], /, *, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Set positions up, play the written answers, and check what is expected.

    The exit code is 1 if something differs from what a file expects, and 2 if a file cannot be played at all.

    Args:
        file: The scenario files; docs/scenarios.md tells how one is written.
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


def _play(file: Path) -> Played:
    try:
        report = play(read_scenario(read_text(str(file)), str(file), lambda name: read_text(str(file.parent / name))))
    except WildswingError as error:
        return Played(str(file), "refused", reason=str(error))
    return Played(str(file), "differs" if report.differences else "ok", report)


def _print(played: Played) -> None:
    if played.report is None:
        complain(str(played.reason))
    for line in lines(played):
        console().print(line, soft_wrap=True)


def lines(played: Played) -> list[str]:
    """Tells what came of a file that could be played."""
    report = played.report
    if report is None:
        return []
    looked_at = f"{counted(report.answers, 'answer')}, {counted(report.expectations, 'expectation')}"
    if not report.differences:
        return [f"{played.file}: ok ({looked_at})"]
    told = [f"{played.file}: {counted(len(report.differences), 'difference')} ({looked_at})"]
    for difference in report.differences:
        told += [
            f"  line {difference.line}",
            f"    expected  {difference.expected}",
            f"    found     {difference.found}",
            f"    asked     {difference.asked}",
        ]
    return told
