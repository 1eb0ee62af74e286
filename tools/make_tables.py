"""Writes the tables of the grammar of fighter files beside the grammar, for a quick start."""

from pathlib import Path

from wildswing.exceed.language import tables

tables.keep_tables(Path(tables.__file__).parent)
