"""What it takes to start, with made-up figures, and with one real command."""

import os

import pytest

from wildswing.lab.starts import COMMANDS, TABLE, StartCost, _command, measure_starts, start_costs, start_targets
from wildswing.lab.statistics import Spread


def test_each_start_is_held_against_its_bound() -> None:
    help_, *others = COMMANDS
    found = {help_: [240.0, 260.0, 250.0], TABLE: [1501.0]}
    assert start_costs(found) == (
        StartCost(help_, Spread(250, 240, 260)),
        StartCost(TABLE, Spread(1501, 1501, 1501)),
    )
    assert [target.reached for target in start_targets(found)] == [True, *[None] * len(others), False]


def test_nothing_is_measured_where_the_system_does_not_tell_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "wait4")
    assert measure_starts(lambda *_: pytest.fail("something was started")) == {}
    assert {target.reached for target in start_targets({})} == {None}


def test_a_command_that_is_measured_has_worked() -> None:
    assert _command("--version") > 0
