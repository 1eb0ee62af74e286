"""`wildswing show`: says what a game is and shows its cards, or those of a fighter or a character."""

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from wildswing.cli.facet import Setups
from wildswing.cli.output import console, print_json, to_type
from wildswing.cli.tables.looks import look_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game, offering, shelf


def show(
    name: str,
    /,
    *,
    picture: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Say what a game is and show its cards, or those of a fighter or a character.

    Args:
        name: The game, by the name that `wildswing games` lists; or a fighter or a character of a game, or the file of
            one.
        picture: Writes a picture of the table in the middle of a game to this SVG file instead.
        json: Print the facts as JSON.
    """
    known = shelf()
    if name not in known.games and name not in known.broken:
        if picture is not None:
            raise WildswingError(
                f"--picture draws the table of a game, not a fighter or character like “{name}”; leave it out."
            )
        _show_somebody(name, json)
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


def _show_somebody(name: str, json: bool) -> None:
    """Shows a fighter or a character; a part of a name will do, if it fits one."""
    known = [setups.sheets for _, setups in offering("setups", Setups) if setups.sheets is not None]
    for sheets in known:
        if name.endswith(sheets.suffix):
            sheets.show(name, json)
            return
    for fits in (_is_called, _is_word_of, _is_part_of):
        for sheets in known:
            found = [one for one in sheets.names() if fits(name, one)]
            if len(found) == 1:
                sheets.show(found[0], json)
                return
    raise WildswingError(_nothing_called(name, [one for sheets in known for one in sheets.names()]))


def _is_called(name: str, one: str) -> bool:
    return name.strip().casefold() == one.casefold()


def _is_word_of(name: str, one: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name.strip().casefold())}(?!\w)", one.casefold()) is not None


def _is_part_of(name: str, one: str) -> bool:
    return name.strip().casefold() in one.casefold()


def _nothing_called(name: str, others: list[str]) -> str:
    """Offers what was meant, or says which games there are."""
    games = sorted(shelf().games)
    known = {one.casefold(): one for one in (*games, *others)}
    # With so many names, a word that shares half its letters with one is no slip of the pen.
    near = get_close_matches(name.casefold(), known, n=1, cutoff=0.7)
    hint = f"did you mean “{known[near[0]]}”?" if near else f"there are the games {', '.join(games)}."
    return f"There is no game, fighter or character called “{name}”; {hint}"
