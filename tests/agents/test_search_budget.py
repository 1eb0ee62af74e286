import pytest

from wildswing.agents.facet import LONGEST, agents_of
from wildswing.agents.levels import LEVELS
from wildswing.agents.search import budget as budgets
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget, never
from wildswing.agents.search.shared import SharedAgent
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.game import EXCEED
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION


class Clock:
    """A clock that each play moves on by a second."""

    def __init__(self) -> None:
        self.now = 100.0
        self.plays = 0

    def play(self) -> None:
        self.now += 1
        self.plays += 1

    def read(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(budgets, "monotonic", found.read)
    return found


@pytest.mark.parametrize(("budget", "plays"), [(Budget(7), 7), (Budget(1), 1), (Budget(seconds=5), 5)])
def test_a_budget_is_spent_to_the_end(budget: Budget, plays: int, clock: Clock) -> None:
    budget.spend(clock.play, never)
    assert clock.plays == plays


@pytest.mark.parametrize("budget", [Budget(1000), Budget(seconds=1000)])
def test_a_search_ends_when_it_is_told_to_and_plays_once_at_least(budget: Budget, clock: Clock) -> None:
    budget.spend(clock.play, lambda: clock.plays >= 3)
    assert clock.plays == 3
    budget.spend(clock.play, lambda: True)
    assert clock.plays == 4


def test_a_time_too_short_for_one_play_is_enough_for_one(clock: Clock) -> None:
    Budget(seconds=0.5).spend(clock.play, never)
    assert clock.plays == 1


@pytest.mark.parametrize(("plays", "parts"), [(10, [5, 5]), (11, [6, 5]), (1, [1])])
def test_plays_are_parted_and_time_is_not(plays: int, parts: list[int]) -> None:
    assert [part.plays for part in Budget(plays).parts(2)] == parts
    assert Budget(seconds=3).parts(2) == [Budget(seconds=3)] * 2


def test_in_turn_time_is_parted_and_plays_are_not() -> None:
    assert Budget(seconds=3).in_turn(2) == Budget(seconds=1.5)
    assert Budget(9).in_turn(2) == Budget(9)


@pytest.mark.parametrize(
    ("budget", "text"), [(Budget(500), "500"), (Budget(seconds=1), "1s"), (Budget(seconds=0.25), "0.25s")]
)
def test_a_budget_is_written_as_it_is_read(budget: Budget, text: str) -> None:
    assert str(budget) == text
    assert budgets.read_budget(f"search:{text}", text) == budget


def test_a_number_of_plays_ends_when_it_takes_too_long(clock: Clock) -> None:
    Budget(50, longest=5.0).spend(clock.play, never)
    assert clock.plays == 5
    assert [one.longest for one in Budget(50, longest=5.0).parts(2)] == [5.0, 5.0]
    assert Budget(50, longest=5.0).in_turn(2) == Budget(50, longest=2.5)


def test_every_level_has_an_end() -> None:
    """An agent that has no budget does a number of steps that does not depend on the machine."""
    made = [make() for game in (EXCEED, FORMATION, EXILED) for make in agents_of(game).levels or ()]
    budgets = [agent.budget for agent in made if isinstance(agent, ExceedMind)]
    assert [one.longest for one in budgets] == [LONGEST] * len(LEVELS)
    assert not [agent for agent in made if isinstance(agent, SearchAgent | SharedAgent)]
