"""Exceed's table: the arena, both fighters with their cards and boosts, the strike, the hand, what just happened."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.scene import Command, Scene
from wildswing.cli.tables.telling import height_of, just_happened, newest
from wildswing.exceed.game import EXCEED
from wildswing.exceed.home.fighters import gather
from wildswing.exceed.rules.book import Book, book_of
from wildswing.exceed.rules.events import (
    AttackRevealed,
    AttackSet,
    CardsMoved,
    GameOver,
    Spent,
    StrikeBegan,
    StrikeEnded,
    TextResolved,
    TurnBegan,
)
from wildswing.exceed.rules.facts import CardFacts
from wildswing.exceed.rules.setup import texts_of
from wildswing.exceed.rules.table import NOBODY
from wildswing.exceed.rules.turn import BOOST, MOVE, TEXT
from wildswing.exceed.rules.view import UNSEEN, BoostView, ExceedView, SideView
from wildswing.exceed.terminal.arena import SEAT_STYLES, TOKEN, TRAP, Arena, arena_width
from wildswing.exceed.terminal.cards import (
    BOOST_STYLE,
    CardSheets,
    Detail,
    cards_called,
    coloured,
    counted_names,
    find_card,
    hand_table,
    nearest_name,
)
from wildswing.exceed.terminal.page import both_fighters, fighter_facts, page
from wildswing.exceed.terminal.strike import StrikePanel
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Event
from wildswing.kernel.game import AnyGame, Setup

WIDEST = 150
ROOMY = 116
"""From this many columns on, what just happened stands beside the arena."""
TABLE = 78
"""How wide the arena and the fighters are then."""
LABELS = 9
BAR = 30
"""A cell of the bar for each point of life a fighter usually has."""
LOWEST = 6
"""Lines for what just happened on any screen."""
TALE = 9
"""Lines for what just happened that are better used so than for the texts in hand."""
DETAILS = (AttackSet, CardsMoved, Spent, StrikeBegan, TextResolved)
"""Events that are left out first."""
BELOW = 2
"""Lines under a question: for a word of the program, and for the answer."""


class ExceedLook(AnyGameLook):
    """Draws Exceed."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws the opponent on top, the arena, one's own side, the strike, the hand, and what just happened."""
        return _Drawn(self, scene)

    def interlude(self, scene: Scene) -> RenderableType | None:
        """Tells a whole strike, with a line between turns."""
        kinds = {type(event) for event in scene.happened}
        if AttackRevealed not in kinds or not kinds & {StrikeEnded, GameOver}:
            return None
        return _news(scene, "")

    def options(self, scene: Scene, ask: Ask) -> RenderableType:
        """Groups the actions of a turn by their sort; other answers are numbered lines."""
        sort_of = EXCEED.question(ask).sort
        if sort_of is None:
            return super().options(scene, ask)
        sorts: dict[str, list[int]] = {"": [], BOOST: [], MOVE: [], TEXT: []}
        for index, option in enumerate(ask.options):
            sort = sort_of(option)
            sorts[sort if sort in sorts else ""].append(index)
        groups = [(sort, indexes) for sort, indexes in sorts.items() if indexes]
        shared = _shared([scene.labels[index] for index in sorts[MOVE]])
        return Group(*[self.numbered(scene, at, shared if sort == MOVE else "") for sort, at in groups])

    def history(self, scene: Scene) -> RenderableType | None:
        """Counts what of each deck has not been seen: all of a deck is known, and most zones lie open."""
        view = _exceed_view(scene)
        book = _book(scene.setup)
        parts: list[RenderableType] = []
        for seat in (1 - max(scene.seat, 0), max(scene.seat, 0)):
            where = "still in the deck" if seat == scene.seat else "in deck, hand or face down"
            unseen = counted_names(sorted(view.sides[seat].unseen))
            parts.append(Text.assemble((book.names[seat], SEAT_STYLES[seat]), f", {where}:"))
            parts.append(Padding(Text(unseen or "nothing"), (0, 0, 0, 2)))
        return Group(*parts)

    def commands(self) -> tuple[Command, ...]:
        """Offers cards, piles and fighters to read while deciding."""
        return (
            Command("cards", "cards", "shows the whole text of the cards in your hand", _hand_sheets),
            Command("card", "card NAME", "shows any card of either fighter; a part of the name will do", _named_card),
            Command("discard", "discard", "lists the discard piles and all other open cards", _piles),
            Command("news", "news", "tells all that happened since your last decision", _news),
            Command("fighters", "fighters", "shows both sides of both fighters", _fighters),
        )

    def signs(self) -> tuple[tuple[str, str], ...]:
        """Explains the signs on the table."""
        return (
            ("▶ ◀", "where a fighter looks: always towards the opponent"),
            ("╰ range 4 ╯", "how far apart the fighters are, as attacks count it"),
            (f"{TRAP} {TOKEN}", "a trap, a token on a space"),
            ("rng pow spd", "range, power and speed of a card's attack"),
            ("arm grd", "its armor and guard; · is none"),
            ("2x", "two copies, which may be set together as an EX attack"),
            ("↳", "the boost on the lower half of the card"),
        )

    def words(self, sentence: str, seats: tuple[str, ...] = ()) -> Text:
        """Colours the fighters and what hurts them."""
        text = Text(sentence)
        text.highlight_regex(r"^Turn \d+:", "bold underline")
        text.highlight_regex(r"\b\d+ damage\b", "bold red")
        text.highlight_regex(r"\b(is )?stunned\b", "bold yellow")
        text.highlight_regex(r"\bhits\b", "bold green")
        text.highlight_regex(r"\b(misses|invalid)\b", "bold")
        text.highlight_regex(r"\bgains advantage\b", "bold green")
        for seat, name in enumerate(seats):
            text.highlight_words([name], SEAT_STYLES[seat])
        return text

    def page(self, game: AnyGame, setup: Setup) -> RenderableType | None:  # noqa: ARG002 - it is Exceed
        """Draws the rules in short and lists the fighters."""
        return page()

    def facts(self, game: AnyGame, setup: Setup) -> dict[str, Any]:  # noqa: ARG002 - it is Exceed
        """Lists the fighters with their cards."""
        return {"fighters": [fighter_facts(text) for text in gather().texts.values()]}


class _Drawn:
    """The table at the width of the terminal."""

    def __init__(self, look: ExceedLook, scene: Scene) -> None:
        self.look = look
        self.scene = scene
        self.view = _exceed_view(scene)
        self.book = _book(scene.setup)
        self.below = max(scene.seat, 0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        if width >= ROOMY:
            yield from self._beside(console, width)
            return
        drawn = [*self._table(width), *self._strike()]
        room = self._room(console, width, drawn)
        tale = height_of(console, self._whole_tale(console, width), width) if self.scene.happened else 0
        hand = self._hand(console, width, room - min(tale, TALE), room - min(tale, LOWEST))
        yield Group(*drawn, *hand)
        if self.scene.happened:
            left = room - sum([height_of(console, part, width) for part in hand])
            yield self._tale(console, width, min(tale, max(left, LOWEST)))

    def _beside(self, console: Console, width: int) -> RenderResult:
        """Draws what just happened beside the arena and the fighters."""
        table = Group(*self._table(TABLE))
        row = Table.grid(padding=(0, 1))
        row.add_column(width=TABLE)
        row.add_column(width=width - TABLE - 1)
        tale = self._tale(console, width - TABLE - 1, height_of(console, table, TABLE))
        row.add_row(table, tale if self.scene.happened else "")
        drawn = [row, *self._strike()]
        room = self._room(console, width, drawn)
        yield Group(*drawn, *self._hand(console, width, room, room))

    def _whole_tale(self, console: Console, width: int) -> RenderableType:
        return just_happened(console, self._sentences(self.scene.happened), width)

    def _tale(self, console: Console, width: int, height: int) -> RenderableType:
        """Tells what just happened; without room for all, no more than what can be seen on the table leads to."""
        shorter = [event for event in self.scene.happened if not isinstance(event, DETAILS)]
        return newest(
            console, self._sentences(self.scene.happened), self._sentences(shorter), width, height, teller="news"
        )

    def _sentences(self, events: Iterable[Event]) -> list[Text]:
        return [self.look.words(event.sentence(), self.book.names) for event in events]

    def _room(self, console: Console, width: int, drawn: Iterable[RenderableType]) -> int:
        """Returns how many lines of the screen are left beside the question; a pipe has room for all."""
        if not console.is_terminal:
            return 10_000
        parts = list(drawn)
        if self.scene.ask is not None:
            parts += [self.scene.prompt, self.look.options(self.scene, self.scene.ask)]
        return console.height - BELOW - sum([height_of(console, part, width) for part in parts])

    def _table(self, width: int) -> list[RenderableType]:
        above = _side(self.view, self.book, 1 - self.below, self.scene.seat, width)
        below = _side(self.view, self.book, self.below, self.scene.seat, width)
        return [*above, self._where(width), Arena(self.view, self.scene.seat), *below]

    def _where(self, width: int) -> Text:
        """Says where the game stands."""
        view = self.view
        if view.winner != NOBODY:
            said = "The game is over"
        elif view.number == 0:
            said = "Opening hands"
        else:
            whose = "your turn" if view.turn == self.scene.seat else f"{self.book.names[view.turn]}'s turn"
            said = f"Turn {view.number} · {whose}"
        return Text(f" {said} · {view.edition} rules ".center(arena_width(width, view.spaces), "─"), "bold")

    def _strike(self) -> list[RenderableType]:
        strike = self.view.strike
        if strike is None or strike.attacks == (None, None):
            return []
        return [StrikePanel(self.view, strike, self.book, self.scene.seat)]

    def _hand(self, console: Console, width: int, room: int, most: int) -> list[RenderableType]:
        """Draws one's hand with as much of it as there is room for; at the very least the numbers, then the names."""
        if self.scene.seat != self.below:
            return []
        cards = _hand_cards(self.view, self.book, self.below)
        if not cards:
            return [Text("Your hand is empty.", "dim")]
        for detail, lines in ((Detail.TEXTS, room), (Detail.ATTACKS, room), (Detail.NUMBERS, most)):
            drawn = hand_table(cards, detail)
            if height_of(console, drawn, width) <= lines:
                return [drawn]
        row = Table.grid(padding=(0, 1))
        row.add_column(width=LABELS - 1)
        row.add_row(Text("Hand", "bold"), counted_names([card.name for card in cards]))
        return [row]


def _shared(labels: Sequence[str]) -> str:
    """Returns the words with which all labels begin, if there are several."""
    columns = zip(*[label.split(" ") for label in labels], strict=False)
    same = takewhile(lambda column: len(set(column)) == 1, columns)
    return " ".join([column[0] for column in same]) if len(labels) > 1 else ""


def _exceed_view(scene: Scene) -> ExceedView:
    if not isinstance(scene.view, ExceedView):
        raise TypeError(f"Exceed's table shows an ExceedView, not a {type(scene.view).__name__}")
    return scene.view


def _book(setup: Setup) -> Book:
    return book_of(texts_of(setup))


def _hand_cards(view: ExceedView, book: Book, seat: int) -> list[CardFacts]:
    return [find_card(book, seat, name) for name in view.sides[seat].hand if name]


# --- The sides ---


def _side(view: ExceedView, book: Book, seat: int, viewer: int, width: int) -> list[RenderableType]:
    """Draws a player: name and life, cards, ability, boosts."""
    side = view.sides[seat]
    rows = Table.grid(padding=(0, 1))
    rows.add_column(width=LABELS - 1)
    rows.add_column()
    rows.add_row(Text("Cards", "dim"), _cards(side, own=seat == viewer))
    fighter = book.fighters[seat]
    ability = (fighter.exceeded if side.exceeded else fighter.basic).lines
    if ability:
        rows.add_row(Text("Ability", "dim"), Text("\n").join([coloured(line.text) for line in ability]))
    for boost in side.boosts:
        rows.add_row(Text("Boost", "dim"), _boost(book, seat, boost))
    for boost in side.transformations:
        rows.add_row(Text("Became", "dim"), _boost(book, seat, boost))
    for text in side.gained:
        rows.add_row(Text("Gained", "dim"), Text(f"{text.carrier}: ").append_text(coloured(text.text)))
    return [_who(side, seat, viewer, arena_width(width, view.spaces)), rows]


def _who(side: SideView, seat: int, viewer: int, width: int) -> Text:
    """Says who it is on the left, and how much life is left on the right."""
    who = Text(side.name, SEAT_STYLES[seat])
    if seat == viewer:
        who.append(" (you)", "bold")
    if side.exceeded:
        who.append(" · exceeded", "bold yellow")
    if side.x:
        who.append(f" · X is {side.x}")
    for token, number in side.held:
        who.append(f" · {number} {token}", "bold")
    life = _life(side, min(BAR, width - len(who) - len(" 30/30 life ")))
    return who.append(" " * max(width - len(who) - len(life), 1)).append_text(life)


def _life(side: SideView, cells: int) -> Text:
    share = side.life / side.most_life
    style = "green" if share > 0.5 else "yellow" if share > 0.25 else "red"
    full = min(cells, max(round(share * cells), 1 if side.life > 0 else 0))
    bar = Text("█" * full, style).append("░" * (cells - full), "dim") if cells > 0 else Text()
    return Text.assemble((f"{side.life}/{side.most_life} life ", f"bold {style}"), bar)


def _cards(side: SideView, own: bool) -> Text:
    """Counts the cards of each area and names those that can be seen."""
    parts = [_area("hand", side.hand, () if own else side.hand)]
    if side.hand_or_set:
        parts.append(Text(f"in hand or set: {counted_names(side.hand_or_set)}"))
    parts.append(_area("gauge", side.gauge, side.gauge))
    known = [f"{name} ({_place(at)})" for at, name in enumerate(side.deck) if name]
    parts.append(_area("deck", side.deck, known))
    parts.append(_area("discard", side.discard, [f"{side.discard[-1]} on top"] if side.discard else []))
    for title, cards in (
        ("sealed", side.sealed),
        ("overdrive", side.overdrive),
        ("set aside", side.set_aside),
        ("under boosts", side.under),
    ):
        if cards:
            parts.append(_area(title, cards, cards))
    if side.reshuffled:
        parts.append(Text("Reshuffle used", "yellow"))
    return Text(" · ").join(parts)


def _place(at: int) -> str:
    return "on top" if at == 0 else f"{at + 1} from the top"


def _area(title: str, cards: Sequence[str], seen: Iterable[str]) -> Text:
    names = counted_names([name for name in seen if name != UNSEEN])
    return Text.assemble(f"{title} ", (str(len(cards)), "bold"), f" ({names})" if names else "")


def _boost(book: Book, seat: int, boost: BoostView) -> Text:
    """Names a boost in play with its text."""
    half = None if boost.face_down else find_card(book, seat, boost.card).boost
    said = Text(boost.boost, BOOST_STYLE)
    marks = [boost.card] if boost.card != UNSEEN else ["unseen"]
    marks += [f"space {boost.space}"] if boost.space else []
    marks += [f"{boost.kept} kept"] if boost.kept else []
    marks += ["sustained"] if boost.sustained else []
    marks += [f"{boost.under} under it"] if boost.under else []
    said.append(f" ({', '.join(marks)}):", "dim")
    lines = () if half is None else half.text.lines
    return Text(" ").join([said, *[coloured(line.text) for line in lines]])


# --- What can be looked at ---


def _hand_sheets(scene: Scene, _: str) -> RenderableType:
    cards = {card.name: card.sheet for card in _hand_cards(_exceed_view(scene), _book(scene.setup), scene.seat)}
    return CardSheets(list(cards.values())) if cards else Text("Your hand is empty.")


def _named_card(scene: Scene, words: str) -> RenderableType:
    book = _book(scene.setup)
    if not words:
        return Text("Say which card, such as `card block`; `cards` shows your hand.")
    found = cards_called(book, words)
    if found:
        return CardSheets([card.sheet for card in found])
    near = nearest_name(book, words)
    return Text(f"There is no card called “{words}” in this match{f'; did you mean “{near}”?' if near else '.'}")


def _piles(scene: Scene, _: str) -> RenderableType:
    view = _exceed_view(scene)
    table = Table.grid(padding=(0, 2))
    for seat in (1 - max(scene.seat, 0), max(scene.seat, 0)):
        side = view.sides[seat]
        areas = {
            "discard, latest first": side.discard[::-1],
            "gauge": side.gauge,
            "sealed": side.sealed,
            "overdrive": side.overdrive,
            "set aside": side.set_aside,
            "under boosts": side.under,
            "on spaces": tuple([f"{one.card} ({one.space})" for one in side.laid]),
        }
        for title, cards in areas.items():
            if cards or title.startswith("discard"):
                seen = ", ".join([card for card in cards if card])
                table.add_row(Text(side.name, SEAT_STYLES[seat]), title, seen or ("face down" if cards else "empty"))
    return table


def _news(scene: Scene, _: str) -> RenderableType:
    return _News(scene)


class _News:
    """All that happened since the last decision, with a line between turns."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        look = ExceedLook()
        lines: list[Text] = []
        for event in self.scene.happened:
            if lines and isinstance(event, TurnBegan | StrikeBegan):
                lines.append(Text())
            lines.append(look.words(event.sentence(), self.scene.seats))
        yield just_happened(console, lines, options.max_width)


def _fighters(scene: Scene, _: str) -> RenderableType:
    return both_fighters([fighter.sheet for fighter in _book(scene.setup).fighters])
