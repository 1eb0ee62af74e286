"""Whole matches as one build of the package plays them: a line for each, to be compared with those of the other build.

`python -m tests.both_builds SEED` plays the matches that the seed draws.
"""

import hashlib
import sys
from collections.abc import Iterator

from tests.exiled.test_conformance import LARGE, with_variant
from tests.sampling import ALL, settle
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.pairings import sampled_pairings
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.variants import VARIANTS
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match

PAIRINGS = 100
MATCHES_OF_FORMATION = 10

LONG = "second_reshuffle_offered=no"
"""With it a random player does not end the match by a reshuffle that loses."""


def matches(seed: str) -> Iterator[tuple[str, AnyGame, Setup | None]]:
    """Draws matches of Exceed and Formation, or many; Rise of the Exiled is played by each of its variants."""
    fighters = sorted(roster())
    for one, other in sampled_pairings(fighters, 1000 if settle() == ALL else PAIRINGS, seed):
        edition = match_of(one, other)["edition"]
        yield f"{one} against {other}", EXCEED, match_of(one, other, f"{edition}, {LONG}")
    for place in range(MATCHES_OF_FORMATION):
        yield f"Formation {place}", FORMATION, None
    for variant in VARIANTS:
        yield f"Rise of the Exiled, {variant}", EXILED, with_variant(variant)
    for name, setup in LARGE.items():
        yield f"Rise of the Exiled, {name}", EXILED, setup


def tale(match: Match, stream: Stream) -> str:
    """Plays a match at random and sums up every question, option and event of it."""
    told = hashlib.sha256()
    heard = 0
    while True:
        for one in match.told[heard:]:
            told.update(f"{one.audience} {one.event}\n".encode())
        heard = len(match.told)
        if not match.asks:
            return f"{heard} {match.outcome} {told.hexdigest()}"
        ask = match.asks[stream.below(len(match.asks))]
        told.update(f"{ask.seat} {ask.options} {ask.repeats}\n".encode())
        match.answer(ask.seat, stream.below(len(ask.options)))


def tales(seed: str) -> list[str]:
    """Returns a line for each match."""
    return [
        f"{name}: {tale(Match(game, f'{seed} {name}', setup), Stream(f'{seed} {name}'))}"
        for name, game, setup in matches(seed)
    ]


if __name__ == "__main__":
    print("\n".join(tales(sys.argv[1])))  # noqa: T201 - what whoever compares reads
