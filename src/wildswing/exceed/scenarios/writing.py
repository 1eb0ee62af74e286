"""Writes down where a match stands, as a scenario that leads there again.

A position can be said when an action is to be chosen, and before the mulligan; from there on answers lead further.
What is written is read and played before it is given away, so that it never tells of another moment.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from wildswing.exceed.duel import Duel, NotOffered
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import roster
from wildswing.exceed.position import DEEDS, OPPONENTS, BoostInPlay, Position, SidePosition
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.steps import Act
from wildswing.exceed.rules.table import NO_SPACE, STRIKE, InPlay, Table
from wildswing.exceed.scenarios.clauses import as_in_play
from wildswing.exceed.scenarios.errors import ScenarioError
from wildswing.exceed.scenarios.reader import MULLIGAN, STRUCK, read_scenarios
from wildswing.exceed.scenarios.script import Answers
from wildswing.exceed.scenarios.words import NONE, listed, quoted
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Given, Match
from wildswing.texts import ENGLISH, say, speaking

TITLE: Final = "A moment of a match"

PASSED: Final = ("hand_or_set", "unseen", "deck", "exchanged", "drawn")
"""What a side shows of what was seen, drawn and exchanged before, which no scenario says."""

MOST_TRIED: Final = 3
"""So many earlier positions are tried where a moment itself cannot be said."""

AREAS: Final = ("hand", "deck", "gauge", "discard", "sealed", "transformations", "overdrive")


class Unsayable(WildswingError):
    """A moment that no scenario leads to."""


def scenario_of(match: Match) -> str:
    """Returns a scenario at whose end a match stands as it does now, but for the number of the turn."""
    with speaking(ENGLISH):
        for text in islice(_candidates(match), MOST_TRIED):
            if _leads_to(text, match.state):
                return text
    raise Unsayable(
        say("No scenario can say how this moment came about, since chance or a text had a part in it; save the study.")
    )


def _candidates(match: Match) -> Iterator[str]:
    """Gives scenarios that may lead to where a match stands, from the latest position that can be said."""
    again = Match(match.game, match.seed, match.setup)
    states = [again.state]
    for given in match.answers:
        again.answer(given.seat, given.answer)
        states.append(again.state)
    for begin in range(len(states) - 1, -1, -1):
        state = states[begin]
        assert isinstance(state, Table)
        position = position_of(state)
        if position is None:
            continue
        lines = [_said(one, given) for one, given in zip(states[begin:], match.answers[begin:], strict=False)]
        yield "\n".join([*_head(match, state.book, position), *(["", *lines] if lines else []), ""])


def _said(state: Any, given: Given) -> str:
    ask = next(one for one in state.asks if one.seat == given.seat)
    label = EXCEED.worded(state, ask).labels[given.answer]
    return f"{_called(state.book, given.seat)}: {quoted(label)}"


def _leads_to(text: str, goal: Any) -> bool:
    """Plays a scenario, and tells whether it ends where a match stands."""
    try:
        (scenario,) = read_scenarios(text, TITLE, _no_file)
        duel = Duel.of(scenario.setup, scenario.position)
        for step in scenario.steps:
            if isinstance(step, Answers):
                duel.answer(*step.labels, seat=step.seat)
    except (ScenarioError, NotOffered):
        return False
    return bool(standing(duel.table) == standing(goal))


def _no_file(name: str) -> str:
    raise AssertionError(name)  # for fighters are named


def standing(table: Table) -> Any:
    """Returns how a table stands, but for the number of the turn, and for what somebody remembers."""
    seen = [msgspec.to_builtins(EXCEED.view(table, seat)) for seat in (0, 1)]
    for seat, view in enumerate(seen):
        view["sides"] = {key: value for key, value in view["sides"][seat].items() if key not in PASSED}
        for key in ("number", "first", "opened", *(["turn"] if table.lanes else [])):
            view.pop(key)
    asked = [(ask.seat, ask.kind, EXCEED.worded(table, ask).labels) for ask in table.asks]
    return seen, [side.deck for side in table.sides], asked


# --- Positions ---


def position_of(table: Table) -> Position | None:
    """Returns the position of a table before the mulligan, or when an action is chosen; else None."""
    if table.lanes and not any(side.put_back for side in table.sides):
        return Position((_side(table, 0), _side(table, 1)), table.first, before_mulligan=True)
    if table.agenda != (Act(table.turn),) or table.lanes or table.granted or table.actions or table.playing:
        return None
    struck = any(deed == STRIKE for _, deed in table.last_turn)
    return Position((_side(table, 0), _side(table, 1)), table.turn, struck)


def _side(table: Table, seat: int) -> SidePosition:
    side, book = table.sides[seat], table.book

    def names(cards: Iterable[int]) -> tuple[str, ...]:
        return tuple([_name(book, card, seat) for card in cards])

    return SidePosition(
        space=side.space,
        life=side.life,
        hand=names(side.hand),
        deck=names(side.deck),
        gauge=names(side.gauge),
        discard=names(side.discard),
        sealed=() if side.sealed == book.sealed[seat] else names(side.sealed),
        boosts=tuple([_boost(book, one, seat) for one in side.boosts]),
        transformations=names([one.card for one in side.transformations]),
        overdrive=names(side.overdrive),
        tokens=(
            *[(name, space) for name, space in zip(book.fighters[seat].tokens, side.tokens, strict=True) if space],
            *[(name, count) for name, count in zip(book.held, side.held, strict=True) if count],
            *[(book.cards[one.card].name, one.space) for one in side.laid],
        ),
        exceeded=side.exceeded,
        reshuffled=side.reshuffled,
        width=side.width,
        deeds=tuple([deed for who, deed in table.deeds if who == seat and deed in DEEDS]),
    )


def _name(book: Book, card: int, seat: int) -> str:
    name = book.cards[card].name
    return name if book.owners[card] == seat else f"{OPPONENTS}{name}"


def _boost(book: Book, one: InPlay, seat: int) -> BoostInPlay:
    return BoostInPlay(_name(book, one.card, seat), one.space, one.kept)


# --- Lines ---


def _head(match: Match, book: Book, position: Position) -> list[str]:
    fighters = [_file_name(match, seat) for seat in (0, 1)]
    return [
        f"scenario {TITLE}",
        f"fighters {quoted(fighters[0])} against {quoted(fighters[1])}",
        f"edition {match.setup['edition']}",
        f"turn {_called(book, position.turn)}",
        *([STRUCK] if position.struck_last_turn else []),
        *([MULLIGAN] if position.before_mulligan else []),
        *[
            f"set up {_called(book, seat)}: {'; '.join(_parts(book, seat, part))}"
            for seat, part in enumerate(position.sides)
        ],
    ]


def _file_name(match: Match, seat: int) -> str:
    """Returns the name by which a scenario finds a fighter."""
    text = match.setup[f"fighter {seat + 1}"]
    for name, known in roster().items():
        if known == text:
            return name
    raise Unsayable(
        say("A scenario names fighters, and one of these comes with no table; save this moment as a match.")
    )


def _called(book: Book, seat: int) -> str:
    return quoted(book.names[seat])


def _parts(book: Book, seat: int, part: SidePosition) -> Iterator[str]:
    yield f"space {part.space}"
    yield f"life {part.life}"
    if part.width != 1:
        yield f"width {part.width}"
    for area in AREAS:
        cards: tuple[str, ...] = getattr(part, area)
        if cards:
            yield f"{area} {listed(cards)}"
    if part.boosts:
        yield f"boosts {', '.join([as_in_play(quoted(one.card), one.space, one.kept) for one in part.boosts])}"
    if part.tokens or any(book.fighters[seat].tokens):
        yield f"tokens {', '.join([_token(book, *one) for one in part.tokens or ()]) or NONE}"
    yield from [word for word in ("exceeded", "reshuffled") if getattr(part, word)]
    yield from part.deeds


def _token(book: Book, name: str, number: int) -> str:
    return as_in_play(quoted(name), NO_SPACE, number) if name in book.held else as_in_play(quoted(name), number, 0)
