"""Draws any game from its views and questions alone."""

from collections.abc import Iterable
from typing import Any

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wildswing.cli.tables.scene import Command, NoAnswer, Scene
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.space import Space
from wildswing.kernel.state import HIDDEN, NOTHING, SPECTATOR


class AnyGameLook:
    """Lists the fields of a view as tables, what happened, and the answers as numbered lines."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws the view, field by field, and what just happened."""
        drawn = _Drawing(scene.game, scene.seats).struct(scene.view)
        if not scene.happened:
            return drawn
        happened = Text("\n").join([self.words(event.sentence(), scene.seats) for event in scene.happened])
        return Group(drawn, Panel(happened, title="What just happened", title_align="left", box=box.ROUNDED))

    def interlude(self, scene: Scene) -> RenderableType | None:  # noqa: ARG002 - a game's own look may need one
        """Tells everything on the table."""
        return None

    def options(self, scene: Scene, ask: Ask) -> RenderableType:
        """Numbers the answers, in columns where they are short; of a space it names the coordinates."""
        if isinstance(ask.options, Space):
            return Padding(Text(f"Type {ask.options.named()}, with spaces between them."), (0, 0, 0, 2))
        return self.numbered(scene, scene.order)

    def answer(self, scene: Scene, ask: Ask, typed: str) -> int:  # noqa: ARG002 - a game's own look may need the scene
        """Takes the number of an answer, or the coordinates of a point."""
        if isinstance(ask.options, Space):
            return _point(ask.options, typed)
        if is_number(typed) and 1 <= int(typed) <= len(ask.options):
            return int(typed) - 1
        raise NoAnswer(f"“{typed}” is no answer; type a number from 1 to {len(ask.options)}, or ? for help.")

    def numbered(self, scene: Scene, indexes: Iterable[int], shared: str = "") -> RenderableType:
        """Draws some of the answers, each with its number; words that they share stand before them once."""
        wide = len(str(len(scene.labels)))
        lines = [Text(f"{shared}:")] if shared else []
        for index in indexes:
            label = self.words(scene.labels[index].removeprefix(shared).strip(), scene.seats)
            lines.append(Text.assemble((f"{index + 1:>{wide}})", "bold cyan"), " ", label))
        return Padding(Columns(lines, padding=(0, 2), equal=True), (0, 0, 0, 2))

    def history(self, scene: Scene) -> RenderableType | None:  # noqa: ARG002 - as above
        """Knows no history beyond the log."""
        return None

    def commands(self) -> tuple[Command, ...]:
        """Has nothing else to look at."""
        return ()

    def signs(self) -> tuple[tuple[str, str], ...]:
        """Uses no signs that need a word."""
        return ()

    def words(self, sentence: str, seats: tuple[str, ...] = ()) -> Text:  # noqa: ARG002 - as above
        """Leaves a sentence as it is."""
        return Text(sentence)

    def page(self, game: AnyGame, setup: Setup) -> RenderableType | None:  # noqa: ARG002 - as above
        """Knows no rules of the game."""
        return None

    def picture(self, game: AnyGame) -> str | None:  # noqa: ARG002 - as above
        """Leaves the picture to the terminal."""
        return None

    def facts(self, game: AnyGame, setup: Setup) -> dict[str, Any]:  # noqa: ARG002 - as above
        """Knows no facts of the game."""
        return {}


def is_number(text: str) -> bool:
    """Tells whether a text is a small number from 0 up, written as numbers are."""
    return text.isascii() and text.isdecimal() and len(text) < 10 and text == str(int(text))


def _point(space: Space, typed: str) -> int:
    try:
        return space.index(tuple([int(word) for word in typed.split()]))
    except ValueError:
        raise NoAnswer(f"“{typed}” is no answer; type {space.named()}, or ? for help.") from None


class _Drawing:
    """Turns the parts of a view into tables and words."""

    def __init__(self, game: AnyGame, seats: tuple[str, ...]) -> None:
        self.game = game
        self.seats = seats

    def struct(self, view: msgspec.Struct) -> Table:
        table = Table(show_header=False, box=box.ROUNDED)
        table.add_column(style="bold")
        table.add_column()
        for field in view.__struct_fields__:
            table.add_row(_title(field), self.value(field, getattr(view, field)))
        return table

    def value(self, field: str, value: object) -> RenderableType:
        if isinstance(value, msgspec.Struct):
            return self.struct(value)
        if isinstance(value, dict):
            table = Table(show_header=False, box=box.SIMPLE)
            for key, part in value.items():
                table.add_row(str(key), self.value(str(key), part))
            return table
        if isinstance(value, tuple | list):
            structs = [part for part in value if isinstance(part, msgspec.Struct)]
            if structs and len(structs) == len(value):
                return self.side_by_side(structs)
            return Text(", ".join([self.word(field, part) for part in value]) or "none")
        return Text(self.word(field, value))

    def side_by_side(self, structs: list[msgspec.Struct]) -> Table:
        """Draws structs of one kind as the columns of a table, under the seats' names if there is one for each."""
        heads = self.seats if len(self.seats) == len(structs) else [str(number + 1) for number in range(len(structs))]
        table = Table("", *heads, box=box.SIMPLE)
        for field in structs[0].__struct_fields__:
            values = [self.value(field, getattr(struct, field, "")) for struct in structs]
            table.add_row(Text(_title(field), "bold"), *values)
        return table

    def word(self, field: str, value: object) -> str:
        if field == "seat" and value == SPECTATOR:
            return "spectator"
        if field == "seat" and isinstance(value, int) and 0 <= value < len(self.seats):
            return self.seats[value]
        if field in self.game.card_fields and value == HIDDEN:
            return "face down"
        if field in self.game.card_fields and value == NOTHING:
            return "nothing"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "nothing" if value is None else str(value)


def _title(field: str) -> str:
    return field.replace("_", " ").capitalize()
