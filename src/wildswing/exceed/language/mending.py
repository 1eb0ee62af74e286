"""Finds every mistake of a text, not only the first: each line is read by itself, and a wrong one is mended."""

import re
from collections.abc import Iterator
from itertools import pairwise, zip_longest
from typing import Final, NamedTuple

from wildswing.exceed.language.bounds import MOST_LINES, too_long, too_much
from wildswing.exceed.language.check import complaints
from wildswing.exceed.language.errors import Mistake, lines_of
from wildswing.exceed.language.nodes import At
from wildswing.exceed.language.reading import read
from wildswing.kernel.state import NOTHING

MOST_READINGS: Final = 60
"""How often a whole text is read anew, which takes time; each time shows one heading that is out of order."""

MOST_LINES_ANEW: Final = 60 * MOST_LINES
"""How many lines are read anew side by side and card by card; each time shows one that is too deep or out of order."""

_SIDES: Final = ("both", "basic", "exceeded")
_KINDS: Final = ("normal", "special", "ultra", "printed", "set")
_BELOW: Final = (
    *("range", "power", "speed", "armor", "guard", "motif", "boost"),
    *("before", "hit", "after", "cleanup", "now", "reveal", "when", "action", "if", "unless", "may"),
)
"""With what no heading begins, but lines of cards and sides often do."""

_HEAD: Final = "fighter A\nedition standard\nexceed costs 0 gauge\n"
_CARD: Final = f"{_HEAD}special A\n"
_NUMBERS: Final = "  range 1, power 1, speed 1\n"
_BOOST: Final = f"{_CARD}{_NUMBERS}  boost A (continuous)\n"


class _Place(NamedTuple):
    """A sort of line: what may stand around it, and what stands in for a wrong one."""

    before: str
    after: str
    mended: str
    named: bool = True
    """Whether others may refer to a name in such a line."""

    def mistake(self, line: str) -> Mistake | None:
        """Returns what is wrong with a line by itself."""
        indent = len(self.mended) - len(self.mended.lstrip(" "))
        stripped = line.lstrip(" ")
        try:
            read(f"{self.before}{' ' * indent}{stripped}\n{self.after}")
        except Mistake as mistake:
            if mistake.at.line == self.before.count("\n") + 1:
                column = max(mistake.at.column - indent, 1) + len(line) - len(stripped)
                return Mistake(At(0, column), mistake.sentence)
        return None  # or what is said of the lines around it, which are not the text's


_FIRST_LINES: Final = {
    "fighter": _Place("", _HEAD.partition("\n")[2], "fighter A"),
    "normals": _Place("", f"normal A\n{_NUMBERS}", "normals of standard"),
    "edition": _Place("fighter A\n", "exceed costs 0 gauge\n", "edition standard"),
    "exceed": _Place("fighter A\nedition standard\n", "", "exceed costs 0 gauge"),
    "no": _Place("fighter A\nedition standard\n", "", "exceed costs 0 gauge"),
    "deck": _Place(_HEAD, "", ""),
    "token": _Place(_HEAD, "", ""),
}
_FIRST_LINES.update(
    dict.fromkeys(
        ("style", "look", "difficulty", "starting", "maximum"),
        _Place("fighter A\nedition standard\n", "exceed costs 0 gauge\n", ""),
    )
)
"""The lines before the sides and cards, by their first words."""

_ODD_LINE: Final = _Place(_HEAD, "", "")
_SIDE: Final = _Place(_HEAD, "  hit: draw 1.\n", "basic")
_SIDE_LINE: Final = _Place(f"{_HEAD}basic\n", "", "  hit: draw 1.", named=False)
_ASIDE_NAME: Final = _Place(_HEAD, "  boost A (continuous)\n    now: draw 1.\n", "set aside A")
_CARD_NAME: Final = _Place(_HEAD, _NUMBERS, "special A")
_CARD_NUMBERS: Final = _Place(_CARD, "", _NUMBERS.rstrip(), named=False)
_CARD_LINE: Final = _Place(_CARD + _NUMBERS, "", "  hit: draw 1.", named=False)
_BOOST_NAME: Final = _Place(_CARD + _NUMBERS, "    now: draw 1.\n", "  boost A (continuous)")
_BOOST_LINE: Final = _Place(_BOOST, "", "    now: draw 1.", named=False)
_TAKING_LINES: Final = (_SIDE, _ASIDE_NAME, _CARD_NAME, _BOOST_NAME)
"""The headings that have lines below them."""


def mistakes_in(text: str) -> list[Mistake]:
    """Returns what is wrong with a text, in the order of its lines; of a line that cannot be read the first mistake."""
    long = too_long(text)
    if long is not None:
        return [long]
    lines = lines_of(text)
    found: dict[int, Mistake] = {}
    unread: dict[bool, list[str]] = {True: [], False: []}
    mended = list(lines)
    for number, place in _places(lines):
        mistake = too_much(lines[number]) or _unindented(lines[number]) or place.mistake(lines[number])
        if mistake is not None:
            found[number + 1] = Mistake(At(number + 1, mistake.at.column), mistake.sentence)
            mended[number] = place.mended
            unread[place.named].append(lines[number])
    whole = [mistake for mistake in _of_the_whole(mended, unread[True], unread[False]) if mistake.at.line not in found]
    told = {(one.at.line, one.at.column, one.sentence): one for one in (*found.values(), *whole)}
    return [told[place] for place in sorted(told)]


def _unindented(line: str) -> Mistake | None:
    """Returns what is wrong with a line of a card or side that begins as far left as a heading."""
    word = _first_word(line)
    if _indent(line) or word not in _BELOW:
        return None
    return Mistake(At(0, 1), f'a line with "{word}" stands under a card or a side: indent it by 2 spaces, or by 4.')


def _of_the_whole(lines: list[str], unread_names: list[str], unread_lines: list[str]) -> Iterator[Mistake]:
    """Yields what is wrong with lines of which each is right: their order and depth, names, and what cannot be done."""
    left = list(lines)
    spare = MOST_LINES_ANEW
    for part in _parts(left):
        told = list(_of_a_part(left, part, spare // len(part), unread_names))
        spare -= len(told) * len(part)
        yield from told
    last = 0
    for _ in range(MOST_READINGS):
        try:
            sheet = read("\n".join(left))
        except Mistake as mistake:
            if mistake.at.line != last:
                yield mistake
            last = mistake.at.line
            if not _mend(left, last - 1) and not _leave_out(left, last - 1, unread_names):
                return
        else:
            yield from complaints(sheet, "\n".join(unread_names), "\n".join(unread_lines))
            return


def _parts(lines: list[str]) -> list[range]:
    """Returns the sides and cards of a text, each with all its lines."""
    starts = [number for number, place in _places(lines) if place in (_SIDE, _CARD_NAME, _ASIDE_NAME)]
    return [range(*part) for part in pairwise([*starts, len(lines)])]


def _of_a_part(lines: list[str], part: range, readings: int, unread_names: list[str]) -> Iterator[Mistake]:
    """Yields what is wrong with the order and depth of the lines of a side or card, which the heading below ends."""
    above = _HEAD.count("\n")
    after = dict(_places(lines))[part.stop].after if part.stop < len(lines) else ""
    last = NOTHING
    for _ in range(readings):
        try:
            read("\n".join([_HEAD.rstrip(), *lines[part.start : part.stop + 1], after]))
        except Mistake as mistake:
            number = part.start + mistake.at.line - above - 1
            if number > part.stop or (number == part.stop and mistake.at.column > 1):
                return  # that is about the heading below
            if number != last:
                yield Mistake(At(number + 1, mistake.at.column), mistake.sentence)
            last = number
            if not _mend(lines, number) and not _leave_out(lines, number, unread_names):
                return
        else:
            return


def _leave_out(lines: list[str], number: int, unread_names: list[str]) -> bool:
    """Leaves out a heading with the lines below it, or the heading above it, which has none.

    Returns whether there was one.
    """
    places = dict(_places(lines))
    above = max([other for other in places if other < number], default=number)
    first = above if number in places and places[above] in _TAKING_LINES and not _indent(lines[number]) else number
    if first not in places or not places[first].named:
        return False
    depth = _indent(lines[first])
    below = [other for other in places if other > first and _indent(lines[other]) <= depth]
    for other in range(first, min(below, default=len(lines))):
        unread_names.append(lines[other])
        lines[other] = ""
    return True


def _mend(lines: list[str], number: int) -> bool:
    """Gives a line its usual indentation, or leaves it out, or has other numbers stand in for those of its card.

    Returns whether that changed anything.
    """
    places = dict(_places(lines))
    if number not in places:
        return False
    before = list(lines)
    usual = places[number].mended
    lines[number] = " " * (len(usual) - len(usual.lstrip(" "))) + lines[number].strip()
    if lines == before and places[number] is _CARD_NAME:
        below = next((under for under in places if under > number), None)
        if below is not None and places[below] is _CARD_NUMBERS:
            lines[below] = _CARD_NUMBERS.mended
    if lines == before and not places[number].named:
        lines[number] = ""
    return lines != before


def _places(lines: list[str]) -> Iterator[tuple[int, _Place]]:
    """Yields the number of each line that is not empty, with its place."""
    written = [number for number, line in enumerate(lines) if line.partition("#")[0].strip()]
    above = _SIDE
    for number, below in zip_longest(written, written[1:]):
        line = lines[number]
        next_line = "" if below is None else lines[below]
        word = _first_word(line)
        if _indent(line) or (line.rstrip().endswith(".") and _heading(word) is None):
            place = _line_under(above, word, _indent(next_line) > max(_indent(line), 2))
            above = place if place in (_BOOST_NAME, _CARD_NUMBERS) else above
        else:
            place = above = _heading(word) or _unknown(next_line)
        yield number, place


def _heading(word: str) -> _Place | None:
    if word in _SIDES:
        return _SIDE
    if word in _KINDS:
        return _ASIDE_NAME if word == "set" else _CARD_NAME
    return _FIRST_LINES.get(word)


def _unknown(next_line: str) -> _Place:
    """Returns the place of a heading that is not known, by the line below it."""
    if not _indent(next_line):
        return _ODD_LINE
    return _CARD_NAME if next_line.lstrip().startswith("range") else _SIDE


def _line_under(above: _Place, word: str, takes_lines: bool) -> _Place:
    """Returns the place of an indented line under a side, a card, its numbers or its boost."""
    if above is _CARD_NAME:
        return _CARD_NUMBERS
    if above is _BOOST_NAME:
        return _BOOST_LINE
    if above is _ASIDE_NAME or (above is _CARD_NUMBERS and (word == "boost" or takes_lines)):
        return _BOOST_NAME
    return _CARD_LINE if above is _CARD_NUMBERS else _SIDE_LINE


def _first_word(line: str) -> str:
    return "".join(re.findall(r"^\s*([\w']+)", line)).lower()


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" \t"))
