"""A worker finds out what it is, and answers every order."""

import sys

import pytest

import wildswing.kernel.agenda
from wildswing.formation.game import FORMATION
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab import subjects
from wildswing.lab.bench_worker import Answer, Opened, Order, answer, hello
from wildswing.lab.measurements import COPY, GAMES, THROUGH_OPENSPIEL, Subject
from wildswing.lab.positions import positions
from wildswing.lab.tally import Missing, PlayGame, Tally


def test_a_worker_tells_compiled_modules_by_their_files() -> None:
    found = hello()
    is_plain = (wildswing.kernel.agenda.__file__ or "").endswith(".py")
    assert ("wildswing.kernel.agenda" in found.compiled) != is_plain
    assert "wildswing.lab.bench_worker" not in found.compiled


def test_a_slice_is_opened_with_the_seed_of_its_order() -> None:
    opened: Opened = {}
    for seed in (3, 4):
        found = answer(Order("Formation", COPY, 0, seed), opened)
        assert found.tally is not None
        assert (found.tally.games, found.tally.steps) == (1, len(positions(FORMATION, FORMATION.default_setup(), seed)))
    assert list(opened) == [("Formation", COPY)]


def test_the_first_slice_of_a_measurement_is_tried_without_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def open_table(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
        def play_game() -> int:
            played.append(f"{game.title}, seed {seed}")
            return 5

        return play_game

    subject = Subject("any match", FORMATION, FORMATION.default_setup, {GAMES: open_table})
    monkeypatch.setattr(subjects, "SUBJECTS", (subject,))
    opened: Opened = {}
    tallies = [answer(Order("any match", GAMES, 0, seed), opened).tally for seed in (1, 2)]
    assert [tally and (tally.games, tally.steps) for tally in tallies] == [(1, 5), (1, 5)]
    assert played == ["Formation, seed 1", "Formation, seed 1", "Formation, seed 2"]


def test_what_is_missing_is_refused_with_its_sentence() -> None:
    found = answer(Order("other", GAMES, 0, 1), {}, lambda *_: Missing("other", "It is not there."))
    assert found == Answer(None, "It is not there.")


def test_an_arena_without_its_package_is_refused_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "wildswing.arenas.openspiel", raising=False)
    refused = [answer(Order(name, THROUGH_OPENSPIEL, 0, 1), {}) for name in ("Formation", "Exiled 3-3")]
    why = "Our games through OpenSpiel are not measured. Games of OpenSpiel need pyspiel, which is not installed"
    assert refused == [Answer(None, f'{why}; run: pip install "wildswing[arenas]"')] * 2


def test_an_engine_that_fails_is_refused_with_what_it_said() -> None:
    def fail(seconds: float, seed: int) -> Tally:
        raise ValueError(f"no cards left for seed {seed} after {seconds} s")

    found = answer(Order("other", GAMES, 0.5, 7), {("other", GAMES): fail})
    why = "it stopped with ValueError: no cards left for seed 7 after 0.5 s"
    assert found == Answer(None, f"other, random games, is not measured: {why}.")
