"""Which of the puzzles of a game somebody gets: by number or theme, or the one of a day."""

from collections.abc import Sequence
from datetime import date

from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.study.puzzles.facet import puzzles_of
from wildswing.study.puzzles.file import shipped_puzzles
from wildswing.study.puzzles.puzzle import Puzzle
from wildswing.texts import say


class NoPuzzle(WildswingError):
    """There is no puzzle like the one that is asked for."""


def puzzles_about(game: AnyGame, theme: str = "") -> list[tuple[int, Puzzle]]:
    """Returns the puzzles of a game with their numbers, easiest first; only those of a theme if one is named."""
    puzzles = shipped_puzzles(game)
    if not puzzles:
        raise NoPuzzle(say("There are no puzzles of {game}.", game=game.title))
    found = [(number, one) for number, one in enumerate(puzzles, 1) if theme in ("", one.theme)]
    if not found:
        themes = ", ".join(themes_of(game))
        raise NoPuzzle(say("No puzzle has the theme “{theme}”; there is {themes}.", theme=theme, themes=themes))
    return found


def themes_of(game: AnyGame) -> list[str]:
    """Returns the themes of which a game has puzzles, in its own order."""
    facet = puzzles_of(game)
    used = {one.theme for one in shipped_puzzles(game)}
    return [] if facet is None else [theme for theme in facet.themes if theme in used]


def puzzle_number(game: AnyGame, number: int) -> Puzzle:
    """Returns a puzzle by its number."""
    puzzles = puzzles_about(game)
    if not 1 <= number <= len(puzzles):
        raise NoPuzzle(
            say("There is no puzzle {number}; choose one from 1 to {last}.", number=number, last=len(puzzles))
        )
    return puzzles[number - 1][1]


def daily_number(game: AnyGame, day: date) -> int:
    """Returns the number of the puzzle of a day: every puzzle has its day before any comes again."""
    count = len(puzzles_about(game))
    turn, place = divmod(day.toordinal(), count)
    return 1 + Stream(f"daily {game.name} {turn}").shuffled(range(count))[place]


def next_number(found: Sequence[tuple[int, Puzzle]], tried: Sequence[str]) -> int:
    """Returns the number of the easiest puzzle that was not tried yet; when all were, the first one again."""
    return next((number for number, one in found if one.id not in tried), found[0][0])
