"""Which insight a search has into which game."""

from collections.abc import Callable

from wildswing.agents.exceed_insight import ExceedInsight
from wildswing.agents.exiled_insight import ExiledInsight
from wildswing.agents.formation_insight import FormationInsight
from wildswing.agents.search.insight import Insight, PlainInsight
from wildswing.kernel.game import AnyGame

INSIGHTS: dict[str, Callable[[], Insight]] = {
    "exceed": ExceedInsight,
    "exiled": ExiledInsight,
    "formation": FormationInsight,
}
"""By the name of a game what is known of it; other games are played at random to the end."""


def insight_for(game: AnyGame) -> Insight:
    """Returns what a search may know of a game."""
    made = INSIGHTS.get(game.name)
    return PlainInsight(game) if made is None else made()
