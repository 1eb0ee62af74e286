"""Those who sit at one seat, or watch: their pages, and how much of the match they were sent."""

from collections.abc import Iterator, Sequence

import msgspec

from wildswing.kernel.event import Told
from wildswing.kernel.state import State
from wildswing.server.protocol import Situation
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.pages import Page


class Shown(msgspec.Struct, frozen=True):
    """A table that was sent, and all that its audience knew of the match then."""

    table: Situation
    hidden: State


class Audience:
    """Pages that are told the same."""

    def __init__(self, heard: int) -> None:
        self.pages: set[Page] = set()
        self.number = 0
        """The number of the last message to these pages."""
        self.heard = heard
        """How much of all that was told has been sent."""
        self.marks: dict[int, int] = {}
        """By the number of each table sent, how much had been told by then."""
        self.last: dict[str, Shown] = {}
        """The last table in each language."""

    def next_number(self) -> int:
        """Counts a message that goes to these pages."""
        self.number += 1
        return self.number

    def by_language(self) -> Iterator[tuple[str, list[Page]]]:
        """Returns the pages that are spoken to in each language."""
        for language in sorted({page.language for page in self.pages}):
            yield language, [page for page in self.pages if page.language == language]

    def heard_by(self, seen: int) -> int | None:
        """Returns how much had been told when a page got its last table, or None if its number is unknown."""
        tables = [number for number in self.marks if number <= seen]
        return self.marks[max(tables)] if tables else None

    def forget(self, before: Sequence[Told], after: Sequence[Told]) -> None:
        """Counts anew when something is no more part of what was told, and these pages had not heard of it."""
        same = next(
            (place for place, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(after)
        )
        less = len(before) - len(after)
        self.heard = _without(self.heard, same, less)
        self.marks = {number: _without(heard, same, less) for number, heard in self.marks.items()}


def _without(heard: int, place: int, less: int) -> int:
    return heard if heard <= place else max(place, heard - less)


class Seat(Audience):
    """A seat, with who has it."""

    def __init__(self, keeper: Keeper, heard: int) -> None:
        super().__init__(heard)
        self.keeper = keeper
