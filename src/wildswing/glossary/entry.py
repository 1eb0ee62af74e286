"""What a word of a game means: as it is written down, and as it is told."""

import msgspec

from wildswing.texts import Text, translated


class Place(msgspec.Struct, frozen=True):
    """Where a rulebook tells of something: the chapter, and its first page where the book's contents name it."""

    book: str
    chapter: str
    page: int = 0


class Entry(msgspec.Struct, frozen=True):
    """A word of a game with its rule."""

    term: Text
    """What it is called, a colon, and the words it is found by; one that ends with a colon only opens a text."""
    rule: Text
    rules: str
    """The ids of the statements it puts in short."""
    places: tuple[Place, ...]
    numbers: tuple[tuple[str, int], ...] = ()
    """What is filled into the rule, each under its name there."""


class Explained(msgspec.Struct, frozen=True):
    """An entry in the language of a reader; it is found by the words of that language and by the English ones."""

    name: str
    words: tuple[str, ...]
    rule: str
    rules: tuple[str, ...]
    places: tuple[Place, ...]
    read: str = ""
    """The statement with which our own rulebook tells it, if there is one."""


def tell(entry: Entry) -> Explained:
    """Puts an entry into the language that is spoken now."""
    name, spoken = _parted(translated(entry.term))
    _, english = _parted(entry.term)
    words = tuple(dict.fromkeys([*english, *spoken]))
    rule = translated(entry.rule, **dict(entry.numbers))
    return Explained(name, words, rule, tuple(entry.rules.split()), entry.places)


def _parted(term: str) -> tuple[str, list[str]]:
    name, _, words = term.partition(": ")
    return name, words.split(", ")
