"""What can go wrong with a log, as its host is told and as callers are told."""

from typing import ClassVar

from wildswing.kernel.errors import WildswingError
from wildswing.texts import Text, text, translated

FULL = text("The disk of this table is full, so nothing was changed; tell its host, then try again.")
DAMAGED = text("The database of this table is damaged; tell its host, who has to put a copy in its place.")
UNKEPT = text("A text with a null character in it cannot be stored; leave that character out.")
"""What callers are told of some troubles."""


class DatabaseTrouble(WildswingError):
    """The log cannot be read or written; nothing was acknowledged that is not in it.

    Its words are for the host, since they name the database. Callers are told what concerns them, and nothing of the
    machine.
    """

    usual: ClassVar[Text] = text(
        "The database of this table cannot be used now, so nothing was changed; try again in a moment, and tell the "
        "host if that does not help."
    )

    def __init__(self, sentence: str, public: Text | None = None) -> None:
        super().__init__(sentence)
        self.public = public or self.usual
        """What callers are told."""

    @property
    def told(self) -> str:
        """What callers are told, in the language that is spoken now."""
        return translated(self.public)


class PassingTrouble(DatabaseTrouble):
    """What time or the host mends while the table is open, such as a full disk; whoever meets it comes back later."""


class LostDatabase(PassingTrouble):
    """The database cannot be reached now; later it may be."""

    usual = text(
        "The database of this table cannot be reached; nothing that was accepted is lost, so try again in a moment."
    )


class Overtaken(DatabaseTrouble):
    """Somebody else has written first what was to be written; nothing of it was."""

    usual = text("Somebody else has changed this in the meantime, so your change was not saved; try again.")
