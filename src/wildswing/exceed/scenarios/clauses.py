"""Reading what must be true: `expect Ky Kiske: life 26; gauge Dive`, `expect turn Ky Kiske`."""

from collections.abc import Sequence
from typing import Final

from wildswing.exceed.matches import called_so
from wildswing.exceed.position import IN_PLAY, OPPONENTS, cards_called, names_known, several
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.table import NOBODY
from wildswing.exceed.scenarios.errors import Mistake
from wildswing.exceed.scenarios.script import Clause
from wildswing.exceed.scenarios.words import NONE, bare, cut, key_of, names, nearest, number, quoted
from wildswing.kernel.state import SPECTATOR

AREAS: Final = ("hand", "deck", "gauge", "discard", "sealed", "overdrive", "set aside", "under")
NUMBERS: Final = ("life", "space", "width", "x", "damage")
TOTALS: Final = ("power", "speed", "armor", "guard")
FLAGS: Final = (
    "exceeded",
    "reshuffled",
    "canceled this turn",
    "stunned",
    "advantage",
    "active",
    "critical",
    "EX",
    "wild swing",
    "hit",
)
OF_A_SEAT: Final = (
    *AREAS,
    *IN_PLAY,
    *NUMBERS,
    *TOTALS,
    *FLAGS,
    "tokens",
    "range",
    "attack",
    "asked",
    "offered only",
    "offered",
    "told in order",
    "told",
)
OF_THE_TABLE: Final = ("turn", "winner", "distance", "strike", "told in order", "told")
SEEN: Final = ("hand", "deck", "sealed", "under", "attack")
"""What may look otherwise to another seat."""

CAN_BE_NEGATED: Final = (*FLAGS, "asked", "offered", "told", "strike")
NOT: Final = "not "
WITH: Final = "with "
WITHOUT: Final = "without "
A_SPECTATOR: Final = "a spectator"
UNSEEN: Final = "?"
OTHERS: Final = "…"
"""Stands for whatever lies below the cards that are named."""
NOBODY_WINS: Final = "nobody"


def seat_called(book: Book, text: str) -> int:
    """Returns the seat whose fighter has a name, or an unmistakable part of one."""
    found = called_so(bare(text), book.names)
    if len(found) != 1:
        one, other = book.names
        raise Mistake(f"“{bare(text)}” does not say which fighter is meant; write {quoted(one)} or {quoted(other)}.")
    return book.names.index(found[0])


def read_clauses(book: Book, text: str) -> tuple[Clause, ...]:
    """Reads everything that must be true by one line."""
    about_table = any(text == key or text.startswith(f"{key} ") for key in (*OF_THE_TABLE, *_negated(OF_THE_TABLE)))
    who, *rest = [""] if about_table else cut(text, ":", 1)
    if about_table:
        return tuple([_of_table(book, piece) for piece in cut(text, ";")])
    if not rest:
        raise Mistake(f"“{text}” is not understood here; {nearest(text.split(' ', 1)[0], OF_THE_TABLE)}")
    of, *seen_by = cut(who, ", seen by ", 1)
    seat = seat_called(book, of)
    viewer = _viewer(book, seen_by)
    return tuple([_of_seat(book, piece, seat, viewer) for piece in cut(rest[0], ";")])


def _negated(keys: Sequence[str]) -> tuple[str, ...]:
    return tuple([NOT + key for key in keys if key in CAN_BE_NEGATED])


def _viewer(book: Book, written: list[str]) -> int | None:
    if not written:
        return None
    return SPECTATOR if written[0] == A_SPECTATOR else seat_called(book, written[0])


def _of_table(book: Book, text: str) -> Clause:
    key, negated, rest = _key(text, OF_THE_TABLE)
    given: int | str | tuple[str, ...] = bare(rest)
    if key == "turn" or (key == "winner" and given != NOBODY_WINS):
        given = seat_called(book, rest)
    elif key == "winner":
        given = NOBODY
    elif key == "distance":
        given = number(key, rest)
    elif key == "told in order":
        given = names(rest)
    elif key == "strike" and rest:
        raise Mistake(f"“strike” takes nothing after it, so “{rest}” is too much.")
    return Clause(text, key, given, None, None, negated)


def _of_seat(book: Book, text: str, seat: int, viewer: int | None) -> Clause:
    key, negated, rest = _key(text, OF_A_SEAT)
    if viewer is not None and key not in SEEN:
        raise Mistake(f"“{key}” is seen by everybody; “seen by” belongs to {', '.join(SEEN)}.")
    said = f"{quoted(book.names[seat])}: {text}"
    without = key in (*AREAS, *IN_PLAY) and rest.startswith(WITHOUT)
    partly = without or (key in (*AREAS, *IN_PLAY) and rest.startswith(WITH))
    given = _given(book, key, rest.removeprefix(WITH).removeprefix(WITHOUT) if partly else rest, seat, viewer)
    return Clause(said, key, given, seat, viewer, negated or without, partly)


def _key(text: str, keys: Sequence[str]) -> tuple[str, bool, str]:
    negated = text.startswith(NOT)
    key, rest = key_of(text.removeprefix(NOT), keys)
    if negated and key not in CAN_BE_NEGATED:
        raise Mistake(f"“not” cannot stand before “{key}”; write what is expected instead.")
    if not rest and key not in (*FLAGS, "asked", "strike"):
        raise Mistake(f"something is missing after “{key}”.")
    return key, negated, rest


def _given(  # noqa: PLR0911 - a return for each sort of value
    book: Book, key: str, text: str, seat: int, viewer: int | None
) -> int | str | tuple[str, ...]:
    if key in NUMBERS:
        return number(key, text)
    if key in AREAS:
        return int(text) if text.isdecimal() else _cards(book, key, text, seat, viewer)
    if key in IN_PLAY:
        return int(text) if text.isdecimal() else _in_play(book, key, text, seat)
    if key == "tokens":
        return tuple(sorted(names(text)))
    if key in ("offered", "offered only", "told in order"):
        return names(text)
    if key in FLAGS and text:
        raise Mistake(f"“{key}” takes nothing after it, so “{text}” is too much.")
    if key == "attack" and text not in (UNSEEN, NONE) and (seat, bare(text)) not in book.printed:
        return card_name(book, seat, bare(text), key)
    return bare(text)


def _cards(book: Book, key: str, text: str, seat: int, viewer: int | None) -> tuple[str, ...]:
    found = names(text)
    if UNSEEN in found and viewer is None:
        raise Mistake(f"“?” stands for a card that somebody cannot see; say “seen by” whom the {key} is seen.")
    if OTHERS in found and (key != "discard" or found.index(OTHERS) > 0):
        raise Mistake(
            f"“{OTHERS}” stands for what lies below the named cards of a discard pile, so it comes first there."
        )
    return tuple([name if name in (UNSEEN, OTHERS) else card_name(book, seat, name, key) for name in found])


def _in_play(book: Book, key: str, text: str, seat: int) -> tuple[str, ...]:
    found = [in_play(key, piece) for piece in cut(text, ",")] if text != NONE else []
    return tuple([as_in_play(card_name(book, seat, name, key), space, kept) for name, space, kept in found])


def card_name(book: Book, seat: int, name: str, key: str) -> str:
    """Returns the full name of a card that is called by its own name or its boost's: with whose it is, if need be.

    In play, the name of a boost that several cards have stands for any of them.
    """
    plain = name.removeprefix(OPPONENTS)
    cards = cards_called(book, (seat, 1 - seat) if plain == name else (1 - seat,), plain)
    if not cards:
        raise Mistake(f"nobody has a card “{plain}”; {nearest(plain, names_known(book, (0, 1)))}")
    if len(cards) > 1 and key not in IN_PLAY:
        raise Mistake(several(book, plain, cards))
    full = book.cards[cards[0]].name if len(cards) == 1 else plain
    return full if book.owners[cards[0]] == seat else OPPONENTS + full


def in_play(key: str, text: str) -> tuple[str, int, int]:
    """Reads `Web Trap on 5`, `Dandy keeping 3`: the name, the space or 0, the number kept on it."""
    rest, *kept = cut(text, " keeping ", 1)
    name, *space = cut(rest, " on ", 1)
    if not name:
        raise Mistake(f"a name is missing in “{key} {text}”.")
    return bare(name), number("on", space[0]) if space else 0, number("keeping", kept[0]) if kept else 0


def as_in_play(name: str, space: int, kept: int) -> str:
    """Returns how something in play is written."""
    return f"{name}{f' on {space}' if space else ''}{f' keeping {kept}' if kept else ''}"
