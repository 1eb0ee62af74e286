"""The head of a notation: what a match is played with, by whom, and how its cards are dealt."""

from collections.abc import Callable, Mapping
from hashlib import sha256

from wildswing.kernel.ended import Ended, How
from wildswing.kernel.errors import BrokenRecord, WildswingError
from wildswing.kernel.fairness import FairShuffle, digest_of
from wildswing.kernel.fairness import check as check_fairness
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match
from wildswing.kernel.record import Recorder
from wildswing.notation.facet import Notation
from wildswing.notation.grammar import mistake
from wildswing.notation.sheet import GOES_ON, Sheet, Tag
from wildswing.notation.words import told_apart
from wildswing.texts import ENGLISH, say, speaking

FORMAT = 1
"""Grows by one when a notation is written differently, or the words of a game change."""

HOW: dict[How, str] = {"resigned": "resigned", "time": "ran out of time", "absence": "stayed away"}
"""How a seat ends a match early."""

NOBODY = "nobody"

ONCE = frozenset(
    {"Notation", "Game", "Rules", "Program", "Seed", "Seed word", "Table", "Commitment", "Secret", "Result"}
)
"""The tags of which there is one."""


# --- Writing ---


def tags_of(recorder: Recorder, date: str) -> tuple[Tag, ...]:
    """Returns the head of a match; the date is left out if it is not known."""
    match = recorder.match
    seats = zip(seat_names(match.game, match.setup), recorder.seats, strict=True)
    return (
        Tag("Notation", (str(FORMAT),)),
        Tag("Game", (match.game.name,)),
        Tag("Rules", (str(match.game.version),)),
        Tag("Program", (recorder.program,)),
        *([Tag("Date", (date,))] if date else []),
        *[Tag("Seat", (name, player)) for name, player in seats],
        *[_setup_tag(key, text, known_texts(match.game)) for key, text in match.setup.items()],
        *_shuffle_tags(recorder.fairness, match.setup),
        Tag("Seed", (str(match.seed),)) if isinstance(match.seed, int) else Tag("Seed word", (match.seed,)),
        Tag("Result", (result_of(recorder),)),
    )


def seat_names(game: AnyGame, setup: Setup) -> list[str]:
    """Returns what the seats are called; two with one name are numbered."""
    with speaking(ENGLISH):
        return told_apart(game.seats(setup))


def known_texts(game: AnyGame) -> Mapping[str, str]:
    """Returns the texts that need only be named."""
    facet = game.facets.load("notation", Notation)
    return {} if facet is None or facet.texts is None else facet.texts()


def result_of(recorder: Recorder) -> str:
    """Says who won, who ended the match early and how, or that it goes on."""
    match = recorder.match
    names = seat_names(match.game, match.setup)
    if recorder.ended is not None:
        return f"{names[recorder.ended.seat]} {HOW[recorder.ended.how]}"
    outcome = match.outcome
    if outcome is None:
        return GOES_ON
    return " & ".join([names[seat] for seat in outcome.winners]) or NOBODY


def _setup_tag(key: str, text: str, known: Mapping[str, str]) -> Tag:
    for name, whole in known.items():
        if whole == text:
            return Tag(key, (name,), digest(text), is_setup=True)
    if "\n" in text and "\r" not in text:
        return Tag(key, (), digest(text), text, is_setup=True)
    return Tag(key, (text,), is_setup=True)


def digest(text: str) -> str:
    """Returns what a text is known by."""
    return sha256(text.encode()).hexdigest()[:16]


def _shuffle_tags(fairness: FairShuffle | None, setup: Setup) -> list[Tag]:
    if fairness is None:
        return []
    tags = [
        Tag("Table", (fairness.match,)),
        Tag("Commitment", (fairness.commitment,)),
        Tag("Secret", (fairness.secret,)),
        *[Tag("Entropy", (entropy,)) for entropy in fairness.entropies],
    ]
    if fairness.frame is not None:
        brought = [(key, text) for key, text in fairness.frame.items() if setup.get(key) != text]
        tags += [Tag("Frame", one) for one in brought] or [Tag("Frame")]
    return tags


# --- Reading ---


class Head:
    """Reads the head of a sheet, each part with the line in which it stands."""

    def __init__(self, sheet: Sheet, find_game: Callable[[str], AnyGame], source: str) -> None:
        self._sheet = sheet
        self._source = source
        self._check_format()
        self._check_once()
        self.game = self._game(find_game)
        self.setup = {tag.name: self._text(tag) for tag in sheet.tags if tag.is_setup}

    def recorder(self) -> Recorder:
        """Begins the match again."""
        seed, fairness = self._seed(), self._fairness()
        try:
            if fairness is not None:
                check_fairness(fairness, self.game, self.setup, seed)
            match = Match(self.game, seed, self.setup)
        except KeyError as missing:
            raise self._mistake(say("its setup lacks {part}", part=missing.args[0])) from None
        except WildswingError as error:
            raise self._mistake(str(error)) from None
        return Recorder(match, self._seats(), self._value("Program"), fairness, self._ended())

    def _check_format(self) -> None:
        written = self._number("Notation")
        if written != FORMAT:
            raise self._mistake(
                say(
                    "it is written in format {written} of the notation, and this Wildswing reads format {read}; "
                    "open it with the Wildswing that wrote it ({program})",
                    written=written,
                    read=FORMAT,
                    program=self._program(),
                ),
                self._tag("Notation").line,
            )

    def _check_once(self) -> None:
        """Refuses a second tag that could contradict the first."""
        seen: set[tuple[str, bool]] = set()
        for tag in self._sheet.tags:
            if (tag.name, tag.is_setup) in seen and (tag.is_setup or tag.name in ONCE):
                raise self._mistake(say("the tag [{name}] stands there twice", name=tag.name), tag.line)
            seen.add((tag.name, tag.is_setup))

    def _game(self, find_game: Callable[[str], AnyGame]) -> AnyGame:
        tag = self._tag("Game")
        try:
            game = find_game(self._value("Game"))
        except WildswingError as error:
            raise self._mistake(str(error), tag.line) from None
        rules = self._number("Rules")
        if rules != game.version:
            raise self._mistake(
                say(
                    "it was played with rules version {written} of {game}, and this Wildswing plays version {played}; "
                    "open it with the Wildswing that wrote it ({program})",
                    written=rules,
                    game=game.name,
                    played=game.version,
                    program=self._program(),
                ),
                self._tag("Rules").line,
            )
        return game

    def _text(self, tag: Tag) -> str:
        """Returns what a tag of the setup says: a value, or a text that is named or given whole."""
        if tag.block is not None:
            if digest(tag.block) != tag.digest:
                raise self._mistake(say("the text below was edited or damaged: it does not fit its digest"), tag.line)
            return tag.block
        if len(tag.values) != 1:
            raise self._mistake(say("[{name}] needs one value", name=tag.name), tag.line)
        if not tag.digest:
            return tag.values[0]
        known = known_texts(self.game)
        name = tag.values[0]
        if name not in known:
            raise self._mistake(say("this Wildswing has no text called “{name}”", name=name), tag.line)
        if digest(known[name]) != tag.digest:
            raise self._mistake(
                say(
                    "the text of “{name}” is another one in this Wildswing; open it with the Wildswing that wrote it "
                    "({program})",
                    name=name,
                    program=self._program(),
                ),
                tag.line,
            )
        return known[name]

    def _seats(self) -> list[str]:
        """Returns who sits where."""
        names = seat_names(self.game, self.setup)
        tags = self._sheet.every("Seat")
        written = [tag.values[0] if tag.values else "" for tag in tags]
        if written != names or any(len(tag.values) != 2 for tag in tags):
            line = next((tag.line for tag, name in zip(tags, names, strict=False) if tag.values[:1] != (name,)), 1)
            raise self._mistake(
                say(
                    'the seats of this match are {names}, each in a tag [Seat "name" "player"]', names=", ".join(names)
                ),
                line,
            )
        return [tag.values[1] for tag in tags]

    def _seed(self) -> int | str:
        if self._sheet.one("Seed word") is not None:
            return self._value("Seed word")
        return self._number("Seed")

    def _fairness(self) -> FairShuffle | None:
        if self._sheet.one("Commitment") is None:
            return None
        frames = self._sheet.every("Frame")
        frame = None
        if frames:
            brought = dict([tag.values for tag in frames if len(tag.values) == 2])
            frame = {key: brought.pop(key, text) for key, text in self.setup.items()} | brought
        entropies = tuple([tag.values[0] if tag.values else "" for tag in self._sheet.every("Entropy")])
        return FairShuffle(
            self._value("Table"),
            digest_of(self.game, self.setup if frame is None else frame),
            self._value("Commitment"),
            self._value("Secret"),
            entropies,
            frame,
        )

    def _ended(self) -> Ended | None:
        for seat, name in enumerate(seat_names(self.game, self.setup)):
            for how, words in HOW.items():
                if self._sheet.result == f"{name} {words}":
                    return Ended(seat, how)
        return None

    def _program(self) -> str:
        tag = self._sheet.one("Program")
        return tag.values[0] if tag is not None and tag.values else "?"

    def _number(self, name: str) -> int:
        value = self._value(name)
        if not value.removeprefix("-").isdecimal() or not value.isascii() or len(value) > 100:
            raise self._mistake(say("[{name}] needs a whole number", name=name), self._tag(name).line)
        return int(value)

    def _value(self, name: str) -> str:
        tag = self._tag(name)
        if len(tag.values) != 1:
            raise self._mistake(say("[{name}] needs one value", name=name), tag.line)
        return tag.values[0]

    def _tag(self, name: str) -> Tag:
        tag = self._sheet.one(name)
        if tag is None:
            raise self._mistake(say("the head lacks the tag [{name}]", name=name))
        return tag

    def _mistake(self, what: str, line: int = 1) -> BrokenRecord:
        return mistake(self._source, line, what)
