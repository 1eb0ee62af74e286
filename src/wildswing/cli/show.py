"""`wildswing show`: says what a game is and shows its cards, or those of a fighter."""

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from wildswing.cli.output import console, print_json, to_type
from wildswing.cli.setups import EXCEED
from wildswing.cli.tables.looks import look_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game, shelf


def show(
    name: str,
    /,
    *,
    picture: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Say what a game is and show its cards, or those of a fighter.

    Args:
        name: The game, by the name that `wildswing games` lists; or a fighter of Exceed, or a fighter file.
        picture: Writes a picture of the terminal table in the middle of a game to this SVG file instead.
        json: Print the facts as JSON.
    """
    known = shelf()
    if name not in known.games and name not in known.broken:
        _show_fighter(name, picture, json)
        return
    game = find_game(name)
    if picture is not None:
        _draw(game, picture, json)
    elif json:
        _print_facts(game)
    else:
        _print_page(game)


def _draw(game: AnyGame, picture: Path, json: bool) -> None:
    from wildswing.cli.picture import save_picture  # noqa: PLC0415 - only a picture needs it

    save_picture(game, picture)
    if json:
        print_json({"picture": str(picture)})
    else:
        console().print(f"The picture is in {picture}.", soft_wrap=True)


def _print_facts(game: AnyGame) -> None:
    setup = game.default_setup()
    facts = {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "seats": game.seats(setup),
        "rules_version": game.version,
        "longest": game.longest,
    }
    print_json({**facts, **look_of(game).facts(game, setup)})


def _print_page(game: AnyGame) -> None:
    setup = game.default_setup()
    screen = console()
    screen.print(Text.assemble((game.title, "bold underline"), f"  {game.summary}\n"))
    page = look_of(game).page(game, setup)
    screen.print(
        f"Seats: {', '.join(game.seats(setup))}. No game takes more than {game.longest} answers."
        if page is None
        else page,
    )
    screen.print(f"\nPlay it with {to_type('play', game.name, '--terminal')}.")


def _show_fighter(name: str, picture: Path | None, json: bool) -> None:
    """Shows a fighter with all cards."""
    from wildswing.cli.fighters import is_file, read_fighter  # noqa: PLC0415 - only a fighter needs it
    from wildswing.cli.tables.exceed_page import fighter_facts, fighter_page  # noqa: PLC0415 - as above
    from wildswing.exceed.matches import DEFAULT_FIGHTERS, UnknownFighter  # noqa: PLC0415 - as above
    from wildswing.home.fighters import gather  # noqa: PLC0415 - as above

    try:
        text = read_fighter(name)
    except UnknownFighter:
        raise WildswingError(_nothing_called(name, list(gather().texts))) from None
    if picture is not None:
        raise WildswingError(f"--picture draws the table of a game, and “{name}” is a fighter; leave it out.")
    if json:
        print_json(fighter_facts(text))
    else:
        screen = console()
        screen.print(fighter_page(text))
        fighters = (name if is_file(name) else fighter_facts(text)["name"], DEFAULT_FIGHTERS[1])
        screen.print(f"\nPlay with {to_type('play', EXCEED, '--terminal', '--fighters', *fighters)}.", soft_wrap=True)


def _nothing_called(name: str, fighters: list[str]) -> str:
    """Offers the game or fighter that was meant, or says which games there are."""
    games = sorted(shelf().games)
    known = {one.casefold(): one for one in (*games, *fighters)}
    near = get_close_matches(name.casefold(), known, n=1)
    hint = f"did you mean “{known[near[0]]}”?" if near else f"there are the games {' and '.join(games)}."
    return f"There is no game or fighter called “{name}”; {hint}"
