"""Where fighters stand, how far apart they are, and the single step of a movement."""

from wildswing.exceed.rules.table import NO_SPACE, Pair, Side, Table


def low_end(side: Side) -> int:
    """Returns the lowest space that a fighter occupies."""
    return side.space - side.width // 2


def high_end(side: Side) -> int:
    """Returns the highest space that a fighter occupies."""
    return side.space + side.width // 2


def body(side: Side) -> Pair:
    """Returns the lowest and the highest space that a fighter occupies."""
    return low_end(side), high_end(side)


def is_between(space: int, one: Pair, other: Pair) -> bool:
    """Tells whether a space lies between two spans of spaces, and in neither; EX-NOTION-TOKEN-17."""
    return one[1] < space < other[0] or other[1] < space < one[0]


def is_beyond(passed: Side, beholder: Side, space: int) -> bool:
    """Tells whether a space lies past a fighter, seen from the other one; EX-NOTION-TOKEN-17."""
    return space > high_end(passed) if passed.space > beholder.space else space < low_end(passed)


def distance_to(side: Side, space: int) -> int:
    """Returns the range from a space to the nearest space of a fighter."""
    if side.width == 1:
        return abs(side.space - space)
    return max(low_end(side) - space, space - high_end(side), 0)


def ranges_to(side: Side, low: int, high: int) -> tuple[int, int]:
    """Returns the nearest and the farthest range to a fighter from the near edge of the spaces `low` to `high`.

    EX-CARE-09: a wide fighter is at every range between the two, one for each space it covers.
    """
    near = max(low_end(side) - high, low - high_end(side), 0)
    return near, max(high_end(side) - high, low - low_end(side))


def ranges(table: Table, seat: int) -> tuple[int, int]:
    """Returns the nearest and the farthest range from a fighter to the opponent."""
    mover = table.sides[seat]
    other = table.sides[1 - seat]
    if mover.width == 1 and other.width == 1:
        away = abs(mover.space - other.space)
        return away, away
    return ranges_to(other, low_end(mover), high_end(mover))


def meet(span: tuple[int, int], away: tuple[int, int]) -> bool:
    """Tells whether any of the ranges at which a fighter stands lies within a span; EX-CARE-09."""
    return span[0] <= away[1] and away[0] <= span[1]


def distance(table: Table) -> int:
    """Returns the range between the nearest spaces of the fighters."""
    one, other = table.sides
    if one.width == 1 and other.width == 1:
        return abs(one.space - other.space)
    return max(low_end(one) - high_end(other), low_end(other) - high_end(one))


def towards(table: Table, seat: int) -> int:
    """Returns the direction, 1 or -1, in which a fighter's opponent stands; EX-MOVE-15: as things stand now."""
    one, other = table.sides
    return (1 if other.space > one.space else -1) if seat == 0 else (1 if one.space > other.space else -1)


def fits(table: Table, side: Side, space: int) -> bool:
    """Tells whether a fighter could stand with its middle on a space of the arena (EX-MOVE-02)."""
    half = side.width // 2
    return space - half >= 1 and space + half <= table.book.spaces


def next_space(table: Table, seat: int, direction: int) -> int:
    """Returns where one step takes a fighter, or NO_SPACE at the edge (EX-MOVE-05, EX-CARE-08).

    EX-MOVE-01: the opponent's space is not counted, so a step from one side of it ends on the other. EX-MOVE-06: with
    no room beyond there is no step.
    """
    mover = table.sides[seat]
    other = table.sides[1 - seat]
    half = mover.width // 2
    apart = half + other.width // 2
    space = mover.space + direction
    if abs(space - other.space) <= apart:
        space = other.space + direction * (apart + 1)
    return space if half < space <= table.book.spaces - half else NO_SPACE


def passes(table: Table, seat: int, space: int) -> bool:
    """Tells whether going to a space leads past the opponent."""
    mover = table.sides[seat]
    other = table.sides[1 - seat]
    return (mover.space < other.space) != (space < other.space)


def covers(side: Side, space: int) -> bool:
    """Tells whether a fighter stands on a space."""
    return low_end(side) <= space <= high_end(side)
