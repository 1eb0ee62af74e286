"""Reads the marks in brackets and the numbers of a card, and refuses what does not belong there."""

from collections.abc import Sequence as Several
from typing import Any, Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.errors import Mistake

NEEDED: Final = (v.Stat.RANGE, v.Stat.POWER, v.Stat.SPEED)


def token_from(name: n.Named, marks: tuple[object, ...]) -> s.Token:
    """Returns a token; it may lie face down, have copies, and start in play, or be set aside with copies alone."""
    allowed = '"face down", a number of copies, "starting at range 0" and "set aside"'
    taken = _Marks(name, "a token", allowed, marks)
    starts = taken.of(n.AtRange)
    token = s.Token(
        name.name,
        face_down=taken.word("face down"),
        copies=taken.of(int) or 1,
        starts=None if starts is None else starts.low,
        set_aside=taken.word("set aside"),
        at=name.at,
    )
    taken.refuse_rest()
    if token.set_aside and (token.face_down or token.starts is not None):
        raise Mistake(name.at, f'the token "{name.name}" is set aside, so it lies on no space; give it copies alone.')
    return token


def boost_from(name: n.Named, marks: tuple[object, ...], lines: tuple[n.Line, ...]) -> s.Boost:
    """Returns a boost; it is of one kind, may cost something and be cancelable."""
    taken = _Marks(name, "a boost", 'its kind, a cost and "cancelable"', marks)
    kind = taken.of(v.BoostKind)
    if kind is None:
        kinds = ", ".join(f'"{kind}"' for kind in v.BoostKind)
        raise Mistake(name.at, f'the boost "{name.name}" has no kind; write one of {kinds} in its brackets.')
    boost = s.Boost(name.name, kind, taken.of(n.Cost), taken.word("cancelable"), lines, at=name.at)
    taken.refuse_rest()
    return boost


def card_from(
    kind: v.Kind,
    name: n.Named,
    marks: tuple[object, ...],
    stats: Several[tuple[v.Stat, Any]],
    lines: tuple[n.Line, ...],
    boost: s.Boost | None,
    motif: v.Motif | None,
) -> s.Card:
    """Returns a card; it may cost something, have another number of copies than 2, and start aside or sealed."""
    taken = _Marks(name, "an attack", 'a cost, a number of copies, "set aside" and "1 sealed"', marks)
    copies = taken.of(int)
    sealed = taken.of(s.Sealed)
    card = s.Card(
        kind=kind,
        name=name.name,
        numbers=_numbers(kind, name, stats),
        lines=lines,
        boost=boost,
        cost=taken.of(n.Cost),
        copies=s.usual_copies(kind) if copies is None else copies,
        set_aside=taken.word("set aside"),
        sealed=0 if sealed is None else sealed.copies,
        motif=motif,
        at=name.at,
    )
    taken.refuse_rest()
    return card


def card_aside_from(name: n.Named, boost: s.Boost) -> s.Card:
    """EX-NOTION-ASIDE-01: returns a card that has a boost half alone and starts outside the deck (EX-CHAR-58)."""
    numbers = s.Numbers(range=None, power=None, speed=0)
    return s.Card(v.Kind.ASIDE, name.name, numbers, boost=boost, copies=1, set_aside=True, at=name.at)


def _numbers(kind: v.Kind, name: n.Named, stats: Several[tuple[v.Stat, Any]]) -> s.Numbers:
    values: dict[v.Stat, Any] = {}
    for stat, value in stats:
        if stat in values:
            raise Mistake(name.at, f'the {kind} "{name.name}" has two values for {stat}; keep one.')
        values[stat] = value
    for stat in NEEDED:
        if stat not in values:
            raise Mistake(name.at, f'the {kind} "{name.name}" has no {stat}; write it in its first line.')
    for stat in (v.Stat.SPEED, v.Stat.ARMOR, v.Stat.GUARD):
        if stat in values and values[stat] is None:
            raise Mistake(name.at, f'the {kind} "{name.name}" has "-" for {stat}; only range and power can be "-".')
    for stat, other in values.items():
        if (isinstance(other, v.Stat) and (stat, other) != (v.Stat.POWER, v.Stat.RANGE)) or (
            isinstance(other, tuple) and v.Stat.RANGE in other
        ):
            raise Mistake(
                name.at,
                f'the {kind} "{name.name}" has another number for {stat}; only power can be the range, '
                "and an end of the range any other number.",
            )
    return s.Numbers(**{stat.value: value for stat, value in values.items()})


class _Marks:
    """Marks that are taken one by one; what is left over is refused."""

    def __init__(self, name: n.Named, owner: str, allowed: str, marks: tuple[object, ...]) -> None:
        self.name = name
        self.owner = owner
        self.allowed = allowed
        self.left = list(marks)

    def of(self, kind: type[Any]) -> Any:
        found = next((mark for mark in self.left if type(mark) is kind), None)
        if found is not None:
            self.left.remove(found)
        return found

    def word(self, word: str) -> bool:
        found = word in [mark for mark in self.left if type(mark) is str]
        if found:
            self.left.remove(word)
        return found

    def refuse_rest(self) -> None:
        for mark in self.left:
            raise Mistake(
                self.name.at, f'"{_said(mark)}" is no mark for {self.owner} or stands twice; it takes {self.allowed}.'
            )


def _said(mark: object) -> str:
    if isinstance(mark, n.Cost):
        return f"{mark.amount} {mark.resource}"
    if isinstance(mark, n.AtRange):
        return f"starting at range {mark.low}"
    if isinstance(mark, s.Sealed):
        return f"{mark.copies} sealed"
    return f"{mark} copies" if isinstance(mark, int) else str(mark)
