"""The log of a match, line by line."""

from collections.abc import Iterable, Sequence

import msgspec

from wildswing.kernel.match import Given

ANSWER = "answer"

TAKE_BACK = "take back"
"""The last answer of the seat does not count; its option says if those of others after it do."""

ALONE, WITH_ALL_SINCE = 0, 1
"""Whether only one answer is taken back, or all that were given after it too."""


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
            answers = without_last(answers, entry)
    return answers


def without_last(answers: Sequence[Given], taken_back: Entry) -> list[Given]:
    """Returns what is left of answers when a seat takes its last one back."""
    place = max(place for place, given in enumerate(answers) if given.seat == taken_back.seat)
    return [*answers[:place], *([] if taken_back.option == WITH_ALL_SINCE else answers[place + 1 :])]
