"""One match at a terminal: it is played to its end, or until somebody leaves."""

from datetime import date

from rich.console import Console
from rich.text import Text

from wildswing.agents.agent import Agent
from wildswing.cli.gathering import Gathering
from wildswing.cli.output import console, counted, to_type
from wildswing.cli.parting import is_played_out
from wildswing.cli.saved import SavedMatch
from wildswing.home.scores import is_solo, keep, place_of, read_scores, score_of
from wildswing.kernel.game import Outcome
from wildswing.kernel.match import Match


def sit_down(saved: SavedMatch, agents: dict[int, Agent], note: str = "") -> None:
    """Plays until the end, or until the person leaves; the note stands under the first question."""
    screen = console()
    gathering = Gathering(saved, agents, screen)
    if not is_played_out(saved, screen, lambda: gathering.play(note), gathering.cover):
        return
    outcome = saved.match.outcome
    if outcome is not None:
        screen.print(Text(_told(saved.match, outcome), "bold"))
        if is_solo(saved.match):
            _keep_score(saved.match, screen)
    screen.print(f"{to_type('replay', saved.path)} tells the match again.", soft_wrap=True)


def _told(match: Match, outcome: Outcome) -> str:
    """Returns how a match ended; a game for one player is headed by its rank, or by what became of it."""
    if not is_solo(match):
        return outcome.sentence
    heading = outcome.rank or ("Victory" if outcome.winners else "Defeat")
    return f"{heading}. {outcome.sentence}"


def _keep_score(match: Match, screen: Console) -> None:
    """Keeps the result of a game for one player, and tells its place."""
    score = score_of(match, date.today())
    keep(score)
    place, count = place_of(score, read_scores().kept)
    told = "the best" if place == 1 else f"number {place}"
    games = counted(count, "game")
    screen.print(
        f"That is {told} of {games} like this; {to_type('scores', match.game.name)} lists them.", soft_wrap=True
    )
