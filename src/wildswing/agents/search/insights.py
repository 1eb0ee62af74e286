"""Which insight a search has into which game."""

from collections.abc import Callable

from wildswing.agents.search.insight import Insight, PlainInsight
from wildswing.exceed.agents.insight import ExceedInsight
from wildswing.exiled.agents.insight import ExiledInsight
from wildswing.formation.agents.insight import FormationInsight
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
