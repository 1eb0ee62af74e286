"""Where thrown weapons land."""

from collections import Counter
from collections.abc import Iterator
from math import comb, erf, factorial, hypot, sqrt
from statistics import fmean, pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wildswing.exiled.rules.geometry import CARD, Polygon, heading, holds, length, placed, touches, toward
from wildswing.exiled.rules.throwing import SPREADS, Landed, Throw, land, land_all, plane, spread_of
from wildswing.kernel.chance import bits, start_of

EXACT = 0
"""The spread of a throw without chance."""

HALF_LENGTH = 4_400
START = start_of("throws")


def thrown(
    distance: int, direction: int = 0, spread: int = 1000, along: int = 0, power: int = 0, sway: int = 0
) -> Throw:
    """Returns a throw at the origin of the table over some distance in some direction."""
    x, y = toward(direction, -distance - HALF_LENGTH)
    return Throw(placed(CARD, x, y, direction), 0, 0, power, sway, spread, along)


def landings(throw: Throw, count: int, *cards: Polygon) -> Iterator[Landed]:
    """Makes a throw many times."""
    chance = START
    for _ in range(count):
        landed, chance = land(throw, cards, chance)
        yield landed


def exact_landing(throw: Throw) -> tuple[int, int]:
    landed, _ = land(throw, (), START)
    return landed.x, landed.y


# RX-A4, RX-W1: the plane of attack


def test_the_plane_of_attack_is_the_edge_nearest_to_the_target() -> None:
    """RX-A4, RX-E17: targets on different sides of the own card have different planes of attack."""
    assert plane(CARD, 1_000, 60_000) == (1_000, 4_400)
    assert plane(CARD, 60_000, 1_000) == (3_150, 1_000)
    assert plane(CARD, -60_000, 1_000) == (-3_150, 1_000)
    assert plane(CARD, 1_000, -60_000) == (1_000, -4_400)
    assert plane(CARD, 60_000, 60_000) == (3_150, 4_400)


def test_a_turned_card_has_its_plane_of_attack_where_its_edge_lies() -> None:
    """RX-A4."""
    assert plane(placed(CARD, 500, 0, 900), 500, 60_000) == (500, 3_150)
    assert thrown(30_000, 900).start == toward(900, -30_000)


@pytest.mark.parametrize(("aim", "errors"), [((0, 64_400), (6_100, 4_100)), ((63_150, 0), (6_100, 4_100))])
def test_the_distance_is_measured_from_the_edge(aim: tuple[int, int], errors: tuple[int, int]) -> None:
    """RX-W1: 600 mm from the edge, whichever it is, errors are those of 600 mm."""
    far = exact_landing(Throw(CARD, *aim, 10, 0, EXACT))
    wide = exact_landing(Throw(CARD, *aim, 0, 10, EXACT))
    assert (length(far[0] - aim[0], far[1] - aim[1]), length(wide[0] - aim[0], wide[1] - aim[1])) == errors


# RX-W2: the errors of place


@pytest.mark.parametrize(
    ("distance", "along", "across"), [(0, 1_000, 800), (15_000, 2_275, 1_625), (60_000, 6_100, 4_100)]
)
def test_errors_grow_with_the_distance(distance: int, along: int, across: int) -> None:
    """RX-W2, RX-W9: 10 mm + 0.085 of the distance along the throw and 8 mm + 0.055 across, also for the hand."""
    assert exact_landing(thrown(distance, power=10, spread=EXACT)) == (0, along)
    assert exact_landing(thrown(distance, power=-10, spread=EXACT)) == (0, -along)
    assert exact_landing(thrown(distance, sway=10, spread=EXACT)) == (across, 0)
    assert exact_landing(thrown(distance, sway=-10, spread=EXACT)) == (-across, 0)


def test_too_much_power_goes_too_far_and_sway_to_the_right_whatever_the_direction() -> None:
    """RX-W9."""
    for direction, (dx, dy) in ((900, (-1, 0)), (1800, (0, -1)), (2700, (1, 0))):
        x, y = exact_landing(thrown(30_000, direction, EXACT, power=10, sway=20))
        assert (x, y) == (3_550 * dx + 4_900 * dy, 3_550 * dy - 4_900 * dx)


def test_a_throw_without_errors_lands_on_its_aim() -> None:
    for direction in range(0, 3600, 77):
        assert exact_landing(thrown(75_000, direction, EXACT)) == (0, 0)


@pytest.mark.parametrize(("distance", "along", "across"), [(0, 1_000, 800), (30_000, 3_550, 2_450)])
def test_chance_spreads_throws_by_the_standard_errors(distance: int, along: int, across: int) -> None:
    """RX-W2: the errors along and across are normal and have nothing to do with each other."""
    count = 3_000
    found = list(landings(thrown(distance), count))
    far, right = [spot.y / along for spot in found], [spot.x / across for spot in found]
    for errors in (far, right):
        assert abs(fmean(errors)) < 4 / sqrt(count)
        assert abs(pstdev(errors) - 1) < 4 / sqrt(2 * count)
        for limit in (0.5, 1, 2, 3):
            share = erf(limit / sqrt(2))
            inside = sum(abs(error) < limit for error in errors) / count
            assert abs(inside - share) < 4 * sqrt(share * (1 - share) / count)
    assert abs(fmean(a * b for a, b in zip(far, right, strict=True))) < 4 / sqrt(count)


def test_each_error_is_as_rare_as_the_draw_it_comes_from() -> None:
    """RX-W2: normal to a part in two thousand; a bare sum of twelve uniform numbers would be off by five."""

    def share_below(total: float) -> float:
        """Returns the share of sums of twelve uniform numbers that are smaller."""
        terms = [(1 - k % 2 * 2) * comb(12, k) * (total - k) ** 12 for k in range(int(total) + 1)]
        return sum(terms) / factorial(12)

    for chance in range(500):
        drawn, _ = bits(chance)
        pieces = [(drawn >> 16 * place & 0xFFFF) / 0xFFFF for place in range(24)]
        landed, _ = land(thrown(0), (), chance)
        for error, total in ((landed.y / 1_000, sum(pieces[:12])), (landed.x / 800, sum(pieces[12:]))):
            assert abs((1 + erf(error / sqrt(2))) / 2 - share_below(total)) < 0.0005


@given(chance=st.integers(0, 2**256), direction=st.integers(0, 3599), spread=st.integers(1, 5_000))
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
def test_the_spread_scales_the_errors_of_chance_and_not_those_of_the_hand(
    chance: int, direction: int, spread: int
) -> None:
    """RX-W2, RX-W9: the same draw goes astray in proportion to k; the hand's own miss is added as it is."""
    plain, _ = land(thrown(60_000, direction), (), chance)
    scaled, _ = land(thrown(60_000, direction, spread), (), chance)
    assert hypot(scaled.x - plain.x * spread / 1000, scaled.y - plain.y * spread / 1000) < 8
    by_hand, _ = land(thrown(60_000, direction, spread, power=-7, sway=13), (), chance)
    miss = exact_landing(thrown(60_000, direction, EXACT, power=-7, sway=13))
    assert hypot(by_hand.x - scaled.x - miss[0], by_hand.y - scaled.y - miss[1]) < 3
    assert scaled.angle == plain.angle == by_hand.angle


@given(
    chance=st.integers(0, 2**256),
    x=st.integers(-100_000, 100_000),
    y=st.integers(-100_000, 100_000),
    quarters=st.integers(1, 3),
)
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
def test_a_moved_or_turned_table_moves_or_turns_the_landing(chance: int, x: int, y: int, quarters: int) -> None:
    card, aim = (1_000, 2_000), (40_000, 9_000)
    landed, _ = land(Throw(placed(CARD, *card, 300), *aim, 4, -3, 1000, 400), (), chance)
    away, _ = land(
        Throw(placed(CARD, card[0] + x, card[1] + y, 300), aim[0] + x, aim[1] + y, 4, -3, 1000, 400), (), chance
    )
    assert (away.x, away.y, away.angle) == (landed.x + x, landed.y + y, landed.angle)
    for _ in range(quarters):
        card, aim = (-card[1], card[0]), (-aim[1], aim[0])
    turned, _ = land(Throw(placed(CARD, *card, 300 + 900 * quarters), *aim, 4, -3, 1000, 400), (), chance)
    place = landed.x, landed.y
    for _ in range(quarters):
        place = -place[1], place[0]
    assert hypot(turned.x - place[0], turned.y - place[1]) < 3
    assert (turned.angle - landed.angle - 900 * quarters) % 3600 in {0, 1, 3599}


def test_a_throw_onto_the_own_card_goes_out_from_its_centre() -> None:
    """RX-W1: no distance is left, so only the smallest errors are."""
    card = placed(CARD, 700, -800, 0)
    assert exact_landing(Throw(card, 1_700, -800, 10, 10, EXACT)) == (2_700, -1_600)
    assert exact_landing(Throw(card, 700, -800, 10, 10, EXACT)) == (1_500, 200)


# RX-W3, RX-W9, RX-W10: skill and state


@pytest.mark.parametrize(
    ("skill", "free", "blind", "off_hand", "both"),
    [
        ("expert", 600, 1_200, 900, 1_560),
        ("average", 1_000, 2_000, 1_500, 2_600),
        ("beginner", 1_600, 3_200, 2_400, 4_160),
        ("hand", 350, 490, 525, 735),
    ],
)
def test_skill_and_state_make_the_spread(skill: str, free: int, blind: int, off_hand: int, both: int) -> None:
    """RX-W3: k = skill x state; RX-W9: 0.35 for the hand; RX-W10: 1.4 in place of 2 for the blind hand."""
    assert SPREADS[skill] == free
    assert [spread_of(skill, dark, other, 100) for dark, other in ((False, False), (True, False))] == [free, blind]
    assert [spread_of(skill, dark, other, 100) for dark, other in ((False, True), (True, True))] == [off_hand, both]


def test_the_factor_of_the_weapon_counts_too() -> None:
    """RX-W3, RX-NA7: two-handed throws stray by 1.15 and 1.3."""
    assert [spread_of("average", False, False, percent) for percent in (115, 130)] == [1_150, 1_300]
    assert [spread_of("expert", True, False, 115), spread_of("hand", False, True, 115)] == [1_380, 604]


# RX-W4: rotation


@pytest.mark.parametrize("direction", [0, 1234])
def test_most_weapons_come_to_lie_at_any_angle(direction: int) -> None:
    """RX-W4."""
    count = 3_600
    counts = Counter(spot.angle // 100 for spot in landings(thrown(30_000, direction), count))
    assert set(counts) == set(range(36))
    assert sum((number - 100) ** 2 / 100 for number in counts.values()) < 66.6  # exceeded once in a thousand seeds


@pytest.mark.parametrize("direction", [0, 900, 1234, 3000])
def test_a_weapon_thrown_along_keeps_near_the_direction_of_the_throw(direction: int) -> None:
    """RX-W4: normal with 40 degrees spread round the throw direction, for the whip."""
    count = 2_000
    found = [spot.angle for spot in landings(thrown(30_000, direction, along=400), count)]
    assert all(0 <= angle < 3600 for angle in found)
    off = [(angle - direction + 1800) % 3600 - 1800 for angle in found]
    assert abs(fmean(off)) < 4 * 400 / sqrt(count)
    assert abs(pstdev(off) - 400) < 4 * 400 / sqrt(2 * count)
    assert abs(sum(abs(angle) < 400 for angle in off) / count - 0.683) < 4 * sqrt(0.683 * 0.317 / count)


def test_the_angle_has_nothing_to_do_with_the_place() -> None:
    """RX-W4."""
    count = 2_000
    found = list(landings(thrown(0, along=400), count))
    for errors in ([spot.x / 800 for spot in found], [spot.y / 1_000 for spot in found]):
        turns = [((spot.angle + 1800) % 3600 - 1800) / 400 for spot in found]
        assert abs(fmean(a * b for a, b in zip(errors, turns, strict=True))) < 4 / sqrt(count)


# RX-W5: under-slide


def lands_under(aim_x: int, aim_y: int, *cards: Polygon, count: int = 1_000) -> Counter[tuple[int, ...]]:
    """Throws exactly at a point, from 600 mm below the origin; counts the cards that the weapon slid under."""
    throw = Throw(placed(CARD, 0, -60_000, 0), aim_x, aim_y, 0, 0, EXACT)
    return Counter(spot.under for spot in landings(throw, count, *cards))


def test_one_weapon_in_25_that_comes_to_a_card_from_before_it_slides_under_it() -> None:
    """RX-W5: 4 %, if its centre lies outside the card on the thrower's side and it overlaps the card."""
    count = 4_000
    counts = lands_under(0, -5_400, CARD, count=count)
    assert set(counts) == {(), (0,)}
    assert abs(counts[0,] / count - 0.04) < 4 * sqrt(0.04 * 0.96 / count)


@pytest.mark.parametrize(
    ("x", "y"),
    [
        pytest.param(0, 0, id="its centre lies on the card"),
        pytest.param(0, -4_400, id="its centre lies on the border of the card"),
        pytest.param(0, 5_400, id="it lies behind the card"),
        pytest.param(4_000, 0, id="it lies beside the card"),
        pytest.param(0, -9_900, id="it does not reach the card"),
    ],
)
def test_no_weapon_slides_under_a_card_when(x: int, y: int) -> None:
    """RX-W5."""
    assert lands_under(x, y, CARD) == {(): 1_000}


def test_a_weapon_that_lies_beside_a_card_slides_under_it_if_it_was_thrown_from_that_side() -> None:
    """RX-W5."""
    throw = Throw(placed(CARD, 60_000, 0, 0), 4_000, 0, 0, 0, EXACT)
    assert {spot.under for spot in landings(throw, 1_000, CARD)} == {(), (0,)}


def test_a_weapon_slides_under_each_card_by_itself() -> None:
    """RX-W5: the numbers are those of the cards given."""
    beside = placed(CARD, 6_400, 0, 0)
    counts = lands_under(3_200, -4_500, placed(CARD, 0, 90_000, 0), CARD, beside, count=6_000)
    assert {(), (1,), (2,), (1, 2)} == set(counts)
    assert abs(counts[1,] + counts[1, 2] - 240) < 61
    assert abs(counts[2,] + counts[1, 2] - 240) < 61


def test_no_weapon_slides_back_under_the_card_it_was_thrown_from() -> None:
    """RX-W5."""
    own = placed(CARD, 0, 0, 0)
    throw = Throw(own, 0, 5_000, 0, 0, EXACT)
    assert {spot.under for spot in landings(throw, 1_000, own)} == {()}


def test_a_landing_draws_once_and_once_more_for_each_card_it_could_slide_under() -> None:
    assert land(thrown(0, spread=EXACT), (), 500)[1] == 501
    throw = Throw(placed(CARD, 0, -60_000, 0), 0, -5_400, 0, 0, EXACT)
    assert land(throw, (CARD, placed(CARD, 0, 90_000, 0)), 500)[1] == 502


# RX-W6: collisions in the air

NORTH = Throw(placed(CARD, 0, -34_400, 0), 0, 30_000, 0, 0, EXACT)
EAST = Throw(placed(CARD, -34_400, 0, 2700), 30_000, 0, 0, 0, EXACT)


def meetings(*throws: Throw, collisions: bool = True, count: int = 400) -> list[tuple[Landed, ...]]:
    """Makes throws together many times."""
    found = []
    chance = START
    for _ in range(count):
        landed, chance = land_all(throws, (), chance, collisions)
        found.append(landed)
    return found


def knocks(throw: Throw, landed: Landed) -> tuple[int, int]:
    return landed.x - throw.aim_x, landed.y - throw.aim_y


def test_crossing_throws_disturb_each_other_in_a_quarter_of_the_cases() -> None:
    """RX-W6: both or none, each by 30 mm, each in a direction of its own."""
    count = 2_000
    both = [(knocks(NORTH, one), knocks(EAST, other)) for one, other in meetings(NORTH, EAST, count=count)]
    met = [pair for pair in both if pair != ((0, 0), (0, 0))]
    assert abs(len(met) / count - 0.25) < 4 * sqrt(0.25 * 0.75 / count)
    assert all(abs(length(*knock) - 3_000) <= 1 for pair in met for knock in pair)
    quarters = Counter((heading(*one) // 900, heading(*other) // 900) for one, other in met)
    assert len(quarters) == 16
    assert max(quarters.values()) < 3 * min(quarters.values())


def test_collisions_are_off_unless_asked_for() -> None:
    """RX-W6."""
    for one, other in meetings(NORTH, EAST, collisions=False):
        assert (knocks(NORTH, one), knocks(EAST, other)) == ((0, 0), (0, 0))


@pytest.mark.parametrize(("apart", "meet"), [(4_000, True), (4_001, False)])
def test_throws_meet_that_come_within_40_mm(apart: int, meet: bool) -> None:
    """RX-W6."""
    beside = Throw(placed(CARD, apart, 34_400, 1800), apart, -30_000, 0, 0, EXACT)
    found = {knocks(NORTH, one) != (0, 0) for one, _ in meetings(NORTH, beside)}
    assert found == ({False, True} if meet else {False})


def test_throws_meet_between_the_hand_and_the_landing_only() -> None:
    """RX-W6: a throw that comes down before the other's path does not meet it."""
    short = Throw(EAST.origin, -4_100, 0, 0, 0, EXACT)
    assert all(knocks(NORTH, one) == (0, 0) for one, _ in meetings(NORTH, short))
    too_far = Throw(EAST.origin, -4_100, 0, 10, 0, EXACT)
    assert any(knocks(NORTH, one) != (0, 0) for one, _ in meetings(NORTH, too_far))


def test_weapons_from_one_card_do_not_meet() -> None:
    """RX-W6: they leave the card side by side."""
    assert all(knocks(NORTH, one) == knocks(NORTH, other) == (0, 0) for one, other in meetings(NORTH, NORTH))


def test_only_the_pair_that_meets_is_disturbed() -> None:
    """RX-W6."""
    far = Throw(placed(CARD, 90_000, 0, 0), 90_000, 60_000, 0, 0, EXACT)
    found = meetings(far, NORTH, EAST)
    assert all(knocks(far, one) == (0, 0) for one, _, _ in found)
    assert any(knocks(NORTH, one) != (0, 0) != knocks(EAST, other) for _, one, other in found)


def test_a_weapon_slides_under_a_card_where_the_collision_has_sent_it() -> None:
    """RX-W5, RX-W6: on its aim it would lie on top of the card."""
    card = placed(CARD, 0, 30_000 + 4_300, 0)
    assert holds(card, NORTH.aim_x, NORTH.aim_y)
    chance = START
    under = []
    for _ in range(2_000):
        (landed, _), chance = land_all((NORTH, EAST), (card,), chance, True)
        if landed.under:
            under.append(landed)
    assert under
    for landed in under:
        assert not holds(card, landed.x, landed.y)
        assert touches(placed(CARD, landed.x, landed.y, landed.angle), card)


# RX-W8: the one step of chance


def test_throws_made_together_land_as_one_by_one() -> None:
    """RX-W8: each throw has a draw of its own."""
    throws = thrown(30_000), thrown(60_000, 900, along=400), thrown(10_000, 2000, 600, power=5)
    together, left = land_all(throws, (), START, False)
    chance = START
    for throw, landed in zip(throws, together, strict=True):
        alone, chance = land(throw, (), chance)
        assert (alone.x, alone.y, alone.angle, alone.under) == (landed.x, landed.y, landed.angle, landed.under)
    assert left == chance


def test_a_seed_lands_alike_on_every_machine() -> None:
    """RX-W7, RX-W8: so a game can be replayed."""
    landed = [(spot.x, spot.y, spot.angle, spot.under) for spot in landings(thrown(30_000, 700), 3, CARD)]
    assert landed == [(3114, -1661, 1786, ()), (-741, 245, 42, ()), (3439, 2120, 462, ())]
    along = [(spot.x, spot.y, spot.angle) for spot in landings(thrown(30_000, 700, along=400, sway=3), 3)]
    assert along == [(3365, -970, 1313), (-489, 936, 1412), (3691, 2810, 1125)]
