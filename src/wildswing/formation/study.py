"""Who values answers of Formation when a match is studied: the solver."""

from typing import Final

from wildswing.formation.agents.solver import SolverAgent
from wildswing.study.facet import Study

SAMPLES: Final = 8
"""So many deals are solved for a decision at the usual depth."""

STUDY = Study(thinker=lambda depth: SolverAgent(SAMPLES * depth))
