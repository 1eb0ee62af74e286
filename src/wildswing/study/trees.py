"""What was tried beside a match: a tree of answers, and the same as variations of a notation.

Each answer is known by a number: 0 is the beginning, 1 the match's own first answer, and so on; those that were tried
are counted on after its last, in the order in which they are listed.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.errors import IllegalAnswer, WildswingError
from wildswing.kernel.match import Given, Match
from wildswing.kernel.record import Recorder
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import State
from wildswing.notation.facet import Place
from wildswing.notation.head import seat_names
from wildswing.notation.matches import read_notation, sheet_of
from wildswing.notation.printing import written
from wildswing.notation.sheet import MARKS, Branch, Move, Sheet
from wildswing.notation.words import Vocabulary
from wildswing.texts import say

MOST: Final = 500
"""So many answers are tried in a study at most."""

LONGEST_COMMENT: Final = 2000

APART: Final = -1
"""What a variation follows, as far as it goes: what else was tried there stands beside it already."""

Number = Annotated[int, Meta(ge=0, le=2**31)]


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer that was tried, the number of the one that it follows, and what is remarked on it."""

    on: Number
    seat: Number
    answer: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    mark: Annotated[str, Meta(max_length=2)] = ""
    comment: Annotated[str, Meta(max_length=LONGEST_COMMENT)] = ""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody writes beside an answer of the match itself, by its number, in place of what stands there."""

    number: Annotated[int, Meta(ge=1, le=2**31)]
    comment: Annotated[str, Meta(max_length=LONGEST_COMMENT)]


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer in the words of a notation, the turn in which it stands, and what is remarked on it."""

    word: str
    turn: int
    breaks: bool = False
    """Whether a line begins with it."""
    mark: str = ""
    comment: str = ""


def check_size(count: int) -> None:
    """Refuses what is too large to study."""
    if count > MOST:
        raise WildswingError(
            say("A study has room for {most} answers that are tried; remove lines, or begin a new study.", most=MOST)
        )


class Speaker:
    """Says answers in the words of a notation, one after another."""

    def __init__(self, match: Match) -> None:
        self._game = match.game
        self._vocabulary = Vocabulary(match.game)

    def said(self, state: State, given: Given, before: Place, move: Move | None = None) -> tuple[Written, Place]:
        """Says an answer, with what is remarked on it, and where it stands."""
        ask = ask_of(state, given.seat)
        if ask is None or given.answer >= ask.count:
            raise IllegalAnswer(self._game.refusal(state, given.seat, given.answer))
        place = self._vocabulary.place(state, ask, before)
        word = self._vocabulary.word(state, ask, given.answer)
        comment = "" if move is None else " ".join([one for one in move.remarks if isinstance(one, str)])
        return Written(word, place[0], place != before, "" if move is None else move.mark, comment), place

    def index(self, state: State, seat: int, word: str) -> int:
        """Returns the answer that a word of a sheet means, which was read before."""
        ask = ask_of(state, seat)
        assert ask is not None
        index = self._vocabulary.index(state, ask, word)
        assert index is not None
        return index


class Grown(msgspec.Struct, frozen=True):
    """A match in the words of a notation, and what was tried beside it."""

    said: tuple[Written, ...]
    tried: tuple[Try, ...]
    tried_said: tuple[Written, ...]


def grown(recorder: Recorder, sheet: Sheet | None) -> Grown:
    """Returns the answers of a match in words, with the variations of its notation as a tree."""
    match = recorder.match
    speaker, names = Speaker(match), seat_names(match.game, match.setup)
    moves: Sequence[Move | None] = [None] * len(match.answers) if sheet is None else sheet.main.moves
    again = Match(match.game, match.seed, match.setup)
    said: list[Written] = []
    tried: list[Try] = []
    tried_said: list[Written] = []

    numbers = {(number, given): number + 1 for number, given in enumerate(match.answers)}

    def vary(branch: Branch, on: int, state: State, place: Place) -> None:
        for move in branch.moves:
            seat = names.index(move.seat)
            given = Given(seat, speaker.index(state, seat, move.word))
            words, after = speaker.said(state, given, place, move)
            if (on, given) not in numbers:
                tried.append(Try(on, seat, given.answer, words.mark, words.comment[:LONGEST_COMMENT]))
                tried_said.append(words)
                numbers[on, given] = len(match.answers) + len(tried)
            for other in _variations(move):
                vary(other, on, state, place)
            on, place = numbers[on, given], after
            state = _after(match, state, given)

    place: Place = ()
    for number, (given, move) in enumerate(zip(match.answers, moves, strict=True)):
        words, after = speaker.said(again.state, given, place, move)
        said.append(words)
        for branch in _variations(move):
            vary(branch, number, again.state, place)
        again.answer(given.seat, given.answer)
        place = after
    check_size(len(tried))
    return Grown(tuple(said), tuple(tried), tuple(tried_said))


def _variations(move: Move | None) -> Iterator[Branch]:
    return iter(()) if move is None else (one for one in move.remarks if isinstance(one, Branch))


def _after(match: Match, state: State, given: Given) -> State:
    copy = state.copy()
    match.game.answer(copy, given.seat, given.answer)
    return copy


def with_variations(
    recorder: Recorder, sheet: Sheet | None, tried: Sequence[Try], remarks: Sequence[Remark] = ()
) -> str:
    """Writes a match down, with all that was tried beside it; what follows its last answer goes on with it."""
    check_size(len(tried))
    match = recorder.match
    own = len(match.answers)
    children: dict[int, list[int]] = {}
    for number, one in enumerate(tried, own + 1):
        if one.on >= number:
            raise WildswingError(say("Answer {number} follows one that is not there.", number=number))
        if one.mark not in ("", *MARKS):
            raise WildswingError(say("“{mark}” is no mark of a notation.", mark=one.mark))
        children.setdefault(one.on, []).append(number)
    for remark in remarks:
        if remark.number > own:
            raise WildswingError(say("There is no answer {number} to remark on.", number=remark.number))
    given = [*match.answers, *[Given(one.seat, one.answer) for one in tried]]
    line = _further(recorder, children, given)
    comments = {one.number: one.comment for one in remarks}
    main = _Grower(line, sheet, own, children, given, tried, comments).main(len(line.match.answers))
    plain = sheet_of(line)
    tags = plain.tags if sheet is None or len(line.match.answers) > own else sheet.tags
    whole = msgspec.structs.replace(plain, tags=tags, main=main)
    return read_notation(written(whole), find_game, say("This study")).text


def _further(recorder: Recorder, children: dict[int, list[int]], given: Sequence[Given]) -> Recorder:
    """Returns a match with what was tried after its last answer, the first line of it, as its own."""
    match, number = recorder.match, len(recorder.match.answers)
    if recorder.ended is not None or number not in children:
        return recorder
    again = Match(match.game, match.seed, match.setup)
    for one in match.answers:
        again.answer(one.seat, one.answer)
    while number in children:
        number = children[number][0]
        again.answer(given[number - 1].seat, given[number - 1].answer)
    return Recorder(again, recorder.seats, recorder.program, recorder.fairness)


class _Grower:
    """Makes the branches of a sheet from a tree."""

    def __init__(
        self,
        line: Recorder,
        sheet: Sheet | None,
        own: int,
        children: dict[int, list[int]],
        given: Sequence[Given],
        tried: Sequence[Try],
        comments: dict[int, str],
    ) -> None:
        self._match = match = line.match
        self._names = seat_names(match.game, match.setup)
        self._speaker = Speaker(match)
        self._own = own
        self._children = children
        self._given = given
        self._tried = tried
        self._comments = comments
        self._moves = () if sheet is None else sheet.main.moves
        self._remarks = () if sheet is None else sheet.main.remarks
        self._last = own if line.ended is not None else 0
        """The answer after which somebody ended the match early, so that no further one stands after it."""
        self._late = children.get(self._last, []) if self._last else []

    def main(self, answers: int) -> Branch:
        """Returns the main line, of so many answers."""
        numbers = list(range(1, self._own + 1))
        while len(numbers) < answers:
            numbers.append(self._children[numbers[-1] if numbers else 0][0])
        state = Match(self._match.game, self._match.seed, self._match.setup).state
        return Branch(self._line(numbers, 0, state), self._remarks)

    def _line(self, numbers: Sequence[int], on: int, state: State) -> tuple[Move, ...]:
        """Returns answers one after another, each with what else was tried in its place."""
        moves: list[Move] = []
        for number in numbers:
            others = [other for other in self._children.get(on, []) if other != number]
            varied = [Branch(self._line(self._follow(other), APART, state)) for other in others]
            if number == self._last:
                varied += [Branch(self._line([number, *self._follow(other)], APART, state)) for other in self._late]
            moves.append(self._move(number, state, tuple(varied)))
            state = _after(self._match, state, self._given[number - 1])
            on = number
        return tuple(moves)

    def _follow(self, number: int) -> list[int]:
        """Returns a line from an answer that was tried on, along what was tried first after each."""
        numbers = [number]
        while numbers[-1] in self._children:
            numbers.append(self._children[numbers[-1]][0])
        return numbers

    def _move(self, number: int, state: State, varied: tuple[Branch, ...]) -> Move:
        given = self._given[number - 1]
        said, _ = self._speaker.said(state, given, ())
        mark, comments = self._remarked(number)
        return Move(self._names[given.seat], said.word, mark, (*comments, *varied))

    def _remarked(self, number: int) -> tuple[str, tuple[str, ...]]:
        """Returns the mark of an answer, and what is written beside it."""
        if number > self._own:
            tried = self._tried[number - self._own - 1]
            return tried.mark, _in_one_line(tried.comment)
        move = self._moves[number - 1] if self._moves else None
        mark = "" if move is None else move.mark
        if number in self._comments:
            return mark, _in_one_line(self._comments[number])
        return mark, () if move is None else tuple([one for one in move.remarks if isinstance(one, str)])


def _in_one_line(comment: str) -> tuple[str, ...]:
    """Returns a comment as a notation can hold it whatever is in it; none at all if it is empty."""
    said = " ".join(comment.split())
    return (said,) if said else ()
