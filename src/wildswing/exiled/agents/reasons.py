"""Why an answer in Rise of the Exiled is the better one, in words: by what was weighed for it."""

from collections.abc import Callable
from typing import Final

from wildswing.agents.thoughts import EVEN, Thought, amount, labels_of, percent
from wildswing.exiled.agents.aiming import as_harm, thrower_of
from wildswing.exiled.agents.weighing import Weighed, best_of
from wildswing.exiled.prospects import MOST_DAMAGE, NODES, Thrower, expected, likely_aim
from wildswing.exiled.rules.geometry import MM
from wildswing.exiled.rules.questions.attack import AIM
from wildswing.exiled.rules.questions.common import body_name
from wildswing.exiled.rules.questions.finds import VOTE
from wildswing.exiled.rules.questions.hits import BOUNCE
from wildswing.exiled.rules.questions.movement import CREEP, GROW, MOVE, TUNNEL
from wildswing.exiled.rules.questions.pulling import CONSENT, PULL, REEL
from wildswing.exiled.rules.questions.start import JOIN, PLACE
from wildswing.exiled.rules.table import IN_PLAY, VINE, Table, are_allies
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING
from wildswing.texts import say

HIT: Final = [0.0, *[1.0] * (MOST_DAMAGE - 1)]
"""Counts hits: 1 for any damage."""

DAMAGE: Final = [float(damage) for damage in range(MOST_DAMAGE)]
"""Counts the damage itself."""


def why(game: AnyGame, table: Table, ask: Ask, weighed: Weighed) -> str:
    """Says what was found for the best answer, and for the next best or for doing nothing."""
    best = best_of(weighed)
    label = _label(game, table, ask, best)
    return TOLD.get(ask.kind, _worth)(game, table, ask, weighed, label)


def _label(game: AnyGame, table: Table, ask: Ask, answer: Value) -> str:
    return labels_of(game, table, ask, (Thought(ask.options.index(answer), EVEN, 1.0, 0),))[0]


# --- Throws ---


def _throw(game: AnyGame, table: Table, ask: Ask, weighed: Weighed, label: str) -> str:
    """Tells how often the throw hits, and what the best throw at somebody else would do."""
    seat, number, at = ask.about
    thrower = thrower_of(table, seat, at, number)
    excepted = at if ask.kind == BOUNCE.kind else NOTHING
    x, y = (MM * length for length in best_of(weighed)[:2])
    foes = _foes(table, seat, excepted)
    hits = {foe: expected(thrower, x, y, [as_harm(table, seat, at, foe, HIT)]) for foe in foes}
    struck = max(hits, key=hits.__getitem__, default=NOTHING)
    if struck == NOTHING or not hits[struck]:
        return _worth(game, table, ask, weighed, label)
    told = say(
        "“{label}” hits {name} at {share} of the {looks} places where the weapon may come to lie, and does {damage} "
        "damage on average.",
        label=label,
        name=body_name(table, struck),
        share=percent(hits[struck]),
        looks=NODES,
        damage=amount(expected(thrower, x, y, [as_harm(table, seat, at, struck, DAMAGE)])),
    )
    others = {foe: _likely_damage(thrower, table, seat, at, foe) for foe in foes if foe != struck}
    if not others:
        return told
    other = max(others, key=others.__getitem__)
    beside = say("A throw at {name} would do {damage}.", name=body_name(table, other), damage=amount(others[other]))
    return f"{told} {beside}"


def _foes(table: Table, seat: int, excepted: int) -> list[int]:
    return [
        at
        for at, body in enumerate(table.bodies)
        if body.place == IN_PLAY and body.kind != VINE and at != excepted and not are_allies(table, seat, body.seat)
    ]


def _likely_damage(thrower: Thrower, table: Table, seat: int, at: int, foe: int) -> float:
    target = as_harm(table, seat, at, foe, DAMAGE)
    return expected(thrower, *likely_aim(thrower, target), [target])


# --- Places and deeds ---


def _lie(game: AnyGame, table: Table, ask: Ask, weighed: Weighed, label: str) -> str:
    """Tells what the next throws of both sides are worth as the cards would lie."""
    worth = weighed[best_of(weighed)]
    first = next(iter(weighed))
    if isinstance(ask.options, Space) and ask.kind in (MOVE.kind, CREEP.kind):
        if first == best_of(weighed):
            return say(
                "To stay is best: the next throws of your side are then worth {more} hit points more than the "
                "enemies', and at most {less} after a move.",
                more=amount(worth),
                less=amount(max([one for move, one in weighed.items() if move != first], default=worth)),
            )
        return say(
            "After “{label}” the next throws of your side are worth {more} hit points more than the enemies'; if you "
            "stay, {less}.",
            label=label,
            more=amount(worth),
            less=amount(weighed[first]),
        )
    others = [one for answer, one in weighed.items() if answer != best_of(weighed)]
    return say(
        "After “{label}” the next throws of your side are worth {more} hit points more than the enemies'; after any "
        "other answer that was tried, {less} at most.",
        label=label,
        more=amount(worth),
        less=amount(max(others, default=worth)),
    )


def _worth(game: AnyGame, table: Table, ask: Ask, weighed: Weighed, label: str) -> str:
    """Tells what the answer and the next best are worth."""
    best = best_of(weighed)
    others = {answer: one for answer, one in weighed.items() if answer != best}
    if not others:
        return say("“{label}” is worth {more} hit points on average.", label=label, more=amount(weighed[best]))
    other = best_of(others)
    return say(
        "“{label}” is worth {more} hit points on average, the last ones of a card counting most; “{next}” {less}.",
        label=label,
        more=amount(weighed[best]),
        next=_label(game, table, ask, other),
        less=amount(others[other]),
    )


def _first_ally(game: AnyGame, table: Table, ask: Ask, weighed: Weighed, label: str) -> str:
    return say("All of a team who vote for “{label}”, its first, agree.", label=label)


TOLD: Final[dict[str, Callable[[AnyGame, Table, Ask, Weighed, str], str]]] = {
    AIM.kind: _throw,
    BOUNCE.kind: _throw,
    VOTE.kind: _first_ally,
    **dict.fromkeys(
        (MOVE.kind, CREEP.kind, PLACE.kind, JOIN.kind, GROW.kind, PULL.kind, CONSENT.kind, REEL.kind, TUNNEL.kind), _lie
    ),
}
"""By question what is told; of all others, what the answers are worth."""
