"""The scenarios that come with the package: what every card of a fighter does, beside the fighter's own file."""

from wildswing.exceed.matches import fighter_text
from wildswing.exceed.roster import scenario_files
from wildswing.exceed.scenarios.errors import ScenarioError
from wildswing.exceed.scenarios.reader import read_scenarios
from wildswing.exceed.scenarios.script import Scenario
from wildswing.kernel.errors import WildswingError


class NoScenarios(WildswingError):
    """A fighter of which the package tells no scenarios."""


def scenarios_of(name: str) -> tuple[Scenario, ...]:
    """Returns the scenarios of a fighter of the roster, by its name or an unmistakable part of it."""
    files = scenario_files()
    text = fighter_text(name)
    if text not in files:
        raise NoScenarios(f"There are no scenarios of {name} yet.")
    path, scenarios = files[text]
    return read_scenarios(scenarios, path, _no_file)


def _no_file(name: str) -> str:
    raise ScenarioError(name, 1, "the scenarios of the roster are played by fighters of the roster.")
