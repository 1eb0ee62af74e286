"""The best results of games for one player: a line for each finished game, never changed again.

A line that cannot be read is passed over and named, since the others can; a line that was cut off by a crash is closed
before the next one is added.
"""

import os
from collections.abc import Iterable
from datetime import date
from hashlib import blake2b
from io import FileIO
from pathlib import Path

import msgspec

from wildswing.home.alone import alone_with
from wildswing.home.folder import home_folder
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.match import Match
from wildswing.texts import ENGLISH, speaking

SHORT = 40
"""Parts of a setup with at most so many letters are shown; the others are whole texts."""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one finished game."""

    game: str
    kind: str
    """The same for games with the same setup, which alone are compared."""
    played_with: dict[str, str]
    """The short parts of the setup, for people."""
    score: int
    sentence: str
    """How the game ended."""
    day: date


class Scores(msgspec.Struct, frozen=True):
    """All results that could be read, oldest first, and a sentence for each line that could not."""

    kept: tuple[Score, ...]
    passed_over: tuple[str, ...]


def scores_file() -> Path:
    """Returns where the results lie."""
    return home_folder() / "scores.jsonl"


def is_solo(match: Match) -> bool:
    """Tells whether a match is for one player, so that its result is kept."""
    return len(match.seat_names) == 1


def score_of(match: Match, day: date) -> Score:
    """Returns the result of a finished match for one player."""
    with speaking(ENGLISH):  # a list of results is read by everybody
        outcome = match.outcome
    if outcome is None or not is_solo(match):
        raise WildswingError(
            f"This match of {match.game.title} is not over, or not for one player, so it has no score."
        )
    short = {key: text for key, text in match.setup.items() if len(text) <= SHORT and "\n" not in text}
    return Score(match.game.name, kind_of(match.setup), short, outcome.scores[0], outcome.sentence, day)


def kind_of(setup: Setup) -> str:
    """Returns a short name of a setup that no other has."""
    return blake2b(msgspec.json.encode(sorted(setup.items())), digest_size=6).hexdigest()


def keep(score: Score) -> None:
    """Adds a result to the file, whole or not at all."""
    path = scores_file()
    line = msgspec.json.encode(score) + b"\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        opened = FileIO(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o644), "a+b")
        with opened as file, alone_with(file, path):
            size = os.fstat(file.fileno()).st_size
            file.seek(max(0, size - 1))
            cut_off = file.read(1) not in (b"\n", b"")
            _append(file, b"\n" + line if cut_off else line, size)
    except OSError as error:
        raise WildswingError(
            f"{path} cannot be written ({error.strerror}), so this score is not kept; free the disk or set "
            "WILDSWING_HOME to a folder you may write to."
        ) from None


def _append(file: FileIO, line: bytes, size: int) -> None:
    try:
        written = file.write(line)
        if written != len(line):
            raise OSError(None, "no room")
        os.fsync(file.fileno())
    except OSError:
        file.truncate(size)
        raise


def read_scores() -> Scores:
    """Reads all results there are."""
    path = scores_file()
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Scores((), ())
    except OSError as error:
        raise WildswingError(f"{path} cannot be read: {error.strerror}.") from None
    kept: list[Score] = []
    passed_over: list[str] = []
    for number, line in enumerate(content.split(b"\n"), 1):
        if not line:
            continue
        try:
            kept.append(msgspec.json.decode(line, type=Score))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            passed_over.append(f"{path}, line {number} is damaged and was passed over; remove it to be rid of this.")
    return Scores(tuple(kept), tuple(passed_over))


def ranked(scores: Iterable[Score]) -> dict[tuple[str, str], list[Score]]:
    """Groups results by game and kind, the best first; of equal ones the older."""
    groups: dict[tuple[str, str], list[Score]] = {}
    for score in scores:
        groups.setdefault((score.game, score.kind), []).append(score)
    return {key: sorted(groups[key], key=lambda score: -score.score) for key in sorted(groups)}


def place_of(score: Score, scores: Iterable[Score]) -> tuple[int, int]:
    """Returns the place of a result among all of its kind, and how many there are."""
    alike = [one for one in scores if (one.game, one.kind) == (score.game, score.kind)]
    return 1 + len([one for one in alike if one.score > score.score]), len(alike)
