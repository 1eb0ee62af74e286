"""An analysis in words, for `wildswing analyse`."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from wildswing.kernel.record import Recorder
from wildswing.notation.sheet import Sheet
from wildswing.study.analysis import Decision
from wildswing.study.annotating import sign_of
from wildswing.study.judging import BLUNDER, INACCURACY, MISTAKE
from wildswing.study.summary import Summary

SPOKEN_OF = (INACCURACY, MISTAKE, BLUNDER)


def facts(
    recorder: Recorder, sheet: Sheet, decisions: Sequence[Decision], summary: Summary, best: Mapping[int, str]
) -> dict[str, object]:
    """Returns all that was found out, for programs; chances and losses are parts of all games."""
    match = recorder.match
    turns = turns_of(sheet)
    seats = zip(match.seat_names, recorder.seats, summary.players, strict=True)
    return {
        "game": match.game.name,
        "players": [{"seat": name, "sits": sits, **_plainly(player)} for name, sits, player in seats],
        "turning_point": summary.turning_point,
        "line": summary.line,
        "decisions": [
            {
                **_plainly(one),
                "turn": turns[one.number],
                "answer": sheet.main.moves[one.number].word,
                "best": best.get(one.number),
            }
            for one in decisions
        ],
    }


def _plainly(struct: msgspec.Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(struct)
    return plain


def turns_of(sheet: Sheet) -> list[int]:
    """Returns for each answer the turn in which it was given."""
    turns: list[int] = []
    for move in sheet.main.moves:
        turns.append(turns[-1] if move.number is None and turns else move.number or 0)
    return turns


def report(
    screen: Console,
    recorder: Recorder,
    sheet: Sheet,
    decisions: Sequence[Decision],
    summary: Summary,
    best: Mapping[int, str],
) -> None:
    """Tells a person what was found out."""
    names = recorder.match.seat_names
    screen.print(_players(names, summary))
    turns = turns_of(sheet)
    moves = sheet.main.moves
    for one in decisions:
        verdict = one.verdict
        if verdict is not None and verdict.mark in SPOKEN_OF:
            screen.print(
                f"{turns[one.number]}. {names[one.seat]}: {moves[one.number].word}{sign_of(verdict)} "
                f"loses {_points(verdict.loss)}; {best[one.number]} wins {100 * verdict.best:.0f}.",
                soft_wrap=True,
            )
    for sentence in _turning(summary, names, sheet, turns):
        screen.print(sentence, soft_wrap=True)


def _players(names: Sequence[str], summary: Summary) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for head in ("accuracy", "inaccuracies", "mistakes", "blunders", "skill", "luck"):
        table.add_column(head, justify="right")
    for name, player in zip(names, summary.players, strict=True):
        accuracy = "-" if player.accuracy is None else f"{player.accuracy:.0f} %"
        counts = [str(player.marks[mark]) for mark in SPOKEN_OF]
        table.add_row(name, accuracy, *counts, f"{100 * player.skill:+.0f}", f"{100 * player.luck:+.0f}")
    return table


def _turning(summary: Summary, names: Sequence[str], sheet: Sheet, turns: Sequence[int]) -> list[str]:
    said: list[str] = []
    point = summary.turning_point
    if point is not None:
        said.append(
            f"Turning point: turn {turns[point.since]}. {names[point.seat]} had {100 * point.before:.0f} before it and "
            f"{100 * point.after:.0f} after."
        )
    for name, player in zip(names, summary.players, strict=True):
        stroke = player.stroke
        if stroke is not None:
            verb = "gave" if stroke.luck > 0 else "took"
            word = sheet.main.moves[stroke.since].word
            said.append(f"Luck {verb} {name} {_points(abs(stroke.luck))} after “{word}” in turn {turns[stroke.since]}.")
    return said


def _points(part: float) -> str:
    points = round(100 * part)
    return "1 point" if points == 1 else f"{points} points"
