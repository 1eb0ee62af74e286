"""Scenarios: a position, the answers given in it, and what must then be true, written as a short text."""

from wildswing.exceed.scenarios.errors import ScenarioError
from wildswing.exceed.scenarios.playing import Difference, Report, play
from wildswing.exceed.scenarios.reader import read_scenarios
from wildswing.exceed.scenarios.script import Answers, Expectation, Scenario
from wildswing.exceed.scenarios.shipped import scenarios_of

__all__ = [
    "Answers",
    "Difference",
    "Expectation",
    "Report",
    "Scenario",
    "ScenarioError",
    "play",
    "read_scenarios",
    "scenarios_of",
]
