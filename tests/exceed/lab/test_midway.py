"""Tables as they might stand in the middle of a game."""

import pytest

from wildswing.exceed.agents.policy import is_quiet
from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab.midway import bring_midway
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules.table import Table
from wildswing.kernel.chance import Stream


def midway(seed: int) -> tuple[Table, Table]:
    """Returns a table at the first action of a game, and the same midway."""
    table = EXCEED.start(seed, match_of("Ryu", "Linne"))
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
