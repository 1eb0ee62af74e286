"""Writes what a quick start needs: the tables of the grammar of fighter files, and the roster as it was read."""

from pathlib import Path

from wildswing.exceed import roster
from wildswing.exceed.language import kept, tables
from wildswing.exceed.language.anew import parse_anew

tables.keep_tables(Path(tables.__file__).parent)
texts = [text for _, text in roster.fighter_files()]
kept.keep_sheets(Path(roster.__file__).parent, [(text, parse_anew(text)) for text in texts])
