"""Windows and the lines they call for (rulebook: triggers and conditionals).

EX-TRIG-09: a line that is called for must be done. EX-TRIG-10: its player picks the order of several, and each is done
completely before the next. EX-CARE-02: a condition is tested when its line is about to be done.
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import NOBODY_WAITS
from wildswing.exceed.rules.events import TextResolved
from wildswing.exceed.rules.facts import REPEAT, LineFacts
from wildswing.exceed.rules.payment import GAUGE_POINTS, most
from wildswing.exceed.rules.piles import in_play, pile_under
from wildswing.exceed.rules.quoting import line_for_all
from wildswing.exceed.rules.reading import applying, attack_of, passes_guard
from wildswing.exceed.rules.results import about, with_gauge, with_life
from wildswing.exceed.rules.standing import (
    AGAIN,
    ATTACK_WINDOWS,
    Called,
    called,
    called_from,
    is_covered,
    is_in_play,
    side_text,
)
from wildswing.exceed.rules.steps import AttackWindow, Do, Line, MadeToDiscard, RestoreResult, Sealed, Triggers, Window
from wildswing.exceed.rules.table import ATTACK, GAME_LONG, NO_RESULT, Result, Table
from wildswing.exceed.rules.zones import SEALED
from wildswing.kernel.agenda import push, push_all
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

NO_LINE: Final = (-1, -1, NOTHING)
"""No line is left to do."""

NO_CALLS: Final[list[Called]] = []
"""What is called for where nobody can wait; it is never changed."""

YOU: Final = v.Who.YOU.value
OPPONENT: Final = v.Who.OPPONENT.value
EITHER: Final = v.Who.EITHER.value

TURN_END: Final = v.Window.TURN_END.value
NEXT_TURN_END: Final = v.Window.NEXT_TURN_END.value
SEALS: Final = v.Window.SEALS.value
IS_MADE_TO_DISCARD: Final = v.Window.IS_MADE_TO_DISCARD.value

ABOUT_CARDS: Final = (SEALS, IS_MADE_TO_DISCARD)
"""Windows whose lines mean by "it" and "them" the cards that they wait for."""

CUT_OFF: Final = (v.Window.BEFORE, v.Window.AFTER)
"""The windows that being stunned in one's own attack can close."""

AFTER_PAYMENTS: Final = (v.Window.SPENDS_LIFE, v.Window.SPENDS_GAUGE, v.Window.CHANGES)
"""Windows whose lines may ask what was spent."""

UNCHANGEABLE: Final = (v.Deed.INITIATED, v.Deed.WAS_HIT)
"""Deeds that no other line of the same window brings about."""


def open_window(table: Table, step: Window, heard: Heard) -> None:
    """Does all lines that wait for what a seat does or suffers: its own, then the opponent's about it.

    EX-TRIG-01, EX-TRIG-02.
    """
    push_all(table, lines_waiting(table, step.window, step.seat))


def lines_waiting(table: Table, window: str, seat: int) -> list[Step]:
    """Returns what does all lines that wait for a window of a seat: its own, then the opponent's about it.

    EX-NOTION-START-01.
    """
    waits = table.book.windows.get(window, NOBODY_WAITS)
    steps: list[Step] = []
    waiting = NO_CALLS if waits.you is None else called_from(table, seat, window, waits.you)
    watching = NO_CALLS if waits.opponent is None else called_from(table, 1 - seat, window, waits.opponent)
    if waits.either is not None:
        waiting = waiting + called_from(table, seat, window, waits.either)
        watching = watching + called_from(table, 1 - seat, window, waits.either)
    if window == TURN_END:
        waiting = waiting + called(table, seat, NEXT_TURN_END, YOU)
    if waiting:
        steps.append(Triggers(seat, tuple(waiting)))
    if watching:
        steps.append(Triggers(1 - seat, tuple(watching)))
    return steps


def open_windows(table: Table, windows: tuple[str, ...], seat: int) -> None:
    """Opens windows of a seat in their order; one that nobody waits for is over before anything else happens."""
    asked = table.book.windows
    for at, window in enumerate(windows):
        steps = lines_waiting(table, window, seat) if window in asked else None
        if steps:
            push_all(table, [*steps, *[Window(later, seat) for later in windows[at + 1 :] if later in asked]])
            return


def open_attack_window(table: Table, step: AttackWindow, heard: Heard) -> None:
    """Does the lines that wait for a moment of a seat's attack, when it has come."""
    calls = attack_lines(table, step.window, step.seat, step.known)
    if calls:
        do_attack_lines(table, step.window, step.seat, calls, heard, step.known)


def attack_lines(table: Table, window: str, seat: int, known: tuple[Called, ...] = ()) -> list[Called]:
    """Returns the before, hit or after lines of a seat's attack, those for either player among them (EX-FAQ-29).

    EX-CHAR-56, EX-ATK-07, EX-GLOS-06, EX-TRIG-05.
    """
    waits = table.book.windows.get(window)
    if waits is None:
        return []
    waiting = [] if waits.you is None else called_from(table, seat, window, waits.you)
    if waits.either is not None:
        for controller in (seat, 1 - seat):
            calls = called_from(table, controller, window, waits.either)
            waiting += [(line, seat, source) for line, _, source in calls]
    if waits.opponent is not None:
        # EX-NOTION-BEFORE-01: done by the player whose attack it is, like a line about each attack.
        calls = called_from(table, 1 - seat, window, waits.opponent)
        waiting += [(line, seat, source) for line, _, source in calls]
    if REPEAT in table.book.keys and not known and window in ATTACK_WINDOWS:
        waiting = _repeated(table, seat, waiting)
    if known:
        waiting = [call for call in waiting if _has_joined(table, call) and call not in known]
    return waiting


def do_attack_lines(
    table: Table, window: str, seat: int, calls: list[Called], heard: Heard, known: tuple[Called, ...] = ()
) -> None:
    """Does lines of a seat's attack, one at once, several in the order that their player picks.

    EX-TRIG-09: a boost that one of them brings into play is called for afterwards, and so is the side of a fighter
    that one of them turns up.
    """
    if table.book.plays_boosts or table.book.turns_over:
        push(table, AttackWindow(window, seat, (*known, *calls)))
    if len(calls) > 1:
        push(table, Triggers(seat, tuple(calls), window))
    elif (window not in CUT_OFF or may_trigger(table, seat)) and _is_done(table, calls[0]):
        number, owner, source = calls[0]
        begin_line(table, number, owner, source, heard)


def _repeated(table: Table, seat: int, calls: list[Called]) -> list[Called]:
    """EX-NOTION-TRIGGER-02, EX-NOTION-TRIGGER-04: adds each line as often as texts let it be done once more."""
    attack = attack_of(table, seat)
    printed = () if attack is None or attack.face < 0 else table.book.cards[attack.face].attack.lines
    more = list(calls)
    for node, _, _ in applying(table, seat, REPEAT):
        if isinstance(node, n.Repeat):
            own = [call for call in calls if not node.printed or table.book.lines[call[0]] in printed]
            more += own * node.more
    return more


def _has_joined(table: Table, call: Called) -> bool:
    """Tells whether a line can have come into play while its window was open: on a boost, or on a fighter's side."""
    number, owner, source = call
    return source not in (NOTHING, ATTACK) or table.book.lines[number] in side_text(table, owner).lines


def may_trigger(table: Table, seat: int) -> bool:
    """EX-GLOS-02 to EX-GLOS-05 (D-06): whether a player stunned in their own attack still does before and after."""
    strike = table.strike
    stunned = strike is not None and strike.stunned[seat]
    return not (stunned and table.book.edition.stun_ends_own_attack)


def ask_order(table: Table, step: Triggers) -> Ask:
    """Asks which line is done next, unless the order cannot matter (EX-TRIG-10)."""
    seat = step.seat
    calls = step.calls
    if step.window in CUT_OFF and not may_trigger(table, seat):
        return Ask(seat, "order", (NO_LINE,))
    if len(calls) == 1 and step.window != AGAIN:
        return Ask(seat, "order", calls if _is_done(table, calls[0]) else (NO_LINE,))
    there = [call for call in calls if _is_there(table, call)]
    if step.window == AGAIN:
        return Ask(seat, "order", tuple(dict.fromkeys(there)) or (NO_LINE,))
    ready = [call for call in there if _is_ready(table, call)]
    if not ready:
        return Ask(seat, "order", (NO_LINE,))
    lines = table.book.lines
    if len(ready) == len(there) and all(lines[call[0]].commutes for call in there) and not _one_leaves(table, there):
        return Ask(seat, "order", (ready[0],))
    different: dict[tuple[int, ...], Called] = {}
    for call in there:
        different.setdefault(_told_apart(table, call), call)
    return Ask(seat, "order", tuple(different.values()))


def _told_apart(table: Table, call: Called) -> tuple[int, ...]:
    """EX-TRIG-10: returns what makes a line that is called for another; of copies that stand alike none comes first."""
    number, owner, source = call
    boost = in_play(table, source)
    if boost is None:
        return number, owner
    return number, owner, boost.space, boost.kept, len(pile_under(table, source))


def _one_leaves(table: Table, calls: list[Called]) -> bool:
    """Tells whether one of several lines on the same card takes that card out of play."""
    sources = [call[2] for call in calls]
    return any(table.book.lines[call[0]].leaves and sources.count(call[2]) > 1 for call in calls)


def _is_there(table: Table, call: Called) -> bool:
    number, owner, source = call
    line = table.book.lines[number]
    if source != NOTHING and not is_in_play(table, owner, source):
        return False
    if is_covered(table, owner, number) or (line.limit is not None and is_used(table, line, owner, source)):
        return False
    if line.price and most(table, owner, GAUGE_POINTS) < line.price:
        return False
    # A false condition that nothing can change any more leaves nothing to choose.
    guard = line.guard
    return guard is None or not _is_settled(guard) or passes_guard(table, guard, owner, source)


def _is_settled(guard: n.Guard) -> bool:
    condition = guard.condition
    if isinstance(condition, n.Did):
        return condition.deed in UNCHANGEABLE
    if isinstance(condition, n.AttackHit):
        return True
    if not isinstance(condition, n.AttackIs):
        return False
    what = condition.what
    return (isinstance(what, n.Pile) and not what.adjectives) or condition.what in (v.Quality.CRITICAL, v.Quality.EX)


def _is_done(table: Table, call: Called) -> bool:
    """Tells whether a line that is called for alone is done now."""
    guard = table.book.lines[call[0]].guard
    return _is_there(table, call) and (guard is None or passes_guard(table, guard, call[1], call[2]))


def _is_ready(table: Table, call: Called) -> bool:
    number, owner, source = call
    guard = table.book.lines[number].guard
    return guard is None or passes_guard(table, guard, owner, source)


def is_used(table: Table, line: LineFacts, owner: int, source: int) -> bool:
    """Tells whether a line with a limit has been done this strike, turn or game."""
    if line.limit is None:
        return False
    mark = (owner, _mark(line, source))
    return mark in table.deeds or (table.strike is not None and mark in table.strike.deeds)


def _mark(line: LineFacts, source: int) -> str:
    """EX-NOTION-ONCE-03: each boost in play has its own line, but for once a game."""
    if line.limit is v.Limit.GAME:
        return f"{GAME_LONG}line {line.number}"
    return f"line {line.number}" if source in (NOTHING, ATTACK) else f"line {line.number} of {source}"


def choose_order(table: Table, step: Triggers, call: Value, heard: Heard) -> None:
    """Does one line, then asks for the next."""
    if call == NO_LINE:
        return
    calls = step.calls
    at = calls.index(call)
    rest = calls[:at] + calls[at + 1 :]
    if rest and step.window != AGAIN:
        push(table, Triggers(step.seat, rest, step.window))
    begin_line(table, call[0], call[1], call[2], heard)


def begin_line(table: Table, number: int, owner: int, source: int, heard: Heard) -> None:
    """Does a line if its guard lets it pass now: EX-COND-01, EX-COND-02 (EX-CARE-02).

    EX-NOTION-ONCE-02: it is used up then, whatever its player leaves of it.
    """
    line = table.book.lines[number]
    if line.guard is not None and not passes_guard(table, line.guard, owner, source):
        return
    if line.limit is not None:
        mark = (owner, _mark(line, source))
        if line.limit is not v.Limit.STRIKE or table.strike is None:
            table.deeds = (*table.deeds, mark)
        else:
            table.strike.deeds = (*table.strike.deeds, mark)
    if heard is not None:
        names = table.book.names
        words = line_for_all(table.book, number, owner)
        heard.append(Told(TextResolved(owner, names[owner], line.carrier, words)))
    before = table.result
    table.result = _named_at_grant(table, number, owner, source) if table.granted else NO_RESULT
    if line.window is not None and line.window[0] in AFTER_PAYMENTS:
        # EX-NOTION-SPEND-02, EX-NOTION-SPEND-06
        table.result = with_gauge(with_life(table.result, before.life_spent), before.gauge_spent)
    if line.window is not None and line.window[0] in ABOUT_CARDS:
        table.result = about(table.result, before.cards, before.zone, before.whose)
    doing = Do(line.effect, owner, owner, source)
    if before is NO_RESULT or before.is_empty():
        push(table, doing)
    else:
        push(table, doing, RestoreResult(before))


def card_sealed(table: Table, step: Sealed, heard: Heard) -> None:
    """EX-NOTION-SEAL-02: does what waits for a card to be sealed; "it" is that card."""
    _call_about(table, SEALS, step.seat, about(NO_RESULT, (step.card,), SEALED, step.seat))


def made_to_discard(table: Table, step: MadeToDiscard, heard: Heard) -> None:
    """EX-NOTION-FORCED-01: does what waits for a player to be made to discard; "them" are all cards of that discard."""
    _call_about(table, IS_MADE_TO_DISCARD, step.seat, about(NO_RESULT, step.cards, step.zone, step.whose))


def _call_about(table: Table, window: str, seat: int, cards: Result) -> None:
    """Calls for the lines that wait for something to happen to cards, and gives the interrupted line its results."""
    push(table, RestoreResult(table.result))
    table.result = cards
    push_all(table, lines_waiting(table, window, seat))


def do_line(table: Table, step: Line, heard: Heard) -> None:
    """Does a line that no choice of order stands before."""
    begin_line(table, step.number, step.owner, step.source, heard)


def _named_at_grant(table: Table, number: int, owner: int, source: int) -> Result:
    for granted in table.granted:
        if (granted.line, granted.owner, granted.source) == (number, owner, source) and granted.name:
            return Result(name=granted.name)
    return NO_RESULT


def restore_result(table: Table, step: RestoreResult, heard: Heard) -> None:
    """Gives the line that was interrupted its results back."""
    table.result = step.result


RULES: Final[tuple[Does, ...]] = (
    Does(Window, open_window),
    Does(AttackWindow, open_attack_window),
    Does(Line, do_line),
    Does(Sealed, card_sealed),
    Does(MadeToDiscard, made_to_discard),
    Does(RestoreResult, restore_result),
)
"""What becomes of the steps of this chapter."""
