"""Every test of a family has its day, and every one that takes turns; all have it where everything is asked for."""

from dataclasses import dataclass

import pytest

from tests import sampling
from tests.sampling import ALL, VARIABLE, left_for_other_days


@dataclass(frozen=True)
class Named:
    """A test by its name, which may be of a family; those in that folder are tests in a browser."""

    nodeid: str
    family: tuple[str, int] | None = None

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        if name == "browser":
            return pytest.Mark(name, (), {}, _ispytest=True) if "/browser/" in self.nodeid else None
        return pytest.Mark(name, self.family, {}, _ispytest=True) if self.family else None


FAMILY = [
    Named(f"tests/browser/test_blind.py::test_{game}", ("by ear", 1)) for game in ("exceed", "formation", "third")
]
TURNS = [Named(f"tests/browser/test_blind.py::test_{number}") for number in range(30)]
ALONE = [Named("tests/kernel/test_match.py::test_it"), Named("tests/server/test_play.py::test_it")]
CARDS = [Named(f"tests/exceed/cards/test_{card}.py::test_it") for card in range(9)]
EVERY = [*FAMILY, *TURNS, *ALONE, *CARDS]


def run_on(day: str, monkeypatch: pytest.MonkeyPatch) -> set[Named]:
    monkeypatch.setenv(VARIABLE, day)
    return set(EVERY).difference(left_for_other_days(EVERY))


@pytest.mark.parametrize("compiled", [False, True])
def test_one_of_a_family_has_its_day_and_each_has_one(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.setattr(sampling, "IS_COMPILED", compiled)
    days = [run_on(f"2026-11-{day}", monkeypatch) for day in range(10, 30)]
    assert {len(day.intersection(FAMILY)) for day in days} == {1}
    assert {len(day.intersection(CARDS)) for day in days} == {9 if compiled else 5}
    assert all(day.issuperset(ALONE) for day in days)
    assert set.union(*days) == set(EVERY)
    assert run_on("2026-11-10", monkeypatch) == days[0]


def test_nothing_is_left_where_everything_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "IS_COMPILED", True)
    assert run_on(ALL, monkeypatch) == set(EVERY)


def test_what_takes_turns_has_its_day_once_in_three(monkeypatch: pytest.MonkeyPatch) -> None:
    days = [run_on(f"2026-{day}", monkeypatch).intersection(TURNS) for day in ("11-29", "11-30", "12-01", "12-02")]
    assert set.union(*days[:3]) == set(TURNS)
    assert sum(map(len, days[:3])) == len(TURNS)
    assert days[3] == days[0]
    assert run_on("a word", monkeypatch).intersection(TURNS) in days
