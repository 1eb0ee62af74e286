"""The scenarios that come with the package: what every card of a fighter does, beside the fighter's own file."""

from wildswing.exceed.matches import fighter_text
from wildswing.exceed.roster import scenario_files
from wildswing.exceed.scenarios.errors import ScenarioError
from wildswing.exceed.scenarios.reader import read_scenarios
from wildswing.exceed.scenarios.script import Scenario


def scenarios_of(name: str) -> tuple[Scenario, ...]:
    """Returns the scenarios of a fighter of the roster, by its name or an unmistakable part of it."""
    path, text = scenario_files()[fighter_text(name)]
    return read_scenarios(text, path, _no_file)


def _no_file(name: str) -> str:
    raise ScenarioError(name, 1, "the scenarios of the roster are played by fighters of the roster.")
