import pytest

from tests.arenas.walking import questions_of
from wildswing.arenas.blocks import Block, Blocks
from wildswing.arenas.facet import encoding_of
from wildswing.arenas.grids import Box, Compass, spread
from wildswing.exiled.arena.actions import AIM, FIRST
from wildswing.exiled.game import EXILED
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.space import Space


def test_values_are_spread_from_end_to_end() -> None:
    assert spread(-900, 900, 37)[:3] == [-900, -850, -800]
    assert spread(-900, 900, 37)[-1] == 900
    assert spread(-3, 3, 1) == [0]


def test_a_box_has_its_corners_and_finds_the_nearest_point() -> None:
    box, space = Box(3, 2), Space(("x", 0, 10), ("y", 0, 4))
    points = dict(box.points(space))
    assert [space[points[place]] for place in range(6)] == [(0, 0), (0, 4), (5, 0), (5, 4), (10, 0), (10, 4)]
    assert box.place(space, (6, 3)) == 3
    assert box.place(space, (9, 0)) == 4


def test_a_space_narrower_than_its_grid_offers_each_point_once() -> None:
    box, space = Box(5), Space(("distance", 0, 2))
    points = box.points(space)
    assert sorted(index for _, index in points) == [0, 1, 2]
    for place, index in points:
        assert box.place(space, space[index]) == place


@pytest.mark.parametrize(("low", "high"), [(0, 359), (-40, 138), (250, 428)])
@pytest.mark.parametrize("ahead", [0, 180])
def test_a_compass_keeps_to_the_directions_that_are_allowed(low: int, high: int, ahead: int) -> None:
    compass, space = Compass(16, 4), Space(("direction", low, high), ("distance", 0, 88))
    points = compass.points(space, ahead)
    assert points[0] == (0, space.index((low, 0)))
    moves = {place: space[index] for place, index in points[1:]}
    assert len(moves) == (64 if high - low == 359 else 32)
    for place, (direction, distance) in moves.items():
        turn, far = divmod(place - 1, 4)
        assert distance == 22 * (far + 1)
        assert (direction - ahead - turn * 360 // 16) % 360 == 0
        assert compass.place(space, (direction, distance), ahead) == place
    assert compass.place(space, (low + 5, 3), ahead) == 0


def test_who_sits_opposite_counts_the_table_from_the_other_corner() -> None:
    encoding = encoding_of("exiled")
    corners = {}
    for state, ask, offered in questions_of(EXILED, encoding, "corners"):
        if ask.kind == "aim":
            corners[ask.seat] = ask.options[offered[FIRST["aim"]]], ask.options[offered[FIRST["aim"] + AIM.size - 1]]
            far = encoding.action_of(state, ask, offered[FIRST["aim"] + 7])
            assert far == FIRST["aim"] + 7
    near, opposite = (-900, -600, 0, 0), (900, 600, 0, 0)
    assert corners[0] == corners[1] == (near, opposite)
    assert corners[2] == corners[3] == (opposite, near)


def test_more_loose_options_than_positions_are_refused() -> None:
    blocks = Blocks(Block("strike", "strikes"), positions=2)
    assert [blocks.position(0), blocks.position(1)] == [1, 2]
    with pytest.raises(WildswingError, match="more options than the 2 positions"):
        blocks.position(2)
