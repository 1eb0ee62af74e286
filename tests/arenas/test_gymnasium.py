from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from wildswing.arenas.bout import LOSE
from wildswing.arenas.encoding import IllegalAction
from wildswing.arenas.gymnasium import SeatEnv, id_of
from wildswing.exceed.matches import fighter_text
from wildswing.exiled.rules.setup import setup_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import shelf
from wildswing.kernel.state import HIDDEN, State

SHORT_EXILED = setup_of((("Hedina",), ("Nahtha",)), rounds=3)


def make(game: str, **how: Any) -> SeatEnv:
    if game == "exiled":
        how = {"setup": SHORT_EXILED, **how}
    env = gymnasium.make(id_of(game), **how).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """Plays a match at random; returns the reward and how many actions it took."""
    _, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    for number in range(1, 2000):
        _, reward, over, _, info = env.step(int(random.choice(info["action_mask"].nonzero()[0])))
        if over:
            return float(reward), number
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", shelf().games)
def test_the_checker_of_gymnasium_is_content(game: str) -> None:
    # It takes actions without looking at a mask, so an illegal one has to end the match.
    check_env(make(game, on_illegal=LOSE))


@pytest.mark.parametrize("game", shelf().games)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    assert play(make(game), 5) == play(make(game), 5)


def test_the_seat_alone_is_asked() -> None:
    env = make("exceed", seat=1)
    _, info = env.reset(seed=2)
    for _ in range(10):
        assert env.bout.asked[-1] == env.seat == 1
        assert info["action_mask"].tolist() == env.action_masks().tolist()
        assert info["action_mask"].any()
        _, _, over, _, info = env.step(int(info["action_mask"].nonzero()[0][0]))
        if over:
            break


def test_without_a_seat_all_are_taken_in_turn_by_chance() -> None:
    env = make("exceed")
    seats = set()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1}
    with pytest.raises(WildswingError, match="There is no seat 2; choose 0 to 1"):
        make("exceed", seat=2)


def test_rewards_come_at_the_end_alone() -> None:
    env = make("formation")
    rewards = set()
    for seed in range(6):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(int(info["action_mask"].nonzero()[0][0]))
            assert over or reward == 0.0
        rewards.add(reward)
        assert not info["action_mask"].any()
    assert rewards == {-1.0, 1.0}


class FirstOption:
    """An agent that remembers what it was shown."""

    name = "first option"

    def __init__(self) -> None:
        self.shown: list[tuple[State, Ask]] = []

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - as all agents do
        self.shown.append((hidden, ask))
        return 0


def test_the_opponent_plays_the_other_seat_and_sees_no_hidden_card() -> None:
    agent = FirstOption()
    env = make("formation", opponent=agent, seat=0)
    play(env, 1)
    assert {ask.seat for _, ask in agent.shown} == {1}
    assert all(hidden.chance == 0 and set(hidden.sides[0].hand) <= {HIDDEN} for hidden, _ in agent.shown)  # type: ignore[attr-defined] # of a table
    assert agent.shown[0][1].kind == "type"
    assert env.bout.state.sides[1].type == agent.shown[0][1].options[0]  # type: ignore[attr-defined] # of a table


def test_opponents_have_names() -> None:
    lost = [play(make("formation", opponent="greedy", seat=seed % 2), seed)[0] == -1.0 for seed in range(4)]
    assert all(lost)
    with pytest.raises(WildswingError, match="There is no agent “nobody”"):
        make("formation", opponent="nobody")


def test_who_plays_alone_gets_the_score() -> None:
    """The middle of the target is on the grid, so aiming there scores."""
    env = make("target-practice")
    scores = []
    for seed in range(4):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            offered = info["action_mask"].nonzero()[0]
            ask = env.bout.state.asks[0]
            middle = 1 if ask.kind == "round" and 1 in offered else 0
            if ask.kind == "aim":
                middle = env.bout.encoding.action_of(env.bout.state, ask, ask.options.index((0, 0, 0, 0)))
                assert ask.options[env.bout.offered(0)[middle]] == (0, 0, 0, 0)
            _, reward, over, _, info = env.step(middle)
        scores.append(reward)
        assert reward == sum(toss.worth for toss in env.bout.state.thrown)  # type: ignore[attr-defined] # of a session
    assert sum(scores) > 0


def test_what_was_observed_does_not_change_later() -> None:
    env = make("exceed")
    seen, info = env.reset(seed=3)
    first = seen.copy(), info["action_mask"].copy()
    for _ in range(10):
        told = env.step(int(env.action_masks().nonzero()[0][0]))
    assert np.array_equal(seen, first[0])
    assert np.array_equal(info["action_mask"], first[1])
    assert not np.array_equal(told[0], seen)


def test_gymnasium_itself_runs_several_matches_side_by_side() -> None:
    env = gymnasium.make_vec("wildswing/Formation-v0", num_envs=3, vectorization_mode="sync")
    _, info = env.reset(seed=1)
    ended = 0
    for _ in range(70):
        actions = np.array([mask.argmax() for mask in info["action_mask"]])
        seen, _, over, _, info = env.step(actions)
        ended += int(over.sum())
    assert seen.shape == (3, 390)
    assert ended >= 3


def test_an_illegal_action_is_refused() -> None:
    env = make("formation")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="does not answer the open question"):
        env.step(79)
    lost = make("formation", on_illegal=LOSE)
    lost.reset(seed=1)
    assert lost.step(79)[1:3] == (-1.0, True)


def test_what_happened_is_told_in_words() -> None:
    env = make("ghost-bride", render_mode="ansi")
    env.reset(seed=1)
    assert "Where do you throw the scythe?" in str(env.render())
    assert make("ghost-bride").render() is None
    with pytest.raises(WildswingError, match="“human” is no way to render"):
        SeatEnv("ghost-bride", render_mode="human")


def test_a_fighter_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.fighter"
    file.write_text(fighter_text("Ryu").replace("fighter Ryu", "fighter Mine"), encoding="utf-8")
    assert make("exceed", fighters=("Ky", str(file))).bout.seats == ("Ky Kiske", "Mine")
