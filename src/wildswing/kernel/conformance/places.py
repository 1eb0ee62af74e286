"""Where the cards of a state are."""

from typing import Any

from wildswing.kernel import plain
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import Record, State, Step, fields_of

Path = tuple[str | int, ...]
"""The way to a place: field names and positions."""


def places(game: AnyGame, state: State) -> dict[Path, int]:
    """Returns the card at each place that holds one."""
    found: dict[Path, int] = {}
    _gather(state, (), game.card_fields, found)
    return found


def _gather(record: Record, path: Path, fields: frozenset[str], found: dict[Path, int]) -> None:
    for field in fields_of(type(record)):
        value = getattr(record, field)
        if isinstance(value, Record | tuple | list) or field in fields:
            _gather_part(value, (*path, field), fields, field in fields, found)


def _gather_part(thing: Any, path: Path, fields: frozenset[str], of_cards: bool, found: dict[Path, int]) -> None:
    if isinstance(thing, Step):
        _gather_part(thing.written(), path, fields, of_cards, found)
    elif isinstance(thing, Record):
        _gather(thing, path, fields, found)
    elif isinstance(thing, tuple | list):
        for at, part in enumerate(thing):
            if of_cards or isinstance(part, Record | tuple | list):
                _gather_part(part, (*path, at), fields, of_cards, found)
    elif type(thing) is int and thing >= 0:  # HIDDEN and NOTHING are below 0
        found[path] = thing


def cards(game: AnyGame, state: State) -> list[int]:
    """Returns all cards of a state, lowest first."""
    return sorted(places(game, state).values())


def with_swapped(game: AnyGame, state: State, one: Path, other: Path) -> State:
    """Returns a state in which two cards have changed places, its questions not yet open."""
    tree = plain.to_plain(state)
    first, second = _reach(tree, one[:-1]), _reach(tree, other[:-1])
    first[one[-1]], second[other[-1]] = second[other[-1]], first[one[-1]]
    swapped: State = plain.from_plain(tree, {made.__name__: made for made in game.records}, game.rules.kinds)
    return swapped


def _reach(tree: Any, path: Path) -> Any:
    for step in path:
        tree = tree[step]
    return tree


def changeable(thing: Any, path: str = "") -> list[str]:
    """Returns where a state holds something that can change in place, which copies would share."""
    if isinstance(thing, Record):
        parts = [(f"{path}.{field}" if path else field, getattr(thing, field)) for field in fields_of(type(thing))]
    elif isinstance(thing, tuple):
        parts = [(f"{path}.{at}", part) for at, part in enumerate(thing)]
    else:
        return [f"{path} is a {type(thing).__name__}"] if isinstance(thing, list | dict | set | bytearray) else []
    return [found for name, part in parts for found in changeable(part, name)]


def imprint(state: State) -> str:
    """Returns all of a state as text, to tell later whether it has moved."""
    return repr((state, state.asks))
