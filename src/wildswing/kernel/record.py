"""Match files: a line for the setup, then a line for each answer, each sealed by a check.

A check covers its line, the check before it, and the state and events that the line led to. So reading a file
replays and verifies it, and an edit anywhere is noticed at its line. A check is no proof against somebody who writes
all of them anew; the commitment to a fair shuffle is, for whoever has seen it before the first card.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b

import msgspec

import wildswing
from wildswing.kernel.ended import Ended
from wildswing.kernel.errors import BrokenRecord, WildswingError
from wildswing.kernel.event import Told
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.fairness import check as check_fairness
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match

FORMAT = 1


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line: what is played, by whom, with what.

    How the shuffles were settled is told only of a match that is over, for until then it holds the secret.
    """

    wildswing: int
    program: str
    game: str
    rules: int
    seed: int | str
    setup: dict[str, str]
    seats: tuple[str, ...]
    """Who sits where: “person”, or the name of an agent."""
    check: str
    fairness: FairShuffle | None = None
    ended: Ended | None = None


class Line(msgspec.Struct, frozen=True):
    """An answer, and the check over everything up to it."""

    seat: int
    answer: int
    check: str


class Recorder:
    """Turns a match into the lines of its file, one after another."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        program: str = wildswing.__version__,
        fairness: FairShuffle | None = None,
        ended: Ended | None = None,
    ) -> None:
        self.match = match
        self.seats = tuple(seats)
        self.program = program
        self.fairness = fairness
        self.ended = ended
        self.check = ""

    def header(self) -> bytes:
        """Returns the first line; call it before any answer is given."""
        match = self.match
        head = Header(
            FORMAT,
            self.program,
            match.game.name,
            match.game.version,
            match.seed,
            dict(match.setup),
            self.seats,
            "",
            self.fairness,
            self.ended,
        )
        self.check = _check("", head, match, match.told)
        return msgspec.json.encode(msgspec.structs.replace(head, check=self.check)) + b"\n"

    def answer(self, seat: int, index: int) -> bytes:
        """Gives an answer to the match and returns its line."""
        caused = self.match.answer(seat, index)
        line = Line(seat, index, "")
        self.check = _check(self.check, line, self.match, caused)
        return msgspec.json.encode(msgspec.structs.replace(line, check=self.check)) + b"\n"


def _check(before: str, line: msgspec.Struct, match: Match, caused: Sequence[Told]) -> str:
    events = msgspec.json.encode([(told.audience, told.event) for told in caused])
    parts = (before.encode(), msgspec.json.encode(line), match.game.encode(match.state), events)
    digest = blake2b(digest_size=8)
    for part in parts:
        digest.update(len(part).to_bytes(8, "little") + part)
    return digest.hexdigest()


def write(match: Match, seats: Sequence[str], fairness: FairShuffle | None = None, ended: Ended | None = None) -> bytes:
    """Returns the whole file of a match."""
    again = Recorder(Match(match.game, match.seed, match.setup), seats, fairness=fairness, ended=ended)
    return again.header() + b"".join([again.answer(given.seat, given.answer) for given in match.answers])


def read(content: bytes, find_game: Callable[[str], AnyGame], source: str = "The match file") -> Recorder:
    """Replays a match file and checks every line; the recorder goes on where the file ends."""
    if not content:
        raise BrokenRecord(f"{source} is empty; a match file starts with a line that names its game.")
    first, *lines = content.split(b"\n")
    recorder = _restart(first, find_game, source)
    if not lines or lines.pop() != b"":
        raise BrokenRecord(
            f"{source} is cut off in the middle of line {len(lines) + 2}; "
            f"remove that line to keep what is before it: {_answers(len(lines))}."
        )
    for number, text in enumerate(lines, 2):
        try:
            line = msgspec.json.decode(text, type=Line, strict=True)
            fits = recorder.answer(line.seat, line.answer) == text + b"\n"
        except (msgspec.MsgspecError, WildswingError):
            fits = False
        if not fits:
            raise BrokenRecord(
                f"{source}, line {number} does not follow from the lines before it: the file was edited or "
                f"damaged there; what is before it is intact: {_answers(number - 2)}."
            )
    return recorder


def _answers(count: int) -> str:
    return "1 answer" if count == 1 else f"{count} answers"


def _read_header(text: bytes, source: str) -> Header:
    try:
        version = msgspec.json.decode(text, type=dict[str, object]).get("wildswing")
    except msgspec.MsgspecError:
        if text.startswith(b'{"wildswing":'):
            raise BrokenRecord(
                f"{source} is cut off or damaged in its first line, so nothing of the match can be read."
            ) from None
        version = None
    if not isinstance(version, int) or version < 1:
        raise BrokenRecord(f"{source} is not a match file: its first line does not name a game and a seed.")
    if version > FORMAT:
        raise BrokenRecord(
            f"{source} was written by a newer Wildswing (format {version}, this one reads {FORMAT}); "
            "upgrade Wildswing to open it."
        )
    try:
        return msgspec.json.decode(text, type=Header)
    except msgspec.MsgspecError as error:
        raise BrokenRecord(f"{source}, line 1 was edited or damaged: {error}.") from None


def _restart(text: bytes, find_game: Callable[[str], AnyGame], source: str) -> Recorder:
    """Begins the match of a file again, from its first line."""
    head = _read_header(text, source)
    try:
        game = find_game(head.game)
    except WildswingError as error:
        raise BrokenRecord(f"{source} is a match of “{head.game}”, which cannot be played here: {error}") from None
    if head.rules != game.version:
        raise BrokenRecord(
            f"{source} was played with rules version {head.rules} of {game.name}, and this Wildswing plays "
            f"version {game.version}; open it with the Wildswing that wrote it ({head.program})."
        )
    try:
        if head.fairness is not None:
            check_fairness(head.fairness, game, head.setup, head.seed)
        match = Match(game, head.seed, head.setup)
    except KeyError as missing:
        raise BrokenRecord(f"{source}, line 1 was edited or damaged: its setup lacks {missing.args[0]}.") from None
    except WildswingError as error:
        raise BrokenRecord(f"{source}, line 1 was edited or damaged: {str(error).rstrip('.')}.") from None
    if head.ended is not None and not 0 <= head.ended.seat < len(match.seat_names):
        raise BrokenRecord(f"{source}, line 1 was edited or damaged: there is no seat {head.ended.seat} to end it.")
    recorder = Recorder(match, head.seats, head.program, head.fairness, head.ended)
    if recorder.header() != text + b"\n":
        raise BrokenRecord(f"{source}, line 1 was edited or damaged: its check does not fit what it says.")
    return recorder
