"""The table of a tournament in a terminal."""

from itertools import combinations

import pytest
from rich.console import Console

from wildswing.cli.tables.standings import standings_page
from wildswing.lab.results import Header, Result
from wildswing.lab.results_report import report_of

LONGEST_NAME = "Goldlewis Dickinson"


@pytest.mark.parametrize("entrants", [2, 6, 7, 45])
def test_nothing_is_cut_off_in_a_terminal_of_80_columns(entrants: int) -> None:
    names = tuple([f"{LONGEST_NAME[:-2]}{number:02}" for number in range(entrants)])
    header = Header(kind="matchups", program="1", game="exceed", rules=1, seed=7, entrants=names, texts="abc")
    results = [Result(pair, 0, pair[0], pair[0], 90, (30, 0), 12) for pair in combinations(names, 2)]
    console = Console(width=80, force_terminal=False)
    with console.capture() as shown:
        console.print(standings_page(report_of(header, results, len(results), complete=True), "exceed", "fighter"))
    assert "…" not in shown.get()
    assert all(name in shown.get() for name in names)
    assert ("100  100" in shown.get()) == (2 < entrants <= 6)
