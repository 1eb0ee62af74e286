"""Tables as they might stand in the middle of a game."""

import pytest

from wildswing.exceed.agents.policy import is_quiet
from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab.midway import bring_midway
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules.table import Table
from wildswing.kernel.chance import Stream


def midway(seed: int, one: str = "Ryu", other: str = "Linne") -> tuple[Table, Table]:
    """Returns a table at the first action of a game, and the same midway."""
    table = EXCEED.start(seed, match_of(one, other))
    while not is_quiet(table):
        EXCEED.answer(table, table.asks[0].seat, 0)
    after = table.copy()
    bring_midway(after, Stream(seed))
    return table, after


@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_lost_or_made(seed: int) -> None:
    before, after = midway(seed)
    for one, two in zip(before.sides, after.sides, strict=True):
        held = [*two.deck, *two.hand, *two.gauge, *two.discard]
        assert sorted(held) == sorted([*one.deck, *one.hand])
        assert list(two.hand) == sorted(two.hand)


def test_both_sides_are_drawn_apart() -> None:
    found = [midway(seed)[1].sides for seed in range(30)]
    assert {one.life > other.life for one, other in found} == {True, False}
    assert {one.life > other.life for one, other in found if len(one.hand) > len(other.hand)} == {True, False}
    assert all(0 < side.life <= 30 and side.hand for sides in found for side in sides)
    assert {side.reshuffled for sides in found for side in sides} == {True, False}


def test_the_question_is_about_what_is_there_now() -> None:
    for seed in range(12):
        _, after = midway(seed)
        [ask] = after.asks
        boosts = {option[1] for option in ask.options if option[0] == "boost"}
        assert is_quiet(after)
        assert boosts <= set(after.sides[ask.seat].hand)


def test_nobody_passes_the_other() -> None:
    for seed in range(30):
        before, after = midway(seed)
        sides = before.sides[0].space < before.sides[1].space, after.sides[0].space < after.sides[1].space
        assert sides[0] == sides[1]
        assert after.sides[0].space != after.sides[1].space


def test_who_has_exceeded_says_nothing_of_the_gauge() -> None:
    """Otherwise exceeding would seem to be worth only what the gauge is that nobody pays for it."""
    sides = [side for seed in range(40) for side in midway(seed)[1].sides]
    assert {(side.exceeded, bool(side.gauge)) for side in sides} == {
        (x, y) for x in (True, False) for y in (True, False)
    }


def test_an_overdrive_holds_what_exceeding_has_cost() -> None:
    """EX-CHAR-08: cards for an overdrive lie in it; there may be fewer in the discard pile than it costs."""
    seen = set()
    for seed in range(40):
        before, after = midway(seed, "Ragna the Bloodedge", "Ryu")
        ragna = after.sides[0]
        exceed = after.book.fighters[0].exceed
        assert exceed is not None
        assert ragna.exceeded == bool(ragna.overdrive)
        assert len(ragna.overdrive) <= exceed.gauge
        held = [*ragna.deck, *ragna.hand, *ragna.gauge, *ragna.discard, *ragna.overdrive]
        assert sorted(held) == sorted([*before.sides[0].deck, *before.sides[0].hand])
        seen.add(len(ragna.overdrive) == exceed.gauge)
    assert seen == {True, False}


def test_who_cannot_exceed_never_has() -> None:
    assert {midway(seed, "Tinker Knight")[1].sides[0].exceeded for seed in range(12)} == {False}
