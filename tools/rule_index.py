"""Lists where each numbered statement of the Exceed rules is in the code, and which tests fail without it.

`python -m tools.rule_index` writes docs/rules-exceed.md anew; a test compares.
"""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules-exceed.md"
CODE = ROOT / "src" / "wildswing" / "exceed"
TESTS = ROOT / "tests"

ID = re.compile(r"\bEX-[A-Z]+-\d\d\b")
SPAN = re.compile(r"\b(EX-[A-Z]+-)(\d\d) to (?:EX-[A-Z]+-)?(\d\d)\b")

OPENING = """# Exceed: where each statement of the rules is

For a person with a rulebook in hand. The ids number the statements of the three rulebooks. *Code* is a module of
`wildswing.exceed` and a name in it that cites the id; *tests* are in `tests/exceed` and fail when the statement does
not hold. A statement without code of its own follows from others. Made by `python -m tools.rule_index`.
"""

EXAMPLES = """## Worked examples

EX-EXMP-01 to EX-EXMP-77 are the scenario files in `tests/scenarios`, played by
`wildswing scenario tests/scenarios/*.scenario`.
"""

SHOWN = 3
"""Places shown for each statement; there are often more."""

CHAPTERS = {
    "COMP": ("Components", 29),
    "SETUP": ("Setup", 15),
    "ZONE": ("Zones and information", 21),
    "ACT": ("The turn and its actions", 27),
    "FORCE": ("Force", 8),
    "GAUGE": ("Gauge", 5),
    "BOOST": ("Boosts", 19),
    "TRAP": ("Traps", 4),
    "CANCEL": ("Cancel", 7),
    "MOVE": ("Movement", 20),
    "STRIKE": ("Setting attacks", 12),
    "REVEAL": ("Reveal, costs, invalid attacks", 17),
    "PRIO": ("Priority", 3),
    "ATK": ("The steps of an attack", 10),
    "TRIG": ("Triggers", 11),
    "COND": ("Conditions", 3),
    "DMG": ("Damage and armor", 11),
    "STUN": ("Guard and being stunned", 14),
    "REACT": ("The reactive attack", 2),
    "CLEAN": ("Cleanup", 11),
    "NEXT": ("The next turn", 5),
    "SHUF": ("Reshuffle and losing", 14),
    "EXC": ("Exceed and revert", 12),
    "FAQ": ("Answers of the rulebooks", 30),
    "GLOS": ("Glossary", 20),
    "CARE": ("Behaviours that need care", 13),
}
"""For each group of ids its title, and how many statements it has."""

UNTESTABLE = {
    "EX-COMP-03": "what the two sides are called in print",
    "EX-COMP-04": "what the two sides are called in print",
    "EX-COMP-24": "what lies in a box",
    "EX-COMP-27": "what lies in a box",
    "EX-COMP-29": "where a mark is printed on a card",
    "EX-SETUP-04": "swapping reference cards changes nothing in play",
}
"""Statements about paper that no program can break, each with what it is about."""


def cited(text: str) -> set[str]:
    """Returns the ids that a text cites, those inside a span such as EX-A-02 to EX-A-05 too."""
    found = set(ID.findall(text))
    for group, low, high in SPAN.findall(text):
        found.update([f"{group}{number:02}" for number in range(int(low), int(high) + 1)])
    return found


def places_in_code() -> dict[str, list[str]]:
    """Returns the functions and classes that cite each id, as module.name."""
    places: dict[str, list[str]] = {}
    for file in sorted(CODE.glob("*.py")):
        for name, body in _definitions(file):
            for rule in cited(body):
                places.setdefault(rule, []).append(f"{file.stem}.{name}")
    return places


def _definitions(file: Path) -> Iterator[tuple[str, str]]:
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


def places_in_tests() -> dict[str, list[str]]:
    """Returns the tests, and scenario files, that cite each id."""
    places: dict[str, list[str]] = {}
    for file in sorted((TESTS / "exceed").rglob("test_*.py")):
        for name, body in _definitions(file):
            if name.startswith("test_"):
                for rule in cited(body):
                    places.setdefault(rule, []).append(f"{file.stem}.{name}")
    return places


def page() -> str:
    """Returns the whole page."""
    code, tests = places_in_code(), places_in_tests()
    parts = [OPENING]
    for group, (title, count) in CHAPTERS.items():
        rows = [f"## {title}\n", "| Id | Code | Tests |", "|---|---|---|"]
        for number in range(1, count + 1):
            rule = f"EX-{group}-{number:02}"
            where = UNTESTABLE.get(rule)
            checked = f"not testable: {where}" if where else _listed(tests.get(rule, []))
            rows.append(f"| {rule} | {_listed(code.get(rule, []))} | {checked} |")
        parts.append("\n".join(rows) + "\n")
    parts.append(EXAMPLES)
    return "\n".join(parts)


def _listed(places: list[str]) -> str:
    return ", ".join([f"`{place}`" for place in places[:SHOWN]])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
