"""Finds puzzles: plays matches, and keeps the decisions in which some answers are clearly better than all others.

Decisions that a game calls fit are glanced at. What seems clear is looked at longer, with other chance each time, and
is kept if every look finds the same answers, all others clearly behind them. Whatever rejects most for the least work
comes first: a short look, the reason, the agents that try it, and only then the long look.
"""

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Final

import msgspec

from wildswing.agents.search.insights import insight_for
from wildswing.agents.thoughts import SURE, Thinker, Thoughts
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Given, Match
from wildswing.kernel.space import Space
from wildswing.kernel.state import State
from wildswing.notation.head import known_texts
from wildswing.study.comparing import compare, gap
from wildswing.study.puzzles.facet import Aims, Puzzles
from wildswing.study.puzzles.judging import lost_at
from wildswing.study.puzzles.position import position_digest
from wildswing.study.puzzles.puzzle import (
    EQUAL,
    FINE,
    NEAR,
    Puzzle,
    best_points,
    named_setup,
    solutions,
    written_answers,
)
from wildswing.study.puzzles.rating import LEVELS_THAT_TRY, misses, rate
from wildswing.study.valuing import is_choice, value_answers
from wildswing.texts import speaking
from wildswing.texts.catalogues import LANGUAGES, catalogue_of

PROMISING: Final = 0.08
"""By so much all other answers have to lie behind at a glance for a decision to be looked at more closely."""

SHORT: Final = 1
LONG: Final = 5
"""At which depths a decision is looked at, and if all else is well, once more."""

LOOKS_AT_POINTS: Final = 2
WORLDS: Final = 150
"""How often the points of a space are compared, each time in so many worlds."""

MOST_SOLVING: Final = 0.5
"""If more of the answers than this are right, there is nothing to find."""

MOST_ANSWERS: Final = 40
"""Of more answers than this nobody keeps track."""

PLAIN: Final = 75
"""What no level misses, and who picks at random less often than this in percent, is too plain."""

APART: Final = 6
"""Of one match, so many answers lie between two puzzles at least."""


class Candidate(msgspec.Struct, frozen=True):
    """A decision that seems clear: the match so far, the question, and the answers that seem right."""

    game: AnyGame
    seed: int | str
    setup: dict[str, str]
    answers: tuple[Given, ...]
    hidden: State
    ask: Ask
    position: str
    name: str
    """The chance by which it is looked at."""
    points: tuple[int, ...] = ()
    """Of a space, the answers that are compared."""


def play(game: AnyGame, facet: Puzzles, seed: str) -> Iterator[Candidate]:
    """Plays a match and gives its decisions that seem clear; the same seed gives the same."""
    match = Match(game, seed, facet.setups(Stream(f"{seed}/setup")))
    insight = insight_for(game)
    glancer = facet.glancer()
    while match.asks and len(match.answers) < game.longest:
        ask = match.asks[0]
        name = f"{seed}/{len(match.answers)}"
        hidden = game.hide(match.state, ask.seat)
        choice: int | None = None
        if _is_fit(facet, hidden, ask):
            choice, found = _glanced_at(match, facet, ask, glancer, name)
            if found is not None:
                yield found
        if choice is None or not facet.plays_on:
            stream = Stream(name)
            choice = insight.reply(game, game.imagine(hidden, ask.seat, stream), ask, stream)
        match.answer(ask.seat, choice)


def look_through(match: Match, facet: Puzzles, name: str) -> Iterator[Candidate]:
    """Gives the decisions of a match that was played that seem clear."""
    game = match.game
    again = Match(game, match.seed, match.setup)
    glancer = facet.glancer()
    for number, given in enumerate(match.answers):
        ask = ask_of(again.state, given.seat)
        assert ask is not None  # for the match was played like this
        if _is_fit(facet, game.hide(again.state, ask.seat), ask):
            _, found = _glanced_at(again, facet, ask, glancer, f"{name}/{number}")
            if found is not None:
                yield found
        again.answer(given.seat, given.answer)


def _is_fit(facet: Puzzles, hidden: State, ask: Ask) -> bool:
    if not facet.is_fit(hidden, ask):
        return False
    if isinstance(ask.options, Space):
        return facet.aims is not None
    return ask.count <= MOST_ANSWERS and is_choice(ask)


def _glanced_at(match: Match, facet: Puzzles, ask: Ask, glancer: Thinker, name: str) -> tuple[int, Candidate | None]:
    """Returns what is answered at a glance, and the decision if some answers seem far better than all others."""
    game, hidden = match.game, match.game.hide(match.state, ask.seat)
    if facet.aims is not None and isinstance(ask.options, Space):
        points = tuple(facet.aims.spots(hidden, ask))
        is_clear = bool(best_points([facet.aims.worth(hidden, ask, point) for point in points]))
        return glancer.choose(game, hidden, ask, Stream(name)), _candidate(
            match, ask, name, points
        ) if is_clear else None
    seen = glancer.think(game, hidden, ask, Stream(name))
    return seen.choice, _candidate(match, ask, name) if _is_promising(seen, ask) else None


def _is_promising(thoughts: Thoughts, ask: Ask) -> bool:
    if not any(one.looks for one in thoughts.thoughts):
        return False
    best = sum([one.weight * one.value for one in thoughts.thoughts])
    right = [one for one in thoughts.thoughts if one.weight or one.value >= best - EQUAL]
    others = [one.value for one in thoughts.thoughts if one not in right]
    if len(right) > MOST_SOLVING * ask.count:
        return False
    return not others or max(others) <= best - PROMISING


def _candidate(match: Match, ask: Ask, name: str, points: tuple[int, ...] = ()) -> Candidate:
    hidden = match.game.hide(match.state, ask.seat)
    digest = position_digest(match, ask)
    return Candidate(match.game, match.seed, dict(match.setup), tuple(match.answers), hidden, ask, digest, name, points)


def worked_out(candidate: Candidate, facet: Puzzles) -> Puzzle | None:
    """Looks at a decision closely, and returns the puzzle that it makes; None if the answer is not clear enough."""
    try:
        return _worked_out(candidate, facet)
    except EndlessEffect:
        return None


def _worked_out(candidate: Candidate, facet: Puzzles) -> Puzzle | None:
    game, hidden, ask = candidate.game, candidate.hidden, candidate.ask
    aims = facet.aims if candidate.points else None
    seen = _looked_at(candidate, SHORT) if aims is None else _worths(candidate, aims)
    if seen is None:
        return None
    right = solutions(seen) if aims is None else (candidate.points[seen.index(max(seen))],)

    def is_right(answer: int) -> bool:
        return answer in right if aims is None else lost_at(aims, hidden, ask, right[0], answer) <= NEAR

    theme = facet.theme(hidden, ask, right[0])
    if not theme:
        return None
    hint = _hint(candidate, facet)
    if not hint.reason or not is_right(hint.thoughts[0].index):
        return None
    missed = misses(game, hidden, ask, is_right, candidate.name)
    if _is_plain(missed, candidate):
        return None
    values = _looked_at(candidate, LONG) if aims is None else _in_plays(candidate, seen)
    if values is None or (aims is None and solutions(values) != right):
        return None
    return Puzzle(
        id=_id(candidate),
        theme=theme,
        rating=rate(missed),
        setup=named_setup(candidate.setup, known_texts(game)),
        seed=candidate.seed,
        answers=written_answers(candidate.answers),
        seat=ask.seat,
        position=candidate.position,
        values=tuple([round(FINE * value) for value in values]),
        missed=missed,
        why={language: _hint(candidate, facet, language).reason for language in LANGUAGES},
        points=candidate.points,
    )


def _is_plain(missed: Mapping[str, int], candidate: Candidate) -> bool:
    """Tells whether no level misses an answer, and chance seldom does; chance always misses a point."""
    return not any(missed[level] for level in LEVELS_THAT_TRY) and (bool(candidate.points) or missed["random"] < PLAIN)


def _looked_at(candidate: Candidate, depth: int) -> list[float] | None:
    """Returns what each answer is worth, by a look with chance of its own, if some are clearly best."""
    values = _values(candidate, depth, f"{candidate.name}/look {depth}")
    if values is None or not 0 < len(solutions(values)) <= MOST_SOLVING * len(values):
        return None
    return values


def _worths(candidate: Candidate, aims: Aims) -> list[float]:
    return [aims.worth(candidate.hidden, candidate.ask, point) for point in candidate.points]


def _in_plays(candidate: Candidate, worths: list[float]) -> list[float] | None:
    """Returns what points are worth, if imagined plays find the same one clearly best, whatever their chance."""
    best = worths.index(max(worths))
    for number in range(LOOKS_AT_POINTS):
        stream = Stream(f"{candidate.name}/look {number}")
        seen = compare(candidate.game, candidate.hidden, candidate.ask, candidate.points, WORLDS, stream)
        ahead = [gap(seen[best], values) for at, values in enumerate(seen) if at != best]
        if any(lead < max(NEAR, SURE * doubt) for lead, doubt in ahead):
            return None
    return worths


def _values(candidate: Candidate, depth: int, name: str) -> list[float] | None:
    """Returns what each answer is worth; those of a mix are worth what the mix is."""
    ask = candidate.ask
    values = value_answers(candidate.game, candidate.hidden, ask, depth, Stream(name), range(ask.count))
    if not values.is_known:
        return None
    return [values.best - values.lost_by(index) for index in range(ask.count)]


def _hint(candidate: Candidate, facet: Puzzles, language: str = "en") -> Thoughts:
    """Returns what the one who gives hints thinks, in a language."""
    with speaking(catalogue_of(language)):
        stream = Stream(f"{candidate.name}/why")
        return facet.explainer().think(candidate.game, candidate.hidden, candidate.ask, stream)


def _id(candidate: Candidate) -> str:
    told = f"{candidate.game.name} {candidate.seed} {written_answers(candidate.answers)} {candidate.ask.seat}"
    return blake2b(told.encode(), digest_size=4).hexdigest()


def puzzles_in(found: Iterator[Candidate], facet: Puzzles) -> Iterator[Puzzle]:
    """Gives the puzzles of a match, without decisions that come soon after another one of them."""
    last = -APART
    for one in found:
        if len(one.answers) - last < APART:
            continue
        puzzle = worked_out(one, facet)
        if puzzle is not None:
            last = len(one.answers)
            yield puzzle
