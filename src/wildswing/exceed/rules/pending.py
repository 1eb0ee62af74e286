"""What remains to be done, in words."""

from typing import Final

from wildswing.exceed.rules.payment import NO_LIMIT
from wildswing.exceed.rules.placing import picked_token
from wildswing.exceed.rules.quoting import instruction_told, line_told
from wildswing.exceed.rules.standing import Called
from wildswing.exceed.rules.steps import (
    Accept,
    Act,
    AttackWindow,
    Boost,
    Change,
    Chosen,
    Cost,
    ExtraAttack,
    HowMany,
    Instruction,
    Line,
    Moving,
    Pay,
    Pick,
    Range,
    RestoreResult,
    SecondCopy,
    Set,
    Shift,
    Space,
    Triggers,
    Walk,
    Window,
)
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.tokens import told_to_others
from wildswing.kernel.state import Step

WORDS: Final[dict[type[Step], str]] = {
    Act: "choose an action",
    Accept: "pay, or swing again",
    Change: "draw for the force spent",
    Cost: "pay for the attack",
    Range: "range check",
    Set: "set an attack",
    Shift: "move a boost",
}
"""For steps whose names say too little by themselves."""

SILENT: Final = (RestoreResult, Chosen)
"""Steps that only remember what others have done."""


def pending(table: Table, seat: int) -> tuple[str, ...]:
    """Returns what remains to be done as a seat may know it, the next thing first."""
    return tuple([_told(table, step, seat) for step in reversed(table.agenda) if not isinstance(step, SILENT)])


def _told(table: Table, step: Step, seat: int) -> str:
    book = table.book
    values = step.values()
    if not values:
        return step.name
    if isinstance(step, Instruction):
        return _instruction(table, step, seat)
    match step:
        case Line():
            player, words = step.owner, _line(table, step.number, step.owner, seat)
        case Triggers():
            player, words = step.seat, " ".join([_called(table, call, seat) for call in step.calls])
        case Window() | AttackWindow():
            player, words = step.seat, step.window
        case Moving():
            player, words = step.seat, f"{step.verb} {step.remaining} more"
        case Pay():
            whole = "" if step.need == NO_LIMIT else f" of {step.need}"
            player, words = step.seat, f"spend {step.resource}, {step.paid}{whole} so far"
        case Boost():
            unseen = "of the bottom card" if step.lowest else "of the top card"
            player, words = step.seat, f"boost {book.cards[step.card].name if step.card >= 0 else unseen}"
        case ExtraAttack():
            player, words = step.seat, f"extra attack {book.cards[step.card].name}"
        case Walk():
            player, words = step.seat, f"move to space {step.space}"
        case SecondCopy():
            player, words = step.seat, f"transform with two of {book.cards[step.card].name}"
        case _:
            player, words = values[0], WORDS.get(type(step), step.name)
    return f"{book.names[player]}: {words}"


def _instruction(table: Table, step: Instruction, seat: int) -> str:
    book = table.book
    words = instruction_told(book, step.number, step.owner, step.performer, seat)
    words = words if step.performer == seat else told_to_others(table, step, words)
    more = f", {step.low} to {step.high} more" if isinstance(step, Pick | HowMany) else ""
    if isinstance(step, Space):
        more = picked_token(table, step)
    return f"{book.names[step.performer]}: {words} ({book.carriers[step.number]}){more}"


def _called(table: Table, call: Called, seat: int) -> str:
    """Returns the line of a trigger; two boosts of one name are told apart by their cards and spaces."""
    number, owner, source = call
    line = table.book.lines[number]
    for boost in table.sides[owner].boosts:
        if boost.serial == source:
            place = f" on space {boost.space}" if boost.space else ""
            words = line_told(table.book, number, owner, seat)
            return f"{words} ({line.carrier}, {table.book.cards[boost.face].name}{place})"
    return _line(table, number, owner, seat)


def _line(table: Table, number: int, owner: int, seat: int) -> str:
    return f"{line_told(table.book, number, owner, seat)} ({table.book.lines[number].carrier})"
