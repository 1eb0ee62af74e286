"""Records as JSON and back."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from wildswing.kernel.errors import BrokenRecord
from wildswing.kernel.state import Record, Row, State, Step, fields_of

Kinds = Mapping[str, type[Step]]
"""The steps of a game by their names."""

KIND = "is"
"""The key that names a record's class; no field has this name."""


def to_plain(thing: Any) -> Any:
    """Turns a record into dictionaries and lists."""
    if isinstance(thing, tuple):
        return [to_plain(part) for part in thing]
    if isinstance(thing, Step):
        return [to_plain(part) for part in thing.written()]
    if isinstance(thing, Row):
        return [to_plain(part) for part in thing.values()]
    if isinstance(thing, Record):
        plain = {KIND: type(thing).__name__}
        for field, value in zip(fields_of(type(thing)), thing.values(), strict=True):
            plain[field] = to_plain(value)
        return plain
    return thing


def from_plain(plain: Any, classes: dict[str, type[Record]], kinds: Kinds) -> Any:
    """Turns what `to_plain` gave back into the record."""
    if isinstance(plain, list):
        return tuple([from_plain(part, classes, kinds) for part in plain])
    if isinstance(plain, dict):
        made = classes[plain[KIND]]
        fields = fields_of(made)
        values = {field: from_plain(plain[field], classes, kinds) for field in fields if field in plain}
        for field, row in made.ROWS.items():
            values[field] = tuple([row(*one) for one in values[field]])
        if plain.keys() != {KIND, *fields[: len(values)]}:
            raise _broken(plain, made)
        try:
            record = made(*values.values())  # the last fields have defaults where an older record lacks them
        except TypeError:
            raise _broken(plain, made) from None
        if isinstance(record, State):
            record.agenda = _steps(record.agenda, kinds)
            record.lanes = tuple([_steps(lane, kinds) for lane in record.lanes])
        return record
    return plain


def _broken(plain: dict[str, Any], made: type[Record]) -> BrokenRecord:
    return BrokenRecord(f"A saved {made.__name__} has the fields {sorted(plain)}, not {sorted(fields_of(made))}.")


def _steps(written: Iterable[Any], kinds: Kinds) -> tuple[Step, ...]:
    """Turns steps as they are written back into records."""
    return tuple([kinds[name](*values) for name, *values in written])


def encode(record: Record) -> bytes:
    """Writes a record as JSON; equal records give equal bytes."""
    # The standard library's JSON, since a state's chance is wider than the 64 bits msgspec allows.
    return json.dumps(to_plain(record), separators=(",", ":")).encode()


def decode(text: bytes, classes: Iterable[type[Record]], kinds: Kinds) -> Any:
    """Reads what `encode` wrote."""
    return from_plain(json.loads(text), {made.__name__: made for made in classes}, kinds)
