"""`wildswing scores`: lists the best results of games for one player."""

from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import console, print_json, to_type
from wildswing.home.scores import Score, ranked, read_scores
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game, shelf


def scores(
    game: str | None = None,
    /,
    *,
    best: WholeNumber = 10,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """List the best results of games for one player, for every setup apart.

    Args:
        game: Only those of this game.
        best: How many of each setup.
        json: Print the list as JSON.
    """
    if best < 1:
        raise WildswingError(f"--best {best} would list nothing; give 1 or more.")
    if game is not None:
        find_game(game)
    found = read_scores()
    groups = [group[:best] for (name, _), group in ranked(found.kept).items() if game is None or name == game]
    if json:
        print_json({"scores": [score for group in groups for score in group], "passed_over": found.passed_over})
        return
    screen = console()
    for group in groups:
        screen.print(_table(group))
    if not groups:
        what = "game for one player" if game is None else game
        start = to_type("play", game or _for_one(), "--terminal")
        screen.print(f"No {what} was finished yet; play one with {start}.", soft_wrap=True)
    for sentence in found.passed_over:
        screen.print(sentence, soft_wrap=True)


def _for_one() -> str:
    """Returns the name of the first game for one player, if there is any."""
    return next((name for name, game in shelf().games.items() if len(game.seat_names) == 1), "GAME")


def _table(group: list[Score]) -> Table:
    first = group[0]
    known = shelf().games.get(first.game)
    with_ = ", ".join([f"{key} {text}" for key, text in first.played_with.items()])
    title = Text.assemble((known.title if known else first.game, "bold"), f"  {with_}")
    table = Table("", "Score", "Result", "Day", box=box.SIMPLE_HEAD, title=title, title_justify="left")
    for score in group:
        place = 1 + len([one for one in group if one.score > score.score])
        table.add_row(str(place), str(score.score), score.sentence, score.day.isoformat())
    return table
