"""What a person types at the table of Rise of the Exiled becomes a throw, a move or a place, or a clear refusal."""

import pytest

from wildswing.cli.tables.scene import NoAnswer, scene_of
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.attack import aim_space
from wildswing.exiled.rules.movement import move_space
from wildswing.exiled.rules.setup import room_to_place, setup_of
from wildswing.exiled.rules.table import Table, alter_body
from wildswing.exiled.terminal.sight import Sight, Target, sight_of
from wildswing.exiled.terminal.words import read_aim, read_move, read_place, read_reel
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space

HEDINA, BADON, NAHTHA, ZOMBIE_1, ZOMBIE_2, ZOMBIE_3 = range(6)
PLACES = {HEDINA: (0, -400), BADON: (200, -400), NAHTHA: (0, 400), ZOMBIE_1: (200, 400), ZOMBIE_2: (300, 400)}
SETUP = setup_of([["Hedina", "Badon"], ["Nahtha", "Zombie Horde"]], chests=1)


class Seat:
    """A seat at a table on which everybody stands at a known place, in mm."""

    def __init__(self, seat: int, alone: bool = False) -> None:
        match = Match(EXILED, 1, SETUP)
        table = match.state
        assert isinstance(table, Table)
        for at, (x, y) in {**PLACES, ZOMBIE_3: (400, 400)}.items():
            body = alter_body(table, at)
            body.x, body.y = x * 100, y * 100
        if alone:
            alter_body(table, BADON).place = "out"
        self.table = table
        self.sight: Sight = sight_of(scene_of(match, seat, ()))
        self.own = next(at for at, body in enumerate(table.bodies) if body.seat == seat)

    def aim(self, typed: str) -> tuple[int, ...]:
        space = aim_space(self.table, 0)
        return space[read_aim(typed, space, self.sight.targets(self.own), self.sight.turned)]

    def move(self, typed: str) -> tuple[int, ...]:
        space = move_space(self.table, self.own)
        return space[read_move(typed, space, self.sight, self.own)]


@pytest.mark.parametrize(
    ("typed", "point"),
    [
        ("nahtha", (0, 392)),
        ("1", (0, 392)),
        ("2", (200, 392)),
        ("nah", (0, 392)),
        ("nahtha head", (0, 371)),
        ("1 head", (0, 371)),
        ("nahtha body", (0, 394)),
        ("nahtha left arm", (16, 393)),
        ("nahtha arm", (16, 393)),
        ("zombie horde 2", (300, 392)),
        ("zombie horde 2 head", (300, 374)),
        ("chest 1", (0, 0)),
        ("badon", (200, -392)),
        ("120 -35", (120, -35)),
        ("-900 600", (-900, 600)),
    ],
)
def test_a_throw_at_a_target_a_part_of_it_or_a_point(typed: str, point: tuple[int, int]) -> None:
    assert Seat(0).aim(typed) == (*point, 0, 0)


def test_the_far_side_sees_the_table_turned_round() -> None:
    seat = Seat(2)
    assert seat.sight.turned
    assert seat.aim("hedina") == (0, -392, 0, 0)
    assert seat.aim("120 -35") == (-120, 35, 0, 0)
    assert seat.sight.seen_in_mm(12_000, -3500) == (-120, 35)


def test_enemies_come_first_and_the_nearest_of_them() -> None:
    names = [target.name for target in Seat(0).sight.targets(HEDINA)]
    assert names == ["Nahtha", "Zombie Horde 1", "Zombie Horde 2", "Zombie Horde 3", "chest 1", "Badon"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (
            "hilda",
            "is no target; type a target by its number or name, a part of it such as “Nahtha head”, or x y in mm.",
        ),
        ("7", "“7” is no target; type a target"),
        ("zombie", "“zombie” could mean Zombie Horde 1, Zombie Horde 2, Zombie Horde 3; name one of them in full"),
        ("nahtha leg", "Nahtha has no “leg” to aim at; it has head, body, left arm, right arm."),
        ("chest 1 head", "chest 1 has no “head” to aim at; it has none."),
        ("901 0", "“901 0” lies off the table, where x goes from -900 to 900 and y from -600 to 600."),
        ("1.5 2", "“1.5 2” is no target"),
        ("9999999999999999999999 1", "is no target"),
    ],
)
def test_what_is_no_throw_is_refused_with_a_sentence(typed: str, sentence: str) -> None:
    with pytest.raises(NoAnswer) as refused:
        Seat(0).aim(typed)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("typed", "way"),
    [
        ("toward nahtha 60", (0, 60)),
        ("towards nahtha", (0, 88)),
        ("to 1 5", (0, 5)),
        ("to 1", (0, 88)),
        ("toward zombie horde 1", (346, 88)),
        ("toward zombie horde 1 40", (346, 40)),
        ("away nahtha 30", (180, 30)),
        ("away from nahtha 30", (180, 30)),
        ("toward badon", (270, 88)),
        ("left 40", (90, 40)),
        ("right", (270, 88)),
        ("up 12", (0, 12)),
        ("down 0", (180, 0)),
        ("45 60", (45, 60)),
        ("stay", (0, 0)),
    ],
)
def test_a_move_in_words(typed: str, way: tuple[int, int]) -> None:
    assert Seat(0).move(typed) == way


def test_left_is_left_for_who_sits_there() -> None:
    seat = Seat(2)
    assert seat.move("left 40") == (270, 40)
    assert seat.move("up 40") == (180, 40)
    assert seat.move("toward hedina 40") == (180, 40)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (
            "fly",
            "is no move; type “toward Nahtha 60”, “away from Nahtha 60”, “left 40” (or right, up, down), or “stay”.",
        ),
        ("left 89", "89 mm cannot be moved; a move is at most 88 mm long."),
        ("left -5", "“left -5” is no move"),
        ("toward nobody 5", "“toward nobody 5” is no move"),
        ("toward zombie", "could mean Zombie Horde 1, Zombie Horde 2, Zombie Horde 3"),
        ("toward", "“toward” is no move"),
        ("60", "“60” is no move"),
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(typed: str, sentence: str) -> None:
    with pytest.raises(NoAnswer) as refused:
        Seat(0).move(typed)
    assert sentence in str(refused.value)


def test_the_last_of_a_team_may_only_come_closer() -> None:
    """RX-M4: in words too."""
    seat = Seat(0, alone=True)
    assert seat.move("toward nahtha 60") == (0, 60)
    assert seat.move("stay")[1] == 0
    assert seat.move("toward zombie horde 1") == (-14, 88)
    with pytest.raises(NoAnswer) as refused:
        seat.move("left 40")
    assert str(refused.value) == (
        "“left 40” would not bring the last player of a team closer to the nearest enemy; move towards it or stay."
    )
    with pytest.raises(NoAnswer):
        seat.move("away from nahtha")


@pytest.mark.parametrize(
    ("typed", "spot"),
    [("stay", (0, 0)), ("left 30", (-30, 0)), ("right 88 back 77", (88, 77)), ("back 5 left 3", (-3, 5))],
)
def test_a_starting_place_in_words(typed: str, spot: tuple[int, int]) -> None:
    space = room_to_place(Seat(0).table, HEDINA)
    assert space[read_place(typed, space)] == spot


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("left", "“left” is no place; type “left 30”, “right 30 back 20”, or “stay”."),
        ("up 3", "“up 3” is no place"),
        ("left x", "“left x” is no place"),
        ("", "is no place"),
        ("left 89", "leaves your part of the line; choose up to 88 mm to the left, 88 to the right and 77 back."),
    ],
)
def test_what_is_no_place_is_refused_with_a_sentence(typed: str, sentence: str) -> None:
    with pytest.raises(NoAnswer) as refused:
        read_place(typed, room_to_place(Seat(0).table, HEDINA))
    assert sentence in str(refused.value)


def test_how_far_a_pull_goes() -> None:
    space = Space(("distance", 0, 176))
    assert [space[read_reel(typed, space)] for typed in ("all", "stay", "0", "50")] == [(176,), (0,), (0,), (50,)]
    for typed in ("177", "-1", "far"):
        with pytest.raises(NoAnswer, match="is no distance up to 176 mm; type mm, “all” or “stay”"):
            read_reel(typed, space)


def test_a_single_target_need_not_be_named() -> None:
    target = Target("target", "target", 1000, 2000, 0, None, "")
    space = Space(("x", -50, 50), ("y", -50, 50), ("power", 0, 0), ("sway", 0, 0))
    assert space[read_aim("target", space, [target])] == (10, 20, 0, 0)
    with pytest.raises(NoAnswer, match="target has no “head” to aim at; it has none"):
        read_aim("head", space, [target])
