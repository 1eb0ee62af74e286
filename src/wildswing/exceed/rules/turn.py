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
from wildswing.exceed.rules.movement import ADVANCE, RETREAT, go, is_banned, steps_to
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
from wildswing.exceed.rules.steps import (
    Act,
    ActionOver,
    BeginStrike,
    Boost,
    Cancel,
    Change,
    Exceed,
    HandLimit,
    Line,
    NextTurn,
    OpenTurn,
    Overdrive,
    Reshuffle,
    SecondCopy,
    Triggers,
    Turn,
    TurnDraw,
    TurnOver,
    Walk,
    Window,
)
from wildswing.exceed.rules.table import NO_RESULT, NOBODY, STRIKE, Table
from wildswing.exceed.rules.triggers import is_used, lines_waiting
from wildswing.exceed.rules.zones import DISCARD, HAND, move
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
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


def first_turn(table: Table, step: Turn, heard: Heard) -> None:
    """Begins the first turn of the match."""
    begin_turn(table, step.seat, heard)


def begin_turn(table: Table, seat: int, heard: Heard) -> None:
    """Begins a seat's turn: what waits for its start, then an action (EX-CHAR-51)."""
    table.turn = seat
    table.number += 1
    table.result = NO_RESULT
    if heard is not None:
        heard.append(Told(TurnBegan(seat, table.book.names[seat], table.number)))
    if v.Window.TURN_START not in table.book.windows:
        push(table, Act(seat))
    elif table.sides[seat].overdrive:
        push(table, Window(TURN_START, seat), OpenTurn(seat))
    else:
        waiting = lines_waiting(table, TURN_START, seat)
        push(table, *waiting, OpenTurn(seat) if waiting else Act(seat))
    if table.sides[seat].overdrive:
        push(table, Overdrive(seat))


def open_turn(table: Table, step: OpenTurn, heard: Heard) -> None:
    """Asks for an action, unless what waited for the start of the turn has begun a strike."""
    if not begin_deferred(table):
        push(table, Act(step.seat))


def begin_deferred(table: Table) -> bool:
    """Begins a strike that waited until everything before it was done; tells whether there was one."""
    if not table.deferred:
        return False
    striker, instruction = table.deferred
    table.deferred = ()
    table.actions = 0
    push(table, BeginStrike(striker, instruction))
    return True


def ask_action(table: Table, step: Act) -> Ask:
    """EX-ACT-01: exactly one action is chosen."""
    seat = step.seat
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
    for space in range(1 + half, table.book.spaces - half + 1):
        if space != here and abs(space - other.space) > apart:
            passing = left_of != (space < other.space)
            if abs(space - here) + (extra if passing else 0) <= force and (may_pass or not passing):
                found.append(space)
    return found


def choose_action(table: Table, step: Act, choice: Value, heard: Heard) -> None:
    """Performs an action (EX-EXC-03, EX-GAUGE-04)."""
    seat = step.seat
    kind: str = choice[0]
    what: int = choice[1]
    over: Step = ActionOver(seat)
    table.result = NO_RESULT
    table.opened = ()
    table.deeds = tuple([deed for deed in table.deeds if deed != (seat, NO_STRIKE)])
    for side in table.sides:
        side.drawn = ()
    if heard is not None:
        heard.append(Told(ActionTaken(seat, table.book.names[seat], _said(table, kind, what))))
    match kind:
        case "strike":
            push(table, BeginStrike(seat, NO_EFFECT))
        case "boost":
            push(table, *_boost_steps(table, seat, what), over)
        case "prepare":
            push(table, over)
            draw(table, seat, 1, heard)  # EX-ACT-08
        case "move":
            cost = walking_cost(table, seat, what)
            push(table, payment(table, seat, FORCE, cost, cost), Walk(seat, what), over)
        case "change":
            least = table.book.edition.change_cards_minimum
            push(table, payment(table, seat, FORCE, NO_LIMIT, least, FOR_CARDS), Change(seat), over)
        case "exceed":
            cost = cost_of(table, seat)
            purpose = FOR_OVERDRIVE if table.book.fighters[seat].overdrive else ""
            push(table, payment(table, seat, GAUGE_POINTS, cost, cost, purpose), Exceed(seat), over)
        case "reshuffle":
            push(table, Reshuffle(seat), over)
        case "text":
            _take_offered(table, seat, what, over)


def _boost_steps(table: Table, seat: int, card: int) -> list[Step]:
    """Returns the steps of the Boost action; EX-CHAR-10: with a transformation no boost is played.

    EX-COMP-22, EX-GLOS-20.
    """
    facts = half_of(table, card)
    if facts.kind is v.BoostKind.TRANSFORMATION:
        return [SecondCopy(seat, card)]
    steps: list[Step] = [Boost(seat, card, HAND, seat, False, True, False)]
    if facts.cancelable:
        steps.append(Cancel(seat))  # EX-CANCEL-03, EX-CANCEL-05: after this action, once
    return steps


def _take_offered(table: Table, seat: int, number: int, over: Step) -> None:
    """Performs an action that a text offers, its cost first."""
    line = table.book.lines[number]
    source = next(card for offered, card in offered_actions(table, seat) if offered == number)
    steps: list[Step] = [Line(number, seat, source), over]
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


def walk(table: Table, step: Walk, heard: Heard) -> None:
    """Moves the fighter to the chosen space; D-33 says whether that is an advance or a retreat."""
    seat = step.seat
    direction, steps = steps_to(table, seat, step.space)
    here = table.sides[seat].space
    ahead = (table.sides[1 - seat].space - here) * direction > 0
    walked = ADVANCE if ahead else RETREAT
    verb = walked if table.book.edition.walking_is_advancing else v.Verb.MOVE.value
    go(table, verb, seat, direction, steps, heard)


def change_cards(table: Table, step: Change, heard: Heard) -> None:
    """EX-ACT-16, EX-ACT-18: all force is spent before the first card is drawn (EX-ACT-17)."""
    draw(table, step.seat, table.result.force_spent, heard)


def end_action(table: Table, step: ActionOver, heard: Heard) -> None:
    """A strike that waited begins; else another action, or the end of the turn (EX-ACT-02, EX-CHAR-22).

    EX-CANCEL-06.
    """
    seat = step.seat
    table.result = NO_RESULT
    if begin_deferred(table):
        return
    if table.actions:
        table.actions -= 1
        push(table, Act(seat))
    elif v.Window.WOULD_DRAW in table.book.windows:
        push(table, TurnDraw(seat, False), HandLimit(seat), TurnOver(1 - seat, False))
    else:
        _draw_for_turn(table, seat, heard)
        if table.winner != NOBODY:
            return
        if len(table.sides[seat].hand) > table.book.fighters[seat].hand_limit:
            push(table, HandLimit(seat), TurnOver(1 - seat, False))
        else:
            _end_turn(table, 1 - seat, False, heard)


def _draw_for_turn(table: Table, seat: int, heard: Heard) -> None:
    if (seat, v.Simple.SKIP_DRAW.value) not in table.deeds and draw(table, seat, 1, heard):
        table.deeds = (*table.deeds, (seat, v.Deed.DREW.value))


def draw_for_turn(table: Table, step: TurnDraw, heard: Heard) -> None:
    """EX-ACT-02: a turn without a strike ends with drawing 1 card, unless a text does something instead (EX-CHAR-25).

    Another draw instead, such as one from the bottom, is the draw of the turn too.
    """
    seat = step.seat
    replaced = step.replaced
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
            push(table, TurnDraw(seat, True))
        push(table, Triggers(seat, tuple(instead)))
        return
    _draw_for_turn(table, seat, heard)


def ask_hand_limit(table: Table, step: HandLimit) -> Ask:
    """EX-ACT-04, EX-ACT-05: after the draw, the player whose turn ends discards down to the limit (EX-SETUP-15)."""
    seat = step.seat
    hand = table.sides[seat].hand
    if len(hand) <= table.book.fighters[seat].hand_limit:
        return Ask(seat, "hand limit", (NOTHING,))
    return Ask(seat, "hand limit", distinct(hand), always=True)


def discard_down(table: Table, step: HandLimit, card: Value, heard: Heard) -> None:
    """Discards one card, and checks again."""
    if card != NOTHING:
        push(table, step)
        move(table, card, HAND, step.seat, DISCARD, step.seat, heard)


def end_turn(table: Table, step: TurnOver, heard: Heard) -> None:
    """Ends the turn, with what waits for its end."""
    _end_turn(table, step.following, step.struck, heard)


def _end_turn(table: Table, following: int, struck: bool, heard: Heard) -> None:
    before: list[Step] = []
    if struck and table.book.edition.hand_checked_after_strike:
        before.append(HandLimit(table.turn))  # EX-ACT-06, EX-ACT-07 (D-08)
    if (table.turn, TURN_END) not in table.deeds and TURN_END in table.book.windows:
        # A strike at the end of a turn does not let the turn end twice.
        table.deeds = (*table.deeds, (table.turn, TURN_END))
        before.append(Window(TURN_END, table.turn))
    if before:
        push(table, *before, NextTurn(following))
    else:
        _next_turn(table, following, heard)


def next_turn(table: Table, step: NextTurn, heard: Heard) -> None:
    """Goes on to the next turn when all that waited for the end of the last is done."""
    _next_turn(table, step.seat, heard)


def _next_turn(table: Table, seat: int, heard: Heard) -> None:
    """EX-NEXT-05: turns alternate, apart from advantage; a strike at the end of a turn belongs to it."""
    if begin_deferred(table):
        return
    table.last_turn = tuple([deed for deed in table.deeds if deed[1] == STRIKE])
    table.deeds = ()
    table.granted = ()
    table.actions = 0
    table.carried = ((0, 0), (0, 0))
    begin_turn(table, seat, heard)


RULES: Final = (
    Does(Turn, first_turn),
    Does(OpenTurn, open_turn),
    Does(Walk, walk),
    Does(Change, change_cards),
    Does(ActionOver, end_action),
    Does(TurnDraw, draw_for_turn),
    Does(TurnOver, end_turn),
    Does(NextTurn, next_turn),
)
"""What becomes of the steps of this chapter."""
