"""What a tally says, and how long is played for it."""

import pytest

from wildswing.lab.tally import Tally, play_for


def test_a_tally_gives_rates_per_second() -> None:
    tally = Tally(games=4, steps=30, seconds=0.5)
    assert tally.steps_per_second == 60
    assert tally.games_per_second == 8


def set_clocks(monkeypatch: pytest.MonkeyPatch, wall: list[float], processor: list[float]) -> None:
    monkeypatch.setattr("wildswing.lab.tally.perf_counter", iter(wall).__next__)
    monkeypatch.setattr("wildswing.lab.tally.process_time", iter(processor).__next__)


def test_time_is_filled_with_whole_games_and_only_the_processors_time_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_clocks(monkeypatch, [100.0, 101.0, 102.0, 103.0], [10.0, 11.5])
    assert play_for(2.5, lambda: 7) == Tally(games=3, steps=21, seconds=1.5)


def test_one_game_is_played_even_with_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    set_clocks(monkeypatch, [100.0, 104.0], [10.0, 12.0])
    assert play_for(0, lambda: 7) == Tally(games=1, steps=7, seconds=2.0)
