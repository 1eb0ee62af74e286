"""What remains to be done, in words."""

from typing import Final

from wildswing.exceed.rules.payment import NO_LIMIT
from wildswing.exceed.rules.quoting import instruction_told, line_told
from wildswing.exceed.rules.standing import Called
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.tokens import INSTRUCTIONS, told_to_others
from wildswing.kernel.state import Step

WORDS: Final = {
    "act": "choose an action",
    "accept": "pay, or swing again",
    "change": "draw for the force spent",
    "cost": "pay for the attack",
    "range": "range check",
    "set": "set an attack",
    "shift": "move a boost",
}
"""For the names of steps that say too little by themselves."""

SILENT: Final = ("result", "chosen")
"""Steps that only remember what others have done."""


def pending(table: Table, seat: int) -> tuple[str, ...]:
    """Returns what remains to be done as a seat may know it, the next thing first."""
    return tuple([_told(table, step, seat) for step in reversed(table.agenda) if step[0] not in SILENT])


def _told(table: Table, step: Step, seat: int) -> str:  # noqa: PLR0911 - a return for each sort of step
    book = table.book
    match step:
        case (name, number, performer, owner, _, *limits) if name in INSTRUCTIONS:
            words = instruction_told(book, number, owner, performer, seat)
            words = words if performer == seat else told_to_others(table, step, words)
            left = f", {limits[0]} to {limits[1]} more" if limits else ""
            return f"{book.names[performer]}: {words} ({book.carriers[number]}){left}"
        case ("line", number, player, _):
            return f"{book.names[player]}: {_line(table, number, player, seat)}"
        case ("triggers", player, calls, *_):
            return f"{book.names[player]}: " + " ".join([_called(table, call, seat) for call in calls])
        case ("window" | "attack window", moment, player, *_):
            return f"{book.names[player]}: {moment}"
        case ("moving", verb, player, _, remaining, *_):
            return f"{book.names[player]}: {verb} {remaining} more"
        case ("pay", player, resource, need, _, paid, *_):
            whole = "" if need == NO_LIMIT else f" of {need}"
            return f"{book.names[player]}: spend {resource}, {paid}{whole} so far"
        case ("boost" | "extra attack" as name, player, card, *how):
            unseen = "of the bottom card" if how[-1] else "of the top card"
            return f"{book.names[player]}: {name} {book.cards[card].name if card >= 0 else unseen}"
        case ("walk", player, space):
            return f"{book.names[player]}: move to space {space}"
        case ("second copy", player, card):
            return f"{book.names[player]}: transform with two of {book.cards[card].name}"
        case (name, player, *_):
            return f"{book.names[player]}: {WORDS.get(name, name)}"
    return str(step[0])


def _called(table: Table, call: Called, seat: int) -> str:
    """Returns the line of a trigger; two boosts of one name are told apart by their cards and spaces."""
    number, owner, source = call
    line = table.book.lines[number]
    for boost in table.sides[owner].boosts:
        if boost.serial == source:
            place = f" on space {boost.space}" if boost.space else ""
            words = line_told(table.book, number, owner, seat)
            return f"{words} ({line.carrier}, {table.book.cards[boost.card].name}{place})"
    return _line(table, number, owner, seat)


def _line(table: Table, number: int, owner: int, seat: int) -> str:
    return f"{line_told(table.book, number, owner, seat)} ({table.book.lines[number].carrier})"
