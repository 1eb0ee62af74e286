"""Playing boosts, traps and the cancel (rulebook: boosts).

EX-BOOST-14 to EX-BOOST-16: costs, played, effects, resolved; then a strike if there is one. The discard of an instant
boost follows its resolution, before the attack is set (A-01).
"""

from typing import Final

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.events import BoostNegated, BoostPlayed, Canceled, Placed
from wildswing.exceed.rules.facts import NO_BOOSTS, NO_LINES, BoostFacts
from wildswing.exceed.rules.handling import UNSEEN_CARD
from wildswing.exceed.rules.payment import GAUGE_POINTS, can_pay, payment
from wildswing.exceed.rules.piles import can_transform, in_play, space_of
from wildswing.exceed.rules.putting import going_to
from wildswing.exceed.rules.reading import is_banned, is_barred
from wildswing.exceed.rules.results import left, with_boosts
from wildswing.exceed.rules.standing import waiting
from wildswing.exceed.rules.steps import (
    Boost,
    Cancel,
    CancelPaid,
    CloseBoost,
    Enter,
    LayTrap,
    Perform,
    Played,
    SecondCopy,
    Shift,
    Triggers,
    Uncover,
    Window,
)
from wildswing.exceed.rules.table import NO_SPACE, InPlay, Playing, Table
from wildswing.exceed.rules.zones import (
    BOOSTS,
    DECK,
    DISCARD,
    HAND,
    TRANSFORMATIONS,
    discard_covered,
    lay,
    lay_open,
    move,
    new_serial,
    replace_boost,
    take,
    tell_move,
    uncover,
    unlearn,
)
from wildswing.kernel.agenda import push, push_all
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

PLAYS_BOOST: Final = v.Window.PLAYS_BOOST.value
HAS_PLAYED_BOOST: Final = v.Window.HAS_PLAYED_BOOST.value
HAS_PLAYED_CONTINUOUS: Final = v.Window.HAS_PLAYED_CONTINUOUS.value
HAS_PLAYED_INSTANT: Final = v.Window.HAS_PLAYED_INSTANT.value
NOW: Final = (v.Window.NOW.value, v.Who.YOU.value)

TRANSFORMATION: Final = v.BoostKind.TRANSFORMATION
OVERLOAD: Final = v.BoostKind.OVERLOAD
NO_BOOSTING: Final = v.Ban.BOOST
NOT_PLAYED: Final = v.Ban.PLAYED

PLAYED: Final = (Played(0), Played(1))
CLOSE_BOOST: Final = (CloseBoost(0), CloseBoost(1))
"""Steps of every boost, which never change."""

CANCEL_COST: Final = 1
"""EX-CANCEL-01: what a cancel costs in gauge."""


def half_of(table: Table, card: int) -> BoostFacts:
    """EX-COMP-06: returns the boost half of a card that has one."""
    boost = table.book.cards[card].boost
    if boost is None:
        raise ValueError(f"{table.book.cards[card].name} has no boost half.")
    return boost


def is_playable(table: Table, seat: int, card: int) -> bool:
    """Tells whether the Boost action can be taken with a card; EX-BOOST-04: the attack's cost does not matter.

    EX-CHAR-10: a transformation is not boosted, but a second copy can be discarded to bring it into play.
    EX-ACT-22.
    """
    boost = table.book.cards[card].boost
    if boost is None or is_banned(table, seat, NO_BOOSTING):
        return False
    if boost.kind is TRANSFORMATION:
        return table.sides[seat].hand.count(card) > 1 and can_transform(table, seat, card)
    if boost.kind is OVERLOAD:
        return False  # EX-NOTION-SECOND-02
    return can_pay(table, seat, boost.cost, card) and not is_barred(table, card, NOT_PLAYED, seat)


def transform_with_copy(table: Table, step: SecondCopy, heard: Heard) -> None:
    """EX-CHAR-10: discards a second copy of a card and transforms with the other."""
    seat = step.seat
    card = step.card
    move(table, card, HAND, seat, DISCARD, seat, heard)
    move(table, card, HAND, seat, TRANSFORMATIONS, seat, heard)


def play_boost(table: Table, step: Boost, heard: Heard) -> None:
    """Begins to play a boost; EX-BOOST-02: the cost comes first, and EX-ACT-23: without one nothing is paid.

    EX-COMP-19, EX-COMP-20, EX-COMP-21, EX-CHAR-42, EX-CHAR-44.
    """
    seat = step.seat
    card = step.card
    zone = step.zone
    lowest = step.lowest
    if is_banned(table, seat, NO_BOOSTING):
        table.result = left(table.result, did=False)  # EX-NOTION-BAN-02
        return
    if card == UNSEEN_CARD:
        deck = table.sides[step.whose].deck
        if not deck:
            return  # EX-SHUF-08
        card = deck[-1] if lowest else deck[0]
    boost = table.book.cards[card].boost
    free = step.free
    if boost is None or boost.kind in NO_BOOSTS:
        return
    take(table, card, zone, step.whose, lowest)
    if zone == HAND:
        unlearn(table.sides[step.whose], card)
    serial = new_serial(table)
    lay_open(table, card, zone)
    table.playing = (*table.playing, Playing(card, serial, seat, step.action, origin=zone))
    table.result = with_boosts(table.result, (*table.result.boosts, serial))
    steps: list[Step] = [PLAYED[seat]]
    if boost.cost is not None and not free:
        if can_pay(table, seat, boost.cost):
            steps.insert(0, payment(table, seat, str(boost.cost.resource), boost.cost.amount, boost.cost.amount))
        else:
            back = DISCARD if zone == DECK else zone
            table.playing = (*table.playing[:-1], going_to(table.playing[-1], back, step.whose))
            table.result = left(table.result, did=False)
            steps = [CloseBoost(seat)]
    push_all(table, steps)


def boost_played(table: Table, step: Played, heard: Heard) -> None:
    """EX-BOOST-14: the cost is paid and the card shows; the opponent may react before any decision (EX-BOOST-17).

    EX-CHAR-49.
    """
    seat = step.seat
    card = table.playing[-1].card
    boost = half_of(table, card)
    if heard is not None:
        heard.append(Told(BoostPlayed(seat, table.book.names[seat], boost.name, table.book.cards[card].name)))
    if PLAYS_BOOST in table.book.windows:
        push(table, Window(PLAYS_BOOST, seat), Perform(seat))
    else:
        _perform(table, seat, heard)


def perform(table: Table, step: Perform, heard: Heard) -> None:
    """Performs a boost when what waited for its being played is done."""
    _perform(table, step.seat, heard)


def _perform(table: Table, seat: int, heard: Heard) -> None:
    """Performs a boost's effects; D-01 says whether a continuous one enters the boost area before or after (D-27).

    EX-BOOST-09: what a boost does now is done whether it stays or not.
    EX-BOOST-03, EX-BOOST-16, EX-GLOS-08, EX-NOTION-PLAYED-01, EX-NOTION-PLAYED-02, EX-NOTION-PLAYED-03.
    """
    playing = table.playing[-1]
    card = playing.card
    boost = half_of(table, card)
    if playing.negated:
        if heard is not None:
            heard.append(Told(BoostNegated(seat, boost.name)))
        if playing.action:
            _take_back_cancel(table)
        table.result = left(table.result, did=False)
        push(table, CloseBoost(seat))
        return
    kind = HAS_PLAYED_CONTINUOUS if boost.stays else HAS_PLAYED_INSTANT
    windows = table.book.windows
    steps: list[Step] = [Window(window, seat) for window in (kind, HAS_PLAYED_BOOST) if window in windows]
    steps.append(CLOSE_BOOST[seat])  # EX-BOOST-15
    lines = boost.text.windows.get(NOW, NO_LINES)
    if lines:
        calls = tuple([(line.number, seat, playing.serial) for line in lines])
        steps.insert(0, Triggers(seat, calls))  # EX-TRIG-11
    if boost.stays and table.book.edition.boost_enters_before_now:
        steps.insert(0, Enter(seat))  # EX-BOOST-07
    push_all(table, steps)


def _take_back_cancel(table: Table) -> None:
    """EX-CANCEL-01 asks for a boost that is resolved, which a negated one never is."""
    table.agenda = tuple([step for step in table.agenda if not isinstance(step, Cancel)])


def enter(table: Table, step: Enter, heard: Heard) -> None:
    """EX-BOOST-06, EX-BOOST-07: a continuous boost goes to the boost area; a trap onto a space (EX-ZONE-17).

    EX-BOOST-10: whatever lies there already stays.
    """
    seat = step.seat
    playing = table.playing[-1]
    card = playing.card
    entered = playing.copy()
    entered.card = NOTHING
    table.playing = (*table.playing[:-1], entered)
    lay(table, card, BOOSTS, seat, playing.serial)
    if playing.kept or playing.sustained or playing.space != NO_SPACE:
        replace_boost(table, InPlay(card, playing.serial, playing.space, playing.kept, playing.sustained))
    if half_of(table, card).kind is v.BoostKind.TRAP:
        push(table, LayTrap(seat, playing.serial))


def ask_trap(table: Table, step: LayTrap) -> Ask:
    """EX-TRAP-02: a trap is played onto any one space of the arena, or on one of those that a text names."""
    return Ask(step.seat, "trap", step.spaces or tuple(range(1, table.book.spaces + 1)))


def lay_trap(table: Table, step: LayTrap | Shift, space: Value, heard: Heard) -> None:
    """Puts the trap, or another boost that says so, on the space; one being played lies there once it is in play."""
    boost = in_play(table, step.serial)
    card = NOTHING if boost is None else boost.face
    if boost is not None:
        replace_boost(table, InPlay(boost.card, boost.serial, space, boost.kept, boost.sustained, boost.face))
    for playing in table.playing:
        if playing.serial == step.serial and boost is None:
            card = playing.card
            placed = playing.copy()
            placed.space = space
            table.playing = tuple([placed if one is playing else one for one in table.playing])
    if heard is not None and card != NOTHING:
        heard.append(Told(Placed(step.seat, half_of(table, card).name, space)))


def ask_shift(table: Table, step: Shift) -> Ask:
    """Asks where a boost on a space is moved."""
    here = space_of(table, step.serial)
    spaces = [space for space in (here - step.spaces, here + step.spaces) if 1 <= space <= table.book.spaces]
    return Ask(step.seat, "trap", tuple(spaces) or (here,))


def close_boost(table: Table, step: CloseBoost, heard: Heard) -> None:
    """Ends the playing of a boost: EX-BOOST-05 discards an instant one, EX-BOOST-06 lets a continuous one stay.

    EX-BOOST-12, EX-BOOST-13, EX-BOOST-08, EX-COMP-18.
    """
    seat = step.seat
    playing = table.playing[-1]
    card = playing.card
    if card != NOTHING:
        boost = half_of(table, card)
        if boost.stays and not playing.destination:
            push(table, Enter(seat), CloseBoost(seat))
            return
        to, to_seat = playing.destination, playing.to_seat
        if not to:
            to, to_seat = DISCARD, table.book.owners[card]
        to, to_seat = lay(table, card, to, to_seat)
        if heard is not None:
            tell_move(table, (card,), "", to, to_seat, False, heard)
        uncover(table, playing.serial, seat)
    table.playing = table.playing[:-1]


def ask_cancel(table: Table, step: Cancel) -> Ask:
    """EX-CANCEL-01: once a Boost action with a Cancelable boost is resolved, 1 gauge buys another action.

    EX-CANCEL-04, EX-CANCEL-07, EX-CHAR-23.
    """
    seat = step.seat
    able = not table.deferred and len(table.sides[seat].gauge) >= CANCEL_COST
    return Ask(seat, "cancel", (False, True) if able else (False,))


def choose_cancel(table: Table, step: Cancel, cancels: Value, heard: Heard) -> None:
    """Pays, and lets the turn go on; EX-CANCEL-02: nothing about the boost changes."""
    seat = step.seat
    if cancels:
        push(table, payment(table, seat, GAUGE_POINTS, CANCEL_COST, CANCEL_COST), CancelPaid(seat))


def canceled(table: Table, step: CancelPaid, heard: Heard) -> None:
    """The cancel is paid: what waits for it comes first, then another action."""
    seat = step.seat
    if heard is not None:
        heard.append(Told(Canceled(seat, table.book.names[seat])))
    table.actions += 1
    push(table, *waiting(table, v.Window.CANCELS, seat))
    table.deeds = (*table.deeds, (seat, v.Deed.CANCELED.value))


RULES: Final[tuple[Does, ...]] = (
    Does(Boost, play_boost),
    Does(SecondCopy, transform_with_copy),
    Does(Played, boost_played),
    Does(Perform, perform),
    Does(Enter, enter),
    Does(CloseBoost, close_boost),
    Does(CancelPaid, canceled),
    Does(Uncover, discard_covered),
)
"""What becomes of the steps of this chapter."""
