"""What a page needs to draw a game: what is fixed for a match, and what each option means to a picture."""

from wildswing.exceed.page.presenter import ExceedPresenter
from wildswing.exiled.page.presenter import ExiledPresenter
from wildswing.exiled.page.solo import GHOST_BRIDE_PRESENTER, TARGET_PRACTICE_PRESENTER
from wildswing.formation.page.presenter import FormationPresenter
from wildswing.kernel.game import AnyGame
from wildswing.server.presenting.any_game import Presenter

PRESENTERS: dict[str, Presenter] = {
    "exceed": ExceedPresenter(),
    "exiled": ExiledPresenter(),
    "formation": FormationPresenter(),
    "ghost-bride": GHOST_BRIDE_PRESENTER,
    "target-practice": TARGET_PRACTICE_PRESENTER,
}
"""By the name of a game; any other game is presented by its words alone."""

_ANY_GAME = Presenter()


def presenter_of(game: AnyGame) -> Presenter:
    """Returns who presents a game."""
    return PRESENTERS.get(game.name, _ANY_GAME)
