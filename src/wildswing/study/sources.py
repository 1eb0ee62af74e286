"""What can be studied: a match that somebody has written down or saved, or a position that somebody has set up."""

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import replay
from wildswing.kernel.record import Recorder, read
from wildswing.kernel.registry import find_game, offering
from wildswing.notation.matches import is_notation, read_notation
from wildswing.notation.sheet import Sheet
from wildswing.study.facet import Study, study_of
from wildswing.texts import say

PERSON = "person"


class Source(msgspec.Struct, frozen=True):
    """A match to study, which may go on, and what was remarked on it."""

    recorder: Recorder
    sheet: Sheet | None = None
    """The notation that it was read from."""
    titles: tuple[str, ...] = ()
    """What the positions of a text are called, of which this is one."""
    left_out: str = ""
    """What of the text is left out, and why."""


def source_of(text: str, number: int = 0) -> Source:
    """Reads a notation, a match file, or scenarios, of which the number chooses one."""
    named = say("This text")
    if is_notation(text.encode()):
        fight = read_notation(text, find_game, named)
        return Source(fight.recorder, fight.sheet)
    if text.lstrip("\ufeff \n\t").startswith("{"):
        return Source(read(text.strip("\ufeff \n\t").encode() + b"\n", find_game, named))
    return _scenario(text, number, named)


def scenario_at(recorder: Recorder) -> str:
    """Writes down where a match stands, as a scenario."""
    game = recorder.match.game
    scenarios = study_of(game).scenarios
    if scenarios is None:
        raise WildswingError(say("{game} has no scenarios; save the study as a notation.", game=game.title))
    return scenarios.write(recorder.match)


def _scenario(text: str, number: int, named: str) -> Source:
    mistake: WildswingError | None = None
    for game, study in offering("study", Study):
        if study.scenarios is None:
            continue
        try:
            openings = study.scenarios.read(text, named)
        except WildswingError as error:
            mistake = mistake or error
            continue
        opening = openings[min(number, len(openings) - 1)]
        match = replay(game, opening.seed, opening.setup, opening.answers)
        seats = [PERSON for _ in match.seat_names]
        return Source(Recorder(match, seats), titles=tuple([one.title for one in openings]), left_out=opening.left_out)
    raise mistake or WildswingError(
        say("This text is no match and no position; paste a notation, a match file or a scenario.")
    )
