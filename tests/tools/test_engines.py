"""Measuring other engines: what a step is, what a tally says, what is said of an absent engine."""

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tools.peers.engines import Peer, find_peer, peer_names
from wildswing.lab.tally import Missing

MODULES = {
    "rlcard uno, bare loop": "rlcard",
    "rlcard uno, as documented": "rlcard",
    "rlcard gin-rummy": "rlcard",
    "rlcard leduc-holdem": "rlcard",
    "PettingZoo go_v5, 9 by 9": "pettingzoo.classic.go.go",
    "PettingZoo connect_four_v3": "pettingzoo.classic.connect_four.connect_four",
    "PettingZoo tictactoe_v3": "pettingzoo.classic.tictactoe.tictactoe",
    "OpenSpiel gin_rummy": "pyspiel",
    "OpenSpiel leduc_poker": "pyspiel",
    "OpenSpiel python_team_dominoes": "open_spiel.python.games.team_dominoes",
    "OpenSpiel python_kuhn_poker": "open_spiel.python.games.kuhn_poker",
}


def peer_named(name: str) -> Peer:
    found = find_peer(name)
    assert isinstance(found, Peer)
    return found


def missing_named(name: str) -> Missing:
    found = find_peer(name)
    assert isinstance(found, Missing)
    return found


def install(monkeypatch: pytest.MonkeyPatch, name: str, **names: object) -> None:
    module = ModuleType(name)
    vars(module).update(names)
    monkeypatch.setitem(sys.modules, name, module)


class ThreeQuestions:
    """An rlcard environment whose every game asks three questions, with one answer allowed."""

    def __init__(self) -> None:
        self.answers: list[int] = []

    def reset(self) -> tuple[dict[str, Any], int]:
        self.answers = []
        return {"legal_actions": {4: None}}, 0

    def is_over(self) -> bool:
        return len(self.answers) == 3

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        assert action == 4
        self.answers.append(action)
        return {"legal_actions": {4: None}}, len(self.answers) % 2


class TwoDealsTwoBets:
    """An OpenSpiel state in which chance deals two cards and then two players bet."""

    def __init__(self) -> None:
        self.moves: list[int] = []

    def current_player(self) -> int:
        return (-1, -1, 0, 1, -4)[len(self.moves)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(10, 1.0)]

    def legal_actions(self) -> list[int]:
        return [1]

    def apply_action(self, action: int) -> None:
        assert action == (10 if self.current_player() == -1 else 1)
        self.moves.append(action)


def test_a_step_is_one_decision_of_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, dict[str, int]]] = []

    def make(game: str, config: dict[str, int]) -> ThreeQuestions:
        asked.append((game, config))
        return ThreeQuestions()

    install(monkeypatch, "rlcard", make=make)
    tally = peer_named("rlcard uno, bare loop").play(0, 7)
    assert (tally.games, tally.steps) == (1, 3)
    assert asked == [("uno", {"seed": 7})]


class RunsItself:
    """An rlcard environment that asks its players in turn, three times a game, and counts over all games."""

    num_players = 2

    def __init__(self) -> None:
        self.timestep = 100
        self.players: list[Any] = []
        self.chosen: list[int] = []

    def set_agents(self, players: list[Any]) -> None:
        self.players = players

    def run(self) -> tuple[list[list[Any]], list[int]]:
        for turn in range(3):
            player = self.players[turn % self.num_players]
            assert not player.use_raw
            self.chosen.append(player.eval_step({"legal_actions": {4: None, 6: None}})[0])
            self.timestep += 1
        return [[], []], [1, -1]


def test_an_environment_that_runs_itself_is_given_players_who_choose_what_is_legal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seeds: list[int] = []
    env = RunsItself()

    class RandomState:
        def __init__(self, seed: int) -> None:
            seeds.append(seed)

        def choice(self, options: list[int]) -> int:
            assert options == [4, 6]
            return 6

    install(monkeypatch, "rlcard", make=lambda *_, **__: env)
    install(monkeypatch, "numpy", random=SimpleNamespace(RandomState=RandomState))
    tally = peer_named("rlcard uno, as documented").play(0, 7)
    assert (tally.games, tally.steps, env.chosen, seeds) == (1, 3, [6, 6, 6], [7])


def test_chance_is_not_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def load_game(name: str) -> SimpleNamespace:
        opened.append(name)
        return SimpleNamespace(new_initial_state=TwoDealsTwoBets)

    install(monkeypatch, "pyspiel", PlayerId=SimpleNamespace(CHANCE=-1), load_game=load_game)
    monkeypatch.setitem(sys.modules, "open_spiel", None)  # its games cannot be built on the fake core
    tally = peer_named("OpenSpiel leduc_poker").play(0, 7)
    assert (tally.games, tally.steps) == (1, 2)
    assert opened == ["leduc_poker"]


def test_an_absent_package_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    assert missing_named("rlcard uno, bare loop").reason == (
        "The games of rlcard are not measured: the Python module 'rlcard' is not installed; `make bench` installs it."
    )


def test_a_package_that_does_not_load_is_told_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "rlcard.py").write_text("raise ImportError('libcards.so is not there')\n")
    monkeypatch.delitem(sys.modules, "rlcard", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    assert missing_named("rlcard leduc-holdem").reason == (
        "The games of rlcard are not measured: its package does not load (libcards.so is not there); "
        "`make bench` installs one that does."
    )


def test_every_engine_is_found_under_its_name() -> None:
    assert peer_names() == list(MODULES)
    assert [find_peer(name).name for name in MODULES] == list(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_an_installed_engine_plays_whole_games(name: str) -> None:
    pytest.importorskip(MODULES[name], reason="the optional group `peers` is not installed")
    tally = peer_named(name).play(0.05, 7)
    assert tally.games >= 1
    assert tally.steps >= tally.games
    assert tally.seconds > 0


@pytest.mark.parametrize("name", MODULES)
def test_an_installed_engine_plays_the_same_games_for_the_same_seed(name: str) -> None:
    pytest.importorskip(MODULES[name], reason="the optional group `peers` is not installed")
    peer = peer_named(name)
    lengths = [[peer.play(0, seed).steps for seed in range(12)] for _ in range(2)]
    assert lengths[0] == lengths[1]
    assert len(set(lengths[0])) > 1
