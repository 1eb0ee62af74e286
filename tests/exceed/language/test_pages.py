"""The generated page is up to date."""

from pathlib import Path

from wildswing.exceed.language import reference
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language.parser import parse, reader
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
        "if your power is less than 6 or you have 3 cards in your gauge: +1 speed."
    ]


def test_uses_count_cards_not_lines() -> None:
    uses = Uses(reader(), fighter_files())
    assert cards_of(uses.of_construction["multiply"]) == 3
    places = uses.of_construction["in_range"]
    assert len(places) == 2
    assert cards_of(places) == 1
