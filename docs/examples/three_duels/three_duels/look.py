"""Three Duels in a terminal: what both have taken, and the own hand between them."""

from rich.console import Group, RenderableType
from rich.text import Text

from three_duels.game import NAMES, DuelsView, strength
from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.scene import Scene
from wildswing.kernel import HIDDEN


class DuelsLook(AnyGameLook):
    """Draws a line for each seat."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws the hands and what was taken, then what just happened."""
        view = scene.view
        assert isinstance(view, DuelsView)
        lines = [
            Text(f"{name:>5}  {chips(hand):<9}  took {chips(taken) or 'nothing'}")
            for name, hand, taken in zip(NAMES, view.hands, view.taken, strict=True)
        ]
        happened = [self.words(event.sentence(), scene.seats) for event in scene.happened]
        return Group(*lines, *happened)


def chips(cards: tuple[int, ...]) -> str:
    """Returns cards as signs: [4], or [?] face down."""
    return "".join([f"[{'?' if card == HIDDEN else strength(card)}]" for card in cards])
