"""Every test of a family has its day, and all of them have it where everything is asked for."""

from dataclasses import dataclass

import pytest

from tests import sampling
from tests.sampling import ALL, VARIABLE, left_for_other_days


@dataclass(frozen=True)
class Named:
    """A test by its name, which may be of a family."""

    nodeid: str
    family: tuple[str, int] | None = None

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return pytest.Mark(name, self.family, {}, _ispytest=True) if self.family else None


FAMILY = [
    Named(f"tests/browser/test_blind.py::test_{game}", ("by ear", 1)) for game in ("exceed", "formation", "third")
]
ALONE = [Named("tests/browser/test_blind.py::test_alone"), Named("tests/kernel/test_match.py::test_it")]
CARDS = [Named(f"tests/exceed/cards/test_{card}.py::test_it") for card in range(9)]


def run_on(day: str, monkeypatch: pytest.MonkeyPatch) -> set[Named]:
    monkeypatch.setenv(VARIABLE, day)
    return {*FAMILY, *ALONE, *CARDS}.difference(left_for_other_days([*FAMILY, *ALONE, *CARDS]))


@pytest.mark.parametrize("compiled", [False, True])
def test_one_of_a_family_has_its_day_and_each_has_one(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.setattr(sampling, "IS_COMPILED", compiled)
    days = [run_on(f"2026-11-{day}", monkeypatch) for day in range(10, 30)]
    assert {len(day.intersection(FAMILY)) for day in days} == {1}
    assert {len(day.intersection(CARDS)) for day in days} == {5 if compiled else 9}
    assert all(day.issuperset(ALONE) for day in days)
    assert set.union(*days) == {*FAMILY, *ALONE, *CARDS}
    assert run_on("2026-11-10", monkeypatch) == days[0]


def test_nothing_is_left_where_everything_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "IS_COMPILED", True)
    assert run_on(ALL, monkeypatch) == {*FAMILY, *ALONE, *CARDS}
