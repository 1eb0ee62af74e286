"""A page at a seat, as the referee sees it."""

import asyncio

import msgspec

from wildswing.server.basics.limits import Allowance
from wildswing.server.protocol import Farewell, ToPage
from wildswing.texts import Text, speaking, text, translated
from wildswing.texts.catalogues import catalogue_of

MOST_WAITING = 200
"""Messages that may wait for a slow page."""

SENT_AWAY = 1008
"""The code with which the line of a page is closed after a farewell."""

CALL_AGAIN = 1013
"""The code with which it is closed without a farewell: what is wrong passes, so the page calls again in a moment."""

WONDERED = (60, 12.0)
"""Things that somebody may ask without changing any: so many at once, and then so many a second."""


class Page:
    """What is to be sent to one browser page waits here, so that a slow page holds up nobody."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        """From where it calls."""
        self._waiting: list[bytes] = []
        self._has_news = asyncio.Event()
        self.language = "en"
        self.is_welcome = False
        """Whether it was shown the match; not until the cards are dealt, and not after an answer was taken back."""
        self.is_leaving = False
        """Whether a farewell is in line or was sent, or the page has to call again."""
        self.closing_code = SENT_AWAY
        """The code with which the line is closed once all is sent."""
        self.is_answering = False
        """Whether an answer of it is on its way to the disk."""
        self.is_gone = False
        """Whether nobody can be heard or told anything any more."""
        self.wondering = Allowance(*WONDERED)

    def send(self, message: ToPage) -> None:
        """Puts a message in line; after a farewell nothing more is sent."""
        if self.is_leaving:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.send_away(text("Your page is reading messages too slowly; reload it to continue."))
            return
        self._put(message)
        self.is_leaving = isinstance(message, Farewell)

    def send_away(self, why: Text) -> None:
        """Puts a farewell in line, in the language of the page."""
        if self.is_leaving:
            return
        with speaking(catalogue_of(self.language)):
            self._put(Farewell(translated(why)))
        self.is_leaving = True

    def hang_up(self) -> None:
        """Ends the line without a farewell, so that the page calls again by itself."""
        if self.is_leaving:
            return
        self.closing_code = CALL_AGAIN
        self.is_leaving = True
        self._has_news.set()

    def _put(self, message: ToPage) -> None:
        self._waiting.append(msgspec.json.encode(message))
        self._has_news.set()

    async def next(self) -> list[bytes]:
        """Waits until there are messages to send, and takes them out of the line."""
        await self._has_news.wait()
        return self.read()

    def read(self) -> list[bytes]:
        """Takes all messages out of the line that wait there."""
        self._has_news.clear()
        waiting, self._waiting = self._waiting, []
        return waiting

    @property
    def is_served(self) -> bool:
        """Whether everything up to the farewell, or until it was hung up, was taken out of the line."""
        return self.is_leaving and not self._waiting
