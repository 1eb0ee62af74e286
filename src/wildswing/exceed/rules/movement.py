"""Movement, step by step (rulebook: movement).

EX-MOVE-03: every movement goes the stated number of spaces or as many as possible. Placing is not moving.
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.arena import covers, distance, next_space, towards
from wildswing.exceed.rules.book import STEPS
from wildswing.exceed.rules.events import Moved
from wildswing.exceed.rules.facts import BAN, STRIDE
from wildswing.exceed.rules.reading import applying, is_banned, reach, stride, token_space
from wildswing.exceed.rules.results import after_moving, with_path
from wildswing.exceed.rules.standing import Called, called
from wildswing.exceed.rules.steps import Moving, Triggers
from wildswing.exceed.rules.table import NO_SPACE, Table
from wildswing.exceed.rules.triggers import open_windows
from wildswing.kernel.agenda import push
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does

ADVANCE: Final = v.Verb.ADVANCE.value
CLOSE: Final = v.Verb.CLOSE.value
RETREAT: Final = v.Verb.RETREAT.value
PUSH: Final = v.Verb.PUSH.value
PULL: Final = v.Verb.PULL.value
PULL_SHORT: Final = v.Verb.PULL_SHORT.value

ENTERS: Final = v.Window.ENTERS.value
PASSES: Final = v.Window.PASSES.value
MOVES: Final = v.Window.MOVES.value
ADVANCES: Final = v.Window.ADVANCES.value
RETREATS: Final = v.Window.RETREATS.value

MOVED: Final = v.Deed.MOVED.value
PASSED: Final = v.Deed.PASSED.value

NO_PASS: Final = v.Ban.PASS
NO_MOVE: Final = v.Ban.MOVE
NOT_MOVED: Final = v.Ban.MOVED

STOPS_SHORT: Final = (CLOSE, PULL_SHORT)
"""Movements that never lead past the opponent."""

FORWARD: Final = (ADVANCE, CLOSE, PULL, PULL_SHORT)

FORCED: Final = (PUSH, PULL, PULL_SHORT)
"""EX-MOVE-12, EX-MOVE-13: the opponent moves as if they retreated or advanced."""


def begin(
    table: Table,
    verb: str,
    spaces: int,
    performer: int,
    heard: Heard,
    origin: int = NO_SPACE,
    enough: int = 0,
    end: int = NO_SPACE,
) -> None:
    """Starts a movement; its direction is judged now (EX-MOVE-15), from the performer or from another space.

    So many spaces are enough for it to count as done, or all of them if none are given; EX-NOTION-TOKEN-08: it ends on
    a space that it enters, if one is given.
    EX-CHAR-32, EX-CHAR-33: some cannot be pushed or pulled, others cannot move themselves.
    EX-MOVE-11, EX-MOVE-12, EX-MOVE-18, EX-MOVE-19.
    """
    forced = verb in FORCED
    mover = 1 - performer if forced else performer
    ahead = towards(table, mover)
    if origin not in (NO_SPACE, table.sides[mover].space):
        ahead = 1 if origin > table.sides[mover].space else -1
    direction = ahead if verb in FORWARD else -ahead
    if is_banned(table, mover, NOT_MOVED if forced else NO_MOVE):
        _tell(table, verb, mover, table.sides[mover].space, False, heard)
        finish(table, verb, mover, 1, 0, False)
        table.result = with_path(table.result, ())
        return
    if not forced and STRIDE in table.book.keys:
        spaces = min(spaces, stride(table, mover, optional=False))  # EX-CHAR-34
    here, other = table.sides[mover].space, table.sides[1 - mover]
    if end != NO_SPACE and (end - here) * direction > 0 and not covers(other, end):
        spaces = min(spaces, steps_to(table, mover, end)[1])
    go(table, verb, mover, direction, spaces, heard, enough)


def go(table: Table, verb: str, seat: int, direction: int, spaces: int, heard: Heard, enough: int = 0) -> None:
    """Moves a fighter in a direction; so many spaces are enough, or all of them if none are given."""
    here = table.sides[seat].space
    _take_steps(table, verb, seat, direction, spaces, 0, enough or max(1, spaces), here, False, heard)


def go_on(table: Table, step: Moving, heard: Heard) -> None:
    """Takes steps until the movement ends, or a boost on an entered space has something to say.

    EX-MOVE-04, EX-MOVE-10, EX-MOVE-13.
    """
    _take_steps(
        table,
        step.verb,
        step.seat,
        step.direction,
        step.remaining,
        step.moved,
        step.enough,
        step.origin,
        step.passed,
        heard,
    )


def _take_steps(
    table: Table,
    verb: str,
    seat: int,
    direction: int,
    remaining: int,
    moved: int,
    enough: int,
    began: int,
    passed: bool,
    heard: Heard,
) -> None:
    """Takes steps until the movement ends, or a boost on an entered space has something to say.

    A movement that was interrupted begins anew where the fighter then stands, which is written as NO_SPACE.
    """
    side = table.sides[seat]
    origin = side.space if began == NO_SPACE else began
    there = table.sides[1 - seat].space
    held_up = NO_PASS in table.book.bans and verb not in FORCED
    heard_of = ENTERS in table.book.windows
    while remaining > 0:
        space = next_space(table, seat, direction)
        if space == NO_SPACE:
            break
        passing = (side.space < there) != (space < there)
        if passing and (verb in STOPS_SHORT or (held_up and is_banned(table, seat, NO_PASS))):
            break  # EX-MOVE-07 to EX-MOVE-09: a close never switches sides
        if held_up and bars(table, seat, space):
            break
        before = boosts_under(table, seat) if heard_of else ()
        side.space = space
        remaining -= 1
        moved += 1
        passed = passed or passing
        calls = entered(table, seat, before) if heard_of else None
        if calls:
            _tell(table, verb, seat, origin, passed, heard)
            push(table, Moving(verb, seat, direction, remaining, moved, enough, NO_SPACE, passed))
            push(table, *[Triggers(controller, waiting_there) for controller, waiting_there in calls])
            return
    if heard is not None and (began != NO_SPACE or side.space != origin):
        _tell(table, verb, seat, origin, passed, heard)
    finish(table, verb, seat, enough, moved, passed)
    if table.book.traces:
        table.result = with_path(table.result, _path(table, seat, direction, moved, passed))


def _path(table: Table, seat: int, direction: int, moved: int, passed: bool) -> tuple[int, ...]:
    """EX-NOTION-TOKEN-07: returns the spaces that a movement has entered or leapt over, in order, without its first."""
    side, other = table.sides[seat], table.sides[1 - seat]
    length = moved + (other.width + side.width - 1 if passed else 0)
    last = side.space + direction * (side.width // 2)
    return tuple([last - direction * back for back in range(length - 1, -1, -1)])


def boosts_under(table: Table, seat: int) -> tuple[int, ...]:
    """Returns the boosts on the spaces where a fighter stands."""
    one, other = table.sides
    if not one.boosts and not other.boosts:
        return ()
    here = table.sides[seat]
    return tuple([boost.serial for boost in one.boosts + other.boosts if boost.space and covers(here, boost.space)])


def entered(table: Table, seat: int, before: tuple[int, ...]) -> list[tuple[int, tuple[Called, ...]]]:
    """Returns the lines of boosts on the spaces that a fighter has just entered, by their controller.

    EX-CHAR-15: a wide fighter enters no space on which it stood before.
    """
    under = boosts_under(table, seat)
    if not under:
        return []
    spots = [serial for serial in under if serial not in before]
    found: list[tuple[int, tuple[Called, ...]]] = []
    for controller in (0, 1):
        calls = called(table, controller, ENTERS, v.Who.EITHER)
        there = tuple([call for call in calls if call[2] in spots])
        if there:
            found.append((controller, there))
    return found


def stop(table: Table) -> None:
    """Ends the movement that has been interrupted where it is."""
    agenda = list(table.agenda)
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Moving):
            agenda[at] = Moving(
                step.verb, step.seat, step.direction, 0, step.moved, step.enough, step.origin, step.passed
            )
            table.agenda = tuple(agenda)
            return


def _tell(table: Table, verb: str, seat: int, origin: int, passed: bool, heard: Heard) -> None:
    if heard is not None:
        heard.append(Told(Moved(seat, table.book.names[seat], verb, origin, table.sides[seat].space, passed)))


def finish(table: Table, verb: str, seat: int, enough: int, moved: int, passed: bool) -> None:
    """Leaves the result of a movement, and calls for what waits for it (EX-MOVE-03)."""
    table.result = after_moving(table.result, moved >= enough, passed, moved)
    strike = table.strike
    asked = table.book.steps_before if strike is None else table.book.steps_within
    if asked:  # EX-NOTION-MOVE-02
        steps = [(seat, kind) for kind in STEPS if kind in asked and (kind == STEPS[True] or verb not in FORCED)]
        if strike is None:
            table.deeds = (*table.deeds, *steps * moved)
        else:
            strike.deeds = (*strike.deeds, *steps * moved)
    if moved and verb not in FORCED:
        if strike is not None:
            note(table, seat, MOVED)
            if passed:
                note(table, seat, PASSED)
        if table.book.hears_movement:
            _call_for(table, verb, seat, passed)


def _call_for(table: Table, verb: str, seat: int, passed: bool) -> None:
    """Calls for what waits for a movement; EX-MOVE-08 (D-32): in some editions a close is an advance."""
    windows: tuple[str, ...] = (MOVES,)
    if verb == ADVANCE or (verb == CLOSE and table.book.edition.closing_is_advancing):
        windows = (MOVES, ADVANCES)
    elif verb == RETREAT:
        windows = (MOVES, RETREATS)
    open_windows(table, (*windows, PASSES) if passed else windows, seat)  # EX-NOTION-PAST-01


def note(table: Table, seat: int, deed: str) -> None:
    """Writes a deed, or a quality that outlives the attack's card, into the ledger of the strike."""
    strike = table.strike
    if strike is not None and (seat, deed) not in strike.deeds:
        strike.deeds = (*strike.deeds, (seat, deed))


def bars(table: Table, seat: int, space: int) -> bool:
    """EX-CHAR-33: tells whether a token that a seat cannot move past lies where a step leads, or is leapt over."""
    side = table.sides[seat]
    half = side.width // 2
    low, high = min(side.space, space) - half, max(side.space, space) + half
    for node, owner, _ in applying(table, seat, BAN):
        if isinstance(node, n.Cannot) and node.ban is v.Ban.PASS and node.token is not None:
            lies = token_space(table, owner, node.token.name)
            if low <= lies <= high and not covers(side, lies):
                return True
    return False


def to_maximum_range(table: Table, performer: int) -> int:
    """Returns how far the opponent is from the end of the reach of a seat's attack."""
    span = reach(table, performer)
    return 0 if span is None else max(0, span[1] - distance(table))


def to_range(table: Table, verb: str, away: int) -> int:
    """Returns how far a movement goes until the fighters are at a range; none if that is behind them.

    EX-NOTION-RANGE-04: a pull goes past the puller if the opponent is nearer than that.
    """
    farther = away - distance(table)
    if verb == PULL and farther > 0:
        return distance(table) - 1 + away
    return max(0, farther if verb in (PUSH, RETREAT) else -farther)


def steps_to(table: Table, seat: int, space: int) -> tuple[int, int]:
    """Returns the direction and the number of steps to a space; the opponent's space is not counted (EX-MOVE-01)."""
    side, other = table.sides[seat], table.sides[1 - seat]
    here = side.space
    steps = abs(space - here)
    if (here < other.space) != (space < other.space):
        steps -= other.width + side.width - 1
    return (1 if space > here else -1), steps


RULES: Final[tuple[Does, ...]] = (Does(Moving, go_on),)
"""What becomes of the steps of this chapter."""
