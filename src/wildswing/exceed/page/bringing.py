"""Fighters of somebody's own making, brought to a table as texts."""

import re
from typing import Final

from wildswing.exceed.home.fighters import gather
from wildswing.exceed.language import FighterError
from wildswing.exceed.language import nodes as n
from wildswing.exceed.language.errors import Mistake
from wildswing.exceed.matches import setup_of, sheet_of
from wildswing.exceed.rules.book import book_of
from wildswing.exceed.rules.setup import texts_of
from wildswing.server.basics.lookalikes import mixes_writings
from wildswing.server.basics.names import known_as
from wildswing.texts import say

HEADING: Final = re.compile(r"fighter +(\"?)([^\n\"()#]+)\1")


def is_text(brought: str) -> bool:
    """Tells whether what somebody brings is a text and no name."""
    return "\n" in brought


def name_in(brought: str) -> str:
    """Returns the name of what somebody brings; that of a text stands in its first line, so it need not be read."""
    found = HEADING.match(brought) if is_text(brought) else None
    return found[2].strip() if found else brought


def own_text(text: str, file: str = "this text") -> str:
    """Returns a text if a fighter can be played by it who is nobody else; all that is wrong with it is told."""
    sheet = sheet_of(text, file)
    if not is_text(text) or name_in(text) != sheet.name:
        raise FighterError(
            file, _in_the_first_line(say("the first line should be “fighter” and a name, and nothing else."))
        )
    if mixes_writings(sheet.name):
        raise FighterError(
            file,
            _in_the_first_line(
                say("a name uses the letters of one alphabet, so that nobody can pass for somebody else.")
            ),
        )
    known = gather(names_folder=False).texts
    namesakes = [other for name, other in known.items() if known_as(name) == known_as(sheet.name)]
    if any(other != text for other in namesakes):
        raise FighterError(
            file,
            _in_the_first_line(
                say("there is another fighter called “{name}”; give yours its own name.", name=sheet.name)
            ),
        )
    setup = setup_of([text, text])
    book_of(texts_of(setup))
    return text


def _in_the_first_line(sentence: str) -> Mistake:
    return Mistake(n.At(1, 1), sentence)
