"""The tables of the solo games of Rise of the Exiled: a map, all throws, and the best results so far."""

from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildswing.cli.files import write_text
from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.scene import Command, Scene
from wildswing.exiled.rules.characters import character_of
from wildswing.exiled.rules.geometry import MM
from wildswing.exiled.rules.naming import lengths_in_words
from wildswing.exiled.solo.ghost_bride import LEVELS, NEEDED, UNNEEDED
from wildswing.exiled.solo.picture import picture
from wildswing.exiled.solo.session import LENGTH
from wildswing.exiled.solo.target_practice import MOST_MOVES, RANKS, RINGS, ROUNDS
from wildswing.exiled.solo.view import SoloView
from wildswing.exiled.terminal.map import Map, Mark
from wildswing.exiled.terminal.sight import Target, solo_target, solo_view
from wildswing.exiled.terminal.words import read_aim
from wildswing.home.scores import kind_of, ranked, read_scores
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.space import Space

ROWS: Final = 14
HALF: Final = 300 * MM
"""How much of the table is shown on either side of the target."""
BRIDE = "ghost-bride"

BRIDE_RULES: Final = {
    "The aim": f"{NEEDED} damage before she reaches you: head 3, body 2, arm 1, and of a throw only the best zone.",
    "A throw": "You stand behind the edge of the table. After each throw she comes one card length (88 mm) closer.",
    "Levels": "She starts " + ", ".join([f"{far} lengths away ({level})" for level, far in LEVELS.items()]) + ".",
    "Score": f"The damage; whoever wins gets {UNNEEDED} for each throw that was not needed.",
}
TARGET_RULES: Final = {
    "The aim": "As many points as you can: " + ", ".join([f"{name} {worth}" for _, worth, name in RINGS]) + ".",
    "A round": (
        f"{ROUNDS} rounds; in each you throw, or come one card length (88 mm) closer, at most {MOST_MOVES} times. The "
        "target is four lengths away at first."
    ),
    "Ranks": ", ".join([f"{rank} from {points}" for points, rank in reversed(RANKS)]) + ".",
}


class SoloLook(AnyGameLook):
    """Draws the solo games."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws where the game stands, the map, the throws, and what just happened."""
        view = solo_view(scene.view)
        happened = [self.words(event.sentence()) for event in scene.happened]
        return Group(_where(view), Map(_shown(view), _marks(view), ROWS), _throws(view), _best(scene), *happened)

    def options(self, scene: Scene, ask: Ask) -> RenderableType:
        """Says what can be aimed at; other answers are numbered lines."""
        if not isinstance(ask.options, Space):
            return super().options(scene, ask)
        return Text(f"  Type {_aims(solo_target(scene))}, or x y in mm.", "dim")

    def answer(self, scene: Scene, ask: Ask, typed: str) -> int:
        """Takes a throw in words; other answers by their number."""
        if isinstance(ask.options, Space):
            return read_aim(typed, ask.options, [solo_target(scene)])
        return super().answer(scene, ask, typed)

    def commands(self) -> tuple[Command, ...]:
        """Offers a picture."""
        return (Command("picture", "picture FILE", "writes a picture of the table to an SVG file", _save_picture),)

    def signs(self) -> tuple[tuple[str, str], ...]:
        """Explains the signs on the map."""
        return (
            ("◎", "the target"),
            ("N", "a card, by the first letter of its character"),
            ("1, 2, 3", "where the weapon of throw 1, 2, 3 lies"),
            ("mm", "you are at the bottom; x y are read at the rim of the map"),
        )

    def words(self, sentence: str, seats: tuple[str, ...] = ()) -> Text:  # noqa: ARG002 - there is one seat
        """Lets hits stand out."""
        text = Text(sentence)
        text.highlight_regex(r"\bfor \d+", "bold red")
        text.highlight_regex(r"\b(misses|slides under)\b", "bold")
        return text

    def page(self, game: AnyGame, setup: Setup) -> RenderableType | None:  # noqa: ARG002 - its name says which
        """Draws the rules."""
        rules = BRIDE_RULES if game.name == BRIDE else TARGET_RULES
        return Group(*[Text.assemble((f"{title}. ", "bold"), rule) for title, rule in rules.items()])

    def picture(self, game: AnyGame) -> str | None:
        """Draws the table itself, where cards lie anywhere."""
        from wildswing.exiled.terminal.throwing_picture import picture_of_throws  # noqa: PLC0415 - it asks for this look

        return picture_of_throws(game)

    def facts(self, game: AnyGame, setup: Setup) -> dict[str, Any]:  # noqa: ARG002 - its name says which
        """Lists levels, or rings and ranks."""
        if game.name == BRIDE:
            return {"levels": LEVELS, "needed": NEEDED}
        rings = [{"name": name, "radius_mm": radius // MM, "points": worth} for radius, worth, name in RINGS]
        return {"rings": rings, "ranks": {rank: points for points, rank in RANKS}}


def _aims(target: Target) -> str:
    if target.figure is None:
        return f"“{target.name}”"
    parts = ", ".join([f"“{zone.name}”" for zone in target.figure.zones])
    return f"“{target.name}”, {parts}"


def _where(view: SoloView) -> Text:
    away = f"{view.character} is" if view.needed else "The target is"
    total = f"{view.total} of {view.needed} damage" if view.needed else f"{view.total} points"
    left = view.rounds - view.moves - len(view.thrown)
    said = (
        f"{away} {lengths_in_words(view.lengths)} away · {total} · {left} of {view.rounds} rounds left · {view.skill}"
    )
    return Text(said, "bold")


def _shown(view: SoloView) -> tuple[int, int, int, int]:
    """Returns the part of the table between the player and a length behind the target, the same for the whole game."""
    _, bottom, _, top = view.edges
    return -HALF, bottom, HALF, top if view.rings else (view.start + 1) * LENGTH


def _marks(view: SoloView) -> list[Mark]:
    """Returns the target, the own card, and the weapons by the number of their throw."""
    target = view.target
    sign = "◎" if view.rings else view.character[0]
    marks = [Mark(0, view.edges[1] if view.stand is None else view.stand.y, "▲", "bold bright_blue")]
    if view.stand is not None:
        marks = [Mark(view.stand.x, view.stand.y, view.character[0], "bold bright_blue reverse")]
    marks.append(Mark(target.x, target.y, sign, "bold red"))
    thrown = list(enumerate(view.thrown, 1))
    # The scythe is picked up each time, since what it hit has moved on.
    for number, toss in thrown if view.rings else thrown[-1:]:
        marks.append(Mark(toss.x, toss.y, str(number), "bold yellow"))
    return marks


def _throws(view: SoloView) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for number, toss in enumerate(view.thrown, 1):
        far = (toss.x - toss.aim[0]) / MM, (toss.y - toss.aim[1]) / MM
        where = "under the card" if toss.under else toss.where or "a miss"
        strayed = f"{far[0]:+.0f} {far[1]:+.0f} mm from the aim"
        table.add_row(Text(f"  {number}", "bold"), lengths_in_words(toss.lengths), where, str(toss.worth), strayed)
    return table


def _best(scene: Scene) -> Text:
    """Tells the best result with the same setup, if there is any; a broken file of results must not stop a game."""
    try:
        group = ranked(read_scores().kept).get((scene.game.name, kind_of(scene.setup)), [])
    except WildswingError:
        group = []
    return Text(f"Best so far: {group[0].score} ({group[0].sentence})" if group else "", "dim")


def _save_picture(scene: Scene, words: str) -> RenderableType:
    if not words:
        return Text("Say which file, such as `picture table.svg`.")
    try:
        write_text(Path(words), picture(solo_view(scene.view), character_of(scene.setup["character"])))
    except WildswingError as error:
        return Text(str(error))
    return Text(f"The picture is in {words}.")
