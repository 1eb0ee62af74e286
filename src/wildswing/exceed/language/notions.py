"""Says which general notion of the engine runs each line of a fighter.

Run it with `python -m wildswing.exceed.language.notions > docs/fighter-notions.md`. Lines come from the files and
notions from the nodes, so the page cannot drift from either.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.printer import print_line
from wildswing.exceed.language.walk import walk
from wildswing.exceed.roster import fighter_files

NOTIONS: Final = {
    1: "movement step by step, places, width, directions",
    2: "results of instructions, ledgers of strike and turn",
    3: "modifiers: standing, granted, delayed",
    4: "totals in layers",
    5: "an attack is not a card",
    6: "cards and tokens in play: owner, controller, zone, space, kept value",
    7: "performer, owner, source, attack, this, X",
    8: "text as a value",
    9: "windows as data",
    10: "replacements and prohibitions",
    11: "one payment procedure",
    12: "deferred strikes and actions",
    13: "constraints on choices",
}

BY_NODE: Final[dict[type | StrEnum, tuple[int, ...]]] = {
    n.Move: (1, 2),
    n.PlaceOn: (1, 6),
    n.Occupy: (1,),
    n.AtRange: (1,),
    v.SpaceName: (1,),
    v.Simple.STOP: (1, 9),
    n.Stands: (2,),
    n.StandsOn: (1,),
    n.TokenPast: (1, 6),
    n.TokenWith: (1, 6),
    n.Did: (2,),
    v.Limit: (2,),
    n.Result: (2,),
    v.Tally: (2,),
    v.Tally.RANGE: (1,),
    v.Fact: (2,),
    v.Fact.SPACE_AHEAD: (1, 6),
    v.Fact.SPACE_BETWEEN: (1, 6),
    n.AttackHit: (2, 5),
    n.Modify: (3, 4),
    n.Raise: (3,),
    n.Total: (4,),
    n.SetX: (4, 7),
    v.Measure.DAMAGE: (2,),
    v.Measure.DAMAGE_TAKEN: (2,),
    n.MovedFar: (2,),
    v.Measure.ARMOR_SPENT: (2,),
    n.AttackIs: (5,),
    n.Become: (3, 5),
    n.Origin: (5,),
    n.ExtraAttack: (5,),
    n.SetAttack: (5, 13),
    n.Strike: (5, 12),
    n.Named: (6,),
    v.Spot: (6,),
    n.Play: (6, 9),
    n.Sustain: (6,),
    n.Remove: (6,),
    n.TokenIs: (6,),
    n.By: (7,),
    v.Ref: (7,),
    n.Grant: (3, 8),
    n.Trigger: (9,),
    n.Action: (9, 12),
    n.Cannot: (10,),
    v.Simple.SKIP_DRAW: (10,),
    n.Spend: (11,),
    n.Cost: (11,),
    n.Costs: (11,),
    n.Cheaper: (11,),
    v.Simple.ANOTHER_ACTION: (12,),
    v.Simple.ANOTHER_BUT_STRIKE: (12, 13),
    n.Must: (13,),
    n.NameOne: (13,),
    v.Adjective.SAME_NAMED: (13,),
}
"""The notions that run a node, by its sort or, for some words, by the word itself."""

Special = tuple[str, Callable[[object], bool], tuple[int, ...]]


def _would(part: object) -> bool:
    return isinstance(part, n.Trigger) and part.window in {v.Window.WOULD_LOSE, v.Window.WOULD_DRAW}


def _into_play(part: object) -> bool:
    areas = {v.ZoneName.BOOSTS, v.ZoneName.TRANSFORMATIONS}
    return isinstance(part, n.Put) and not areas.isdisjoint(part.zone.names)


def _bound_strike(part: object) -> bool:
    return isinstance(part, n.Strike) and (part.opponent_sets_first or part.ex)


SPECIAL: Final[tuple[Special, ...]] = (
    ("a line without trigger", lambda part: isinstance(part, n.Line) and part.trigger is None, (3,)),
    ("a line about each attack or turn", lambda part: isinstance(part, n.Trigger) and part.who is v.Who.EITHER, (7,)),
    ("a `would` window", _would, (10,)),
    ("`from the bottom`", lambda part: isinstance(part, n.Draw) and part.bottom, (10,)),
    ("`put … into` boosts or transformations", _into_play, (5, 6)),
    ("`strike after the opponent sets`, `strike with an EX attack`", _bound_strike, (13,)),
)
"""What depends on more than the sort of a node."""


def notions_of(line: n.Line) -> list[int]:
    """Returns the notions that run a line, in order."""
    found: set[int] = set()
    for part in walk(line):
        found.update(BY_NODE.get(part, ()) if isinstance(part, StrEnum) else ())
        found.update(BY_NODE.get(type(part), ()))
        for _, holds, numbers in SPECIAL:
            found.update(numbers if holds(part) else ())
    return sorted(found)


def lines_of(fighter: s.Fighter) -> Iterator[tuple[str, n.Line]]:
    """Yields every line of a fighter with the side, attack or boost it stands on."""
    for side, lines in (("both sides", fighter.both_sides), ("basic", fighter.basic), ("exceeded", fighter.exceeded)):
        yield from [(side, line) for line in lines]
    for card in fighter.cards:
        yield from [(card.name, line) for line in card.lines]
        if card.boost:
            yield from [(f"{card.boost.name} ({card.boost.kind})", line) for line in card.boost.lines]


def page() -> str:
    """Returns the whole page."""
    parts = [_opening(), _mapping()]
    for path, text in fighter_files():
        sheet = parse(text, path)
        if isinstance(sheet, s.Fighter):
            rows = [
                f"| {where} | `{print_line(line)}` | {_numbered(notions_of(line))} |" for where, line in lines_of(sheet)
            ]
            parts.append("\n".join([f"## {sheet.name}", "", "| on | line | notions |", "|---|---|---|", *rows, ""]))
    return "\n".join(parts)


def _opening() -> str:
    listed = "\n".join([f"{number}. {notion}" for number, notion in NOTIONS.items()])
    return f"""# Which notion runs which line

For people who change the engine. No card has code of its own: every line is run by the general notions below. This
page is made from the files of the roster by
`python -m wildswing.exceed.language.notions > docs/fighter-notions.md`.

{listed}

A line is run by the notions of all nodes in it. Structure (`;`, `,`, `or`, `may`, `if`, `for each`) and plain card
moves (`draw`, `put`, `discard`, `reveal`) belong to the agenda itself and are not listed. A trap adds notions 1 and 6
by its kind, a printed number that reads another one (`range 3-power`) notion 4.
"""


def _mapping() -> str:
    nodes = [(f"`{_called(sort)}`", numbers) for sort, numbers in BY_NODE.items()]
    special = [(said, numbers) for said, _, numbers in SPECIAL]
    rows = [f"| {said} | {_numbered(numbers)} |" for said, numbers in nodes + special]
    return "\n".join(["## Nodes", "", "| node | notions |", "|---|---|", *rows, ""])


def _numbered(numbers: Iterable[int]) -> str:
    return ", ".join([str(number) for number in numbers])


def _called(sort: type | StrEnum) -> str:
    return sort.value if isinstance(sort, StrEnum) else sort.__name__


if __name__ == "__main__":
    sys.stdout.write(page())
