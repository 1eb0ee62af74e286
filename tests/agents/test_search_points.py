from wildswing.agents.search.knots import Choices
from wildswing.agents.search.points import another_point, is_worth_another
from wildswing.kernel.chance import Stream
from wildswing.kernel.space import Space

SPACE = Space(("x", -400, 400), ("y", 0, 16))


def tried(*values: tuple[tuple[int, int], float]) -> Choices:
    choices = Choices()
    for point, value in values:
        [fate] = choices.offer([point])
        choices.note(fate, value)
    return choices


def test_more_points_are_tried_the_more_often_a_space_is_looked_at() -> None:
    choices = tried(*[((x, 0), 0.5) for x in range(6)])  # six looks: room for 4 + 2 points
    assert not is_worth_another(SPACE, choices)
    choices.looks = 9
    assert is_worth_another(SPACE, choices)


def test_a_space_has_no_more_points_than_it_has() -> None:
    assert not is_worth_another(Space(("x", 0, 1)), tried(((0, 0), 0.5), ((1, 0), 0.5)))


def test_every_other_point_lies_near_the_best() -> None:
    choices = tried(((100, 8), 0.9), ((-300, 2), 0.4))
    points = [another_point(SPACE, choices, Stream(seed)) for seed in range(60)]
    assert all(abs(x - 100) <= 100 and abs(y - 8) <= 2 for x, y in points)
    assert len(set(points)) > 50
    choices = tried(((100, 8), 0.9), ((-300, 2), 0.4), ((0, 0), 0.1))
    points = [another_point(SPACE, choices, Stream(seed)) for seed in range(60)]
    assert min(points)[0] < -300
    assert max(points)[0] > 300


def test_points_near_the_edge_stay_in_the_space() -> None:
    choices = tried(((400, 16), 0.9), ((-300, 2), 0.4))
    points = [another_point(SPACE, choices, Stream(seed)) for seed in range(60)]
    assert all(point in SPACE for point in points)
    assert (400, 16) in points


def test_points_that_another_world_has_no_room_for_are_left_alone() -> None:
    choices = tried(((100, 8), 0.9), ((5, 2), 0.4))
    points = [another_point(Space(("x", 0, 10), ("y", 0, 16)), choices, Stream(seed)) for seed in range(60)]
    assert all(3 <= x <= 7 and y <= 4 for x, y in points)
