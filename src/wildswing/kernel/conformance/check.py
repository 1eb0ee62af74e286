"""Runs all checks over many games."""

from collections.abc import Callable, Iterator, Mapping

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


def reports(game: AnyGame, seeds: int, setup: Setup | None = None) -> Iterator[Report]:
    """Plays a game with the seeds from 0 on, checks each, and gives after each the report so far."""
    played_with = game.default_setup() if setup is None else setup
    notes = Notes()
    for seed in range(seeds):
        stream = Stream(f"conformance {game.name} {seed}")
        tale = tell(game, seed, played_with, stream, notes)
        if tale.states:
            for check in EVERY_CHECK:
                check(tale, notes, stream)
        yield notes.report(game.name, seed + 1)


def reports_of_many(game: AnyGame, seeds: int, setups: Mapping[str, Setup]) -> Iterator[Report]:
    """Plays and checks a game with several setups by name, and gives after each match the report so far of all."""
    before = Notes().report(game.name, 0)
    for name, setup in setups.items():
        so_far = before
        for report in reports(game, seeds, setup):
            so_far = before.with_another(report, name)
            yield so_far
        before = so_far


def check_game(game: AnyGame, seeds: int = 20, setup: Setup | None = None) -> Report:
    """Plays and checks a game so many times, and returns the report."""
    report = Notes().report(game.name, 0)
    for report in reports(game, seeds, setup):  # noqa: B007 - the last one counts
        pass
    return report


def assert_conforms(game: AnyGame, seeds: int = 20, setup: Setup | None = None) -> Report:
    """Fails with all findings unless a game keeps every promise; for the tests of a game."""
    report = check_game(game, seeds, setup)
    if not report.conforms:
        raise AssertionError("\n".join([finding.sentence() for finding in report.findings]))
    return report
