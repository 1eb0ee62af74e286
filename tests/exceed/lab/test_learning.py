"""Learning what a position is worth from games."""

import json

import pytest

from wildswing.exceed.agents.hasty import HastyAgent
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.outlook import FEATURES
from wildswing.exceed.lab.learning import (
    FIRST_GUESS,
    Course,
    Lesson,
    Lessons,
    fighters_of,
    fit,
    learn_weights,
    play_one,
    student,
    weights_file,
    worths,
)
from wildswing.exceed.matches import roster
from wildswing.kernel.errors import WildswingError

COURSE = Course("random", 20, 1)


def unseen(done: int, of: int) -> None:
    """Nobody looks at the progress."""


def lesson(game: int, life: float, won: bool) -> Lesson:
    """Returns a position in which only life differs; greedy's evaluation knows nothing of it."""
    found = tuple([life if name == "life" else 0.0 for name in FEATURES])
    return Lesson(game, ("Ryu", "Linne"), found, 1.0 if game % 2 else -1.0, won)


LIFE_DECIDES = Lessons(400, tuple([lesson(game, (game % 7) - 3, game % 7 + game % 3 > 4) for game in range(400)]))


def test_a_game_teaches_the_same_whenever_it_is_played() -> None:
    one = play_one(COURSE, 3)
    assert one == play_one(COURSE, 3)
    assert one.lessons != play_one(COURSE, 4).lessons
    assert one.games == 1
    assert {lesson.game for lesson in one.lessons} == {3}
    assert len({lesson.won for lesson in one.lessons}) == 1
    assert all(len(lesson.features) == len(FEATURES) for lesson in one.lessons)


def test_nobody_is_judged_by_fighters_that_were_taught() -> None:
    taught, judged = set(fighters_of(1)), set(fighters_of(5))
    assert taught | judged == set(roster())
    assert not taught & judged
    assert len(judged) >= 10
    assert all(set(play_one(COURSE, game).lessons[0].fighters) <= set(fighters_of(game)) for game in (0, 4))


def test_a_search_learns_from_the_first_guess() -> None:
    """What it was taught before makes no difference, so a seed gives the same weights again."""
    agent = student("search:20")
    assert isinstance(agent, ExceedMind)
    assert agent.budget.plays == 20
    assert list(agent.weights) == [FIRST_GUESS.get(name, 0.0) for name in FEATURES]
    hasty = student("hasty")
    assert isinstance(hasty, HastyAgent)
    assert list(hasty.weights) == list(agent.weights)
    assert student("greedy").name == "greedy"


def test_a_position_is_worth_what_is_said_of_the_next_ones_and_the_end() -> None:
    """Said of the first position itself counts for nothing, and another game has no say."""
    won, lost = [lesson(1, 0.0, True)] * 3, [lesson(2, 0.0, False)] * 2
    found = worths([*won, *lost], [0.9, 0.4, 0.8, 0.6, 0.3])
    assert found == pytest.approx([0.65, 0.9, 1.0, 0.15, 0.0])


def test_who_does_not_know_the_fighters_is_less_sure() -> None:
    """Ryu wins whatever his life is, and life decides between the others; alone it says less."""

    def told(game: int) -> Lesson:
        names = (("Ryu", "Linne"), ("Linne", "Ryu"), ("Linne", "Chaos"), ("Chaos", "Linne"))[game % 4]
        life = float(game // 4 % 3 - 1)
        found = tuple([life if name == "life" else 0.0 for name in FEATURES])
        won = names[0] == "Ryu" or ("Ryu" not in names and life > 0)
        return Lesson(game, names, found, 0.0, won)

    lessons = tuple(map(told, range(240)))
    life = {one.feature: one.weight for one in fit(COURSE, Lessons(240, lessons)).weights}["life"]
    among_equals = tuple([lesson for lesson in lessons if "Ryu" not in lesson.fighters])
    alone = {one.feature: one.weight for one in fit(COURSE, Lessons(120, among_equals)).weights}["life"]
    assert 0 < life < 0.7 * alone


def test_a_lesson_is_a_position_at_an_action_as_the_first_seat_sees_it() -> None:
    lessons = [lesson for game in range(4) for lesson in play_one(COURSE, game).lessons]
    assert lessons[0].features[FEATURES.index("life")] == 0
    tempo = [lesson.features[FEATURES.index("tempo")] for lesson in lessons]
    assert set(tempo) == {-1.0, 1.0}
    assert any(lesson.features[FEATURES.index("life")] for lesson in lessons)


def test_what_winners_had_gets_weight() -> None:
    learned = fit(COURSE, LIFE_DECIDES)
    weights = {one.feature: one for one in learned.weights}
    assert weights["life"].weight > 5 * weights["life"].error
    assert weights["gauge"].weight / FIRST_GUESS["gauge"] == pytest.approx(weights["hand"].weight / FIRST_GUESS["hand"])
    assert weights["pairs"].weight == 0
    assert learned.loss < 0.5
    assert learned.evaluation_loss > 0.6
    assert (learned.positions, learned.held_out) == (400, 80)


def test_the_first_guess_gives_way_to_games() -> None:
    learned = fit(
        COURSE, Lessons(400, tuple([lesson(game, (game % 7) - 3, game // 2 % 2 == 0) for game in range(400)]))
    )
    assert {one.feature: one.weight for one in learned.weights}["life"] < 0.3 < FIRST_GUESS["life"]


def test_nothing_seems_good_because_a_strong_fighter_has_it() -> None:
    """Ryu always wins, and always has more gauge; but so he has when he is not ahead."""

    def told(game: int) -> Lesson:
        names = (("Ryu", "Linne"), ("Linne", "Ryu"), ("Linne", "Chaos"), ("Chaos", "Linne"))[game % 4]
        strong = {"Ryu": 1, "Linne": 0, "Chaos": 0}
        lead = strong[names[0]] - strong[names[1]]
        found = tuple([float(lead or (game // 4 % 3 - 1)) if name == "gauge" else 0.0 for name in FEATURES])
        return Lesson(game, names, found, 0.0, lead > 0 or (lead == 0 and game // 12 % 2 == 0))

    weights = {one.feature: one.weight for one in fit(COURSE, Lessons(240, tuple(map(told, range(240))))).weights}
    assert weights["gauge"] < 0.3


def test_the_held_out_games_are_grouped_by_their_chance() -> None:
    groups = fit(COURSE, LIFE_DECIDES).calibration
    assert sum([group.positions for group in groups]) == 80
    assert [group.expected for group in groups] == sorted([group.expected for group in groups])
    assert groups[0].won < 0.2
    assert groups[-1].won > 0.8


def test_the_order_in_which_games_end_makes_no_difference() -> None:
    backwards = Lessons(400, tuple(reversed(LIFE_DECIDES.lessons)))
    assert fit(COURSE, backwards) == fit(COURSE, LIFE_DECIDES)


def test_the_file_says_what_it_was_learned_from() -> None:
    learned = fit(COURSE, LIFE_DECIDES)
    found = json.loads(weights_file(learned))
    assert tuple(found["weights"]) == FEATURES
    assert found["weights"]["life"] == pytest.approx(learned.weights[0].weight, abs=1e-4)
    assert (found["learned from"]["agent"], found["learned from"]["games"]) == ("random", 400)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(WildswingError, match=r"^4 games are too few to learn from; ask for 5 or more with --games\.$"):
        learn_weights(Course("random", 4, 1), 1, unseen)


def test_an_unknown_agent_is_refused_before_any_game() -> None:
    with pytest.raises(WildswingError, match="There is no agent “nobody”"):
        learn_weights(Course("nobody", 10, 1), 1, unseen)
