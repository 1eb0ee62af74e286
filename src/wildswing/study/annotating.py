"""Puts the marks of an analysis into a notation, with what would have been better as a variation."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.match import Match
from wildswing.notation.sheet import Branch, Move, Sheet
from wildswing.notation.words import Vocabulary
from wildswing.study.analysis import Decision
from wildswing.study.judging import BLUNDER, INACCURACY, MISTAKE, Verdict

SIGNS: Final = {INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
ONLY: Final = "!"


def sign_of(verdict: Verdict) -> str:
    """Returns the mark of an answer as a notation has it; most have none."""
    return ONLY if verdict.only else SIGNS.get(verdict.mark, "")


def best_words(match: Match, decisions: Sequence[Decision]) -> Mapping[int, str]:
    """Returns, by the number of the answer, what the best one is called in a notation."""
    best = {one.number: one.verdict.thoughts[0].index for one in decisions if one.verdict is not None}
    vocabulary = Vocabulary(match.game)
    again = Match(match.game, match.seed, match.setup)
    words: dict[int, str] = {}
    for number, given in enumerate(match.answers):
        ask = ask_of(again.state, given.seat)
        assert ask is not None  # for the match was played like this
        if number in best:
            words[number] = vocabulary.word(again.state, ask, best[number])
        again.answer(given.seat, given.answer)
    return words


def annotated(sheet: Sheet, decisions: Sequence[Decision], best: Mapping[int, str]) -> Sheet:
    """Returns a sheet with the marks of an analysis; what somebody else has marked stays as it is."""
    verdicts = {one.number: one.verdict for one in decisions if one.verdict is not None}
    moves = [
        _marked(move, verdicts[number], best[number]) if number in verdicts else move
        for number, move in enumerate(sheet.main.moves)
    ]
    return msgspec.structs.replace(sheet, main=Branch(tuple(moves), sheet.main.remarks))


def _marked(move: Move, verdict: Verdict, best: str) -> Move:
    sign = sign_of(verdict)
    if not sign or move.mark:
        return move
    if sign == ONLY:
        return msgspec.structs.replace(move, mark=sign)
    comment = f"Wins {100 * verdict.worth:.0f}, the best {100 * verdict.best:.0f}."
    return msgspec.structs.replace(move, mark=sign, remarks=(comment, Branch((Move(move.seat, best),)), *move.remarks))
