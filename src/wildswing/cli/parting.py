"""What is said when somebody leaves a match before its end, or something breaks it off."""

from collections.abc import Callable

from rich.console import Console

from wildswing.cli.person import Leave
from wildswing.cli.saved import SavedMatch
from wildswing.kernel.errors import WildswingError


def is_played_out(saved: SavedMatch, screen: Console, play: Callable[[], None], cover: Callable[[], None]) -> bool:
    """Plays, and tells whether nobody left before the end; whoever leaves sees nothing secret, and how to go on."""
    try:
        play()
    except Leave:
        cover()
        if saved.is_lost:
            raise WildswingError(saved.parting()) from None
        screen.print(saved.parting(), soft_wrap=True)
        return False
    except KeyboardInterrupt as interrupt:
        screen.print()
        cover()
        interrupt.add_note(saved.parting())
        raise
    except WildswingError:
        raise
    except Exception as error:
        error.add_note(f"The match file is {saved.path}.")
        error.add_note(saved.parting())
        raise
    return True
