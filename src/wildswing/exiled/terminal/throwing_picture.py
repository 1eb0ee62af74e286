"""Pictures of Rise of the Exiled and its solo games when some weapons have hit."""

from typing import Final

from wildswing.cli.tables.scene import scene_of
from wildswing.exiled import picture as exiled_picture
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.characters import character_of
from wildswing.exiled.rules.questions.attack import AIM
from wildswing.exiled.rules.questions.movement import MOVE
from wildswing.exiled.solo import picture as solo_picture
from wildswing.exiled.terminal.sight import exiled_view, sight_of, solo_target, solo_view
from wildswing.exiled.terminal.throwing import Throwing, exiled_setup
from wildswing.exiled.terminal.words import read_aim, read_move
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space
from wildswing.kernel.state import SPECTATOR

SEED: Final = 7
TEAMS: Final = "Hedina, Klim-Klam, Gande / Intrusion of Roaches, Nahtha, Evelynn"
ENOUGH: Final = 4
"""Hits on hit zones that make a picture worth while."""
THROWS: Final = 3


def picture_of_throws(game: AnyGame) -> str:
    """Returns the SVG of a table after an attack with several hits, or of a solo game after some throws."""
    if game is EXILED:
        options = Throwing(teams=TEAMS, skill="expert", chests=2, terrain="forest, swamp")
        match = Match(game, SEED, exiled_setup(options))
        _play(match)
        sight = sight_of(scene_of(match, SPECTATOR, ()))
        return exiled_picture.picture(sight.view, sight.book)
    match = Match(game, SEED)
    while match.asks and len(solo_view(match.view(0)).thrown) < THROWS:
        match.answer(0, _solo_answer(match, match.asks[0]))
    return solo_picture.picture(solo_view(match.view(0)), character_of(match.setup["character"]))


def _play(match: Match) -> None:
    """Lets everybody throw at and move towards the nearest enemy, until enough weapons hit at once."""
    while match.asks:
        ask = match.asks[0]
        view = exiled_view(match.view(ask.seat))
        hits = [contact for contact in view.contacts if contact.zone >= 0]
        if view.phase == "movement" and len(hits) >= ENOUGH:
            return
        match.answer(ask.seat, _answer(match, ask))


def _answer(match: Match, ask: Ask) -> int:
    scene = scene_of(match, ask.seat, (), ask)
    if isinstance(ask.options, Space) and ask.kind in (AIM.kind, MOVE.kind):
        sight = sight_of(scene)
        own: int = ask.about[-1]
        if ask.kind == AIM.kind:
            return read_aim("1", ask.options, sight.targets(own), sight.turned)
        return read_move("toward 1", ask.options, sight, own)
    return len(ask.options) // 2 if isinstance(ask.options, Space) else 0


def _solo_answer(match: Match, ask: Ask) -> int:
    if isinstance(ask.options, Space):
        return read_aim("1", ask.options, [solo_target(scene_of(match, 0, (), ask))])
    return 0
