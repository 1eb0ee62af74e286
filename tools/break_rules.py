"""Breaks one rule at a time in a copy of the sources and lists the breaks that no test notices.

    python tools/break_rules.py tools/breaks/formation.toml tests/formation

A break is a rule id, a file under src, and the text to replace. It is *killed* when a test fails, and *cited* when
one of the failing tests carries the rule's id; a break that is not killed is a survivor. Ends with 1 if there is one.
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
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
SECONDS = 120
"""A break that makes a game go on for ever is stopped here, and counts as noticed."""


@dataclass(frozen=True)
class Break:
    """One rule, broken on purpose."""

    rule: str
    file: str
    old: str
    new: str

    def fits(self, source: Path) -> bool:
        """Tells whether the text to replace occurs exactly once below a source folder."""
        return source.joinpath(self.file).read_text(encoding="utf-8").count(self.old) == 1

    def apply(self, source: Path) -> None:
        """Breaks the rule in the sources below a folder."""
        path = source / self.file
        path.write_text(path.read_text(encoding="utf-8").replace(self.old, self.new), encoding="utf-8")


def read_breaks(path: Path) -> list[Break]:
    """Reads a file of breaks."""
    return [Break(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8"))["break"]]


def failing_tests(source: Path, tests: Sequence[str]) -> list[tuple[str, str]]:
    """Runs tests against the sources in a folder; returns module and name of each test that fails."""
    report = source / "report.xml"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", *tests]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return [("", "timeout")]
    if not report.is_file():
        return [("", "crash")]
    cases = ET.parse(report).iter("testcase")
    return [
        (case.get("classname", ""), case.get("name", "").partition("[")[0])
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]


def cites(test: tuple[str, str], rule: str) -> bool:
    """Tells whether a test carries a rule's id beside or below its signature."""
    path = ROOT / (test[0].replace(".", "/") + ".py")
    if not path.is_file():
        return False
    signature = rf"def {test[1]}\((?:(?!\bdef ).)*?\) -> None:([^\n]*\n(?:    #[^\n]*\n)?)"
    found = re.search(signature, path.read_text(encoding="utf-8"), re.DOTALL)
    return found is not None and re.search(rf"{rule}\b", found[1]) is not None


def main(arguments: Sequence[str] | None = None) -> int:
    """Tries every break and reports."""
    parser = argparse.ArgumentParser(description="Break one rule at a time and list what no test notices.")
    parser.add_argument("breaks", type=Path, help="the file of breaks")
    parser.add_argument("tests", nargs="+", help="what pytest runs: folders, files or options")
    given, options = parser.parse_known_args(arguments)
    tests = [*given.tests, *options]
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        if failing_tests(source, tests):
            say("The tests fail without any break; mend them first.")
            return 2
        for one in read_breaks(given.breaks):
            if not one.fits(source):
                say(f"stale     {one.rule:8} {one.file}: “{one.old}” does not occur exactly once")
                survivors += 1
                continue
            one.apply(source)
            failing = failing_tests(source, tests)
            shutil.copy(ROOT / "src" / one.file, source / one.file)
            cited = [test for test in failing if cites(test, one.rule)]
            verdict = "cited" if cited else "killed" if failing else "SURVIVES"
            survivors += not failing
            say(f"{verdict:9} {one.rule:8} {one.new.strip()!r} ({len(failing)} tests fail, {len(cited)} cite it)")
    say(f"{survivors} survive.")
    return 1 if survivors else 0


def say(line: str) -> None:
    """Prints a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
