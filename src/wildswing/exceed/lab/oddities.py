"""Warns of what a fighter file may say, and its writer has probably not meant."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.sheets import Card, Fighter
from wildswing.exceed.language.walk import walk
from wildswing.exceed.matches import roster

STATS: Final = ("power", "speed", "armor", "guard")
_CARD: Final = re.compile(r"^(special|ultra) [^\n(]*(\([^\n]*\))?\n  (range [^\n]*)$", re.MULTILINE)
_COUNTED: Final = {
    **{stat: rf"\b{stat} (\d+)" for stat in STATS},
    "range": r"\brange (?:\d+-)?(\d+)",
    "cost": r"(\d+) (?:force|gauge)\b",
}
"""Where a text has each number of a card."""

USUAL: Final = 0.98
"""How many of the roster's cards have a usual number."""


class Oddity(msgspec.Struct, frozen=True):
    """A line of a file, and what is odd about it."""

    line: int
    sentence: str


def oddities_of(fighter: Fighter) -> tuple[Oddity, ...]:
    """Returns what is odd about a fighter, in the order of its lines."""
    found = [*_unusual_numbers(fighter), *_actions_without_end(fighter)]
    return tuple(sorted(found, key=lambda one: one.line))


@cache
def usual_numbers() -> dict[tuple[str, str], tuple[int, int]]:
    """Returns the lowest and highest usual number of the roster, by the kind of card and what is counted.

    The roster's texts are only looked through, since reading them all takes longer than a quick look may.
    """
    found: dict[tuple[str, str], list[int]] = {}
    for text in roster().values():
        for kind, marks, numbers in _CARD.findall(text):
            for counted, pattern in _COUNTED.items():
                given = re.findall(pattern, f"{marks} {numbers}")
                found.setdefault((kind, counted), []).append(int(given[0]) if given else 0)
    return {counted: _middle(sorted(numbers)) for counted, numbers in found.items()}


def _middle(numbers: list[int]) -> tuple[int, int]:
    left_out = int(len(numbers) * (1 - USUAL) / 2)
    return numbers[left_out], numbers[len(numbers) - 1 - left_out]


def _unusual_numbers(fighter: Fighter) -> Iterator[Oddity]:
    for card in fighter.cards:
        for counted, number in _numbers(card):
            usual = usual_numbers().get((card.kind.value, counted))
            if usual is not None and not usual[0] <= number <= usual[1]:
                yield Oddity(
                    card.at.line,
                    f"“{card.name}” has {counted} {number}; of the {card.kind}s of the roster, "
                    f"{USUAL:.0%} have {usual[0]} to {usual[1]}.".replace("%", " %"),
                )


def _numbers(card: Card) -> Iterator[tuple[str, int]]:
    for stat in STATS:
        number = getattr(card.numbers, stat)
        if isinstance(number, int):
            yield stat, number
    if card.numbers.range is not None and isinstance(card.numbers.range[1], int):
        yield "range", card.numbers.range[1]
    yield "cost", card.cost.amount if card.cost else 0


_USES_UP: Final = (n.Spend, n.Put, n.Remove, n.Play)
"""Instructions that take what there is only so much of."""

_AGAIN: Final = (v.Simple.ANOTHER_ACTION, v.Simple.ANOTHER_BUT_STRIKE)


def _actions_without_end(fighter: Fighter) -> Iterator[Oddity]:
    """Finds actions that cost nothing, use nothing up and give another one."""
    for line in walk(fighter):
        if isinstance(line, n.Line) and isinstance(line.trigger, n.Action):
            parts = list(walk(line.effect))
            free = line.trigger.cost is None and not any(isinstance(part, _USES_UP) for part in parts)
            if free and line.limit is None and any(part in _AGAIN for part in parts):
                yield Oddity(
                    line.at.line,
                    "this action costs nothing and gives another, so it can be taken without end; "
                    "let it cost something, or write “action, once a turn: …”.",
                )
