"""Where a person's own files lie."""

import os
from pathlib import Path

import platformdirs


def home_folder() -> Path:
    """Returns the folder for data by the custom of the platform; WILDSWING_HOME names another one."""
    home = os.environ.get("WILDSWING_HOME") or platformdirs.user_data_dir("wildswing", appauthor=False)
    return Path(home).expanduser()


def matches_folder() -> Path:
    """Returns where the matches of the terminal are kept."""
    return home_folder() / "matches"


def fighters_folder() -> Path:
    """Returns where fighters are put that are to be found by name."""
    return home_folder() / "fighters"


def table_file() -> Path:
    """Returns where the table in the browser keeps its matches."""
    return home_folder() / "table.sqlite"
