"""Movement: advance, close, retreat, push, pull, the move action, and where the arena ends."""

from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.matches import setup_of
from wildswing.exceed.position import Position
from wildswing.exceed.rules.events import Moved
from wildswing.kernel.game import Setup

EDITIONS = ("standard", "undernight", "strive")
VERBS = ("Advance", "Close", "Retreat", "Push", "Pull")
SPACES = range(1, 10)
AMOUNTS = range(10)

ACTIONS = "\n".join([f'  action "{verb} {by}": {verb.lower()} {by}.' for verb in VERBS for by in AMOUNTS])

DRIFTER = f"""\
fighter Drifter
edition standard
exceed costs 1 gauge

both sides
{ACTIONS}
  action "Grow": take up 3 spaces; skip the turn draw.
  action "Wait": skip the turn draw.
  action "Pass and press": advance 2; advance 1.
  action "Pass and leave": advance 2; retreat 1.
  action "Pull through and push": pull 1; push 2.

special Nudge
  range 1, power 1, speed 1
"""


@cache
def drifters(edition: str) -> Setup:
    return setup_of((DRIFTER, DRIFTER), edition)


def standing(here: int, there: int, edition: str = "standard", turn: int = 0) -> Stage:
    """Two fighters who can make every movement: seat 0 on one space, seat 1 on another."""
    return Stage.of(drifters(edition), Position((side(space=here), side(space=there)), turn))


def after(movement: str, here: int, there: int, edition: str = "standard") -> tuple[int, int]:
    """Returns where the fighters stand when seat 0 has moved, or has moved the other: "Advance 3"."""
    return standing(here, there, edition).answer(f"{movement}:").spaces


def has_passed(played: Stage) -> bool:
    """Tells whether the last movement led past the other fighter."""
    last = played.events(Moved)[-1]
    assert isinstance(last, Moved)
    return last.passed


# --- Advance ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("here", "there", "end"), [(3, 4, 5), (5, 4, 3), (3, 7, 4)])
def test_a_step_over_the_opponent_ends_on_the_space_behind_them(edition: str, here: int, there: int, end: int) -> None:
    """EX-MOVE-01: the opponent's space is not counted."""
    assert after("Advance 1", here, there, edition) == (end, there)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("by", "end"), [(1, 4), (3, 6), (4, 8), (5, 9)])
def test_an_advance_goes_on_in_its_direction_after_passing(edition: str, by: int, end: int) -> None:
    """EX-MOVE-04: towards the opponent, over them if the number reaches that far, and further the same way."""
    played = standing(3, 7, edition).answer(f"Advance {by}:")
    assert played.spaces == (end, 7)
    assert has_passed(played) == (end > 7)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_advance_of_five_from_seven_over_three_ends_on_one(edition: str) -> None:
    """EX-MOVE-01, EX-MOVE-05: tricky case 13, 6, 5, 4, over 3 to 2, 1."""
    assert after("Advance 5", 7, 3, edition) == (1, 3)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("here", "there", "end"), [(3, 4, 9), (6, 5, 1), (3, 8, 9), (7, 2, 1)])
def test_movement_stops_at_the_edge(edition: str, here: int, there: int, end: int) -> None:
    """EX-MOVE-02, EX-MOVE-03: as many spaces as there are."""
    assert after("Advance 9", here, there, edition) == (end, there)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("here", "there", "end"), [(6, 9, 8), (8, 9, 8), (4, 1, 2), (2, 1, 2)])
def test_nobody_passes_an_opponent_on_the_last_space(edition: str, here: int, there: int, end: int) -> None:
    """EX-MOVE-06: the advance stops adjacent, on the same side."""
    played = standing(here, there, edition).answer("Advance 5:")
    assert played.spaces == (end, there)
    assert not has_passed(played)


@pytest.mark.parametrize(("one", "other"), [("Ryu", "Ryu"), ("Hyde", "Linne"), ("Sol", "Ky")])
def test_a_dive_at_an_opponent_in_the_corner_gives_no_dodge(one: str, other: str) -> None:
    """EX-MOVE-03, EX-MOVE-06: tricky case 12; Dive goes nowhere and its player can still be hit."""
    played = stage(side("Dive", space=8), side("Sweep", space=9), (one, other)).strike("Dive", "Sweep")
    assert played.spaces == (8, 9)
    assert played.lives == (24, 25)


def test_a_dive_that_passes_cannot_be_hit() -> None:
    """EX-MOVE-04: the counterpart of the dive into the corner."""
    played = stage(side("Dive", space=7), side("Sweep", space=8)).strike("Dive", "Sweep")
    assert played.spaces == (9, 8)
    assert played.lives == (30, 25)


# --- Close ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("by", "end"), [(1, 4), (2, 5), (3, 6), (4, 6), (9, 6)])
def test_a_close_never_switches_sides(edition: str, by: int, end: int) -> None:
    """EX-MOVE-07, EX-MOVE-08, EX-MOVE-09: towards the opponent, at most until adjacent."""
    played = standing(3, 7, edition).answer(f"Close {by}:")
    assert played.spaces == (end, 7)
    assert not has_passed(played)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("by", [2, 3, 4, 5])
def test_closing_two_or_more_from_range_three_ends_adjacent(edition: str, by: int) -> None:
    """EX-MOVE-16: from range 3."""
    assert after(f"Close {by}", 4, 7, edition) == (6, 7)
    assert after(f"Close {by}", 6, 3, edition) == (4, 3)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("here", "there"), [(4, 5), (5, 4)])
def test_a_close_while_adjacent_moves_nowhere(edition: str, here: int, there: int) -> None:
    """EX-MOVE-10: there is no space between the fighters."""
    assert after("Close 2", here, there, edition) == (here, there)


@pytest.mark.parametrize(("space", "drawn"), [(6, 1), (5, 1), (4, 1), (3, 0)])
def test_a_close_that_fell_short_is_known_to_the_text(space: int, drawn: int) -> None:
    """EX-MOVE-09, EX-MOVE-10: tricky case 14; Night Raid Vortex closes 3 and draws if it closed fewer."""
    played = stage(side("Night Raid Vortex", space=space), side("Block")).strike("Night Raid Vortex", "Block")
    assert played.spaces == (6, 7)
    assert len(played.sides[0].hand) == drawn


# --- Retreat ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("here", "there", "by", "end"), [(4, 7, 2, 2), (7, 4, 2, 9), (3, 7, 5, 1), (6, 5, 9, 9), (1, 2, 3, 1)]
)
def test_a_retreat_leads_away_from_the_opponent_up_to_the_edge(
    edition: str, here: int, there: int, by: int, end: int
) -> None:
    """EX-MOVE-11, EX-MOVE-02: away, as far as there is room."""
    assert after(f"Retreat {by}", here, there, edition) == (end, there)


# --- Captions of the rulebooks ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("movement", "here", "there", "end"),
    [
        ("Advance 1", 5, 7, (6, 7)),
        ("Advance 2", 5, 7, (8, 7)),
        ("Advance 1", 5, 3, (4, 3)),
        ("Advance 2", 5, 3, (2, 3)),
    ],
)
def test_advances_from_range_two(edition: str, movement: str, here: int, there: int, end: tuple[int, int]) -> None:
    """EX-MOVE-17: one space ends adjacent, two on the other side."""
    assert after(movement, here, there, edition) == end


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_retreat_of_one_adds_one_to_the_distance(edition: str) -> None:
    """EX-MOVE-18: on either side of the opponent."""
    assert after("Retreat 1", 5, 6, edition) == (4, 6)
    assert after("Retreat 1", 6, 5, edition) == (7, 5)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("movement", "here", "there", "end"),
    [
        ("Pull 2", 4, 5, (4, 2)),
        ("Pull 2", 4, 6, (4, 3)),
        ("Pull 2", 6, 5, (6, 8)),
        ("Push 1", 4, 5, (4, 6)),
        ("Push 1", 5, 4, (5, 3)),
    ],
)
def test_pull_two_from_close_by_and_push_one(
    edition: str, movement: str, here: int, there: int, end: tuple[int, int]
) -> None:
    """EX-MOVE-19: from range 1 or 2 a pull of 2 carries the opponent past you."""
    assert after(movement, here, there, edition) == end


# --- Push and pull ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("here", "there", "by", "end"), [(4, 5, 3, 8), (5, 4, 3, 1), (3, 8, 2, 9), (4, 9, 1, 9)])
def test_a_push_moves_the_opponent_as_a_retreat_would(edition: str, here: int, there: int, by: int, end: int) -> None:
    """EX-MOVE-12, EX-MOVE-02: away from the pusher, who stays, and no further than the edge."""
    assert after(f"Push {by}", here, there, edition) == (here, end)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("here", "there", "by", "end"), [(3, 7, 3, 4), (3, 7, 4, 2), (3, 7, 5, 1), (3, 7, 9, 1), (6, 5, 1, 7)]
)
def test_a_pull_moves_the_opponent_as_an_advance_would(edition: str, here: int, there: int, by: int, end: int) -> None:
    """EX-MOVE-13, EX-CARE-08: towards the puller, over them when the number reaches that far."""
    assert after(f"Pull {by}", here, there, edition) == (here, end)


@pytest.mark.parametrize(("here", "there"), [(1, 2), (9, 8)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_pulled_past_a_fighter_in_the_corner(edition: str, here: int, there: int) -> None:
    """EX-MOVE-13, EX-MOVE-06, EX-CARE-08: there is no space behind the puller."""
    played = standing(here, there, edition).answer("Pull 2:")
    assert played.spaces == (here, there)
    assert not has_passed(played)


@pytest.mark.parametrize(("space", "gauge", "discard"), [(1, [], ["Cross"]), (2, ["Cross"], [])])
def test_area_shift_is_gauged_only_if_it_pulled_the_opponent_past(
    space: int, gauge: list[str], discard: list[str]
) -> None:
    """EX-MOVE-13, EX-MOVE-06, EX-EXMP-33: tricky case 15."""
    played = stage(side("Cross", space=space), side(space=space + 1)).answer("Boost Area Shift", "Pull 2")
    if played.asked == (0, "cancel"):
        played.answer("Do not cancel")
    assert played.spaces == (space, 1 if gauge else space + 1)
    assert (played.names(0, "gauge"), played.names(0, "discard")) == (gauge, discard)


@pytest.mark.parametrize(("there", "pushed", "life"), [(7, 9, 27), (8, 9, 25), (9, 9, 25)])
def test_a_push_into_the_edge_is_cut_short_and_the_text_knows_it(there: int, pushed: int, life: int) -> None:
    """EX-MOVE-02, EX-MOVE-03, EX-MOVE-12: tricky case 11; Tyrant Rave has 3 power, and 2 more if it pushed fewer."""
    held = side("Tyrant Rave", space=there - 1, gauge=["Grasp", "Grasp"])
    played = stage(held, side("Cross", space=there)).strike("Tyrant Rave", "Cross")
    assert played.spaces == (there - 1, pushed)
    assert played.lives == (30, life)


def test_a_fighter_who_cannot_be_pushed_or_pulled_still_moves() -> None:
    """EX-MOVE-12, EX-CHAR-32: Focus stands against Grasp, though a boost of its player closes 1 before it."""
    played = stage(side("Focus", space=4, boosts=["Tyrant Rave"]), side("Cross", "Grasp", space=7))
    assert played.strike("Focus", "Grasp").spaces == (5, 7)
    assert played.lives == (30, 26)
    held = stage(side("Focus", space=6), side("Grasp", space=7)).strike("Focus", "Grasp")
    assert held.answer("Push 2").spaces == (6, 7)


# --- Direction ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("movement", "end"), [("Pass and press", (5, 4)), ("Pass and leave", (7, 4)), ("Advance 3", (7, 4))]
)
def test_towards_and_away_are_judged_anew_for_each_effect(edition: str, movement: str, end: tuple[int, int]) -> None:
    """EX-MOVE-15: they turn round after a side switch, though not within one movement."""
    assert after(movement, 3, 4, edition) == end


def test_a_push_after_a_pull_through_goes_the_new_way() -> None:
    """EX-MOVE-15: the opponent was pulled from 5 to 3, and is pushed on to 1."""
    assert after("Pull through and push", 4, 5) == (4, 1)


# --- The move action and the word "move" ---


def test_either_direction_can_be_moved_in_and_the_opponent_passed() -> None:
    """EX-MOVE-14: Ryu's own action moves 1 space, backwards or over the opponent."""
    action = "Action: advance 1 or retreat 1."
    started = [stage(side(space=3), side(space=4), ("Ryu", "Ryu")).answer(action) for _ in range(2)]
    assert started[0].labels == ["Advance 1", "Retreat 1"]
    assert [played.answer(way).spaces for played, way in zip(started, started[0].labels, strict=True)] == [
        (5, 4),
        (2, 4),
    ]


@pytest.mark.parametrize(("edition", "name"), [("standard", "Move"), ("undernight", "Move"), ("strive", "Walk")])
def test_the_action_leads_to_both_sides_of_the_opponent(edition: str, name: str) -> None:
    """EX-MOVE-14, EX-MOVE-20: every space but the two that are taken; in strive the action is called Walk."""
    held = side("Grasp", "Grasp", "Cross", "Cross", "Dive", "Dive", space=3)
    played = stage(held, side(space=6), ("Ryu", "Ryu"), edition)
    costs = {1: 2, 2: 1, 4: 1, 5: 2, 7: 4, 8: 5, 9: 6}
    offered = [label for label in played.labels if " to space " in label]
    assert offered == [f"{name} to space {space} ({cost} Force)" for space, cost in costs.items()]


@pytest.mark.parametrize(
    ("edition", "verbs"),
    [("standard", ["move", "move"]), ("undernight", ["move", "move"]), ("strive", ["advance", "retreat"])],
)
def test_a_walk_is_an_advance_or_a_retreat_and_a_move_is_neither(edition: str, verbs: list[str]) -> None:
    """EX-MOVE-20: (D-33) the steps of strive's action have the names of the other movements."""
    name = "Walk" if edition == "strive" else "Move"
    played = stage(side("Grasp", "Cross"), side("Grasp", "Cross"), ("Ryu", "Ryu"), edition)
    played.answer(f"{name} to space 4", "Grasp from hand").answer(f"{name} to space 8", "Grasp from hand")
    moved = played.events(Moved)
    assert [(event.verb, event.target) for event in moved] == list(zip(verbs, (4, 8), strict=True))


@pytest.mark.parametrize(
    ("edition", "cost"),
    [("standard", 4), ("undernight", 4), ("strive", 4), ("undernight, passing_costs=2", 5)],
)
def test_the_price_of_going_from_six_to_two_over_three(edition: str, cost: int) -> None:
    """EX-ACT-10, EX-ACT-13, EX-ACT-14, EX-ACT-15, EX-EXMP-38: tricky case 32, 3 spaces and 1 for passing."""
    held = side("Grasp", "Grasp", "Cross", "Cross", "Dive", space=6)
    played = stage(held, side(space=3), ("Ryu", "Ryu"), edition)
    name = "Walk" if edition == "strive" else "Move"
    assert played.offers(f"{name} to space 2 ({cost} Force)")
    assert not played.offers(f"{name} to space 3")
    played.answer(f"{name} to space 2", *["Grasp from hand", "Grasp from hand", "Cross from hand", "Cross from hand"])
    if cost == 5:
        played.answer("Dive from hand")
    assert played.spaces == (2, 3)
    assert len(played.sides[0].discard) == cost


# --- Wide fighters ---


RICH = ("Grasp", "Grasp", "Cross", "Cross", "Assault", "Assault", "Dive", "Dive", "Spike")


def grown(here: int, there: int, widths: tuple[int, int], force: int = 9) -> Stage:
    """Two fighters of whom some occupy three spaces; it is the turn of seat 0, who has so much force."""
    played = Stage.of(drifters("standard"), Position((side(space=here, gauge=RICH[:force]), side(space=there))))
    for width in widths:
        played.answer("Grow" if width == 3 else "Wait")
    return played


@pytest.mark.parametrize(
    ("widths", "here", "there", "movement", "end"),
    [
        ((3, 1), 3, 5, "Advance 1", (7, 5)),
        ((1, 3), 3, 5, "Advance 1", (7, 5)),
        ((3, 3), 2, 5, "Advance 1", (8, 5)),
        ((3, 1), 3, 5, "Advance 2", (8, 5)),
        ((3, 1), 4, 7, "Advance 2", (5, 7)),
        ((3, 1), 2, 7, "Close 9", (5, 7)),
        ((1, 3), 2, 7, "Close 9", (5, 7)),
        ((3, 1), 4, 7, "Retreat 9", (2, 7)),
        ((1, 3), 4, 6, "Push 9", (4, 8)),
        ((3, 1), 4, 6, "Pull 1", (4, 2)),
    ],
)
def test_a_wide_fighter_is_passed_in_one_step_and_stays_inside_the_arena(
    widths: tuple[int, int], here: int, there: int, movement: str, end: tuple[int, int]
) -> None:
    """EX-MOVE-01, EX-MOVE-02, EX-MOVE-06, EX-CARE-09: spaces of a fighter are never counted, whatever the width."""
    assert grown(here, there, widths).answer(f"{movement}:").spaces == end


@pytest.mark.parametrize(
    ("widths", "here", "there", "target"), [((3, 1), 3, 5, 7), ((1, 3), 3, 5, 7), ((3, 3), 2, 5, 8)]
)
def test_passing_costs_one_more_force_at_any_width(widths: tuple[int, int], here: int, there: int, target: int) -> None:
    """EX-CARE-09: one step and one for passing, and the walk ends where it was meant to."""
    played = grown(here, there, widths)
    assert played.offers(f"Move to space {target} (2 Force)")
    played.answer(f"Move to space {target}", "Grasp from gauge", "Grasp from gauge")
    assert played.spaces == (target, there)


# --- What holds for every movement ---

POSITIONS = st.tuples(st.sampled_from(SPACES), st.sampled_from(SPACES))
WIDTHS = st.tuples(st.sampled_from((1, 3)), st.sampled_from((1, 3)))
MOVEMENTS = st.tuples(st.sampled_from(VERBS), st.sampled_from(AMOUNTS))
MANY_POSITIONS = settings(max_examples=150, deadline=None, derandomize=True)


def gap(spaces: tuple[int, int], widths: tuple[int, int]) -> int:
    """The range between two fighters, from their nearest spaces; below 1 they stand on each other."""
    return abs(spaces[0] - spaces[1]) - widths[0] // 2 - widths[1] // 2


def stands(space: int, width: int) -> bool:
    return 1 + width // 2 <= space <= 9 - width // 2


def is_possible(spaces: tuple[int, int], widths: tuple[int, int]) -> bool:
    return gap(spaces, widths) >= 1 and stands(spaces[0], widths[0]) and stands(spaces[1], widths[1])


@given(POSITIONS, WIDTHS, MOVEMENTS)
@MANY_POSITIONS
def test_nobody_leaves_the_arena_or_enters_the_opponents_space(
    spaces: tuple[int, int], widths: tuple[int, int], movement: tuple[str, int]
) -> None:
    """EX-MOVE-01, EX-MOVE-02: after every movement both fighters stand on spaces of their own."""
    assume(is_possible(spaces, widths))
    played = grown(*spaces, widths).answer(f"{movement[0]} {movement[1]}:")
    assert is_possible(played.spaces, widths)


def advanced(mover: int, other: int, widths: tuple[int, int], by: int) -> int:
    """EX-MOVE-05, EX-MOVE-06: where an advance ends, told from the distance alone."""
    ahead = 1 if other > mover else -1
    reach = widths[0] // 2 + widths[1] // 2
    distance = gap((mover, other), widths)
    room = (9 - other if ahead > 0 else other - 1) - widths[1] // 2
    most = room - widths[0] + 1
    if by < distance or most < 1:
        return other - ahead * (reach + max(1, distance - by))
    return other + ahead * (reach + min(by - distance + 1, most))


def retreated(mover: int, other: int, width: int, by: int) -> int:
    """EX-MOVE-11: where a retreat ends."""
    return min(mover + by, 9 - width // 2) if mover > other else max(mover - by, 1 + width // 2)


@given(POSITIONS, WIDTHS, st.sampled_from(AMOUNTS))
@MANY_POSITIONS
def test_the_new_distance_of_an_advance_follows_from_the_old(
    spaces: tuple[int, int], widths: tuple[int, int], by: int
) -> None:
    """EX-MOVE-05, EX-MOVE-06: d - N before the opponent, N - d + 1 beyond, capped by the edge."""
    assume(is_possible(spaces, widths))
    here, there = spaces
    assert grown(here, there, widths).answer(f"Advance {by}:").spaces == (advanced(here, there, widths, by), there)


@given(POSITIONS, WIDTHS, st.sampled_from(AMOUNTS))
@MANY_POSITIONS
def test_a_close_shortens_the_distance_to_one_at_the_least(
    spaces: tuple[int, int], widths: tuple[int, int], by: int
) -> None:
    """EX-MOVE-07, EX-MOVE-08, EX-MOVE-09, EX-MOVE-10: on the same side, whatever the number."""
    assume(is_possible(spaces, widths))
    played = grown(*spaces, widths).answer(f"Close {by}:")
    assert gap(played.spaces, widths) == max(1, gap(spaces, widths) - by)
    assert (played.spaces[0] < played.spaces[1]) == (spaces[0] < spaces[1])


@given(POSITIONS, WIDTHS, st.sampled_from(AMOUNTS))
@MANY_POSITIONS
def test_a_retreat_goes_as_far_as_there_is_room(spaces: tuple[int, int], widths: tuple[int, int], by: int) -> None:
    """EX-MOVE-11, EX-MOVE-02, EX-MOVE-03: away from the opponent."""
    assume(is_possible(spaces, widths))
    here, there = spaces
    played = grown(here, there, widths).answer(f"Retreat {by}:")
    assert played.spaces == (retreated(here, there, widths[0], by), there)


@given(POSITIONS, WIDTHS, st.sampled_from(AMOUNTS))
@MANY_POSITIONS
def test_push_and_pull_are_the_opponents_retreat_and_advance(
    spaces: tuple[int, int], widths: tuple[int, int], by: int
) -> None:
    """EX-MOVE-12, EX-MOVE-13, EX-CARE-08: the other fighter moves, by the same rules."""
    assume(is_possible(spaces, widths))
    here, there = spaces
    pushed = grown(here, there, widths).answer(f"Push {by}:").spaces
    pulled = grown(here, there, widths).answer(f"Pull {by}:").spaces
    assert pushed == (here, retreated(there, here, widths[1], by))
    assert pulled == (here, advanced(there, here, (widths[1], widths[0]), by))


def walking_cost(here: int, there: int, widths: tuple[int, int], target: int) -> int:
    """EX-ACT-09, EX-ACT-10: 1 force a step, with the step over the opponent as 1, and 1 for passing."""
    passing = (here < there) != (target < there)
    return abs(target - here) - (widths[0] + widths[1] - 2 if passing else 0)


@given(POSITIONS, WIDTHS, st.sampled_from(AMOUNTS), st.data())
@MANY_POSITIONS
def test_a_walk_ends_on_the_chosen_space_for_one_force_a_step(
    spaces: tuple[int, int], widths: tuple[int, int], force: int, data: st.DataObject
) -> None:
    """EX-MOVE-01, EX-MOVE-14, EX-CARE-09: offered is what can be paid; the opponent's spaces are not counted."""
    assume(is_possible(spaces, widths))
    here, there = spaces
    ends = [space for space in SPACES if space != here and is_possible((space, there), widths)]
    costs = {space: walking_cost(here, there, widths, space) for space in ends}
    played = grown(here, there, widths, force)
    offered = {space: f"Move to space {space} ({cost} Force)" for space, cost in costs.items() if cost <= force}
    assert [label for label in played.labels if label.startswith("Move")] == list(offered.values())
    if offered:
        target = data.draw(st.sampled_from(list(offered)))
        played.answer(offered[target])
        while played.asked == (0, "pay"):
            played.answer(played.labels[0])
        assert played.spaces == (target, there)
        assert len(played.sides[0].discard) == costs[target]


# --- Ways that are barred ---

WARDEN = """\
fighter Warden
edition standard
exceed costs 1 gauge
token Gate

basic
  if "Gate" is in play: the opponent cannot move past "Gate".

exceeded
  the opponent cannot move past you.

both sides
  action "Haul": pull 4.
  action "Shove": push 2.

special Nudge
  range 1, power 1, speed 1
"""


def guarded(gate: int = 0, exceeded: bool = False, turn: int = 0, edition: str = "standard") -> Stage:
    """A warden on space 3 before a drifter on space 7; a gate bars the drifter's way, or the warden does."""
    warden = side(space=3, tokens=[("Gate", gate)] if gate else [], exceeded=exceeded)
    return Stage.of(setup_of((WARDEN, DRIFTER), edition), Position((warden, side(space=7)), turn))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("gate", "movement", "ends"), [(6, "Haul", 2), (4, "Haul", 2), (8, "Shove", 9)])
def test_a_token_that_bars_the_way_does_not_stop_who_is_pushed_or_pulled(
    gate: int, movement: str, ends: int, edition: str
) -> None:
    """EX-CHAR-33: it forbids the opponent to move; whoever is pushed or pulled is moved."""
    assert guarded(gate, edition=edition).answer(movement).spaces == (3, ends)


@pytest.mark.parametrize(("gate", "movement", "ends"), [(6, "Advance 3", 7), (5, "Close 3", 6), (8, "Retreat 2", 7)])
def test_a_token_that_bars_the_way_stops_who_moves(gate: int, movement: str, ends: int) -> None:
    """EX-CHAR-33."""
    assert guarded(gate, turn=1).answer(f"{movement}:").spaces == (3, ends)


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_cannot_be_moved_past_still_pulls_the_opponent_past(edition: str) -> None:
    """EX-CHAR-33, EX-MOVE-13: and an advance ends beside them."""
    assert guarded(exceeded=True, edition=edition).answer("Haul").spaces == (3, 2)
    assert guarded(exceeded=True, turn=1, edition=edition).answer("Advance 9:").spaces == (3, 4)
