"""A picture of the table from what a seat sees of it, as SVG."""

from typing import Final

from wildswing.exiled.artwork import (
    LIT,
    Hits,
    define_team,
    draw_badge,
    draw_card,
    draw_figure,
    draw_table,
    draw_weapon,
    team_colour,
)
from wildswing.exiled.rules.book import Book, Figure, Weapon
from wildswing.exiled.rules.geometry import CARD, MM, bounds, moved, placed, rectangle
from wildswing.exiled.rules.judging import PRIZE
from wildswing.exiled.rules.naming import team_letter
from wildswing.exiled.rules.places import MARGIN
from wildswing.exiled.rules.table import IN_PLAY, RISEN, VINE
from wildswing.exiled.rules.throwing import plane
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.exiled.rules.view import BodyView, ExiledView, LandingView, PlayerView
from wildswing.exiled.svg import INK, Board, Edges
from wildswing.kernel.state import NOTHING

AROUND: Final = 130 * MM
"""What is shown of the table around everything that lies on it."""

SIZE: Final = 15.0
"""The height of letters on the table, in mm."""

SIGNS: Final = {"forest": "♣", "mountain": "▲", "swamp": "≈", "tunnel": "∩"}
GROUNDS: Final = {"forest": "#b9d3a5", "mountain": "#d3cdc4", "swamp": "#a9c3bd", "tunnel": "#c9b8a0"}


def picture(view: ExiledView, book: Book) -> str:
    """Draws the table that a seat sees; the book has the shapes of the characters of the match."""
    return _Picture(view, book).drawn()


class _Picture:
    """One table being drawn."""

    def __init__(self, view: ExiledView, book: Book) -> None:
        self.view = view
        self.book = book
        # Where weapons lie on a real table is not known.
        self.landings = () if REAL_TABLE in view.variants else view.landings
        self.captions = self._captions()
        title = f"Rise of the Exiled, round {view.round}, {view.phase}"
        self.board = Board(self._shown(), title, below=(len(self.captions) + 1) * SIZE * 1.35)

    def drawn(self) -> str:
        """Draws from the table upwards: what weapons slid under lies above them."""
        for team in sorted({player.team for player in self.view.players}):
            define_team(self.board, team)
        self._table()
        self._terrain()
        self._prizes()
        self._weapons(under=True)
        for at, body in enumerate(self.view.bodies):
            if body.place == IN_PLAY:
                self._body(at, body)
        self._weapons(under=False)
        for body in self.view.bodies:
            if body.place == IN_PLAY:
                self._label(body)
        self.board.captions(self.captions, SIZE)
        return self.board.svg()

    # --- The table ---

    def _shown(self) -> Edges:
        """Returns the part of the table that has something on it."""
        view = self.view
        things = [(body.x, body.y) for body in view.bodies if body.place == IN_PLAY]
        things += [(chest.x, chest.y) for chest in view.chests]
        things += [(card.x, card.y) for card in view.terrain]
        things += [(gemstone.x, gemstone.y) for gemstone in view.gemstones]
        things += [(landing.x, landing.y) for landing in self.landings]
        left, bottom, right, top = view.edges
        if not things:
            return view.edges
        return (
            max(left, min([x for x, _ in things]) - AROUND),
            max(bottom, min([y for _, y in things]) - AROUND),
            min(right, max([x for x, _ in things]) + AROUND),
            min(top, max([y for _, y in things]) + AROUND),
        )

    def _table(self) -> None:
        draw_table(self.board, rectangle(*self.view.edges))
        left, bottom, right, top = self.view.edges
        margin = MARGIN * MM
        border = rectangle(left + margin, bottom + margin, right - margin, top - margin)
        self.board.polygon(border, fill="none", stroke="#7b6540", stroke_width=0.8, stroke_dasharray="6 6")

    def _terrain(self) -> None:
        for card in self.view.terrain:
            shape = moved(CARD, card.x, card.y)
            self.board.polygon(shape, fill=GROUNDS[card.kind], stroke="#4f4a3f", stroke_width=1)
            self.board.words(card.x, card.y, SIGNS[card.kind], 26)
            self.board.words(card.x, card.y - 22 * MM, card.kind, SIZE * 0.8)

    def _prizes(self) -> None:
        """Draws chests and gemstones with the part of them that can be hit."""
        for at, chest in enumerate(self.view.chests):
            self._prize("chest", at, chest.x, chest.y, "#a9743a" if chest.closed else "none")
            self.board.words(chest.x, chest.y - 5 * MM, f"chest {at + 1}" if chest.closed else "empty", SIZE * 0.8)
        for at, gemstone in enumerate(self.view.gemstones):
            draw_card(self.board, gemstone.x, gemstone.y, 0, gemstone.team)
            self._prize("gemstone", at, gemstone.x, gemstone.y, "#bfe3ef")
            self.board.words(gemstone.x, gemstone.y + 4 * MM, "◆", 24, fill=team_colour(gemstone.team))
            self.board.words(gemstone.x, gemstone.y - 20 * MM, f"♥ {gemstone.life}", SIZE)
            draw_badge(self.board, gemstone.x - 25 * MM, gemstone.y + 36 * MM, gemstone.team)

    def _prize(self, what: str, at: int, x: int, y: int, fill: str) -> None:
        lit = any(contact.what == what and contact.at == at for contact in self.view.contacts)
        self.board.polygon(
            moved(PRIZE, x, y), fill=LIT if lit else fill, stroke="#4f3413", stroke_width=1, stroke_dasharray="3 2"
        )

    # --- Characters ---

    def _player(self, seat: int) -> PlayerView:
        return self.view.players[seat]

    def _seat_of_card(self, body: BodyView) -> int:
        return next(player.seat for player in self.view.players if player.character == body.character)

    def _figure(self, body: BodyView) -> Figure:
        card = self._seat_of_card(body)
        character = self.book.characters[card]
        if body.kind == RISEN:
            return self.book.risen(card, body.seat)
        return character.vine if body.kind == VINE and character.vine is not None else character.figure

    def _hits(self, at: int) -> Hits:
        contacts = [contact for contact in self.view.contacts if contact.what == "body" and contact.at == at]
        return Hits(
            {contact.zone for contact in contacts if contact.zone != NOTHING},
            any(contact.spiked for contact in contacts),
            any(contact.armoured for contact in contacts),
        )

    def _body(self, at: int, body: BodyView) -> None:
        team = self._player(body.seat).team
        draw_card(self.board, body.x, body.y, body.angle, team, own=self._seat_of_card(body) == body.seat)
        # Armour that blocked for the last time in this phase is still shown where it was hit.
        hits = self._hits(at)
        has_armour = body.blocks > 0 or hits.armoured
        draw_figure(self.board, self._figure(body), body.x, body.y, body.angle, hits, has_armour)

    def _label(self, body: BodyView) -> None:
        """Writes the name and hit points under a card, and the team's number at its upper left."""
        left, bottom, _, top = bounds(placed(CARD, body.x, body.y, body.angle))
        self.board.words(body.x, bottom - 15 * MM, body.name[0].upper() + body.name[1:], SIZE)
        self.board.words(body.x, bottom - 32 * MM, f"♥ {body.life} of {body.most}", SIZE, font_weight="bold")
        draw_badge(self.board, left, top, self._player(body.seat).team)

    # --- Weapons ---

    def _weapons(self, under: bool) -> None:
        for landing in self.landings:
            if bool(landing.under) == under:
                self._weapon(landing)

    def _weapon(self, landing: LandingView) -> None:
        colour = team_colour(self._player(landing.seat).team)
        body = self.view.bodies[landing.body]
        start = plane(placed(CARD, body.x, body.y, body.angle), *landing.aim)
        self.board.line(*start, landing.x, landing.y, stroke=colour, stroke_width=1, stroke_dasharray="1 5")
        draw_weapon(self.board, self._thrown(landing), landing.x, landing.y, landing.angle, colour)
        self.board.words(landing.x, landing.y, landing.weapon, SIZE * 0.7, fill=colour)

    def _thrown(self, landing: LandingView) -> Weapon:
        weapons = self.book.characters[landing.seat].weapons
        return next(weapon for weapon in weapons if weapon.name == landing.weapon)

    # --- Under the table ---

    def _captions(self) -> list[tuple[str, str]]:
        """Returns a line for every player: team, hit points, and what else counts."""
        lines = [(f"Round {self.view.round}, {self.view.phase}", INK)]
        for player in self.view.players:
            bodies = [body for body in self.view.bodies if body.seat == player.seat and body.kind != VINE]
            life = ", ".join([f"♥ {body.life}" for body in bodies if body.place == IN_PLAY]) or "out"
            line = f"Team {team_letter(player.team)}  {player.character}: {', '.join([life, *states(player, bodies)])}"
            lines.append((line, team_colour(player.team)))
        return lines


def states(player: PlayerView, bodies: list[BodyView]) -> list[str]:
    """Returns in words what besides hit points distinguishes a player."""
    told = list(player.items)
    told += ["throws blind"] if player.blind else []
    told += ["throws with the other hand"] if player.off_hand else []
    told += ["hexed"] if player.hexed else []
    told += ["next hit heals"] if player.vampyr else []
    told += ["may throw twice after a hit"] if player.ricochet else []
    told += ["next attack +2"] if player.tome else []
    told += ["armour blocks " + str(body.blocks) for body in bodies if body.blocks > 0 and body.place == IN_PLAY]
    told += ["persists" for body in bodies if body.persists]
    told += [f"returns after {body.wait} attacks" for body in bodies if body.wait]
    told += [f"on the {body.terrain}" for body in bodies if body.terrain and body.place == IN_PLAY]
    return told
