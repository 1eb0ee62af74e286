"""The table of Rise of the Exiled from where a person sits: which way is up, and what can be aimed at."""

from dataclasses import dataclass
from typing import Final

import msgspec

from wildswing.cli.tables.scene import Scene
from wildswing.exiled.rules.book import Book, Figure
from wildswing.exiled.rules.characters import book_of, character_of
from wildswing.exiled.rules.geometry import MM, Point, cosine, length, toward
from wildswing.exiled.rules.naming import team_letter
from wildswing.exiled.rules.setup import read_setup
from wildswing.exiled.rules.table import IN_PLAY, RISEN, VINE
from wildswing.exiled.rules.view import BodyView, ExiledView
from wildswing.exiled.solo.view import SoloView
from wildswing.kernel.state import NOTHING

AIM_AT: Final = (0, 8 * MM)
"""Where on a figure a throw without a named zone goes: a bit above the middle."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be aimed at or moved towards."""

    name: str
    kind: str
    """enemy, ally, chest, gemstone or target."""
    x: int
    y: int
    angle: int
    figure: Figure | None
    note: str
    """What is said of it beside its name."""

    def point(self, zone: int = NOTHING) -> Point:
        """Returns where a throw at it goes, or at one of its zones."""
        if self.figure is None:
            return self.x, self.y
        if zone == NOTHING:
            return _turned(AIM_AT, self)
        corners = self.figure.zones[zone].shape
        middle = sum([x for x, _ in corners]) // len(corners), sum([y for _, y in corners]) // len(corners)
        return _turned(middle, self)


def _turned(point: Point, target: Target) -> Point:
    right_x, right_y = toward(target.angle - 900, point[0])
    ahead_x, ahead_y = toward(target.angle, point[1])
    return target.x + right_x + ahead_x, target.y + right_y + ahead_y


class Sight:
    """A seat's view with the way that is up for it: its own side of the table lies below."""

    def __init__(self, view: ExiledView, book: Book, seat: int) -> None:
        self.view = view
        self.book = book
        self.seat = seat
        own = [body.angle for body in view.bodies if body.seat == seat]
        self.turned = bool(own) and cosine(own[0]) < 0
        """Whether the table is seen from its far side."""

    def seen(self, x: int, y: int) -> Point:
        """Returns a point of the table as the seat sees it, and a point as the seat names it as one of the table."""
        return (-x, -y) if self.turned else (x, y)

    def seen_in_mm(self, x: int, y: int) -> Point:
        """Returns a point of the table in whole mm, as the seat sees it."""
        shown_x, shown_y = self.seen(x, y)
        return round(shown_x / MM), round(shown_y / MM)

    def direction(self, degrees: int) -> int:
        """Returns a direction that a seat names as one of the table, or the other way round."""
        return degrees + 180 if self.turned else degrees

    def team(self, seat: int) -> int:
        """Returns the team of a seat; whoever has no character has none."""
        return self.view.players[seat].team if 0 <= seat < len(self.view.players) else NOTHING

    def figure(self, body: BodyView) -> Figure:
        """Returns the figure on a card."""
        card = next(player.seat for player in self.view.players if player.character == body.character)
        if body.kind == RISEN:
            return self.book.risen(card, body.seat)
        character = self.book.characters[card]
        return character.vine if body.kind == VINE and character.vine is not None else character.figure

    def targets(self, own: int) -> list[Target]:
        """Returns what a card may be thrown at or moved towards: enemies, prizes, allies; of each the nearest first."""
        start = self.view.bodies[own]
        found = [self._body(body) for at, body in enumerate(self.view.bodies) if at != own and body.place == IN_PLAY]
        found += [
            Target(f"chest {at + 1}", "chest", chest.x, chest.y, 0, None, "")
            for at, chest in enumerate(self.view.chests)
            if chest.closed
        ]
        found += [
            Target(
                f"gemstone {team_letter(stone.team)}",
                "gemstone",
                stone.x,
                stone.y,
                0,
                None,
                f"Team {team_letter(stone.team)}, ♥ {stone.life}",
            )
            for stone in self.view.gemstones
            if stone.team != self.team(self.seat)
        ]
        kinds = ("enemy", "gemstone", "chest", "ally")
        return sorted(found, key=lambda one: (kinds.index(one.kind), length(one.x - start.x, one.y - start.y)))

    def _body(self, body: BodyView) -> Target:
        kind = "ally" if self.team(body.seat) == self.team(self.seat) else "enemy"
        note = f"♥ {body.life}" if kind == "enemy" else f"♥ {body.life}, ally"
        return Target(body.name, kind, body.x, body.y, body.angle, self.figure(body), note)


def sight_of(scene: Scene) -> Sight:
    """Returns the table as the seat of a scene sees it."""
    return Sight(exiled_view(scene.view), book_of(read_setup(scene.setup).texts), scene.seat)


def exiled_view(view: msgspec.Struct) -> ExiledView:
    """Returns a view of Rise of the Exiled as what it is."""
    if not isinstance(view, ExiledView):
        raise TypeError(f"the table of Rise of the Exiled shows an ExiledView, not a {type(view).__name__}")
    return view


def solo_view(view: msgspec.Struct) -> SoloView:
    """Returns a view of a solo game as what it is."""
    if not isinstance(view, SoloView):
        raise TypeError(f"the table of a solo game shows a SoloView, not a {type(view).__name__}")
    return view


def solo_target(scene: Scene) -> Target:
    """Returns the one target of a solo game."""
    view = solo_view(scene.view)
    spot = view.target
    if view.rings:
        return Target("target", "target", spot.x, spot.y, spot.angle, None, "")
    figure = character_of(scene.setup["character"]).figure
    return Target(view.character, "target", spot.x, spot.y, spot.angle, figure, "")
