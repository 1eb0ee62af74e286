"""The fighters of Exceed as a table, by season."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildswing.exceed.home.entries import FighterEntry

DIFFICULTY_STYLES = {"easy": "green", "medium": "yellow", "hard": "red"}
STAR = "★"
"""Stands beside a fighter for a first game."""


def roster_table(listed: Sequence[FighterEntry]) -> RenderableType:
    """Draws a table for each season and edition, with columns that stand below each other."""
    titles = list(dict.fromkeys([_title(entry) for entry in listed]))
    wide = max([len(entry.name) for entry in listed], default=0) + 2
    seasons = [_season(title, [entry for entry in listed if _title(entry) == title], wide) for title in titles]
    hint = [Text(f"{STAR} good to start with\n", "dim")] if any(entry.good_to_start for entry in listed) else []
    return Group(*seasons, *hint)


def _title(entry: FighterEntry) -> str:
    return f"{entry.season or 'Written by you'} ({entry.edition})"


def _season(title: str, listed: Sequence[FighterEntry], wide: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=Text(title, "bold"), title_justify="left", expand=True)
    table.add_column("Fighter", width=wide)
    table.add_column("Style", ratio=1)
    table.add_column("Difficulty", width=10)
    table.add_column("Life", width=4, justify="right")
    table.add_column("Exceed", width=6, justify="right")
    for entry in listed:
        name = Text(f"{entry.name} {STAR}" if entry.good_to_start else entry.name, "bold")
        difficulty = Text(entry.difficulty, DIFFICULTY_STYLES.get(entry.difficulty, ""))
        cost = "-" if entry.exceed_cost is None else str(entry.exceed_cost)
        table.add_row(name, Text(entry.style), difficulty, str(entry.life), cost)
    return table
