"""Sheets out of text: a mistake is named with its line."""

import re
from bisect import bisect_left

import msgspec

from wildswing.kernel.errors import BrokenRecord
from wildswing.notation.printing import RESERVED
from wildswing.notation.sheet import GOES_ON, MARKS, Branch, Move, Sheet, Tag
from wildswing.texts import say

STRING = r'"(?:[^"\\\n]|\\.)*"'
NAME = re.compile(r'[^"#\[\]]*')
VALUE = re.compile(rf"\s*({STRING})")
DIGEST = re.compile(r"\s*#([0-9a-f]+)")
SKIPPED = re.compile(r"[\s,/]*")
TOKEN = re.compile(
    rf"(?P<comment>\{{[^}}]*\}})|(?P<rest>;[^\n]*)|(?P<number>\d{{1,9}}\.(?=\s|$))|(?P<mark>[!?]+)|(?P<sign>[()*=])"
    rf"|(?P<word>{STRING}|[^\s{re.escape(RESERVED)}][^\n{re.escape(RESERVED)}]*)(?P<seat>[^\S\n]*:)?"
)
DEEPEST = 50
"""So many variations may stand in one another."""


def read_sheet(text: str, source: str) -> Sheet:
    """Reads the text of a notation; what is no notation is refused with the line that is wrong."""
    return _Reader(text.removeprefix("\ufeff").replace("\r\n", "\n"), source).sheet()


class _Reader:
    """Reads a text from its first letter to its last."""

    def __init__(self, text: str, source: str) -> None:
        self._text = text
        self._source = source
        self._at = 0
        self._ends = [at for at, letter in enumerate(text.rstrip()) if letter == "\n"]

    def sheet(self) -> Sheet:
        tags = self._head()
        main, line = self._branch(0)
        sign = self._text[self._at : self._at + 1]
        self._at += 1
        result = GOES_ON if sign == GOES_ON else self._result()
        self._skip()
        if self._at < len(self._text):
            raise self._mistake(say("there is something after the end of the match"))
        return Sheet(tuple(tags), main, result, line)

    # --- The head ---

    def _head(self) -> list[Tag]:
        tags: list[Tag] = []
        self._skip_blank()
        while self._text.startswith("[", self._at):
            tags.append(self._tag())
            self._skip_blank()
        if not tags:
            raise BrokenRecord(
                say('{source} is no notation: it does not begin with a line like [Notation "1"].', source=self._source)
            )
        return tags

    def _skip_blank(self) -> None:
        while self._text[self._at : self._at + 1].isspace():
            self._at += 1

    def _tag(self) -> Tag:
        line = self._line()
        said = self._rest_of_line().strip()
        is_whole = said.endswith("]")
        inner = said[1:-1] if is_whole else said[1:]
        name, values, digest = self._parts(inner, line)
        is_setup = not name[:1].isupper()
        if not name:
            if not values:
                raise self._mistake(say("this tag has no name"), line)
            name = values.pop(0)
        return Tag(name, tuple(values), digest, None if is_whole else self._block(line), is_setup, line)

    def _parts(self, inner: str, line: int) -> tuple[str, list[str], str]:
        """Returns what stands in a tag: its name, its values, and the digest of a text."""
        found = NAME.match(inner)
        assert found is not None
        name, at = found[0].strip(), found.end()
        values: list[str] = []
        while found := VALUE.match(inner, at):
            values.append(self._string(found[1], line))
            at = found.end()
        found = DIGEST.match(inner, at)
        digest, at = (found[1], found.end()) if found else ("", at)
        if inner[at:].strip():
            raise self._mistake(say("this is no tag: [{said}]", said=inner), line)
        return name, values, digest

    def _block(self, line: int) -> str:
        """Reads the lines of a text up to the bracket that closes its tag."""
        lines: list[str] = []
        while self._text.startswith("|", self._at):
            lines.append(self._rest_of_line()[1:])
        if not lines or self._rest_of_line().strip() != "]":
            raise self._mistake(say("this tag is not closed by a “]”"), line)
        return "\n".join(lines)

    def _rest_of_line(self) -> str:
        end = self._text.find("\n", self._at)
        end = len(self._text) if end < 0 else end
        said = self._text[self._at : end]
        self._at = min(end + 1, len(self._text))
        return said

    # --- Answers ---

    def _branch(self, depth: int) -> tuple[Branch, int]:
        """Reads answers up to the sign that ends them, which is left, and returns its line too."""
        draft = _Draft()
        while True:
            self._skip()
            line = self._line()
            found = TOKEN.match(self._text, self._at)
            if found is None:
                raise self._stuck(depth)
            if found["sign"] and found["sign"] != "(":
                if (found["sign"] == ")") != (depth > 0):
                    raise self._unfit_end(depth)
                return Branch(tuple(draft.moves), tuple(draft.before)), line
            self._at = found.end()
            self._take(found, draft, depth, line)

    def _take(self, found: re.Match[str], draft: "_Draft", depth: int, line: int) -> None:
        """Adds to a draft what was found next."""
        match found.lastgroup:
            case "sign":
                if not draft.moves:
                    raise self._mistake(say("a variation stands before any answer that it could replace"), line)
                draft.remark(self._variation(depth + 1, line))
            case "comment":
                draft.remark(found[0][1:-1].strip())
            case "rest":
                draft.remark(found[0][1:].strip())
            case "mark":
                if not draft.moves or draft.moves[-1].mark or found[0] not in MARKS:
                    raise self._mistake(say("the mark {mark} does not follow an answer", mark=found[0]), line)
                draft.moves[-1] = msgspec.structs.replace(draft.moves[-1], mark=found[0])
            case "number":
                draft.number = int(found[0][:-1])
            case "seat":
                draft.seat = self._said(found["word"], line)
            case _:
                if draft.seat is None:
                    raise self._mistake(say("it is not said whose answer “{word}” is", word=found[0].strip()), line)
                draft.answer(draft.seat, self._said(found["word"], line), line)

    def _variation(self, depth: int, line: int) -> Branch:
        if depth > DEEPEST:
            raise self._mistake(say("more than {deepest} variations stand in one another", deepest=DEEPEST), line)
        branch, _ = self._branch(depth)
        self._at += 1
        return branch

    def _result(self) -> str:
        self._skip()
        line = self._line()
        found = TOKEN.match(self._text, self._at)
        if found is None or found["word"] is None or found["seat"]:
            raise self._mistake(say("it is not said who won"), line)
        self._at = found.end()
        return self._said(found["word"], line)

    def _said(self, word: str, line: int) -> str:
        """Returns a word without quotation marks; spaces between the parts of a bare one count once."""
        return self._string(word, line) if word.startswith('"') else " ".join(word.split())

    def _string(self, said: str, line: int) -> str:
        try:
            return msgspec.json.decode(said, type=str)
        except msgspec.MsgspecError:
            raise self._mistake(say("{said} cannot be read", said=said), line) from None

    # --- Mistakes ---

    def _skip(self) -> None:
        found = SKIPPED.match(self._text, self._at)
        self._at = self._at if found is None else found.end()

    def _stuck(self, depth: int) -> BrokenRecord:
        sign = self._text[self._at : self._at + 1]
        if not sign:
            return self._unfit_end(depth)
        if sign == "{":
            return self._mistake(say("the comment that begins here has no end"))
        if sign == '"':
            return self._mistake(say("the quotation mark is not closed"))
        return self._mistake(say("“{sign}” means nothing here", sign=sign))

    def _unfit_end(self, depth: int) -> BrokenRecord:
        if depth:
            return self._mistake(say("a variation is not closed by a “)”"))
        if self._text[self._at : self._at + 1] == ")":
            return self._mistake(say("a “)” closes no variation"))
        return self._mistake(say("the notation is cut off: it ends with “*”, or with “=” and who won"))

    def _line(self) -> int:
        return bisect_left(self._ends, self._at) + 1

    def _mistake(self, what: str, line: int | None = None) -> BrokenRecord:
        return mistake(self._source, self._line() if line is None else line, what)


class _Draft:
    """Answers as they are read, one thing after another."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.before: list[str] = []
        self.seat: str | None = None
        self.number: int | None = None
        """The turn whose first answer comes next."""

    def answer(self, seat: str, word: str, line: int) -> None:
        """Adds an answer."""
        self.moves.append(Move(seat, word, number=self.number, breaks=self.number is not None, line=line))
        self.number = None

    def remark(self, remark: str | Branch) -> None:
        """Adds a comment or a variation to the last answer, or a comment before the first."""
        if self.moves:
            move = self.moves[-1]
            self.moves[-1] = msgspec.structs.replace(move, remarks=(*move.remarks, remark))
        elif isinstance(remark, str):
            self.before.append(remark)


def mistake(source: str, line: int, what: str) -> BrokenRecord:
    """Returns an error that names a line."""
    return BrokenRecord(say("{source}, line {line}: {what}.", source=source, line=line, what=what.rstrip(".")))
