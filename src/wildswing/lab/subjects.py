"""The matches that are measured: those of all games that offer some."""

from wildswing.kernel.registry import offering
from wildswing.lab.measurements import Bench, Subject

SUBJECTS: tuple[Subject, ...] = tuple([subject for _, bench in offering("bench", Bench) for subject in bench.subjects])


def subject_named(name: str) -> Subject:
    """Returns the match with this name."""
    return next(subject for subject in SUBJECTS if subject.name == name)
