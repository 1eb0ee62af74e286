"""An analysis as a file: a line for the match and the depth, then one for each decision, written as it is judged.

Each line carries a check over itself and the one before. So whoever is killed loses the decision under way and nothing
else, and a file that was edited is refused at its line.
"""

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

import wildswing
from wildswing.kernel.errors import BrokenRecord
from wildswing.kernel.match import Given
from wildswing.kernel.record import Recorder
from wildswing.study.analysis import Decision

FORMAT = 1


class Head(msgspec.Struct, frozen=True):
    """The first line: of which match, by the check of its last line, and at which depth."""

    analysis: int
    program: str
    game: str
    rules: int
    match: str
    depth: int
    check: str = ""


class Line(msgspec.Struct, frozen=True):
    """A decision, and the check over everything up to it."""

    decision: Decision
    check: str = ""


class Journal:
    """Turns an analysis into the lines of its file, one after another."""

    def __init__(self, recorder: Recorder, depth: int) -> None:
        game = recorder.match.game
        self.decisions: list[Decision] = []
        self._answers = recorder.match.answers
        self._head = Head(FORMAT, wildswing.__version__, game.name, game.version, recorder.check, depth)
        self._check = _check("", self._head)

    def header(self) -> bytes:
        """Returns the first line."""
        return msgspec.json.encode(msgspec.structs.replace(self._head, check=self._check)) + b"\n"

    def note(self, decision: Decision) -> bytes:
        """Takes a decision and returns its line."""
        line = Line(decision)
        self._check = _check(self._check, line)
        self.decisions.append(decision)
        return msgspec.json.encode(msgspec.structs.replace(line, check=self._check)) + b"\n"

    def read(self, content: bytes, source: str) -> int:
        """Takes in what is kept in a file, and returns how many of its bytes are whole lines.

        A last line that was cut off is left out: whoever wrote it was stopped there.
        """
        first, *lines = content.split(b"\n")
        if not lines:
            return 0
        if first + b"\n" != self.header():
            raise BrokenRecord(
                f"{source} is the analysis of another match, or by another Wildswing; remove it, and the match is "
                "analysed anew."
            )
        for number, text in enumerate(lines[:-1], 2):
            if not self._takes(text):
                raise BrokenRecord(
                    f"{source}, line {number} does not follow from the lines before it: the file was edited or damaged "
                    "there; remove that line and all after it to keep what is before, or the file to begin anew."
                )
        return len(content) - len(lines[-1])

    def _takes(self, text: bytes) -> bool:
        try:
            decision = msgspec.json.decode(text, type=Line, strict=True).decision
        except msgspec.MsgspecError:
            return False
        return fits(decision, self._answers) and self.note(decision) == text + b"\n"


def fits(decision: Decision, answers: Sequence[Given]) -> bool:
    """Tells whether a decision is about an answer that was given."""
    if not 0 <= decision.number < len(answers):
        return False
    return answers[decision.number] == Given(decision.seat, decision.given)


def _check(before: str, line: msgspec.Struct) -> str:
    return blake2b(before.encode() + msgspec.json.encode(line), digest_size=8).hexdigest()
