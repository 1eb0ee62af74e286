"""Runs all checks over many games."""

from collections.abc import Callable

from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance.others import other_courses
from wildswing.kernel.conformance.report import Notes, Report
from wildswing.kernel.conformance.sealing import sealing
from wildswing.kernel.conformance.secrets import secrets
from wildswing.kernel.conformance.soundness import cards_conserved, ending, refusals, wording
from wildswing.kernel.conformance.steadiness import copies, determinism, replay, saving
from wildswing.kernel.conformance.tale import Tale, tell
from wildswing.kernel.conformance.worlds import worlds
from wildswing.kernel.game import AnyGame, Setup

Check = Callable[[Tale, Notes, Stream], None]

EVERY_CHECK: tuple[Check, ...] = (
    ending,
    cards_conserved,
    wording,
    refusals,
    copies,
    saving,
    determinism,
    replay,
    worlds,
    secrets,
    other_courses,
    sealing,
)


def check_game(
    game: AnyGame,
    seeds: int = 20,
    setup: Setup | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays a game with the seeds from 0 on and checks each of them; `progress` is called with how many are done."""
    played_with = game.default_setup() if setup is None else setup
    notes = Notes()
    for seed in range(seeds):
        stream = Stream(f"conformance {game.name} {seed}")
        tale = tell(game, seed, played_with, stream, notes)
        if tale.states:
            for check in EVERY_CHECK:
                check(tale, notes, stream)
        if progress is not None:
            progress(seed + 1)
    notes.judge_tries()
    return notes.report(game.name, seeds)


def assert_conforms(game: AnyGame, seeds: int = 20, setup: Setup | None = None) -> Report:
    """Fails with all findings unless a game keeps every promise; for the tests of a game."""
    report = check_game(game, seeds, setup)
    if not report.conforms:
        raise AssertionError("\n".join([finding.sentence() for finding in report.findings]))
    return report
