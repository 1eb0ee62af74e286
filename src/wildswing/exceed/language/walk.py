"""Walks over nodes, so that checks and pages need not know their shapes."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

import msgspec


def walk(node: object, but: type | None = None) -> Iterator[object]:
    """Yields a node and everything in it, outside in, in the order of the text, but nothing of one sort."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if but is not None and isinstance(one, but):
            continue
        yield one
        if isinstance(one, tuple):
            waiting += one[::-1]
        else:
            waiting += [getattr(one, name) for name in _backwards(type(one))]


@cache
def _backwards(kind: type) -> tuple[str, ...]:
    """Returns the fields of a sort of node, the last one first; of what is no node, none."""
    names: tuple[str, ...] = ()
    if issubclass(kind, msgspec.Struct):
        names = kind.__struct_fields__
    elif is_dataclass(kind):
        names = tuple([field.name for field in fields(kind)])
    return names[::-1]
