"""Reads a file of scenarios; a mistake is told with its line.

What stands above the first title holds for every scenario of the file. `again` begins the last scenario anew, with
another position, other answers or both.
"""

from collections.abc import Callable
from typing import Any, Final

from wildswing.exceed.language import parse
from wildswing.exceed.matches import fighter_text, setup_of
from wildswing.exceed.position import (
    DEEDS,
    BoostInPlay,
    ImpossiblePosition,
    Position,
    SidePosition,
    set_up,
)
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.setup import lay_out
from wildswing.exceed.rules.zones import DECK, DISCARD, SEALED
from wildswing.exceed.scenarios.clauses import NOT, in_play, read_clauses, seat_called
from wildswing.exceed.scenarios.errors import Mistake, ScenarioError
from wildswing.exceed.scenarios.script import Answers, Expectation, Scenario
from wildswing.exceed.scenarios.words import NONE, bare, cut, key_of, names, nearest, number, without_comment
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup

FighterFile = Callable[[str], str]
"""Returns the text of a fighter file by the path that a scenario gives."""

SUFFIX: Final = ".fighter"

NUMBERS: Final = ("space", "life", "width")
CARDS: Final = ("hand", "deck", "gauge", "discard", "sealed", "transformations", "overdrive")
FLAGS: Final = ("exceeded", "reshuffled")
PARTS: Final = (*NUMBERS, *CARDS, *FLAGS, *DEEDS, "boosts", "tokens", "rest")
REST: Final = {"deck": DECK, "discard": DISCARD, "sealed": SEALED}

STRUCK: Final = "a strike happened last turn"
MULLIGAN: Final = "before the mulligan"
TITLE: Final = "scenario"
AGAIN: Final = "again"
HEAD: Final = ("fighters", "edition", "set up", "turn", STRUCK, MULLIGAN)
PLAY: Final = ("by chance", "expect", "strike")
WORDS: Final = (TITLE, AGAIN, *HEAD, *PLAY)


def read_scenarios(text: str, source: str, fighter_file: FighterFile) -> tuple[Scenario, ...]:
    """Reads the scenarios of a file from its text; `source` is what the file is called."""
    top = reader = _Reader(fighter_file)
    found: list[Scenario] = []
    line = 0
    try:
        for line, written in enumerate(text.splitlines(), 1):
            said = without_comment(written)
            word = _first_word(said)
            if word == TITLE:
                if reader is not top:
                    found.append(reader.finished())
                elif top.position is not None:
                    raise Mistake("what is answered or expected above the first “scenario” belongs to none.")
                reader = top.titled(line, said.removeprefix(TITLE).strip())
            elif word == AGAIN:
                found.append(reader.finished())
                reader = reader.again(line, said.removeprefix(AGAIN).strip())
            elif said:
                reader.read(line, word, said)
        return (*found, reader.finished())
    except Mistake as mistake:
        raise ScenarioError(source, reader.mistaken_line or max(line, 1), str(mistake)) from None


def _first_word(text: str) -> str:
    """Returns the word that says what sort of line this is, or nothing where an answer is given."""
    return next((word for word in WORDS if text == word or text.startswith(f"{word} ")), "")


class _Reader:
    """What has been read so far; the head of a scenario ends with its first answer or expectation."""

    def __init__(self, fighter_file: FighterFile) -> None:
        self.fighter_file = fighter_file
        self.mistaken_line = 0
        """The line of a mistake that was noticed later, or 0."""
        self.lines: dict[object, int] = {}
        """Where each part of the head was written."""
        self.line = 1
        """Where the scenario begins; what a part of the head says above may be said otherwise below."""
        self.title = ""
        self.edition: str | None = None
        self.fighters: list[str] = []
        self.setup: Setup = {}
        self.book: Book
        self.parts: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
        self.waiting: list[tuple[int, str, str]] = []
        """Lines about fighters, until it is known who plays and by which edition."""
        self.earlier: list[Answers] = []
        """What was answered when the scenario was told before; it is answered again if nothing else is."""
        self.steps: list[Answers | Expectation] = []
        self.position: Position | None = None

    def titled(self, line: int, title: str) -> "_Reader":
        """Returns the reader of a scenario of which this one has read what stands above it."""
        if not title:
            raise Mistake(f"something is missing after “{TITLE}”.")
        return self._anew(line, title)

    def again(self, line: int, change: str) -> "_Reader":
        """Returns the reader of the same scenario with a change: `with Sol: space 4`."""
        reader = self._anew(line, self.title)
        answers = [step for step in self.steps if isinstance(step, Answers)]
        reader.earlier = answers or self.earlier
        if change:
            key_of(change, ("with",))
            reader.waiting.append((line, "set up", change.removeprefix("with").strip()))
        return reader

    def _anew(self, line: int, title: str) -> "_Reader":
        reader = _Reader(self.fighter_file)
        reader.line, reader.title = line, title
        reader.lines = dict(self.lines)
        reader.edition, reader.fighters = self.edition, list(self.fighters)
        reader.waiting = list(self.waiting)
        return reader

    def read(self, line: int, word: str, text: str) -> None:
        """Reads one line that begins with a word."""
        rest = text[len(word) :].strip()
        if word in HEAD and self.position is not None:
            raise Mistake(f"“{word}” belongs to the set-up, before the first answer.")
        if word in HEAD:
            self._read_head(line, word, rest)
            return
        if not word and len(cut(text, ":", 1)) == 1:
            raise Mistake(f"“{text}” is no answer (NAME: LABEL); {nearest(text.split(' ', 1)[0], WORDS)}")
        self._end_head()
        self._read_play(line, word, rest)

    # --- The set-up ---

    def _read_head(self, line: int, word: str, rest: str) -> None:
        if word != "set up":
            self._once(line, word, f"“{word}”")
        if not rest and word not in (STRUCK, MULLIGAN):
            raise Mistake(f"something is missing after “{word}”.")
        match word:
            case "edition":
                self.edition = rest
            case "fighters":
                self.fighters = [bare(name) for name in cut(rest, " against ")]
                if len(self.fighters) != 2:
                    raise Mistake("“fighters” takes two of them: fighters NAME against NAME.")
            case "set up" | "turn":
                self.waiting.append((line, word, rest))

    def _once(self, line: int, what: object, said: str) -> None:
        if self.lines.get(what, 0) >= self.line:
            raise Mistake(f"{said} is given twice; see line {self.lines[what]}.")
        self.lines[what] = line

    def _end_head(self) -> None:
        """Sets the position up, as soon as the first line after the head is reached."""
        if self.position is not None:
            return
        if not self.fighters:
            raise Mistake("nobody fights yet; write “fighters NAME against NAME” first.")
        self.book = book = self._book()
        turn = 0
        for line, word, rest in self.waiting:
            self.mistaken_line = line
            if word == "turn":
                turn = seat_called(book, rest)
            else:
                self._set_up(line, book, rest)
        self.mistaken_line = 0
        one, other = [SidePosition(**part) for part in self.parts]
        self.position = Position((one, other), turn, STRUCK in self.lines, before_mulligan=MULLIGAN in self.lines)
        try:
            set_up(self.setup, self.position)
        except ImpossiblePosition as impossible:
            places = ((impossible.seat, impossible.part), (1 - impossible.seat, impossible.part), impossible.part)
            self.mistaken_line = next(
                (self.lines[place] for place in places if place in self.lines), self.lines["fighters"]
            )
            raise Mistake(str(impossible)) from None

    def _book(self) -> Book:
        """Returns the book of the match, once fighters and edition are known."""
        self.mistaken_line = self.lines["fighters"]
        texts = [self._fighter(name) for name in self.fighters]
        self.mistaken_line = self.lines.get("edition", 0)
        try:
            self.setup = setup_of(texts, self.edition)
        except WildswingError as error:
            raise Mistake(str(error)) from None
        self.mistaken_line = 0
        return lay_out(self.setup, 0).book

    def _fighter(self, name: str) -> str:
        """Returns a fighter's text by its name in the roster or the path of its file."""
        if not name.endswith(SUFFIX):
            try:
                return fighter_text(name)
            except WildswingError as error:
                raise Mistake(str(error)) from None
        text = self.fighter_file(name)
        parse(text, name)
        return text

    def _set_up(self, line: int, book: Book, text: str) -> None:
        """Reads `Sol Badguy: space 3; hand Focus, Grasp`."""
        who, *rest = cut(text, ":", 1)
        seat = seat_called(book, who)
        if not rest:
            raise Mistake(f"something is missing after “set up {text}”: NAME: space 3; hand Focus; …")
        for piece in cut(rest[0], ";"):
            negated = piece.startswith(NOT)
            key, value = key_of(piece.removeprefix(NOT), FLAGS if negated else PARTS)
            self._once(line, (seat, key), f"“{key}” of {book.names[seat]}")
            self._part(self.parts[seat], key, value, negated)

    def _part(self, part: dict[str, Any], key: str, value: str, negated: bool) -> None:
        if key in (*FLAGS, *DEEDS):
            if value:
                raise Mistake(f"“{key}” takes nothing after it, so “{value}” is too much.")
            if key in FLAGS:
                part[key] = not negated
            else:
                part["deeds"] = (*part.get("deeds", ()), key)
        elif not value:
            raise Mistake(f"something is missing after “{key}”.")
        elif key in NUMBERS:
            part[key] = number(key, value)
            if not part[key]:
                raise Mistake(f"“{key}” cannot be 0.")
        elif key in CARDS:
            part[key] = names(value)
        elif key == "rest":
            part[key] = REST[key_of(value, REST)[0]]
        else:
            found = [in_play(key, piece) for piece in cut(value, ",")] if value != NONE else []
            part[key] = tuple(
                [BoostInPlay(*one) for one in found]
                if key == "boosts"
                else [(name, space or kept) for name, space, kept in found],
            )

    # --- Answers and expectations ---

    def _read_play(self, line: int, word: str, rest: str) -> None:
        book = self.book
        if word == "expect":
            self.steps.append(Expectation(line, read_clauses(book, rest)))
        elif word == "strike":
            attacks = [bare(name) for name in cut(rest, " against ")]
            if len(attacks) != 2 or "" in attacks:
                raise Mistake("“strike” takes two attacks: strike ATTACK against ATTACK.")
            self.steps.append(Answers(line, None, ("Strike", *attacks)))
        elif word == "by chance":
            if not self.steps or not isinstance(self.steps[-1], Answers):
                raise Mistake("“by chance” says what comes of an answer, so it follows one.")
            last = self.steps[-1]
            self.steps[-1] = Answers(last.line, last.seat, last.labels, last.by_chance + read_clauses(book, rest))
        else:
            who, labels = cut(rest, ":", 1)
            given = tuple([bare(label) for label in cut(labels, ";")])
            if "" in given:
                raise Mistake(f"an answer is missing in “{rest}”.")
            self.steps.append(Answers(line, seat_called(book, who), given))

    def finished(self) -> Scenario:
        """Returns the scenario."""
        self._end_head()
        assert self.position is not None
        new = any(isinstance(step, Answers) for step in self.steps)
        steps = self.steps if new else [*self.earlier, *self.steps]
        return Scenario(self.title, self.line, self.setup, self.position, tuple(steps))
