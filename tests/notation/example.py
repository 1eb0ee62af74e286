"""The match that docs/notation.md shows: a real one between two levels of the computer.

`python -m tests.notation.example` plays it again and writes it into the page; that is needed when the rules of Exceed,
one of the two fighters or the notation itself has changed.
"""

from pathlib import Path

from wildswing.agents.agent import chooser
from wildswing.agents.registry import make_agent
from wildswing.exceed.game import EXCEED
from wildswing.kernel.chance import Stream
from wildswing.kernel.match import Match
from wildswing.kernel.record import Recorder
from wildswing.notation.matches import notate

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
BEGIN, END = "<!-- example -->\n```fight\n", "```\n<!-- end -->\n"
PLAYERS = ("novice", "fighter")
SEED = 1


def shown(page: str) -> str:
    """Returns the match that a page shows."""
    return page.partition(BEGIN)[2].partition(END)[0]


def example() -> str:
    """Plays the match."""
    match = Match(EXCEED, SEED)
    choices = [chooser(make_agent(player, EXCEED), EXCEED) for player in PLAYERS]
    stream = Stream("example")
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.seat, choices[ask.seat](match.state, ask, stream))
    return notate(Recorder(match, PLAYERS), "2026.11.17")


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page.replace(BEGIN + shown(page) + END, BEGIN + example() + END), encoding="utf-8")


if __name__ == "__main__":
    main()
