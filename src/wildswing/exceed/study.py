"""Who values answers of Exceed when a match is studied, the mind that plays it with one core; and its scenarios."""

from typing import Final

from wildswing.agents.search.budget import Budget
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.duel import Duel, NotOffered
from wildswing.exceed.position import KEY, written
from wildswing.exceed.scenarios.errors import Mistake
from wildswing.exceed.scenarios.reader import read_scenarios
from wildswing.exceed.scenarios.script import Answers, Scenario
from wildswing.exceed.scenarios.writing import scenario_of
from wildswing.kernel.match import Given
from wildswing.study.facet import Opening, Scenarios, Study
from wildswing.texts import say

PLAYS: Final = 500
"""So many plays are imagined for a decision at the usual depth."""


def read(text: str, source: str) -> tuple[Opening, ...]:
    """Reads scenarios, each as a match that begins with its position."""
    return tuple([_opening(one) for one in read_scenarios(text, source, _no_file)])


def _opening(scenario: Scenario) -> Opening:
    """Gives its answers up to the first that cannot be given, or of which it says what chance has brought about."""
    setup = {**scenario.setup, KEY: written(scenario.position)}
    duel = Duel.of(scenario.setup, scenario.position)
    given: list[Given] = []
    left_out = ""
    for step in scenario.steps:
        if not isinstance(step, Answers):
            continue
        if step.by_chance:
            left_out = say("Chance decides in line {line}, so what follows there is left out.", line=step.line)
            break
        try:
            given += [_answer(duel, step.seat, label) for label in step.labels]
        except NotOffered as refused:
            left_out = say("Line {line} does not fit: {reason}", line=step.line, reason=str(refused))
            break
    return Opening(scenario.title, setup, scenario.position.seed, tuple(given), left_out)


def _answer(duel: Duel, seat: int | None, label: str) -> Given:
    found = duel.found(label, seat)
    duel.answer(label, seat=found.seat)
    return found


def _no_file(name: str) -> str:
    raise Mistake(say("no file can be read here, so “{name}” cannot be found; name a fighter instead.", name=name))


STUDY = Study(
    thinker=lambda depth: ExceedMind(Budget(PLAYS * depth)),
    scenarios=Scenarios(suffix="scenario", read=read, write=scenario_of),
)
