"""The places for lines at a table: how many there are, and who makes place for others when all are taken."""

from collections import Counter

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.limits import heaviest
from wildswing.server.doors.connections import room_for_lines
from wildswing.server.room.pages import Page
from wildswing.texts import say, text

LINES_EACH = 300
"""Lines that may be open at once from one address."""

SAYS_NOTHING, WATCHES, PLAYS = range(3)
"""What a line is for; the less, the sooner it has to make place."""


class Places:
    """The lines that are open; where all places are taken, those lose one who have most of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pages: dict[Page, int] = {}
        """The pages, the oldest first, and what their lines are for."""
        self._of: Counter[str] = Counter()
        """How many lines each address has."""

    @property
    def taken(self) -> int:
        """How many pages have a place."""
        return len(self._pages)

    def admit(self, page: Page) -> None:
        """Gives a page a place, or refuses it."""
        most = min(self._most, room_for_lines())
        if self._of[page.address] >= LINES_EACH:
            if not self._free(page.address, SAYS_NOTHING):
                raise WildswingError(
                    say("{most} pages are open from where you are; close some, then reload this one.", most=LINES_EACH)
                )
        elif len(self._pages) >= most:
            loser = heaviest(self._of, page.address)
            if not (self._free(page.address, SAYS_NOTHING) if loser is None else self._free(loser, PLAYS)):
                raise WildswingError(
                    say("{most} pages are open at this table; close some, then reload this one.", most=most)
                )
        self._pages[page] = SAYS_NOTHING
        self._of[page.address] += 1

    def note(self, page: Page, what: int) -> None:
        """Notes what the line of a page is for, if the page still has its place."""
        if page in self._pages:
            self._pages[page] = what

    def leave(self, page: Page) -> None:
        """Lets others have the place of a page, if it has one."""
        if self._pages.pop(page, None) is not None:
            self._of[page.address] -= 1
            if not self._of[page.address]:
                del self._of[page.address]

    def _free(self, address: str, most: int) -> bool:
        """Sends away a page of an address whose line is for no more than something, and tells whether there is one.

        Of those that say nothing it is the oldest, since the others may be about to; of all others the newest.
        """
        own = [(what, page) for page, what in self._pages.items() if page.address == address and what <= most]
        if not own:
            return False
        least = min([what for what, _ in own])
        pages = [page for what, page in own if what == least]
        lost = pages[0 if least == SAYS_NOTHING else -1]
        self.leave(lost)
        lost.send_away(
            text(
                "This table is full, and most of its pages are open at your address; close some, then reload this one."
            )
        )
        return True
