"""Turns and actions (rulebook: the turn)."""

from functools import lru_cache
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.walk import walk as parts_of
from wildswing.exceed.rules.book import NO_EFFECT
from wildswing.exceed.rules.boosts import TRANSFORMATION, half_of, is_playable
from wildswing.exceed.rules.events import ActionTaken, TurnBegan
from wildswing.exceed.rules.exceeding import can_exceed, cost_of, end_overdrive, is_in_overdrive
from wildswing.exceed.rules.exceeding import steps as exceed_steps
from wildswing.exceed.rules.facts import BOOST_FROM, FREE_FORCE, NO_HAND_LIMIT, RAISE, STRIDE, LineFacts
from wildswing.exceed.rules.losing import draw
from wildswing.exceed.rules.movement import ADVANCE, RETREAT, go, steps_to
from wildswing.exceed.rules.payment import (
    FOR_CARDS,
    FORCE,
    NO_LIMIT,
    can_pay,
    most,
    of_nothing,
    payment,
)
from wildswing.exceed.rules.piles import area, distinct, seat_of
from wildswing.exceed.rules.reading import NEVER, applying, is_banned, passes_guard, raised, stride
from wildswing.exceed.rules.standing import Called, called, side_text
from wildswing.exceed.rules.steps import (
    Act,
    Acted,
    ActionOver,
    BeginStrike,
    Boost,
    Cancel,
    Change,
    HandLimit,
    Line,
    NextTurn,
    OpenTurn,
    Overdrive,
    OverdriveOver,
    Reshuffle,
    SecondCopy,
    Triggers,
    Turn,
    TurnDraw,
    TurnOver,
    Walk,
    Window,
)
from wildswing.exceed.rules.table import (
    GAME_LONG,
    NO_RESULT,
    NOBODY,
    STRIKE,
    UNTIL_END,
    UNTIL_TURN,
    Granted,
    Table,
)
from wildswing.exceed.rules.triggers import is_used, lines_waiting
from wildswing.exceed.rules.zones import DISCARD, HAND, move
from wildswing.kernel.agenda import push, push_all
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

TURN_START: Final = v.Window.TURN_START.value
TURN_END: Final = v.Window.TURN_END.value

ACTS: Final = v.Window.ACTS.value
PREPARES: Final = v.Window.PREPARES.value
CHANGES: Final = v.Window.CHANGES.value
PREPARING: Final = v.Effort.PREPARE.value
MOVES_BY_ACTION: Final = v.Window.MOVES_BY_ACTION.value
WOULD_DRAW: Final = v.Window.WOULD_DRAW.value
NEXT_TURN_END: Final = v.Window.NEXT_TURN_END.value

TO_MOVE: Final = v.Verb.MOVE.value
DREW: Final = v.Deed.DREW.value
SKIP_DRAW: Final = v.Simple.SKIP_DRAW.value

NO_MOVE: Final = v.Ban.MOVE
NO_PASS: Final = v.Ban.PASS

NO_STRIKE: Final = v.Simple.ANOTHER_BUT_STRIKE.value
"""The deed of a player whose next action is not to be Strike."""

ACT: Final = (Act(0), Act(1))
ACTION_OVER: Final = (ActionOver(0), ActionOver(1))
"""Steps of every turn, which never change."""

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
    if table.book.fighters[seat].overdrive:
        end_overdrive(table, OverdriveOver(seat), heard)
    overdrives = bool(table.sides[seat].overdrive) and is_in_overdrive(table, seat)
    if TURN_START not in table.book.windows:
        push(table, ACT[seat])
    elif overdrives:
        push(table, Window(TURN_START, seat), OpenTurn(seat))
    else:
        waiting = lines_waiting(table, TURN_START, seat)
        push_all(table, [*waiting, OpenTurn(seat) if waiting else ACT[seat]])
    if overdrives:
        push(table, Overdrive(seat))


def open_turn(table: Table, step: OpenTurn, heard: Heard) -> None:
    """Asks for an action, unless what waited for the start of the turn has begun a strike."""
    if table.deferred:
        begin_deferred(table)
    else:
        push(table, ACT[step.seat])


def begin_deferred(table: Table) -> None:
    """Begins a strike that waited until everything before it was done."""
    striker, instruction = table.deferred
    table.deferred = ()
    table.actions = 0
    push(table, BeginStrike(striker, instruction))


def ask_action(table: Table, step: Act) -> Ask:
    """EX-ACT-01: exactly one action is chosen."""
    seat = step.seat
    side = table.sides[seat]
    book = table.book
    options: list[tuple[str, int]] = [] if table.deeds and (seat, NO_STRIKE) in table.deeds else [STRIKE_ACTION]
    before = NOTHING
    for card in side.hand:
        if card != before and (card in book.free_boosts or is_playable(table, seat, card)):
            options.append((BOOST, card))
        before = card  # copies in a hand lie side by side
    if BOOST_FROM in book.keys:
        options += [(BOOST, card) for card, _ in _boosts_elsewhere(table, seat)]
    options.append(PREPARE)
    force = most(table, seat, FORCE)
    options += walks(table, seat, force)
    free = of_nothing(table, seat) if FREE_FORCE in book.keys else 0
    if force + free >= book.edition.change_cards_minimum:
        options.append(CHANGE)
    if not side.exceeded and can_exceed(table, seat):
        options.append(EXCEED)
    if not side.reshuffled or book.edition.second_reshuffle_offered:
        options.append(RESHUFFLE)  # EX-SHUF-05, EX-SHUF-06
    texts: list[int] = []
    for line, _, _ in offered_actions(table, seat):
        if line not in texts:  # copies of a boost offer it once
            texts.append(line)
            options.append((TEXT, line))
    return Ask(seat, "action", tuple(options))


def _boosts_elsewhere(table: Table, seat: int) -> list[tuple[int, str]]:
    """EX-NOTION-ASIDE-03: returns the cards outside the hand that can be boosted, and where they lie."""
    found: dict[int, str] = {}
    for node, _, _ in applying(table, seat, BOOST_FROM):
        if isinstance(node, n.BoostFrom):
            for name in node.zone.names:
                for card in area(table.sides[seat], name.value):
                    if card not in table.sides[seat].hand and is_playable(table, seat, card):
                        found.setdefault(card, name.value)
    return list(found.items())


def offered_actions(table: Table, seat: int) -> list[Called]:
    """Returns the actions that texts offer (EX-ACT-25, EX-ACT-26): line, whose it is, and what "this" means in it.

    EX-NOTION-ACTION-01, EX-NOTION-ACTION-02: a boost in play may offer one to its player's opponent alone.
    EX-COMP-05, EX-CHAR-03.
    """
    found: list[Called] = []
    book = table.book
    for line in side_text(table, seat).actions:
        if _is_offered(table, line, seat, seat, NOTHING):
            found.append((line.number, seat, NOTHING))
    if not book.boosts_offer:
        return found
    for owner in (seat, 1 - seat) if book.offers_to_opponent else (seat,):
        for boost in table.sides[owner].boosts + table.sides[owner].transformations:
            half = book.cards[boost.face].boost
            if half is not None:
                for line in half.text.actions:
                    if _is_offered(table, line, seat, owner, boost.serial):
                        found.append((line.number, owner, boost.serial))
    return found


def _is_offered(table: Table, line: LineFacts, seat: int, owner: int, source: int) -> bool:
    """Tells whether a seat can take the action that a line of an owner offers."""
    return (
        line.action is not None
        and (seat_of(line.action.who, owner) == seat if table.book.offers_to_opponent else owner == seat)
        and (line.action.cost is None or can_pay(table, seat, line.action.cost))
        and (line.guard is None or passes_guard(table, line.guard, owner, source))
        and (line.limit is None or not is_used(table, line, owner, source))
    )


def walking_cost(table: Table, seat: int, space: int) -> int:
    """EX-ACT-09, EX-ACT-12, EX-ACT-14: 1 force a space; EX-ACT-10, EX-ACT-13, EX-ACT-15: more past the opponent."""
    side, other = table.sides[seat], table.sides[1 - seat]
    steps = abs(space - side.space)
    if (side.space < other.space) != (space < other.space):
        steps += table.book.edition.passing_costs - (other.width + side.width - 1)
    return steps


def walks(table: Table, seat: int, force: int) -> tuple[tuple[str, int], ...]:
    """EX-ACT-11, EX-ACT-12: the moves to unoccupied spaces that can be reached and paid for with so much force.

    EX-MOVE-14: in either direction, and past the opponent.
    """
    book = table.book
    if NO_MOVE in book.bans and is_banned(table, seat, NO_MOVE):
        return ()
    may_pass = NO_PASS not in book.bans or not is_banned(table, seat, NO_PASS)
    farthest = stride(table, seat, optional=False) if STRIDE in book.keys else NO_LIMIT  # EX-CHAR-34
    side, other = table.sides[seat], table.sides[1 - seat]
    past = book.edition.passing_costs if may_pass else NEVER
    return _walks(book.spaces, side.space, side.width, other.space, other.width, past, force, farthest)


@lru_cache(maxsize=20_000)
def _walks(
    spaces: int, here: int, width: int, there: int, their_width: int, past: int, force: int, farthest: int
) -> tuple[tuple[str, int], ...]:
    """Returns the moves from one space with the opponent on another, if passing them costs so much more."""
    half = width // 2
    apart = half + their_width // 2
    skipped = their_width + width - 1
    found: list[tuple[str, int]] = []
    for space in range(1 + half, spaces - half + 1):
        if space != here and abs(space - there) > apart:
            passing = (here < there) != (space < there)
            steps = abs(space - here) - (skipped if passing else 0)
            if steps <= farthest and steps + (past if passing else 0) <= force:
                found.append((MOVE, space))
    return tuple(found)


def choose_action(  # noqa: PLR0912 - a branch for each action
    table: Table, step: Act, choice: Value, heard: Heard
) -> None:
    """Performs an action (EX-EXC-03, EX-GAUGE-04)."""
    seat = step.seat
    kind: str = choice[0]
    what: int = choice[1]
    windows = table.book.windows
    over: list[Step] = [Acted(seat), ACTION_OVER[seat]] if ACTS in windows else [ACTION_OVER[seat]]
    table.result = NO_RESULT
    table.opened = ()
    if table.deeds and (seat, NO_STRIKE) in table.deeds:
        table.deeds = tuple([deed for deed in table.deeds if deed != (seat, NO_STRIKE)])
    for side in table.sides:
        side.drawn = ()
    if heard is not None:
        heard.append(Told(ActionTaken(seat, table.book.names[seat], _said(table, kind, what))))
    if kind == MOVE:
        cost = walking_cost(table, seat, what)
        if MOVES_BY_ACTION in windows:
            over.insert(0, Window(MOVES_BY_ACTION, seat))  # EX-NOTION-MOVE-01
        push_all(table, [payment(table, seat, FORCE, cost, cost), Walk(seat, what), *over])
    elif kind == BOOST:
        push_all(table, _boost_steps(table, seat, what) + over)
    elif choice == STRIKE_ACTION:
        push(table, BeginStrike(seat, NO_EFFECT))
    elif choice == PREPARE:
        if PREPARES in windows:
            over.insert(0, Window(PREPARES, seat))  # EX-NOTION-ACT-01
        push_all(table, over)
        more = raised(table, seat, PREPARING) if RAISE in table.book.keys else 0  # EX-NOTION-PREPARE-01
        draw(table, seat, max(0, 1 + more), heard)  # EX-ACT-08
    elif choice == CHANGE:
        least = table.book.edition.change_cards_minimum
        push_all(table, [payment(table, seat, FORCE, NO_LIMIT, least, FOR_CARDS), Change(seat), *over])
    elif choice == EXCEED:
        push(table, *exceed_steps(table, seat, cost_of(table, seat)), *over)
    elif choice == RESHUFFLE:
        push(table, Reshuffle(seat), *over)
    else:
        _take_offered(table, seat, what, over)


def _boost_steps(table: Table, seat: int, card: int) -> list[Step]:
    """Returns the steps of the Boost action; EX-BOOST-01: from hand, unless a text names another area.

    EX-CHAR-10: with a transformation no boost is played.

    EX-COMP-22, EX-GLOS-20.
    """
    facts = half_of(table, card)
    if facts.kind is TRANSFORMATION:
        return [SecondCopy(seat, card)]
    in_hand = card in table.sides[seat].hand
    zone = HAND if in_hand else dict(_boosts_elsewhere(table, seat))[card]
    steps: list[Step] = [Boost(seat, card, zone, seat, False, True, False)]
    if facts.cancelable:
        steps.append(Cancel(seat))  # EX-CANCEL-03, EX-CANCEL-05: after this action, once
    return steps


def _take_offered(table: Table, seat: int, number: int, over: list[Step]) -> None:
    """Performs an action that a text offers, its cost first."""
    line = table.book.lines[number]
    owner, source = next((owner, card) for offered, owner, card in offered_actions(table, seat) if offered == number)
    steps: list[Step] = [Line(number, owner, source), *over]
    cost = None if line.action is None else line.action.cost
    if cost is not None:
        steps.insert(0, payment(table, seat, str(cost.resource), cost.amount, cost.amount))
    push_all(table, steps)


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
    verb = walked if table.book.edition.walking_is_advancing else TO_MOVE
    go(table, verb, seat, direction, steps, heard)


def change_cards(table: Table, step: Change, heard: Heard) -> None:
    """EX-ACT-16, EX-ACT-18: all force is spent before the first card is drawn (EX-ACT-17)."""
    if CHANGES in table.book.windows:
        push(table, Window(CHANGES, step.seat))  # EX-NOTION-ACT-02
    draw(table, step.seat, table.result.force_spent, heard)


def act_taken(table: Table, step: Acted, heard: Heard) -> None:
    """EX-NOTION-ACT-03: does what waits for an action, unless a strike or another action follows from it."""
    if not table.deferred and not table.actions:
        push_all(table, lines_waiting(table, ACTS, step.seat))


def end_action(table: Table, step: ActionOver, heard: Heard) -> None:
    """A strike that waited begins; else another action, or the end of the turn (EX-ACT-02, EX-CHAR-22).

    EX-CANCEL-06.
    """
    seat = step.seat
    table.result = NO_RESULT
    if table.deferred:
        begin_deferred(table)
        return
    if table.actions:
        table.actions -= 1
        push(table, ACT[seat])
    elif WOULD_DRAW in table.book.windows:
        push(table, TurnDraw(seat, False), HandLimit(seat), TurnOver(1 - seat, False))
    else:
        _draw_for_turn(table, seat, heard)
        if table.winner != NOBODY:
            return
        held = len(table.sides[seat].hand)
        if held > table.book.fighters[seat].hand_limit and held > hand_limit(table, seat):
            push(table, HandLimit(seat), TurnOver(1 - seat, False))
        else:
            finish_turn(table, 1 - seat, False, heard)


def _draw_for_turn(table: Table, seat: int, heard: Heard) -> None:
    may_skip = table.deeds or SKIP_DRAW in table.book.keys
    if not (may_skip and _skips_draw(table, seat)) and draw(table, seat, 1, heard):
        table.deeds = (*table.deeds, (seat, DREW))


def _skips_draw(table: Table, seat: int) -> bool:
    """EX-NOTION-SKIP-01: tells whether a text has skipped the draw of this turn, or does while it is in play."""
    if (seat, SKIP_DRAW) in table.deeds:
        return True
    return SKIP_DRAW in table.book.keys and bool(applying(table, seat, SKIP_DRAW))


def draw_for_turn(table: Table, step: TurnDraw, heard: Heard) -> None:
    """EX-ACT-02: a turn without a strike ends with drawing 1 card, unless a text does something instead (EX-CHAR-25).

    Another draw instead, such as one from the bottom, is the draw of the turn too.
    """
    seat = step.seat
    replaced = step.replaced
    if _skips_draw(table, seat):
        return
    instead = called(table, seat, WOULD_DRAW, v.Who.YOU)
    if replaced and table.result.did:
        effects = [table.book.effects[table.book.lines[call[0]].effect] for call in instead]
        if any(isinstance(part, n.Draw) for effect in effects for part in parts_of(effect)):
            table.deeds = (*table.deeds, (seat, DREW))
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


def hand_limit(table: Table, seat: int) -> int:
    """Returns how many cards a seat may keep; EX-NOTION-HAND-01: any number, if a text says so."""
    if NO_HAND_LIMIT in table.book.keys and applying(table, seat, NO_HAND_LIMIT):
        return NO_LIMIT
    return table.book.fighters[seat].hand_limit


def ask_hand_limit(table: Table, step: HandLimit) -> Ask:
    """EX-ACT-04, EX-ACT-05: after the draw, the player whose turn ends discards down to the limit (EX-SETUP-15)."""
    seat = step.seat
    hand = table.sides[seat].hand
    if len(hand) <= hand_limit(table, seat):
        return Ask(seat, "hand limit", (NOTHING,))
    return Ask(seat, "hand limit", distinct(hand), always=True)


def discard_down(table: Table, step: HandLimit, card: Value, heard: Heard) -> None:
    """Discards one card, and checks again."""
    if card != NOTHING:
        push(table, step)
        move(table, card, HAND, step.seat, DISCARD, step.seat, heard)


def end_turn(table: Table, step: TurnOver, heard: Heard) -> None:
    """Ends the turn when what came before its end is done."""
    finish_turn(table, step.following, step.struck, heard)


def finish_turn(table: Table, following: int, struck: bool, heard: Heard) -> None:
    """Ends the turn, with what waits for its end."""
    before: list[Step] = []
    if struck and table.book.edition.hand_checked_after_strike:
        before.append(HandLimit(table.turn))  # EX-ACT-06, EX-ACT-07 (D-08)
    ends = TURN_END in table.book.windows or NEXT_TURN_END in table.book.windows
    if ends and (table.turn, TURN_END) not in table.deeds:
        # A strike at the end of a turn does not let the turn end twice.
        table.deeds = (*table.deeds, (table.turn, TURN_END))
        before += [Window(TURN_END, table.turn)] if before else lines_waiting(table, TURN_END, table.turn)
    if before:
        push_all(table, [*before, NextTurn(following)])
    else:
        _next_turn(table, following, heard)


def next_turn(table: Table, step: NextTurn, heard: Heard) -> None:
    """Goes on to the next turn when all that waited for the end of the last is done."""
    _next_turn(table, step.seat, heard)


def _still_granted(granted: tuple[Granted, ...], seat: int) -> tuple[Granted, ...]:
    """Returns the texts that last into a seat's turn (EX-NOTION-UNTIL-02)."""
    found: list[Granted] = []
    for text in granted:
        if text.until == f"{UNTIL_END}{seat}":
            found.append(Granted(text.line, text.owner, text.source, v.Until.TURN.value, text.name))
        elif text.until in (v.Until.GAME, f"{UNTIL_TURN}{1 - seat}", f"{UNTIL_END}{1 - seat}"):
            found.append(text)
    return tuple(found)


def _next_turn(table: Table, seat: int, heard: Heard) -> None:
    """EX-NEXT-05: turns alternate, apart from advantage; a strike at the end of a turn belongs to it."""
    if table.deferred:
        begin_deferred(table)
        return
    deeds = table.deeds
    table.last_turn = ()
    for deed in deeds:
        if deed[1] == STRIKE:
            table.last_turn = (*table.last_turn, deed)
    lasts = deeds and table.book.once_a_game
    table.deeds = tuple([deed for deed in deeds if deed[1].startswith(GAME_LONG)]) if lasts else ()
    table.granted = _still_granted(table.granted, seat) if table.granted else ()
    table.actions = 0
    table.carried = ((0, 0), (0, 0))
    begin_turn(table, seat, heard)


RULES: Final[tuple[Does, ...]] = (
    Does(Turn, first_turn),
    Does(OpenTurn, open_turn),
    Does(Walk, walk),
    Does(Change, change_cards),
    Does(Acted, act_taken),
    Does(ActionOver, end_action),
    Does(TurnDraw, draw_for_turn),
    Does(TurnOver, end_turn),
    Does(NextTurn, next_turn),
)
"""What becomes of the steps of this chapter."""
