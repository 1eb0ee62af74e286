"""A space stands where options stand: its points are counted, found and refused like options."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildswing.kernel.ask import Ask
from wildswing.kernel.space import Space

THROW = Space(("x", -2, 2), ("y", 0, 3), ("spin", 1, 1))


def test_every_point_has_one_place() -> None:
    points = list(THROW)
    assert len(points) == len(set(points)) == len(THROW) == 20
    assert points[:3] == [(-2, 0, 1), (-2, 1, 1), (-2, 2, 1)]
    assert points[-1] == THROW[-1] == (2, 3, 1)
    assert THROW[1:3] == points[1:3]


axes = st.lists(st.tuples(st.text(max_size=3), st.integers(-50, 0), st.integers(0, 50)), min_size=1, max_size=4)


@given(axes, st.data())
def test_place_and_point_belong_together(found: list[tuple[str, int, int]], data: st.DataObject) -> None:
    space = Space(*found)
    place = data.draw(st.integers(0, len(space) - 1))
    assert space.index(space[place]) == place
    assert space[place] in space


def test_a_huge_space_costs_nothing() -> None:
    table = Space(("x", 0, 180_000), ("y", 0, 120_000), ("angle", 0, 3599))
    assert table[len(table) - 1] == (180_000, 120_000, 3599)


@pytest.mark.parametrize(
    ("point", "sentence"),
    [
        ((3, 0, 1), "x 3 lies outside -2 to 2"),
        ((0, 0, 0), "spin 0 lies outside 1 to 1"),
        ((0, True, 1), "y True lies outside"),
        ((0, 0), r"is no point; a point has x \(-2 to 2\), y \(0 to 3\), spin \(1 to 1\)"),
        ("over there", "is no point"),
    ],
)
def test_what_lies_outside_is_named(point: object, sentence: str) -> None:
    assert point not in THROW
    with pytest.raises(ValueError, match=sentence):
        THROW.index(point)


def test_an_index_beyond_the_end_is_none() -> None:
    for beyond in (20, -21):
        with pytest.raises(IndexError):
            THROW[beyond]


def test_questions_with_equal_spaces_are_equal() -> None:
    one, other = [Ask(0, "throw", Space(("x", 0, 9))) for _ in range(2)]
    assert (one, hash(one)) == (other, hash(other))
    assert one != Ask(0, "throw", Space(("x", 0, 8)))
    assert pickle.loads(pickle.dumps(THROW)) == THROW
