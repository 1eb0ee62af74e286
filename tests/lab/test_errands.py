"""Numbered work: what is soon done is done here, the rest in processes, each number once."""

from collections.abc import Iterator

import pytest

from wildswing.lab import errands
from wildswing.lab.errands import work_off


def test_what_is_soon_done_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "HEAD_START", float("inf"))
    monkeypatch.setattr(errands, "pool_of", lambda *_: pytest.fail("a process was started"))
    assert [*work_off(list, 5, 3)] == [[0], [1], [2], [3], [4]]


def test_one_job_needs_no_process_however_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "HEAD_START", 0)
    monkeypatch.setattr(errands, "pool_of", lambda *_: pytest.fail("a process was started"))
    assert [*work_off(list, 3, 1)] == [[0], [1], [2]]


def test_processes_do_each_number_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "HEAD_START", 0)
    monkeypatch.setattr(errands, "STARTING", 0)
    done = [number for some in work_off(list, 7, 2) for number in some]
    assert sorted(done) == [0, 1, 2, 3, 4, 5, 6]


def test_what_was_done_before_processes_start_is_not_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Iterator[float] = iter(range(100))
    monkeypatch.setattr(errands, "HEAD_START", 4)
    monkeypatch.setattr(errands, "STARTING", 0)
    monkeypatch.setattr(errands, "perf_counter", lambda: next(clock))
    done = [*work_off(list, 9, 2)]
    assert [0] in done
    assert sorted([number for some in done for number in some]) == [0, 1, 2, 3, 4, 5, 6, 7, 8]


def test_the_last_parts_are_small_so_that_all_processes_end_together() -> None:
    sizes = [len(part) for part in errands._parts(range(3, 103), 20, 2)]
    assert (sum(sizes), sizes[0], sizes[-1]) == (100, 20, 1)
    assert sizes == sorted(sizes, reverse=True)
