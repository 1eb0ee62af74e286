"""Finds puzzles: plays matches, and keeps the decisions in which some answers are clearly better than all others.

Who plays glances at each decision. What seems clear at two glances is looked at longer, with other chance each time,
and is kept if every look finds the same answers, all others clearly behind them.
"""

from collections.abc import Callable, Iterator, Mapping
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

PROMISING: Final = 0.1
"""By so much all other answers have to lie behind for a decision to be looked at more closely."""

LOOKS: Final = (1, 3, 3)
"""At which depths a decision is looked at, one after the other."""

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
    player = facet.player()
    while match.asks and len(match.answers) < game.longest:
        ask = match.asks[0]
        name = f"{seed}/{len(match.answers)}"
        if _is_fit(facet, ask):
            first, found = _glanced_at(match, facet, ask, player, name)
            if found is not None:
                yield found
            match.answer(ask.seat, first)
        else:
            stream = Stream(name)
            world = game.imagine(game.hide(match.state, ask.seat), ask.seat, stream)
            match.answer(ask.seat, insight.reply(game, world, ask, stream))


def look_through(match: Match, facet: Puzzles, name: str) -> Iterator[Candidate]:
    """Gives the decisions of a match that was played that seem clear."""
    game = match.game
    again = Match(game, match.seed, match.setup)
    player = facet.player()
    for number, given in enumerate(match.answers):
        ask = ask_of(again.state, given.seat)
        assert ask is not None  # for the match was played like this
        if _is_fit(facet, ask):
            _, found = _glanced_at(again, facet, ask, player, f"{name}/{number}")
            if found is not None:
                yield found
        again.answer(given.seat, given.answer)


def _is_fit(facet: Puzzles, ask: Ask) -> bool:
    if ask.kind not in facet.kinds:
        return False
    if isinstance(ask.options, Space):
        return facet.aims is not None
    return ask.count <= MOST_ANSWERS and is_choice(ask)


def _glanced_at(match: Match, facet: Puzzles, ask: Ask, player: Thinker, name: str) -> tuple[int, Candidate | None]:
    """Returns what a player answers, and the decision if at two glances some answers are far better than all others."""
    game, hidden = match.game, match.game.hide(match.state, ask.seat)
    if facet.aims is not None and isinstance(ask.options, Space):
        points = tuple(facet.aims.spots(hidden, ask))
        is_clear = bool(best_points([facet.aims.worth(hidden, ask, point) for point in points]))
        return player.choose(game, hidden, ask, Stream(name)), _candidate(
            match, ask, name, points
        ) if is_clear else None
    first = player.think(game, hidden, ask, Stream(name))
    if not _is_promising(first, ask):
        return first.choice, None
    second = player.think(game, hidden, ask, Stream(f"{name}/again"))
    is_clear = _is_promising(second, ask) and second.thoughts[0].index == first.thoughts[0].index
    return first.choice, _candidate(match, ask, name) if is_clear else None


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
    game, hidden, ask = candidate.game, candidate.hidden, candidate.ask
    aims = facet.aims if candidate.points else None
    try:
        values = _agreed_values(candidate) if aims is None else _worths(candidate, aims)
    except EndlessEffect:
        return None
    if values is None:
        return None
    right = solutions(values) if aims is None else (candidate.points[values.index(max(values))],)

    def is_right(answer: int) -> bool:
        return answer in right if aims is None else lost_at(aims, hidden, ask, right[0], answer) <= NEAR

    theme = facet.theme(hidden, ask, right[0])
    why = _why(candidate, facet, is_right) if theme else {}
    if not why:
        return None
    missed = misses(game, hidden, ask, is_right, candidate.name)
    if _is_plain(missed, candidate) or (aims is not None and not _holds_in_plays(candidate, values)):
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
        why=why,
        points=candidate.points,
    )


def _is_plain(missed: Mapping[str, int], candidate: Candidate) -> bool:
    """Tells whether no level misses an answer, and chance seldom does; chance always misses a point."""
    return not any(missed[level] for level in LEVELS_THAT_TRY) and (bool(candidate.points) or missed["random"] < PLAIN)


def _agreed_values(candidate: Candidate) -> list[float] | None:
    """Returns the means of the longest looks, if every look finds the same answers clearly best."""
    right: tuple[int, ...] = ()
    found: list[list[float]] = []
    for number, depth in enumerate(LOOKS):
        values = _values(candidate, depth, f"{candidate.name}/look {number}")
        now = () if values is None else solutions(values)
        if values is None or not now or (right and now != right) or len(now) > MOST_SOLVING * len(values):
            return None
        right = now
        if depth == max(LOOKS):
            found.append(values)
    means = [sum(each) / len(found) for each in zip(*found, strict=True)]
    return means if solutions(means) == right else None


def _worths(candidate: Candidate, aims: Aims) -> list[float]:
    return [aims.worth(candidate.hidden, candidate.ask, point) for point in candidate.points]


def _holds_in_plays(candidate: Candidate, worths: list[float]) -> bool:
    """Tells whether imagined plays find the same point clearly best, whatever their chance."""
    best = worths.index(max(worths))
    for number in range(LOOKS_AT_POINTS):
        stream = Stream(f"{candidate.name}/look {number}")
        seen = compare(candidate.game, candidate.hidden, candidate.ask, candidate.points, WORLDS, stream)
        ahead = [gap(seen[best], values) for at, values in enumerate(seen) if at != best]
        if any(lead < max(NEAR, SURE * doubt) for lead, doubt in ahead):
            return False
    return True


def _values(candidate: Candidate, depth: int, name: str) -> list[float] | None:
    """Returns what each answer is worth; those of a mix are worth what the mix is."""
    ask = candidate.ask
    values = value_answers(candidate.game, candidate.hidden, ask, depth, Stream(name), range(ask.count))
    if not values.is_known:
        return None
    return [values.best - values.lost_by(index) for index in range(ask.count)]


def _why(candidate: Candidate, facet: Puzzles, is_right: Callable[[int], bool]) -> dict[str, str]:
    """Returns the words in which the thinker says why, in every language, if it thinks of a right answer."""
    said: dict[str, str] = {}
    for language in LANGUAGES:
        with speaking(catalogue_of(language)):
            stream = Stream(f"{candidate.name}/why")
            thoughts = facet.explainer().think(candidate.game, candidate.hidden, candidate.ask, stream)
        if not is_right(thoughts.thoughts[0].index) or not thoughts.reason:
            return {}
        said[language] = thoughts.reason
    return said


def _id(candidate: Candidate) -> str:
    told = f"{candidate.game.name} {candidate.seed} {written_answers(candidate.answers)} {candidate.ask.seat}"
    return blake2b(told.encode(), digest_size=4).hexdigest()


def spaced(found: Iterator[Candidate]) -> Iterator[Candidate]:
    """Leaves out decisions that come soon after another one of the same match."""
    last = -APART
    for one in found:
        if len(one.answers) - last >= APART:
            last = len(one.answers)
            yield one
