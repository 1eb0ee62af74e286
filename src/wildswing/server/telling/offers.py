"""The games that can be played at a table, each with all that can be chosen for it."""

from collections.abc import Sequence

import msgspec

from wildswing.agents.registry import opponent_names
from wildswing.home.scores import Score
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game, shelf
from wildswing.server.presenting.pictures import picture_of
from wildswing.server.presenting.presenters import presenter_of
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
        picture=picture_of(game),
    )


def with_results(offers: Sequence[GameOffer], scores: Sequence[Score]) -> list[GameOffer]:
    """Adds to each game the best that anybody has reached in it."""
    return [_with_results(offer, scores) for offer in offers]


def _with_results(offer: GameOffer, scores: Sequence[Score]) -> GameOffer:
    game = find_game(offer.name)
    choices = presenter_of(game).with_results(offer.choices, game, scores)
    return msgspec.structs.replace(offer, choices=choices)
