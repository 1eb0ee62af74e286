"""A search in two processes finds what it finds in one, and survives the death of the other."""

import os
from collections.abc import Iterator
from functools import partial

import pytest

from tests.agents.errands import faulty, mortal, patient, sleepy, whereabouts
from tests.agents.parlour import EVEN_PENNIES
from wildswing.agents.search import together
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget, never
from wildswing.agents.search.together import Task, close, cores, do_together, is_shared
from wildswing.agents.thoughts import Thoughts
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame


@pytest.fixture(autouse=True)
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "cores", lambda: 2)


@pytest.fixture(autouse=True, scope="module")
def nobody_left() -> Iterator[None]:
    yield
    close()


def think(game: AnyGame, plays: int) -> Thoughts:
    state = game.start(5)
    ask = state.asks[0]
    return SearchAgent(Budget(plays)).think(game, game.hide(state, ask.seat), ask, Stream(1))


@pytest.mark.parametrize("game", [EVEN_PENNIES, FORMATION], ids=lambda game: game.name)
def test_two_processes_find_what_one_finds(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "WORTH_PLAYS", 8)
    shared = think(game, 8)
    assert together._helpers[0].is_ready
    monkeypatch.setattr(together, "WORTH_PLAYS", 9)
    assert think(game, 8) == shared
    assert shared.plays == 8


def test_the_other_process_is_kept() -> None:
    here, there = do_together([whereabouts, whereabouts], never)
    assert here == os.getpid()
    assert there != here
    assert do_together([whereabouts, whereabouts], never) == [here, there]


def test_what_the_other_process_dies_over_is_done_here_and_a_new_one_is_started() -> None:
    here, there = do_together([whereabouts, whereabouts], never)
    tasks: list[Task[int]] = [whereabouts, partial(mortal, os.getpid())]
    assert do_together(tasks, never) == [here, here]
    third = do_together([whereabouts, whereabouts], never)[1]
    assert third not in (here, there)


def test_a_process_killed_between_two_searches_is_replaced() -> None:
    _, there = do_together([whereabouts, whereabouts], never)
    together._helpers[0].process.kill()
    together._helpers[0].process.wait()
    again = do_together([whereabouts, whereabouts], never)[1]
    assert again not in (os.getpid(), there)


def test_a_mistake_comes_up_here() -> None:
    with pytest.raises(ZeroDivisionError):
        do_together([whereabouts, faulty], never)


def test_a_mistake_here_leaves_no_stale_result_behind() -> None:
    with pytest.raises(ZeroDivisionError):
        do_together([faulty, whereabouts], never)
    assert not together._helpers
    assert do_together([whereabouts, patient], lambda: True)[0] == os.getpid()


def test_the_other_process_stops_when_told() -> None:
    asked = iter(range(100))
    here, there = do_together([whereabouts, patient], lambda: next(asked) > 2)
    assert here != there


def test_a_result_that_comes_too_late_is_left_out_and_never_taken_for_another() -> None:
    do_together([whereabouts, whereabouts], never)
    tasks: list[Task[int | str]] = [whereabouts, sleepy]
    assert do_together(tasks, never, patience=0.1) == [os.getpid()]
    here, there = do_together([whereabouts, whereabouts], never)
    assert here == os.getpid()
    assert there not in (here, "at last")


def test_a_task_that_nobody_waits_for_is_ended() -> None:
    assert do_together([whereabouts, patient], never, patience=0.05) == [os.getpid()]
    assert len(do_together([whereabouts, whereabouts], never)) == 2


def test_while_one_search_is_shared_another_is_done_here() -> None:
    assert together._BUSY.acquire(blocking=False)
    try:
        assert do_together([whereabouts, whereabouts], never) == [os.getpid()] * 2
    finally:
        together._BUSY.release()


def test_closing_ends_the_other_process() -> None:
    do_together([whereabouts, whereabouts], never)
    process = together._helpers[0].process
    close()
    assert process.poll() is not None
    assert not together._helpers


@pytest.mark.parametrize(
    ("budget", "shared"),
    [(Budget(299), False), (Budget(300), True), (Budget(seconds=0.1), False), (Budget(seconds=1), True)],
)
def test_only_a_search_of_some_size_is_shared(budget: Budget, shared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_shared(budget) == shared
    monkeypatch.setattr(together, "cores", lambda: 1)
    assert not is_shared(budget)


def test_a_process_that_shares_work_already_starts_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "parent_process", object)
    assert cores() == 1
