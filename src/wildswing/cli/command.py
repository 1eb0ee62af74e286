"""Commands that a package adds for its game.

An entry point in the group `wildswing.commands` names a dictionary of `Command` by name. It stands apart from the game,
so that whoever asks for help does not wait for the rules of all games.
"""

from importlib.metadata import entry_points
from typing import NamedTuple

GROUP = "wildswing.commands"


class Command(NamedTuple):
    """A command: the sentence in the list of commands, and the dotted name of its function."""

    sentence: str
    function: str


def added_commands() -> dict[str, Command]:
    """Returns all commands that packages add; one that cannot be loaded keeps no other from it."""
    found: dict[str, Command] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            for name, one in entry.load().items():
                if isinstance(one, Command):
                    found.setdefault(name, one)
        except (Exception, SystemExit):  # whatever a stranger's package does must not stop the others
            import logging  # noqa: PLC0415 - whoever asks for help does not wait for it

            logging.getLogger(__name__).exception("The commands of “%s” are passed over", entry.name)
    return found
