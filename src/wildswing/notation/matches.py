"""Matches into notations, and notations into the same matches."""

from collections.abc import Callable

import msgspec

from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.record import Recorder
from wildswing.kernel.state import State
from wildswing.notation.facet import Place
from wildswing.notation.grammar import mistake, read_sheet
from wildswing.notation.head import Head, result_of, seat_names, tags_of
from wildswing.notation.printing import written
from wildswing.notation.sheet import GOES_ON, Branch, Move, Sheet
from wildswing.notation.words import Vocabulary
from wildswing.texts import say

Take = Callable[[State, int, int], State]
"""Gives the answer of a seat to a state, and returns what that leads to."""


class Fight(msgspec.Struct, frozen=True):
    """A notation that was read: the sheet with all remarks, its turns numbered, and the match that it tells."""

    sheet: Sheet
    recorder: Recorder
    lines: tuple[bytes, ...]
    """The lines of the match file."""

    @property
    def text(self) -> str:
        """The notation, tidily."""
        return written(self.sheet)

    @property
    def content(self) -> bytes:
        """The match file."""
        return b"".join(self.lines)


def notate(recorder: Recorder, date: str = "") -> str:
    """Writes a match down; a date is written as 2026.11.17."""
    return written(sheet_of(recorder, date))


def sheet_of(recorder: Recorder, date: str = "") -> Sheet:
    """Returns the sheet of a match, which nobody has remarked on yet; each of its answers is a move."""
    match = recorder.match
    names = seat_names(match.game, match.setup)
    vocabulary = Vocabulary(match.game)
    again = Match(match.game, match.seed, match.setup)
    moves: list[Move] = []
    place: Place = ()
    for given in match.answers:
        ask = next(one for one in again.asks if one.seat == given.seat)
        word = vocabulary.word(again.state, ask, given.answer)
        before, place = place, vocabulary.place(again.state, ask, place)
        moves.append(_placed(Move(names[given.seat], word), before, place))
        again.answer(given.seat, given.answer)
    return Sheet(tags_of(recorder, date), Branch(tuple(moves)), result_of(recorder))


def read_notation(text: str, find_game: Callable[[str], AnyGame], source: str = "The notation") -> Fight:
    """Plays a notation again; the first line that does not fit is named, with what was possible there."""
    sheet = read_sheet(text, source)
    head = Head(sheet, find_game, source)
    recorder = head.recorder()
    lines = [recorder.header()]

    def take(_state: State, seat: int, index: int) -> State:
        lines.append(recorder.answer(seat, index))
        return recorder.match.state

    walk = _Walk(recorder.match, source)
    main = walk.branch(sheet.main, recorder.match.state, (), take)
    _check_result(sheet, recorder, source)
    return Fight(msgspec.structs.replace(sheet, main=main), recorder, tuple(lines))


def is_notation(content: bytes) -> bool:
    """Tells a notation from a match file, by how it begins."""
    return content.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"[")


def _check_result(sheet: Sheet, recorder: Recorder, source: str) -> None:
    found = result_of(recorder)
    if sheet.result != found:
        if found == GOES_ON:
            raise mistake(
                source,
                sheet.line,
                say("the match is not over here, but “= {result}” follows; lines are missing", result=sheet.result),
            )
        raise mistake(
            source, sheet.line, say("the result is not “{result}” but “{found}”", result=sheet.result, found=found)
        )
    tag = sheet.one("Result")
    if tag is not None and tag.values != (found,):
        raise mistake(source, tag.line, say("the match ends with the result “{found}”", found=found))


def _placed(move: Move, before: Place, place: Place) -> Move:
    """Begins a line where the place changes, with a number where the turn does."""
    is_turn = place[:1] != before[:1]
    return msgspec.structs.replace(move, number=place[0] if is_turn else None, breaks=place != before)


class _Walk:
    """Goes along the answers of a sheet, and into its variations."""

    def __init__(self, match: Match, source: str) -> None:
        self._game = match.game
        self._names = seat_names(match.game, match.setup)
        self._vocabulary = Vocabulary(match.game)
        self._source = source

    def branch(self, branch: Branch, state: State, place: Place, take: Take) -> Branch:
        """Returns the answers again, each at its place, after all of them were given."""
        moves: list[Move] = []
        for move in branch.moves:
            ask = self._asked(move, state)
            index = self._meant(move, state, ask)
            before, place = place, self._vocabulary.place(state, ask, place)
            if move.number not in (None, place[0]):
                raise self._mistake(
                    move,
                    say(
                        "this is turn {found}, not {number}: a line is missing or was added",
                        found=place[0],
                        number=move.number,
                    ),
                )
            remarks = tuple([self._remark(remark, state, before) for remark in move.remarks])
            word = self._vocabulary.word(state, ask, index)
            moves.append(_placed(msgspec.structs.replace(move, word=word, remarks=remarks), before, place))
            try:
                state = take(state, ask.seat, index)
            except WildswingError as error:
                raise self._mistake(move, str(error)) from None
        return Branch(tuple(moves), branch.remarks)

    def _remark(self, remark: str | Branch, state: State, place: Place) -> str | Branch:
        """Follows a variation from where the answer stands that it replaces."""
        return remark if isinstance(remark, str) else self.branch(remark, state, place, self._try)

    def _try(self, state: State, seat: int, index: int) -> State:
        copy = state.copy()
        self._game.answer(copy, seat, index)
        return copy

    def _asked(self, move: Move, state: State) -> Ask:
        """Returns the question that an answer is for."""
        if move.seat not in self._names:
            raise self._mistake(
                move, say("there is no seat “{seat}”; there is {seats}", seat=move.seat, seats=", ".join(self._names))
            )
        ask = next((one for one in state.asks if one.seat == self._names.index(move.seat)), None)
        if ask is not None:
            return ask
        if not state.asks:
            raise self._mistake(move, say("the match is over, but “{word}” follows", word=move.word))
        asked = ", ".join([self._names[one.seat] for one in state.asks])
        raise self._mistake(
            move,
            say(
                "{seat} is asked nothing here, so “{word}” does not fit; {asked} answers",
                seat=move.seat,
                word=move.word,
                asked=asked,
            ),
        )

    def _meant(self, move: Move, state: State, ask: Ask) -> int:
        """Returns the option that an answer names."""
        index = self._vocabulary.index(state, ask, move.word)
        if index is None:
            raise self._mistake(
                move,
                say(
                    "“{word}” does not fit; {seat} can answer {possible}",
                    word=move.word,
                    seat=move.seat,
                    possible=self._vocabulary.possible(state, ask),
                ),
            )
        return index

    def _mistake(self, move: Move, what: str) -> WildswingError:
        return mistake(self._source, move.line, what)
