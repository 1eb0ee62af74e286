"""The table in the browser: a server on this machine, open until Ctrl-C."""

import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import wildswing.server
from wildswing.cli.output import console, to_type
from wildswing.home.folder import table_file
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.packages import MissingPackage, needed
from wildswing.server.basics.troubles import log_to


def play_in_browser(game: str | None, port: int | None, opens: bool) -> None:
    """Opens the table, and the browser at it, and waits until somebody ends it."""
    page = built_page()
    with server_needed():
        from wildswing.server.hosting.serving import address_of, open_port, serve  # noqa: PLC0415 - heavy, and only needed here
        from wildswing.server.keeping.storage import url_of  # noqa: PLC0415 - see above

    screen = console()
    listener = open_port(port)
    address = address_of(listener) + (f"/#game={game}" if game else "")

    def when_open() -> None:
        screen.print(f"The table is open at {address} (Ctrl-C closes it).", soft_wrap=True)
        if opens and not webbrowser.open(address):
            screen.print("No browser could be opened; open that address yourself.")

    with log_to(sys.stderr):
        serve(listener, url_of(table_file()), page, when_open)
    screen.print(f"The table is closed; your matches are kept. Open it again with {to_type('play')}.", soft_wrap=True)


@contextmanager
def server_needed() -> Iterator[None]:
    """Tells how to get the packages of the table, which an installation for the terminal alone does without."""
    try:
        with needed("The table in the browser needs"):
            yield
    except MissingPackage as error:
        raise WildswingError(f"{error} (or play here: {to_type('play', '--terminal')})") from None


def built_page() -> Path:
    """Returns the folder of the page, which a checkout has to build first."""
    page = Path(wildswing.server.__file__).parent / "page"
    if not (page / "index.html").is_file():
        raise WildswingError(
            "The page for the browser is not built; `make play` builds it and opens it, and "
            f"{to_type('play', '--terminal')} plays here."
        )
    return page
