"""The log of a match, line by line."""

from collections.abc import Iterable

import msgspec

from wildswing.kernel.match import Given

ANSWER = "answer"

TAKE_BACK = "take back"
"""The last answer of all, which the same seat gave, does not count."""


class Entry(msgspec.Struct, frozen=True):
    """What a seat did: answer, or something else that is no part of the game; and how much of its clock it used."""

    seat: int
    option: int = 0
    what: str = ANSWER
    spent: int = 0
    """Milliseconds."""


def answers_in(entries: Iterable[Entry]) -> list[Given]:
    """Returns the answers that count."""
    answers: list[Given] = []
    for entry in entries:
        if entry.what == ANSWER:
            answers.append(Given(entry.seat, entry.option))
        elif entry.what == TAKE_BACK:
            answers.pop()
    return answers
