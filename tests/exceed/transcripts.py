"""Golden transcripts of whole matches: every question, answer and event, as text.

`python -m tests.exceed.transcripts` plays the matches and writes tests/transcripts/exceed-*.txt anew, so a change of
behaviour shows in the diff.
"""

from collections.abc import Sequence
from pathlib import Path

from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import EVERYONE, Told
from wildswing.kernel.match import Match

FOLDER = Path(__file__).parents[1] / "transcripts"

MATCHES = {
    "exceed-sol-ky.txt": ("Sol Badguy", "Ky Kiske", "strive", 21),
    "exceed-hyde-linne.txt": ("Hyde Kido", "Linne", "undernight", 5),
    "exceed-ryu-ryu.txt": ("Ryu", "Ryu", "standard", 8),
}
"""For each file the fighters, the edition and the seed."""

RESHUFFLE = ("reshuffle", 0)


def transcript(one: str, other: str, edition: str, seed: int) -> str:
    """Plays a match with answers drawn from the seed and tells it line by line."""
    match = Match(EXCEED, seed, match_of(one, other, edition))
    stream = Stream(f"transcript {seed}")
    names = match.seat_names
    lines = [f"{EXCEED.title}, {edition}, rules version {EXCEED.version}, seed {seed}", *_told(match.told, names)]
    while match.asks:
        ask = match.asks[stream.below(len(match.asks))]
        wording = match.game.worded(match.state, ask)
        # Reshuffles by choice end most matches before much has happened.
        sound = [index for index, option in enumerate(ask.options) if option != RESHUFFLE]
        chosen = sound[stream.below(len(sound))]
        lines += ["", f"{names[ask.seat]}: {wording.prompt}"]
        for index, label in enumerate(wording.labels):
            repeat = " (repeats)" if index in ask.repeats else ""
            lines.append(f"  {'>' if index == chosen else ' '} {label}{repeat}")
        lines += _told(match.answer(ask.seat, chosen), names)
    return "\n".join(lines) + "\n"


def _told(told: Sequence[Told], names: tuple[str, ...]) -> list[str]:
    seats = dict(enumerate(names)) | {-1: "a spectator"}
    lines = []
    for one in told:
        audience = "" if one.audience == EVERYONE else " and ".join([seats[seat] for seat in one.audience])
        lines.append(f"{audience + ' alone is told: ' if audience else ''}{one.event.sentence()}")
    return lines


def main() -> None:
    """Writes all transcripts."""
    for name, (one, other, edition, seed) in MATCHES.items():
        FOLDER.joinpath(name).write_text(transcript(one, other, edition, seed), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
