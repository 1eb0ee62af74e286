"""The fighters that come with the package, one text file each, by season."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def fighter_files() -> tuple[tuple[str, str], ...]:
    """Returns the path (below the roster) and the text of every file, in the order of the paths."""
    seasons: list[Traversable] = [folder for folder in files(__name__).iterdir() if folder.is_dir()]
    found = {
        f"{season.name}/{file.name}": file.read_text(encoding="utf-8")
        for season in seasons
        for file in season.iterdir()
        if file.name.endswith(".fighter")
    }
    return tuple(sorted(found.items()))
