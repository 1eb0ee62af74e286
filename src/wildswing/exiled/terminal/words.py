"""What a person types at the table of Rise of the Exiled, as points of the spaces that questions have."""

from collections.abc import Sequence
from typing import Final

from wildswing.cli.tables.any_game import is_number
from wildswing.cli.tables.scene import NoAnswer
from wildswing.exiled.rules.geometry import MM, Point, heading
from wildswing.exiled.terminal.sight import Sight, Target
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING

STAY: Final = ("stay", "stop", "none", "middle")
MOST: Final = ("all", "most")
WAYS: Final = {"up": 0, "ahead": 0, "forward": 0, "left": 90, "down": 180, "back": 180, "right": 270}
"""Directions as a person sees the table, in degrees."""

AIM_HELP = "a target by its number or name, a part of it such as “{name} head”, or x y in mm"
MOVE_HELP = "“toward {name} 60”, “away from {name} 60”, “left 40” (or right, up, down), or “stay”"
PLACE_HELP = "“left 30”, “right 30 back 20”, or “stay”"
REEL_HELP = "mm, “all” or “stay”"


# --- Aiming ---


def read_aim(typed: str, space: Space, targets: Sequence[Target], turned: bool = False) -> int:
    """Returns the throw that words mean: at a target, at a part of one, or at a point."""
    words = typed.split()
    if len(words) == 2 and all(_is_whole(word) for word in words):
        x, y = [int(word) for word in words]
        return _aimed(typed, space, (-x, -y) if turned else (x, y), turned)
    target, zone = _target_and_zone(typed, words, targets)
    x, y = target.point(zone)
    return _aimed(typed, space, (round(x / MM), round(y / MM)), turned)


def _aimed(typed: str, space: Space, point: Point, turned: bool) -> int:
    try:
        return space.index((*point, 0, 0))
    except ValueError:
        (_, left, right), (_, bottom, top) = space.axes[:2]
        if turned:
            left, right, bottom, top = -right, -left, -top, -bottom
        raise NoAnswer(
            f"“{typed}” lies off the table, where x goes from {left} to {right} and y from {bottom} to {top}."
        ) from None


def _target_and_zone(typed: str, words: list[str], targets: Sequence[Target]) -> tuple[Target, int]:
    """Splits words into a target and one of its zones; the only target there is need not be named."""
    for count in range(len(words), -1, -1):
        name, part = " ".join(words[:count]), " ".join(words[count:])
        fits = list(targets) if not name and len(targets) == 1 else _called(name, targets)
        if len(fits) > 1:
            raise NoAnswer(_several(typed, fits))
        if fits:
            return fits[0], _zone(fits[0], part)
    raise NoAnswer(f"“{typed}” is no target; type {help_for_aim(targets)}.")


def _several(typed: str, fits: Sequence[Target]) -> str:
    listed = ", ".join([target.name for target in fits])
    return f"“{typed}” could mean {listed}; name one of them in full, or by its number."


def _called(name: str, targets: Sequence[Target]) -> list[Target]:
    """Returns the targets that a number or a part of a name may mean."""
    if is_number(name):
        return [targets[int(name) - 1]] if 1 <= int(name) <= len(targets) else []
    exact = [target for target in targets if target.name.casefold() == name]
    return exact or [target for target in targets if name and name in target.name.casefold()]


def _zone(target: Target, part: str) -> int:
    """Returns a zone by its name; “arm” and “leg” mean the first of two."""
    if not part:
        return NOTHING
    names = [] if target.figure is None else [zone.name for zone in target.figure.zones]
    for at, name in enumerate(names):
        if name == part or name.split()[-1] == part:
            return at
    offered = f"it has {', '.join(names)}" if names else "it has none"
    raise NoAnswer(f"{target.name} has no “{part}” to aim at; {offered}.")


def help_for_aim(targets: Sequence[Target]) -> str:
    """Returns what may be typed to aim."""
    return AIM_HELP.format(name=targets[0].name if targets else "Nahtha")


# --- Moving ---


def read_move(typed: str, space: Space, sight: Sight, own: int) -> int:
    """Returns the move that words mean, within the directions that are allowed."""
    (_, low, high), (_, _, longest) = space.axes
    if typed in STAY:
        return space.index((low, 0))
    targets = sight.targets(own)
    way, distance = _way_and_distance(typed, targets, longest)
    if isinstance(way, Target):
        body = sight.view.bodies[own]
        away = 180 if typed.startswith("away") else 0
        direction = heading(way.x - body.x, way.y - body.y) // 10 + away
    else:
        direction = sight.direction(way)
    turned = low + (direction - low) % 360
    if turned > high:
        raise NoAnswer(
            f"“{typed}” would not bring the last player of a team closer to the nearest enemy; move towards it or stay."
        )
    return space.index((turned, distance))


def _way_and_distance(typed: str, targets: Sequence[Target], longest: int) -> tuple[Target | int, int]:
    """Splits words into a direction as seen, or what is moved to or from, and mm; without any, as far as can be."""
    words = typed.split()
    if words[-1:] and is_number(words[-1]):
        # The number may also belong to a name.
        readings = [(words, longest), (words[:-1], int(words[-1]))]
    else:
        readings = [(words, longest)]
    several: list[Target] = []
    for rest, distance in readings:
        if len(rest) == 1 and (rest[0] in WAYS or (is_number(rest[0]) and rest != words)):
            return WAYS[rest[0]] if rest[0] in WAYS else int(rest[0]), _allowed(distance, longest)
        fits = _called(_named(rest), targets)
        if len(fits) == 1:
            return fits[0], _allowed(distance, longest)
        several = several or fits
    raise NoAnswer(_several(typed, several) if several else f"“{typed}” is no move; type {help_for_move(targets)}.")


def _allowed(distance: int, longest: int) -> int:
    if distance > longest:
        raise NoAnswer(f"{distance} mm cannot be moved; a move is at most {longest} mm long.")
    return distance


def _named(words: list[str]) -> str:
    """Returns what a move goes to or away from."""
    if words[:2] == ["away", "from"]:
        return " ".join(words[2:])
    return " ".join(words[1:]) if words[:1] and words[0] in ("toward", "towards", "to", "away") else ""


def help_for_move(targets: Sequence[Target]) -> str:
    """Returns what may be typed to move."""
    return MOVE_HELP.format(name=targets[0].name if targets else "Nahtha")


# --- Starting places and pulls ---


def read_place(typed: str, space: Space) -> int:
    """Returns the starting place that words mean."""
    (_, left, right), (_, _, deep) = space.axes
    words = typed.split()
    point = {"right": 0, "back": 0}
    if typed not in STAY:
        if not words or len(words) % 2:
            raise NoAnswer(f"“{typed}” is no place; type {PLACE_HELP}.")
        for way, text in zip(words[::2], words[1::2], strict=True):
            if way not in ("left", "right", "back") or not is_number(text):
                raise NoAnswer(f"“{typed}” is no place; type {PLACE_HELP}.")
            axis = "back" if way == "back" else "right"
            point[axis] = -int(text) if way == "left" else int(text)
    try:
        return space.index((point["right"], point["back"]))
    except ValueError:
        raise NoAnswer(
            f"“{typed}” leaves your part of the line; choose up to {-left} mm to the left, {right} to the right and "
            f"{deep} back."
        ) from None


def read_reel(typed: str, space: Space) -> int:
    """Returns how far a pull goes."""
    ((_, _, longest),) = space.axes
    if typed in STAY:
        return space.index((0,))
    if typed in MOST:
        return space.index((longest,))
    if is_number(typed) and int(typed) <= longest:
        return space.index((int(typed),))
    raise NoAnswer(f"“{typed}” is no distance up to {longest} mm; type {REEL_HELP}.")


def _is_whole(text: str) -> bool:
    return is_number(text.removeprefix("-"))
