"""Exceed's cards in a terminal: whole, as their source text, or brief, with their numbers at a glance."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from enum import Enum

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wildswing.cli.tables.telling import hanging
from wildswing.exceed.language import print_card
from wildswing.exceed.language.sheets import Card
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.facts import CardFacts

TWO_COLUMNS = 78
THREE_COLUMNS = 140
"""On screens as wide as this, cards stand in so many columns."""

KIND_STYLES = {Kind.NORMAL: "bold", Kind.SPECIAL: "bold green", Kind.ULTRA: "bold yellow"}
BOOST_STYLE = "magenta"
TRIGGERS = re.compile(r"(?m)^ *([a-z][^.:\[]*:)")
"""What stands before the first colon of a line: when it is done."""

FRAME = 6
"""What the frame of a card takes of the width beside a title."""

GLANCE = ("rng", "pow", "spd", "arm", "grd")


def kind_style(card: Card) -> str:
    """Returns the colour of a card's name."""
    return KIND_STYLES.get(card.kind, "bold")


def find_card(book: Book, owner: int, name: str) -> CardFacts:
    """Returns a card by its name: the owner's own, or one that came from the other player."""
    found = [card for card in book.cards if card.name == name]
    return next((card for card in found if card.owner == owner), found[0])


def cards_called(book: Book, words: str) -> list[CardFacts]:
    """Returns the cards of both fighters whose name, or whose boost's name, holds these words; a card once."""
    exact = [card for card in book.cards if words.casefold() in [name.casefold() for name in _names(card)]]
    parts = [card for card in book.cards if any(words.casefold() in name.casefold() for name in _names(card))]
    found: dict[str, CardFacts] = {}
    for card in exact or parts:
        found.setdefault(print_card(card.sheet), card)
    return list(found.values())


def nearest_name(book: Book, words: str) -> str:
    """Returns the card that is called most like this, or nothing."""
    names = {name.casefold(): name for card in book.cards for name in _names(card)}
    near = get_close_matches(words.casefold(), names, n=1)
    return names[near[0]] if near else ""


def _names(card: CardFacts) -> list[str]:
    return [card.name] if card.boost is None else [card.name, card.boost.name]


def counted_names(names: Iterable[str]) -> str:
    """Lists cards, copies once: “2x Cross, Dive”."""
    return ", ".join([f"{count}x {name}" if count > 1 else name for name, count in Counter(names).items()])


class CardSheets:
    """Cards side by side, each with its whole source text."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = 1 + (options.max_width >= TWO_COLUMNS) + (options.max_width >= THREE_COLUMNS)
        many = min(len(self.cards), fitting)
        width = (options.max_width - many + 1) // many
        sheets = [_sheet(console, card, width) for card in self.cards]
        grid = Table.grid(padding=(0, 1))
        for start in range(0, len(sheets), many):
            grid.add_row(*sheets[start : start + many])
        yield grid


def _sheet(console: Console, card: Card, width: int) -> Panel:
    """Draws a card: the first line of its text on the frame if it fits there, the others inside."""
    head, *lines = print_card(card).splitlines()
    parts = [part for line in lines for part in _wrapped(console, line[2:], width - 4)]
    if len(head) > width - FRAME:
        parts = hanging(console, Text(head.removeprefix(f"{card.kind} "), kind_style(card)), width - 4) + parts
        head = card.kind.value
    body = Text("\n").join(parts)
    return Panel(body, title=Text(head, kind_style(card)), title_align="left", width=width, box=box.ROUNDED)


def _wrapped(console: Console, line: str, width: int) -> list[Text]:
    """Wraps a line of a card, what goes on indented by two more."""
    inner = len(line) - len(line.lstrip())
    return hanging(console, coloured(line.strip()), width - inner, " " * inner)


def coloured(line: str) -> Text:
    """Puts a line of a card in colours."""
    if line.startswith("boost "):
        return Text(line, BOOST_STYLE)
    if line.startswith("range "):
        return Text(line, "cyan")
    text = Text(line)
    text.highlight_regex(TRIGGERS, "bold")
    return text


def glance(card: Card) -> list[str]:
    """Returns range, power, speed, armor and guard as briefly as can be."""
    numbers = card.numbers
    low, high = numbers.range or ("-", "-")
    shown = [str(low) if low == high else f"{low}-{high}", "-" if numbers.power is None else str(numbers.power)]
    return [*shown, str(numbers.speed), str(numbers.armor or "·"), str(numbers.guard or "·")]


def attack_words(card: Card) -> Text:
    """Returns the lines of the upper half in a row, without the one about its picture."""
    lines = print_card(replace(card, motif=None)).splitlines()[2:]
    words = [line.strip() for line in lines if not line.startswith("    ")]
    return _row([line for line in words if not line.startswith("boost ")])


def boost_words(card: Card) -> Text:
    """Returns the lower half in a row."""
    lines = [line.strip() for line in print_card(card).splitlines()]
    at = next((number for number, line in enumerate(lines) if line.startswith("boost ")), len(lines))
    if at == len(lines):
        return Text()
    head = Text(lines[at].removeprefix("boost "), BOOST_STYLE)
    return Text.assemble(head, ": ", _row(lines[at + 1 :]))


def _row(lines: Sequence[str]) -> Text:
    return Text(" ").join([coloured(line) for line in lines])


class Detail(Enum):
    """How much of a card in hand is drawn."""

    TEXTS = "both halves"
    ATTACKS = "the upper half"
    NUMBERS = "the numbers, and what the lower half is called"


def hand_table(cards: Sequence[CardFacts], detail: Detail) -> RenderableType:
    """Draws a hand: a line of numbers for each card, and beside and below it what its halves say."""
    copies = Counter([card.name for card in cards])
    kinds = list({card.name: card for card in cards}.values())
    names = [_hand_name(card, copies[card.name]) for card in kinds]
    wide = max([len(name) for name in names], default=0)
    parts: list[RenderableType] = [_hand_line(Text("Hand", "bold"), [Text(word, "dim") for word in GLANCE], wide)]
    for card, name in zip(kinds, names, strict=True):
        numbers = [Text(number, "cyan") for number in glance(card.sheet)]
        said = _boost_name(card) if detail is Detail.NUMBERS else attack_words(card.sheet)
        parts.append(_hand_line(name, numbers, wide, said))
        if detail is Detail.TEXTS and card.boost is not None:
            parts.append(_below(boost_words(card.sheet)))
    return Group(*parts)


def _below(said: Text) -> RenderableType:
    row = Table.grid(padding=(0, 1))
    row.add_row("↳", said)
    return Padding(row, (0, 0, 0, 2))


def _hand_name(card: CardFacts, copies: int) -> Text:
    name = Text(card.name, kind_style(card.sheet))
    if copies > 1:
        name = Text.assemble(f"{copies}x ", name)
    if card.cost is not None:
        name.append(f" ({card.cost.amount} {card.cost.resource})", "yellow")
    return name


def _boost_name(card: CardFacts) -> Text:
    return Text() if card.boost is None else Text.assemble("↳ ", (card.boost.name, BOOST_STYLE))


def _hand_line(name: Text, numbers: Sequence[Text], wide: int, said: Text | None = None) -> Table:
    row = Table.grid(padding=(0, 1))
    row.add_column(width=wide)
    for _ in numbers:
        row.add_column(width=3, justify="center")
    row.add_column()
    row.add_row(name, *numbers, said or "")
    return row
