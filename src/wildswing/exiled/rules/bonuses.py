"""What a mountain adds to a throw and the Tome to an attack: to one source, the one that does most with it."""

from typing import Final

from wildswing.exiled.rules.damage import Harm, blows, reduced, takes_bonus
from wildswing.exiled.rules.items import TOME_DAMAGE
from wildswing.exiled.rules.steps import Bonus, Bonuses
from wildswing.exiled.rules.table import Table
from wildswing.exiled.rules.terrain import MOUNTAIN
from wildswing.exiled.rules.together import asked
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

MOUNTAIN_DAMAGE = 1
"""RX-L4."""

Source = tuple[int, int, int]
"""A landing, its part, and the card under it."""

Due = tuple[int, int, int]
"""Who has a bonus, the landing it is for (NOTHING for the whole attack, as the Tome's is), and what it adds."""


def bonuses(table: Table, step: Step, heard: Heard) -> None:
    """RX-L4, RX-I26: once all reactions are known every bonus goes to a source, if the throw or attack has any."""
    push(table, *[Bonus(*due) for due in bonuses_due(table)])


def bonuses_due(table: Table) -> list[Due]:
    """Returns the bonuses of this attack: first those of the mountain, throw by throw, then those of the Tome."""
    hitting = [harm for harm in blows(table, 0, NOTHING) if takes_bonus(table, harm)]
    landings = sorted({harm.contact.landing for harm in hitting})
    throws = [(table.landings[at].seat, at, table.landings[at].body) for at in landings]
    found = [(seat, at, MOUNTAIN_DAMAGE) for seat, at, thrower in throws if table.bodies[thrower].terrain == MOUNTAIN]
    throwers = sorted({seat for seat, _, _ in throws})
    return found + [(seat, NOTHING, TOME_DAMAGE) for seat in throwers if table.players[seat].tome]


def ask_bonus(table: Table, step: Bonus) -> Ask:
    """Asks for the source where several do equally much."""
    due: Due = (step.seat, step.landing, step.more)
    return Ask(asked(table, due[0]), "bonus", best_sources(table, due), due)


def best_sources(table: Table, due: Due) -> tuple[Source, ...]:
    """Returns the sources that do most with a bonus after all reductions; of those that do as little without it, one.

    Ends of one throw over one card do not differ, so one stands for all that do equally much.
    """
    seat, landing, more = due
    found = [harm for harm in blows(table, 0, NOTHING) if harm.seat == seat and takes_bonus(table, harm)]
    found = [harm for harm in found if landing in (NOTHING, harm.contact.landing)]
    most = max([reduced(table, harm.body, harm.amount + more) for harm in found])
    best = [harm for harm in found if reduced(table, harm.body, harm.amount + more) == most]
    if all(reduced(table, harm.body, harm.amount) == most for harm in best):
        best = best[:1]
    unlike: dict[tuple[int, int], Source] = {}
    for harm in best:
        unlike.setdefault((harm.contact.landing, harm.body), _source(harm))
    return tuple(unlike.values())


def _source(harm: Harm) -> Source:
    return harm.contact.landing, harm.contact.part, harm.body


def bonus(table: Table, step: Bonus, source: Source, heard: Heard) -> None:
    """Keeps the choice for the moment in which all damage is applied (RX-BA3)."""
    table.bonuses = (*table.bonuses, (*source, step.more))


def with_likely_bonuses(table: Table) -> Table:
    """Returns a copy of a table before its reactions in which every bonus has gone to the first of the best sources."""
    likely = table.copy()
    for due in bonuses_due(table):
        likely.bonuses = (*likely.bonuses, (*best_sources(likely, due)[0], due[2]))
    return likely


RULES: Final[tuple[Does, ...]] = (Does(Bonuses, bonuses),)
"""What becomes of the steps of this chapter."""
