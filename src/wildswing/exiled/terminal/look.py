"""The table of Rise of the Exiled in a terminal: a map, the characters, what just happened, and typed throws."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wildswing.cli.files import write_text
from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.scene import Command, NoAnswer, Scene
from wildswing.cli.tables.telling import just_happened
from wildswing.exiled.game import EXILED
from wildswing.exiled.picture import picture, states
from wildswing.exiled.rules.book import ARMOUR, Character
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.geometry import CARD, MM, length, placed
from wildswing.exiled.rules.items import ITEMS, TEXTS
from wildswing.exiled.rules.naming import team_letter
from wildswing.exiled.rules.questions import common
from wildswing.exiled.rules.table import IN_PLAY, VINE, WHEN_CALLED
from wildswing.exiled.rules.throwing import plane
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.exiled.rules.view import BodyView, PlayerView
from wildswing.exiled.terminal.map import Map, Mark
from wildswing.exiled.terminal.page import character_facts, character_page, page
from wildswing.exiled.terminal.sight import Sight, Target, exiled_view, sight_of
from wildswing.exiled.terminal.words import (
    PLACE_HELP,
    REEL_HELP,
    help_for_aim,
    help_for_move,
    read_aim,
    read_move,
    read_place,
    read_reel,
)
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import Event
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.space import Space

WIDEST: Final = 150
ROOMY: Final = 120
"""From this many columns on, what just happened stands beside the characters."""
LIST: Final = 70
"""How wide the characters are then."""
MOST_ROWS: Final = 22
FEWEST_ROWS: Final = 8

TEAM_STYLES: Final = ("red", "bright_blue", "green", "yellow", "magenta", "cyan")
TERRAIN_SIGNS: Final = {"forest": "♣", "mountain": "▲", "swamp": "≈", "tunnel": "∩"}
CHEST, GEMSTONE = "■", "◆"


def team_style(team: int) -> str:
    """Returns the style of a team; its number is always told beside it."""
    return f"bold {TEAM_STYLES[team % len(TEAM_STYLES)]}"


def letters_of(names: Sequence[str]) -> list[str]:
    """Returns a capital letter for each name: one of its own letters that no name before it has."""
    taken: list[str] = []
    for name in names:
        own = [letter.upper() for letter in name if letter.isalpha()]
        free = [letter for letter in (*own, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ") if letter not in taken]
        taken.append(free[0])
    return taken


class ExiledLook(AnyGameLook):
    """Draws Rise of the Exiled."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws the map, the characters, and what just happened."""
        return _Drawn(self, scene)

    def options(self, scene: Scene, ask: Ask) -> RenderableType:
        """Lists what can be aimed at, or says what may be typed; other answers are numbered lines."""
        if not isinstance(ask.options, Space):
            return super().options(scene, ask)
        sight = sight_of(scene)
        typed = EXILED.question(ask).typed
        if typed == common.THROWN:
            own: int = ask.about[-1]
            targets = sight.targets(own)
            return Group(target_list(sight, own, targets), _hint(help_for_aim(targets)))
        if typed == common.MOVED:
            return _hint(help_for_move(sight.targets(ask.about[-1])))
        return _hint(PLACE_HELP if typed == common.PLACED else REEL_HELP)

    def answer(self, scene: Scene, ask: Ask, typed: str) -> int:
        """Takes a throw, a move or a place in words; otherwise the number of an answer, or words that fit only it."""
        space = ask.options
        if not isinstance(space, Space):
            return option_called(scene, ask, typed)
        sight = sight_of(scene)
        match EXILED.question(ask).typed:
            case common.THROWN:
                return read_aim(typed, space, sight.targets(ask.about[-1]), sight.turned)
            case common.MOVED:
                return read_move(typed, space, sight, ask.about[-1])
            case common.PLACED:
                return read_place(typed, space)
        return read_reel(typed, space)

    def commands(self) -> tuple[Command, ...]:
        """Offers characters, items and a picture while deciding."""
        return (
            Command("character", "character NAME", "shows a character with all abilities", _named_character),
            Command("items", "items", "tells what every item does", _items),
            Command("news", "news", "tells all that happened since your last decision", _news),
            Command("picture", "picture FILE", "writes a picture of the table to an SVG file", _save_picture),
        )

    def signs(self) -> tuple[tuple[str, str], ...]:
        """Explains the signs on the map."""
        return (
            ("H7", "the card of the character with the letter H, with 7 hit points"),
            ("H7*", "a weapon lies over one of its hit zones"),
            ("h", "a weapon of the character with the letter H"),
            (f"{CHEST}1 {GEMSTONE}B", "chest 1, the gemstone of Team B"),
            ("♣ ▲ ≈ ∩", "forest, mountain, swamp, tunnel"),
            ("mm", "your own side is at the bottom; x y are read at the rim of the map"),
        )

    def words(self, sentence: str, seats: tuple[str, ...] = ()) -> Text:  # noqa: ARG002 - the teams are not known here
        """Lets calls and losses stand out."""
        text = Text(sentence)
        text.highlight_regex(r"^Round \d+: \w+!", "bold underline")
        text.highlight_regex(r"\b(for|loses) \d+", "bold red")
        text.highlight_regex(r"\bregains \d+", "bold green")
        text.highlight_regex(r"\b(misses|is removed|has fallen|wins)\b", "bold")
        return text

    def page(self, game: AnyGame, setup: Setup) -> RenderableType | None:  # noqa: ARG002 - it is Rise of the Exiled
        """Draws the rules in short, and lists characters, variants and items."""
        return page()

    def picture(self, game: AnyGame) -> str | None:
        """Draws the table itself, where cards lie anywhere."""
        from wildswing.exiled.terminal.throwing_picture import picture_of_throws  # noqa: PLC0415 - it asks for this look

        return picture_of_throws(game)

    def facts(self, game: AnyGame, setup: Setup) -> dict[str, Any]:  # noqa: ARG002 - it is Rise of the Exiled
        """Lists the characters."""
        return {"characters": [character_facts(text) for text in house_characters().values()]}


def _hint(text: str) -> RenderableType:
    return Padding(Text(f"Type {text}.", "dim"), (0, 0, 0, 2))


def option_called(scene: Scene, ask: Ask, typed: str) -> int:
    """Returns an answer by its number, or by words that only it has, or that others have beside all of its own."""
    labels = [label.casefold() for label in scene.labels]
    for fits in (
        [at for at in range(len(labels)) if typed == str(at + 1)],
        [at for at, label in enumerate(labels) if label == typed],
        [at for at, label in enumerate(labels) if _begins_words(typed, label)],
    ):
        # “flask” means the flask, and not its splash.
        plainest = [at for at in fits if all(labels[at] in labels[other] for other in fits)]
        if len(plainest) == 1:
            return plainest[0]
    raise NoAnswer(
        f"“{typed}” fits no single answer; type a number from 1 to {len(labels)} or words of one answer, or ? for help."
    )


def _begins_words(typed: str, label: str) -> bool:
    """Tells whether each word that was typed begins a word of a label."""
    words = re.findall(r"[\w'-]+", label)
    return all(any(word.startswith(part) for word in words) for part in typed.split())


def target_list(sight: Sight, own: int, targets: Sequence[Target]) -> RenderableType:
    """Numbers what can be aimed at, with how far it is from the edge of the card that throws."""
    body = sight.view.bodies[own]
    card = placed(CARD, body.x, body.y, body.angle)
    table = Table.grid(padding=(0, 2))
    for number, target in enumerate(targets, 1):
        x, y = target.point()
        start_x, start_y = plane(card, x, y)
        away = round(length(x - start_x, y - start_y) / MM)
        seen_x, seen_y = sight.seen_in_mm(x, y)
        table.add_row(
            Text(f"{number:>3})", "bold cyan"), target.name, target.note, f"{away} mm away", f"at {seen_x} {seen_y}"
        )
    return table


# --- The table ---


def _rows(console: Console) -> int:
    """Returns how high a map is: half of a screen, whatever is asked below it; a pipe has room for more."""
    return max(FEWEST_ROWS, min(MOST_ROWS, console.height // 2)) if console.is_terminal else MOST_ROWS


class _Drawn:
    """The table at the width of the terminal."""

    def __init__(self, look: ExiledLook, scene: Scene) -> None:
        self.look = look
        self.scene = scene
        self.sight = sight_of(scene)
        self.view = self.sight.view
        self.letters = letters_of([player.character for player in self.view.players])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        head = self._where(width)
        beside = width >= ROOMY and bool(self.scene.happened)
        list_width = LIST if beside else width
        players = character_list(self.sight, self.letters, self.scene.seat)
        yield head
        if REAL_TABLE not in self.view.variants:
            yield Map(self._edges(), self._marks(), _rows(console))
        if beside:
            row = Table.grid(padding=(0, 1))
            row.add_column(width=list_width)
            row.add_column(width=width - list_width - 1)
            row.add_row(players, self._tale(console, width - list_width - 1))
            yield row
            return
        yield players
        if self.scene.happened:
            yield self._tale(console, width)

    def _tale(self, console: Console, width: int) -> RenderableType:
        """Tells all that just happened."""
        return just_happened(console, self._sentences(self.scene.happened), width)

    def _sentences(self, events: Iterable[Event]) -> list[Text]:
        return [self.look.words(event.sentence()) for event in events]

    def _where(self, width: int) -> Text:
        """Says where the game stands."""
        said = {"setup": "Before round 1: starting places", "over": "The game is over"}.get(
            self.view.phase, f"Round {self.view.round} · {self.view.phase}"
        )
        told = ", ".join([said, *self.view.variants])
        return Text(f" {told} ".center(width, "─"), "bold")

    def _edges(self) -> tuple[int, int, int, int]:
        left, bottom, right, top = self.view.edges
        return (-right, -top, -left, -bottom) if self.sight.turned else (left, bottom, right, top)

    def _marks(self) -> list[Mark]:
        """Returns all that lies on the table, characters last and so on top."""
        view = self.view
        marks = [self._mark(card.x, card.y, TERRAIN_SIGNS[card.kind] * 3, "dim green") for card in view.terrain]
        marks += [
            self._mark(chest.x, chest.y, f"{CHEST}{at + 1}", "yellow")
            for at, chest in enumerate(view.chests)
            if chest.closed
        ]
        marks += [
            self._mark(one.x, one.y, f"{GEMSTONE}{team_letter(one.team)}", team_style(one.team))
            for one in view.gemstones
        ]
        marks += [
            self._mark(one.x, one.y, self.letters[one.seat].lower(), team_style(self.sight.team(one.seat)))
            for one in view.landings
        ]
        struck = {contact.at for contact in view.contacts if contact.what == "body" and contact.zone >= 0}
        return marks + [self._body(body, at in struck) for at, body in enumerate(view.bodies) if body.place == IN_PLAY]

    def _body(self, body: BodyView, struck: bool) -> Mark:
        card = next(player.seat for player in self.view.players if player.character == body.character)
        sign = f"{self.letters[card]}{body.life}{'*' if struck else ''}"
        own = " reverse" if body.seat == self.scene.seat else ""
        return self._mark(body.x, body.y, sign, team_style(self.sight.team(body.seat)) + own)

    def _mark(self, x: int, y: int, text: str, style: str) -> Mark:
        return Mark(*self.sight.seen(x, y), text, style)


def character_list(sight: Sight, letters: Sequence[str], seat: int, people: Sequence[str] = ()) -> Table:
    """Lists the players team by team: letter, name, hit points, uses, and what else counts."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for player in sight.view.players:
        bodies = [body for body in sight.view.bodies if body.seat == player.seat]
        style = team_style(player.team)
        who = f"{player.character}{' (you)' if player.seat == seat else ''}"
        if people:
            who = f"{player.character} ({people[player.seat]})"
        name = Text.assemble((f"{letters[player.seat]} ", style), who)
        told = [*_uses(player, sight.book.characters[player.seat]), *states(player, _characters(bodies))]
        table.add_row(Text(f"Team {team_letter(player.team)}", style), name, _life(player, bodies), ", ".join(told))
    return table


def _characters(bodies: Sequence[BodyView]) -> list[BodyView]:
    return [body for body in bodies if body.kind != VINE]


def _life(player: PlayerView, bodies: Sequence[BodyView]) -> Text:
    shown = [f"{body.life}/{body.most}" for body in _characters(bodies) if body.place == IN_PLAY]
    shown += [f"vine {body.life}" for body in bodies if body.kind == VINE and body.place == IN_PLAY]
    if shown:
        return Text(f"♥ {', '.join(shown)}", "bold")
    late = any(body.place == "late" for body in bodies)
    if not late:
        return Text("out", "dim")
    return Text("when called" if player.arrives == WHEN_CALLED else f"from round {player.arrives}", "dim")


def _uses(player: PlayerView, character: Character) -> list[str]:
    """Returns the abilities that are counted, with how often they can still be used."""
    return [
        f"{ability.name} {left}"
        for ability, left in zip(character.abilities, player.uses, strict=True)
        if ability.uses and ability.does != ARMOUR
    ]


# --- What can be looked at ---


def _named_character(scene: Scene, words: str) -> RenderableType:
    """Shows a character of the match, or any other."""
    here = [player.character for player in exiled_view(scene.view).players]
    own = {name: scene.setup[f"character {seat}"] for seat, name in enumerate(here, 1)}
    texts = {**house_characters(), **own}
    fits = [name for name in texts if words and words.casefold() in name.casefold()]
    if not fits:
        return Text(f"Say which character, such as `character {here[0]}`; here play {', '.join(here)}.")
    return Group(*[character_page(texts[name]) for name in fits])


def _items(scene: Scene, _: str) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for item, text in zip(ITEMS, TEXTS, strict=True):
        table.add_row(Text(item, "bold"), text)
    return table


def _news(scene: Scene, _: str) -> RenderableType:
    look = ExiledLook()
    return Group(*[look.words(event.sentence()) for event in scene.happened])


def _save_picture(scene: Scene, words: str) -> RenderableType:
    if not words:
        return Text("Say which file, such as `picture table.svg`.")
    sight = sight_of(scene)
    try:
        write_text(Path(words), picture(sight.view, sight.book))
    except WildswingError as error:
        return Text(str(error))
    return Text(f"The picture is in {words}.")
