"""What docs/lab.md shows can be typed, and what it counts is so."""

import re
import shlex
from pathlib import Path

import pytest

from wildswing.cli.main import app, commands
from wildswing.lab.balance_words import NARROW
from wildswing.lab.charts_words import interval
from wildswing.lab.figures import WIDE
from wildswing.lab.statistics import share

FOLDER = Path(__file__).parents[2] / "docs"
PAGE = (FOLDER / "lab.md").read_text(encoding="utf-8")
COMMANDS = [
    shlex.split(line)[1:]
    for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
    if line.startswith("wildswing ")
]


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_every_command_is_understood(arguments: list[str]) -> None:
    assert arguments[0] in commands()
    command, bound, _ = app.parse_args(arguments, exit_on_error=False, print_error=False)
    assert command.__name__ == arguments[0]
    assert bound.arguments


def test_every_command_of_the_table_has_an_example() -> None:
    named = re.findall(r"\| `wildswing (\w+)` \|", PAGE)
    assert len(named) == 6
    assert set(named) == {arguments[0] for arguments in COMMANDS}


def test_the_intervals_of_the_table_are_those_of_so_many_games() -> None:
    rows = re.findall(r"^\| ([\d,]+) \| (\d+ to \d+ %) \|$", PAGE, re.MULTILINE)
    assert len(rows) == 6
    for games, said in rows:
        count = int(games.replace(",", ""))
        assert interval(share(count / 2, count)) == said


def test_the_bounds_of_the_verdict_are_those_it_names() -> None:
    assert f"no wider than {100 * NARROW:.0f} points" in PAGE
    assert f"wider than {100 * WIDE:.0f} points" in PAGE


def test_every_link_leads_somewhere() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", PAGE) if not link.startswith("http")]
    assert links
    assert [link for link in links if not (FOLDER / link.partition("#")[0]).is_file()] == []
