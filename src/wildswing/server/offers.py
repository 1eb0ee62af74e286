"""The games that can be played at a table, each with all that can be chosen for it."""

from wildswing.agents.registry import opponent_names
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import shelf
from wildswing.server.presenting import presenter_of
from wildswing.server.protocol import GameOffer
from wildswing.texts import Text, translated


def offers() -> list[GameOffer]:
    """Returns the games there are."""
    return [offer_of(game) for game in shelf().games.values()]


def offer_of(game: AnyGame) -> GameOffer:
    """Returns what a page shows of a game before a match."""
    return GameOffer(
        name=game.name,
        title=game.title,
        summary=translated(Text(game.summary)),
        seats=game.seats(game.default_setup()),
        opponents=opponent_names(game),
        choices=presenter_of(game).choices(game),
    )
