"""What every seat remembers of a game: all it was told and all it answered, in order."""

import msgspec

from wildswing.kernel.event import EVERYONE, Told
from wildswing.kernel.match import Given

Entry = Told | Given


class Memory:
    """The tale of a game as each seat, and a spectator, could tell it.

    Words are made only when somebody asks for them, since most of a game is played without. The last text is the
    spectator's, whose seat is -1.
    """

    __slots__ = ("_entries", "_read", "_texts")

    def __init__(self, texts: tuple[str, ...]) -> None:
        self._texts = list(texts)
        self._read = [0] * len(texts)
        self._entries: list[Entry] = []

    def hear(self, told: list[Told]) -> None:
        """Takes note of what happened."""
        self._entries += told

    def answer(self, seat: int, action: int) -> None:
        """Takes note of what a seat answered."""
        self._entries.append(Given(seat, action))

    def of(self, seat: int) -> str:
        """Returns the tale of a seat, a line for each thing."""
        news = self._entries[self._read[seat] :]
        if news:
            told = [_line(entry) for entry in news if _concerns(entry, seat)]
            self._texts[seat] = "".join([self._texts[seat], *told])
            self._read[seat] = len(self._entries)
        return self._texts[seat]

    def texts(self) -> tuple[str, ...]:
        """Returns the tales of all seats, the spectator's last."""
        return tuple([self.of(seat) for seat in (*range(len(self._texts) - 1), -1)])

    def copy(self) -> "Memory":
        """Returns an independent copy."""
        twin = Memory(())
        twin._texts = self._texts.copy()
        twin._read = self._read.copy()
        twin._entries = self._entries.copy()
        return twin


def _concerns(entry: Entry, seat: int) -> bool:
    """Tells whether a seat was told something, or answered it."""
    if isinstance(entry, Given):
        return entry.seat == seat
    return entry.audience == EVERYONE or seat in entry.audience


def _line(entry: Entry) -> str:
    return f"{msgspec.json.encode(entry if isinstance(entry, Given) else entry.event).decode()}\n"
