"""`wildswing replay`: tells or verifies a recorded match."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from wildswing.cli.output import console, counted, print_json, to_type
from wildswing.cli.saved import how_it_ended, read_match
from wildswing.cli.seats import find_seat
from wildswing.cli.tables.looks import look_of
from wildswing.kernel.record import Recorder
from wildswing.kernel.state import SPECTATOR


def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative="")] = False,
    seen_from: Annotated[str, Parameter(name="--from")] = "spectator",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Show or verify a recorded match.

    Reading a match file plays it again and checks every line, so a damaged or edited one is refused.

    Args:
        file: The match file, or a notation.
        verify: Only say whether the file is intact.
        seen_from: Tell what this seat was told, or a spectator.
        json: Print the match as JSON.
    """
    recorder = read_match(file)
    match = recorder.match
    seat = SPECTATOR if seen_from.casefold() == "spectator" else find_seat(match.game, match.setup, seen_from)
    if json:
        facts = _facts(file, recorder)
        events = [{**msgspec.to_builtins(event), "sentence": event.sentence()} for event in match.told_to(seat)]
        print_json(facts if verify else {**facts, "from": seen_from, "events": events})
    elif verify:
        console().print(f"{file} is intact: {_verified(recorder)}.", soft_wrap=True)
    else:
        _tell(file, recorder, seat)


def _facts(file: Path, recorder: Recorder) -> dict[str, object]:
    match = recorder.match
    return {
        "file": str(file),
        "intact": True,
        "program": recorder.program,
        "game": match.game.name,
        "rules_version": match.game.version,
        "seed": match.seed,
        "seats": dict(zip(match.seat_names, recorder.seats, strict=True)),
        "answers": len(match.answers),
        "outcome": match.outcome,
        "ended": recorder.ended,
        "fairness": recorder.fairness,
    }


def _tell(file: Path, recorder: Recorder, seat: int) -> None:
    """Tells the match from its header to its end, as a seat was told it."""
    match = recorder.match
    screen = console()
    who = ", ".join([f"{name}: {sits}" for name, sits in zip(match.seat_names, recorder.seats, strict=True)])
    screen.print(
        f"{match.game.title}, seed {match.seed}; {who}; Wildswing {recorder.program}, "
        f"rules version {match.game.version}.\n",
    )
    look = look_of(match.game)
    for event in match.told_to(seat):
        screen.print(look.words(event.sentence(), match.seat_names))
    unfinished = f"The match is not over; go on with {to_type('play', '--resume', file)}."
    screen.print(f"\n{how_it_ended(recorder) or unfinished}", soft_wrap=True)


def _verified(recorder: Recorder) -> str:
    match = recorder.match
    state = "finished" if how_it_ended(recorder) else "unfinished"
    early = "" if recorder.ended is None else f"; it ended early: {how_it_ended(recorder).rstrip('.')}"
    return (
        f"this {state} match of {match.game.name} was played again with its "
        f"{counted(len(match.answers), 'answer')}, and every check fits{early}; {_fairness(recorder)}"
    )


def _fairness(recorder: Recorder) -> str:
    shuffle = recorder.fairness
    if shuffle is None:
        return "no commitment to its shuffles was made"
    return (
        f"its secret fits the commitment {shuffle.commitment}, and its seed follows from both and the entropy of "
        f"{counted(len(shuffle.entropies), 'seat')}, so every shuffle was fair if that commitment was shown before the "
        "first card"
    )
