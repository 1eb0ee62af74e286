"""Plays a match between two masters of Exceed, and tells with every answer what whoever gave it thought.

python -m tools.annotated "Ky Kiske" Potemkin --seed 1
"""

import argparse
import sys

from wildswing.agents.registry import make_agent
from wildswing.agents.thoughts import Thinker
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.match import Match
from wildswing.kernel.record import Recorder
from wildswing.notation.matches import sheet_of


def played(match: Match, level: str) -> list[str]:
    """Plays a match to its end; returns what was thought of each answer, nothing where only one was possible."""
    agents = [make_agent(level, EXCEED) for _ in range(2)]
    streams = [Stream(f"{match.seed}/{seat}") for seat in range(2)]
    thoughts: list[str] = []
    while match.asks:
        ask = match.asks[0]
        agent = agents[ask.seat]
        assert isinstance(agent, Thinker)
        hidden = match.game.hide(match.state, ask.seat)
        found = agent.think(match.game, hidden, ask, streams[ask.seat])
        thoughts.append(found.sentence if len(found.thoughts) > 1 else "")
        match.answer(ask.seat, found.choice)
        sys.stderr.write(f"\r{len(thoughts)} answers")
    sys.stderr.write("\n")
    return thoughts


def annotated(first: str, second: str, seed: str, level: str) -> str:
    """Returns a match that is played now, as lines of Markdown: every answer, and what was thought of it."""
    match = Match(EXCEED, seed, match_of(first, second))
    thoughts = played(match, level)
    sheet = sheet_of(Recorder(match, (level, level)))
    lines: list[str] = []
    turn = 0
    for move, thought in zip(sheet.main.moves, thoughts, strict=True):
        if move.number is not None and move.number != turn:
            turn = move.number
            lines += ["", f"Turn {turn}:", ""]
        lines.append(f"- **{move.seat}: {move.word}.** {thought}".rstrip())
    return "\n".join([*lines, "", f"{sheet.result} wins.", ""]).lstrip("\n")


def main() -> None:
    """Prints the match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--level", default="master")
    wanted = parser.parse_args()
    sys.stdout.write(annotated(wanted.first, wanted.second, wanted.seed, wanted.level))


if __name__ == "__main__":
    main()
