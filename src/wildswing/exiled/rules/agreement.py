"""Players who have to agree: everybody names somebody hidden, and chance decides if the names differ."""

from wildswing.exiled.rules.table import Table, seal, unseal
from wildswing.exiled.rules.together import asked, at_once
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import below
from wildswing.kernel.event import Heard
from wildswing.kernel.state import NOTHING, Step


def agree(table: Table, then: Step, candidates: tuple[int, ...]) -> None:
    """Lets players choose one of themselves; `then` goes on with the seat chosen, or NOTHING if there is nobody."""
    if len(candidates) < 2:
        push(table, (*then, candidates[0] if candidates else NOTHING))
    else:
        push(table, ("agree", then, candidates))


def open_agreement(table: Table, step: Step, heard: Heard) -> None:
    """Asks all who have a say at once."""
    push(table, ("agreed", step[1], step[2]))
    at_once(table, "agreement", lane_of_agreement)


def lane_of_agreement(table: Table, seat: int) -> tuple[Step, ...]:
    """Returns the question to a player who has a say; on a real table one is asked for all."""
    candidates: tuple[int, ...] = table.agenda[-1][2]
    voters = candidates[:1] if REAL_TABLE in table.variants else candidates
    return (("vote", seat, candidates),) if seat in voters else ()


def ask_vote(table: Table, step: Step) -> Ask:
    """Asks who shall have it."""
    return Ask(asked(table, step[1]), "vote", step[2], step[1])


def vote(table: Table, step: Step, chosen: int, heard: Heard) -> None:
    """Keeps the name until all have named somebody."""
    seal(table, step[1], chosen)


def agreed(table: Table, step: Step, heard: Heard) -> None:
    """RX-I6, RX-I9: takes the one all have named; without agreement chance decides."""
    named = [name for sealed in table.sealed for name in sealed]
    unseal(table)
    table.phase = "attack"
    chosen = named[0]
    if len(set(named)) > 1:
        at, table.chance = below(table.chance, len(step[2]))
        chosen = step[2][at]
    push(table, (*step[1], chosen))
