"""What a page is told when somebody points at a card."""

from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import Foretold, Point
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of


def point_at(point: Point, room: Room, seat: int, page: Page) -> bool:
    """Tells a page what a card would do now, from what its seat knows; returns whether it asks no more than it may."""
    if not page.pointing.spend():
        return False
    match = room.match
    hidden = match.game.hide(match.state, seat)
    with speaking(catalogue_of(page.language)):
        forecast = presenter_of(match.game).forecast(hidden, seat, point.owner, point.card)
    page.send(Foretold(point.owner, point.card, forecast))
    return True
