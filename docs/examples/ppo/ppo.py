"""Trains a MaskablePPO by playing against itself, and plays with what it has learned.

    python docs/examples/ppo/ppo.py --game formation --minutes 10 --out docs/examples/ppo/formation.npz
    wildswing benchmark docs/examples/ppo/ppo.py:Formation --game formation

Training needs the packages torch and sb3-contrib, which are in no installation of Wildswing. Playing needs NumPy alone:
what is kept of a training are the layers that choose the actions, in a file of 144 kB.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from wildswing.arenas.encoding import Encoding
from wildswing.arenas.facet import encoding_of
from wildswing.arenas.gymnasium import id_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

Layers = Sequence[NDArray[np.float32]]
"""Weights and biases in turns, from the observation to the actions."""

FINE = 1_000_000
"""Into so many parts chance is cut to pick an action."""

MATCHES = 32
"""So many matches are played at once."""


class Player:
    """Plays by a network, each action as often as the network would."""

    name = "ppo"

    def __init__(self, game: str, layers: Layers) -> None:
        self.layers = layers
        self._game = game

    @cached_property
    def _encoding(self) -> Encoding:
        return encoding_of(self._game)

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - as all agents do
        """Returns the index of an option."""
        offered = self._encoding.offered(hidden, ask)
        actions = sorted(offered)
        wishes = self._wishes(self._encoding.observe(hidden, ask.seat))[actions]
        odds = np.exp(wishes - wishes.max()).cumsum()
        picked = int(np.searchsorted(odds, odds[-1] * (stream.below(FINE) + 0.5) / FINE))
        return offered[actions[picked]]

    def _wishes(self, known: NDArray[np.float32]) -> NDArray[np.float32]:
        *inner, weights, biases = self.layers
        for at in range(0, len(inner), 2):
            known = np.tanh(inner[at] @ known + inner[at + 1])
        return np.asarray(weights @ known + biases, np.float32)


class Formation(Player):
    """What was trained for Formation, out of the file beside this program, as the benchmark makes its agents."""

    def __init__(self) -> None:
        with np.load(Path(__file__).with_name("formation.npz")) as kept:
            super().__init__("formation", [kept[name].astype(np.float32) for name in kept.files])


def layers_of(policy: Any) -> Layers:
    """Copies the layers that choose the actions out of a policy."""
    inner = [layer for layer in policy.mlp_extractor.policy_net if hasattr(layer, "weight")]
    values = [value for layer in (*inner, policy.action_net) for value in (layer.weight, layer.bias)]
    return [value.detach().numpy().copy() for value in values]


def train(game: str, minutes: float, seed: int, say: Callable[[str], object]) -> Layers:
    """Trains for some minutes of processor time against what was learned a little earlier; returns the layers."""
    torch, sb3, vectors = map(import_module, ("torch", "sb3_contrib", "stable_baselines3.common.vec_env"))
    torch.set_num_threads(1)
    encoding = encoding_of(game)
    sizes = [encoding.observation_size, 128, 128, encoding.actions]
    rng = np.random.default_rng(seed)
    shapes = [
        shape for after, before in zip(sizes[1:], sizes[:-1], strict=True) for shape in ((after, before), (after,))
    ]
    opponent = Player(game, [np.zeros(shape, np.float32) for shape in shapes])  # by chance, at first
    env = vectors.DummyVecEnv([lambda: gymnasium.make(id_of(game), opponent=opponent) for _ in range(MATCHES)])
    model = sb3.MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": sizes[1:-1]},
        seed=seed,
        device="cpu",
    )
    earlier: list[Layers] = []
    began, told = time.process_time(), 0.0
    while (spent := (time.process_time() - began) / 60) < minutes:
        model.learn(4 * MATCHES * model.n_steps, reset_num_timesteps=False)
        earlier.append(layers_of(model.policy))
        # Half of the time against the newest, so that it goes on, else against any, so that it forgets nothing.
        opponent.layers = earlier[-1] if rng.random() < 0.5 else earlier[rng.integers(len(earlier))]
        if spent > told + 1:
            told = spent
            say(f"{spent:.1f} minutes, {model.num_timesteps} decisions")
    return layers_of(model.policy)


def main(words: Sequence[str] | None = None) -> int:
    """Trains, and keeps what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="formation")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args(words)
    try:
        layers = train(wanted.game, wanted.minutes, wanted.seed, lambda line: sys.stderr.write(f"{line}\n"))
    except ModuleNotFoundError as error:
        sys.stderr.write(f"Training needs {error.name}, which is not installed; run: pip install torch sb3-contrib\n")
        return 2
    np.savez_compressed(wanted.out, *[layer.astype(np.float16) for layer in layers])
    return 0


if __name__ == "__main__":
    sys.exit(main())
