"""`wildswing rules`: the rulebook of a game, to read and to print."""

from pathlib import Path

from wildswing.cli.files import write_text
from wildswing.cli.output import console
from wildswing.kernel.registry import find_game
from wildswing.rulebook.facet import ENGLISH, IDS, rulebook_of


def rules(game: str, /, *, page: Path | None = None) -> None:
    """Read the rules of a game, or write them as a page to print.

    Args:
        game: The game.
        page: Writes the rules with their pictures to this HTML file instead; its first sheet is for a real table.
    """
    played = find_game(game)
    book = rulebook_of(played)
    screen = console()
    if page is None:
        from rich.markdown import Markdown  # noqa: PLC0415 - takes longer than the rest

        screen.print(Markdown(IDS.sub("", book.text(ENGLISH))))
        return
    from wildswing.rulebook.page import page_of, style  # noqa: PLC0415 - only a page needs it

    write_text(page, page_of(played, ENGLISH, f"<style>{style()}</style>"))
    screen.print(f"The rules are in {page}; open it in a browser, and print it there.", soft_wrap=True)
