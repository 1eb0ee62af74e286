"""Which functions and which tests cite each numbered statement of a game's rules."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

FORMS: Final = {
    "exceed": (r"((?:EX-(?:NOTION-)?[A-Z]+|A|D)-)(\d\d)", "02"),
    "exiled": (r"(RX-[A-Z]+)(\d+)", ""),
    "formation": (r"(FO-[A-Z])(\d+)", ""),
}
"""For each game a statement's id, as a pattern of its group and its number, and how the number is written.

In Exceed D-nn are differences between the editions, and A-nn rulings where a rulebook is silent or says two things.
"""

SCENARIOS: Final = "tests/exceed/scenarios/test_roster.py::test_scenario_comes_out_as_it_says"
"""The test of every scenario that lies beside a fighter's file."""

FILES: Final = "tests/exceed/scenarios/test_files.py::test_scenario_comes_out_as_it_says"
"""The test of every file of scenarios that lies among the tests."""

GLOSSARY: Final = "glossary"
"""The module or folder that explains words by the statements they come from, and does nothing."""


@cache
def ids_in(game: str, text: str) -> frozenset[str]:
    """Returns the ids that a text cites, those inside a span such as EX-A-02 to EX-A-05 too."""
    form, number = FORMS[game]
    found = {match.group() for match in re.finditer(rf"\b{form}\b", text)}
    for span in re.finditer(rf"\b{form} to (?:{form.replace('(?:', '(').replace('(', '(?:')}|[A-Z]*(\d+))", text):
        group, low, high = span.group(1), span.group(2), re.findall(r"\d+", span.group())[-1]
        found.update([f"{group}{one:{number}}" for one in range(int(low), int(high) + 1)])
    return frozenset(found)


@cache
def cited_in_code(game: str) -> dict[str, list[str]]:
    """Returns the functions and classes that cite each id, as module.name."""
    places: dict[str, list[str]] = {}
    for file in sorted((ROOT / "src/wildswing" / game).rglob("*.py")):
        for name, body in definitions(file) if not _explains(file) else ():
            for rule in ids_in(game, body):
                places.setdefault(rule, []).append(f"{file.stem}.{name}")
    for rule, place in told_by_page(game):
        if place not in places.setdefault(rule, []):
            places[rule].append(place)
    return places


def _explains(file: Path) -> bool:
    """Is this a file of a glossary?"""
    return GLOSSARY in file.relative_to(ROOT).with_suffix("").parts


@cache
def told_by_page(game: str) -> tuple[tuple[str, str], ...]:
    """Returns the statements with the module and name that a page written by hand has for each."""
    page = (ROOT / f"docs/rules-{game}.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"^\| (FO-[A-Z]\d+) \| [^|]+ \| `(\w+\.\w+)` \|", page, re.MULTILINE))


@cache
def cited_in_tests(game: str) -> dict[str, list[str]]:
    """Returns the tests that cite each id, as pytest calls them."""
    places: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / game).rglob("test_*.py")):
        for name, body in definitions(file):
            if name.startswith("test_"):
                for rule in ids_in(game, body):
                    places.setdefault(rule, []).append(f"{file.relative_to(ROOT)}::{name}")
    for file in sorted((ROOT / "src/wildswing" / game).rglob("*.scenario")):
        for title, body in titled(file.read_text(encoding="utf-8")):
            for rule in ids_in(game, body):
                places.setdefault(rule, []).append(f"{SCENARIOS}[{file.stem}: {title}]")
    for file in sorted((ROOT / "tests/scenarios").rglob("*.scenario")):
        for rule in ids_in(game, file.read_text(encoding="utf-8")):
            places.setdefault(rule, []).append(f"{FILES}[{file.stem}]")
    return places


def titled(text: str) -> list[tuple[str, str]]:
    """Returns the title of each scenario of a text, with the lines below it."""
    parts = re.split(r"^scenario ", text, flags=re.MULTILINE)[1:]
    return [(title, body) for title, _, body in [part.partition("\n") for part in parts]]


def definitions(file: Path) -> Iterator[tuple[str, str]]:
    """Yields the names defined at the left margin of a file, each with its lines."""
    name = ""
    lines: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        start = re.match(r"(?:def|class) (\w+)|([A-Z_]+)\b", line)
        if start:
            if name:
                yield name, "\n".join(lines)
            name, lines = start.group(1) or start.group(2), []
        lines.append(line)
    if name:
        yield name, "\n".join(lines)
