"""Walks over nodes, so that checks and pages need not know their shapes."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import msgspec


def walk(node: object, but: type | None = None) -> Iterator[object]:
    """Yields a node and everything in it, outside in, in the order of the text, but nothing of one sort."""
    if but is not None and isinstance(node, but):
        return
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part, but)
    elif isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            yield from walk(getattr(node, name), but)
    elif is_dataclass(node):
        for field in fields(node):
            yield from walk(getattr(node, field.name), but)
