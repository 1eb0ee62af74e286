"""The solo games as a page needs them: the one character on the table, levels, and the best results so far."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import ClassVar

import msgspec

from wildswing.exiled.page.facts import CharacterFacts, character_facts
from wildswing.exiled.rules.throwing import HAND, SPREADS
from wildswing.exiled.solo.events import result_told
from wildswing.exiled.solo.ghost_bride import LEVELS
from wildswing.exiled.solo.session import Session, character_in
from wildswing.exiled.solo.setups import ghost_bride_setup, target_practice_setup
from wildswing.home.scores import Score, kind_of, ranked
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.protocol import MatchWish
from wildswing.texts import say

BEST = 5
"""So many results are shown of each kind."""


class BestResult(msgspec.Struct, frozen=True):
    """A line of the list of best results."""

    score: int
    sentence: str
    day: date


class BestResults(msgspec.Struct, frozen=True):
    """The best results of games with the same level and skill, the best first."""

    level: str
    skill: str
    results: tuple[BestResult, ...]


class SoloChoices(msgspec.Struct, frozen=True):
    """What can be chosen for a solo game, and how others have done."""

    levels: tuple[str, ...]
    skills: tuple[str, ...]
    best: tuple[BestResults, ...]


class SoloCatalog(msgspec.Struct, frozen=True):
    """What stays the same in a solo game."""

    character: CharacterFacts


class SoloPresenter(Presenter):
    """Presents a game for one player who throws."""

    chosen: ClassVar[frozenset[str]] = frozenset({"level", "skill", "hand"})

    def __init__(self, levels: tuple[str, ...], make_setup: Callable[[str, str], Setup]) -> None:
        self._levels = levels
        self._make_setup = make_setup

    def choices(self, game: AnyGame) -> SoloChoices:  # noqa: ARG002 - the presenter knows its levels
        """Returns levels and skills."""
        return SoloChoices(self._levels, tuple([skill for skill in SPREADS if skill != HAND]), ())

    def with_results(self, choices: SoloChoices, game: AnyGame, scores: Sequence[Score]) -> SoloChoices:
        """Adds the best results of each level and skill, as far as they were reached with what is played today."""
        groups = ranked(scores)
        found: list[BestResults] = []
        for level in self._levels or ("",):
            for skill in SPREADS:
                results = groups.get((game.name, kind_of(self._make_setup(level, skill))), [])[:BEST]
                if results:
                    lines = tuple([BestResult(one.score, result_told(one.sentence), one.day) for one in results])
                    found.append(BestResults(level, skill, lines))
        return msgspec.structs.replace(choices, best=tuple(found))

    def setup(self, game: AnyGame, wish: MatchWish) -> Setup:
        """Returns the level that was wished for; a person throws by hand unless that was switched off."""
        level = str(wish.choices.get("level", game.default_setup().get("level", "")))
        if level and level not in self._levels:
            if not self._levels:
                raise WildswingError(
                    say("{game} has no level “{level}”, for it has only one.", game=game.title, level=level)
                )
            raise WildswingError(
                say(
                    "{game} has no level “{level}”; choose from {levels}.",
                    game=game.title,
                    level=level,
                    levels=", ".join(self._levels),
                )
            )
        by_hand = wish.choices.get("hand", True) is True
        return self._make_setup(level, HAND if by_hand else str(wish.choices.get("skill", "average")))

    def catalog(self, state: Session, setup: Setup) -> SoloCatalog:  # noqa: ARG002 - the state has the cards
        """Returns the character on the table."""
        return SoloCatalog(character_facts(character_in(state)))


def _target_practice(level: str, skill: str) -> Setup:
    return target_practice_setup(skill)


GHOST_BRIDE_PRESENTER = SoloPresenter(tuple(LEVELS), ghost_bride_setup)
TARGET_PRACTICE_PRESENTER = SoloPresenter((), _target_practice)
