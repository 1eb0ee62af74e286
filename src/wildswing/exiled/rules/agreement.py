"""Players who have to agree: everybody names somebody hidden, and chance decides if the names differ."""

from typing import Final

from wildswing.exiled.rules.steps import Agree, Agreed, Take, TakeAll, Vote
from wildswing.exiled.rules.table import Table, seal, unseal
from wildswing.exiled.rules.together import asked, at_once
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import below
from wildswing.kernel.event import Heard
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

Purpose = tuple[str, int]
"""What is taken: a chest, by its place, or all items of a fallen player, by the seat."""

CHEST: Final = "take"
ITEMS_OF: Final = "take all"


def agree(table: Table, purpose: Purpose, candidates: tuple[int, ...]) -> None:
    """Lets players choose one of themselves; what it was for goes on with the seat chosen, or NOTHING."""
    if len(candidates) < 2:
        push(table, _then(purpose, candidates[0] if candidates else NOTHING))
    else:
        push(table, Agree(purpose, candidates))


def open_agreement(table: Table, step: Agree, heard: Heard) -> None:
    """Asks all who have a say at once."""
    push(table, Agreed(step.purpose, step.candidates))
    at_once(table, "agreement", lane_of_agreement)


def lane_of_agreement(table: Table, seat: int) -> tuple[Step, ...]:
    """Returns the question to a player who has a say; on a real table one is asked for all."""
    step = table.agenda[-1]
    assert isinstance(step, Agreed)
    candidates = step.candidates
    voters = candidates[:1] if REAL_TABLE in table.variants else candidates
    return (Vote(seat, candidates),) if seat in voters else ()


def ask_vote(table: Table, step: Vote) -> Ask:
    """Asks who shall have it."""
    return Ask(asked(table, step.seat), "vote", step.candidates, step.seat)


def vote(table: Table, step: Vote, chosen: int, heard: Heard) -> None:
    """Keeps the name until all have named somebody."""
    seal(table, step.seat, chosen)


def agreed(table: Table, step: Agreed, heard: Heard) -> None:
    """RX-I6, RX-I9: takes the one all have named; without agreement chance decides."""
    named = [name for sealed in table.sealed for name in sealed]
    unseal(table)
    table.phase = "attack"
    chosen = named[0]
    if len(set(named)) > 1:
        at, table.chance = below(table.chance, len(step.candidates))
        chosen = step.candidates[at]
    push(table, _then(step.purpose, chosen))


def _then(purpose: Purpose, chosen: int) -> Step:
    """Returns the step that an agreement was for, with the seat chosen."""
    what, at = purpose
    return Take(at, chosen) if what == CHEST else TakeAll(at, chosen)


RULES: Final[tuple[Does, ...]] = (
    Does(Agree, open_agreement),
    Does(Agreed, agreed),
)
"""What becomes of the steps of this chapter."""
