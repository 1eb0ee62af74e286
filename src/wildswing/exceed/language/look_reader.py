"""Reads a look line: phrases between commas, each a thing with a colour before it, and what the exceeded side adds."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from wildswing.exceed.language import look_words as w
from wildswing.exceed.language.errors import Mistake, nearest
from wildswing.exceed.language.looks import Guise, Look
from wildswing.exceed.language.nodes import At, Named

T = TypeVar("T", bound=str)

MOST: Final = 24
"""Phrases of the longest look, each side for itself."""

_EXCEEDED: Final = "exceeded"
_THINGS: Final = (*w.HEADS, *w.WEARS, *w.LEGS, *w.WEAPONS, *w.COMPANIONS)
_COLOURS: Final = re.compile(r"colours \S+ and \S+")


def read_look(line: Named) -> Look:
    """Returns what a look line says after its first word."""
    basic, *more = _cut(line, ";")
    build, *phrases = _cut(basic, ",")
    colours = [phrase for phrase in phrases if phrase.name.startswith("colours ")]
    if colours[1:]:
        raise Mistake(colours[1].at, "a look has two colours, and they are already said; keep one of both phrases.")
    height, mass, person = _build(build)
    return Look(
        person,
        height,
        mass,
        _guise([phrase for phrase in phrases if phrase not in colours]),
        _two_colours(colours[0]) if colours else None,
        _exceeded(more, phrases),
    )


def _cut(line: Named, sign: str) -> list[Named]:
    """Cuts a text at a sign; each part keeps its place."""
    parts = []
    column = line.at.column
    for part in line.name.split(sign):
        at = At(line.at.line, column + len(part) - len(part.lstrip()))
        if not part.strip():
            raise Mistake(at, f'a phrase is missing here; write one, or leave out the "{sign}".')
        parts.append(Named(" ".join(part.split()), at))
        column += len(part) + len(sign)
    return parts


def _exceeded(parts: list[Named], basic: list[Named]) -> Guise:
    if not parts:
        return Guise()
    if parts[1:]:
        raise Mistake(parts[1].at, f'a look has one ";", before "{_EXCEEDED}"; put "," between phrases.')
    [part] = parts
    word, _, rest = part.name.partition(" ")
    if word != _EXCEEDED or not rest:
        raise Mistake(part.at, f'after ";" a look says what changes: "{_EXCEEDED} wings, fire aura", for example.')
    phrases = _cut(Named(rest, At(part.at.line, part.at.column + len(_EXCEEDED) + 1)), ",")
    for phrase in phrases:
        if phrase in basic:
            raise Mistake(phrase.at, f'"{phrase.name}" is part of the look on either side; leave it out here.')
    return _guise(phrases)


def _build(build: Named) -> tuple[w.Height | None, w.Mass | None, w.Person]:
    words = list(_words(build))
    last = words.pop()
    person = _known(w.PERSONS, last.name)
    if person is None:
        raise Mistake(
            build.at,
            f'a look begins with a build such as "tall slim woman", and "{build.name}" is none; '
            f"it ends with one of {', '.join(w.PERSONS)}.{nearest(last.name, w.PERSONS)}",
        )
    height = _known(w.HEIGHTS, words[0].name) if words else None
    if height:
        del words[0]
    mass = _known(w.MASSES, words[0].name) if words else None
    if mass:
        del words[0]
    for word in words:
        known = (*w.HEIGHTS, *w.MASSES)
        order = "twice, or in the wrong order" if word.name in known else "there, which is no word for a build"
        raise Mistake(
            word.at,
            f'"{word.name}" stands {order}; write at most a height ({", ".join(w.HEIGHTS)}) '
            f"and then a mass ({', '.join(w.MASSES)}).{'' if word.name in known else nearest(word.name, known)}",
        )
    return height, mass, person


def _two_colours(phrase: Named) -> tuple[w.Colour, w.Colour]:
    if not _COLOURS.fullmatch(phrase.name):
        raise Mistake(phrase.at, 'the colours of a look are two: write "colours white and blue", for example.')
    _, one, _, other = _words(phrase)
    if one.name == other.name:
        raise Mistake(other.at, f'"{other.name}" stands twice; a look has two different colours.')
    return _colour(one), _colour(other)


def _guise(phrases: list[Named]) -> Guise:
    if len(phrases) > MOST:
        raise Mistake(phrases[MOST].at, f"a look has at most {MOST} phrases on either side of its semicolon.")
    said = _Said()
    for phrase in phrases:
        said.take(phrase)
    return said.guise()


class _Said:
    """What the phrases so far have said."""

    def __init__(self) -> None:
        self.skin: w.Skin | None = None
        self.hair: tuple[w.Hair, w.Colour | None] | None = None
        self.head: dict[w.Head, w.Colour | None] = {}
        self.wear: dict[w.Wear, w.Colour | None] = {}
        self.legs: dict[w.Legs, w.Colour | None] = {}
        self.weapon: tuple[w.Weapon, w.Colour | None] | None = None
        self.companions: dict[w.Companion, w.Colour | None] = {}
        self.aura: w.Aura | None = None

    def guise(self) -> Guise:
        """Returns all of it."""
        worn = (tuple(self.head.items()), tuple(self.wear.items()), tuple(self.legs.items()))
        return Guise(self.skin, self.hair, *worn, self.weapon, tuple(self.companions.items()), self.aura)

    def take(self, phrase: Named) -> None:
        """Adds what a phrase says."""
        *before, last = _words(phrase)
        match last.name:
            case "skin":
                self.skin = _once(phrase, "skin", self.skin, _word(phrase, "skin", w.SKINS))
            case "aura":
                self.aura = _once(phrase, "aura", self.aura, _word(phrase, "aura", w.AURAS))
            case "hair":
                self.hair = _once(phrase, "hair", self.hair, _hair(phrase, before))
            case _:
                self._thing(phrase)

    def _thing(self, phrase: Named) -> None:
        colour, thing = _coloured(phrase)
        if head := _known(w.HEADS, thing):
            _add(phrase, self.head, head, colour)
        elif wear := _known(w.WEARS, thing):
            _add(phrase, self.wear, wear, colour)
        elif legs := _known(w.LEGS, thing):
            _add(phrase, self.legs, legs, colour)
        elif companion := _known(w.COMPANIONS, thing):
            _add(phrase, self.companions, companion, colour)
        elif weapon := _known(w.WEAPONS, thing):
            self.weapon = _once(phrase, "weapon", self.weapon, (weapon, colour))


_Said_of = TypeVar("_Said_of")


def _once(phrase: Named, sort: str, before: _Said_of | None, now: _Said_of) -> _Said_of:
    if before is not None:
        raise Mistake(phrase.at, f'"{phrase.name}" is a second {sort}; a look has one.')
    return now


def _add(phrase: Named, things: dict[T, w.Colour | None], thing: T, colour: w.Colour | None) -> None:
    if thing in things:
        raise Mistake(phrase.at, f'"{thing}" stands twice; keep one.')
    things[thing] = colour


def _hair(phrase: Named, words: list[Named]) -> tuple[w.Hair, w.Colour | None]:
    if [word.name for word in words] == ["no"]:
        return "no", None
    *style, colour = words or [phrase]
    said = " ".join([word.name for word in style])
    found = _known(w.HAIRS, said)
    if found is None or found == "no":
        told = said or colour.name
        raise Mistake(
            phrase.at,
            f'hair is a style and a colour, "spiky red hair", or "no hair"; "{told}" is not a style.'
            f"{nearest(told, w.HAIRS)}",
        )
    return found, _colour(colour)


def _word(phrase: Named, sort: str, known: tuple[T, ...]) -> T:
    told = phrase.name.removesuffix(sort).strip()
    found = _known(known, told)
    if found is None:
        raise Mistake(phrase.at, f'no {sort} is called "{told}"; write {", ".join(known)}.{nearest(told, known)}')
    return found


def _coloured(phrase: Named) -> tuple[w.Colour | None, str]:
    """Returns the colour and the thing of a phrase; the thing is the longest one that the phrase ends with."""
    words = list(_words(phrase))
    for start in range(len(words)):
        thing = " ".join([word.name for word in words[start:]])
        if thing in _THINGS:
            if start == 0:
                return None, thing
            if thing in w.UNCOLOURED:
                raise Mistake(phrase.at, f'"{thing}" takes no colour of its own; write it alone.')
            before = " ".join([word.name for word in words[:start]])
            return _colour(Named(before, phrase.at)), thing
    rest = words[1:] if words[0].name in w.COLOURS and words[1:] else words
    told = " ".join([word.name for word in rest])
    if told.split(" ")[-1] in w.PERSONS:
        raise Mistake(rest[0].at, f'"{told}" is a build, which stands once, at the beginning of a look.')
    raise Mistake(rest[0].at, f'no part of a look is called "{told}".{nearest(told, _THINGS)}')


def _colour(word: Named) -> w.Colour:
    found = _known(w.COLOURS, word.name)
    if found is None:
        raise Mistake(word.at, f'no colour is called "{word.name}".{nearest(word.name, w.COLOURS)}')
    return found


def _known(words: Iterable[T], told: str) -> T | None:
    return next((word for word in words if word == told), None)


def _words(phrase: Named) -> Iterator[Named]:
    """Yields the words of a phrase, each with its place."""
    for found in re.finditer(r"\S+", phrase.name):
        yield Named(found.group(), At(phrase.at.line, phrase.at.column + found.start()))
