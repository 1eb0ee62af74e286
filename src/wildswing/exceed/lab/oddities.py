"""Warns of what a fighter file may say, and its writer has probably not meant."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.sheets import Boost, Card, Fighter
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
    found = [*_unusual_numbers(fighter), *_actions_without_end(fighter), *_boosts_without_end(fighter)]
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


_USES_UP: Final = (n.Spend, n.Remove, n.Play)
"""Instructions that take what there is only so much of."""

_AGAIN: Final = (v.Simple.ANOTHER_ACTION, v.Simple.ANOTHER_BUT_STRIKE)

_REFILLED: Final = frozenset({v.ZoneName.DECK, v.ZoneName.DISCARD})
"""Where cards come from that do not run out: what is discarded comes back there."""


def _actions_without_end(fighter: Fighter) -> Iterator[Oddity]:
    """Finds actions that cost nothing, use nothing up and give another one."""
    for line in walk(fighter):
        if isinstance(line, n.Line) and isinstance(line.trigger, n.Action):
            gained = _gained(line)
            if line.trigger.cost is None and gained is not None and gained >= 0:
                takes = any(isinstance(part, n.Put) for part in walk(line.effect, but=n.By))
                yield Oddity(
                    line.at.line,
                    f"this action {'gives as many cards as it takes' if takes else 'costs nothing'} and gives another, "
                    "so it can be taken without end; let it cost something, or write “action, once a turn: …”.",
                )


def _boosts_without_end(fighter: Fighter) -> Iterator[Oddity]:
    """Finds boosts that cost nothing, come back to the hand when they are played, and give another action."""
    for boost in walk(fighter):
        if isinstance(boost, Boost) and boost.cost is None:
            for line in boost.lines:
                parts = list(walk(line.effect, but=n.By))
                is_back = any(isinstance(part, n.Put) and _returns(part) for part in parts)
                gained = _gained(line)
                is_now = isinstance(line.trigger, n.Trigger) and line.trigger.window is v.Window.NOW
                if is_now and is_back and gained is not None and gained >= 1:  # for playing it took a card
                    yield Oddity(
                        line.at.line,
                        "this boost costs nothing, comes back to the hand and gives another action, so it can be "
                        "played without end; let it cost something.",
                    )


def _gained(line: n.Line) -> int | None:
    """Returns how many cards a line adds to the hand of whoever does it, if it gives another action.

    There is no number where something is used up, or nobody can tell.
    """
    parts = list(walk(line.effect, but=n.By))
    if line.limit is not None or not any(part in _AGAIN for part in parts):
        return None
    uses_up = any(isinstance(part, _USES_UP) or (isinstance(part, n.Collect) and part.spends) for part in parts)
    put = [_put(part) for part in parts if isinstance(part, n.Put)]
    known = [number for number in put if number is not None]
    if uses_up or len(known) < len(put):
        return None
    drawn = [part.amount for part in parts if isinstance(part, n.Draw)]
    return sum(known) + sum([amount for amount in drawn if isinstance(amount, int)])


def _put(put: n.Put) -> int | None:
    """Returns how many cards go to the hand, or from it; nothing if they are of another place, or it is left open."""
    if _returns(put):
        return 1
    cards, to = put.cards, put.zone
    places: tuple[n.Zone | v.Spot, ...]
    if isinstance(cards, n.Top):
        number, places = cards.count, (cards.zone,)
    elif isinstance(cards, n.Cards) and isinstance(cards.quantity, int) and isinstance(cards.pile, n.Pile):
        number, places = cards.quantity, cards.pile.where
    else:
        return None
    if len(places) != 1 or not isinstance(places[0], n.Zone) or places[0].owner is not v.Who.YOU:
        return None
    if _is_hand(places[0]):
        return -number
    return number if _is_hand(to) and set(places[0].names) <= _REFILLED else None


def _returns(put: n.Put) -> bool:
    return put.cards is v.Ref.THIS and _is_hand(put.zone)


def _is_hand(zone: n.Zone) -> bool:
    return zone.owner is v.Who.YOU and zone.names == (v.ZoneName.HAND,)
