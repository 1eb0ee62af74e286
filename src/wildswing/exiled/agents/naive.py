"""The plainest agent for Rise of the Exiled, which others are measured against."""

from collections.abc import Callable

from wildswing.exiled.rules.geometry import MM, heading
from wildswing.exiled.rules.movement import CARD_LENGTH, nearest_enemy
from wildswing.exiled.rules.questions.attack import AIM, HOW, NAME
from wildswing.exiled.rules.questions.movement import MOVE
from wildswing.exiled.rules.questions.start import JOIN, PLACE
from wildswing.exiled.rules.table import IN_PLAY, VINE, Body, Table, are_allies, bodies_of
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State


class NaiveAgent:
    """Throws at the centre of the nearest enemy and moves towards it; uses nothing that has to be chosen.

    It was finished before any other agent for this game was measured against it, and stays as it is.
    """

    name = "naive"

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - nothing is drawn
        """Returns the index of an option: of what it has no plan for the first, which does as little as can be."""
        if not isinstance(hidden, Table):
            raise TypeError(f"the naive agent knows tables of Rise of the Exiled, not {type(hidden).__name__}")
        is_moderator = ask.seat == len(hidden.players)
        if ask.kind in PLANS and not is_moderator and _enemies(hidden, ask.seat):
            return ask.options.index(PLANS[ask.kind](hidden, ask))
        return 0


def _enemies(table: Table, seat: int) -> list[Body]:
    return [
        body
        for body in table.bodies
        if body.place == IN_PLAY and body.kind != VINE and not are_allies(table, seat, body.seat)
    ]


def _distance(one: Body, other: Body) -> int:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def _nearest(table: Table, seat: int, at: int) -> Body:
    return min(_enemies(table, seat), key=lambda enemy: _distance(enemy, table.bodies[at]))


def _place(table: Table, ask: Ask) -> Value:
    """Stays in the middle of its part of the front line."""
    return 0, 0


def _how(table: Table, ask: Ask) -> Value:
    """Throws from its card that is nearest to an enemy."""
    throws = [how for how in ask.options if how[0] == "throw"]
    return min(throws, key=lambda how: _distance(table.bodies[how[1]], _nearest(table, ask.seat, how[1])))


def _aim(table: Table, ask: Ask) -> Value:
    target = _nearest(table, ask.seat, ask.about[2])
    return target.x // MM, target.y // MM, 0, 0


def _name(table: Table, ask: Ask) -> Value:
    return _nearest(table, ask.seat, bodies_of(table, ask.seat)[0]).seat


def _move(table: Table, ask: Ask) -> Value:
    return heading(*nearest_enemy(table, ask.about[1])) // 10, CARD_LENGTH


PLANS: dict[str, Callable[[Table, Ask], Value]] = {
    PLACE.kind: _place,
    JOIN.kind: _place,
    HOW.kind: _how,
    AIM.kind: _aim,
    NAME.kind: _name,
    MOVE.kind: _move,
}
"""By question what it wants."""
