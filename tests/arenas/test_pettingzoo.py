"""PettingZoo's own tests, and what the games add to its rules."""

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import ParallelEnv
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

from wildswing.arenas.bout import LOSE
from wildswing.arenas.encoding import IllegalAction
from wildswing.arenas.pettingzoo import aec_env, parallel_env
from wildswing.exceed.matches import fighter_text
from wildswing.exiled.rules.setup import setup_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import SPECTATOR

FAMILIES = ("exceed", "exiled", "formation")

# Its tests expect plain arrays of all environments but a list of its own; games with masks give dictionaries.
a_dictionary = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
a_dictionary_space = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning"
)
# A game that is over offers nothing, and its last observation is looked at like any other.
nothing_left = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")


def short(game: str) -> dict[str, Any]:
    """Returns how a match of a game is played that is soon over."""
    if game == "exiled":
        return {"game": game, "setup": setup_of((("Hedina", "Evelynn"), ("Nahtha", "Murder of Crows")), rounds=3)}
    return {"game": game}


def play(env: Any, seed: int) -> dict[str, float]:
    """Plays a match at random and returns the last rewards."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if over else int(random.choice(seen["action_mask"].nonzero()[0])))
    return rewards


def transcript(env: Any, seed: int) -> list[tuple[str, bytes, str]]:
    """Returns what the agents and a spectator see in the first part of a match of which all is given but chance."""
    bout = env.unwrapped._seats.bout
    env.reset(seed=seed)
    found = []
    for agent in env.agent_iter(40):
        seen, _, over, _, _ = env.last()
        found.append((agent, seen["observation"].tobytes(), repr(bout.game.view(bout.state, SPECTATOR))))
        env.step(None if over else int(seen["action_mask"].nonzero()[0][-1]))
    return found


@a_dictionary
@a_dictionary_space
@nothing_left
@pytest.mark.parametrize("game", FAMILIES)
def test_one_after_the_other_passes_the_tests_of_pettingzoo(game: str) -> None:
    api_test(aec_env(**short(game)), num_cycles=120)
    seed_test(lambda: aec_env(**short(game)), num_cycles=60)


@pytest.mark.parametrize("game", FAMILIES)
def test_all_at_once_passes_the_tests_of_pettingzoo(game: str) -> None:
    parallel_api_test(parallel_env(**short(game)), num_cycles=200)
    # It seeds actions but asks for no mask, so an illegal one has to end the match.
    parallel_seed_test(lambda: parallel_env(**short(game), on_illegal=LOSE), num_cycles=60)


@pytest.mark.parametrize("game", FAMILIES)
def test_the_benchmark_of_pettingzoo_runs(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = count()
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 10))  # five seconds are over soon
    performance_benchmark(aec_env(**short(game)))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", FAMILIES)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    env = aec_env(**short(game))
    first, again, other = transcript(env, 3), transcript(env, 3), transcript(env, 4)
    assert first == again
    assert first != other


def test_without_a_seed_the_matches_follow_from_the_last_one() -> None:
    def hands(env: Any) -> list[list[float]]:
        env.reset(seed=8)
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.last()[0]["observation"].tolist())
        return found

    dealt = hands(aec_env("formation"))
    assert dealt == hands(aec_env("formation"))
    env = aec_env("exceed")
    one, other, _ = hands(env)
    assert one != other


def test_the_winner_gets_1_and_the_loser_minus_1() -> None:
    for seed in range(4):
        assert sorted(play(aec_env("formation"), seed).values()) == [-1.0, 1.0]


def test_a_team_wins_and_loses_together_and_a_draw_pays_nothing() -> None:
    env = aec_env("exiled", fighters=(("Hedina", "Evelynn"), ("Nahtha", "Murder of Crows")))
    env.reset(seed=1)
    bout = env.unwrapped._seats.bout
    bout.state.phase = "over"
    bout.state.winner = 1
    assert bout.rewards() == [-1.0, -1.0, 1.0, 1.0]
    bout.state.winner = -2
    assert bout.rewards() == [0.0] * 4


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec_env("formation")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.last()[0]["action_mask"].tolist()
    with pytest.raises(IllegalAction, match="does not answer the open question “type”"):
        env.step(20)
    assert env.agent_selection == agent
    assert env.last()[0]["action_mask"].tolist() == before
    with pytest.raises(WildswingError, match="has to take an action of its mask, not None"):
        env.step(None)


def test_an_illegal_action_may_be_a_loss_instead() -> None:
    env = aec_env("formation", on_illegal=LOSE)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(20)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in ("seat_0", "seat_1")}
    with pytest.raises(WildswingError, match="“ignore” is no way to treat an illegal action"):
        aec_env("formation", on_illegal="ignore")


def test_who_is_not_asked_may_only_wait() -> None:
    env = parallel_env("formation")
    seen, _ = env.reset(seed=1)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    assert len(asked) == 1
    idle = next(agent for agent in env.agents if agent not in asked)
    assert seen[idle]["action_mask"].nonzero()[0].tolist() == [env.wait]
    actions = {agent: int(seen[agent]["action_mask"].nonzero()[0][0]) for agent in env.agents}
    with pytest.raises(IllegalAction, match="has no open question and cannot take action 1"):
        env.step({asked[0]: actions[asked[0]], idle: 1})
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="Action 80 does not answer"):
        env.step({})
    env.reset(seed=1)
    seen, *_ = env.step({asked[0]: actions[asked[0]]})
    assert not seen[idle]["action_mask"][env.wait]


def test_both_choose_their_formations_at_once() -> None:
    env = parallel_env("formation")
    seen, _ = env.reset(seed=1)
    for _ in range(2):
        seen, *_ = env.step({agent: int(seen[agent]["action_mask"].nonzero()[0][0]) for agent in env.agents})
    assert not any(seen[agent]["action_mask"][env.wait] for agent in env.agents)
    assert [seen[agent]["action_mask"].nonzero()[0].tolist() for agent in env.agents] == [[3, 4], [3, 4]]


def test_what_happened_is_told_in_words() -> None:
    env = aec_env("formation", render_mode="ansi")
    env.reset(seed=1)
    assert "type" in env.render()
    env.step(0)
    assert "sword" in env.render()
    assert parallel_env("formation").render() is None
    with pytest.raises(WildswingError, match="“human” is no way to render"):
        aec_env("formation", render_mode="human")


def test_a_fighter_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.fighter"
    file.write_text(fighter_text("Ryu").replace("fighter Ryu", "fighter Mine"), encoding="utf-8")
    for env in (aec_env, parallel_env):
        assert env("exceed", fighters=(str(file), "Ky")).unwrapped._seats.bout.seats == ("Mine", "Ky Kiske")


def test_fighters_are_chosen_by_name() -> None:
    env = aec_env("exceed", fighters=("Ryu", "Ken Masters"))
    assert env.unwrapped._seats.bout.seats == ("Ryu", "Ken Masters")
    with pytest.raises(WildswingError, match="should be the names or files of two fighters"):
        aec_env("exceed", fighters=("Ryu",))
    with pytest.raises(WildswingError, match="Formation has no fighters to choose"):
        aec_env("formation", fighters=("Ryu", "Ken Masters"))
    with pytest.raises(WildswingError, match="leave one of them out"):
        aec_env("exceed", fighters=("Ryu", "Ken Masters"), setup=find_game("exceed").default_setup())


@pytest.mark.parametrize("game", ["exceed", "formation"])
@pytest.mark.parametrize("env_of", [aec_env, parallel_env])
def test_without_copies_the_same_arrays_tell_the_same(env_of: Any, game: str) -> None:
    env, kept = env_of(game), env_of(game, copy=False)
    arrays: dict[tuple[str, str], set[int]] = defaultdict(set)
    for (agent, seen), (_, told) in zip(played(env, 6), played(kept, 6), strict=True):
        for name in ("observation", "action_mask"):
            assert np.array_equal(seen[name], told[name])
            arrays[agent, name].add(id(told[name]))
    assert len(arrays) == 4
    assert all(len(places) == 1 for places in arrays.values())


def played(env: Any, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Plays a match by the lowest actions, and gives what each agent sees."""
    if isinstance(env, ParallelEnv):
        seen, _ = env.reset(seed=seed)
        while env.agents:
            yield from seen.items()
            actions = {agent: int(one["action_mask"].nonzero()[0][0]) for agent, one in seen.items()}
            seen = env.step(actions)[0]
        return
    env.reset(seed=seed)
    while not env.terminations[agent := env.agent_selection]:
        seen = env.observe(agent)
        yield agent, seen
        env.step(int(seen["action_mask"].nonzero()[0][0]))
