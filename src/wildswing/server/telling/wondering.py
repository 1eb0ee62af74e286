"""What a page is told that asks for something and changes nothing by it.

It is told at once, also while an answer of somebody is on its way to the disk: whoever had to wait for that would learn
of answers that are given in secret.
"""

from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import AskTakeBack, Foretold, LastAnswer, Point, ToPage
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of


def tell(asked: Point | AskTakeBack, room: Room, seat: int, page: Page) -> bool:
    """Tells a page what it asks for, from what its seat knows; returns whether it asks no more than it may."""
    if not page.wondering.spend():
        return False
    page.send(_foretold(asked, room, seat, page) if isinstance(asked, Point) else LastAnswer(room.may_take_back(seat)))
    return True


def _foretold(point: Point, room: Room, seat: int, page: Page) -> ToPage:
    """Returns what a card would do now."""
    match = room.match
    hidden = match.game.hide(match.state, seat)
    with speaking(catalogue_of(page.language)):
        forecast = presenter_of(match.game).forecast(hidden, seat, point.owner, point.card)
    return Foretold(point.owner, point.card, forecast)
