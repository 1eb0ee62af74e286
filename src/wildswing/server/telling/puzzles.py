"""Puzzles for pages: a position as its seat sees it, and how an answer was judged."""

from datetime import UTC, date, datetime
from functools import lru_cache

import msgspec

from wildswing.agents.thoughts import EVEN, Thought, labels_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import told_to
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game, offering
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import (
    PuzzleAnswer,
    PuzzleShelf,
    PuzzleTheme,
    PuzzleTitle,
    PuzzleVerdict,
    Rematch,
    Situation,
    Welcome,
)
from wildswing.server.telling.telling import question_of, telling_of
from wildswing.study.puzzles.choice import daily_number, puzzle_number, themes_of
from wildswing.study.puzzles.facet import Puzzles
from wildswing.study.puzzles.file import shipped_puzzles
from wildswing.study.puzzles.judging import judge_answer
from wildswing.study.puzzles.position import PosedPuzzle, set_up
from wildswing.texts import translated

KEPT = 64
"""So many positions are remembered, for whoever answers has just looked at one."""


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle as a line would tell it to a page at its seat: what stays, and the table with its question."""

    number: int
    theme: str
    rating: int
    welcome: Welcome
    table: Situation


def shelves() -> list[PuzzleShelf]:
    """Returns the puzzles of all games that have some; a file that cannot be used is passed over."""
    found: list[PuzzleShelf] = []
    for game, facet in offering("puzzles", Puzzles):
        try:
            puzzles = shipped_puzzles(game)
        except WildswingError:
            continue
        if puzzles:
            found.append(_shelf(game, facet, datetime.now(UTC).date()))
    return found


def _shelf(game: AnyGame, facet: Puzzles, day: date) -> PuzzleShelf:
    titles = tuple([PuzzleTitle(one.id, one.theme, one.rating) for one in shipped_puzzles(game)])
    themes = tuple([PuzzleTheme(theme, translated(facet.themes[theme])) for theme in themes_of(game)])
    return PuzzleShelf(game.name, game.title, themes, titles, day.isoformat(), daily_number(game, day))


@lru_cache(maxsize=KEPT)
def _position(game: AnyGame, number: int) -> PosedPuzzle:
    return set_up(game, puzzle_number(game, number))


def puzzle(name: str, number: int) -> PuzzlePosition:
    """Returns a puzzle by number: nothing but what its seat sees, and nothing of the solution."""
    game = find_game(name)
    found = _position(game, number)
    match, ask = found.match, found.ask
    return PuzzlePosition(
        number=number,
        theme=found.puzzle.theme,
        rating=found.puzzle.rating,
        welcome=Welcome(
            number=1,
            match="",
            game=game.name,
            title=game.title,
            seat=ask.seat,
            seats=match.seat_names,
            catalog=presenter_of(game).catalog(match.state, match.setup),
            log=tuple([telling_of(event) for event in told_to(ask.seat, match.told)]),
            fairness=None,
        ),
        table=Situation(
            number=2,
            view=match.view(ask.seat),
            secret=False,
            events=(),
            question=question_of(game, ask, found.hidden, 1),
            thinking=(ask.seat,),
            open=(),
            hints=False,
            people=("",) * len(match.seat_names),
            outcome=None,
            watching=0,
            rematch=Rematch(),
            clocks=(),
            away=(),
            stand_ins=(),
        ),
    )


def judged(name: str, number: int, wish: PuzzleAnswer) -> PuzzleVerdict:
    """Judges an answer to a puzzle."""
    found = _position(find_game(name), number)
    verdict = judge_answer(found, wish.answer)
    return PuzzleVerdict(
        solved=verdict.is_solved,
        worth=round(100 * verdict.worth),
        most=round(100 * verdict.best),
        given=_label(found, wish.answer),
        best=_label(found, verdict.solution),
        why=found.puzzle.reason,
    )


def _label(position: PosedPuzzle, answer: int) -> str:
    return labels_of(position.match.game, position.hidden, position.ask, (Thought(answer, EVEN, 1.0, 0),))[0]
