"""Golden transcripts of whole games: every question, answer and event, as text.

`python -m tests.formation.transcripts` plays the games and writes tests/transcripts/formation-*.txt anew, so a
change of behaviour shows in the diff.
"""

from collections.abc import Sequence
from pathlib import Path

from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import SEAT_NAMES
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import EVERYONE, Told
from wildswing.kernel.match import Match

FOLDER = Path(__file__).parents[1] / "transcripts"
SEEDS = {"formation-shield-sword.txt": 4, "formation-bow-sword.txt": 9}


def transcript(seed: int) -> str:
    """Plays a game with answers drawn from the seed and tells it line by line."""
    match = Match(FORMATION, seed)
    stream = Stream(f"transcript {seed}")
    lines = [f"{FORMATION.title}, rules version {FORMATION.version}, seed {seed}", *_told(match.told)]
    while match.asks:
        ask = match.asks[stream.below(len(match.asks))]
        wording = match.game.worded(match.state, ask)
        chosen = stream.below(len(ask.options))
        lines += ["", f"{SEAT_NAMES[ask.seat]}: {wording.prompt}"]
        for index, label in enumerate(wording.labels):
            repeat = " (repeats)" if index in ask.repeats else ""
            lines.append(f"  {'>' if index == chosen else ' '} {label}{repeat}")
        lines += _told(match.answer(ask.seat, chosen))
    return "\n".join(lines) + "\n"


def _told(told: Sequence[Told]) -> list[str]:
    lines = []
    for one in told:
        audience = "" if one.audience == EVERYONE else " and ".join([SEAT_NAMES[seat] for seat in one.audience])
        lines.append(f"{audience + ' alone is told: ' if audience else ''}{one.event.sentence()}")
    return lines


def main() -> None:
    """Writes all transcripts."""
    FOLDER.mkdir(exist_ok=True)
    for name, seed in SEEDS.items():
        FOLDER.joinpath(name).write_text(transcript(seed), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
