"""The generated pages are up to date."""

from pathlib import Path

import pytest

from wildswing.exceed.language import notions, reference
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language.parser import parse, reader
from wildswing.exceed.language.printer import print_line
from wildswing.exceed.language.tables import grammar
from wildswing.exceed.language.uses import EXAMPLE, Uses, cards_of
from wildswing.exceed.roster import fighter_files

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.parametrize(("module", "page"), [(reference, "fighter-language.md"), (notions, "fighter-notions.md")])
def test_the_page_is_what_its_command_writes(module: object, page: str) -> None:
    made = reference.page() if module is reference else notions.page()
    assert (DOCS / page).read_text(encoding="utf-8") == made, f"write docs/{page} anew with the command it names"


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
        "if your power is less than 6 or you have 3 cards in your gauge: +1 speed."
    ]


def test_uses_count_cards_not_lines() -> None:
    uses = Uses(reader(), fighter_files())
    assert cards_of(uses.of_construction["multiply"]) == 3
    places = uses.of_construction["in_range"]
    assert len(places) == 2
    assert cards_of(places) == 1


def test_each_line_is_run_by_at_least_one_notion_and_each_notion_runs_a_line() -> None:
    sheets = [parse(text, path) for path, text in fighter_files()]
    lines = [line for sheet in sheets if isinstance(sheet, s.Fighter) for _, line in notions.lines_of(sheet)]
    found = [notions.notions_of(line) for line in lines]
    assert all(found)
    assert {number for numbers in found for number in numbers} == set(notions.NOTIONS)


def test_the_notions_of_a_line_come_from_its_nodes() -> None:
    faust = next(parse(text) for path, text in fighter_files() if path.endswith("faust.fighter"))
    assert isinstance(faust, s.Fighter)
    by_text = {print_line(line): notions.notions_of(line) for _, line in notions.lines_of(faust)}
    assert by_text["after each attack: take 3 nonlethal damage; discard this."] == [7, 9]
    assert by_text["if your speed is less than the opponent's speed: cannot be hit."] == [3, 4, 10]
    assert by_text["after, if your attack hit: put this into the opponent's boosts, sustain it."] == [2, 5, 6, 7, 9]
