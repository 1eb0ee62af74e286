"""A person at the terminal: sees a scene, reads the question, types an answer."""

import sys

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wildswing.cli.hints import hint
from wildswing.cli.tables.looks import look_of
from wildswing.cli.tables.scene import NoAnswer, Scene, scene_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Event, told_to
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space
from wildswing.kernel.state import SPECTATOR

KEYS = (
    ("a number", "gives that answer"),
    ("rule", "tells the rules of this choice"),
    ("rules", "tells the rules of the whole game in short"),
    ("log", "tells all that you were told so far"),
    ("history", "shows what you would have to remember at a real table"),
    ("view or Enter", "draws the table again"),
    ("quit or Ctrl-C", "leaves; every answer you gave is saved"),
)

HINT = "hint"
HINT_KEY = (HINT, "tells what a master would answer, and what the best answers are worth")

LEAVING = ("quit", "q", "exit")

CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"
"""Empties what was scrolled off the screen, where a person alone may have other work."""

LINES_TO_COVER = 100
"""A terminal that cannot be cleared is scrolled by this many lines."""


class Leave(Exception):
    """The person leaves the table."""


def wipe(console: Console) -> None:
    """Wipes the screen and what was scrolled off it, so that the next person sees nothing of it."""
    if not console.is_terminal:
        return
    if console.is_dumb_terminal:
        console.print("\n" * LINES_TO_COVER)
    else:
        console.file.write(f"{CLEAR}{FORGET}")


def read_line(console: Console, request: str) -> str:
    """Returns what a person types; whoever ends the input leaves."""
    console.print(request, end="")
    console.file.flush()
    line = sys.stdin.readline()
    if not line:
        console.print()
        raise Leave
    if not sys.stdin.isatty():
        console.print()
    return line.strip()


def prompt(seats: tuple[str, ...], ask: Ask) -> str:
    """Returns what stands before the place where a person types."""
    offered = "your answer" if isinstance(ask.options, Space) else f"1 to {len(ask.options)}"
    return f"{seats[ask.seat]}, {offered} (? for help): "


class Person:
    """One seat's eyes and hands."""

    keys: tuple[tuple[str, str], ...] = (*KEYS[:2], HINT_KEY, *KEYS[2:])
    """What may be typed, for the help."""

    def __init__(self, match: Match, seat: int, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.console = console
        self.look = look_of(match.game)
        self._since = 0
        self._decided = 0

    def decided(self, told: int) -> None:
        """Notes how much had been told when the person decided."""
        self._decided = told

    def choose(self, ask: Ask, note: str = "") -> int:
        """Shows the scene, and a note below it, and asks until an answer is given."""
        scene = scene_of(self.match, self.seat, self._news(self.seat), ask)
        self._tell_first(scene)
        self._draw(scene, ask)
        if note:
            self.console.print(note)
        while True:
            line = self._read(prompt(self.match.seat_names, ask))
            typed = line.casefold()
            if typed in ("", "view", "v"):
                self._draw(scene, ask)
            elif typed in ("?", "help", "h"):
                self._help()
            elif typed in ("rule", "r"):
                self.console.print(self._words(scene.rule))
            elif typed == "rules":
                self._rules()
            elif typed in ("log", "l"):
                self._log()
            elif typed == "history":
                self._history(scene)
            elif typed == HINT and HINT_KEY in self.keys:
                self.console.print(hint(self.match, ask, self.console))
            elif typed in LEAVING:
                raise Leave
            elif not self._look_closer(scene, line):
                try:
                    return self._answer(scene, ask, typed)
                except NoAnswer as refused:
                    self.console.print(str(refused))

    def _answer(self, scene: Scene, ask: Ask, typed: str) -> int:
        return self.look.answer(scene, ask, typed)

    def wait_for_enter(self, request: str) -> None:
        """Waits until the person is alone."""
        self._read(request)

    def show_end(self, alone: bool) -> None:
        """Shows the table when all is over; several people see what a spectator sees."""
        seat = self.seat if alone else SPECTATOR
        scene = scene_of(self.match, seat, self._news(seat))
        if alone:
            self._tell_first(scene)
        self._draw_scene(scene)

    def _read(self, request: str) -> str:
        return read_line(self.console, request)

    def _news(self, seat: int) -> tuple[Event, ...]:
        """Returns what was told since the last decision that anything came of."""
        if told_to(seat, self.match.told[self._decided :]):
            self._since = self._decided
        return tuple(told_to(seat, self.match.told[self._since :]))

    def _tell_first(self, scene: Scene) -> None:
        """Tells what the table has no room for, and waits until it is read; a pipe gets all of it with the table."""
        interlude = self.look.interlude(scene)
        if interlude is None or not self.console.is_terminal:
            return
        self._clear()
        self._print_pages(interlude)
        if self._read("Enter to go on: ").casefold() in LEAVING:
            raise Leave

    def _draw(self, scene: Scene, ask: Ask) -> None:
        self._draw_scene(scene)
        self.console.print(Text(scene.prompt, "bold"))
        self.console.print(self.look.options(scene, ask))

    def _draw_scene(self, scene: Scene) -> None:
        self._clear()
        self.console.print(self.look.table(scene))

    def _clear(self) -> None:
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR)
        else:
            self.console.print(Rule())

    def _look_closer(self, scene: Scene, line: str) -> bool:
        """Shows what a word of the game asks for; tells whether there is such a word."""
        word, _, rest = line.partition(" ")
        for command in self.look.commands():
            if word.casefold() == command.word:
                self._print_pages(command.show(scene, rest.strip()))
                return True
        return False

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2))
        closer = [(command.example, command.what) for command in self.look.commands()]
        for key, what in (*self.keys, *closer, *self.look.signs()):
            table.add_row(Text(f"  {key}", "bold cyan"), Text(what))
        self.console.print(table)

    def _rules(self) -> None:
        page = self.look.page(self.match.game, self.match.setup)
        self._print_pages(self.match.game.summary if page is None else page)

    def _print_pages(self, text: RenderableType) -> None:
        """Waits after each screenful, where there is a screen; whoever types a word has read enough."""
        with self.console.capture() as captured:
            self.console.print(text)
        lines = captured.get().splitlines(keepends=True)
        size = max(self.console.height - 1, 1) if self.console.is_terminal else len(lines)
        for start in range(0, len(lines), size):
            if start and self._read("Enter for more, q to stop: "):
                return
            self.console.file.write("".join(lines[start : start + size]))

    def _log(self) -> None:
        for event in self.match.told_to(self.seat):
            self.console.print(self._words(event.sentence()))

    def _words(self, sentence: str) -> Text:
        return self.look.words(sentence, self.match.seat_names)

    def _history(self, scene: Scene) -> None:
        history = self.look.history(scene)
        self.console.print("This game shows no history; `log` tells what happened." if history is None else history)
