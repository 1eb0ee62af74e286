"""What the picture of an attack shows: the card's own word, else the first motif that its program fits."""

from collections.abc import Callable, Iterator
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.walk import walk

STRONG: Final = 6
"""The power from which an attack is drawn as a great one."""

_FORWARD: Final = (v.Verb.ADVANCE, v.Verb.CLOSE)
_PULLS: Final = (v.Verb.PULL, v.Verb.PULL_SHORT)


def motif_of(card: s.Card) -> v.Motif:
    """Returns what the picture of a card shows."""
    return card.motif or next(motif for motif, (_, fits) in _RULES.items() if fits(card))


def _hit_in_defence(card: s.Card) -> bool:
    return any(trigger.window is v.Window.IS_HIT for trigger in _triggers(card))


def _triggers(card: s.Card) -> list[n.Trigger]:
    return [line.trigger for line in card.lines if isinstance(line.trigger, n.Trigger)]


def _forbids(card: s.Card, *bans: v.Ban) -> bool:
    return any(isinstance(part, n.Cannot) and part.ban in bans for part in walk(card.lines))


def _moves(card: s.Card, window: v.Window, verbs: tuple[v.Verb, ...]) -> Iterator[n.Move]:
    for line in card.lines:
        if isinstance(line.trigger, n.Trigger) and line.trigger.window is window:
            for part in walk(line.effect):
                if isinstance(part, n.Move) and part.verb in verbs and part.what is None:
                    yield part


def _farthest(by: object) -> int:
    """Returns how far a movement can go; of a number that the table decides, a little."""
    return max([part for part in walk(by) if isinstance(part, int)], default=1)


def rush(card: s.Card) -> int:
    """Returns how far an attack moves towards the opponent before it hits."""
    return max([_farthest(move.by) for move in _moves(card, v.Window.BEFORE, _FORWARD)], default=0)


def ends(card: s.Card) -> tuple[int, int]:
    """Returns the nearest and the farthest space that an attack reaches by its printed numbers; none is 0."""
    low, high = [bound if isinstance(bound, int) else 0 for bound in card.numbers.range or (0, 0)]
    return low, max(low, high)


def _power(card: s.Card) -> int:
    return card.numbers.power if isinstance(card.numbers.power, int) else 0


def _block(card: s.Card) -> bool:
    return card.numbers.range is None or (card.numbers.power is None and _hit_in_defence(card))


def _summon(card: s.Card) -> bool:
    parts = [part for part in walk(card.lines) if isinstance(part, n.PlaceOn | n.Move)]
    return any(isinstance(part.what, n.Named) for part in parts)


def _trap(card: s.Card) -> bool:
    return any(isinstance(part, n.Put) and part.place is not None for part in walk(card.lines))


def _counter(card: s.Card) -> bool:
    was_hit = any(isinstance(part, n.Did) and part.deed is v.Deed.WAS_HIT for part in walk(card.lines))
    return was_hit or _hit_in_defence(card) or _forbids(card, v.Ban.STUNNED)


def _dive(card: s.Card) -> bool:
    passed = any(part is v.Fact.PASSED for part in walk(card.lines))
    return (passed and _forbids(card, v.Ban.HIT)) or rush(card) >= 3


def _beam(card: s.Card) -> bool:
    return ends(card)[1] >= 5 and (card.kind is v.Kind.ULTRA or _power(card) >= STRONG)


def _projectile(card: s.Card) -> bool:
    low, high = ends(card)
    return (low >= 2 and high >= 4) or low >= 3


def _rising(card: s.Card) -> bool:
    better = [line.guard for line in card.lines if line.trigger is None and line.guard and line.guard.unless]
    return ends(card)[1] == 1 and any(
        isinstance(guard.condition, n.Did) and guard.condition.deed is v.Deed.INITIATED for guard in better
    )


def _burst(card: s.Card) -> bool:
    great = card.kind is v.Kind.ULTRA and _power(card) >= STRONG
    return great or card.numbers.armor >= 2 or _forbids(card, v.Ban.MOVED)


def _slash(card: s.Card) -> bool:
    quick = isinstance(card.numbers.speed, int) and card.numbers.speed >= 5
    return any(_moves(card, v.Window.AFTER, tuple(v.Verb))) or not quick


_RULES: Final[dict[v.Motif, tuple[str, Callable[[s.Card], bool]]]] = {
    v.Motif.BLOCK: ("it has no range, or no power and a line for when you are hit", _block),
    v.Motif.SUMMON: ("it puts or moves something that has a name", _summon),
    v.Motif.TRAP: ("it puts a card on a space", _trap),
    v.Motif.COUNTER: ("it gains by being hit, or cannot be stunned", _counter),
    v.Motif.DIVE: ("it cannot be hit if it passed, or moves 3 or more before", _dive),
    v.Motif.TELEPORT: ("it cannot be hit", lambda card: _forbids(card, v.Ban.HIT)),
    v.Motif.GRAB: (
        "it has range 1 and pulls on a hit",
        lambda card: ends(card)[1] == 1 and any(_moves(card, v.Window.HIT, _PULLS)),
    ),
    v.Motif.BEAM: ("it reaches 5 or more, and is an ultra or has power 6", _beam),
    v.Motif.PROJECTILE: ("it reaches from 2 to 4 or more, or from 3", _projectile),
    v.Motif.RISING: ("it has range 1 and is better unless you initiated", _rising),
    v.Motif.BURST: ("it is an ultra of power 6, has armor 2, or cannot be pushed or pulled", _burst),
    v.Motif.CHARGE: ("it moves 1 or 2 before", lambda card: rush(card) > 0),
    v.Motif.SWEEP: ("it reaches 3 or more", lambda card: ends(card)[1] >= 3),
    v.Motif.SLASH: ("it moves after, or has a speed under 5", _slash),
    v.Motif.THRUST: ("nothing else fits", lambda _: True),
}

WHEN: Final = {motif: when for motif, (when, _) in _RULES.items()}
"""When an attack has each motif, in the order in which they are tried."""
