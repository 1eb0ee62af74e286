"""The games of a tournament in processes of this machine."""

from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path

import pytest

import wildswing
from tests.cli.conftest import Install
from wildswing.kernel.errors import WildswingError
from wildswing.lab.results import Header, Key, Result
from wildswing.lab.runners import runner_for
from wildswing.lab.tournament import Task, seed_of

HEADER = Header(kind="ladder", program="", game="dice", rules=1, seed=7, entrants=("random", "greedy"), texts="")


def task(game: str, number: int) -> Task:
    key: Key = ("random", "greedy", number)
    return Task(key, wildswing.__version__, game, 1, seed_of(HEADER, key), {}, ("random", "random"), False)


class Rounds:
    """Hands out some games, and then some more once all of those have come back."""

    def __init__(self, game: str, *rounds: range) -> None:
        self.rounds = [[task(game, number) for number in numbers] for numbers in rounds]
        self.out: set[Key] = set()

    def more(self) -> Sequence[Task]:
        if self.out or not self.rounds:
            return []
        tasks = self.rounds.pop(0)
        self.out = {one.key for one in tasks}
        return tasks

    def play(self, jobs: int) -> list[Result]:
        results = []
        for result in runner_for(jobs, None)(self.more):
            self.out.remove(result.key)
            results.append(result)
        return results


def test_processes_play_the_same_games_as_one(install: Install) -> None:
    install("dice", "tests.lab.dice:DICE")
    alone = Rounds("dice", range(9), range(9, 12)).play(1)
    assert [result.number for result in alone] == list(range(12))
    assert {result.winner for result in alone} >= {"random", "greedy"}
    together = Rounds("dice", range(9), range(9, 12)).play(2)
    assert sorted(together, key=lambda result: result.number) == alone
    assert active_children() == []


def test_nothing_to_play_is_no_trouble() -> None:
    assert Rounds("formation").play(1) == Rounds("formation").play(2) == []


def test_closing_ends_the_games_under_way(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install("slow-dice", "tests.lab.dice:SLOW_DICE")
    marks = tmp_path / "marks"
    monkeypatch.setenv("MARKS", str(marks))
    results = runner_for(2, None)(Rounds("slow-dice", range(1000)).more)
    assert next(results).pair == ("random", "greedy")
    results.close()
    assert active_children() == []
    assert marks.stat().st_size < 100


@pytest.mark.parametrize(
    ("game", "words"), [("faulty", "stopped with ValueError: out of glue"), ("deadly", "was ended from outside")]
)
def test_trouble_in_a_process_is_told_in_a_sentence(install: Install, game: str, words: str) -> None:
    install(game, f"tests.cli.troubled:{game.upper()}")
    with pytest.raises(WildswingError, match=words):
        Rounds(game, range(6)).play(2)
    assert active_children() == []


def test_no_process_at_all_cannot_play() -> None:
    with pytest.raises(WildswingError, match=r"^0 processes cannot play; ask for 1 or more with --jobs\.$"):
        runner_for(0, None)
