"""Many matches in one call are the same as as many matches one by one."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from wildswing.arenas.bout import LOSE
from wildswing.arenas.encoding import IllegalAction
from wildswing.arenas.gymnasium import SeatEnv, id_of
from wildswing.arenas.gymnasium_vector import SeatVectorEnv
from wildswing.exiled.rules.setup import setup_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import shelf

SHORT_EXILED = setup_of((("Hedina", "Klim-Klam"), ("Nahtha", "Badon")), rounds=3)


def made(game: str, matches: int, **how: Any) -> SeatVectorEnv:
    if game == "exiled":
        how = {"setup": SHORT_EXILED, **how}
    env = gymnasium.make_vec(id_of(game), num_envs=matches, **how)
    assert isinstance(env, SeatVectorEnv)
    return env


def one(game: str) -> SeatEnv:
    return SeatEnv(game, setup=SHORT_EXILED if game == "exiled" else None)


def lowest(masks: Any, step: int) -> Any:
    """Picks an offered action in each match, another one from step to step."""
    return np.array([mask.nonzero()[0][step % int(mask.sum())] for mask in masks])


@pytest.mark.parametrize("game", shelf().games)
def test_every_match_is_the_one_of_a_single_environment_with_its_seed(game: str) -> None:
    env, singles = made(game, 3), [one(game) for _ in range(3)]
    seen, info = env.reset(seed=5)
    for at, single in enumerate(singles):
        first, told = single.reset(seed=5 + at)
        assert np.array_equal(seen[at], first)
        assert np.array_equal(info["action_mask"][at], told["action_mask"])
    ended = 0
    for step in range(90):
        actions = lowest(info["action_mask"], step)
        seen, rewards, over, cut_short, info = env.step(actions)
        assert not cut_short.any()
        for at, single in enumerate(singles):
            alone, reward, end, _, told = single.step(int(actions[at]))
            assert (rewards[at], over[at]) == (reward, end)
            if end:
                ended += 1
                assert info["_final_obs"][at]
                assert np.array_equal(info["final_obs"][at], alone)
                alone, told = single.reset()
            assert np.array_equal(seen[at], alone)
            assert np.array_equal(info["action_mask"][at], told["action_mask"])
        assert ("final_obs" in info) == over.any()
    assert ended >= 3


def test_observations_and_masks_are_of_the_spaces_told() -> None:
    env = made("formation", 4)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert seen.shape == (4, 390)
    assert (info["action_mask"].shape, info["action_mask"].dtype) == ((4, 80), np.int8)
    assert env.action_space.contains(lowest(info["action_mask"], 0))
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_what_was_told_does_not_change_later() -> None:
    env = made("exceed", 2)
    seen, info = env.reset(seed=1)
    kept = seen.copy(), info["action_mask"].copy()
    after, rewards, over, _, told = env.step(lowest(info["action_mask"], 0))
    assert np.array_equal(seen, kept[0])
    assert np.array_equal(info["action_mask"], kept[1])
    kept_after = after.copy(), rewards.copy(), over.copy()
    for step in range(40):
        told = env.step(lowest(told["action_mask"], step))[4]
    assert np.array_equal(after, kept_after[0])
    assert np.array_equal(rewards, kept_after[1])
    assert np.array_equal(over, kept_after[2])


@pytest.mark.parametrize("game", ["exceed", "exiled"])
def test_without_copies_the_same_arrays_tell_the_same(game: str) -> None:
    env, kept = made(game, 2), made(game, 2, copy=False)
    seen, info = env.reset(seed=4)
    place, told = kept.reset(seed=4)
    for step in range(60):
        assert np.array_equal(place, seen)
        assert np.array_equal(told["action_mask"], info["action_mask"])
        actions = lowest(info["action_mask"], step)
        seen, rewards, over, _, info = env.step(actions)
        again, others, ends, _, told = kept.step(actions)
        assert again is place
        assert (others.tolist(), ends.tolist()) == (rewards.tolist(), over.tolist())


def test_a_refused_action_leaves_all_matches_as_they_are() -> None:
    env = made("formation", 3)
    seen, info = env.reset(seed=1)
    actions = lowest(info["action_mask"], 0)
    with pytest.raises(IllegalAction, match="does not answer the open question"):
        env.step(np.array([actions[0], actions[1], 79]))
    other = made("formation", 3)
    other.reset(seed=1)
    assert np.array_equal(env.step(actions)[0], other.step(actions)[0])
    assert not np.array_equal(seen, env.step(lowest(env.action_masks(), 0))[0])


def test_an_illegal_action_may_lose_one_match() -> None:
    env = made("formation", 2, on_illegal=LOSE, seat=0)
    _, info = env.reset(seed=1)
    _, rewards, over, _, info = env.step(np.array([79, lowest(info["action_mask"], 0)[1]]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert over.tolist() == [True, False]
    assert info["action_mask"].any(axis=1).all()


def test_each_match_may_have_a_seed_of_its_own() -> None:
    env = made("exceed", 2)
    same = env.reset(seed=[4, 4])[0]
    assert np.array_equal(same[0], same[1])
    assert not np.array_equal(env.reset()[0], same)
    with pytest.raises(WildswingError, match="3 seeds were given for 2 matches"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(WildswingError, match="0 matches cannot be played"):
        made("exceed", 0)
