"""The trained baseline of the benchmark: it plays with NumPy alone, and training says what it needs."""

import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from docs.examples.ppo import ppo
from wildswing.agents.random import RandomAgent
from wildswing.arenas.facet import encoding_of
from wildswing.kernel import find_game
from wildswing.lab.own_agents import agent_for
from wildswing.lab.play_out import play_out


def test_what_was_trained_beats_chance() -> None:
    game = find_game("formation")
    setup = game.default_setup()
    won = 0
    for number in range(20):
        seat = number % 2
        agents = [RandomAgent(), RandomAgent()]
        agents[seat] = agent_for(f"{ppo.__file__}:Formation", game)  # type: ignore[call-overload]
        won += seat in play_out(game, agents, f"baseline {number}", setup).outcome.winners
    assert won >= 16


def test_training_without_its_packages_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert ppo.main(["--out", str(tmp_path / "none.npz")]) == 2
    said = "Training needs torch, which is not installed; run: pip install torch sb3-contrib\n"
    assert capsys.readouterr().err == said
    assert list(tmp_path.iterdir()) == []


def test_a_training_leaves_the_layers_of_the_game(tmp_path: Path) -> None:
    for package in ("torch", "sb3_contrib"):
        pytest.importorskip(package)
    out = tmp_path / "some.npz"
    assert ppo.main(["--minutes", "0.01", "--out", str(out)]) == 0
    encoding = encoding_of("formation")
    with np.load(out) as kept:
        first, *_, last = [kept[name].shape for name in kept.files]
    assert first == (128, encoding.observation_size)
    assert last == (encoding.actions,)
