"""Exceed's strike in a terminal: both attacks, what their totals are made of, and how things stand."""

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.text import Text

from wildswing.cli.tables.telling import hanging
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.events import explained
from wildswing.exceed.rules.table import NOBODY
from wildswing.exceed.rules.view import AttackView, ExceedView, StrikeView, TotalView
from wildswing.exceed.terminal.arena import SEAT_STYLES
from wildswing.exceed.terminal.cards import attack_words, find_card, glance, kind_style

GLANCED = ("range", "power", "speed", "armor", "guard")
BETWEEN = " · "


class StrikePanel:
    """A strike at the width of the terminal, the opponent's attack first."""

    def __init__(self, view: ExceedView, strike: StrikeView, book: Book, seat: int) -> None:
        self.view = view
        self.strike = strike
        self.book = book
        self.below = max(seat, 0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        lines: list[Text] = []
        for seat in (1 - self.below, self.below):
            lines.append(self._head(seat))
            for text in self._body(seat, width - 6):
                lines += hanging(console, text, width - 6, "  ") if text else []
        yield Panel(
            Text("\n").join(lines),
            title=self._title(),
            title_align="left",
            width=width,
            box=box.HEAVY,
            border_style="yellow",
        )

    def _title(self) -> Text:
        names = self.book.names
        said = [f"Strike · {names[self.strike.attacker]} initiated"]
        if self.strike.active != NOBODY:
            said.append(f"{names[self.strike.active]} goes first")
        return Text(" · ".join(said), "bold yellow")

    def _head(self, seat: int) -> Text:
        """Says whose attack it is, how it was set, and what has become of it."""
        attack = self.strike.attacks[seat]
        head = Text(self.book.names[seat], SEAT_STYLES[seat])
        if attack is None:
            return head.append("  has not set an attack", "dim")
        sorts = [("EX", attack.ex), ("Critical", attack.critical), ("Wild Swing", attack.wild)]
        head.append("".join([f"  {word}" for word, said in sorts if said]), "bold")
        if attack.card:
            head.append("  ").append(attack.card, kind_style(find_card(self.book, seat, attack.card).sheet))
        if not attack.face_up and not self.strike.revealed:
            head.append("  (face down)", "dim")
        if attack.hit:
            head.append("  hit", "bold green")
        if attack.goes_to:
            head.append(f"  goes to {attack.goes_to}", "bold")
        if self.strike.damage[seat]:
            head.append(f"  took {self.strike.damage[seat]} damage", "red")
        if self.strike.stunned[seat]:
            head.append("  stunned", "bold red")
        if self.strike.advantage == seat:
            head.append("  advantage", "bold green")
        return head

    def _body(self, seat: int, width: int) -> list[Text]:
        """Returns the numbers and the text of an attack whose face can be seen."""
        attack = self.strike.attacks[seat]
        if attack is None or not attack.card:
            return []
        sheet = find_card(self.book, seat, attack.card).sheet
        if attack.totals:
            numbers = _totals(attack, sheet.numbers.power is None)
        else:
            words = zip(GLANCED, glance(sheet), strict=True)
            numbers = [Text(f"{word} {number}", "cyan") for word, number in words if number != "·"]
        return [*_packed(numbers, width), attack_words(sheet)]


def _totals(attack: AttackView, harmless: bool) -> list[Text]:
    """Returns the range and all totals that count, each with what it is made of."""
    low, high = attack.reach or ("-", "-")
    said = [Text(f"range {low}" if low == high else f"range {low}-{high}", "cyan")]
    for total in attack.totals:
        if total.stat == "power" and harmless:
            said.append(Text("power -", "cyan"))
        elif total.value or len(total.parts) > 1 or total.stat in ("power", "speed"):
            said.append(Text(_said(total, attack), "bold cyan" if len(total.parts) > 1 else "cyan"))
    return said


def _packed(parts: list[Text], width: int) -> list[Text]:
    """Puts parts into lines, as many in each as fit."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + len(BETWEEN) + len(part) <= width:
            lines[-1] = Text.assemble(lines[-1], BETWEEN, part)
        else:
            lines.append(part)
    return lines


def _said(total: TotalView, attack: AttackView) -> str:
    used = total.stat == "armor" and attack.armor_left != max(0, total.value)
    return f"{total.stat} {explained(total.parts)}{f' ({attack.armor_left} left)' if used else ''}"
