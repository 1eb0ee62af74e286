"""What a page needs to draw a game: what is fixed for a match, and what each option means to a picture."""

from wildswing.kernel.game import AnyGame
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.presenting.exceed import ExceedPresenter
from wildswing.server.presenting.formation import FormationPresenter

PRESENTERS: dict[str, Presenter] = {"exceed": ExceedPresenter(), "formation": FormationPresenter()}
"""By the name of a game; any other game is presented by its words alone."""

_ANY_GAME = Presenter()


def presenter_of(game: AnyGame) -> Presenter:
    """Returns who presents a game."""
    return PRESENTERS.get(game.name, _ANY_GAME)
