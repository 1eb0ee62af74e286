"""Walks over nodes, so that checks and pages need not know their shapes."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

import msgspec

_BACKWARDS: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of each sort of node that was met, the last one first; of what is no node, none."""


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
            names = _BACKWARDS.get(type(one))
            if names is None:
                names = _BACKWARDS[type(one)] = _fields(type(one))[::-1]
            waiting += [getattr(one, name) for name in names]


def _fields(kind: type) -> tuple[str, ...]:
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    return tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()
