"""Lists where each numbered statement of the rules is in the code, and which tests fail without it.

`python -m tools.rule_index` writes docs/rules-exceed.md and docs/rules-exiled.md anew; a test compares.
"""

from dataclasses import dataclass, field
from pathlib import Path

from tools.citations import FORMS, cited_in_code, cited_in_tests
from tools.notions import notion_chapters, notion_statements

ROOT = Path(__file__).parents[1]

SHOWN = 3
"""Places shown for each statement; there are often more."""


@dataclass(frozen=True)
class Sheet:
    """The statements of a game's rules: what they are called, and where their page is."""

    package: str
    opening: str
    closing: str
    chapters: dict[str, tuple[str, tuple[int, ...]]]
    """For each group of ids its title, and the numbers of its statements."""
    untestable: dict[str, str]
    """Statements that no program can break, each with what it is about."""
    follows: dict[str, str] = field(default_factory=dict)
    """Statements that need no code of their own, each with what it follows from."""
    unused: dict[str, str] = field(default_factory=dict)
    """Statements that nothing in the game brings up yet, each with what it is about."""
    house: frozenset[str] = frozenset()
    """Statements of our own, for what the rulebook leaves out."""
    partly_house: frozenset[str] = frozenset()
    """Statements of the rulebook to which something of our own was added."""
    examples: frozenset[str] = frozenset()
    """Statements that only show others at work."""
    said: dict[str, str] = field(default_factory=dict)
    """Statements of our own that stand on the page itself, since no rulebook has them."""

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

    @property
    def stated(self) -> list[str]:
        """All statements, in the order of the rulebook."""
        number = FORMS[self.package][1]
        return [f"{group}{one:{number}}" for group, (_, numbers) in self.chapters.items() for one in numbers]


def _up_to(counts: dict[str, tuple[str, int]]) -> dict[str, tuple[str, tuple[int, ...]]]:
    return {group: (title, tuple(range(1, count + 1))) for group, (title, count) in counts.items()}


def _these(*lines: str) -> frozenset[str]:
    return frozenset(" ".join(lines).split())


EXCEED = Sheet(
    package="exceed",
    opening="""# Exceed: where each statement of the rules is

For a person with a rulebook in hand. The ids number the statements of the three rulebooks, and those of
`tools/notions.py`, which say what the notions of single fighters mean. *Code* is a module of `wildswing.exceed` and a
name in it that cites the id, or the statement from which this one follows; *tests* are in `tests/exceed`, or scenarios
beside a fighter's file or in `tests/scenarios`, and fail when the statement does not hold, which
`python -m tools.mutate_rules --rule ID` shows. Made by `python -m tools.rule_index`.
""",
    closing="""## Worked examples

EX-EXMP-01 to EX-EXMP-77 are the scenario files in `tests/scenarios`, played by
`wildswing scenario tests/scenarios/*.scenario`.
""",
    chapters={
        **_up_to(
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
                "EX-CHAR-": ("What fighters bring", 60),
            }
        ),
        **notion_chapters(),
    },
    untestable={
        "EX-COMP-03": "what the two sides are called in print",
        "EX-COMP-04": "what the two sides are called in print",
        "EX-COMP-24": "what lies in a box",
        "EX-COMP-27": "what lies in a box",
        "EX-COMP-29": "where a mark is printed on a card",
        "EX-SETUP-04": "swapping reference cards changes nothing in play",
    },
    follows={
        "EX-MOVE-16": "EX-MOVE-09",
        "EX-MOVE-17": "EX-MOVE-05",
        "EX-ATK-08": "EX-ATK-05",
        "EX-ATK-09": "EX-ATK-05",
        "EX-ATK-10": "EX-ATK-05",
        "EX-DMG-04": "EX-DMG-02",
        "EX-STUN-04": "EX-STUN-03",
        "EX-FAQ-04": "EX-BOOST-17, EX-BOOST-18",
        "EX-FAQ-06": "EX-REVEAL-16, EX-REVEAL-17",
        "EX-FAQ-07": "EX-REVEAL-10",
        "EX-FAQ-08": "EX-TRIG-09, EX-TRIG-10",
        "EX-FAQ-09": "EX-STUN-01",
        "EX-FAQ-10": "EX-TRIG-08",
        "EX-FAQ-11": "EX-BOOST-11",
        "EX-FAQ-14": "EX-BOOST-14",
        "EX-FAQ-15": "EX-SHUF-12",
        "EX-FAQ-16": "EX-DMG-11",
        "EX-FAQ-17": "EX-DMG-09",
        "EX-FAQ-18": "EX-ZONE-18, EX-ZONE-19",
        "EX-FAQ-23": "EX-CANCEL-02",
        "EX-FAQ-24": "EX-STRIKE-11, EX-REVEAL-06",
        "EX-FAQ-25": "EX-SHUF-07, EX-SHUF-08",
        "EX-FAQ-26": "EX-EXC-06",
        "EX-FAQ-28": "EX-EXC-09",
        "EX-FAQ-30": "EX-FAQ-29",
        "EX-GLOS-09": "EX-SHUF-01, EX-SHUF-02",
    },
    unused={},
    said=notion_statements(),
)

EXILED = Sheet(
    package="exiled",
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
    follows={
        "RX-E1": "RX-A14",
        "RX-E2": "RX-EV1",
        "RX-E3": "RX-HE1, RX-HE2, RX-HE3",
        "RX-E4": "RX-IR2, RX-IR3",
        "RX-E5": "RX-BA1, RX-BA2",
        "RX-E6": "RX-KK2, RX-KK4",
        "RX-E7": "RX-T3, RX-A17",
        "RX-E8": "RX-ZH2",
        "RX-E9": "RX-NH2",
        "RX-E12": "RX-EV4, RX-BA3",
        "RX-E14": "RX-IR8",
        "RX-E15": "RX-KK3",
        "RX-E16": "RX-MC1",
        "RX-E17": "RX-A4, RX-A5",
        "RX-E18": "RX-HE8, RX-CH2",
        "RX-E19": "RX-IR9",
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
_HEAD_WITH_STATEMENT = ("| Id | Statement | Code | Tests |", "|---|---|---|---|")
_HEAD_WITH_SOURCE = ("| Id | Source | Code | Tests |", "|---|---|---|---|")


def page(sheet: Sheet) -> str:
    """Returns the whole page of a game."""
    parts = [sheet.opening]
    marked = bool(sheet.house)
    stated = iter(sheet.stated)
    for title, numbers in sheet.chapters.values():
        rules = [next(stated) for _ in numbers]
        said = [f" {sheet.said[rule]} |" if rule in sheet.said else "" for rule in rules]
        head = _HEAD_WITH_SOURCE if marked else _HEAD_WITH_STATEMENT if any(said) else _HEAD
        rows = [f"## {title}\n", *head]
        for rule, statement in zip(rules, said, strict=True):
            by = f" {sheet.source(rule)} |" if marked else statement
            rows.append(f"| {rule} |{by} {_code(sheet, rule)} | {_tests(sheet, rule)} |")
        parts.append("\n".join(rows) + "\n")
    return "\n".join([*parts, sheet.closing] if sheet.closing else parts)


def _code(sheet: Sheet, rule: str) -> str:
    if rule in sheet.unused:
        return f"no fighter has it yet: {sheet.unused[rule]}"
    if rule in sheet.follows:
        return f"follows from {sheet.follows[rule]}"
    code = _listed(cited_in_code(sheet.package).get(rule, []))
    return "none" if not code and rule in sheet.untestable else code


def _tests(sheet: Sheet, rule: str) -> str:
    if rule in sheet.untestable:
        return f"not testable: {sheet.untestable[rule]}"
    if rule in sheet.unused:
        return "none"
    tests = cited_in_tests(sheet.package).get(rule, [])
    return _listed([_test(*test.split("::")) for test in tests])


def _test(file: str, name: str) -> str:
    """Returns what a test is called here; scenarios are called by their file, and by their title if it has one."""
    function, _, parameter = name.rstrip("]").partition("[")
    if not parameter:
        return f"{Path(file).stem}.{function}"
    scenario, of, title = parameter.partition(": ")
    return f"{scenario}.scenario{of}{title}"


def _listed(places: list[str]) -> str:
    return ", ".join([f"`{place}`" for place in places[:SHOWN]])


if __name__ == "__main__":
    for one in SHEETS:
        one.page.write_text(page(one), encoding="utf-8", newline="\n")
