"""Who values answers of Exceed when a match is studied: the mind that plays it, with one core."""

from typing import Final

from wildswing.agents.search.budget import Budget
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.study.facet import Study

PLAYS: Final = 500
"""So many plays are imagined for a decision at the usual depth."""

STUDY = Study(thinker=lambda depth: ExceedMind(Budget(PLAYS * depth)))
