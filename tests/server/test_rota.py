"""The line of those that wait to think, on a timepiece that the test turns."""

import pytest

from tests.server.timepieces import TurnedTimepiece
from wildswing.server.basics.settings import USUAL
from wildswing.server.machines.rota import Prospect, Rota, Ticket

AT_ONCE = USUAL.thinkers

DEAR_AT_ONCE = AT_ONCE - 1

pytestmark = pytest.mark.anyio


def called(*tickets: Ticket) -> list[bool]:
    return [ticket.called.done() for ticket in tickets]


def order_of(rota: Rota, *tickets: Ticket) -> list[str]:
    """Returns the matches of tickets in the order in which their turns come, when each is done at once."""
    order: list[str] = []
    left = list(tickets)
    while left:
        next_ones = [ticket for ticket in left if ticket.called.done()]
        assert next_ones, "nobody has a turn"
        for ticket in next_ones:
            order.append(ticket.match)
            left.remove(ticket)
            rota.leave(ticket)
    return order


def fill(rota: Rota, is_dear: bool = True) -> list[Ticket]:
    """Takes all places there are."""
    return [rota.join("someone", f"busy {number}", is_dear) for number in range(DEAR_AT_ONCE if is_dear else AT_ONCE)]


async def test_addresses_have_turns_however_much_one_of_them_wants() -> None:
    rota = Rota()
    busy = fill(rota)
    many = [rota.join("flood", f"flood {number}", True) for number in range(60)]
    few = [rota.join(address, f"match of {address}", True) for address in ("Ann", "Bob")]
    assert not any(called(*many, *few))
    rota.leave(busy[0])
    assert order_of(rota, busy[1], *many, *few)[:4] == ["busy 1", "flood 0", "match of Ann", "match of Bob"]


async def test_the_matches_of_an_address_have_turns() -> None:
    """A match whose agents answer again and again waits each time behind the other matches."""
    rota = Rota()
    busy = fill(rota)
    waiting = [rota.join("Ann", match, True) for match in ("one", "one", "one", "two", "three")]
    rota.leave(busy[0])
    assert order_of(rota, busy[1], *waiting) == ["busy 1", "one", "two", "three", "one", "one"]


async def test_dear_thoughts_leave_a_place_for_quick_ones() -> None:
    rota = Rota()
    dear = [rota.join("Ann", f"match {number}", True) for number in range(10)]
    assert sum(called(*dear)) == DEAR_AT_ONCE < AT_ONCE
    assert called(rota.join("Ann", "match 9", False), rota.join("Bob", "other", True)) == [True, False]


async def test_quick_thoughts_wait_too_when_all_places_are_taken() -> None:
    rota = Rota()
    first, *others = fill(rota, is_dear=False)
    waits = rota.join("Ann", "match", False)
    assert called(waits) == [False]
    rota.leave(first)
    assert called(waits, *others) == [True, True, True]


async def test_a_spent_budget_keeps_dear_thoughts_of_one_address_waiting() -> None:
    timepiece = TurnedTimepiece()
    rota = Rota((10, 0.5), timepiece)
    rota.leave(rota.join("Ann", "match", True), 14)
    ann, quick, bob = rota.join("Ann", "match", True), rota.join("Ann", "match", False), rota.join("Bob", "other", True)
    assert called(ann, quick, bob) == [False, True, True]
    assert rota.prospect(ann) == Prospect("budget", 8.0)
    timepiece.turn(7.9)
    assert called(ann) == [False]
    timepiece.turn(0.2)
    assert called(ann) == [True]


async def test_a_budget_never_grows_beyond_what_it_was() -> None:
    timepiece = TurnedTimepiece()
    rota = Rota((10, 0.5), timepiece)
    rota.leave(rota.join("Ann", "match", True), 1)
    timepiece.turn(1000)
    rota.leave(rota.join("Ann", "match", True), 11)
    assert called(rota.join("Ann", "match", True)) == [False]


async def test_quick_thoughts_cost_nothing() -> None:
    rota = Rota((10, 0.5), TurnedTimepiece())
    rota.leave(rota.join("Ann", "match", False), 100)
    assert called(rota.join("Ann", "match", True)) == [True]


async def test_whoever_calls_from_elsewhere_now_waits_there() -> None:
    rota = Rota((10, 0.5), TurnedTimepiece())
    rota.leave(rota.join("Ann", "match", True), 14)
    ann = rota.join("Ann", "match", True)
    assert rota.best_off(["Ann", "Bob"]) == "Bob"
    rota.move(ann, "Bob")
    assert called(ann) == [True]


async def test_how_long_somebody_waits_grows_with_those_who_come_first() -> None:
    rota = Rota()
    fill(rota)
    waiting = [rota.join("flood", f"flood {number}", True) for number in range(10)]
    ann = rota.join("Ann", "match", True)
    last, mine = rota.prospect(waiting[-1]), rota.prospect(ann)
    assert (last.why, mine.why) == ("turn", "turn")
    assert 0 < mine.seconds < last.seconds


async def test_whoever_gives_up_is_not_called() -> None:
    rota = Rota()
    busy = fill(rota)
    gone, stays = rota.join("Ann", "one", True), rota.join("Ann", "two", True)
    rota.leave(gone)
    rota.leave(busy[0])
    assert called(gone, stays) == [False, True]


async def test_a_table_that_closes_keeps_nobody_waiting() -> None:
    rota = Rota((10, 0.5), TurnedTimepiece())
    fill(rota)
    waits = rota.join("Ann", "match", True)
    rota.close()
    assert called(waits) == [True]


async def test_at_a_table_with_one_thinker_a_dear_thought_has_its_turn_too() -> None:
    rota = Rota(at_once=1)
    dear, quick = rota.join("one", "m", True), rota.join("other", "n", False)
    assert called(dear, quick) == [True, False]
    rota.leave(dear)
    assert called(quick) == [True]
