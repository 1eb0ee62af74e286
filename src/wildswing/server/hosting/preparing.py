"""What would be made on first use is made before the port opens, while one thread is all there is.

Requests are answered in several threads, and not everything that is made late can be made by two of them at once. What
can be, and takes long, is made as soon as the port is open, so that whoever comes first hardly waits for it.
"""

import logging

from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.registry import shelf
from wildswing.kernel.state import SPECTATOR
from wildswing.kernel.structs import make_all_ready
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.telling.offers import offer_of
from wildswing.texts import speaking
from wildswing.texts.catalogues import LANGUAGES, catalogue_of

LOG = logging.getLogger(__name__)


def prepare() -> None:
    """Loads the games, the languages and all structs; a game that fails does not stop the others."""
    games = shelf().games.values()
    for language in LANGUAGES:
        catalogue_of(language)
    make_all_ready()
    for game in games:
        try:
            _prepare(game)
        except Exception:
            LOG.exception("The game “%s” cannot be prepared", game.name)


def prepare_offers() -> None:
    """Looks at all that can be chosen for each game, such as every fighter, in each language."""
    for language in LANGUAGES:
        with speaking(catalogue_of(language)):
            for game in shelf().games.values():
                try:
                    offer_of(game)
                except Exception:
                    LOG.exception("The game “%s” cannot be offered", game.name)


def _prepare(game: AnyGame) -> None:
    match = Match(game, "a match that nobody plays", game.default_setup())
    presenter_of(game).catalog(match.state, match.setup)
    match.view(SPECTATOR)
