"""What is different between two things of JSON, so that a long row of tables is told in few words."""

from typing import Any

Change = list[Any] | dict[str, Any]
"""A list of one: the thing that stands there now; or by each key or place that differs, its own change."""


def change_of(before: Any, after: Any) -> Change:
    """Returns what makes one thing the other.

    >>> change_of({"life": 30, "hand": ["", ""]}, {"life": 28, "hand": ["", "Dive"]})
    {'life': [28], 'hand': {'1': ['Dive']}}
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return _of_parts([(key, before[key], after[key]) for key in after])
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return _of_parts([(str(place), *pair) for place, pair in enumerate(zip(before, after, strict=True))])
    return {} if before == after else [after]


def _of_parts(parts: list[tuple[str, Any, Any]]) -> Change:
    return {key: change_of(before, after) for key, before, after in parts if before != after}
