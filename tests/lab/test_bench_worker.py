"""A worker finds out what it is, and answers every order."""

import sys

import pytest

import wildswing.kernel.agenda
from wildswing.lab.bench_worker import Answer, Measure, Order, answer, hello
from wildswing.lab.measurements import COPY, GAMES, MEASUREMENTS, positions
from wildswing.lab.peers import Missing, PlayGame, Tally


def test_a_worker_tells_compiled_modules_by_their_files() -> None:
    found = hello()
    is_plain = (wildswing.kernel.agenda.__file__ or "").endswith(".py")
    assert ("wildswing.kernel.agenda" in found.compiled) != is_plain
    assert "wildswing.lab.bench_worker" not in found.compiled


def test_a_slice_is_opened_with_the_seed_of_its_order() -> None:
    opened: dict[str, Measure | Missing] = {}
    for seed in (3, 4):
        found = answer(Order(COPY, 0, seed), opened)
        assert found.tally is not None
        assert (found.tally.games, found.tally.steps) == (1, len(positions(seed)))
    assert list(opened) == [COPY]


def test_the_first_slice_of_a_measurement_is_tried_without_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def open_table(seed: int) -> PlayGame:
        def play_game() -> int:
            played.append(f"seed {seed}")
            return 5

        return play_game

    monkeypatch.setitem(MEASUREMENTS, GAMES, open_table)
    opened: dict[str, Measure | Missing] = {}
    tallies = [answer(Order(GAMES, 0, seed), opened).tally for seed in (1, 2)]
    assert [tally and (tally.games, tally.steps) for tally in tallies] == [(1, 5), (1, 5)]
    assert played == ["seed 1", "seed 1", "seed 2"]


def test_an_absent_engine_is_refused_with_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    found = answer(Order("rlcard leduc-holdem", 0, 1), {})
    assert found == Answer(
        None,
        "rlcard leduc-holdem is not measured: the Python module 'rlcard' is not installed; `make bench` installs it.",
    )


def test_an_engine_that_fails_is_refused_with_what_it_said() -> None:
    def fail(seconds: float, seed: int) -> Tally:
        raise ValueError(f"no cards left for seed {seed} after {seconds} s")

    found = answer(Order("other", 0.5, 7), {"other": fail})
    assert found == Answer(
        None, "other is not measured: it stopped with ValueError: no cards left for seed 7 after 0.5 s."
    )
