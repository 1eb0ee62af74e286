"""Which insight a search has into which game."""

from wildswing.agents.facet import agents_of
from wildswing.agents.search.insight import Insight, PlainInsight
from wildswing.kernel.game import AnyGame


def insight_for(game: AnyGame) -> Insight:
    """Returns what a search may know of a game."""
    return insight_into(game) or PlainInsight(game)


def insight_into(game: AnyGame) -> Insight | None:
    """Returns what is known of a game alone."""
    made = agents_of(game).insight
    return None if made is None else made()
