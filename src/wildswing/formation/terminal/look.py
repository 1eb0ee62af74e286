"""Formation's table: two grids that face each other, hands, scores, and what just happened."""

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.scene import Scene
from wildswing.cli.tables.telling import just_happened, newest
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import COLOUR, COLOUR_NAMES, SEAT_NAMES
from wildswing.formation.rules.events import Advanced
from wildswing.formation.rules.layouts import LAYOUTS, REINFORCEMENT, house_cards
from wildswing.formation.rules.questions import FORMATION_CARD, PLACE
from wildswing.formation.rules.scoring import points
from wildswing.formation.rules.view import Battle, FormationView, SideView
from wildswing.formation.terminal.cards import (
    FIGHTING,
    MARKER_STYLES,
    MARKERS,
    SEEN_BY_OWNER,
    chip,
    chips,
    letter,
    small_grid,
)
from wildswing.formation.terminal.page import page
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Event
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.state import HIDDEN, NOTHING

NARROWEST = 78
"""Below this many columns what just happened stands under the table instead of beside it."""
WIDEST = 120
CELL = 11
LABELS = 11
GRIDS = LABELS + 3 * CELL + 4
BARE_PHASES = ("setup", "choose")
"""While these last no card lies on the table."""
BELOW = 2
"""Lines under a question: for a word of the program, and for the answer."""
LOWEST = 5
"""Lines for what just happened on any screen."""
ROWS = (0, 3, 6)
ROW_LABELS = ("Vanguard\n", "Rearguard\n", "Reinforce-\nment")


class FormationLook(AnyGameLook):
    """Draws Formation."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws both sides, the opponent's on top, and what just happened beside them."""
        return _Drawn(self, scene)

    def options(self, scene: Scene, ask: Ask) -> RenderableType:
        """Draws the Formation Cards to choose from; other answers are numbered lines."""
        if ask.kind != FORMATION_CARD.kind:
            return super().options(scene, ask)
        cards = [small_grid(spaces, f"{number}) {name}") for number, (name, spaces) in enumerate(ask.options, 1)]
        return Padding(Columns(cards, padding=(0, 4)), (0, 0, 0, 2))

    def history(self, scene: Scene) -> RenderableType | None:
        """FO-H1: the battles everyone saw, and what the piles of this round must hold."""
        view = _formation_view(scene)
        if not view.fought:
            return Text("No battle was fought yet.")
        table = Table("Round", "Battle", "Offence", "Defence", "Won by", box=box.SIMPLE)
        for battle in view.fought:
            table.add_row(*_battle_row(battle))
        return Group(table, *[_pile(view, seat) for seat in (0, 1)])

    def signs(self) -> tuple[tuple[str, str], ...]:
        """Explains how cards are drawn."""
        return (
            ("R7, B12", "red 7, blue 12; left and right are as the card's owner sees them"),
            ("(R7)", "lies face down, and only you may look at it"),
            ("▒▒▒▒", "lies face down, and you cannot know it"),
            ("»R7«", "attacks in this battle"),
            ("·", "an empty space"),
            ("?", "the space you are asked about"),
            ("+1, +2", "a card that fights from here has a higher rank"),
            ("Wild", "a card that fights from here counts as either colour"),
            ("Reveal", "took the top card of the deck before the round"),
            ("2 Cards", "takes two cards"),
            ("░░ Blank ░░", "is never used"),
        )

    def words(self, sentence: str, seats: tuple[str, ...] = ()) -> Text:  # noqa: ARG002 - cards alone are coloured
        """Colours the cards a sentence names."""
        text = Text(sentence)
        text.highlight_regex(r"\bred \d+", "bold red")
        text.highlight_regex(r"\bblue \d+", "bold bright_blue")
        return text

    def page(self, game: AnyGame, setup: Setup) -> RenderableType | None:  # noqa: ARG002 - it is Formation
        """Draws the rules in short and the eighteen Formation Cards."""
        return page(FORMATION.book(setup), house_cards(setup["layouts"]))

    def facts(self, game: AnyGame, setup: Setup) -> dict[str, Any]:  # noqa: ARG002 - it is Formation
        """Lists the eighteen Formation Cards."""
        house = house_cards(setup["layouts"])
        cards = [
            {"type": kind, "round": number, "name": name, "spaces": spaces, "house": name in house}
            for kind, number, name, spaces in FORMATION.book(setup)
        ]
        return {"formation_cards": cards}


class _Drawn:
    """The table at the width of the terminal."""

    def __init__(self, look: FormationLook, scene: Scene) -> None:
        self.look = look
        self.scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        scene = self.scene
        view = _formation_view(scene)
        below = max(scene.seat, 0)
        above = 1 - below
        width = min(options.max_width, WIDEST)
        grids = Group(_grid(scene, above), _front_line(scene, GRIDS), _grid(scene, below))
        top, bottom = _side_lines(scene, above, width)
        hand = view.sides[below].hand
        if scene.seat == below and hand:
            bottom.append_text(Text.assemble(("\nHand       ", "bold"), chips(hand)))
        yield top
        if view.phase in BARE_PHASES:
            front = _front_line(scene, width)
            yield front
            yield self._fitting(console, options, width, (top, front, bottom))
        elif width >= NARROWEST:
            height = len(console.render_lines(grids, options.update_width(GRIDS)))
            beside = Table.grid(padding=(0, 1))
            beside.add_column(width=GRIDS)
            beside.add_column(width=width - GRIDS - 1)
            beside.add_row(grids, _newest(console, self.look, scene.happened, width - GRIDS - 1, height))
            yield beside
        else:
            yield grids
        yield bottom
        if width < NARROWEST and view.phase not in BARE_PHASES:
            yield self._fitting(console, options, width, (top, grids, bottom))

    def _fitting(
        self, console: Console, options: ConsoleOptions, width: int, others: tuple[RenderableType, ...]
    ) -> Panel:
        """Draws what just happened in the lines that the rest of the screen leaves; a pipe has room for all."""
        scene = self.scene
        whole = just_happened(console, _sentences(self.look, scene.happened), width)
        if not console.is_terminal:
            return whole
        asked: tuple[RenderableType, ...] = ()
        if scene.ask is not None:
            asked = (scene.prompt, self.look.options(scene, scene.ask))
        taken = [len(console.render_lines(part, options)) for part in (*others, *asked)]
        room = max(console.height - sum(taken) - BELOW, LOWEST)
        if len(console.render_lines(whole, options)) <= room:
            return whole
        return _newest(console, self.look, scene.happened, width, room)


def _formation_view(scene: Scene) -> FormationView:
    if not isinstance(scene.view, FormationView):
        raise TypeError(f"Formation's table shows a FormationView, not a {type(scene.view).__name__}")
    return scene.view


def _side_lines(scene: Scene, above: int, width: int) -> tuple[Text, Text]:
    """Says of each side whose it is, and counts what is public; both in the same form, brief if one must be."""
    seats = (above, 1 - above)
    for brief in (False, True):
        halves = [(_who(scene, seat, brief), _counts(scene, seat, brief)) for seat in seats]
        gaps = [width - len(who) - len(counts) for who, counts in halves]
        if min(gaps) > 0:
            break
    top, bottom = [
        who.append(" " * max(gap, 1)).append_text(counts) for (who, counts), gap in zip(halves, gaps, strict=True)
    ]
    return top, bottom


def _who(scene: Scene, seat: int, brief: bool) -> Text:
    """Says whose side it is, with what formation."""
    view = _formation_view(scene)
    side = view.sides[seat]
    who = Text().append(SEAT_NAMES[seat] + (" (you)" if seat == scene.seat else ""), "bold")
    if seat == view.first:
        who.append(" · First" if brief else " · First Player", "yellow")
    if side.type:
        who.append(f" · {side.type.capitalize()}")
    if side.formation:
        who.append(f" {_name(scene.setup, side.formation)}", "italic")
    return who


def _counts(scene: Scene, seat: int, brief: bool) -> Text:
    """Counts a side's cards and points; when all is over only the points count."""
    view = _formation_view(scene)
    side = view.sides[seat]
    if view.phase == "over":
        return Text(_points(side, brief=False), "bold")
    counts = Text(f"hand {len(side.hand)} · deck {side.deck} · pile {side.taken} · ")
    return counts.append(_points(side, brief), "bold")


def _name(setup: Setup, spaces: str) -> str:
    return next(card[2] for card in FORMATION.book(setup) if card[3] == spaces)


def _points(side: SideView, brief: bool) -> str:
    total = sum(side.scores)
    if brief or len(side.scores) < 2:
        return f"{total} points"
    return f"{'+'.join([str(score) for score in side.scores])} = {total} points"


def _front_line(scene: Scene, width: int) -> Text:
    """Says between the two Vanguards where the game stands."""
    view = _formation_view(scene)
    where = f"Round {view.round} of 3"
    if view.phase == "combat":
        where = f"Round {view.round}, battle {view.battle}"
    attacker = SEAT_NAMES[view.offence] if view.offence >= 0 else ""
    what = {
        "setup": "Before round 1",
        "choose": f"{where} · secret choice",
        "front": f"{where} · front rows",
        "back": f"{where} · Reinforcement",
        "combat": f"{where} · {attacker} attacks",
        "over": "The game is over",
    }[view.phase]
    if view.phase == "combat" and view.lead:
        what += f": {letter(view.lead[1])}"
        if view.lead[2] != COLOUR[view.lead[1]]:
            what += f" as {COLOUR_NAMES[view.lead[2]]}"
    return Text(f" {what} ".center(width, "─"), "bold")


def _grid(scene: Scene, seat: int) -> Table:
    """Draws a side; the opponent's is turned round, so that the Vanguards face each other."""
    turned = seat != max(scene.seat, 0)
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0, border_style="dim")
    for _ in range(3):
        table.add_column(width=CELL, no_wrap=True)
    rows = ROWS[::-1] if turned else ROWS
    for row in rows:
        spaces = range(row, row + 3)
        table.add_row(*[_cell(scene, seat, space) for space in (reversed(spaces) if turned else spaces)])
    labels = Text("\n" + "\n".join([ROW_LABELS[row // 3] for row in rows]), "dim")
    both = Table.grid()
    both.add_column(width=LABELS)
    both.add_column()
    both.add_row(labels, table)
    return both


def _cell(scene: Scene, seat: int, space: int) -> Text:
    view = _formation_view(scene)
    side = view.sides[seat]
    if not side.formation:
        return Text("")
    icon = side.formation[space]
    if icon == "X":
        return Text("░░ Blank ░░", MARKER_STYLES["X"])
    cards = _cards_on(view, side, space)
    own = seat == scene.seat
    cell = Text()
    for card in cards:
        if cell:
            cell.append(" ")
        if card == HIDDEN:
            cell.append("▒▒▒▒", "dim")
        elif view.lead[:2] == (space, card) and seat == view.offence:
            cell.append_text(chip(card, FIGHTING))
        else:
            covered = space in REINFORCEMENT or card in side.sealed
            cell.append_text(chip(card, SEEN_BY_OWNER if own and covered else "  "))
    if own and _is_asked_for(scene, space):
        cell.append(" ? " if not cards else "?", "bold reverse")
    elif not cards:
        cell.append("·", "dim")
    marker = MARKERS[icon]
    if not cell.plain.endswith(" ") or len(cell) + len(marker) < CELL:
        marker = f" {marker}".rstrip()
    if len(cell) + len(marker) <= CELL:
        cell.append(marker, MARKER_STYLES[icon])
    cell.align("center", CELL)
    return cell


def _cards_on(view: FormationView, side: SideView, space: int) -> list[int]:
    """Returns what lies on a space, with what its owner has sealed for it."""
    cards = [card for card in (side.grid[space],) if card != NOTHING]
    layout = LAYOUTS[side.formation]
    if side.spare != NOTHING and space == layout.double:
        cards.append(side.spare)
    open_spaces = {"front": layout.front, "back": layout.back}.get(view.phase, ())
    cards += [card for place, card in zip(open_spaces, side.sealed, strict=False) if place == space]
    return cards


def _is_asked_for(scene: Scene, space: int) -> bool:
    return scene.ask is not None and scene.ask.kind == PLACE.kind and scene.ask.about == space


def _newest(console: Console, look: FormationLook, events: tuple[Event, ...], width: int, height: int) -> Panel:
    """Shows the sentences that fit, the newest at least; advances go first, since the table shows them."""
    shorter = [event for event in events if not isinstance(event, Advanced)]
    return newest(console, _sentences(look, events), _sentences(look, shorter), width, height)


def _sentences(look: FormationLook, events: Iterable[Event]) -> list[Text]:
    return [look.words(event.sentence()) for event in events]


def _battle_row(battle: Battle) -> tuple[RenderableType, ...]:
    named = "" if battle.colour == COLOUR[battle.card] else f" as {COLOUR_NAMES[battle.colour]}"
    attack = Text.assemble(f"{SEAT_NAMES[battle.offence]} ", chip(battle.card), named)
    defence = Text.assemble(f"{SEAT_NAMES[1 - battle.offence]} ", chip(battle.reply))
    won = "tie" if battle.winner < 0 else SEAT_NAMES[battle.winner]
    return str(battle.round), str(battle.battle), attack, defence, won


def _pile(view: FormationView, seat: int) -> Text:
    """Tells what a player has taken in this round, rebuilt from the battles."""
    taken: list[int] = []
    for battle in view.fought:
        if battle.round == view.round and view.sides[seat].taken:
            own = battle.card if battle.offence == seat else battle.reply
            taken += {seat: [battle.card, battle.reply], -1: [own]}.get(battle.winner, [])
    pile = Text(f"{SEAT_NAMES[seat]}'s pile: ")
    if not taken:
        return pile.append("empty")
    return pile.append_text(chips(tuple(sorted(taken)))).append(f"  ({points(tuple(taken))} points)")
