"""Breaks one rule at a time in a copy of the sources and lists the breaks that no test notices.

    python tools/break_rules.py
    python tools/break_rules.py exceed --rule EX-MOVE-06

A break is the ids of the rules it breaks, a file under src, and the text to replace. The tests that cite one of the
ids run first: if one fails, the break is *cited*. Else all tests of the game's rules run: if one fails, the break is
*killed*; if none does, it *survives*. Ends with 1 if a break survives or no longer fits the sources.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 5
"""A break that makes the tests take so many times as long goes on for ever; it is stopped, and counts as noticed."""

AT_ONCE: Final = 2
"""Breaks tried side by side, each in sources of its own."""

FORMATION: Final = "cards setup rounds formation_phase combat winner scoring layouts view invariants"

TESTS: Final[dict[str, tuple[str, ...]]] = {
    "formation": tuple([f"tests/formation/test_{name}.py" for name in FORMATION.split()]),
    "exceed": ("tests/exceed/rules", "tests/exceed/cards", "tests/exceed/scenarios"),
    "exiled": (
        "tests/exiled/rules",
        "tests/exiled/solo",
        "tests/exiled/test_bad_input.py",
        "tests/exiled/test_properties.py",
    ),
}
"""For each game the tests that notice a broken rule; its breaks are in tools/breaks."""

TEST: Final = re.compile(
    r'^def (test_\w+)\((?:(?!^def ).)*?\) -> None:([^\n]*\n(?:    #[^\n]*\n|    """.*?"""\n)?)',
    re.DOTALL | re.MULTILINE,
)
"""A test and what it says about itself: beside its signature, in the comment below it, or in its docstring."""


@dataclass(frozen=True)
class Break:
    """One rule, or one thing that several say, broken on purpose."""

    rule: str
    file: str
    old: str
    new: str

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules it breaks."""
        return tuple(self.rule.split(", "))

    def fits(self, source: Path) -> bool:
        """Tells whether the text to replace occurs exactly once below a source folder."""
        return source.joinpath(self.file).read_text(encoding="utf-8").count(self.old) == 1

    @contextmanager
    def applied(self, source: Path) -> Iterator[None]:
        """Breaks the rule in the sources below a folder, and mends it again."""
        path = source / self.file
        sound = path.read_text(encoding="utf-8")
        path.write_text(sound.replace(self.old, self.new), encoding="utf-8")
        try:
            yield
        finally:
            path.write_text(sound, encoding="utf-8")


def read_breaks(path: Path) -> list[Break]:
    """Reads a file of breaks."""
    return [Break(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8"))["break"]]


# --- Which tests cite a rule ---


@cache
def said_by_tests(path: Path) -> dict[str, str]:
    """Returns what each test of a file says about itself."""
    return dict(TEST.findall(path.read_text(encoding="utf-8")))


def names(words: str, rule: str) -> bool:
    """Tells whether words name a rule's id."""
    return re.search(rf"\b{rule}\b", words) is not None


def cites(test: tuple[str, str], rule: str) -> bool:
    """Tells whether a test, given by its module and name, carries a rule's id."""
    path = ROOT / (test[0].replace(".", "/") + ".py")
    return path.is_file() and names(said_by_tests(path).get(test[1], ""), rule)


def citing(rules: Sequence[str], tests: Sequence[str]) -> list[str]:
    """Returns the tests below some folders or files that cite one of some rules, as pytest calls them."""
    files = [file for place in tests for file in ([ROOT / place] if place.endswith(".py") else _files(ROOT / place))]
    return [
        f"{file.relative_to(ROOT)}::{test}"
        for file in files
        for test, words in said_by_tests(file).items()
        if any(names(words, rule) for rule in rules)
    ]


def _files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("test_*.py"))


# --- Trying a break ---


def first_failure(source: Path, tests: Sequence[str], seconds: float | None = None) -> str:
    """Runs tests against the sources in a folder until one fails; returns its name, or nothing if all pass."""
    report = source / "report.xml"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", f"--junitxml={report}", *tests]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return "goes on for ever"
    if not report.is_file():
        return "crashes"
    for case in ET.parse(report).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            return case.get("name", "")
    return ""


def verdict(rule_break: Break, source: Path, tests: Sequence[str], seconds: float) -> tuple[str, str]:
    """Breaks a rule in a copy of the sources; returns what became of the break, and the test that noticed it."""
    if not rule_break.fits(source):
        return "STALE", "its text does not occur exactly once"
    with rule_break.applied(source):
        cited = citing(rule_break.rules, tests)
        failure = first_failure(source, cited, seconds) if cited else ""
        if failure:
            return "cited", failure
        failure = first_failure(source, tests, seconds)
    return ("killed", failure) if failure else ("SURVIVES", "no test notices")


def try_game(game: str, only: Sequence[str]) -> Counter[str]:
    """Tries every break of a game, or those of some rules, and counts what became of them."""
    found: Counter[str] = Counter()
    breaks = [one for one in read_breaks(ROOT / f"tools/breaks/{game}.toml") if not only or set(only) & set(one.rules)]
    with tempfile.TemporaryDirectory() as folder:
        sources: SimpleQueue[Path] = SimpleQueue()
        for number in range(AT_ONCE):
            sources.put(_copy_of_sources(Path(folder) / str(number)))
        seconds = PATIENCE * _seconds_without_break(game, sources)

        def tried(one: Break) -> tuple[str, str]:
            source = sources.get()
            try:
                return verdict(one, source, TESTS[game], seconds)
            finally:
                sources.put(source)

        with ThreadPoolExecutor(AT_ONCE) as workers:
            for one, (what, why) in zip(breaks, workers.map(tried, breaks), strict=True):
                found[what] += 1
                say(f"{what:8} {one.rule}: {Path(one.file).name}, {one.new.strip()!r} ({why})")
    say(f"{game}: {', '.join([f'{count} {what}' for what, count in found.items()])} of {found.total()}.")
    return found


def _copy_of_sources(folder: Path) -> Path:
    source = folder / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return source


def _seconds_without_break(game: str, sources: SimpleQueue[Path]) -> float:
    """Runs all tests of a game on sound sources, which they must pass, and returns how long they take."""
    source = sources.get()
    began = monotonic()
    failure = first_failure(source, TESTS[game])
    if failure:
        sys.stderr.write(f"The test {failure} of {game} fails without any break; mend it first.\n")
        raise SystemExit(2)
    sources.put(source)
    return monotonic() - began


def main(arguments: Sequence[str] | None = None) -> int:
    """Tries the breaks of all games, or of those asked for, and reports."""
    parser = argparse.ArgumentParser(description="Break one rule at a time and list what no test notices.")
    parser.add_argument("games", nargs="*", help=f"which games: {', '.join(TESTS)} (all if none is named)")
    parser.add_argument("--rule", action="append", default=[], help="only breaks of this rule id; may be repeated")
    given = parser.parse_args(arguments)
    unknown = [game for game in given.games if game not in TESTS]
    if unknown:
        parser.error(f"there are no breaks of “{unknown[0]}”; name one of {', '.join(TESTS)}")
    found = sum([try_game(game, given.rule) for game in given.games or TESTS], Counter())
    return 1 if found["STALE"] or found["SURVIVES"] else 0


def say(line: str) -> None:
    """Prints a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
