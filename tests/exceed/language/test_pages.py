"""The generated page is up to date."""

import re
from pathlib import Path

import pytest

from wildswing.exceed.language import reference
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.reading import reader
from wildswing.exceed.language.tables import grammar
from wildswing.exceed.language.uses import EXAMPLE, Uses, cards_of
from wildswing.exceed.roster import fighter_files

DOCS = Path(__file__).parents[3] / "docs"


def test_the_page_is_what_its_command_writes() -> None:
    written = (DOCS / "fighter-language.md").read_text(encoding="utf-8")
    assert written == reference.page(), "write docs/fighter-language.md anew with the command it names"


def test_every_construction_and_word_has_an_example() -> None:
    text = reference.page()
    for _, _, written in reference.constructions(grammar()):
        assert f"| `{written.replace('|', chr(92) + '|')}` | `" in text
    for word in reference.words_of(reader()):
        assert f"| {word}, " in text or f"| {word} | `" in text


def test_the_made_up_examples_are_right_and_do_not_count_as_cards() -> None:
    assert isinstance(parse(reference.MADE_UP), s.Fighter)
    uses = Uses(reader(), ((EXAMPLE, reference.MADE_UP),))
    assert cards_of(uses.of_construction["any_of"]) == 0
    assert [use.line for use in uses.of_word["than"]] == [
        "if your power is less than 6 or you have 3 cards in your gauge: +1 speed.",
        "action, if the spaces behind you are more than 2: gain [+1 speed] until the end of your next turn.",
    ]


def test_uses_count_cards_not_lines() -> None:
    uses = Uses(reader(), tuple([file for file in fighter_files() if file[0].endswith("hilda.fighter")]))
    places = uses.of_construction["in_range"]
    assert len(places) == 2
    assert cards_of(places) == 1


def _wanted() -> list[str]:
    """Returns the lines of the table in the tutorial."""
    page = (DOCS / "write-a-fighter.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| .* \| (.*) \|$", page.partition("## You want")[2].partition("## Keep it")[0], re.MULTILINE)
    return [line for row in rows for line in re.findall(r"`([^`]+)`", row) if not line.startswith("token")]


@pytest.mark.parametrize("line", _wanted())
def test_what_the_tutorial_tells_to_write_can_be_read(line: str) -> None:
    tokens = "token Rage (9 copies)\ntoken Fury (9 copies, set aside)\n"
    head = f"fighter Test\nedition strive\nexceed costs 2 gauge\n{tokens}\n"
    attack = "special Flare\n  range 1-3, power 4, speed 5\n"
    boost = "  boost Spark (continuous)\n    now: X is 0.\n"
    text = f"{head}{attack}{boost}    {line}\n" if "X" in line else f"{head}basic\n  {line}\n\n{attack}"
    assert isinstance(parse(text), s.Fighter)


def test_the_tutorial_has_such_lines() -> None:
    assert len(_wanted()) > 20


def test_each_construction_of_a_single_card_has_its_reason() -> None:
    page = (DOCS / "fighter-language.md").read_text(encoding="utf-8")
    listed = page.partition("The constructions for a single one:")[2].partition("\n## ")[0]
    alone = re.findall(r"^- `([^`]+)` \(", listed, re.MULTILINE)
    reasons = (DOCS / "architecture.md").read_text(encoding="utf-8").partition("for a single card\n")[2]
    rows = re.findall(r"^\| `([^`]+)` \| .{20,} \|$", reasons.partition("\n## ")[0], re.MULTILINE)
    assert alone
    assert sorted(rows) == sorted(alone)
