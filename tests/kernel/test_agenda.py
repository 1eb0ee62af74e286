"""The agenda: what is done in which order, who is asked, and what stops an endless effect."""

from typing import Any, ClassVar

import pytest

from wildswing.kernel.agenda import STEP_BUDGET, Rules, answer, ask_of, open_lanes, push, run
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import EndlessEffect, IllegalAnswer
from wildswing.kernel.event import Heard
from wildswing.kernel.state import State, Step


class Diary(State):
    """A state that writes down what is done."""

    __slots__ = ("done",)
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "agenda", "lanes", "done")

    def __init__(
        self, chance: int, agenda: tuple[Step, ...], lanes: tuple[tuple[Step, ...], ...], done: tuple[Any, ...] = ()
    ) -> None:
        super().__init__(chance, agenda, lanes)
        self.done = done


def note(diary: Diary, step: Step, _: Heard) -> None:
    diary.done += (step[1],)


def nest(diary: Diary, step: Step, _: Heard) -> None:
    push(diary, ("note", f"{step[1]}1"), ("note", f"{step[1]}2"))


def part(diary: Diary, step: Step, _: Heard) -> None:
    open_lanes(diary, *step[1:])


def ask(_: Diary, step: Step) -> Ask:
    return Ask(step[1], "pick", step[2])


def pick(diary: Diary, step: Step, value: str, _: Heard) -> None:
    diary.done += ((step[1], value),)


def pick_and_go_on(diary: Diary, step: Step, value: str, heard: Heard) -> None:
    pick(diary, step, value, heard)
    push(diary, ("note", "between"))


def ask_always(_: Diary, step: Step) -> Ask:
    return Ask(step[1], "pick", step[2], always=True)


def pick_twice(diary: Diary, step: Step, value: str, heard: Heard) -> None:
    pick(diary, step, value, heard)
    push(diary, ("ask", step[1], ("again", "enough")), ("note", f"{step[1]} goes on"))


def pick_and_part(diary: Diary, step: Step, value: str, heard: Heard) -> None:
    pick(diary, step, value, heard)
    open_lanes(diary, (("ask", 0, TWO),), (("ask", 1, TWO),))


def again(diary: Diary, step: Step, _: Heard) -> None:
    push(diary, step)


RULES = Rules(
    steps={"note": note, "nest": nest, "part": part, "again": again},
    questions={"ask": ask, "ask and go on": ask, "ask always": ask_always, "ask twice": ask, "ask and part": ask},
    answers={
        "ask": pick,
        "ask and go on": pick_and_go_on,
        "ask always": pick,
        "ask twice": pick_twice,
        "ask and part": pick_and_part,
    },
)


def started(*steps: Step) -> Diary:
    diary = Diary(0, steps[::-1], ())
    run(RULES, diary, None)
    return diary


def asked(diary: Diary) -> list[int]:
    return [ask.seat for ask in diary.asks]


def test_steps_are_done_in_the_order_given_and_nested_ones_first() -> None:
    diary = started(("note", "a"), ("nest", "b"), ("note", "c"))
    assert diary.done == ("a", "b1", "b2", "c")
    assert (diary.agenda, diary.lanes, diary.asks) == ((), (), ())


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    diary = started(("note", "a"), ("ask", 1, ("x", "y")), ("note", "b"))
    assert list(diary.done) == ["a"]
    assert diary.asks == (Ask(1, "pick", ("x", "y")),)
    answer(RULES, diary, 1, 1, None)
    assert list(diary.done) == ["a", (1, "y"), "b"]
    assert not diary.asks


def test_what_an_answer_pushes_is_done_before_what_was_left() -> None:
    diary = started(("ask and go on", 0, ("x", "y")), ("note", "after"))
    answer(RULES, diary, 0, 0, None)
    assert diary.done == ((0, "x"), "between", "after")


def test_a_single_option_is_taken_without_asking() -> None:
    diary = started(("ask", 0, ("only",)), ("ask", 1, ("x", "y")))
    assert diary.done == ((0, "only"),)
    assert asked(diary) == [1]


TWO = ("x", "y")


def both_asked() -> Diary:
    return started(
        ("part", (("note", "left"), ("ask", 0, TWO), ("ask", 0, TWO)), (("ask", 1, TWO), ("note", "right"))),
        ("note", "joined"),
    )


def test_lanes_ask_all_seats_at_once() -> None:
    diary = both_asked()
    assert diary.done == ("left",)
    assert asked(diary) == [0, 1]
    assert diary.agenda == (("note", "joined"),)


@pytest.mark.parametrize("order", [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_the_agenda_waits_until_every_lane_has_ended(order: tuple[int, ...]) -> None:
    diary = both_asked()
    for seat in order[:-1]:
        answer(RULES, diary, seat, 0, None)
        assert "joined" not in diary.done
    answer(RULES, diary, order[-1], 0, None)
    assert diary.done[-1] == "joined"
    assert sorted(map(str, diary.done[1:-1])) == ["(0, 'x')", "(0, 'x')", "(1, 'x')", "right"]
    assert (diary.lanes, diary.asks) == ((), ())


def test_a_seat_whose_lane_has_ended_is_not_asked() -> None:
    diary = both_asked()
    answer(RULES, diary, 1, 0, None)
    assert asked(diary) == [0]
    assert ask_of(diary, 1) is None
    with pytest.raises(IllegalAnswer):
        answer(RULES, diary, 1, 0, None)


def test_questions_stand_in_the_order_of_the_seats() -> None:
    diary = started(("part", (("ask", 0, TWO),) * 2, (("ask", 1, TWO),) * 2, (("ask", 2, TWO),) * 2))
    for seat in (2, 0, 1):
        answer(RULES, diary, seat, 0, None)
        assert asked(diary) == [0, 1, 2]


def test_single_options_in_lanes_are_taken_without_asking() -> None:
    diary = started(("part", (("ask", 0, ("only",)),), (("ask", 1, ("only",)),)), ("note", "joined"))
    assert diary.done == ((0, "only"), (1, "only"), "joined")


def test_lanes_may_follow_lanes() -> None:
    diary = started(("part", (), ()), ("part", (("ask", 0, TWO),), ()), ("part", (), (("ask", 1, TWO),)))
    assert asked(diary) == [0]
    answer(RULES, diary, 0, 0, None)
    assert asked(diary) == [1]


def test_running_again_opens_the_same_questions() -> None:
    diary = both_asked()
    answer(RULES, diary, 0, 0, None)
    again_open = Diary(*diary.values())
    run(RULES, again_open, None)
    assert (again_open, again_open.asks) == (diary, diary.asks)


@pytest.mark.parametrize(("seat", "index"), [(0, 0), (1, -1), (1, 2), (7, 0), (-1, 0)])
def test_an_illegal_answer_changes_nothing(seat: int, index: int) -> None:
    diary = started(("ask", 1, TWO), ("note", "after"))
    before = (diary.values(), diary.asks)
    with pytest.raises(IllegalAnswer):
        answer(RULES, diary, seat, index, None)
    assert (diary.values(), diary.asks) == before


def test_an_endless_effect_is_stopped_by_the_step_budget() -> None:
    with pytest.raises(EndlessEffect, match=f"Stopped after {STEP_BUDGET} steps, since “again” would go on for ever"):
        started(("again",))


def test_an_endless_effect_in_a_lane_is_stopped_too() -> None:
    diary = Diary(0, (("note", "after"), ("part", (("again",),), ())), ())
    with pytest.raises(EndlessEffect, match="“again”"):
        run(RULES, diary, None)
    assert diary.lanes == ((("again",),), ())
    assert diary.agenda == (("note", "after"),)


def test_lanes_that_an_answer_opens_come_before_what_waits_on_the_agenda() -> None:
    diary = started(("ask and part", 0, TWO), ("note", "after"))
    answer(RULES, diary, 0, 0, None)
    assert asked(diary) == [0, 1]
    answer(RULES, diary, 1, 0, None)
    answer(RULES, diary, 0, 1, None)
    assert diary.done == ((0, "x"), (1, "x"), (0, "y"), "after")


def test_lanes_that_a_single_option_opens_come_before_what_waits_on_the_agenda() -> None:
    diary = started(("ask and part", 0, ("only",)), ("note", "after"))
    assert asked(diary) == [0, 1]
    assert diary.done == ((0, "only"),)


def test_lanes_cannot_be_opened_inside_a_lane() -> None:
    with pytest.raises(RuntimeError, match="Lanes are open already"):
        started(("part", (("part", (), ()),), ()))


def test_a_lane_asks_its_own_seat_only() -> None:
    with pytest.raises(RuntimeError, match="“ask” asks seat 1 in the lane of seat 0"):
        started(("part", (("ask", 1, TWO),), ()))


def test_a_question_that_must_always_be_asked_is_asked_with_one_option() -> None:
    diary = started(("ask always", 1, ("pass",)), ("note", "b"))
    assert asked(diary) == [1]
    assert not diary.done
    answer(RULES, diary, 1, 0, None)
    assert diary.done == ((1, "pass"), "b")


def test_a_question_that_must_always_be_asked_is_asked_in_a_lane_too() -> None:
    diary = started(("part", (("ask always", 0, ("pass",)),), (("ask", 1, ("only",)),)), ("note", "b"))
    assert asked(diary) == [0]
    answer(RULES, diary, 0, 0, None)
    assert diary.done == ((1, "only"), (0, "pass"), "b")


def test_a_lane_grows_from_inside_without_touching_the_other_or_the_agenda() -> None:
    diary = started(("part", (("ask twice", 0, ("x", "y")),), (("ask", 1, ("x", "y")),)), ("note", "b"))
    answer(RULES, diary, 0, 0, None)
    assert ask_of(diary, 0) == Ask(0, "pick", ("again", "enough"))
    assert diary.agenda == (("note", "b"),)
    answer(RULES, diary, 1, 1, None)
    assert asked(diary) == [0]
    answer(RULES, diary, 0, 1, None)
    assert diary.done == ((0, "x"), (1, "y"), (0, "enough"), "0 goes on", "b")
