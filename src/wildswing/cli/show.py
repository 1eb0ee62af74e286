"""`wildswing show`: says what a game is and shows its cards."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from wildswing.cli.output import console, print_json, to_type
from wildswing.cli.tables.looks import look_of
from wildswing.kernel.registry import find_game


def show(
    name: str,
    /,
    *,
    picture: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Say what a game is and show its cards.

    Args:
        name: The game, by the name that `wildswing games` lists.
        picture: Writes a picture of the terminal table in the middle of a game to this SVG file instead.
        json: Print the facts as JSON.
    """
    game = find_game(name)
    if picture is not None:
        from wildswing.cli.picture import save_picture  # noqa: PLC0415 - only a picture needs it

        save_picture(game, picture)
        if json:
            print_json({"picture": str(picture)})
        else:
            console().print(f"The picture is in {picture}.", soft_wrap=True)
        return
    look = look_of(game)
    setup = game.default_setup()
    if json:
        facts = {
            "name": game.name,
            "title": game.title,
            "summary": game.summary,
            "seats": game.seats(setup),
            "rules_version": game.version,
            "longest": game.longest,
        }
        print_json({**facts, **look.facts(game, setup)})
        return
    screen = console()
    screen.print(Text.assemble((game.title, "bold underline"), f"  {game.summary}\n"))
    page = look.page(game, setup)
    screen.print(
        f"Seats: {', '.join(game.seats(setup))}. No game takes more than {game.longest} answers."
        if page is None
        else page,
    )
    screen.print(f"\nPlay it with {to_type('play', game.name, '--terminal')}.")
