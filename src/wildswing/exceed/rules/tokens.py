"""Face-down tokens: nobody but their owner can tell which is which.

To the others, a token on a space can be any of them, and so can the token that the owner has picked in secret out of a
choice like `place "A" or place "B"` and that is about to be placed.
"""

import re
from functools import lru_cache
from itertools import permutations
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.steps import Instruction
from wildswing.exceed.rules.table import Table
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import Step

FACE_DOWN_TOKEN: Final = "a face-down token"
"""What such a token is called where others may not learn which it is."""


def spaces_of_tokens(table: Table, owner: int) -> tuple[int, ...]:
    """Returns the spaces of a player's tokens as others see them."""
    return min(_spaces_exchanged(table, owner))


def blur_tokens(table: Table, owner: int) -> None:
    """Leaves of a player's tokens, on spaces and on the agenda, what others see."""
    table.sides[owner].tokens = spaces_of_tokens(table, owner)
    table.agenda = min(_agendas_exchanged(table, owner), key=_numbers)


def exchange_tokens(table: Table, owner: int, stream: Stream) -> None:
    """Exchanges a player's tokens at random, as far as others cannot tell."""
    spaces = _spaces_exchanged(table, owner)
    agendas = _agendas_exchanged(table, owner)
    table.sides[owner].tokens = spaces[stream.below(len(spaces))]
    table.agenda = agendas[stream.below(len(agendas))]


def _spaces_exchanged(table: Table, owner: int) -> list[tuple[int, ...]]:
    """Returns the spaces of a player's tokens in all ways in which the face-down ones can lie there."""
    places = table.book.fighters[owner].face_down
    found: list[tuple[int, ...]] = []
    for order in permutations(places):
        spaces = list(table.sides[owner].tokens)
        for at, other in zip(places, order, strict=True):
            spaces[at] = table.sides[owner].tokens[other]
        found.append(tuple(spaces))
    return found


# --- On the agenda ---


def _agendas_exchanged(table: Table, owner: int) -> list[tuple[Step, ...]]:
    """Returns the agenda with a player's face-down tokens exchanged in all ways."""
    fighter = table.book.fighters[owner]
    names = [fighter.tokens[at] for at in fighter.face_down]
    ways = [dict(zip(names, order, strict=True)) for order in permutations(names)]
    return [tuple([_exchanged(table.book, step, owner, way) for step in table.agenda]) for way in ways]


def _numbers(agenda: tuple[Step, ...]) -> list[int]:
    return [step.number for step in agenda if isinstance(step, Instruction)]


def _exchanged(book: Book, step: Step, owner: int, names: dict[str, str]) -> Step:
    """Returns a step that the owner has picked in secret with its tokens exchanged; any other stays."""
    if not isinstance(step, Instruction) or step.performer != owner:
        return step
    number = step.number
    words = _renamed(book.told(number), names)
    twins = [other for other in rivals(book).get(number, ()) if book.told(other) == words]
    if not twins:
        return step
    _, *others = step.values()
    return type(step)(twins[0], *others)


def _renamed(words: str, names: dict[str, str]) -> str:
    return re.sub(r'"([^"]*)"', lambda quoted: f'"{names.get(quoted[1], quoted[1])}"', words)


@lru_cache(maxsize=256)
def rivals(book: Book) -> dict[int, tuple[int, ...]]:
    """Returns for each instruction inside a choice those at its place in all options, itself among them."""
    found: dict[int, tuple[int, ...]] = {}
    for number, effect in enumerate(book.effects):
        if isinstance(effect, n.Choice):
            for alike in zip(*[_within(book, option) for option in book.children[number]], strict=False):
                found.update(dict.fromkeys(alike, alike))
    return found


def _within(book: Book, number: int) -> list[int]:
    """Returns an instruction and all inside it, in order."""
    inner = [child for child in book.children[number] if child >= 0]
    return [number, *[found for child in inner for found in _within(book, child)]]


def told_to_others(table: Table, step: Instruction, words: str) -> str:
    """Returns the words of an instruction on the agenda; which face-down token its performer has picked is left out."""
    number = step.number
    fighter = table.book.fighters[step.performer]
    if number in rivals(table.book):
        for at in fighter.face_down:
            words = words.replace(f'"{fighter.tokens[at]}"', FACE_DOWN_TOKEN)
    return words
