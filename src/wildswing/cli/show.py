"""`wildswing show`: says what a game is and shows its cards, or those of a fighter or a character."""

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from wildswing.cli.files import read_text
from wildswing.cli.output import console, print_json, to_type
from wildswing.cli.setups import EXCEED
from wildswing.cli.tables.looks import look_of
from wildswing.exiled.terminal.throwing import EXILED, SUFFIX
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
    """Say what a game is and show its cards, or those of a fighter or a character.

    Args:
        name: The game, by the name that `wildswing games` lists; or a fighter of Exceed, or a character of Rise of the
            Exiled, or the file of one.
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
    from wildswing.exceed.home.fighters import gather  # noqa: PLC0415 - as above
    from wildswing.exceed.matches import UnknownFighter  # noqa: PLC0415 - as above
    from wildswing.exceed.terminal.finding import read_fighter  # noqa: PLC0415 - only a fighter needs it
    from wildswing.exiled.rules.characters import house_characters  # noqa: PLC0415 - only a character needs it

    characters = house_characters()
    if name.endswith(SUFFIX) or name.casefold() in [one.casefold() for one in characters]:
        _show_character(name, json)
        return
    try:
        fighter = read_fighter(name)
    except UnknownFighter:
        if len([one for one in characters if name.casefold() in one.casefold()]) != 1:
            raise WildswingError(_nothing_called(name, [*gather().texts, *characters])) from None
        _show_character(name, json)
    else:
        _show_fighter(name, fighter, json)


def _show_fighter(name: str, text: str, json: bool) -> None:
    """Shows a fighter with all cards."""
    from wildswing.exceed.matches import DEFAULT_FIGHTERS  # noqa: PLC0415 - as above
    from wildswing.exceed.terminal.finding import is_file  # noqa: PLC0415 - only a fighter needs it
    from wildswing.exceed.terminal.page import fighter_facts, fighter_page  # noqa: PLC0415 - as above

    if json:
        print_json(fighter_facts(text))
        return
    screen = console()
    screen.print(fighter_page(text))
    fighters = (name if is_file(name) else fighter_facts(text)["name"], DEFAULT_FIGHTERS[1])
    screen.print(f"\nPlay with {to_type('play', EXCEED, '--terminal', '--fighters', *fighters)}.", soft_wrap=True)


def _show_character(name: str, json: bool) -> None:
    """Shows a character with all abilities."""
    from wildswing.exiled.rules.characters import house_characters, read_character  # noqa: PLC0415 - as above
    from wildswing.exiled.terminal.page import character_facts, character_page  # noqa: PLC0415 - only here

    if name.endswith(SUFFIX):
        text = read_text(name)
        called, played = read_character(text, name).name, name
    else:
        called = next(one for one in house_characters() if name.casefold() in one.casefold())
        text, played = house_characters()[called], called
    if json:
        print_json(character_facts(text))
        return
    screen = console()
    screen.print(character_page(text))
    other = next(one for one in ("Nahtha", "Hedina") if one != called)
    teams = f"{played} / {other}"
    screen.print(f"\nPlay with {to_type('play', EXILED, '--terminal', '--teams', teams)}.", soft_wrap=True)


def _nothing_called(name: str, others: list[str]) -> str:
    """Offers what was meant, or says which games there are."""
    games = sorted(shelf().games)
    known = {one.casefold(): one for one in (*games, *others)}
    # With so many names, a word that shares half its letters with one is no slip of the pen.
    near = get_close_matches(name.casefold(), known, n=1, cutoff=0.7)
    hint = f"did you mean “{known[near[0]]}”?" if near else f"there are the games {', '.join(games)}."
    return f"There is no game, fighter or character called “{name}”; {hint}"
