"""The tables of actions and observations in the documentation: `python -m wildswing.arenas.tables docs/train.md`."""

import re
import sys
from pathlib import Path

from wildswing.arenas.facet import encoding_of
from wildswing.arenas.numbering import Numbering

MARKED = re.compile(r"(<!-- (?P<what>actions|observations) of (?P<game>[\w-]+) -->\n).*?(<!-- end -->\n)", re.DOTALL)
"""A table in a page, between a comment that names it and one that ends it."""


def table(what: str, game: str) -> str:
    """Returns the table of the actions or the observations of a game."""
    encoding = encoding_of(game)
    assert isinstance(encoding, Numbering)
    return encoding.blocks.table() if what == "actions" else encoding.parts.table()


def with_tables(page: str) -> str:
    """Returns a page with all its tables made anew."""
    return MARKED.sub(lambda found: f"{found[1]}\n{table(found['what'], found['game'])}\n{found[4]}", page)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text(encoding="utf-8")), encoding="utf-8")
