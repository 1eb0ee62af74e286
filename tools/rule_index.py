"""Lists where each numbered statement of the rules is in the code, and which tests fail without it.

`python -m tools.rule_index` writes docs/rules-exceed.md and docs/rules-exiled.md anew; a test compares.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]

SHOWN = 3
"""Places shown for each statement; there are often more."""


@dataclass(frozen=True)
class Sheet:
    """The statements of a game's rules: what they are called, and where their page is."""

    package: str
    opening: str
    closing: str
    form: str
    """A statement's id, as a pattern of its group and its number."""
    number: str
    """How a number is written."""
    chapters: dict[str, tuple[str, tuple[int, ...]]]
    """For each group of ids its title, and the numbers of its statements."""
    untestable: dict[str, str]
    """Statements that no program can break, each with what it is about."""
    house: frozenset[str] = frozenset()
    """Statements of our own, for what the rulebook leaves out."""
    partly_house: frozenset[str] = frozenset()
    """Statements of the rulebook to which something of our own was added."""
    examples: frozenset[str] = frozenset()
    """Statements that only show others at work."""

    def source(self, rule: str) -> str:
        """Says by whom a statement is."""
        if rule in self.house:
            return "house rule"
        if rule in self.examples:
            return "example"
        return "rulebook, in part house rule" if rule in self.partly_house else "rulebook"

    @property
    def page(self) -> Path:
        """Where the page stands."""
        return ROOT / "docs" / f"rules-{self.package}.md"

    def cited(self, text: str) -> set[str]:
        """Returns the ids that a text cites, those inside a span such as EX-A-02 to EX-A-05 too."""
        found = {match.group() for match in re.finditer(rf"\b{self.form}\b", text)}
        for span in re.finditer(rf"\b{self.form} to (?:{self.form.replace('(', '(?:')}|[A-Z]*(\d+))", text):
            group, low, high = span.group(1), span.group(2), re.findall(r"\d+", span.group())[-1]
            found.update([f"{group}{number:{self.number}}" for number in range(int(low), int(high) + 1)])
        return found


def _up_to(counts: dict[str, tuple[str, int]]) -> dict[str, tuple[str, tuple[int, ...]]]:
    return {group: (title, tuple(range(1, count + 1))) for group, (title, count) in counts.items()}


def _these(*lines: str) -> frozenset[str]:
    return frozenset(" ".join(lines).split())


EXCEED = Sheet(
    package="exceed",
    form=r"(EX-[A-Z]+-)(\d\d)",
    number="02",
    opening="""# Exceed: where each statement of the rules is

For a person with a rulebook in hand. The ids number the statements of the three rulebooks. *Code* is a module of
`wildswing.exceed` and a name in it that cites the id; *tests* are in `tests/exceed` and fail when the statement does
not hold. A statement without code of its own follows from others. Made by `python -m tools.rule_index`.
""",
    closing="""## Worked examples

EX-EXMP-01 to EX-EXMP-77 are the scenario files in `tests/scenarios`, played by
`wildswing scenario tests/scenarios/*.scenario`.
""",
    chapters=_up_to(
        {
            "EX-COMP-": ("Components", 29),
            "EX-SETUP-": ("Setup", 15),
            "EX-ZONE-": ("Zones and information", 21),
            "EX-ACT-": ("The turn and its actions", 27),
            "EX-FORCE-": ("Force", 8),
            "EX-GAUGE-": ("Gauge", 5),
            "EX-BOOST-": ("Boosts", 19),
            "EX-TRAP-": ("Traps", 4),
            "EX-CANCEL-": ("Cancel", 7),
            "EX-MOVE-": ("Movement", 20),
            "EX-STRIKE-": ("Setting attacks", 12),
            "EX-REVEAL-": ("Reveal, costs, invalid attacks", 17),
            "EX-PRIO-": ("Priority", 3),
            "EX-ATK-": ("The steps of an attack", 10),
            "EX-TRIG-": ("Triggers", 11),
            "EX-COND-": ("Conditions", 3),
            "EX-DMG-": ("Damage and armor", 11),
            "EX-STUN-": ("Guard and being stunned", 14),
            "EX-REACT-": ("The reactive attack", 2),
            "EX-CLEAN-": ("Cleanup", 11),
            "EX-NEXT-": ("The next turn", 5),
            "EX-SHUF-": ("Reshuffle and losing", 14),
            "EX-EXC-": ("Exceed and revert", 12),
            "EX-FAQ-": ("Answers of the rulebooks", 30),
            "EX-GLOS-": ("Glossary", 20),
            "EX-CARE-": ("Behaviours that need care", 13),
        }
    ),
    untestable={
        "EX-COMP-03": "what the two sides are called in print",
        "EX-COMP-04": "what the two sides are called in print",
        "EX-COMP-24": "what lies in a box",
        "EX-COMP-27": "what lies in a box",
        "EX-COMP-29": "where a mark is printed on a card",
        "EX-SETUP-04": "swapping reference cards changes nothing in play",
    },
)

EXILED = Sheet(
    package="exiled",
    form=r"(RX-[A-Z]+)(\d+)",
    number="",
    opening="""# Rise of the Exiled: where each statement of the rules is

For a person with the rulebook in hand. The ids number the statements of the rulebook and of the house rules for what it
leaves out: *source* says which is which. What follows from the rulebook by counting or logic is counted as its own, and
so is what its publisher has told elsewhere. *Code* is a module of `wildswing.exiled` and a name in it that cites the
id; *tests* are in `tests/exiled` and fail when the statement does not hold. A statement without code of its own follows
from others or stands in the data of the characters. Made by `python -m tools.rule_index`.
""",
    closing="",
    chapters={
        **_up_to(
            {
                "RX-K": ("Components", 11),
                "RX-S": ("Setup", 13),
                "RX-T": ("Flow", 4),
                "RX-A": ("Attack phase", 21),
                "RX-M": ("Movement phase", 11),
                "RX-HE": ("Hedina", 9),
                "RX-KK": ("Klim-Klam", 7),
                "RX-MA": ("Mandice", 4),
                "RX-IR": ("Intrusion of Roaches", 9),
                "RX-MC": ("Murder of Crows", 4),
                "RX-GL": ("Gleem", 5),
                "RX-GA": ("Gande", 9),
                "RX-NA": ("Nameless", 7),
                "RX-EV": ("Evelynn", 5),
                "RX-ZH": ("Zombie Horde", 12),
                "RX-NH": ("Nahtha", 4),
                "RX-BA": ("Badon", 4),
                "RX-CH": ("All characters", 4),
                "RX-V": ("Variants", 7),
            }
        ),
        "RX-I": ("Items", (*range(1, 13), *range(20, 30))),
        **_up_to(
            {
                "RX-L": ("Terrain", 7),
                "RX-G": ("Capture the Gemstone", 8),
                "RX-GB": ("The Ghost Bride", 7),
                "RX-TP": ("Target Practice", 6),
                "RX-Q": ("Quick-play guide", 4),
                "RX-W": ("Throwing", 11),
                "RX-E": ("Worked examples", 19),
            }
        ),
    },
    untestable={
        "RX-K1": "what lies in a box",
        "RX-K4": "what lies in a box",
        "RX-K5": "what lies in a box",
        "RX-K6": "what lies in a box",
        "RX-K7": "what lies in a box",
        "RX-K9": "where icons are printed and sliders lie",
        "RX-K10": "what the cards are made of",
        "RX-A3": "how people hold their arms",
        "RX-A6": "how people hold their hands",
        "RX-A21": "advice to players",
        "RX-I29": "a shop code that is no rule",
        "RX-Q1": "repeats statements of the setup",
        "RX-Q2": "repeats statements of the attack phase",
        "RX-Q3": "repeats statements of the movement phase",
        "RX-Q4": "repeats statements of the flow",
    },
    house=_these(
        "RX-K5 RX-K6 RX-K7 RX-S13 RX-M6 RX-M9 RX-M10",
        "RX-HE8 RX-HE9 RX-KK6 RX-KK7 RX-MA3 RX-MA4 RX-IR8 RX-IR9 RX-MC4 RX-GL4 RX-GL5 RX-GA8 RX-GA9 RX-NA7 RX-EV5",
        "RX-ZH3 RX-ZH8 RX-ZH9 RX-ZH10 RX-ZH11 RX-ZH12 RX-NH3 RX-BA4 RX-CH4",
        "RX-V7 RX-I27 RX-I28 RX-L7 RX-G7 RX-G8 RX-TP5 RX-TP6",
        *[f"RX-W{number}" for number in range(1, 12)],
    ),
    partly_house=_these(
        "RX-K4 RX-S6 RX-M5 RX-HE7 RX-IR6 RX-V1 RX-V2 RX-V3 RX-V4 RX-V6 RX-I3 RX-I9 RX-I24 RX-I26",
        "RX-L2 RX-L3 RX-L4 RX-L5 RX-L6 RX-G1 RX-G2 RX-GB1",
    ),
    examples=_these(*[f"RX-E{number}" for number in range(1, 20)]),
)

SHEETS = (EXCEED, EXILED)

_HEAD = ("| Id | Code | Tests |", "|---|---|---|")
_HEAD_WITH_SOURCE = ("| Id | Source | Code | Tests |", "|---|---|---|---|")


def places_in_code(sheet: Sheet) -> dict[str, list[str]]:
    """Returns the functions and classes that cite each id, as module.name."""
    places: dict[str, list[str]] = {}
    for file in sorted((ROOT / "src" / "wildswing" / sheet.package).rglob("*.py")):
        for name, body in _definitions(file):
            for rule in sheet.cited(body):
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


def places_in_tests(sheet: Sheet) -> dict[str, list[str]]:
    """Returns the tests, and scenario files, that cite each id."""
    places: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / sheet.package).rglob("test_*.py")):
        for name, body in _definitions(file):
            if name.startswith("test_"):
                for rule in sheet.cited(body):
                    places.setdefault(rule, []).append(f"{file.stem}.{name}")
    return places


def page(sheet: Sheet) -> str:
    """Returns the whole page of a game."""
    code, tests = places_in_code(sheet), places_in_tests(sheet)
    parts = [sheet.opening]
    for group, (title, numbers) in sheet.chapters.items():
        marked = bool(sheet.house)
        rows = [f"## {title}\n", *(_HEAD_WITH_SOURCE if marked else _HEAD)]
        for number in numbers:
            rule = f"{group}{number:{sheet.number}}"
            where = sheet.untestable.get(rule)
            checked = f"not testable: {where}" if where else _listed(tests.get(rule, []))
            by = f" {sheet.source(rule)} |" if marked else ""
            rows.append(f"| {rule} |{by} {_listed(code.get(rule, []))} | {checked} |")
        parts.append("\n".join(rows) + "\n")
    return "\n".join([*parts, sheet.closing] if sheet.closing else parts)


def _listed(places: list[str]) -> str:
    return ", ".join([f"`{place}`" for place in places[:SHOWN]])


if __name__ == "__main__":
    for one in SHEETS:
        one.page.write_text(page(one), encoding="utf-8", newline="\n")
