"""The agenda: what is done in which order, who is asked, and what stops an endless effect."""

from typing import Any, ClassVar

import pytest

from wildswing.kernel.agenda import STEP_BUDGET, ByRules, Rules, answer, ask_of, open_lanes, push, run
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import EndlessEffect, IllegalAnswer
from wildswing.kernel.event import Heard
from wildswing.kernel.question import After, Does, Question
from wildswing.kernel.state import SeatStep, State, Step


class Diary(State):
    """A state that writes down what is done."""

    __slots__ = ("done",)
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "agenda", "lanes", "done")

    def __init__(
        self, chance: int, agenda: tuple[Step, ...], lanes: tuple[tuple[Step, ...], ...], done: tuple[Any, ...] = ()
    ) -> None:
        super().__init__(chance, agenda, lanes)
        self.done = done


class Note(Step):
    """Writes a word down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word


class Nest(Note):
    """Writes a word down twice, each as a step of its own."""


class Part(Step):
    """Opens lanes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("lanes",)

    def __init__(self, *lanes: tuple[Step, ...]) -> None:
        self.lanes = lanes


class AskOne(SeatStep):
    """Asks a seat to pick one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "options")

    def __init__(self, seat: int, options: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.options = options


class AskAndGoOn(AskOne):
    """Asks, and does something more."""


class AskAlways(AskOne):
    """Asks even for a single option."""


class AskTwice(AskOne):
    """Asks, and asks again."""


class AskAndPart(AskOne):
    """Asks, and opens lanes."""


class Again(Step):
    """Comes again for ever."""


def note(diary: Diary, step: Note, _: Heard) -> None:
    diary.done += (step.word,)


def nest(diary: Diary, step: Nest, _: Heard) -> None:
    push(diary, Note(f"{step.word}1"), Note(f"{step.word}2"))


def part(diary: Diary, step: Part, _: Heard) -> None:
    open_lanes(diary, *step.lanes)


def ask(_: Diary, step: AskOne) -> Ask:
    return Ask(step.seat, "pick", step.options)


def pick(diary: Diary, step: AskOne, value: str, _: Heard) -> None:
    diary.done += ((step.seat, value),)


def pick_and_go_on(diary: Diary, step: AskOne, value: str, heard: Heard) -> None:
    pick(diary, step, value, heard)
    push(diary, Note("between"))


def ask_always(_: Diary, step: AskOne) -> Ask:
    return Ask(step.seat, "pick", step.options, always=True)


def pick_twice(diary: Diary, step: AskOne, value: str, heard: Heard) -> None:
    pick(diary, step, value, heard)
    push(diary, AskOne(step.seat, ("again", "enough")), Note(f"{step.seat} goes on"))


def pick_and_part(diary: Diary, step: AskOne, value: str, heard: Heard) -> None:
    pick(diary, step, value, heard)
    open_lanes(diary, (AskOne(0, TWO),), (AskOne(1, TWO),))


def again(diary: Diary, step: Again, _: Heard) -> None:
    push(diary, step)


RULES = Rules(
    Does(Note, note),
    Does(Nest, nest),
    Does(Part, part),
    Does(Again, again),
    Question(AskOne, ask, pick),
    Question(AskAndGoOn, ask, pick_and_go_on),
    Question(AskAlways, ask_always, pick),
    Question(AskTwice, ask, pick_twice),
    Question(AskAndPart, ask, pick_and_part),
)


def started(*steps: Step) -> Diary:
    diary = Diary(0, steps[::-1], ())
    run(RULES, diary, None)
    return diary


def asked(diary: Diary) -> list[int]:
    return [ask.seat for ask in diary.asks]


def test_steps_are_done_in_the_order_given_and_nested_ones_first() -> None:
    diary = started(Note("a"), Nest("b"), Note("c"))
    assert diary.done == ("a", "b1", "b2", "c")
    assert (diary.agenda, diary.lanes, diary.asks) == ((), (), ())


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    diary = started(Note("a"), AskOne(1, ("x", "y")), Note("b"))
    assert list(diary.done) == ["a"]
    assert diary.asks == (Ask(1, "pick", ("x", "y")),)
    answer(RULES, diary, 1, 1, None)
    assert list(diary.done) == ["a", (1, "y"), "b"]
    assert not diary.asks


def test_what_an_answer_pushes_is_done_before_what_was_left() -> None:
    diary = started(AskAndGoOn(0, ("x", "y")), Note("after"))
    answer(RULES, diary, 0, 0, None)
    assert diary.done == ((0, "x"), "between", "after")


def test_a_single_option_is_taken_without_asking() -> None:
    diary = started(AskOne(0, ("only",)), AskOne(1, ("x", "y")))
    assert diary.done == ((0, "only"),)
    assert asked(diary) == [1]


TWO = ("x", "y")


def both_asked() -> Diary:
    return started(
        Part((Note("left"), AskOne(0, TWO), AskOne(0, TWO)), (AskOne(1, TWO), Note("right"))),
        Note("joined"),
    )


def test_lanes_ask_all_seats_at_once() -> None:
    diary = both_asked()
    assert diary.done == ("left",)
    assert asked(diary) == [0, 1]
    assert diary.agenda == (Note("joined"),)


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
    diary = started(Part((AskOne(0, TWO),) * 2, (AskOne(1, TWO),) * 2, (AskOne(2, TWO),) * 2))
    for seat in (2, 0, 1):
        answer(RULES, diary, seat, 0, None)
        assert asked(diary) == [0, 1, 2]


def test_single_options_in_lanes_are_taken_without_asking() -> None:
    diary = started(Part((AskOne(0, ("only",)),), (AskOne(1, ("only",)),)), Note("joined"))
    assert diary.done == ((0, "only"), (1, "only"), "joined")


def test_lanes_may_follow_lanes() -> None:
    diary = started(Part((), ()), Part((AskOne(0, TWO),), ()), Part((), (AskOne(1, TWO),)))
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
    diary = started(AskOne(1, TWO), Note("after"))
    before = (diary.values(), diary.asks)
    with pytest.raises(IllegalAnswer):
        answer(RULES, diary, seat, index, None)
    assert (diary.values(), diary.asks) == before


def test_an_endless_effect_is_stopped_by_the_step_budget() -> None:
    with pytest.raises(EndlessEffect, match=f"Stopped after {STEP_BUDGET} steps, since “again” would go on for ever"):
        started(Again())


def test_an_endless_effect_in_a_lane_is_stopped_too() -> None:
    diary = Diary(0, (Note("after"), Part((Again(),), ())), ())
    with pytest.raises(EndlessEffect, match="“again”"):
        run(RULES, diary, None)
    assert diary.lanes == ((Again(),), ())
    assert diary.agenda == (Note("after"),)


def test_lanes_that_an_answer_opens_come_before_what_waits_on_the_agenda() -> None:
    diary = started(AskAndPart(0, TWO), Note("after"))
    answer(RULES, diary, 0, 0, None)
    assert asked(diary) == [0, 1]
    answer(RULES, diary, 1, 0, None)
    answer(RULES, diary, 0, 1, None)
    assert diary.done == ((0, "x"), (1, "x"), (0, "y"), "after")


def test_lanes_that_a_single_option_opens_come_before_what_waits_on_the_agenda() -> None:
    diary = started(AskAndPart(0, ("only",)), Note("after"))
    assert asked(diary) == [0, 1]
    assert diary.done == ((0, "only"),)


def test_lanes_cannot_be_opened_inside_a_lane() -> None:
    with pytest.raises(RuntimeError, match="Lanes are open already"):
        started(Part((Part((), ()),), ()))


def test_a_lane_asks_its_own_seat_only() -> None:
    with pytest.raises(RuntimeError, match="“ask one” asks seat 1 in the lane of seat 0"):
        started(Part((AskOne(1, TWO),), ()))


def test_a_question_that_must_always_be_asked_is_asked_with_one_option() -> None:
    diary = started(AskAlways(1, ("pass",)), Note("b"))
    assert asked(diary) == [1]
    assert not diary.done
    answer(RULES, diary, 1, 0, None)
    assert diary.done == ((1, "pass"), "b")


def test_a_question_that_must_always_be_asked_is_asked_in_a_lane_too() -> None:
    diary = started(Part((AskAlways(0, ("pass",)),), (AskOne(1, ("only",)),)), Note("b"))
    assert asked(diary) == [0]
    answer(RULES, diary, 0, 0, None)
    assert diary.done == ((1, "only"), (0, "pass"), "b")


def test_a_lane_grows_from_inside_without_touching_the_other_or_the_agenda() -> None:
    diary = started(Part((AskTwice(0, ("x", "y")),), (AskOne(1, ("x", "y")),)), Note("b"))
    answer(RULES, diary, 0, 0, None)
    assert ask_of(diary, 0) == Ask(0, "pick", ("again", "enough"))
    assert diary.agenda == (Note("b"),)
    answer(RULES, diary, 1, 1, None)
    assert asked(diary) == [0]
    answer(RULES, diary, 0, 1, None)
    assert diary.done == ((0, "x"), (1, "y"), (0, "enough"), "0 goes on", "b")


def test_a_step_is_written_as_its_name_and_fields() -> None:
    assert AskAndGoOn(1, TWO).written() == ("ask and go on", 1, TWO)
    assert Note("a") == Note("a") != Nest("a")
    assert len({Note("a"), Note("a"), Nest("a")}) == 2
    assert repr(Note("a")) == "Note(word='a')"


def test_of_two_rules_about_a_step_the_later_one_counts() -> None:
    diary = Diary(0, (Note("a"),), ())
    louder = Rules(*RULES.parts, Does(Note, lambda state, step, _: note(state, Note(step.word.upper()), None)))
    run(louder, diary, None)
    assert diary.done == ("A",)


def test_rules_with_another_part_still_do_what_comes_after_each_step() -> None:
    first = Rules(*RULES.parts, After(lambda state: note(state, Note("after"), None)))
    louder = Rules(*first.parts, Does(Note, lambda state, step, _: note(state, Note(step.word.upper()), None)))

    class Played(ByRules):
        rules: ClassVar[Rules] = louder

    diary = Diary(0, (Note("a"),), ())
    Played().run(diary)
    assert diary.done == ("A", "after")
