"""Where an agent for Rise of the Exiled moves: to where its side gains most beside what the enemies gain."""

from collections.abc import Callable

from wildswing.exiled.agents.outlook import Outlook
from wildswing.exiled.agents.weighing import Weighed
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.geometry import MM, heading
from wildswing.exiled.rules.movement import CARD_LENGTH, beside, shift_of, slide_closer
from wildswing.exiled.rules.pulling import vine_in_reach
from wildswing.exiled.rules.questions.pulling import CONSENT, REEL
from wildswing.exiled.rules.setup import shifted
from wildswing.exiled.rules.table import IN_PLAY, Table, alter_body, vine_of
from wildswing.exiled.rules.terrain import settle_terrain
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING

TURN = 30
"""Directions this many degrees from each other are tried."""

DISTANCES = (CARD_LENGTH // 2, CARD_LENGTH)

REELS = 5
"""How many lengths of a pull are tried."""


def move(table: Table, ask: Ask) -> Weighed:
    """Weighs some moves of a card, standing still first."""
    return _moved(table, ask, Outlook(table, ask.seat, moves=True), lambda _table, _at: True)


def creep(table: Table, ask: Ask) -> Weighed:
    """Weighs some moves of a vine, staying where it is first."""
    return _moved(table, ask, Outlook(table, ask.seat), vine_in_reach)


def _moved(table: Table, ask: Ask, moving: Outlook, may_lie: Callable[[Table, int], bool]) -> Weighed:
    at: int = ask.about[1]
    _, low, high = _axes(ask)[0]
    outlook = Outlook(table, ask.seat)
    body = table.bodies[at]
    found: Weighed = {(low, 0): outlook.balance(table)}
    ways = [*range(0, 360, TURN)]
    ways += [heading(table.bodies[foe].x - body.x, table.bodies[foe].y - body.y) // 10 for foe in outlook.foes]
    for direction in [low + (way - low) % 360 for way in ways]:
        if direction > high:
            continue
        for distance in DISTANCES:
            after = table.copy()
            slide_closer(after, {at: shift_of(table, at, direction * 10, distance * MM)})
            settle_terrain(after)
            if not may_lie(after, at):
                continue
            found[direction, distance] = moving.balance(after)
    return found


def _axes(ask: Ask) -> tuple[tuple[str, int, int], ...]:
    assert isinstance(ask.options, Space)
    return ask.options.axes


def place(table: Table, ask: Ask) -> Weighed:
    """Weighs some places to start from."""
    at = int(EXILED.topic(ask, table)["body"])
    (_, left, right), (_, front, back) = _axes(ask)
    spots = [(x, y) for y in (front, back) for x in (0, left, right)]
    return {spot: _laid(table, ask.seat, at, *shifted(table.bodies[at], *spot)) for spot in spots}


def grow(table: Table, ask: Ask) -> Weighed:
    """Weighs the sides at which a vine may grow."""
    vine = vine_of(table, ask.seat)
    sides = [side for (side,) in ask.options if side != NOTHING]
    if not sides:
        return {(NOTHING,): 0.0}
    return {(side,): _laid(table, ask.seat, vine, *beside(table, ask.seat, side)) for side in sides}


def _laid(table: Table, seat: int, at: int, x: int, y: int) -> float:
    """Returns the balance if a card lay at a place."""
    after = table.copy()
    body = alter_body(after, at)
    body.place = IN_PLAY
    body.x, body.y = x, y
    settle_terrain(after)
    return Outlook(after, seat).balance(after)


# --- What is done at once ---


def carried_out(game: AnyGame, table: Table, ask: Ask) -> Weighed:
    """Weighs answers by how the cards lie then: a pull, its length, a way out of a tunnel."""
    return {ask.options[index]: _after(game, table, ask, index) for index in _few(ask)}


def _few(ask: Ask) -> list[int]:
    """Returns the answers that are tried: all, or some of a space."""
    last = ask.count - 1
    if last < REELS or not isinstance(ask.options, Space):
        return [*range(last + 1)]
    return [last * number // (REELS - 1) for number in range(REELS)]


def _after(game: AnyGame, table: Table, ask: Ask, index: int) -> float:
    after = table.copy()
    game.answer(after, ask.seat, index)
    following = after.asks[0] if after.asks else None
    if following is not None and following.kind in (CONSENT.kind, REEL.kind):
        tried = [1] if following.kind == CONSENT.kind else _few(following)
        return max([_after(game, after, following, at) for at in tried])
    return Outlook(after, ask.seat).balance(after)
