"""What the kit checked, how often, and what it found."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from wildswing.kernel.state import SPECTATOR, Record, fields_of

CHECKS: dict[str, str] = {
    "determinism": "The same setup, seed and answers give the same states and events.",
    "copies": "A copy is equal to its original, and neither moves when the other does.",
    "saving": "A state that is written as JSON and read back is equal and goes on alike.",
    "views": "A seat's view and question are the same whatever it cannot know.",
    "hiding": "A hidden state keeps nothing but what the seat was shown.",
    "imagining": "An imagined state deals anew what the seat cannot know, and only that.",
    "secrets": "What is declared face down or in hand is seen by nobody else.",
    "events": "What an event tells a seat is also in its view.",
    "sealing": "An answer given while others are asked too shows nothing, and the order of the answers is all one.",
    "refusals": "An illegal answer is refused with a message and changes nothing.",
    "cards": "No card appears or disappears.",
    "ending": "Every game ends in time with a winner, and somebody is asked until then.",
    "replay": "A match file, and the answers of a match, lead to the same states and events again.",
    "wording": "Every question has words and different labels, and every event has a sentence.",
}
"""What each check promises, by its name."""

KEPT = 2
"""Findings kept of each kind; the others are only counted."""

SHOWN = 120
"""Characters of a value that a finding quotes."""

Verdict = Literal["passed", "failed", "not exercised"]


class Finding(msgspec.Struct, frozen=True):
    """A promise that was broken: with which seed, after how many answers, for which seat, and how."""

    check: str
    seed: int
    answers: int
    seat: int | None
    what: str

    def sentence(self) -> str:
        """Tells it to the author of the game."""
        whom = "" if self.seat is None else ", a spectator" if self.seat == SPECTATOR else f", seat {self.seat}"
        return f"{self.check}: seed {self.seed}, answer {self.answers}{whom}: {self.what.rstrip('.')}."


class Report(msgspec.Struct, frozen=True):
    """The result of a run."""

    game: str
    seeds: int
    exercised: dict[str, int]
    """How often each check looked at something."""
    broken: dict[str, int]
    """How often each check found something."""
    skipped: dict[str, int]
    """How often each check could not look, since the game raised an error on a state made up for the check,
    or cannot be sent to another process."""
    findings: tuple[Finding, ...]
    """The first few findings of each kind."""

    @property
    def untried(self) -> tuple[str, ...]:
        """The checks that never had anything to look at."""
        return tuple([check for check in CHECKS if not self.exercised[check]])

    @property
    def conforms(self) -> bool:
        """Whether no promise that was exercised was broken."""
        return not self.findings

    def verdict(self, check: str) -> Verdict:
        """Returns how a check ended; one that never had anything to look at has not passed."""
        if self.broken[check]:
            return "failed"
        return "passed" if self.exercised[check] else "not exercised"

    def with_another(self, report: "Report", name: str) -> "Report":
        """Returns both reports as one; what the other one found carries its name."""
        found = [msgspec.structs.replace(finding, what=f"{name}: {finding.what}") for finding in report.findings]
        return Report(
            self.game,
            self.seeds + report.seeds,
            {check: self.exercised[check] + report.exercised[check] for check in CHECKS},
            {check: self.broken[check] + report.broken[check] for check in CHECKS},
            {check: self.skipped[check] + report.skipped[check] for check in CHECKS},
            (*self.findings, *found),
        )


class Where(msgspec.Struct, frozen=True):
    """The place of a finding."""

    seed: int
    answers: int
    seat: int | None = None

    def of(self, seat: int) -> "Where":
        """Returns the same place for one seat."""
        return Where(self.seed, self.answers, seat)


class Notes:
    """Gathers what the checks look at and find."""

    def __init__(self) -> None:
        self.exercised: Counter[str] = Counter()
        self.broken: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()
        self.tries: Counter[str] = Counter()
        self.failed_tries: dict[str, list[tuple[Where, str]]] = {}
        self.kinds: Counter[tuple[str, str]] = Counter()
        self.findings: list[Finding] = []

    def find(self, check: str, where: Where, what: str) -> None:
        """Notes a broken promise; what stands before a colon tells its kind."""
        self.broken[check] += 1
        kind = (check, what.partition(":")[0])
        self.kinds[kind] += 1
        if self.kinds[kind] <= KEPT:
            self.findings.append(Finding(check, where.seed, where.answers, where.seat, what))

    def expect(self, check: str, where: Where, fact: bool, otherwise: str) -> bool:
        """Counts a look, and a finding unless the fact holds."""
        self.exercised[check] += 1
        if not fact:
            self.find(check, where, otherwise)
        return fact

    def same(self, check: str, where: Where, left: Any, right: Any, otherwise: str) -> bool:
        """Counts a look, and a finding that names the difference unless two things are equal."""
        self.exercised[check] += 1
        if left == right:
            return True
        self.find(check, where, f"{otherwise}: {difference(left, right)}")
        return False

    @contextmanager
    def looking(self, check: str, where: Where) -> Iterator[None]:
        """Turns whatever the game raises meanwhile into a finding."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - a game under test may raise anything
            self.exercised[check] += 1
            self.find(check, where, f"it raised {type(error).__name__}: {error}")

    def skip(self, check: str) -> None:
        """Counts a look that could not be had."""
        self.skipped[check] += 1

    @contextmanager
    def trying(self, check: str, where: Where) -> Iterator[None]:
        """Skips a look at a made-up state that the game cannot handle."""
        self.tries[check] += 1
        try:
            yield
        except Exception as error:  # noqa: BLE001 - a made-up state may break any rule, which is no fault of the game
            self.skip(check)
            self.failed_tries.setdefault(check, []).append((where, f"{type(error).__name__}: {error}"))

    def _mostly_skipped(self) -> list[Finding]:
        """Makes a finding of each check that mostly could not look, since that is no proof of anything."""
        found: list[Finding] = []
        for check, failed in self.failed_tries.items():
            if 2 * len(failed) > self.tries[check]:
                where, error = failed[-1]
                counts = f"{len(failed)} of {self.tries[check]}"
                what = f"most looks had to be skipped: {counts}, the last since it raised {error}"
                found.append(Finding(check, where.seed, where.answers, where.seat, what))
        return found

    def report(self, game: str, seeds: int) -> Report:
        """Returns the result so far."""
        skipped = self._mostly_skipped()
        broken = self.broken + Counter([finding.check for finding in skipped])
        return Report(
            game,
            seeds,
            {check: self.exercised[check] for check in CHECKS},
            {check: broken[check] for check in CHECKS},
            {check: self.skipped[check] for check in CHECKS},
            tuple(sorted(self.findings + skipped, key=lambda finding: list(CHECKS).index(finding.check))),
        )


def difference(left: Any, right: Any, path: str = "") -> str:
    """Says where two unequal things first differ."""
    for name, one, other in _parts(left, right):
        if one != other:
            return difference(one, other, f"{path}.{name}" if path else str(name))
    return f"{path or 'it'} is {_quoted(left)} and {_quoted(right)}"


def _parts(left: Any, right: Any) -> list[tuple[object, Any, Any]]:
    if type(left) is not type(right):
        return []
    if isinstance(left, Record):
        return list(zip(fields_of(type(left)), left.values(), right.values(), strict=True))
    if isinstance(left, msgspec.Struct):
        return [(name, getattr(left, name), getattr(right, name)) for name in left.__struct_fields__]
    if isinstance(left, tuple | list) and len(left) == len(right):
        return list(zip(range(len(left)), left, right, strict=True))
    return []


def _quoted(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
