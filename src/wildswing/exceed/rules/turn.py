"""Turns and actions (rulebook: the turn)."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.walk import walk as parts_of
from wildswing.exceed.rules.arena import passes
from wildswing.exceed.rules.book import NO_EFFECT
from wildswing.exceed.rules.boosts import half_of, is_playable
from wildswing.exceed.rules.events import ActionTaken, TurnBegan
from wildswing.exceed.rules.exceeding import cost_of
from wildswing.exceed.rules.losing import draw
from wildswing.exceed.rules.movement import ADVANCE, RETREAT, go_on, is_banned, moving, steps_to
from wildswing.exceed.rules.payment import (
    FOR_CARDS,
    FOR_OVERDRIVE,
    FORCE,
    GAUGE_POINTS,
    NO_LIMIT,
    can_pay,
    most,
    payment,
)
from wildswing.exceed.rules.piles import distinct
from wildswing.exceed.rules.reading import passes_guard
from wildswing.exceed.rules.standing import called, side_text
from wildswing.exceed.rules.table import NO_RESULT, SPACES, STRIKE, Table
from wildswing.exceed.rules.triggers import is_used
from wildswing.exceed.rules.zones import DISCARD, HAND, move
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.state import NOTHING, Step

TURN_START: Final = v.Window.TURN_START.value
TURN_END: Final = v.Window.TURN_END.value

NO_STRIKE: Final = v.Simple.ANOTHER_BUT_STRIKE.value
"""The deed of a player whose next action is not to be Strike."""

PREPARE: Final = ("prepare", 0)
CHANGE: Final = ("change", 0)
EXCEED: Final = ("exceed", 0)
RESHUFFLE: Final = ("reshuffle", 0)
STRIKE_ACTION: Final = ("strike", 0)
MOVE: Final = "move"
BOOST: Final = "boost"
TEXT: Final = "text"


def begin_turn(table: Table, step: Step, heard: Heard) -> None:
    """Begins a seat's turn: what waits for its start, then an action (EX-CHAR-51)."""
    seat: int = step[1]
    table.turn = seat
    table.number += 1
    table.result = NO_RESULT
    if heard is not None:
        heard.append(Told(TurnBegan(seat, table.book.names[seat], table.number)))
    if v.Window.TURN_START in table.book.windows:
        push(table, ("window", TURN_START, seat), ("open turn", seat))
    else:
        push(table, ("act", seat))
    if table.sides[seat].overdrive:
        push(table, ("overdrive", seat))


def open_turn(table: Table, step: Step, heard: Heard) -> None:
    """Asks for an action, unless what waited for the start of the turn has begun a strike."""
    if not begin_deferred(table):
        push(table, ("act", step[1]))


def begin_deferred(table: Table) -> bool:
    """Begins a strike that waited until everything before it was done; tells whether there was one."""
    if not table.deferred:
        return False
    striker, instruction = table.deferred
    table.deferred = ()
    table.actions = 0
    push(table, ("strike", striker, instruction))
    return True


def ask_action(table: Table, step: Step) -> Ask:
    """EX-ACT-01: exactly one action is chosen."""
    seat: int = step[1]
    side = table.sides[seat]
    options: list[tuple[str, int]] = [] if (seat, NO_STRIKE) in table.deeds else [STRIKE_ACTION]
    options += [(BOOST, card) for card in distinct(side.hand) if is_playable(table, seat, card)]
    options.append(PREPARE)
    force = most(table, seat, FORCE)
    options += [(MOVE, space) for space in spaces_to_walk(table, seat, force)]
    if force >= table.book.edition.change_cards_minimum:
        options.append(CHANGE)
    cost = cost_of(table, seat)
    if cost >= 0 and not side.exceeded and most(table, seat, GAUGE_POINTS) >= cost:
        options.append(EXCEED)  # only once
    if not side.reshuffled or table.book.edition.second_reshuffle_offered:
        options.append(RESHUFFLE)  # EX-SHUF-05, EX-SHUF-06
    options += [(TEXT, line) for line in dict(offered_actions(table, seat))]  # copies of a boost offer it once
    return Ask(seat, "action", tuple(options))


def offered_actions(table: Table, seat: int) -> list[tuple[int, int]]:
    """Returns the actions that texts offer (EX-ACT-25, EX-ACT-26): line and what "this" means in it.

    EX-COMP-05, EX-CHAR-03.
    """
    found = [(line, NOTHING) for line in side_text(table, seat).actions]
    for boost in table.sides[seat].boosts + table.sides[seat].transformations:
        half = table.book.cards[boost.card].boost
        if half is not None:
            found += [(line, boost.serial) for line in half.text.actions]
    return [
        (line.number, source)
        for line, source in found
        if line.action is not None
        and can_pay(table, seat, line.action.cost)
        and passes_guard(table, line.guard, seat, source)
        and not is_used(table, line, seat)
    ]


def walking_cost(table: Table, seat: int, space: int) -> int:
    """EX-ACT-09, EX-ACT-12, EX-ACT-14: 1 force a space; EX-ACT-10, EX-ACT-13, EX-ACT-15: more past the opponent."""
    _, steps = steps_to(table, seat, space)
    return steps + (table.book.edition.passing_costs if passes(table, seat, space) else 0)


def spaces_to_walk(table: Table, seat: int, force: int) -> list[int]:
    """EX-ACT-11, EX-ACT-12: the unoccupied spaces that can be reached and paid for with so much force."""
    side = table.sides[seat]
    other = table.sides[1 - seat]
    here = side.space
    half = side.width // 2
    apart = half + other.width // 2
    extra = table.book.edition.passing_costs - other.width - side.width + 1
    left_of = here < other.space
    may_pass = not is_banned(table, seat, v.Ban.PASS)
    found: list[int] = []
    if is_banned(table, seat, v.Ban.MOVE):
        return found
    for space in range(1 + half, SPACES - half + 1):
        if space != here and abs(space - other.space) > apart:
            passing = left_of != (space < other.space)
            if abs(space - here) + (extra if passing else 0) <= force and (may_pass or not passing):
                found.append(space)
    return found


def choose_action(table: Table, step: Step, choice: Value, heard: Heard) -> None:
    """Performs an action (EX-EXC-03, EX-GAUGE-04)."""
    seat: int = step[1]
    kind: str = choice[0]
    what: int = choice[1]
    over: Step = ("action over", seat)
    table.result = NO_RESULT
    table.opened = ()
    table.deeds = tuple([deed for deed in table.deeds if deed != (seat, NO_STRIKE)])
    for side in table.sides:
        side.drawn = ()
    if heard is not None:
        heard.append(Told(ActionTaken(seat, table.book.names[seat], _said(table, kind, what))))
    match kind:
        case "strike":
            push(table, ("strike", seat, NO_EFFECT))
        case "boost":
            push(table, *_boost_steps(table, seat, what), over)
        case "prepare":
            push(table, over)
            draw(table, seat, 1, heard)  # EX-ACT-08
        case "move":
            cost = walking_cost(table, seat, what)
            push(table, payment(table, seat, FORCE, cost, cost), ("walk", seat, what), over)
        case "change":
            least = table.book.edition.change_cards_minimum
            push(table, payment(table, seat, FORCE, NO_LIMIT, least, FOR_CARDS), ("change", seat), over)
        case "exceed":
            cost = cost_of(table, seat)
            purpose = FOR_OVERDRIVE if table.book.fighters[seat].overdrive else ""
            push(table, payment(table, seat, GAUGE_POINTS, cost, cost, purpose), ("exceed", seat), over)
        case "reshuffle":
            push(table, ("reshuffle", seat), over)
        case "text":
            _take_offered(table, seat, what, over)


def _boost_steps(table: Table, seat: int, card: int) -> list[Step]:
    """Returns the steps of the Boost action; EX-CHAR-10: with a transformation no boost is played.

    EX-COMP-22, EX-GLOS-20.
    """
    facts = half_of(table, card)
    if facts.kind is v.BoostKind.TRANSFORMATION:
        return [("second copy", seat, card)]
    steps: list[Step] = [("boost", seat, card, HAND, seat, False, True, False)]
    if facts.cancelable:
        steps.append(("cancel", seat))  # EX-CANCEL-03, EX-CANCEL-05: after this action, once
    return steps


def _take_offered(table: Table, seat: int, number: int, over: Step) -> None:
    """Performs an action that a text offers, its cost first."""
    line = table.book.lines[number]
    source = next(card for offered, card in offered_actions(table, seat) if offered == number)
    steps: list[Step] = [("line", number, seat, source), over]
    cost = None if line.action is None else line.action.cost
    if cost is not None:
        steps.insert(0, payment(table, seat, cost.resource.value, cost.amount, cost.amount))
    push(table, *steps)


def _said(table: Table, kind: str, what: int) -> str:
    match kind:
        case "boost":
            return f"Boost with {table.book.cards[what].name}"
        case "move":
            return f"{table.book.edition.move_action} to space {what}"
        case "text":
            line = table.book.lines[what]
            return (line.action.name if line.action is not None else None) or f"action of {line.carrier}"
        case "change":
            return "Change Cards"
    return kind.capitalize()


def walk(table: Table, step: Step, heard: Heard) -> None:
    """Moves the fighter to the chosen space; D-33 says whether that is an advance or a retreat."""
    seat: int = step[1]
    direction, steps = steps_to(table, seat, step[2])
    here = table.sides[seat].space
    ahead = (table.sides[1 - seat].space - here) * direction > 0
    walked = ADVANCE if ahead else RETREAT
    verb = walked if table.book.edition.walking_is_advancing else v.Verb.MOVE.value
    go_on(table, moving(verb, seat, direction, steps, here), heard)


def change_cards(table: Table, step: Step, heard: Heard) -> None:
    """EX-ACT-16, EX-ACT-18: all force is spent before the first card is drawn (EX-ACT-17)."""
    draw(table, step[1], table.result.force_spent, heard)


def end_action(table: Table, step: Step, heard: Heard) -> None:
    """A strike that waited begins; else another action, or the end of the turn (EX-ACT-02, EX-CHAR-22).

    EX-CANCEL-06.
    """
    seat: int = step[1]
    table.result = NO_RESULT
    if begin_deferred(table):
        return
    if table.actions:
        table.actions -= 1
        push(table, ("act", seat))
    else:
        push(table, ("turn draw", seat, False), ("hand limit", seat), ("turn over", 1 - seat, False))


def draw_for_turn(table: Table, step: Step, heard: Heard) -> None:
    """EX-ACT-02: a turn without a strike ends with drawing 1 card, unless a text does something instead (EX-CHAR-25).

    Another draw instead, such as one from the bottom, is the draw of the turn too.
    """
    seat: int = step[1]
    replaced: bool = step[2]
    if (seat, v.Simple.SKIP_DRAW.value) in table.deeds:
        return
    instead = called(table, seat, v.Window.WOULD_DRAW, v.Who.YOU)
    if replaced and table.result.did:
        effects = [table.book.effects[table.book.lines[call[0]].effect] for call in instead]
        if any(isinstance(part, n.Draw) for effect in effects for part in parts_of(effect)):
            table.deeds = (*table.deeds, (seat, v.Deed.DREW.value))
        return
    if replaced:
        instead = []
    instead = [call for call in instead if passes_guard(table, table.book.lines[call[0]].guard, seat, call[2])]
    if instead:
        table.result = NO_RESULT
        # What must be done instead of the draw replaces it; what may be done is asked about first.
        if all(isinstance(table.book.effects[table.book.lines[call[0]].effect], n.May) for call in instead):
            push(table, ("turn draw", seat, True))
        push(table, ("triggers", seat, tuple(instead)))
        return
    if draw(table, seat, 1, heard):
        table.deeds = (*table.deeds, (seat, v.Deed.DREW.value))


def ask_hand_limit(table: Table, step: Step) -> Ask:
    """EX-ACT-04, EX-ACT-05: after the draw, the player whose turn ends discards down to the limit (EX-SETUP-15)."""
    seat: int = step[1]
    hand = table.sides[seat].hand
    if len(hand) <= table.book.fighters[seat].hand_limit:
        return Ask(seat, "hand limit", (NOTHING,))
    return Ask(seat, "hand limit", distinct(hand), always=True)


def discard_down(table: Table, step: Step, card: Value, heard: Heard) -> None:
    """Discards one card, and checks again."""
    if card != NOTHING:
        push(table, step)
        move(table, card, HAND, step[1], DISCARD, step[1], heard)


def end_turn(table: Table, step: Step, heard: Heard) -> None:
    """Ends the turn, with what waits for its end; ("turn over", whose turn is next, after a strike)."""
    following: int = step[1]
    push(table, ("next turn", following))
    if (table.turn, TURN_END) not in table.deeds and TURN_END in table.book.windows:
        # A strike at the end of a turn does not let the turn end twice.
        table.deeds = (*table.deeds, (table.turn, TURN_END))
        push(table, ("window", TURN_END, table.turn))
    if step[2] and table.book.edition.hand_checked_after_strike:
        push(table, ("hand limit", table.turn))  # EX-ACT-06, EX-ACT-07 (D-08)


def next_turn(table: Table, step: Step, heard: Heard) -> None:
    """EX-NEXT-05: turns alternate, apart from advantage; a strike at the end of a turn belongs to it."""
    if begin_deferred(table):
        return
    table.last_turn = tuple([deed for deed in table.deeds if deed[1] == STRIKE])
    table.deeds = ()
    table.granted = ()
    table.actions = 0
    table.carried = ((0, 0), (0, 0))
    begin_turn(table, step, heard)
