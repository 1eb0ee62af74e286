"""Shapes, headings and contact, judged a second time by shapely and by exact arithmetic."""

from math import atan2, cos, degrees, hypot, radians, sin

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString
from shapely.geometry import Point as Spot
from shapely.geometry import Polygon as Area

from wildswing.exiled.rules.geometry import (
    CARD,
    ONE,
    ROUND,
    SINES,
    WHOLE,
    Point,
    Polygon,
    bounds,
    contact_time,
    cosine,
    crosses,
    distance_to,
    gap,
    heading,
    holds,
    length,
    moved,
    nearest_point,
    placed,
    rectangle,
    segment_gap,
    segment_meets,
    sine,
    stay_apart,
    touches,
    toward,
    turned,
)

MANY = settings(max_examples=100, deadline=None, derandomize=True, database=None)

angles = st.integers(0, ROUND - 1)
spots = st.tuples(st.integers(-9_000, 9_000), st.integers(-9_000, 9_000))
places = st.tuples(st.integers(-180_000, 180_000), st.integers(-180_000, 180_000))
steps = st.tuples(st.integers(-8_800, 8_800), st.integers(-8_800, 8_800))


def hull(corners: list[Point]) -> Polygon:
    """Returns the convex hull counter-clockwise, without corners on its sides."""

    def chain(ordered: list[Point]) -> list[Point]:
        kept: list[Point] = []
        for x, y in ordered:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (y - ay) > (by - ay) * (x - ax):
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    ordered = sorted(set(corners))
    return tuple(chain(ordered) + chain(ordered[::-1]))


@st.composite
def shapes(draw: st.DrawFn, size: int = 4_400) -> Polygon:
    """Draws a convex shape not larger than a card."""
    corner = st.tuples(st.integers(-size, size), st.integers(-size, size))
    shape = hull(draw(st.lists(corner, min_size=3, max_size=10, unique=True)))
    assume(len(shape) > 2)
    return shape


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Polygon, Polygon]:
    """Draws two shapes near each other, often in contact; small ones meet exactly at corners and sides."""
    size = draw(st.sampled_from([3, 50, 4_400]))
    near = st.integers(-2 * size, 2 * size)
    return draw(shapes(size)), moved(draw(shapes(size)), draw(near), draw(near))


def overlap(a: Polygon, b: Polygon) -> bool:
    """Tells whether two shapes have more in common than their borders, as shapely judges."""
    one, other = Area(a), Area(b)
    return bool(one.intersects(other)) and not one.touches(other)


# Angles and steps


def test_every_machine_rounds_the_sines_alike() -> None:
    """No sine lies so near to a half that another last digit would round it the other way."""
    for angle in range(ROUND):
        exact = sin(radians(angle / 10)) * ONE
        assert abs(exact - SINES[angle]) < 0.4999
        assert SINES[angle] == -SINES[-angle] == SINES[1800 - angle]


@given(angle=st.integers(-9_999, 9_999))
@MANY
def test_sine_and_cosine_come_round(angle: int) -> None:
    assert sine(angle) == sine(angle + ROUND) == -sine(angle + 1800)
    assert cosine(angle) == cosine(-angle) == sine(angle + 900)
    assert hypot(sine(angle), cosine(angle)) == pytest.approx(ONE, abs=1)


def test_the_head_of_an_unturned_card_points_up_and_angles_grow_to_the_left() -> None:
    assert [heading(0, 1), heading(-1, 0), heading(0, -1), heading(1, 0)] == [0, 900, 1800, 2700]
    assert [heading(-1, 1), heading(-1, -1), heading(1, -1), heading(1, 1)] == [450, 1350, 2250, 3150]
    assert [toward(angle, 70) for angle in (0, 900, 1800, 2700)] == [(0, 70), (-70, 0), (0, -70), (70, 0)]
    assert turned(((0, 70), (0, 71), (-1, 71)), 900) == ((-70, 0), (-71, 0), (-71, -1))


def test_no_step_points_to_0() -> None:
    assert heading(0, 0) == 0


@given(step=places)
@MANY
def test_a_heading_is_the_nearest_tenth_of_a_degree(step: Point) -> None:
    dx, dy = step
    assume(step != (0, 0))
    exact = degrees(atan2(-dx, dy)) * 10
    off = abs(heading(dx, dy) - exact) % ROUND
    assert min(off, ROUND - off) <= 0.501
    assert 0 <= heading(dx, dy) < ROUND
    assert heading(dx * 7, dy * 7) == heading(dx, dy)
    assert heading(-dy, dx) == (heading(dx, dy) + 900) % ROUND


@given(angle=angles, distance=st.integers(5_000, 300_000))
@MANY
def test_a_step_leads_where_it_was_sent(angle: int, distance: int) -> None:
    dx, dy = toward(angle, distance)
    assert heading(dx, dy) == angle
    assert abs(length(dx, dy) - distance) <= 1
    assert abs(dx + sin(radians(angle / 10)) * distance) < 0.66
    assert abs(dy - cos(radians(angle / 10)) * distance) < 0.66


@given(step=places)
@MANY
def test_a_length_is_rounded(step: Point) -> None:
    assert abs(length(*step) - hypot(*step)) <= 0.5000001


def test_lengths() -> None:
    assert [length(3, -4), length(0, 0), length(1, 1), length(-1, 2), length(60_000, 80_000)] == [5, 0, 1, 2, 100_000]


# Moving and turning


def test_a_card_is_63_by_88_mm() -> None:
    assert bounds(CARD) == (-3150, -4400, 3150, 4400)
    assert rectangle(-3150, -4400, 3150, 4400) == CARD
    assert bounds(turned(CARD, 900)) == (-4400, -3150, 4400, 3150)


@given(shape=shapes(), place=places, angle=angles)
@MANY
def test_a_placed_shape_is_turned_and_then_moved(shape: Polygon, place: Point, angle: int) -> None:
    assert placed(shape, *place, angle) == moved(turned(shape, angle), *place)
    assert moved(moved(shape, *place), -place[0], -place[1]) == shape


@given(shape=shapes(), angle=angles, rounds=st.integers(-3, 3))
@MANY
def test_whole_turns_change_nothing(shape: Polygon, angle: int, rounds: int) -> None:
    assert turned(shape, ROUND * rounds) == shape
    assert turned(shape, angle + ROUND * rounds) == turned(shape, angle)


@given(shape=shapes(), angle=angles)
@MANY
def test_turning_keeps_every_corner_at_its_distance_and_turns_its_heading(shape: Polygon, angle: int) -> None:
    for (x, y), (tx, ty) in zip(shape, turned(shape, angle), strict=True):
        assert hypot(tx, ty) == pytest.approx(hypot(x, y), abs=0.72)
        if length(x, y) > 2_000:
            assert (heading(tx, ty) - heading(x, y) - angle) % ROUND in {0, 1, ROUND - 1}


@given(shape=shapes())
@MANY
def test_bounds_are_the_least_upright_rectangle(shape: Polygon) -> None:
    assert bounds(shape) == tuple(Area(shape).bounds)


# Contact


@given(pair=pairs())
@MANY
def test_shapes_touch_when_they_have_a_point_in_common(pair: tuple[Polygon, Polygon]) -> None:
    a, b = pair
    assert touches(a, b) == touches(b, a) == Area(a).intersects(Area(b))


def test_a_common_corner_or_side_is_contact_and_a_hundredth_of_a_millimetre_is_none() -> None:
    """RX-A8: without outlines any contact is a hit."""
    square = rectangle(0, 0, 100, 100)
    assert touches(square, moved(square, 100, 0))
    assert touches(square, moved(square, 100, 100))
    assert touches(square, rectangle(40, 40, 60, 60))
    assert not touches(square, moved(square, 101, 0))
    assert not touches(square, moved(square, 101, 101))
    diamond = ((0, -50), (50, 0), (0, 50), (-50, 0))
    assert touches(square, moved(diamond, 125, 125))
    assert not touches(square, moved(diamond, 126, 125))


@given(pair=pairs())
@MANY
def test_shapes_cross_when_they_share_more_than_half_a_square_millimetre(pair: tuple[Polygon, Polygon]) -> None:
    """RX-A11: contact with an outline is no hit; the art has to reach across it."""
    a, b = pair
    shared = Area(a).intersection(Area(b)).area
    assume(abs(shared - 5_000) > 600)
    assert crosses(a, b) == crosses(b, a) == (shared > 5_000)


@pytest.mark.parametrize("angle", range(0, 3600, 450))
def test_half_a_square_millimetre_does_not_reach_across_and_a_little_more_does(angle: int) -> None:
    """RX-A11."""
    square = rectangle(0, 0, 1000, 1000)
    for area, across in ((4_950, False), (5_050, True)):
        bite = rectangle(1000 - area // 50, 300, 2000, 350)
        assert crosses(square, bite) == crosses(bite, square) == across
        assert crosses(placed(square, 7, 9, angle), placed(bite, 7, 9, angle)) == across
    assert not crosses(square, rectangle(900, 300, 2000, 350))


def test_shapes_with_sides_in_common_cross_as_others_do() -> None:
    """RX-A11."""
    square = rectangle(0, 0, 1000, 1000)
    assert crosses(square, square)
    assert crosses(square, rectangle(0, 0, 1000, 6))
    assert not crosses(square, rectangle(0, 0, 1000, 5))
    assert crosses(square, ((0, 0), (1000, 0), (1000, 1000)))
    assert not crosses(square, moved(square, 1000, 0))


@given(pair=pairs(), place=places)
@MANY
def test_moving_everything_changes_no_judgement(pair: tuple[Polygon, Polygon], place: Point) -> None:
    a, b = pair
    far_a, far_b = moved(a, *place), moved(b, *place)
    assert touches(far_a, far_b) == touches(a, b)
    assert crosses(far_a, far_b) == crosses(a, b)
    assert gap(far_a, far_b) == gap(a, b)


@given(pair=pairs(), quarters=st.integers(1, 3))
@MANY
def test_turning_everything_by_quarters_changes_no_judgement(pair: tuple[Polygon, Polygon], quarters: int) -> None:
    a, b = pair
    turned_a, turned_b = turned(a, 900 * quarters), turned(b, 900 * quarters)
    assert touches(turned_a, turned_b) == touches(a, b)
    assert gap(turned_a, turned_b) == gap(a, b)


# Points and distances


@given(shape=shapes(), spot=spots)
@MANY
def test_a_shape_holds_its_inside_and_its_border(shape: Polygon, spot: Point) -> None:
    assert holds(shape, *spot) == Area(shape).covers(Spot(spot))
    for corner in shape:
        assert holds(shape, *corner)


@given(shape=shapes(), spot=spots)
@MANY
def test_the_nearest_point_lies_on_the_shape_at_the_least_distance(shape: Polygon, spot: Point) -> None:
    exact = Area(shape).distance(Spot(spot))
    near = nearest_point(shape, *spot)
    assert Area(shape).distance(Spot(near)) < 0.72
    assert abs(hypot(near[0] - spot[0], near[1] - spot[1]) - exact) < 0.72
    assert abs(distance_to(shape, *spot) - exact) <= 0.5000001


def test_nearest_points_of_a_card() -> None:
    assert nearest_point(CARD, 100, 9_000) == (100, 4_400)
    assert nearest_point(CARD, -9_000, -9_000) == (-3_150, -4_400)
    assert nearest_point(CARD, 12, 34) == (12, 34)
    assert [distance_to(CARD, 100, 9_000), distance_to(CARD, 3_450, 4_800), distance_to(CARD, 12, 34)] == [
        4_600,
        500,
        0,
    ]


@given(pair=pairs())
@MANY
def test_a_gap_is_the_least_distance_of_two_shapes(pair: tuple[Polygon, Polygon]) -> None:
    a, b = pair
    exact = Area(a).distance(Area(b))
    assert gap(a, b) == gap(b, a)
    assert (gap(a, b) == 0) == touches(a, b)
    assert abs(gap(a, b) - exact) <= (0.5000001 if exact == 0 or exact > 0.5 else 1)


def test_gaps() -> None:
    assert gap(CARD, moved(CARD, 6_300, 0)) == 0
    assert gap(CARD, moved(CARD, 6_301, 0)) == 1
    assert gap(CARD, moved(CARD, 6_600, 9_200)) == 500
    assert gap(CARD, rectangle(-10, -10, 10, 10)) == 0
    assert gap(((0, 0), (1, 0), (0, 1)), ((5, 1), (1, 1), (3, 0))) == 1


@given(shape=shapes(), p=spots, q=spots)
@MANY
def test_a_segment_meets_what_it_runs_into(shape: Polygon, p: Point, q: Point) -> None:
    exact = Area(shape).intersects(LineString([p, q]) if p != q else Spot(p))
    assert segment_meets(shape, p, q) == segment_meets(shape, q, p) == exact
    assert segment_meets(shape, p, p) == holds(shape, *p)


@given(ends=st.tuples(spots, spots, spots, spots))
@MANY
def test_the_gap_of_two_segments(ends: tuple[Point, Point, Point, Point]) -> None:
    p, q, r, s = ends
    exact = LineString([p, q]).distance(LineString([r, s]))
    assert abs(segment_gap(p, q, r, s) - exact) <= 0.5000001
    assert segment_gap(p, q, r, s) == segment_gap(s, r, p, q)


def test_segments_on_one_line_are_apart_by_their_ends() -> None:
    assert segment_gap((0, 0), (10, 10), (13, 14), (30, 30)) == 5
    assert segment_gap((0, 0), (100, 0), (150, 0), (200, 0)) == 50
    assert segment_gap((0, 0), (100, 0), (50, 0), (200, 0)) == 0
    assert segment_gap((0, 0), (100, 0), (50, 30), (50, 90)) == 30


# Sliding


def slid(shape: Polygon, step: Point, tick: int) -> Polygon:
    """Returns a shape in the middle of its step, enlarged WHOLE times so that all numbers stay whole."""
    return tuple((x * WHOLE + step[0] * tick, y * WHOLE + step[1] * tick) for x, y in shape)


@given(pair=pairs(), step_a=steps, step_b=steps)
@settings(MANY, max_examples=150)
def test_sliding_shapes_stop_before_they_overlap(pair: tuple[Polygon, Polygon], step_a: Point, step_b: Point) -> None:
    """RX-M9: if paths meet, both stop at first contact."""
    a, b = pair
    assume(not overlap(a, b))
    tick = contact_time(a, step_a, b, step_b)
    assert 0 <= tick <= WHOLE
    for part in range(9):
        now = tick * part // 8
        assert not overlap(slid(a, step_a, now), slid(b, step_b, now))
    if tick < WHOLE:
        near = Area(slid(a, step_a, tick)).distance(Area(slid(b, step_b, tick)))
        assert near <= hypot(step_a[0] - step_b[0], step_a[1] - step_b[1]) + 1  # what they close in one tick
        soon = [min(tick + ahead, WHOLE) for ahead in (1, 2, 20, 200, 2_000)]
        assert any(overlap(slid(a, step_a, now), slid(b, step_b, now)) for now in soon)
    assert contact_time(b, step_b, a, step_a) == tick


@given(pair=pairs(), step_a=steps, step_b=steps)
@MANY
def test_what_meets_is_never_told_at_a_glance_to_stay_apart(
    pair: tuple[Polygon, Polygon], step_a: Point, step_b: Point
) -> None:
    """RX-M9: no contact is left out."""
    a, b = pair
    if contact_time(a, step_a, b, step_b) < WHOLE:
        assert not stay_apart(bounds(a), step_a, bounds(b), step_b)


def test_boxes_that_only_come_to_touch_stay_apart() -> None:
    """RX-M9: what nearly reaches, and no further, is not looked at closely."""
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        beside = bounds(moved(CARD, x * 10_300, y * 12_800))  # 40 mm apart
        assert stay_apart(bounds(CARD), (x * 4_000, y * 4_000), beside, (0, 0))
        assert not stay_apart(bounds(CARD), (x * 4_001, y * 4_001), beside, (0, 0))
        assert not stay_apart(bounds(CARD), (0, 0), beside, (x * -4_001, y * -4_001))


@given(pair=pairs(), step_a=steps, step_b=steps, wind=steps, place=places)
@MANY
def test_only_the_difference_of_two_slides_counts(
    pair: tuple[Polygon, Polygon], step_a: Point, step_b: Point, wind: Point, place: Point
) -> None:
    a, b = pair
    tick = contact_time(a, step_a, b, step_b)
    windy_a = step_a[0] + wind[0], step_a[1] + wind[1]
    windy_b = step_b[0] + wind[0], step_b[1] + wind[1]
    assert contact_time(a, windy_a, b, windy_b) == tick
    assert contact_time(moved(a, *place), step_a, moved(b, *place), step_b) == tick


def test_two_cards_that_approach_stop_at_their_first_contact() -> None:
    """RX-M9: if paths meet, both stop at first contact."""
    other = moved(CARD, 10_300, 0)  # 40 mm apart
    assert contact_time(CARD, (8_000, 0), other, (0, 0)) == WHOLE // 2
    assert contact_time(CARD, (8_000, 0), other, (-8_000, 0)) == WHOLE // 4
    assert contact_time(CARD, (0, 0), other, (-8_000, 0)) == WHOLE // 2
    assert contact_time(CARD, (4_001, 0), other, (0, 0)) == 4_000 * WHOLE // 4_001


def test_cards_that_only_come_to_touch_have_all_their_step() -> None:
    assert contact_time(CARD, (4_000, 0), moved(CARD, 10_300, 0), (0, 0)) == WHOLE
    assert contact_time(CARD, (0, 0), CARD, (0, 0)) == WHOLE


def test_cards_slide_along_each_other_and_apart() -> None:
    beside = moved(CARD, 6_300, 0)
    assert contact_time(CARD, (0, 8_800), beside, (0, -8_800)) == WHOLE
    assert contact_time(CARD, (-1, 8_800), beside, (0, 0)) == WHOLE
    assert contact_time(CARD, (1, 8_799), beside, (0, 0)) == 0
    assert contact_time(CARD, (4_000, 8_800), moved(CARD, 6_300, 8_800), (0, 0)) == 0
    assert contact_time(CARD, (4_000, 0), moved(CARD, 6_300, 8_800), (0, 0)) == WHOLE


def test_corners_that_only_graze_each_other_are_no_contact() -> None:
    square = rectangle(0, 0, 100, 100)
    beside = moved(square, 200, 0)
    assert contact_time(square, (200, 200), beside, (0, 0)) == WHOLE
    assert contact_time(square, (200, 199), beside, (0, 0)) == WHOLE // 2


def test_a_corner_named_twice_is_no_side() -> None:
    twice = (CARD[0], *CARD)
    assert contact_time(twice, (8_000, 0), moved(CARD, 10_300, 0), (0, 0)) == WHOLE // 2
    assert touches(twice, moved(CARD, 6_300, 0))
    assert not touches(twice, moved(CARD, 6_301, 0))


def test_a_card_passes_another_that_left_in_time() -> None:
    ahead = moved(CARD, 0, 9_800)
    assert contact_time(CARD, (0, 8_800), ahead, (0, 8_800)) == WHOLE
    assert contact_time(CARD, (0, 2_000), ahead, (63_000, 0)) == WHOLE
    assert contact_time(CARD, (0, 2_000), ahead, (12_000, 0)) == WHOLE // 2


def test_cards_that_overlap_may_part_by_the_shortest_way_and_go_no_deeper() -> None:
    over = moved(CARD, 6_290, 100)
    assert contact_time(CARD, (5_000, 0), over, (0, 0)) == 0
    assert contact_time(CARD, (1, 5_000), over, (0, 0)) == 0
    assert contact_time(CARD, (-5_000, 0), over, (0, 0)) == WHOLE
    assert contact_time(CARD, (0, 5_000), over, (0, 0)) == WHOLE
    corner = moved(CARD, 6_290, 8_787)
    assert contact_time(CARD, (0, 5_000), corner, (0, 0)) == WHOLE
    assert contact_time(CARD, (5_000, 0), corner, (0, 0)) == 0
