"""The fighters that come with the package, one text file each and one of scenarios beside it, by season."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

SEASONS: Final = {
    "season1-red-horizon": "Season 1: Red Horizon",
    "season2-seventh-cross": "Season 2: Seventh Cross",
    "season2-fan-work": "Season 2: Seventh Cross, fan work",
    "season3-street-fighter": "Season 3: Street Fighter",
    "season4-shovel-knight": "Season 4: Shovel Knight",
    "season5-blazblue": "Season 5: BlazBlue",
    "season6-under-night": "Season 6: Under Night",
    "season7-guilty-gear-strive": "Season 7: Guilty Gear Strive",
}
"""What each folder of fighters is called."""


FIGHTER: Final = ".fighter"
SCENARIO: Final = ".scenario"


def fighter_files() -> tuple[tuple[str, str], ...]:
    """Returns the path (below the roster) and the text of every fighter's file, in the order of the paths."""
    return _files(FIGHTER)


def scenario_files() -> dict[str, tuple[str, str]]:
    """Returns the path and the text of the scenarios of each fighter that has some, by the text of the fighter."""
    fighters = {path.removesuffix(FIGHTER): text for path, text in fighter_files()}
    return {fighters[path.removesuffix(SCENARIO)]: (path, text) for path, text in _files(SCENARIO)}


@cache
def _files(suffix: str) -> tuple[tuple[str, str], ...]:
    seasons: list[Traversable] = [folder for folder in files(__name__).iterdir() if folder.is_dir()]
    found = {
        f"{season.name}/{file.name}": file.read_text(encoding="utf-8")
        for season in seasons
        for file in season.iterdir()
        if file.name.endswith(suffix)
    }
    return tuple(sorted(found.items()))


@cache
def _seasons_by_text() -> dict[str, str]:
    folders = [(path.partition("/")[0], text) for path, text in fighter_files()]
    return {text: SEASONS[folder] for folder, text in folders if folder in SEASONS}


def season_of(text: str) -> str:
    """Returns the season of a fighter that comes with the package, by its text; of any other, nothing."""
    return _seasons_by_text().get(text, "")
